//! `tengen migrate-store`: all games and studies moved between a folder and PostgreSQL.

use crate::cli::MigrateArguments;
use crate::speech::{say, tell};
use crate::{Failure, certificates, serve, wrong};
use indicatif::{ProgressBar, ProgressStyle};
use std::path::{Path, PathBuf};
use tengen_server::{Data, MigrateError, ServeError, Unmarked, migrate};
use tokio::runtime::Builder;

/// Moves everything, and compares it.
pub(crate) fn run(arguments: &MigrateArguments) -> Result<(), Failure> {
    let (from, to) = (place(&arguments.from), place(&arguments.to));
    for place in [&from, &to] {
        if let Data::Postgres(address) = place {
            serve::check_database(address)?;
            certificates::check()?;
        }
    }
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} {msg} {human_pos}") {
        bar.set_style(style);
    }
    let mut shown = "";
    let mut moved = |table: &'static str, rows: u64| {
        if shown != table {
            shown = table;
            bar.set_message(say("migrate-moving", &[("table", table.into())]));
        }
        bar.set_position(rows);
    };
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let origin = called(&from);
    let done = runtime.block_on(migrate(&from, &to, &mut moved));
    bar.finish_and_clear();
    let (target, to) = (to.clone(), called(&to));
    let moved = done.map_err(|error| explain(&error, &origin, &to))?;
    tell(&say("migrate-done", &[("to", (&to).into())]));
    match (&from, &moved.unmarked) {
        (Data::Folder(folder), Some(Unmarked::Folder(_))) => {
            let folder = folder.display().to_string();
            tell(&say("migrate-unmarked", &[("file", (&folder).into())]));
        }
        (_, Some(Unmarked::Database(error))) => {
            let why = wrong::database(error);
            tell(&say("migrate-unmarked-database", &[("why", (&why).into())]));
        }
        _ => {}
    }
    // Between folders it comes along.
    if !matches!((&from, &target), (Data::Folder(_), Data::Folder(_))) {
        let secret = match &from {
            Data::Folder(folder) => folder.join("secret").display().to_string(),
            Data::Postgres(_) | Data::Shared { .. } => "--secret".to_owned(),
        };
        tell(&say("migrate-secret", &[("file", (&secret).into())]));
    }
    match moved.unready {
        Some(error) => {
            let why = wrong::system(&error);
            let values = [("folder", (&to).into()), ("why", (&why).into())];
            Err(Failure::Trouble(say("migrate-unready", &values)))
        }
        None => Ok(()),
    }
}

/// An address of PostgreSQL, or else a folder. However an address begins, it never makes a folder.
fn place(text: &str) -> Data {
    if text.contains("://") {
        Data::Postgres(text.to_owned())
    } else {
        Data::Folder(PathBuf::from(text))
    }
}

/// The place without a password.
fn called(data: &Data) -> String {
    match data {
        Data::Folder(folder) => folder.display().to_string(),
        Data::Postgres(_) | Data::Shared { .. } => "PostgreSQL".to_owned(),
    }
}

fn explain(error: &MigrateError, from: &str, to: &str) -> Failure {
    let (id, table, why) = match error {
        MigrateError::Unusable(error) => return Failure::Trouble(unusable(error)),
        MigrateError::NoDatabase { .. } => ("migrate-no-database", "", String::new()),
        MigrateError::Same => ("migrate-same", "", String::new()),
        MigrateError::NotEmpty(table) => ("migrate-not-empty", *table, String::new()),
        MigrateError::TargetMoved => ("migrate-target-moved", "", String::new()),
        MigrateError::Differs(table) => ("migrate-differs", *table, String::new()),
        MigrateError::Store(error) => ("migrate-store-failed", "", wrong::database(error)),
    };
    let values =
        [("from", from.into()), ("to", to.into()), ("table", table.into()), ("why", (&why).into())];
    Failure::Trouble(say(id, &values))
}

/// Why a place cannot be used. This command has no option that names another one.
fn unusable(error: &ServeError) -> String {
    let folder = |id: &str, folder: &Path, why: String| {
        let folder = folder.display().to_string();
        say(id, &[("folder", (&folder).into()), ("why", (&why).into())])
    };
    match error {
        ServeError::DatabaseInUse => say("migrate-database-in-use", &[]),
        ServeError::InUse { folder: used } => folder("migrate-in-use", used, String::new()),
        ServeError::Data { folder: named, error } => {
            folder("migrate-no-folder", named, wrong::system(error))
        }
        ServeError::Store { file, error } => {
            folder("migrate-no-folder", file, wrong::database(error))
        }
        ServeError::Database(error) => {
            say("migrate-no-postgres", &[("why", (&wrong::database(error)).into())])
        }
        error => serve::explain(error).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::place;
    use tengen_server::Data;

    #[test]
    fn an_address_never_makes_a_folder() {
        for text in ["postgres://a@b/c", "Postgres://a:p@b/c", "postgre://a@b/c", "mysql://b/c"] {
            assert!(matches!(place(text), Data::Postgres(_)), "{text}");
        }
        assert!(matches!(place("/srv/tengen"), Data::Folder(_)));
    }
}
