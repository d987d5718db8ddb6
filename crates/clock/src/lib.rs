//! Go time systems as pure functions of (state, elapsed time).
