//! `tengen admin`: games, records and studies listed, shown, closed and deleted, and links taken
//! back, by a server's keeper.

use crate::cli::{AdminArguments, AdminCommand, KindChoice, StateChoice};
use crate::serve;
use crate::speech::{language, say, tell};
use crate::{Failure, wrong};
use std::io::{BufRead, IsTerminal, Write, stdin, stdout};
use std::path::PathBuf;
use tengen_record::date;
use tengen_reference::outcome_words;
use tengen_rules::Outcome;
use tengen_server::admin::{AdminError, At, Facts, Reply, Request, Taken, Wanted, Why, ask};
use tengen_server::store::{Deleted, ItemKind, StoreError};
use tokio::runtime::{Builder, Runtime};

/// Does what is asked for, and says it.
pub(crate) fn run(arguments: &AdminArguments) -> Result<(), Failure> {
    let keeper = Keeper::of(arguments)?;
    let request = request(&arguments.command);
    if let AdminCommand::Delete { item, yes: false } = &arguments.command {
        let shown = keeper.ask(Request::Show { item: item.clone() })?;
        if let Reply::Item { item } = &shown {
            tell(&line(item));
        }
        if matches!(shown, Reply::Item { .. }) && !is_meant()? {
            return Err(Failure::Trouble(say("admin-kept", &[])));
        }
    }
    let reply = keeper.ask(request)?;
    if let Reply::Refused { why } = reply {
        return Err(Failure::Trouble(refused(why)));
    }
    if let Reply::Items { items, all } = &reply
        && items.len() < *all
    {
        tell(&say("admin-more", &[("shown", items.len().into()), ("all", (*all).into())]));
    }
    if arguments.json {
        return Ok(writeln!(stdout(), "{}", json(&reply))?);
    }
    told(&reply)
}

/// The way to a server.
struct Keeper {
    at: At,
    secret: Option<PathBuf>,
    runtime: Runtime,
}

impl Keeper {
    fn of(arguments: &AdminArguments) -> Result<Keeper, Failure> {
        let at = match &arguments.socket {
            Some(socket) => At::Socket(socket.clone()),
            None => At::Folder(serve::own_folder(arguments.data.clone(), "admin-of-postgres")?),
        };
        let runtime = Builder::new_current_thread().enable_all().build()?;
        Ok(Keeper { at, secret: serve::named_secret(None), runtime })
    }

    fn ask(&self, request: Request) -> Result<Reply, Failure> {
        let asked = ask(&self.at, self.secret.as_deref(), request);
        self.runtime.block_on(asked).map_err(|error| explain(&error))
    }
}

fn request(command: &AdminCommand) -> Request {
    match command {
        AdminCommand::List { kind, state, older, limit } => Request::List(Wanted {
            kind: kind.map(|kind| match kind {
                KindChoice::Game => ItemKind::Game,
                KindChoice::Record => ItemKind::Record,
                KindChoice::Study => ItemKind::Study,
            }),
            over: state.map(|state| state == StateChoice::Over),
            older: *older,
            named: None,
            limit: *limit as usize,
        }),
        AdminCommand::Find { name, limit } => Request::List(Wanted {
            named: Some(name.clone()),
            limit: *limit as usize,
            ..Wanted::default()
        }),
        AdminCommand::Show { item } => Request::Show { item: item.clone() },
        AdminCommand::Close { item } => Request::Close { item: item.clone() },
        AdminCommand::Delete { item, .. } => Request::Delete { item: item.clone() },
        AdminCommand::Revoke { item, role } => {
            Request::Revoke { item: item.clone(), role: role.clone() }
        }
        AdminCommand::Annul { item, undo } => {
            Request::Annul { item: item.clone(), annulled: !undo }
        }
        AdminCommand::Recount => Request::Recount,
        AdminCommand::Invite { role, days } => Request::Invite { role: role.clone(), days: *days },
        AdminCommand::Role { name, role } => {
            Request::Role { name: name.clone(), role: role.clone() }
        }
        AdminCommand::Usage => Request::Usage,
    }
}

