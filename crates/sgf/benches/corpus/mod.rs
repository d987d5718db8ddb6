//! Made-up records as servers and people write them, the same in every run.

use std::fmt::Write;

/// How many games there are.
pub(crate) const GAMES: u64 = 2000;

/// Numbers that look random (splitmix64).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % limit
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        from[self.below(from.len() as u64) as usize]
    }
}

const WORDS: [&str; 16] = [
    "the",
    "black",
    "group",
    "is",
    "not",
    "alive",
    "yet",
    "so",
    "White",
    "plays",
    "away,",
    "which looks slow;",
    "better would be\\: the cut",
    "at [k4\\]",
    "黒の厚み",
    "(a ko)",
];

/// Two thousand games of 200 to 300 moves. Half of them are as a server writes them, with the time
/// left at every move; half are commented, with variations.
pub(crate) fn records() -> Vec<String> {
    (0..GAMES).map(record).collect()
}

fn record(number: u64) -> String {
    let mut numbers = Numbers(number);
    let mut text = String::new();
    head(&mut text, &mut numbers, number);
    let commented = number % 2 == 1;
    let mut variations = 0;
    for played in 0..200 + numbers.below(101) {
        if commented && numbers.below(40) == 0 {
            // The game goes on inside the first variation.
            variations += 1;
            let mut other = String::new();
            for further in 0..3 + numbers.below(8) {
                play(&mut other, &mut numbers, played + further);
            }
            comment(&mut other, &mut numbers);
            let _ = write!(text, "\n({other})\n(");
            // SGF wants the continuation first, but that changes nothing for a reader.
        }
        play(&mut text, &mut numbers, played);
        if commented {
            if numbers.below(12) == 0 {
                comment(&mut text, &mut numbers);
            }
        } else {
            let left = 600 - played * 2;
            let color = if played % 2 == 0 { "B" } else { "W" };
            let _ = write!(text, "{color}L[{left}.{:03}]", numbers.below(1000));
        }
        if played % 10 == 9 {
            text.push('\n');
        }
    }
    text.push_str(&")".repeat(variations + 1));
    text.push('\n');
    text
}

fn head(text: &mut String, numbers: &mut Numbers, number: u64) {
    let result = numbers.pick(&["B+R", "W+R", "B+3.5", "W+0.5", "W+T"]);
    let rules = numbers.pick(&["Japanese", "Chinese", "AGA"]);
    let _ = writeln!(
        text,
        "(;GM[1]FF[4]CA[UTF-8]AP[Server:1.0]ST[2]\nRU[{rules}]SZ[19]KM[6.50]TM[600]\
         OT[5x30 byo-yomi]\nPW[player {number}]PB[opponent {number}]WR[3d]BR[2d]DT[2026-01-31]\
         PC[The Go Server at https://example.org/]RE[{result}]"
    );
}

fn play(text: &mut String, numbers: &mut Numbers, played: u64) {
    let color = if played.is_multiple_of(2) { 'B' } else { 'W' };
    let mut letter = || char::from(b'a' + numbers.below(19) as u8);
    let _ = write!(text, ";{color}[{}{}]", letter(), letter());
}

fn comment(text: &mut String, numbers: &mut Numbers) {
    text.push_str("C[");
    for _ in 0..5 + numbers.below(40) {
        text.push_str(numbers.pick(&WORDS));
        text.push(if numbers.below(12) == 0 { '\n' } else { ' ' });
    }
    text.push(']');
}
