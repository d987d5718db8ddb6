//! The threads, the memory and the seed that the engine uses.

/// How the engine may use the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Threads that search (at least one is used).
    pub threads: usize,
    /// Most memory of the search tree, in bytes.
    pub memory: usize,
    /// Seed of the engine's random numbers. With one thread and a limit of playouts that is reached
    /// before the time is up, the same seed plays the same moves.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Options {
        let threads = std::thread::available_parallelism().map_or(1, usize::from).min(8);
        Options { threads, memory: 256 << 20, seed: 1 }
    }
}
