//! Game records (SGF): games written out, and files of others read and replayed.

mod export;
mod import;
mod replay;

pub use export::export;
pub use import::{BadRecord, ReadRecord, read};
pub use replay::Replay;

use tengen_rules::{Color, Point, Size};

fn sgf_color(color: Color) -> tengen_sgf::Color {
    match color {
        Color::Black => tengen_sgf::Color::Black,
        Color::White => tengen_sgf::Color::White,
    }
}

fn color(color: tengen_sgf::Color) -> Color {
    match color {
        tengen_sgf::Color::Black => Color::Black,
        tengen_sgf::Color::White => Color::White,
    }
}

fn sgf_point(size: Size, point: Point) -> tengen_sgf::Point {
    // A side has at most 52 lines.
    tengen_sgf::Point { column: size.column(point) as u8, row: size.row(point) as u8 }
}

fn point(size: Size, point: tengen_sgf::Point) -> Option<Point> {
    size.point(point.column.into(), point.row.into())
}
