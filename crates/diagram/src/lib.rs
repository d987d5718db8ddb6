//! A Go position drawn as text.
