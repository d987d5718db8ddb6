//! The course: its chapters and pages, in the order to go through them.

mod boards;
mod capture;
mod end;
mod first;
mod life;
mod rules;

use crate::page::{Figure, Page, Position, Task};

/// A chapter: pages about one subject.
#[derive(Debug)]
pub struct Chapter {
    /// Its name in messages (`chapter-{id}`).
    pub id: &'static str,
    /// Its pages.
    pub pages: &'static [Page],
}

/// The whole course.
pub static CHAPTERS: [Chapter; 12] = [
    Chapter { id: "board", pages: &first::BOARD },
    Chapter { id: "liberties", pages: &first::LIBERTIES },
    Chapter { id: "capture", pages: &capture::CAPTURE },
    Chapter { id: "suicide", pages: &capture::SUICIDE },
    Chapter { id: "ko", pages: &capture::KO },
    Chapter { id: "tactics", pages: &capture::TACTICS },
    Chapter { id: "life", pages: &life::LIFE },
    Chapter { id: "end", pages: &end::END },
    Chapter { id: "count", pages: &end::COUNT },
    Chapter { id: "before", pages: &end::BEFORE },
    Chapter { id: "rules", pages: &rules::RULES },
    Chapter { id: "game", pages: &end::GAME },
];

/// All pages in their order.
pub fn pages() -> impl Iterator<Item = &'static Page> {
    CHAPTERS.iter().flat_map(|chapter| chapter.pages)
}

/// The page with this id.
pub fn page(id: &str) -> Option<&'static Page> {
    pages().find(|page| page.id == id)
}

/// A page without figure and marks.
const fn plain(id: &'static str, position: Position, task: Task) -> Page {
    Page { id, figure: None, position, marks: &[], task }
}

impl Page {
    /// The page that shows a diagram of the booklet.
    const fn booklet(self, number: u8) -> Page {
        self.figured(Figure::Booklet(number))
    }

    /// The page that shows a figure of the AGA's commentary.
    const fn aga(self, number: u8) -> Page {
        self.figured(Figure::Aga(number))
    }

    const fn figured(self, figure: Figure) -> Page {
        let Page { id, figure: _, position, marks, task } = self;
        Page { id, figure: Some(figure), position, marks, task }
    }

    /// With these points marked.
    const fn marked(self, marks: &'static [&'static str]) -> Page {
        let Page { id, figure, position, marks: _, task } = self;
        Page { id, figure, position, marks, task }
    }
}
