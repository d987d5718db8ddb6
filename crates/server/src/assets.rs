//! The pages and their assets, compiled into the server.

use crate::page::Page;
use crate::whole::{self, Files};
use serde_json::json;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use tengen_messages::Language;

const FILES: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/web.rs"));

/// The folder of the assets as pages write it, with `@` for the hash.
const PLACEHOLDER: &str = "/assets/@/";

/// The line for what the browser should ask for before it has read the scripts.
const EARLY: &str = "  <!-- early -->\n";

/// The script of the worker, among the assets.
const WORKER: &str = "js/worker.js";

/// The attribute that gets the languages: `code=name` each, between semicolons.
const LANGUAGES: &str = r#"data-languages="@""#;

/// The pages that work without the server, each with its address.
const KEPT: [(Page, &str); 5] = [
    (Page::Home, "/"),
    (Page::Learn, "/learn"),
    (Page::Rules, "/rules"),
    (Page::Glossary, "/glossary"),
    (Page::Sheet, "/sheet/aga"),
];

/// What these pages ask for besides their assets.
const KEPT_DATA: [&str; 2] = ["/learn/course.json", "/learn/problems.json"];

/// The pages and their assets, ready to be served.
#[derive(Debug)]
pub(crate) struct Assets {
    /// A part of the address of every asset, so that a browser may keep assets for ever.
    hash: String,
    /// The pages as HTML, in the order of [`Page::ALL`].
    pages: [String; Page::ALL.len()],
    /// The script that keeps pages for use without the server.
    worker: String,
    /// The assets by name. Every language's messages are `lang/CODE/FILE.ftl`, and those of a page
    /// `lang/CODE/FILE+FILE.ftl`.
    files: Files<'static>,
}

/// An asset.
pub(crate) struct Asset {
    /// Its media type.
    pub(crate) media: &'static str,
    /// Its contents.
    pub(crate) bytes: Cow<'static, [u8]>,
}

impl Assets {
    pub(crate) fn new() -> Assets {
        let own = FILES.iter().map(|(name, bytes)| ((*name).to_owned(), Cow::Borrowed(*bytes)));
        let mut files: Files<'static> = own.chain(messages()).collect();
        let wholes: Vec<_> = Page::ALL.iter().flat_map(|page| whole_files(&files, *page)).collect();
        files.extend(wholes);
        // Stable from one start to the next: the hasher has fixed keys and a fixed order. The
        // worker keeps pages too.
        let mut hasher = DefaultHasher::new();
        files.hash(&mut hasher);
        Page::ALL.map(Page::html).hash(&mut hasher);
        let hash = format!("{:016x}", hasher.finish());
        let base = format!("/assets/{hash}/");
        let named: Vec<String> =
            Language::all().map(|language| format!("{language}={}", language.name())).collect();
        let languages = LANGUAGES.replace('@', &named.join(";"));
        let pages = Page::ALL
            .map(|page| page.html().replace(PLACEHOLDER, &base).replace(LANGUAGES, &languages));
        let worker = worker(&files, &hash);
        Assets { hash, pages, worker, files }
    }

    /// The name of this build of the pages and their assets.
    pub(crate) fn build(&self) -> &str {
        &self.hash
    }

    /// A page as HTML for a person who reads this language. The browser asks for its messages, and
    /// for `data` of the API, before it has read the scripts.
    pub(crate) fn page(&self, page: Page, language: Language, data: Option<&str>) -> String {
        let messages = format!("/assets/{}/{}", self.hash, page_messages(page, language));
        let early = [Some(messages.as_str()), data].into_iter().flatten().map(|address| {
            format!("  <link rel=\"preload\" as=\"fetch\" crossorigin href=\"{address}\">\n")
        });
        self.pages[page as usize].replace(EARLY, &early.collect::<String>())
    }

    /// The script of the worker, with the parts that it keeps.
    pub(crate) fn worker(&self) -> &str {
        &self.worker
    }

    /// The asset of this name, if the hash is the present one.
    pub(crate) fn asset(&self, hash: &str, name: &str) -> Option<Asset> {
        if hash != self.hash {
            return None;
        }
        let (_, extension) = name.rsplit_once('.')?;
        let media = media_type(extension)?;
        let bytes = self.files.get(name)?.clone();
        Some(Asset { media, bytes })
    }
}

/// The script of the worker, behind a line with the hash and the addresses of all that it keeps.
fn worker(files: &Files<'_>, hash: &str) -> String {
    let pictures = files.keys().filter(|name| {
        let extension = name.rsplit_once('.').map(|(_, extension)| extension);
        name.starts_with("css/") && extension != Some("css")
    });
    let mut names: BTreeSet<String> = pictures.cloned().collect();
    names.extend(["js/theme.js", "manifest.json"].map(str::to_owned));
    for (page, _) in KEPT {
        names.extend([page.whole_style(), page.whole_script()]);
        names.extend(Language::all().map(|language| page_messages(page, language)));
    }
    let mut parts: Vec<String> = KEPT.map(|(_, address)| address.to_owned()).to_vec();
    parts.extend(KEPT_DATA.map(str::to_owned));
    parts.extend(names.into_iter().map(|name| format!("/assets/{hash}/{name}")));
    let script = files.get(WORKER).map_or("", |bytes| str::from_utf8(bytes).unwrap_or_default());
    format!("self.kept = {};\n{script}", json!({ "build": hash, "parts": parts }))
}