/// Asks whether it is to be deleted. Nobody answers where nothing is typed.
fn is_meant() -> Result<bool, Failure> {
    if !stdin().is_terminal() {
        return Err(Failure::Usage(say("admin-unasked", &[])));
    }
    tell(&say("admin-question", &[]));
    let mut answer = String::new();
    stdin().lock().read_line(&mut answer)?;
    let yes = say("admin-yes", &[]).to_lowercase();
    Ok([yes.as_str(), "y", "yes"].contains(&answer.trim().to_lowercase().as_str()))
}

/// The answer without its kind: a list as its things, a thing as it is.
fn json(reply: &Reply) -> serde_json::Value {
    match reply {
        Reply::Items { items, .. } => serde_json::json!(items),
        Reply::Item { item } => serde_json::json!(item),
        Reply::Done { item } => serde_json::json!({ "item": item }),
        Reply::Link { item, link } => serde_json::json!({ "item": item, "link": link }),
        Reply::Usage { bytes, most, free, full, fails } => serde_json::json!({
            "bytes": bytes,
            "most": most,
            "free": free,
            "full": full,
            "fails": fails.as_ref().map(ToString::to_string),
        }),
        Reply::Recounted { entries, changed } => {
            serde_json::json!({ "entries": entries, "changed": changed })
        }
        Reply::Invited { code, link, until } => {
            serde_json::json!({ "code": code, "link": link, "until": until })
        }
        Reply::Given { name, role, before } => {
            serde_json::json!({ "name": name, "role": role, "before": before })
        }
        Reply::Refused { .. } => serde_json::Value::Null,
    }
}

fn told(reply: &Reply) -> Result<(), Failure> {
    let mut out = stdout().lock();
    match reply {
        Reply::Items { items, .. } if items.is_empty() => tell(&say("admin-none", &[])),
        Reply::Items { items, .. } => {
            for item in items {
                writeln!(out, "{}", printed(&line(item)))?;
            }
        }
        Reply::Item { item } => {
            writeln!(out, "{}", printed(&line(item)))?;
            writeln!(out, "{}", say("admin-made", &[("date", (&date(item.created)).into())]))?;
            if let Some(Taken { entries, bytes, lists, roles }) = &item.sizes {
                let (entries, bytes, lists) =
                    (entries.to_string(), bytes.to_string(), lists.to_string());
                let roles = roles.join(", ");
                let values = [
                    ("entries", (&entries).into()),
                    ("bytes", (&bytes).into()),
                    ("lists", (&lists).into()),
                    ("roles", (&roles).into()),
                ];
                writeln!(out, "{}", say("admin-sizes", &values))?;
            }
        }
        Reply::Done { item } => tell(&say("admin-done", &[("item", item.into())])),
        Reply::Link { item, link } => {
            let whole = if link.starts_with('/') { "no" } else { "yes" };
            tell(&say("admin-revoked", &[("item", item.into()), ("whole", whole.into())]));
            writeln!(out, "{link}")?;
        }
        Reply::Invited { code, link, until } => {
            let date = date(*until);
            let values = [("date", (&date).into()), ("code", code.into())];
            tell(&say("admin-invited", &values));
            writeln!(out, "{link}")?;
        }
        Reply::Given { name, role, before } => {
            let name = printed(name);
            let values =
                [("name", (&name).into()), ("role", role.into()), ("before", before.into())];
            tell(&say("admin-given", &values));
        }
        Reply::Recounted { entries, changed } => {
            let (entries, changed) = (entries.to_string(), changed.to_string());
            let values = [("entries", (&entries).into()), ("changed", (&changed).into())];
            tell(&say("admin-recounted", &values));
        }
        Reply::Usage { bytes, most, free, full, fails } => {
            for (id, bytes) in
                [("admin-usage", Some(*bytes)), ("admin-most", *most), ("admin-free", *free)]
            {
                if let Some(bytes) = bytes {
                    let mib = (bytes as f64 / f64::from(1 << 20) * 10.0).round() / 10.0;
                    writeln!(out, "{}", say(id, &[("bytes", mib.into())]))?;
                }
            }
            if *full {
                writeln!(out, "{}", say("admin-full", &[]))?;
            }
            if let Some(error) = fails {
                let why = wrong::database(error);
                writeln!(out, "{}", say("admin-fails", &[("why", (&why).into())]))?;
            }
        }
        Reply::Refused { .. } => {}
    }
    Ok(())
}

