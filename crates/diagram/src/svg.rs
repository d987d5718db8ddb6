//! A figure as SVG.

use crate::Figure;
use crate::figure::{Ink, Place, Shape};
use std::fmt::Write;

impl Figure {
    /// The figure as a picture in SVG, complete in itself.
    pub fn svg(&self) -> String {
        let drawing = self.drawing();
        let (width, height) = (drawing.width, drawing.height);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" role=\"img\">\n<title>Go diagram</title>\n\
             <rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>\n",
            colour(Ink::Paper)
        );
        for shape in &drawing.shapes {
            svg.push_str(&element(shape));
            svg.push('\n');
        }
        svg + "</svg>\n"
    }
}

fn colour(ink: Ink) -> &'static str {
    match ink {
        Ink::Black => "#000",
        Ink::White => "#fff",
        Ink::Grey => "#888",
        Ink::Paper => "#fffdf6",
    }
}

fn rim(wanted: bool) -> &'static str {
    if wanted { " stroke=\"#000\"" } else { "" }
}

fn element(shape: &Shape) -> String {
    match shape {
        Shape::Disc { centre: (x, y), radius, ink, rim: rimmed } => format!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{}\"{}/>",
            short(*x),
            short(*y),
            short(*radius),
            colour(*ink),
            rim(*rimmed)
        ),
        Shape::Ring { centre: (x, y), radius, width, ink } => format!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\"/>",
            short(*x),
            short(*y),
            short(*radius),
            colour(*ink),
            short(*width)
        ),
        Shape::Path { points, closed, width, ink } => format!(
            "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" stroke-linecap=\"square\"/>",
            path(points, *closed),
            colour(*ink),
            short(*width)
        ),
        Shape::Block { centre: (x, y), half, ink, rim: rimmed } => format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{w}\" height=\"{w}\" fill=\"{}\"{}/>",
            short(x - half),
            short(y - half),
            colour(*ink),
            rim(*rimmed),
            w = short(half * 2.0)
        ),
        Shape::Veil { centre: (x, y), half } => format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{w}\" height=\"{w}\" fill=\"{}\" fill-opacity=\"0.65\"/>",
            short(x - half),
            short(y - half),
            colour(Ink::Paper),
            w = short(half * 2.0)
        ),
        // Letters stand on a line a third of their height below their middle.
        Shape::Text { centre: (x, y), height, text, ink } => format!(
            "<text x=\"{}\" y=\"{}\" font-family=\"Helvetica, Arial, sans-serif\" \
             font-size=\"{}\" text-anchor=\"middle\" fill=\"{}\">{}</text>",
            short(*x),
            short(y + height * 0.35),
            short(*height),
            colour(*ink),
            escaped(text)
        ),
    }
}

fn path(points: &[Place], closed: bool) -> String {
    let mut data = String::new();
    for (i, (x, y)) in points.iter().enumerate() {
        let verb = if i == 0 { 'M' } else { 'L' };
        // Writing to a string cannot fail.
        let _ = write!(data, "{verb}{} {}", short(*x), short(*y));
    }
    if closed { data + "Z" } else { data }
}

/// A number with at most two decimals.
fn short(number: f32) -> String {
    let text = format!("{number:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// The text with only the characters that XML lets it hold.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '&' => safe.push_str("&amp;"),
            c if c.is_control() || matches!(c, '\u{FFFE}' | '\u{FFFF}') => safe.push(' '),
            c => safe.push(c),
        }
    }
    safe
}
