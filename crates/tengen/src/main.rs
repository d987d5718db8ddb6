//! Go, exactly.
fn main() {}
