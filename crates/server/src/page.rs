//! The pages: one shell, filled with the parts of each page.

/// The parts that all pages share, with a name in braces where a page has its own.
const SHELL: &str = include_str!("../web/shell.html");

/// A page of the application.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Page {
    Home,
    Game,
    Learn,
    Rules,
    Glossary,
    Sheet,
    /// The open challenges.
    Lobby,
    /// Where a person takes a name, or comes back to it.
    Join,
    /// A person's own page.
    Me,
    /// The page of a person, as everybody sees it.
    Person,
    /// The studies of a visitor.
    Study,
    /// A study.
    Room,
    /// An address that leads nowhere.
    Missing,
}

/// The parts of a page that are its own.
struct Parts {
    main: &'static str,
    /// The files of messages that it needs beside `page.ftl`.
    messages: &'static str,
    indexed: Indexed,
    styles: &'static [&'static str],
    script: &'static str,
    class: &'static str,
    /// The text for a browser without JavaScript.
    noscript: &'static str,
}

/// Whether search engines may list a page.
enum Indexed {
    /// They may, with this description.
    As(&'static str),
    /// They may not: its address holds a key.
    Never,
}

impl Page {
    /// All pages.
    pub(crate) const ALL: [Page; 13] = [
        Page::Home,
        Page::Game,
        Page::Learn,
        Page::Rules,
        Page::Glossary,
        Page::Sheet,
        Page::Lobby,
        Page::Join,
        Page::Me,
        Page::Person,
        Page::Study,
        Page::Room,
        Page::Missing,
    ];

    fn parts(self) -> Parts {
        match self {
            Page::Home => Parts {
                main: include_str!("../web/pages/home.html"),
                messages: "lookup sheet list",
                indexed: Indexed::As("Play a game of Go to its end, and understand the result."),
                styles: &["board", "home"],
                script: "home/main",
                class: "home-page",
                noscript: "Tengen needs JavaScript.",
            },
            Page::Game => Parts {
                main: include_str!("../web/pages/game.html"),
                messages: "settle people study",
                indexed: Indexed::Never,
                styles: &["board", "graph", "game", "print"],
                script: "game/main",
                class: "game-page",
                noscript: "Tengen's board needs JavaScript.",
            },
            Page::Learn => Parts {
                main: include_str!("../web/pages/learn.html"),
                messages: "lessons problems unread fresh",
                indexed: Indexed::As("Learn Go: a course from the first stone to a whole game."),
                styles: &["board", "learn"],
                script: "learn/main",
                class: "learn-page",
                noscript: "Tengen's board needs JavaScript.",
            },
            Page::Rules => Parts {
                main: include_str!("../web/pages/rules.html"),
                messages: "lookup",
                indexed: Indexed::As(
                    "The rulesets of Go in plain words, and any two of them side by side.",
                ),
                styles: &["reference"],
                script: "reference/rules",
                class: "reference-page",
                noscript: "Tengen needs JavaScript.",
            },
            Page::Glossary => Parts {
                main: include_str!("../web/pages/glossary.html"),
                messages: "lookup",
                indexed: Indexed::As("The terms of Go, explained, in seven languages."),
                styles: &["reference"],
                script: "reference/glossary",
                class: "reference-page",
                noscript: "Tengen needs JavaScript.",
            },
            Page::Sheet => Parts {
                main: include_str!("../web/pages/sheet.html"),
                messages: "lookup sheet",
                indexed: Indexed::As("The AGA rules of Go on one sheet, to be printed."),
                styles: &["sheet"],
                script: "reference/sheet",
                class: "sheet-page",
                noscript: "Tengen needs JavaScript.",
            },
            Page::Lobby => Parts {
                main: include_str!("../web/pages/lobby.html"),
                messages: "lobby",
                indexed: Indexed::As("Find somebody to play a game of Go with."),
                styles: &["lobby"],
                script: "lobby/main",
                class: "lobby-page",
                noscript: "Tengen needs JavaScript.",
            },
            Page::Join => Parts {
                main: include_str!("../web/pages/join.html"),
                messages: "account account-pages",
                indexed: Indexed::As("Take a name of your own, and keep your games and your rank."),
                styles: &["account"],
                script: "join/main",
                class: "account-page",
                noscript: "Tengen needs JavaScript.",
            },
            Page::Me => Parts {
                main: include_str!("../web/pages/me.html"),
                messages: "account account-pages",
                indexed: Indexed::Never,
                styles: &["account"],
                script: "me/main",
                class: "account-page",
                noscript: "Tengen needs JavaScript.",
            },
            Page::Person => Parts {
                main: include_str!("../web/pages/person.html"),
                messages: "account person",
                indexed: Indexed::Never,
                styles: &["person"],
                script: "person/main",
                class: "person-page",
                noscript: "Tengen needs JavaScript.",
            },
            Page::Study => Parts {
                main: include_str!("../web/pages/study.html"),
                messages: "studies",
                indexed: Indexed::As("Study games of Go together: moves, lines and notes."),
                styles: &["studies"],
                script: "study/list",
                class: "study-page",
                noscript: "Tengen needs JavaScript.",
            },
            Page::Room => Parts {
                main: include_str!("../web/pages/room.html"),
                messages: "settle study room room-engine",
                indexed: Indexed::Never,
                styles: &["board", "graph", "study", "report", "print"],
                script: "study/main",
                class: "room-page",
                noscript: "Tengen's board needs JavaScript.",
            },
            Page::Missing => Parts {
                main: include_str!("../web/pages/missing.html"),
                messages: "",
                indexed: Indexed::Never,
                styles: &[],
                script: "missing",
                class: "missing-page",
                noscript: "There is nothing at this address.",
            },
        }
    }

