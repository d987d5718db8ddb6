//! Go taught: a course of short pages. Each page has a board and an exercise, and the referee
//! answers every move.
//!
//! A [`Page`] is data: a position, a task, and which of [`tengen_rules`]' questions decides it.
//! [`Lesson::of`] asks that question of **every** point of the board and writes down the answers
//! as a finite table. The page in the browser and the terminal only follow the table. So the
//! referee alone decides what a move is worth, and nothing needs to be asked later.
//!
//! No text here is in any language: a page has an id, and an answer is a [`Said`] with an id and
//! arguments. The messages of `crates/messages` put them into words.
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
