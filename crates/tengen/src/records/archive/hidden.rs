//! How many entries an archive says that it has.
//!
//! Of several entries with one name the library lists one.

use std::io::{Read, Result, Seek, SeekFrom};

/// The longest comment at the end of an archive, with the records around it.
const TAIL: u64 = 0xFFFF + 22 + 20 + 56;

/// The number of entries that the end of a ZIP archive states; nothing if there is no end.
pub(super) fn listed(archive: &mut (impl Read + Seek)) -> Result<Option<u64>> {
    let length = archive.seek(SeekFrom::End(0))?;
    archive.seek(SeekFrom::Start(length.saturating_sub(TAIL)))?;
    let mut tail = Vec::new();
    archive.read_to_end(&mut tail)?;
    Ok(stated(&tail))
}

/// The number that these last bytes of an archive state.
fn stated(tail: &[u8]) -> Option<u64> {
    let end = last(tail, b"PK\x05\x06")?;
    let count = u16::from_le_bytes(tail.get(end + 10..end + 12)?.try_into().ok()?);
    if count < u16::MAX {
        return Some(count.into());
    }
    // So many that a wider field has the number, or exactly as many.
    let Some(wide) = last(&tail[..end], b"PK\x06\x06") else { return Some(count.into()) };
    Some(u64::from_le_bytes(tail.get(wide + 32..wide + 40)?.try_into().ok()?))
}

fn last(bytes: &[u8], sign: &[u8; 4]) -> Option<usize> {
    bytes.windows(4).rposition(|window| window == sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_an_archive_states_its_entries() {
        let end = |count: u16| {
            let count = count.to_le_bytes();
            [&b"PK\x05\x06\0\0\0\0"[..], &count, &count, &[0; 10], b"comment"].concat()
        };
        let wide = [&b"PK\x06\x06"[..], &[0; 28], &70_000_u64.to_le_bytes(), &[0; 16]].concat();
        assert_eq!(stated(&end(3)), Some(3));
        assert_eq!(stated(&[wide.clone(), end(u16::MAX)].concat()), Some(70_000));
        assert_eq!(stated(&[wide, end(3)].concat()), Some(3));
        assert_eq!(stated(&end(u16::MAX)), Some(65_535));
        assert_eq!(stated(b"PK\x05\x06 cut"), None);
        assert_eq!(stated(b"no archive"), None);
    }
}
