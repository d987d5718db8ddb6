//! The findings as one page that needs nothing else.

use super::{Report, json, text};

const PAGE: &str = include_str!("page/page.html");
const STYLE: &str = include_str!("page/page.css");
const SCRIPT: &str = include_str!("page/page.js");

/// The page. It asks for nothing from anywhere.
pub(super) fn page(report: &Report<'_>) -> String {
    let info = &report.course.info;
    let title = format!("{} – {}", text::player(&info.black), text::player(&info.white));
    // Inside a script, `<` could begin its end.
    let data = json::object(report).to_string().replace('<', "\\u003c");
    // One pass, so that nothing which is filled in is searched.
    let mut page = String::with_capacity(data.len() + PAGE.len() + STYLE.len() + SCRIPT.len());
    let mut rest = PAGE;
    while let Some((before, after)) = rest.split_once("{{") {
        let Some((name, after)) = after.split_once("}}") else { break };
        page.push_str(before);
        match name {
            "title" => page.push_str(&escaped(&title)),
            "summary" => page.push_str(&escaped(&text::write(report))),
            "style" => page.push_str(STYLE),
            "script" => page.push_str(SCRIPT),
            "data" => page.push_str(&data),
            other => debug_assert!(false, "the page asks for {other}"),
        }
        rest = after;
    }
    page.push_str(rest);
    page
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