/// The messages of every language, as files.
fn messages() -> impl Iterator<Item = (String, Cow<'static, [u8]>)> {
    Language::all().flat_map(|language| {
        let file = move |(about, text): &(&str, &'static str)| {
            (format!("lang/{language}/{about}.ftl"), text.as_bytes().into())
        };
        language.files().iter().map(file)
    })
}

/// The name of all messages of a page in one file, as the page itself makes it.
fn page_messages(page: Page, language: Language) -> String {
    format!("lang/{language}/{}.ftl", page.messages().join("+"))
}

/// The files that a page asks for: its script, its styles, and its messages in every language.
fn whole_files(files: &Files<'static>, page: Page) -> Vec<(String, Cow<'static, [u8]>)> {
    // A test makes sure that every script can be put together. The browser can do so, too.
    let script = whole::module(files, &page.script()).unwrap_or_else(|| {
        let script = page.script();
        format!("import \"./{}\";\n", script.strip_prefix("js/").unwrap_or(&script))
    });
    let styles = page.styles().map(|name| files.get(&name).map_or(&[][..], |text| text));
    let mut wholes = vec![
        (page.whole_script(), script.into_bytes()),
        (page.whole_style(), styles.collect::<Vec<_>>().concat()),
    ];
    for language in Language::all() {
        let texts = page.messages().into_iter().filter_map(|about| language.file(about));
        wholes.push((page_messages(page, language), texts.collect::<String>().into_bytes()));
    }
    wholes.into_iter().map(|(name, bytes)| (name, bytes.into())).collect()
}

fn media_type(extension: &str) -> Option<&'static str> {
    Some(match extension {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wav" => "audio/wav",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_name_their_assets_by_hash_and_only_that_address_answers() {
        let assets = Assets::new();
        let page = assets.page(Page::Home, Language::ENGLISH, None);
        assert!(!page.contains(PLACEHOLDER));
        let base = format!("/assets/{}/", assets.hash);
        let start = page.find(&base).unwrap() + base.len();
        let name = page[start..].split('"').next().unwrap();
        assert!(assets.asset(&assets.hash, name).is_some(), "{name}");
        assert!(assets.asset("0000000000000000", name).is_none());
        assert!(assets.asset(&assets.hash, "shell.html").is_none());
        assert!(assets.asset(&assets.hash, "../Cargo.toml").is_none());
        assert!(FILES.iter().all(|(name, _)| !name.contains("node_modules")));
    }

    #[test]
    fn every_page_has_its_script_styles_and_messages_in_one_file_each() {
        let assets = Assets::new();
        for page in Page::ALL {
            let german = Language::find("de").unwrap();
            let html = assets.page(page, german, Some("/api/some"));
            assert!(html.contains("crossorigin href=\"/api/some\""), "{page:?}");
            let names: Vec<_> = html
                .split('"')
                .filter_map(|part| {
                    part.strip_prefix(&format!("/assets/{}/", assets.hash)).map(str::to_owned)
                })
                .collect();
            for kind in ["js/whole-", "css/whole-", "lang/de/"] {
                let name = names.iter().find(|name| name.starts_with(kind)).unwrap();
                let text =
                    String::from_utf8(assets.asset(&assets.hash, name).unwrap().bytes.into_owned())
                        .unwrap();
                assert!(text.len() > 100, "{page:?}: {name}");
            }
            // The address of its messages is relative to the folder of scripts.
            let script = assets.asset(&assets.hash, &page.whole_script()).unwrap().bytes;
            let script = String::from_utf8(script.into_owned()).unwrap();
            let (before, _) = script.split_once("import.meta").unwrap();
            assert!(before.rsplit_once("\n// js/").unwrap().1.starts_with("i18n.js"));
            assert_eq!(script.matches("import.meta").count(), 1, "{page:?}");
        }
    }

    #[test]
    fn every_page_knows_every_language_and_gets_its_messages() {
        let assets = Assets::new();
        for (name, page) in Page::ALL.iter().zip(&assets.pages) {
            let said = page.split("data-languages=\"").nth(1).and_then(|s| s.split('"').next());
            let languages: Vec<_> = said.unwrap_or("").split(';').collect();
            assert_eq!(languages.len(), Language::all().count(), "{name:?}: {said:?}");
            assert!(languages.contains(&"de=Deutsch"), "{name:?}: {said:?}");
        }
        for language in Language::all() {
            let name = format!("lang/{language}/page.ftl");
            let asset = assets.asset(&assets.hash, &name).unwrap();
            assert_eq!(asset.media, "text/plain; charset=utf-8");
            assert_eq!(Some(&*asset.bytes), language.file("page").map(str::as_bytes));
        }
    }
}
