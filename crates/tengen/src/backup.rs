//! `tengen backup` and `tengen restore`: copies of all games and studies.

use crate::cli::{BackupArguments, RestoreArguments};
use crate::serve::{self, own_folder};
use crate::speech::{say, tell};
use crate::{Failure, wrong};
use tengen_server::{BackupError, Links, Needs, Restored};
use tokio::runtime::Builder;

/// Copies the database of a data folder.
pub(crate) fn backup(arguments: &BackupArguments) -> Result<(), Failure> {
    let data = own_folder(arguments.data.clone(), "backup-of-postgres")?;
    let runtime = Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(tengen_server::backup(&data, &arguments.file)).map_err(explain)?;
    let file = arguments.file.display().to_string();
    tell(&say("backup-made", &[("file", (&file).into())]));
    let secret = data.join("secret").display().to_string();
    tell(&say("backup-no-secret", &[("file", (&secret).into())]));
    Ok(())
}

/// Puts a copy in the place of the database of a data folder.
pub(crate) fn restore(arguments: &RestoreArguments) -> Result<(), Failure> {
    let RestoreArguments { copy, new_links } = arguments;
    let data = own_folder(copy.data.clone(), "restore-of-postgres")?;
    let links = if *new_links { Links::New } else { Links::Kept };
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let restored = runtime.block_on(tengen_server::restore(&data, &copy.file, links));
    let Restored { kept, moved, needs } = restored.map_err(explain)?;
    let secret = data.join("secret").display().to_string();
    let data = data.display().to_string();
    tell(&say("backup-restored", &[("folder", (&data).into())]));
    if let Some(kept) = kept {
        let kept = kept.display().to_string();
        tell(&say("backup-kept", &[("file", (&kept).into())]));
    }
    if let Some(word) = moved {
        tell(&say("restore-was-moved", &[("word", (&word).into())]));
    }
    let id = match needs {
        Needs::Nothing => return Ok(()),
        Needs::Secret => "restore-needs-secret",
        Needs::OtherSecret => "restore-other-secret",
    };
    tell(&say(id, &[("file", (&secret).into())]));
    Ok(())
}

fn explain(error: BackupError) -> Failure {
    let (id, file, why) = match &error {
        BackupError::Folder(error) => return serve::explain(error),
        BackupError::NoDatabase { folder } => ("backup-no-database", folder, String::new()),
        BackupError::Exists { file } => ("backup-exists", file, String::new()),
        BackupError::Damaged { file, why } => ("backup-damaged", file, why.clone()),
        BackupError::Later { file } => ("backup-later", file, String::new()),
        BackupError::SecretIsThere { file } => ("restore-secret-there", file, String::new()),
        BackupError::File { file, error } => ("backup-file", file, wrong::system(error)),
    };
    let file = file.display().to_string();
    Failure::Trouble(say(id, &[("file", (&file).into()), ("why", (&why).into())]))
}
