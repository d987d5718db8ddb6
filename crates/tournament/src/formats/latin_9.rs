//! ISO 8859-15, in which lists of results are written.

/// The bytes that are other letters than in ISO 8859-1, whose bytes have the numbers of Unicode.
const OTHERS: [(u8, char); 8] = [
    (0xa4, '€'),
    (0xa6, 'Š'),
    (0xa8, 'š'),
    (0xb4, 'Ž'),
    (0xb8, 'ž'),
    (0xbc, 'Œ'),
    (0xbd, 'œ'),
    (0xbe, 'Ÿ'),
];

/// The text in bytes; `?` stands for letters that there are not.
pub(super) fn write(text: &str) -> Vec<u8> {
    let byte = |c: char| match OTHERS.iter().find(|(_, other)| *other == c) {
        Some((byte, _)) => *byte,
        None => u8::try_from(u32::from(c)).ok().filter(|byte| letter(*byte) == c).unwrap_or(b'?'),
    };
    text.chars().map(byte).collect()
}

/// The text that these bytes are.
pub(super) fn read(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| letter(*byte)).collect()
}

fn letter(byte: u8) -> char {
    let other = OTHERS.iter().find(|(other, _)| *other == byte);
    other.map_or_else(|| char::from(byte), |(_, letter)| *letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_a_letter_and_comes_back() {
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(write(&read(&all)), all);
        assert_eq!(write("Œuvre à 5 € ¤ 囲"), b"\xbcuvre \xe0 5 \xa4 ? ?");
    }
}
