//! Files that only the user of the server reads.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Writes a new file, and brings it to the disk. It has its name only when it is whole.
pub(crate) fn write_new(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut name = file.as_os_str().to_owned();
    name.push(".part");
    let part = Path::new(&name);
    let mut new = options().create(true).truncate(true).open(part)?;
    new.write_all(bytes)?;
    new.sync_all()?;
    if file.exists() {
        fs::remove_file(part)?;
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    fs::rename(part, file)?;
    match file.parent().filter(|folder| cfg!(unix) && !folder.as_os_str().is_empty()) {
        Some(folder) => File::open(folder)?.sync_all(),
        None => Ok(()),
    }
}

/// Makes an empty file if there is none, and lets nobody else read it.
pub(crate) fn begin(file: &Path) -> io::Result<()> {
    options().create(true).truncate(false).open(file)?;
    close_to_others(file)
}

/// Gives what root has made in a folder to the owner of the folder: root puts back a copy for the
/// user of the server. A link is given away itself, and not what it points to.
pub(crate) fn give_to_owner(file: &Path, folder: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, lchown};
        let (made_by, owner) = (file.symlink_metadata()?.uid(), folder.metadata()?);
        if made_by == 0 && owner.uid() != 0 {
            lchown(file, Some(owner.uid()), Some(owner.gid()))?;
        }
    }
    let _ = (file, folder);
    Ok(())
}

/// Lets nobody else read a file that is there.
pub(crate) fn close_to_others(file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(file, fs::Permissions::from_mode(0o600))?;
    }
    let _ = file;
    Ok(())
}
