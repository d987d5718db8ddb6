//! A figure as PNG.

use crate::Figure;
use crate::figure::{Ink, Place, Shape};
use crate::glyphs;
use std::fmt;
use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, Transform,
};

/// A picture of no points, or of more than there is memory for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PngError;

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a picture of this size cannot be made")
    }
}

impl std::error::Error for PngError {}

impl Figure {
    /// The figure as a picture in PNG, with about `pixels` pixels from line to line.
    ///
    /// Texts are drawn with strokes of our own: letters and digits without accents, and a
    /// question mark for everything else.
    ///
    /// # Errors
    /// If there can be no picture of this size.
    pub fn png(&self, pixels: u16) -> Result<Vec<u8>, PngError> {
        self.pixmap(pixels)?.encode_png().map_err(|_| PngError)
    }

    fn pixmap(&self, pixels: u16) -> Result<Pixmap, PngError> {
        let drawing = self.drawing();
        let scale = f32::from(pixels) / crate::figure::STEP;
        let whole = |length: f32| (length * scale).ceil() as u32;
        let mut pixmap =
            Pixmap::new(whole(drawing.width), whole(drawing.height)).ok_or(PngError)?;
        pixmap.fill(colour(Ink::Paper));
        let mut pen = Pen { pixmap, transform: Transform::from_scale(scale, scale) };
        for shape in &drawing.shapes {
            pen.draw(shape);
        }
        Ok(pen.pixmap)
    }
}

fn colour(ink: Ink) -> Color {
    match ink {
        Ink::Black => Color::BLACK,
        Ink::White => Color::WHITE,
        Ink::Grey => Color::from_rgba8(136, 136, 136, 255),
        Ink::Paper => Color::from_rgba8(255, 253, 246, 255),
    }
}

struct Pen {
    pixmap: Pixmap,
    transform: Transform,
}

impl Pen {
    fn draw(&mut self, shape: &Shape) {
        match shape {
            Shape::Disc { centre: (x, y), radius, ink, rim } => {
                self.fill(PathBuilder::from_circle(*x, *y, *radius), *ink, *rim);
            }
            Shape::Ring { centre: (x, y), radius, width, ink } => {
                self.stroke(PathBuilder::from_circle(*x, *y, *radius), *width, *ink);
            }
            Shape::Path { points, closed, width, ink } => {
                self.stroke(lines(points, *closed), *width, *ink);
            }
            Shape::Block { centre: (x, y), half, ink, rim } => {
                let side = half * 2.0;
                let rect = Rect::from_xywh(x - half, y - half, side, side);
                self.fill(rect.map(PathBuilder::from_rect), *ink, *rim);
            }
            Shape::Veil { centre: (x, y), half } => {
                let side = half * 2.0;
                let rect = Rect::from_xywh(x - half, y - half, side, side);
                let mut paint = paint(Ink::Paper);
                let mut pale = colour(Ink::Paper);
                pale.set_alpha(0.65);
                paint.set_color(pale);
                if let Some(path) = rect.map(PathBuilder::from_rect) {
                    let rule = FillRule::Winding;
                    self.pixmap.fill_path(&path, &paint, rule, self.transform, None);
                }
            }
            Shape::Text { centre, height, text, ink } => {
                for stroke in glyphs::strokes(text, *centre, *height) {
                    self.stroke(lines(&stroke, false), height * 0.11, *ink);
                }
            }
        }
    }

    fn fill(&mut self, path: Option<Path>, ink: Ink, rim: bool) {
        if let Some(path) = &path {
            let rule = FillRule::Winding;
            self.pixmap.fill_path(path, &paint(ink), rule, self.transform, None);
        }
        if rim {
            self.stroke(path, 1.0, Ink::Black);
        }
    }

    fn stroke(&mut self, path: Option<Path>, width: f32, ink: Ink) {
        let (line_cap, line_join) = (LineCap::Round, LineJoin::Round);
        let stroke = Stroke { width, line_cap, line_join, ..Stroke::default() };
        if let Some(path) = path {
            self.pixmap.stroke_path(&path, &paint(ink), &stroke, self.transform, None);
        }
    }
}

fn paint(ink: Ink) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(colour(ink));
    paint
}

fn lines(points: &[Place], closed: bool) -> Option<Path> {
    let mut builder = PathBuilder::new();
    for (i, (x, y)) in points.iter().enumerate() {
        if i == 0 {
            builder.move_to(*x, *y);
        } else {
            builder.line_to(*x, *y);
        }
    }
    if closed {
        builder.close();
    }
    builder.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Diagram;
    use tengen_rules::Board;

    #[test]
    fn stones_have_their_colours_and_numbers_show_on_them() {
        let mut figure = Figure::new(Diagram::new(Board::parse("X O\n. .").unwrap()));
        let shade = |figure: &Figure, column: u32, row: u32| {
            let pixmap = figure.pixmap(20).unwrap();
            let at = |n: u32| 32 + n * 20;
            pixmap.pixel(at(column), at(row)).unwrap().red()
        };
        assert_eq!((shade(&figure, 0, 0), shade(&figure, 1, 0)), (0, 255));
        let size = figure.diagram.board.size();
        for (name, number) in [("A2", 1), ("B2", 1)] {
            figure.numbers.push((size.parse(name).unwrap(), number));
        }
        assert!(shade(&figure, 0, 0) > 128 && shade(&figure, 1, 0) < 128);
    }

    #[test]
    fn the_bytes_are_a_png_of_the_size_asked_for() {
        let figure = Figure::new(Diagram::new(Board::parse(". . .\n. . .").unwrap()));
        let png = figure.png(40).unwrap();
        assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
        // Margins of 1.6 steps on either side.
        assert_eq!(png[16..24], [[0, 0, 0, 208], [0, 0, 0, 168]].concat());
        assert_eq!(figure.png(0), Err(PngError));
    }
}
