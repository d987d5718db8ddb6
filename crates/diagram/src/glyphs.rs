//! Letters and digits as strokes of a pen, so that no font is needed.

use crate::figure::Place;

/// The strokes of a character, separated by blanks. Each is pairs of digits: 0 to 4 for the place
/// to the right, 0 to 7 for the place down. Capitals stand on 6.
fn glyph(c: char) -> &'static str {
    match c {
        '0' | 'O' => "103041453616050110",
        '1' => "112026 1636",
        '2' => "01103041420646",
        '3' => "0110304142334445361605 1333",
        '4' => "36300444",
        '5' => "400003334445361605",
        '6' => "4130100105163645443303",
        '7' => "004016",
        '8' => "103041423313020110 1304051636454433",
        '9' => "0516364541301001021343",
        'A' => "062046 1434",
        'B' => "003041423303 334445360600",
        'C' => "4130100105163645",
        'D' => "00304145360600",
        'E' => "40000646 0333",
        'F' => "400006 0333",
        'G' => "41301001051636454323",
        'H' => "0006 4046 0343",
        'I' => "2026 1030 1636",
        'J' => "4045361605",
        'K' => "0006 4003 1246",
        'L' => "000646",
        'M' => "0600234046",
        'N' => "06004640",
        'P' => "06003041423303",
        'Q' => "103041453616050110 2446",
        'R' => "06003041423303 2346",
        'S' => "413010010213334445361605",
        'T' => "0040 2026",
        'U' => "000516364540",
        'V' => "002640",
        'W' => "0016233640",
        'X' => "0046 4006",
        'Y' => "002340 2326",
        'Z' => "00400646",
        'a' => "12324346 441405163645",
        'b' => "0006 0312324345361605",
        'c' => "4332120305163645",
        'd' => "4046 4332120305163645",
        'e' => "04444332120305163645",
        'f' => "41302126 1242",
        'g' => "4332120304153544 42463717",
        'h' => "0006 0312324346",
        'i' => "2326 2021",
        'j' => "33362717 3031",
        'k' => "0006 4204 2346",
        'l' => "2026",
        'm' => "0206 03122326 23324346",
        'n' => "0206 0312324346",
        'o' => "123243453616050312",
        'p' => "0207 0312324345361605",
        'q' => "4247 4332120305163645",
        'r' => "0206 03123243",
        's' => "43321203143445361605",
        't' => "20253646 0242",
        'u' => "0205163645 4246",
        'v' => "022642",
        'w' => "0216243642",
        'x' => "0246 4206",
        'y' => "0225 4217",
        'z' => "02420646",
        '+' => "0343 2125",
        '-' => "0343",
        '.' => "2526",
        ':' => "2223 2526",
        '!' => "2024 2526",
        ' ' => "",
        _ => "01103041422324 2526",
    }
}

/// The strokes of a text around its centre. Capitals are 0.72 of the height.
pub(crate) fn strokes(text: &str, (x, y): Place, height: f32) -> Vec<Vec<Place>> {
    const UNIT: f32 = 0.12;
    const ADVANCE: f32 = 5.6;
    let unit = UNIT * height;
    let width = (text.chars().count() as f32 - 1.0) * ADVANCE + 4.0;
    let mut strokes = Vec::new();
    for (i, c) in text.chars().enumerate() {
        let left = x + (i as f32 * ADVANCE - width / 2.0) * unit;
        let place = |pair: &[u8; 2]| {
            let [right, down] = pair.map(|digit| f32::from(digit - b'0'));
            (left + right * unit, y + (down - 3.0) * unit)
        };
        let parts = glyph(c).split_ascii_whitespace();
        strokes.extend(parts.map(|part| part.as_bytes().as_chunks().0.iter().map(place).collect()));
    }
    strokes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_and_digit_has_a_shape_of_its_own_within_its_field() {
        let all = (b'0'..=b'9').chain(b'A'..=b'Z').chain(b'a'..=b'z').map(char::from);
        let mut seen = std::collections::HashMap::new();
        for c in all.clone() {
            assert_ne!(glyph(c), glyph('\u{1F600}'), "{c}");
            for part in glyph(c).split(' ') {
                assert!(part.len() >= 4 && part.len().is_multiple_of(2), "{c}: {part}");
                let (pairs, _) = part.as_bytes().as_chunks::<2>();
                assert!(
                    pairs
                        .iter()
                        .all(|[x, y]| (b'0'..=b'4').contains(x) && (b'0'..=b'7').contains(y))
                );
            }
            let other = seen.insert(glyph(c), c);
            assert!(other.is_none() || (other, c) == (Some('0'), 'O'), "{other:?} {c}");
        }
        let (left, right) = strokes("11", (0.0, 0.0), 10.0)
            .iter()
            .flatten()
            .fold((f32::MAX, f32::MIN), |(low, high), (x, _)| (low.min(*x), high.max(*x)));
        assert!(left < 0.0 && (left + right).abs() < 0.01, "{left} {right}");
    }
}
