//! A position drawn as text for GTP's `showboard`, for files and in colour for a terminal. It is
//! also drawn as a picture (SVG, PNG with the feature `png`, and for pages of PDF with the feature
//! `pdf`), as books print it.
//!
//! A [`Diagram`] is a board and the marks to be shown on it. [`Diagram::cell`] decides how each
//! point looks. [`Diagram::plain`] and [`Diagram::coloured`] only draw that, so the two never show
//! different things. Nothing is shown by colour alone. A [`Figure`] adds to a diagram the parts
//! that only pictures have, and is drawn once for all their formats.
//!
//! ```
//! use tengen_diagram::Diagram;
//! use tengen_rules::Board;
//!
//! let board = Board::parse("..X\n.O.\n...")?;
//! let mut diagram = Diagram::new(board);
//! diagram.last = diagram.board.size().parse("C3");
//! assert_eq!(
//!     diagram.plain(),
//!     "   A B C\n 3 . .(X)3\n 2 . O . 2\n 1 . . . 1\n   A B C\n",
//! );
//! # Ok::<(), tengen_rules::DiagramError>(())
//! ```
//!
//! [`read`] reads such drawings, and those that people and other programs make.

mod cell;
mod coloured;
mod diagram;
mod figure;
mod frame;
#[cfg(feature = "png")]
mod glyphs;
mod legend;
#[cfg(feature = "pdf")]
mod letters;
mod part;
#[cfg(feature = "pdf")]
pub mod pdf;
mod plain;
#[cfg(feature = "png")]
mod png;
mod reader;
mod svg;

pub use cell::{Cell, Mark};
pub use coloured::Colours;
pub use diagram::Diagram;
pub use figure::{Figure, Sign};
pub use legend::Meaning;
pub use part::Part;
#[cfg(feature = "png")]
pub use png::PngError;
pub use reader::{Drawing, Missed, Stated, Unreadable, is_drawing, read};

// Its examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
