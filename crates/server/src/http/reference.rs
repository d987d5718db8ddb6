//! The rules and the terms of the game, for the pages that explain them.

use super::access::Access;
use super::body::json_answer;
use super::pages;
use super::records;
use crate::api_error::ApiError;
use crate::app::App;
use crate::page::Page;
use crate::store::Kind;
use axum::extract::rejection::{QueryRejection, RawPathParamsRejection};
use axum::extract::{Path, Query, RawPathParams, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use tengen_messages::Language;
use tengen_reference::{Marked, SheetFigure, TERMS, compared, ruleset_name, sheet, source, told};
use tengen_rules::{Ruleset, presets};

/// The query of all requests here: the language of the answer.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LanguageQuery {
    /// The code of the language. Without it `Accept-Language` decides.
    lang: Option<String>,
}

type MaybeLanguage = Result<Query<LanguageQuery>, QueryRejection>;

fn language(query: MaybeLanguage, headers: &HeaderMap) -> Result<Language, ApiError> {
    let Query(query) = query.map_err(|error| ApiError::bad_request("lang", error.body_text()))?;
    super::language::wanted(query.lang.as_deref(), headers)
}

fn ruleset(name: &str) -> Result<&'static Ruleset, ApiError> {
    presets::find(name).ok_or_else(|| ApiError::not_found("there is no such ruleset"))
}

fn named(rules: &Ruleset, language: Language) -> Value {
    json!({ "id": rules.id, "name": ruleset_name(rules, language) })
}

/// `GET /api/rules/{name}`: a ruleset in words.
pub(super) async fn rules(
    Path(name): Path<String>,
    headers: HeaderMap,
    query: MaybeLanguage,
) -> Result<Response, ApiError> {
    Ok(in_words(ruleset(&name)?, language(query, &headers)?))
}

/// `GET /api/g/{key}/rules`: the rules of a game in words, whether they have a name or not.
pub(super) async fn of_game(
    State(app): State<App>,
    access: Access,
    headers: HeaderMap,
    query: MaybeLanguage,
) -> Result<Response, ApiError> {
    let language = language(query, &headers)?;
    match access.opened.kind {
        Kind::Game => {
            let snapshot = app.hub.snapshot(access.opened.game).await?;
            Ok(in_words(&snapshot.table.game().setup().rules, language))
        }
        Kind::Record => Ok(in_words(&records::rules(&app, &access).await?, language)),
    }
}

fn in_words(rules: &Ruleset, language: Language) -> Response {
    let topics: Vec<Value> = told(rules)
        .iter()
        .map(|section| {
            let sentences = section.sentences.iter().map(|sentence| sentence.say(language));
            json!({
                "title": language.say(section.topic.id(), &[]),
                "sentences": sentences.collect::<Vec<_>>(),
            })
        })
        .collect();
    // The rules of a game may have the id of a known ruleset, but other values.
    let known = presets::find(&rules.id).is_some_and(|known| known == rules);
    let source = source(&rules.id).filter(|_| known);
    let say = |id| language.say(id, &[]);
    json_answer(json!({
        "rules": named(rules, language),
        "topics": topics,
        "source": source.map(|source| say(source.text)),
        "unchecked": source.and_then(|source| source.unchecked).map(say),
        "aliases": if known { presets::aliases(&rules.id) } else { &[] },
    }))
}

/// `GET /api/rules/{name}/{other}`: two rulesets side by side.
pub(super) async fn compare(
    Path((name, other)): Path<(String, String)>,
    headers: HeaderMap,
    query: MaybeLanguage,
) -> Result<Response, ApiError> {
    let language = language(query, &headers)?;
    let both = [ruleset(&name)?, ruleset(&other)?];
    let side = |marked: &[Marked]| {
        let said = |m: &Marked| json!({ "text": m.sentence.say(language), "differs": m.differs });
        Value::from(marked.iter().map(said).collect::<Vec<_>>())
    };
    let topics: Vec<Value> = compared(both)
        .iter()
        .map(|topic| {
            json!({
                "title": language.say(topic.topic.id(), &[]),
                "same": topic.is_same(),
                "sides": [side(&topic.sides[0]), side(&topic.sides[1])],
            })
        })
        .collect();
    let rules = both.map(|rules| named(rules, language));
    Ok(json_answer(json!({ "rules": rules, "topics": topics })))
}

/// `GET /api/glossary`: all terms with their meanings, and their names in every language.
pub(super) async fn glossary(
    headers: HeaderMap,
    query: MaybeLanguage,
) -> Result<Response, ApiError> {
    let language = language(query, &headers)?;
    let terms: Vec<Value> = TERMS
        .iter()
        .map(|term| {
            let others = Language::all().filter(|other| *other != language);
            let others =
                others.map(|other| json!({ "lang": other.code(), "name": term.name(other) }));
            let natives = term.natives().map(|(code, native)| {
                json!({ "lang": code, "name": native.written, "latin": native.latin })
            });
            json!({
                "id": term.id,
                "name": term.name(language),
                "meaning": term.meaning(language),
                "elsewhere": others.chain(natives).collect::<Vec<_>>(),
            })
        })
        .collect();
    Ok(json_answer(Value::from(terms)))
}

/// `GET /api/sheet/aga`: the AGA rules for a sheet of paper, part by part.
pub(super) async fn aga_sheet(
    headers: HeaderMap,
    query: MaybeLanguage,
) -> Result<Response, ApiError> {
    let language = language(query, &headers)?;
    let figure = |figure: SheetFigure| {
        let address = format!("/api/sheet/aga/{}", figure.id());
        json!({ "id": figure.id(), "address": address, "caption": figure.caption(language) })
    };
    let parts = sheet(language).into_iter().map(|part| {
        json!({
            "title": part.title,
            "sentences": part.sentences,
            "figure": part.figure.map(figure),
        })
    });
    Ok(json_answer(Value::from(parts.collect::<Vec<_>>())))
}

/// `GET /api/sheet/aga/{figure}`: a figure of the sheet, as SVG.
pub(super) async fn aga_figure(Path(name): Path<String>) -> Result<Response, ApiError> {
    let figure = SheetFigure::ALL.into_iter().find(|figure| figure.id() == name);
    let figure = figure.ok_or_else(|| ApiError::not_found("there is no such figure"))?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], figure.svg()).into_response())
}

/// `GET /rules`, `/rules/{name}`, `/rules/compare/{name}/{other}`: one page, which reads its
/// address. The address of a ruleset that nobody has leads nowhere.
pub(super) async fn rules_page(
    State(app): State<App>,
    names: Result<RawPathParams, RawPathParamsRejection>,
    headers: HeaderMap,
) -> Response {
    let known = |names: RawPathParams| names.iter().all(|(_, name)| presets::find(name).is_some());
    if !names.is_ok_and(known) {
        return pages::nowhere(&app, &headers);
    }
    pages::answer(&app, Page::Rules, &headers)
}

/// `GET /glossary`
pub(super) async fn glossary_page(State(app): State<App>, headers: HeaderMap) -> Response {
    pages::answer(&app, Page::Glossary, &headers)
}

/// `GET /sheet/aga`
pub(super) async fn sheet_page(State(app): State<App>, headers: HeaderMap) -> Response {
    pages::answer(&app, Page::Sheet, &headers)
}
