//! Lists the assets of the pages, so that they can be compiled into the server.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The extensions of assets. All other files in the folder (pages, types, notes) stay out.
const SERVED: [&str; 11] =
    ["css", "js", "json", "svg", "png", "woff2", "mp3", "ogg", "wav", "ico", "txt"];

/// Folders and files for the authors of the page, not for browsers.
const LEFT_OUT: [&str; 8] = [
    "node_modules",
    "types",
    "check",
    "test",
    "tests",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
];

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("web");
    println!("cargo::rerun-if-changed=build.rs");
    let mut files = Vec::new();
    collect(&root, &mut files)?;
    let mut named: Vec<(String, PathBuf)> =
        files.into_iter().map(|f| (name(&root, &f), f)).collect();
    named.sort();
    let mut table = String::from("[\n");
    for (name, file) in &named {
        let path = file.to_string_lossy();
        writeln!(table, "    ({name:?}, include_bytes!({path:?}).as_slice()),")
            .map_err(io::Error::other)?;
    }
    table.push_str("]\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("web.rs"), table)
}

/// The name by which a browser asks for a file.
fn name(root: &Path, file: &Path) -> String {
    file.strip_prefix(root).unwrap_or(file).to_string_lossy().replace('\\', "/")
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    // Folder by folder: a watch on the whole tree would descend into node_modules.
    println!("cargo::rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.starts_with('.') || LEFT_OUT.contains(&name.as_str()) {
            continue;
        }
        let extension = path.extension().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            collect(&path, files)?;
        } else if SERVED.contains(&extension.as_str()) {
            println!("cargo::rerun-if-changed={}", path.display());
            files.push(path);
        }
    }
    Ok(())
}
