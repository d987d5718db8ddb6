//! The socket at which a server that runs takes requests. A request is a line of JSON, and so is
//! the answer.

use super::{Reply, Request, Why};
use crate::app::App;
use std::io;
use std::os::unix::fs::{FileTypeExt, PermissionsExt};
use std::path::Path;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};

/// The longest request, in bytes.
const LONGEST: u64 = 64 * 1024;

/// How long a request may take to arrive.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long a server may take to answer at a socket that is there.
const SOON: Duration = Duration::from_secs(1);

/// Opens the socket for this user alone.
///
/// # Errors
/// If it cannot be opened, or something else is in its place.
pub(crate) async fn listen(path: &Path, app: &App) -> io::Result<()> {
    match path.symlink_metadata() {
        Ok(there) if there.file_type().is_socket() => {
            // A server that was killed leaves its socket, at which nobody answers.
            match tokio::time::timeout(SOON, UnixStream::connect(path)).await {
                Ok(Err(error)) if error.kind() == io::ErrorKind::ConnectionRefused => {
                    std::fs::remove_file(path)?;
                }
                Ok(Err(error)) => return Err(error),
                Ok(Ok(_)) | Err(_) => return Err(io::ErrorKind::AddrInUse.into()),
            }
        }
        Ok(_) => return Err(io::ErrorKind::AlreadyExists.into()),
        Err(_) => {}
    }
    let listener = UnixListener::bind(path)?;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))?;
    let (app, path) = (app.clone(), path.to_owned());
    tokio::spawn(async move {
        loop {
            let taken = tokio::select! {
                taken = listener.accept() => taken,
                () = app.closed() => break,
            };
            match taken {
                Ok((stream, _)) => {
                    let app = app.clone();
                    tokio::spawn(async move { answer(stream, &app).await });
                }
                // The system has no room for the connection now.
                Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
        let _ = std::fs::remove_file(path);
    });
    Ok(())
}

async fn answer(stream: UnixStream, app: &App) {
    let (reader, mut writer) = stream.into_split();
    let mut line = String::new();
    let mut reader = BufReader::new(reader.take(LONGEST));
    let read = tokio::time::timeout(PATIENCE, reader.read_line(&mut line)).await;
    if !matches!(read, Ok(Ok(length)) if length > 0) {
        return;
    }
    let reply = match serde_json::from_str::<Request>(&line) {
        Ok(request) => app.administer(request).await,
        Err(_) => Reply::Refused { why: Why::NotUnderstood },
    };
    let mut text = serde_json::to_string(&reply).unwrap_or_default();
    text.push('\n');
    // The program that asked may have gone.
    let _ = writer.write_all(text.as_bytes()).await;
}

/// Asks the server at a socket. `None` if none is there.
pub(super) async fn ask(path: &Path, request: &Request) -> io::Result<Option<Reply>> {
    let mut stream = match UnixStream::connect(path).await {
        Ok(stream) => stream,
        Err(error)
            if matches!(
                error.kind(),
                io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused
            ) =>
        {
            return Ok(None);
        }
        Err(error) => return Err(error),
    };
    let mut text = serde_json::to_string(request)?;
    text.push('\n');
    stream.write_all(text.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(Some(serde_json::from_str(&answer)?))
}
