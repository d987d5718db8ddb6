//! Requests to end, by Ctrl-C or by the system.

/// Calls `told` when the process is asked to end, which does not end it. Listens as long as the
/// returned value lives.
pub(crate) fn listen(
    told: impl FnOnce() + Send + 'static,
) -> std::io::Result<tokio::runtime::Runtime> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_io().build()?;
    let signal = {
        let _inside = runtime.enter();
        signal()?
    };
    runtime.spawn(async move {
        signal.await;
        told();
    });
    Ok(runtime)
}

#[cfg(unix)]
fn signal() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    let mut hang_up = signal(SignalKind::hangup())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
            _ = hang_up.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn signal() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async {
        // If no signal can be awaited, the match ends only with its process.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
