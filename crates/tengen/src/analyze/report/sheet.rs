//! Pages of PDF: texts, tables and drawings, set one below the other.

use clap::ValueEnum;
use pdf_writer::types::LineCapStyle;
use pdf_writer::{Content, Name, Pdf, Rect, Ref, Str, TextStr};
use tengen_diagram::pdf::{FONT, Font, PdfFigure, VEIL, encoded, has_all_letters};

/// The paper to print on. (Texts for each value would make clap's help three times as long.)
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Paper {
    A4,
    Letter,
}

impl Paper {
    /// Width and height in points of 1/72 inch.
    fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (595.28, 841.89),
            Paper::Letter => (612.0, 792.0),
        }
    }
}

const MARGIN: f32 = 48.0;
const BOLD: &str = "Bold";
/// From line to line, as a share of the size of the letters.
const LEADING: f32 = 1.35;
/// Between two columns.
const GAP: f32 = 12.0;

/// The size of the letters below a drawing.
const CAPTION: f32 = 9.0;

/// A drawing as it is set.
struct Set {
    scale: f32,
    /// Its height without the caption.
    tall: f32,
    /// The lines of the caption.
    lines: Vec<String>,
}

/// The height of a row of drawings with their captions.
fn tallest(row: &[Set]) -> f32 {
    let whole = |set: &Set| set.tall + (set.lines.len() as f32 + 0.5) * CAPTION * LEADING;
    row.iter().map(whole).fold(0.0, f32::max)
}

/// A document while it is set.
pub(super) struct Sheets {
    paper: Paper,
    pages: Vec<Content>,
    figures: Vec<PdfFigure>,
    /// The height above the bottom of the page at which the next thing begins.
    y: f32,
    /// Whether there was a letter that the fonts do not have.
    pub(super) lacks_letters: bool,
}

impl Sheets {
    pub(super) fn new(paper: Paper) -> Sheets {
        let (pages, figures) = (vec![Content::new()], Vec::new());
        Sheets { paper, pages, figures, y: paper.size().1 - MARGIN, lacks_letters: false }
    }

    /// The width between the margins.
    pub(super) fn width(&self) -> f32 {
        self.paper.size().0 - 2.0 * MARGIN
    }

    fn page(&mut self) -> &mut Content {
        if self.pages.is_empty() {
            self.pages.push(Content::new());
        }
        let last = self.pages.len() - 1;
        &mut self.pages[last]
    }

    /// Begins a new page if less than this height is left on this one.
    pub(super) fn keep(&mut self, height: f32) {
        if self.y - height < MARGIN {
            self.pages.push(Content::new());
            self.y = self.paper.size().1 - MARGIN;
        }
    }

    pub(super) fn skip(&mut self, height: f32) {
        self.y -= height;
    }

    /// A heading, with room for what it heads.
    pub(super) fn heading(&mut self, text: &str, size: f32, with: f32) {
        let lines = wrapped(text, Font::Bold, size, self.width());
        self.keep(lines.len() as f32 * size * LEADING + with);
        for line in lines {
            self.y -= size * LEADING;
            self.put(&line, Font::Bold, size, MARGIN, self.y);
        }
        self.y -= size * 0.3;
    }

    /// A paragraph.
    pub(super) fn text(&mut self, text: &str, size: f32) {
        for line in wrapped(text, Font::Plain, size, self.width()) {
            self.keep(size * LEADING);
            self.y -= size * LEADING;
            self.put(&line, Font::Plain, size, MARGIN, self.y);
        }
    }

