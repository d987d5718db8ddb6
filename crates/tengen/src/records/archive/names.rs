//! The names of the entries of an archive.

use super::Source;
use crate::records::Label;
use tengen_sgf::TextEncoding;
use zip::ZipArchive;

/// The name of each entry. Archives that do not say that their names are UTF-8 have them in the
/// encoding of the system that packed them.
pub(super) fn decoded(entries: &mut ZipArchive<Source>, label: Option<Label>) -> Vec<String> {
    let name = |number| Some(entries.name_for_index(number)?.ok()?.into_owned());
    let mut names: Vec<String> =
        (0..entries.len()).map(|number| name(number).unwrap_or_default()).collect();
    let mut unsaid: Vec<(usize, Vec<u8>)> = Vec::new();
    for (number, name) in names.iter().enumerate().filter(|(_, name)| !name.is_ascii()) {
        // The library reads the names as those of code page 437, unless they are said to be UTF-8.
        let raw = entries.by_index_raw(number).map(|entry| entry.name_raw().to_vec());
        unsaid.extend(raw.ok().filter(|raw| raw != name.as_bytes()).map(|raw| (number, raw)));
    }
    if unsaid.iter().all(|(_, raw)| std::str::from_utf8(raw).is_ok()) {
        for (number, raw) in unsaid {
            names[number] = String::from_utf8_lossy(&raw).into_owned();
        }
        return names;
    }
    let all = || unsaid.iter().map(|(_, raw)| &raw[..]).collect::<Vec<_>>().join(&b'\n');
    let encoding = match label {
        Some(label) => TextEncoding::of_name(label),
        None => TextEncoding::guess_east_asian(&all()),
    };
    if let Some(encoding) = encoding {
        for (number, raw) in unsaid {
            names[number] = encoding.decode(&raw).into_owned();
        }
    }
    names
}

/// The path of an entry within its archive, with `/` between its parts. `None` if it leads out of
/// the archive. Some programs of Windows write `\\`.
pub(super) fn inside(name: &str) -> Option<String> {
    let name = name.replace('\\', "/");
    // `C:` names a drive of Windows, where a colon within a name leads into a file, too.
    let is_drive = matches!(name.as_bytes(), [letter, b':', ..] if letter.is_ascii_alphabetic());
    let leads_on = is_drive || (cfg!(windows) && name.contains(':'));
    if leads_on || name.starts_with('/') || name.contains('\0') {
        return None;
    }
    let mut parts: Vec<&str> = Vec::new();
    for part in name.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()?),
            part => parts.push(part),
        }
    }
    (!parts.is_empty()).then(|| parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_stay_inside() {
        for (name, expected) in [
            ("a.sgf", Some("a.sgf")),
            ("2020\\a.sgf", Some("2020/a.sgf")),
            ("x/../c.sgf", Some("c.sgf")),
            ("./x//y\\..\\c.sgf", Some("x/c.sgf")),
            ("..\\a.sgf", None),
            ("x/../../a.sgf", None),
            ("\\\\server\\a.sgf", None),
            ("C:\\a.sgf", None),
            ("x/..", None),
        ] {
            assert_eq!(inside(name).as_deref(), expected, "{name}");
        }
    }
}
