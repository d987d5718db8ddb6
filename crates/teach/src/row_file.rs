//! The file that rows are written to, or one file after another.

use crate::row;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use tengen_rules::Size;

/// Rows of one board size. A file that is not whole does not bear its name yet.
#[derive(Debug)]
pub(crate) struct RowFile {
    path: PathBuf,
    size: Size,
    /// Another file begins once one has at least this many rows.
    split: Option<u64>,
    open: Mutex<Open>,
    /// The rows of all files.
    written: AtomicU64,
}

/// The file that is being written.
#[derive(Debug)]
struct Open {
    number: u32,
    out: BufWriter<File>,
    rows: u64,
}

impl RowFile {
    /// A new file at `path`. Where `split` is given, `x.rows` becomes `x-1.rows`, `x-2.rows` and so
    /// on.
    ///
    /// # Errors
    /// If the file cannot be written, with its name.
    pub(crate) fn create(path: &Path, size: Size, split: Option<u64>) -> io::Result<RowFile> {
        let out = begin(&unfinished(path), size)?;
        let open = Mutex::new(Open { number: 1, out, rows: 0 });
        Ok(RowFile { path: path.to_owned(), size, split, open, written: AtomicU64::new(0) })
    }

    /// How many rows have been written in all.
    pub(crate) fn written(&self) -> u64 {
        self.written.load(Ordering::Relaxed)
    }

    /// Adds `count` rows.
    ///
    /// # Errors
    /// If they cannot be written.
    pub(crate) fn add(&self, rows: &[u8], count: usize) -> io::Result<()> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.out.write_all(rows).map_err(|error| named(&unfinished(&self.path), &error))?;
        open.rows += count as u64;
        self.written.fetch_add(count as u64, Ordering::Relaxed);
        if self.split.is_some_and(|split| open.rows >= split) {
            self.finish(&mut open)?;
            open.out = begin(&unfinished(&self.path), self.size)?;
            (open.number, open.rows) = (open.number + 1, 0);
        }
        Ok(())
    }

    /// Gives the last file its name, and says how many rows there are in all.
    ///
    /// # Errors
    /// If it cannot be written to the end.
    pub(crate) fn end(self) -> io::Result<u64> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if self.split.is_some() && open.rows == 0 && open.number > 1 {
            // The last rows have just filled a file.
            let part = unfinished(&self.path);
            std::fs::remove_file(&part).map_err(|error| named(&part, &error))?;
        } else {
            self.finish(&mut open)?;
        }
        Ok(self.written())
    }

    fn finish(&self, open: &mut Open) -> io::Result<()> {
        let part = unfinished(&self.path);
        open.out.flush().map_err(|error| named(&part, &error))?;
        let path = match self.split {
            Some(_) => {
                let stem = self.path.file_stem().unwrap_or_default().to_string_lossy();
                self.path.with_file_name(format!("{stem}-{}.rows", open.number))
            }
            None => self.path.clone(),
        };
        std::fs::rename(&part, &path).map_err(|error| named(&path, &error))
    }
}

fn unfinished(path: &Path) -> PathBuf {
    path.with_extension("part")
}

fn begin(path: &Path, size: Size) -> io::Result<BufWriter<File>> {
    let mut out = BufWriter::new(File::create(path).map_err(|error| named(path, &error))?);
    out.write_all(&row::header(size)).map_err(|error| named(path, &error))?;
    Ok(out)
}

fn named(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}
