//! A figure as what a page of PDF holds.
//!
//! The figure is drawn by operators, for a form that a page of any program can place. Its texts are
//! in [`Font::Plain`] under the name [`FONT`].

use crate::Figure;
use crate::figure::{Ink, Place, Shape};
pub use crate::letters::{Font, encoded, has_all_letters};
use pdf_writer::{Content, Name, Str};

/// The name under which the page has Helvetica, in WinAnsiEncoding.
pub const FONT: &str = "Plain";

/// The name under which the page has a graphics state that fills with an opacity of 0.65.
pub const VEIL: &str = "Veil";

/// A figure as operators of PDF.
#[derive(Clone, Debug)]
pub struct PdfFigure {
    /// Its width and height. The origin is below on the left.
    pub size: (f32, f32),
    /// The operators.
    pub operators: Vec<u8>,
}

impl Figure {
    /// The figure as operators of PDF, 20 units from line to line.
    pub fn pdf(&self) -> PdfFigure {
        let drawing = self.drawing();
        let mut pen = Pen { content: Content::new(), height: drawing.height };
        for shape in &drawing.shapes {
            pen.draw(shape);
        }
        let size = (drawing.width, drawing.height);
        PdfFigure { size, operators: pen.content.finish().to_vec() }
    }
}

struct Pen {
    content: Content,
    height: f32,
}

impl Pen {
    /// A place of the drawing, whose origin is above on the left.
    fn place(&self, (x, y): Place) -> Place {
        (x, self.height - y)
    }

    fn draw(&mut self, shape: &Shape) {
        match shape {
            Shape::Disc { centre, radius, ink, rim } => {
                self.circle(*centre, *radius);
                self.fill(*ink, *rim);
            }
            Shape::Ring { centre, radius, width, ink } => {
                self.content.set_stroke_gray(gray(*ink)).set_line_width(*width);
                self.circle(*centre, *radius);
                self.content.stroke();
            }
            Shape::Path { points, closed, width, ink } => {
                self.content.set_stroke_gray(gray(*ink)).set_line_width(*width);
                self.content.set_line_cap(pdf_writer::types::LineCapStyle::ProjectingSquareCap);
                for (number, point) in points.iter().enumerate() {
                    let (x, y) = self.place(*point);
                    if number == 0 {
                        self.content.move_to(x, y)
                    } else {
                        self.content.line_to(x, y)
                    };
                }
                if *closed {
                    self.content.close_path();
                }
                self.content.stroke();
            }
            Shape::Block { centre, half, ink, rim } => {
                self.square(*centre, *half);
                self.fill(*ink, *rim);
            }
            Shape::Veil { centre, half } => {
                self.content.save_state().set_parameters(Name(VEIL.as_bytes()));
                self.square(*centre, *half);
                self.fill(Ink::Paper, false);
                self.content.restore_state();
            }
            Shape::Text { centre, height, text, ink } => {
                let (x, y) = self.place(*centre);
                // Letters stand on a line a third of their height below their middle.
                let at = (x - Font::Plain.width(text, *height) / 2.0, y - height * 0.35);
                self.content.set_fill_gray(gray(*ink)).begin_text();
                self.content.set_font(Name(FONT.as_bytes()), *height).next_line(at.0, at.1);
                self.content.show(Str(&encoded(text))).end_text();
            }
        }
    }

    fn square(&mut self, centre: Place, half: f32) {
        let (x, y) = self.place(centre);
        self.content.rect(x - half, y - half, 2.0 * half, 2.0 * half);
    }

    /// Four curves, each nearly a quarter of a circle.
    fn circle(&mut self, centre: Place, radius: f32) {
        let (x, y) = self.place(centre);
        let off = radius * 0.552_285;
        let (left, right, below, above) = (x - radius, x + radius, y - radius, y + radius);
        self.content.move_to(right, y);
        self.content.cubic_to(right, y + off, x + off, above, x, above);
        self.content.cubic_to(x - off, above, left, y + off, left, y);
        self.content.cubic_to(left, y - off, x - off, below, x, below);
        self.content.cubic_to(x + off, below, right, y - off, right, y);
        self.content.close_path();
    }

    fn fill(&mut self, ink: Ink, rim: bool) {
        self.content.set_fill_gray(gray(ink));
        if rim {
            self.content.set_stroke_gray(0.0).set_line_width(1.0).fill_nonzero_and_stroke();
        } else {
            self.content.fill_nonzero();
        }
    }
}

/// Paper is white: the printer's own.
fn gray(ink: Ink) -> f32 {
    match ink {
        Ink::Black => 0.0,
        Ink::White | Ink::Paper => 1.0,
        Ink::Grey => 0.53,
    }
}
