//! Go game records (SGF): bytes to tree and diagnostics, and back to the same bytes.
