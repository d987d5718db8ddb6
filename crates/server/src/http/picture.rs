//! A position of a game as a picture.

use super::access::Access;
use super::play::game_view;
use crate::api_error::ApiError;
use crate::app::App;
use crate::engines::Engines;
use crate::key::Key;
use crate::queue::Place;
use crate::record::Replay;
use crate::store::Kind;
use crate::view::{Marks, View};
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tengen_diagram::{Diagram, Figure, Sign};
use tengen_rules::{Point, PointSet, Size};

/// The distance of two lines in a picture of pixels.
const PIXELS: u16 = 48;

/// The query of both requests.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PictureQuery {
    /// After how many steps; at the end if none is named.
    at: Option<usize>,
}

type Asked = Result<Query<PictureQuery>, QueryRejection>;

/// The position at the end of a line as a picture, with its marks.
pub(super) async fn svg_of_line(line: String, place: Place) -> Result<Response, ApiError> {
    let picture = place.run(move || Some(of_line(&line)?.svg())).await?;
    let picture = picture.ok_or_else(ApiError::internal)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

/// The same in pixels.
pub(super) async fn png_of_line(line: String, place: Place) -> Result<Response, ApiError> {
    let picture = place.run(move || of_line(&line)?.png(PIXELS).ok()).await?;
    let picture = picture.ok_or_else(ApiError::internal)?;
    Ok(([(header::CONTENT_TYPE, "image/png")], picture).into_response())
}

fn of_line(line: &str) -> Option<Figure> {
    let parsed = tengen_sgf::parse(line.as_bytes());
    let replay = Replay::of(parsed.collection.roots().next()?);
    // A picture needs no key.
    let view = replay.view(&Key::parse(&"0".repeat(22))?, 0, &Engines::default());
    drawn(&view, view.steps.len())
}

/// `GET /api/g/{key}/picture.svg?at=`
pub(super) async fn svg(
    State(app): State<App>,
    access: Access,
    query: Asked,
) -> Result<Response, ApiError> {
    let picture = made(&app, &access, query, |figure| Some(figure.svg())).await?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

/// `GET /api/g/{key}/picture.png?at=`
pub(super) async fn png(
    State(app): State<App>,
    access: Access,
    query: Asked,
) -> Result<Response, ApiError> {
    let picture = made(&app, &access, query, |figure| figure.png(PIXELS).ok()).await?;
    Ok(([(header::CONTENT_TYPE, "image/png")], picture).into_response())
}

/// What `write` makes of the picture.
async fn made<T: Send + 'static>(
    app: &App,
    access: &Access,
    query: Asked,
    write: fn(Figure) -> Option<T>,
) -> Result<T, ApiError> {
    let Query(PictureQuery { at }) =
        query.map_err(|error| ApiError::bad_request("at", error.body_text()))?;
    let written = move |view: &View| {
        let figure = drawn(view, at.unwrap_or(view.steps.len()))
            .ok_or_else(|| ApiError::bad_request("at", "no such step".to_owned()))?;
        write(figure).ok_or_else(ApiError::internal)
    };
    let place = app.positions.enter(access.caller)?;
    match access.opened.kind {
        Kind::Record => {
            let view = super::records::view(app, access).await?.0;
            place.run(move || written(&view)).await?
        }
        Kind::Game => {
            let snapshot = app.hub.snapshot(access.opened.game).await?;
            let (shared, role) = (app.clone(), access.opened.role);
            place.run(move || written(&game_view(&shared, &snapshot, role))).await?
        }
    }
}

/// The position after `at` steps, with the last move and the record's marks.
fn drawn(view: &View, at: usize) -> Option<Figure> {
    let board = view.board_after(at)?;
    let size = board.size();
    let mut diagram = Diagram::new(board);
    diagram.last = view.last_point(at).and_then(|name| size.parse(name));
    let mut figure = Figure::new(diagram);
    if let Some(marks) = view.marks_at(at) {
        add(&mut figure, marks, size);
    }
    let held = |which: fn(&Marks) -> &Option<Vec<String>>| {
        let set = (0..=at).rev().find_map(|at| which(view.marks_at(at)?).as_ref());
        PointSet::of(size, set.into_iter().flatten().filter_map(|name| size.parse(name)))
    };
    figure.dimmed = held(|marks| &marks.dimmed);
    figure.diagram.visible = Some(held(|marks| &marks.visible)).filter(|set| !set.is_empty());
    Some(figure)
}

fn add(figure: &mut Figure, marks: &Marks, size: Size) {
    let points = |names: &[String]| -> Vec<Point> {
        names.iter().filter_map(|name| size.parse(name)).collect()
    };
    for (names, sign) in [
        (&marks.triangle, Sign::Triangle),
        (&marks.square, Sign::Square),
        (&marks.circle, Sign::Circle),
        (&marks.cross, Sign::Cross),
        (&marks.selected, Sign::Selected),
    ] {
        figure.signs.extend(points(names).into_iter().map(|point| (point, sign)));
    }
    let labels = marks.labels.iter();
    figure.labels.extend(labels.filter_map(|(p, text)| Some((size.parse(p)?, text.clone()))));
    let pair = |(a, b): &(String, String)| Some((size.parse(a)?, size.parse(b)?));
    figure.arrows.extend(marks.arrows.iter().filter_map(pair));
    figure.lines.extend(marks.lines.iter().filter_map(pair));
    figure.diagram.territory =
        [&marks.black, &marks.white].map(|names| PointSet::of(size, points(names)));
}
