//! `tengen diagram`: a position of a record as a picture.

use crate::Failure;
use crate::cli::{DiagramArguments, Picture};
use crate::records::walk::Walk;
use crate::records::{self, remarks};
use crate::speech::{legend, say};
use std::io::Write;
use std::path::{Path, PathBuf};
use tengen_diagram::{Colours, Figure, Part};
use tengen_rules::Size;

/// Pixels from line to line: enough for print at a column's width.
const PIXELS: u16 = 40;

/// Pixels from line to line of a thumbnail.
const SMALL: u16 = 10;

/// Draws the position after a move, or the last one; or a small picture of each game.
pub(crate) fn run(arguments: &DiagramArguments) -> Result<(), Failure> {
    if let Some(folder) = &arguments.thumbnails {
        return thumbnails(arguments, folder);
    }
    let (Some(output), [file]) = (&arguments.output, &arguments.paths[..]) else {
        return Err(Failure::Usage(say("diagram-one", &[])));
    };
    let format = format_of(arguments, output)?;
    let parsed = records::read(file, arguments.line.encoding.encoding)?;
    let root = arguments.line.root(file, &parsed)?;
    records::tell_stated_game(file, root);
    let route = arguments.line.route(file, root)?;
    let walk = Walk::along(route, None);
    let place = walk.view_of(arguments.at)?;
    let mut figure = walk.figure(place, arguments.numbers, Colours::None);
    figure.coordinates = !arguments.no_coordinates;
    let size = figure.diagram.board.size();
    figure.diagram.part = arguments.part.as_ref().map(|text| part(text, size)).transpose()?;
    let bytes = drawn(&figure, format, PIXELS)?;
    if output == Path::new("-") {
        return Ok(std::io::stdout().write_all(&bytes)?);
    }
    records::write_new(output, &bytes, arguments.force)
}

fn drawn(figure: &Figure, format: Picture, pixels: u16) -> Result<Vec<u8>, Failure> {
    Ok(match format {
        Picture::Svg => figure.svg().into_bytes(),
        Picture::Png => figure.png(pixels).map_err(|error| Failure::Trouble(error.to_string()))?,
        Picture::Txt => {
            let legend = Some(legend(&figure.diagram, Colours::None));
            let lines = legend.into_iter().filter(|line| !line.is_empty());
            let lines = lines.chain(remarks::marks(figure)).map(|line| line + "\n");
            (figure.diagram.plain() + &lines.collect::<String>()).into_bytes()
        }
    })
}

/// The part of the board between two points: `C3-G9`.
fn part(text: &str, size: Size) -> Result<Part, Failure> {
    let point = |name: &str| size.parse(name.trim());
    let corners = text.split_once('-').and_then(|(one, other)| Some((point(one)?, point(other)?)));
    let (one, other) = corners.ok_or_else(|| {
        let board = size.to_string();
        Failure::Usage(say("diagram-part", &[("size", (&board).into())]))
    })?;
    Ok(Part::between(size, one, other))
}

fn format_of(arguments: &DiagramArguments, output: &Path) -> Result<Picture, Failure> {
    if let Some(format) = arguments.format {
        return Ok(format);
    }
    let extension = output.extension().and_then(|extension| extension.to_str());
    match extension.map(str::to_ascii_lowercase).as_deref() {
        Some("svg") => Ok(Picture::Svg),
        Some("png") => Ok(Picture::Png),
        Some("txt") => Ok(Picture::Txt),
        _ => Err(Failure::Usage(say("diagram-format", &[]))),
    }
}

/// Draws a small picture of every game into a folder.
fn thumbnails(arguments: &DiagramArguments, folder: &Path) -> Result<(), Failure> {
    let format = arguments.format.unwrap_or(Picture::Png);
    let inputs = records::InputArguments {
        paths: arguments.paths.clone(),
        game: None,
        encoding: arguments.line.encoding,
    };
    let mut written = records::Written::default();
    let result = records::each(&inputs, |path, below, parsed| {
        let games = parsed.collection.roots().count();
        for (number, root) in inputs.games(&parsed)? {
            let walk = Walk::new(root, None);
            // A game that is shorter is shown at its end.
            let place = walk.view_of(arguments.at).unwrap_or(walk.last());
            let mut figure = walk.figure(place, arguments.numbers, Colours::None);
            figure.coordinates = false;
            let size = figure.diagram.board.size();
            figure.diagram.part = arguments.part.as_ref().map(|t| part(t, size)).transpose()?;
            let file = folder.join(thumbnail(below, number, games, format));
            written.write(file, path, &drawn(&figure, format, SMALL)?, arguments.force)?;
        }
        Ok(())
    });
    crate::speech::tell(&say("diagram-thumbnails", &[("pictures", written.count().into())]));
    result
}

/// The name of a picture: that of its game.
fn thumbnail(below: &Path, number: usize, games: usize, format: Picture) -> PathBuf {
    let ending = match format {
        Picture::Svg => "svg",
        Picture::Png => "png",
        Picture::Txt => "txt",
    };
    records::game_file(below, number, games).with_extension(ending)
}
