//! Lists the languages, each a folder of `lang/`, to be compiled in.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The language that has every message. It is used where another language has no text.
const FIRST: &str = "en";

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("lang");
    println!("cargo::rerun-if-changed=build.rs");
    let mut folders = entries(&root)?;
    folders.retain(|folder| folder.is_dir());
    folders.sort_by_key(|folder| (stem(folder) != FIRST, stem(folder)));
    let mut table = String::from("[\n");
    for folder in &folders {
        writeln!(table, "    Folder {{ code: {:?}, files: &[", stem(folder)).map_err(other)?;
        let mut files = entries(folder)?;
        files.retain(|file| file.extension().is_some_and(|extension| extension == "ftl"));
        for file in files {
            let path = file.to_string_lossy();
            let line = writeln!(table, "        ({:?}, include_str!({path:?})),", stem(&file));
            line.map_err(other)?;
        }
        table.push_str("    ] },\n");
    }
    table.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("folders.rs"), table)
}

/// The entries of a folder, sorted. A change to the folder runs this again.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        found.push(entry?.path());
    }
    found.sort();
    Ok(found)
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

fn other(error: std::fmt::Error) -> io::Error {
    io::Error::other(error)
}