/// A control character in a name could command the terminal.
fn printed(line: &str) -> String {
    line.chars().map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

/// A thing in one line.
fn line(facts: &Facts) -> String {
    let kind = match facts.kind {
        ItemKind::Game => "admin-kind-game",
        ItemKind::Record => "admin-kind-record",
        ItemKind::Study => "admin-kind-study",
    };
    let called = match (&facts.title, &facts.players) {
        (Some(title), _) => title.clone(),
        (None, Some(players)) => {
            let [black, white] = players.each_ref().map(|name| name.as_deref().unwrap_or("?"));
            format!("{black} – {white}")
        }
        (None, None) => String::new(),
    };
    let state = match &facts.result {
        Some(result) => result_words(result),
        None if facts.kind == ItemKind::Game && !facts.over => say("admin-open", &[]),
        None if facts.closed => say("admin-closed", &[]),
        None => String::new(),
    };
    let length = u32::try_from(facts.moves).unwrap_or(u32::MAX);
    let length = match facts.kind {
        ItemKind::Study => say("admin-nodes", &[("nodes", length.into())]),
        _ => say("admin-moves", &[("moves", length.into())]),
    };
    let kind = say(kind, &[]);
    let parts = [&facts.item, &kind, &date(facts.changed), &called, &length, &state];
    let parts: Vec<&str> = parts.into_iter().map(String::as_str).collect();
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("  ")
}

/// A result as records have it. The two that are English words are said in the person's language.
fn result_words(result: &str) -> String {
    let outcome = match result {
        "Draw" => Outcome::Draw,
        "Void" => Outcome::NoResult,
        letters => return letters.to_owned(),
    };
    outcome_words(outcome, language())
}

fn refused(why: Why) -> String {
    let id = match why {
        Why::Unknown => "admin-unknown",
        Why::Deleted(Deleted { at, why }) => {
            let date = date(at);
            let values = [("why", why.name().into()), ("date", (&date).into())];
            return say("admin-deleted", &values);
        }
        Why::Over => "admin-over",
        Why::Closed => "admin-closed-already",
        Why::NoSuchRole => "admin-no-role",
        Why::Nobody => "admin-nobody",
        Why::NoRoleOfPeople => "admin-no-person-role",
        Why::NotRated => "admin-not-rated",
        Why::Store(error) => {
            let why = match error {
                StoreError::NoRights => say("wrong-no-rights", &[]),
                error => wrong::database(&error),
            };
            return say("admin-store", &[("why", (&why).into())]);
        }
        Why::Failed => "admin-failed",
        Why::NotUnderstood => "admin-not-understood",
    };
    say(id, &[])
}

fn explain(error: &AdminError) -> Failure {
    let (id, file, why) = match error {
        AdminError::Store(error) => return serve::explain(error),
        AdminError::NoServer { socket } => ("admin-no-server", socket, String::new()),
        AdminError::NoSocket { socket } => ("admin-no-socket", socket, String::new()),
        AdminError::Socket { socket, error }
            if error.kind() == std::io::ErrorKind::PermissionDenied =>
        {
            ("admin-closed-socket", socket, String::new())
        }
        AdminError::Socket { socket, error } => ("admin-bad-socket", socket, wrong::system(error)),
        AdminError::NoDatabase { folder } => ("backup-no-database", folder, String::new()),
    };
    let file = file.display().to_string();
    Failure::Trouble(say(id, &[("file", (&file).into()), ("why", (&why).into())]))
}
