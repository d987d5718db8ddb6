//! `tengen diagram`: a position of a record as a picture.

use crate::cli::{DiagramArguments, Picture};
use crate::speech::{legend, say};
use crate::walk::Walk;
use crate::{Failure, record_file};
use std::io::Write;
use std::path::Path;
use tengen_diagram::Colours;

/// Pixels from line to line: enough for print at a column's width.
const PIXELS: u16 = 40;

/// Draws the position after a move, or the last one.
pub(crate) fn run(arguments: &DiagramArguments) -> Result<(), Failure> {
    let format = format_of(arguments)?;
    let parsed = record_file::read(&arguments.file)?;
    let walk = Walk::new(record_file::game(&parsed, arguments.game)?, None);
    let place = walk.place_of(arguments.at)?;
    let mut figure = walk.figure(place, arguments.numbers);
    figure.coordinates = !arguments.no_coordinates;
    let bytes = match format {
        Picture::Svg => figure.svg().into_bytes(),
        Picture::Png => figure.png(PIXELS).map_err(|error| Failure::Trouble(error.to_string()))?,
        Picture::Txt => {
            let legend = legend(&figure.diagram, Colours::None);
            let end = if legend.is_empty() { "" } else { "\n" };
            (figure.diagram.plain() + &legend + end).into_bytes()
        }
    };
    if arguments.output == Path::new("-") {
        return Ok(std::io::stdout().write_all(&bytes)?);
    }
    std::fs::write(&arguments.output, bytes)
        .map_err(|error| Failure::unwritten(&arguments.output, &error))
}

fn format_of(arguments: &DiagramArguments) -> Result<Picture, Failure> {
    if let Some(format) = arguments.format {
        return Ok(format);
    }
    let extension = arguments.output.extension().and_then(|extension| extension.to_str());
    match extension.map(str::to_ascii_lowercase).as_deref() {
        Some("svg") => Ok(Picture::Svg),
        Some("png") => Ok(Picture::Png),
        Some("txt") => Ok(Picture::Txt),
        _ => Err(Failure::Usage(say("diagram-format", &[]))),
    }
}
