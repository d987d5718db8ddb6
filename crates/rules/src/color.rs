//! The two players.

use core::fmt;
use core::ops::{Index, IndexMut, Not};
use core::str::FromStr;

/// A player, and the colour of that player's stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Color {
    /// Black, who moves first unless handicap stones were placed.
    Black,
    /// White, who receives komi.
    White,
}

impl Color {
    /// Black, then White.
    pub const BOTH: [Color; 2] = [Color::Black, Color::White];

    /// 0 for Black, 1 for White. A [`ByColor`] needs no such number.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other player.
    pub const fn opponent(self) -> Color {
        match self {
            Color::Black => Color::White,
            Color::White => Color::Black,
        }
    }

    /// `X` for Black, `O` for White, as in the diagrams.
    pub const fn symbol(self) -> char {
        match self {
            Color::Black => 'X',
            Color::White => 'O',
        }
    }

    /// `B` or `W`, as in SGF and GTP.
    pub const fn letter(self) -> char {
        match self {
            Color::Black => 'B',
            Color::White => 'W',
        }
    }
}

/// A value for Black, then one for White. A colour is the index.
///
/// ```
/// use tengen_rules::{ByColor, Color};
///
/// let mut captures: ByColor<u32> = [3, 0];
/// captures[Color::White] += 2;
/// assert_eq!((captures[Color::Black], captures[Color::White]), (3, 2));
/// ```
pub type ByColor<T> = [T; 2];

impl<T> Index<Color> for [T; 2] {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        match color {
            Color::Black => &self[0],
            Color::White => &self[1],
        }
    }
}

impl<T> IndexMut<Color> for [T; 2] {
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Black => &mut self[0],
            Color::White => &mut self[1],
        }
    }
}

/// A text that names no colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColorError;

impl fmt::Display for ColorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a colour is black, white, b or w")
    }
}

impl core::error::Error for ColorError {}

/// Reads `black`, `white`, `b` or `w` in any case.
///
/// ```
/// use tengen_rules::Color;
///
/// assert_eq!("W".parse(), Ok(Color::White));
/// assert!("red".parse::<Color>().is_err());
/// ```
impl FromStr for Color {
    type Err = ColorError;

    fn from_str(text: &str) -> Result<Color, ColorError> {
        let is = |name: &str, letter: &str| {
            text.eq_ignore_ascii_case(name) || text.eq_ignore_ascii_case(letter)
        };
        match text {
            _ if is("black", "b") => Ok(Color::Black),
            _ if is("white", "w") => Ok(Color::White),
            _ => Err(ColorError),
        }
    }
}

impl Not for Color {
    type Output = Color;
    fn not(self) -> Color {
        self.opponent()
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Color::Black => "Black",
            Color::White => "White",
        })
    }
}