    /// The name of the module that is its script.
    pub(crate) fn script(self) -> String {
        format!("js/{}.js", self.parts().script)
    }

    /// The name of its script with all modules.
    pub(crate) fn whole_script(self) -> String {
        format!("js/whole-{}.js", self.parts().script.replace('/', "-"))
    }

    /// The names of its style sheets, in their order.
    pub(crate) fn styles(self) -> impl Iterator<Item = String> {
        let own = self.parts().styles.iter().copied();
        std::iter::once("base").chain(own).map(|name| format!("css/{name}.css"))
    }

    /// The name of its style sheet with all of them.
    pub(crate) fn whole_style(self) -> String {
        format!("css/whole-{}.css", self.parts().script.replace('/', "-"))
    }

    /// The files of its messages.
    pub(crate) fn messages(self) -> Vec<&'static str> {
        std::iter::once("page").chain(self.parts().messages.split_whitespace()).collect()
    }

    /// The page as HTML. Its assets are under `/assets/@/`, and the languages are `@`, for the
    /// caller to fill in.
    pub(crate) fn html(self) -> String {
        let parts = self.parts();
        let meta =
            |name: &str, content: &str| format!("  <meta name=\"{name}\" content=\"{content}\">\n");
        let meta = match parts.indexed {
            Indexed::As(description) => meta("description", description),
            Indexed::Never => meta("robots", "noindex") + &meta("referrer", "same-origin"),
        };
        [
            ("{messages}", parts.messages),
            ("{meta}", &meta),
            ("{style}", &self.whole_style()),
            ("{script}", &self.whole_script()),
            ("{class}", parts.class),
            ("{noscript}", parts.noscript),
            ("{main}", parts.main),
        ]
        .into_iter()
        .fold(SHELL.to_owned(), |html, (name, own)| html.replace(name, own))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_in_braces_is_left_in_a_page() {
        for page in Page::ALL {
            let html = page.html();
            assert!(!html.contains('{') && !html.contains('}'), "{page:?}: {html}");
        }
    }
}
