//! `cargo xtask dist`: the program as people install it. It is one file without any library of the
//! system, a Debian package of it, and a folder from which an image is built.

use crate::tools::{command, output, root, run, target};
use std::env::consts::ARCH;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Files of the package: where it has them, what they are from the root, and their rights.
const FILES: [(&str, &str, u32); 6] = [
    ("DEBIAN/conffiles", "deploy/debian/conffiles", 0o644),
    ("DEBIAN/postinst", "deploy/debian/postinst", 0o755),
    ("DEBIAN/prerm", "deploy/debian/prerm", 0o755),
    ("DEBIAN/postrm", "deploy/debian/postrm", 0o755),
    ("etc/tengen/environment", "deploy/environment", 0o600),
    ("lib/systemd/system/tengen.service", "deploy/tengen.service", 0o644),
];

/// What was made.
pub(crate) struct Made {
    pub(crate) program: PathBuf,
    pub(crate) package: PathBuf,
    /// The folder from which an image is built.
    pub(crate) image: PathBuf,
}

/// `cargo xtask dist`.
pub(crate) fn command_line() -> Result<(), String> {
    let Made { program, package, image } = make("release", "dist")?;
    for made in [program, package, image] {
        println!("{}", made.display());
    }
    Ok(())
}

/// Builds the program with this profile, and makes everything of it, in this folder of the builds.
pub(crate) fn make(profile: &str, folder_name: &str) -> Result<Made, String> {
    let triple = format!("{ARCH}-unknown-linux-musl");
    let words = format!("cargo build -p tengen --profile {profile} --target {triple}");
    let mut build = command(".", &words);
    if profile == "dev" {
        // The suite has no use for it here, and it is large.
        build.env("CARGO_PROFILE_DEV_DEBUG", "0");
    }
    // The parts that are written in C need musl, too.
    build.env(format!("CC_{}", triple.replace('-', "_")), "musl-gcc");
    run(build).map_err(|why| {
        format!("{why} (needed: rustup target add {triple}; Debian's package musl-tools)")
    })?;
    let built = target()?.join(&triple).join(if profile == "dev" { "debug" } else { profile });
    let dist = target()?.join(folder_name);
    if dist.exists() {
        fs::remove_dir_all(&dist).map_err(|error| at(&dist, &error))?;
    }
    let program = dist.join("tengen");
    put(&built.join("tengen"), &program, 0o755)?;
    let mut strip = Command::new("strip");
    strip.arg(&program);
    run(strip)?;
    let package = package(&dist, &program)?;
    let image = dist.join("image");
    put(&program, &image.join("tengen"), 0o755)?;
    put(&root().join("deploy/Containerfile"), &image.join("Containerfile"), 0o644)?;
    folder(&image.join("data"))?;
    Ok(Made { program, package, image })
}

fn package(dist: &Path, program: &Path) -> Result<PathBuf, String> {
    let tree = dist.join("package");
    put(program, &tree.join("usr/bin/tengen"), 0o755)?;
    for (place, file, mode) in FILES {
        put(&root().join(file), &tree.join(place), mode)?;
    }
    for (place, shell) in [
        ("usr/share/bash-completion/completions/tengen", "bash"),
        ("usr/share/zsh/vendor-completions/_tengen", "zsh"),
        ("usr/share/fish/vendor_completions.d/tengen.fish", "fish"),
    ] {
        let script = output(Command::new(program).args(["completions", shell]))?;
        write(&tree.join(place), &script, 0o644)?;
    }
    let architecture = match ARCH {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        other => return Err(format!("Debian's name of {other} is not known here")),
    };
    let version = env!("CARGO_PKG_VERSION");
    let size = fs::metadata(program).map_err(|error| at(program, &error))?.len() / 1024 + 100;
    let control = root().join("deploy/debian/control");
    let control = fs::read_to_string(&control).map_err(|error| at(&control, &error))?;
    let control = control
        .replace("@VERSION@", version)
        .replace("@ARCHITECTURE@", architecture)
        .replace("@SIZE@", &size.to_string());
    write(&tree.join("DEBIAN/control"), &control, 0o644)?;
    let package = dist.join(format!("tengen_{version}_{architecture}.deb"));
    let mut build = Command::new("dpkg-deb");
    build.args(["--root-owner-group", "--build"]).arg(&tree).arg(&package);
    run(build)?;
    fs::remove_dir_all(&tree).map_err(|error| at(&tree, &error))?;
    Ok(package)
}

fn at(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

/// A folder with the usual rights, whatever this user's own are.
fn folder(path: &Path) -> Result<(), String> {
    if path.exists() {
        return Ok(());
    }
    if let Some(parent) = path.parent() {
        folder(parent)?;
    }
    fs::create_dir(path).map_err(|error| at(path, &error))?;
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).map_err(|error| at(path, &error))
}

fn put(from: &Path, to: &Path, mode: u32) -> Result<(), String> {
    folder(to.parent().unwrap_or(to))?;
    fs::copy(from, to).map_err(|error| at(from, &error))?;
    fs::set_permissions(to, fs::Permissions::from_mode(mode)).map_err(|error| at(to, &error))
}

fn write(to: &Path, text: &str, mode: u32) -> Result<(), String> {
    folder(to.parent().unwrap_or(to))?;
    fs::write(to, text).map_err(|error| at(to, &error))?;
    fs::set_permissions(to, fs::Permissions::from_mode(mode)).map_err(|error| at(to, &error))
}
