//! Go taught: a course of short pages, each with a board and something to do, and the answer of
//! the referee to whatever is done.
//!
//! A [`Page`] is data: a position, a task, and which of [`tengen_rules`]' questions decides it.
//! [`Lesson::of`] asks that question of **every** point of the board and writes down the answers
//! as a finite table. Whoever shows a lesson (the page in the browser, the terminal) only
//! follows the table; nobody but the referee decides what a move is worth, and nothing needs to
//! be asked once the table is there.
//!
//! Nothing here is in any language: a page has an id, an answer a [`Said`] with an id and
//! arguments, and the messages of `crates/messages` put them into words.
//!
//! ```
//! use tengen_lessons::{Exercise, Lesson, Verdict, page};
//!
//! let lesson = Lesson::of(page("capture-edge").expect("a page of the course"))?;
//! let Exercise::Play { states, answers } = &lesson.exercise else { panic!("something to play") };
//! let answer = |name| {
//!     let point = lesson.size.parse(name).expect("on the board");
//!     &answers[usize::from(states[0].replies[point.index()])]
//! };
//! assert_eq!(answer("A4").verdict, Verdict::Right);
//! assert_eq!(answer("A4").said.id, "learn-took");
//! assert_eq!(answer("A6").said.id, "learn-no-occupied");
//! # Ok::<(), tengen_lessons::PageError>(())
//! ```

mod consequence;
mod course;
mod find;
mod hand;
mod lesson;
mod number;
mod page;
mod pick;
mod play;
pub mod problems;
mod reader;
mod said;
mod table;
mod tutor;

pub use course::{CHAPTERS, Chapter, page, pages};
pub use lesson::{Answer, Change, Exercise, Lesson, PageError, State, Step, Verdict};
pub use page::{
    Ask, Figure, Goal, Hand, Page, Position, Quantity, Reply, Seek, Stage, Stones, Task,
};
pub use said::{Arg, Said};

// Its examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
