//! Memory that begins at a cache line.

use std::ops::{Deref, DerefMut};

/// Bytes of a cache line, and of the longest register.
const LINE: usize = 64;

/// Numbers that begin at a cache line: registers are loaded from one line, not two.
#[derive(Debug)]
pub(crate) struct Buffer<T> {
    data: Vec<T>,
    start: usize,
    length: usize,
}

impl<T: Copy + Default> Buffer<T> {
    /// `length` times the default.
    pub(crate) fn new(length: usize) -> Self {
        let data = vec![T::default(); length + LINE / size_of::<T>()];
        // The allocation never moves: the vector is neither grown nor cloned.
        // Where an address cannot be told, an unaligned buffer is correct, too.
        let start = data.as_ptr().align_offset(LINE).min(LINE / size_of::<T>());
        Buffer { data, start, length }
    }
}

impl<T> Deref for Buffer<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.data[self.start..self.start + self.length]
    }
}

impl<T> DerefMut for Buffer<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.data[self.start..self.start + self.length]
    }
}
