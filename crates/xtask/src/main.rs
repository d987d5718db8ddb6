//! What we run on ourselves.
fn main() {}