    /// A table, whose first row is of heads. The columns of which `right` is true end in one line.
    pub(super) fn table(&mut self, rows: &[Vec<String>], right: impl Fn(usize) -> bool) {
        let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
        let wide = |size: f32| -> Vec<f32> {
            let cell = |row: &Vec<String>, column: usize| {
                row.get(column).map_or(0.0, |text| Font::Bold.width(text, size))
            };
            let widest = |column| rows.iter().map(|row| cell(row, column)).fold(0.0, f32::max);
            (0..columns).map(widest).collect()
        };
        let whole = |widths: &[f32]| widths.iter().sum::<f32>() + GAP * (columns.max(1) - 1) as f32;
        // A table that is too wide has smaller letters.
        let size = 9.0 * (self.width() / whole(&wide(9.0))).min(1.0);
        let widths = wide(size);
        for (number, row) in rows.iter().enumerate() {
            let font = if number == 0 { Font::Bold } else { Font::Plain };
            self.keep(size * LEADING);
            self.y -= size * LEADING;
            let mut x = MARGIN;
            for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
                let off = if right(column) { width - font.width(cell, size) } else { 0.0 };
                self.put(cell, font, size, x + off, self.y);
                x += width + GAP;
            }
        }
    }

    /// Drawings in rows of a given length, each with its caption below it. No drawing is broken
    /// between pages.
    pub(super) fn figures(&mut self, figures: &[(PdfFigure, Vec<String>)], in_row: usize) {
        for row in figures.chunks(in_row) {
            let set = self.row(row, in_row);
            let tall = tallest(&set);
            self.keep(tall);
            let (top, across) = (self.y, self.across(in_row));
            for (place, ((figure, _), set)) in row.iter().zip(set).enumerate() {
                let x = MARGIN + place as f32 * (across + 2.0 * GAP);
                self.draw(figure.clone(), set.scale, x, top - set.tall);
                let mut y = top - set.tall - CAPTION * 0.3;
                for line in set.lines {
                    y -= CAPTION * LEADING;
                    self.put(&line, Font::Plain, CAPTION, x, y);
                }
            }
            self.y = top - tall - CAPTION;
        }
    }

    /// The height of the first row of drawings.
    pub(super) fn first_row(&self, figures: &[(PdfFigure, Vec<String>)], in_row: usize) -> f32 {
        figures.chunks(in_row).next().map_or(0.0, |row| tallest(&self.row(row, in_row)))
    }

    /// The width of each of so many drawings in a row.
    fn across(&self, in_row: usize) -> f32 {
        (self.width() - 2.0 * GAP * (in_row - 1) as f32) / in_row as f32
    }

    fn row(&self, row: &[(PdfFigure, Vec<String>)], in_row: usize) -> Vec<Set> {
        let across = self.across(in_row);
        let set = row.iter().map(|(figure, said)| {
            let scale = across / figure.size.0.max(figure.size.1);
            let lines = said.iter().flat_map(|text| wrapped(text, Font::Plain, CAPTION, across));
            Set { scale, tall: figure.size.1 * scale, lines: lines.collect() }
        });
        set.collect()
    }

    /// Lines through points, each in a box of this height: their places go from 0 to 1, to the
    /// right and upwards. The dashed one is drawn first.
    pub(super) fn graph(&mut self, height: f32, dashed: &[(f32, f32)], solid: &[(f32, f32)]) {
        self.keep(height);
        let (left, wide, bottom) = (MARGIN, self.width(), self.y - height);
        let content = self.page();
        content.set_stroke_gray(0.7).set_line_width(0.6).set_line_cap(LineCapStyle::ButtCap);
        content.rect(left, bottom, wide, height);
        content.move_to(left, bottom + height / 2.0).line_to(left + wide, bottom + height / 2.0);
        content.stroke();
        for (points, gray, width, dash) in [(dashed, 0.35, 0.9, 3.0), (solid, 0.0, 1.4, 0.0)] {
            if dash > 0.0 {
                content.set_dash_pattern([dash, 2.0], 0.0);
            } else {
                content.set_dash_pattern([], 0.0);
            }
            content.set_stroke_gray(gray).set_line_width(width);
            for (number, (x, y)) in points.iter().enumerate() {
                let (x, y) = (left + wide * x, bottom + height * y.clamp(0.0, 1.0));
                if number == 0 {
                    content.move_to(x, y)
                } else {
                    content.line_to(x, y)
                };
            }
            content.stroke();
        }
        self.y = bottom - 4.0;
    }

    fn draw(&mut self, figure: PdfFigure, scale: f32, x: f32, y: f32) {
        self.figures.push(figure);
        let name = figure_name(self.figures.len() - 1);
        let content = self.page();
        content.save_state().transform([scale, 0.0, 0.0, scale, x, y]);
        content.x_object(Name(name.as_bytes())).restore_state();
    }

    fn put(&mut self, text: &str, font: Font, size: f32, x: f32, y: f32) {
        self.lacks_letters |= !has_all_letters(text);
        let name = if font == Font::Bold { BOLD } else { FONT };
        let content = self.page();
        content.set_fill_gray(0.0).begin_text().set_font(Name(name.as_bytes()), size);
        content.next_line(x, y).show(Str(&encoded(text))).end_text();
    }

    /// The whole document.
    pub(super) fn finish(mut self, title: &str, language: &str) -> Vec<u8> {
        let all = self.pages.len();
        let (paper, bottom) = (self.paper.size(), MARGIN / 2.0);
        let mut pages = std::mem::take(&mut self.pages);
        for (number, content) in (1..).zip(&mut pages) {
            let text = format!("{number} / {all}");
            let x = paper.0 - MARGIN - Font::Plain.width(&text, 8.0);
            content.set_fill_gray(0.3).begin_text().set_font(Name(FONT.as_bytes()), 8.0);
            content.next_line(x, bottom).show(Str(&encoded(&text))).end_text();
        }
        let mut next = 0;
        let mut new = || {
            next += 1;
            Ref::new(next)
        };
        let (catalog, tree, info, plain, bold, veil) = (new(), new(), new(), new(), new(), new());
        let forms: Vec<Ref> = self.figures.iter().map(|_| new()).collect();
        let mut pdf = Pdf::new();
        pdf.catalog(catalog).pages(tree).lang(TextStr(language));
        pdf.document_info(info).title(TextStr(title)).producer(TextStr("Tengen"));
        for (font, base) in [(plain, "Helvetica"), (bold, "Helvetica-Bold")] {
            let encoding = Name(b"WinAnsiEncoding");
            pdf.type1_font(font).base_font(Name(base.as_bytes())).encoding_predefined(encoding);
        }
        pdf.ext_graphics(veil).non_stroking_alpha(0.65);
        for (figure, form) in self.figures.iter().zip(&forms) {
            let mut object = pdf.form_xobject(*form, &figure.operators);
            object.bbox(Rect::new(0.0, 0.0, figure.size.0, figure.size.1));
            let mut resources = object.resources();
            resources.fonts().pair(Name(FONT.as_bytes()), plain);
            resources.ext_g_states().pair(Name(VEIL.as_bytes()), veil);
        }
        let kids: Vec<(Ref, Ref)> = pages.iter().map(|_| (new(), new())).collect();
        pdf.pages(tree).kids(kids.iter().map(|(page, _)| *page)).count(kids.len() as i32);
        for ((page, contents), content) in kids.into_iter().zip(pages) {
            let mut page = pdf.page(page);
            page.media_box(Rect::new(0.0, 0.0, paper.0, paper.1)).parent(tree).contents(contents);
            let mut resources = page.resources();
            let mut fonts = resources.fonts();
            fonts.pair(Name(FONT.as_bytes()), plain).pair(Name(BOLD.as_bytes()), bold);
            drop(fonts);
            let mut objects = resources.x_objects();
            for (number, form) in forms.iter().enumerate() {
                objects.pair(Name(figure_name(number).as_bytes()), *form);
            }
            drop(objects);
            drop(resources);
            drop(page);
            pdf.stream(contents, &content.finish());
        }
        pdf.finish()
    }
}

fn figure_name(number: usize) -> String {
    format!("Figure{number}")
}

/// A text in lines of at most this width, broken between words.
fn wrapped(text: &str, font: Font, size: f32, width: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if font.width(&format!("{line} {word}"), size) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
