//! An attempt at a page: follows the table of its lesson, and decides nothing.

use super::wish::Wish;
use crate::speech::say;
use std::collections::BTreeSet;
use tengen_lessons::{Answer, Arg, Exercise, Lesson, Said, Step, Verdict};
use tengen_messages::Value;
use tengen_rules::Point;

/// The progress on a page, and the last answer.
pub(super) struct Attempt<'a> {
    lesson: &'a Lesson,
    /// The number of the current exercise, from 0, where a page has several.
    step: usize,
    /// The position after the steps before.
    laid: String,
    state: usize,
    /// The position shown instead of the state after a move that was not right.
    aside: Option<String>,
    pub(super) last: Option<Point>,
    /// The points or options found.
    pub(super) found: BTreeSet<usize>,
    pub(super) said: String,
    pub(super) verdict: Verdict,
    helped: bool,
    finished: bool,
}

impl<'a> Attempt<'a> {
    pub(super) fn new(lesson: &'a Lesson) -> Attempt<'a> {
        Attempt {
            lesson,
            step: 0,
            laid: lesson.cells.clone(),
            state: 0,
            aside: None,
            last: None,
            found: BTreeSet::new(),
            said: String::new(),
            verdict: Verdict::Off,
            helped: false,
            finished: false,
        }
    }

    /// Whether the page has been done.
    pub(super) fn finished(&self) -> bool {
        self.finished
    }

    /// Whether the solution was shown.
    pub(super) fn helped(&self) -> bool {
        self.helped
    }

    /// The current exercise.
    fn exercise(&self) -> &'a Exercise {
        match &self.lesson.exercise {
            Exercise::Steps { steps } => &steps[self.step],
            whole => whole,
        }
    }

    /// The message for the current task.
    pub(super) fn task(&self) -> String {
        let id = format!("lesson-{}-task", self.lesson.id);
        match &self.lesson.exercise {
            Exercise::Steps { .. } => say(&format!("{id}-{}", self.step + 1), &[]),
            _ => say(&id, &[]),
        }
    }

    /// The position to show, one character a point.
    pub(super) fn cells(&self) -> String {
        let change = match self.exercise() {
            Exercise::Play { states, .. } => {
                return self.aside.clone().unwrap_or_else(|| states[self.state].cells.clone());
            }
            Exercise::Find { change, .. } => change,
            _ => return self.laid.clone(),
        };
        let cells = self.laid.chars().enumerate();
        cells
            .map(|(i, cell)| if self.found.contains(&i) { change.of(cell) } else { cell })
            .collect()
    }

    /// Goes on to the next step, if there is one; else the page is done.
    fn go_on(&mut self) {
        let Exercise::Steps { steps } = &self.lesson.exercise else { return };
        if self.step + 1 == steps.len() {
            return;
        }
        self.laid = self.cells();
        self.found.clear();
        self.step += 1;
        self.finished = false;
        self.said = format!("{}\n» {}", self.said, self.task());
    }

    /// Takes a typed line as an answer.
    pub(super) fn hear(&mut self, wish: &Wish) {
        if self.finished {
            self.tell(Verdict::Right, say("learn-already-done", &[]));
            return;
        }
        self.helped |= *wish == Wish::Show;
        self.answer(wish);
        if self.finished {
            self.go_on();
        }
    }

    fn answer(&mut self, wish: &Wish) {
        match (self.exercise(), wish) {
            (Exercise::Play { states, answers }, Wish::Point(_) | Wish::Pass | Wish::Show) => {
                let state = &states[self.state];
                let point = match wish {
                    Wish::Point(point) => Some(*point),
                    Wish::Show => state.best,
                    _ => None,
                };
                let number = point.map_or(state.pass, |point| state.replies[point.index()]);
                self.play(&state.cells, &answers[usize::from(number)]);
            }
            (Exercise::Find { need, replies, answers, .. }, Wish::Point(_) | Wish::Show) => {
                let right = |i: &usize| {
                    let answer = &answers[usize::from(replies[*i])];
                    answer.verdict == Verdict::Right && !self.found.contains(i)
                };
                let index = match wish {
                    Wish::Point(point) => Some(point.index()),
                    _ => (0..replies.len()).find(right),
                };
                if let Some(index) = index {
                    self.pick(index, &answers[usize::from(replies[index])], *need);
                }
            }
            (Exercise::Pick { answers, .. }, Wish::Number(_) | Wish::Show) => {
                let right = |answer: &Answer| answer.verdict == Verdict::Right;
                let need = answers.iter().filter(|answer| right(answer)).count();
                let index = match wish {
                    Wish::Number(number) => (1..=answers.len()).find(|n| *n as f64 == *number),
                    _ => (1..=answers.len())
                        .find(|n| right(&answers[n - 1]) && !self.found.contains(&(n - 1))),
                };
                match index {
                    Some(number) => self.pick(number - 1, &answers[number - 1], need),
                    None => self.tell(Verdict::Off, say("learn-type-option", &[])),
                }
            }
            (Exercise::Number { right }, Wish::Number(_) | Wish::Show) => {
                let number = if let Wish::Number(number) = wish { *number } else { *right };
                self.finished = number == *right;
                let id = match number.total_cmp(right) {
                    std::cmp::Ordering::Equal => "learn-number-right",
                    std::cmp::Ordering::Less => "learn-number-more",
                    std::cmp::Ordering::Greater => "learn-number-less",
                };
                let shown = say("learn-shown-number", &[("number", number.into())]);
                let said = say(id, &[]);
                let said = if self.helped { format!("{shown} {said}") } else { said };
                self.tell(if self.finished { Verdict::Right } else { Verdict::Off }, said);
            }
            (Exercise::Number { .. }, _) => {
                self.tell(Verdict::Off, say("learn-number-look", &[]));
            }
            (Exercise::Pick { .. }, _) => self.tell(Verdict::Off, say("learn-type-option", &[])),
            // Steps contain no steps, and a game takes its input elsewhere.
            (Exercise::Game | Exercise::Steps { .. }, _) => {
                self.tell(Verdict::Off, say("learn-look-only", &[]))
            }
            (Exercise::Play { .. } | Exercise::Find { .. }, _) => {
                self.tell(Verdict::Off, say("learn-type-point", &[]));
            }
        }
    }

    fn tell(&mut self, verdict: Verdict, said: String) {
        (self.verdict, self.said) = (verdict, said);
    }

    /// A move and its result.
    fn play(&mut self, cells: &str, answer: &Answer) {
        self.tell(answer.verdict, words(&answer.said));
        self.aside = None;
        if !answer.steps.is_empty() {
            let mut cells: Vec<char> = cells.chars().collect();
            answer.steps.iter().for_each(|step| self.step(&mut cells, step));
            self.aside = Some(cells.into_iter().collect());
        }
        if let Some(next) = answer.next {
            (self.state, self.aside) = (next, None);
        }
        self.finished = answer.verdict == Verdict::Right;
    }

    fn step(&mut self, cells: &mut [char], step: &Step) {
        let color = if step.mine { self.lesson.turn } else { !self.lesson.turn };
        if let Some(point) = step.point {
            cells[point.index()] = color.symbol();
            self.last = Some(point);
        }
        for taken in &step.takes {
            cells[taken.index()] = '.';
        }
    }

    /// A point or an option that was picked.
    fn pick(&mut self, index: usize, answer: &Answer, need: usize) {
        let mut said = words(&answer.said);
        if let Exercise::Pick { rulesets: false, .. } = self.lesson.exercise {
            let own = say(&format!("lesson-{}-reply-{}", self.lesson.id, index + 1), &[]);
            said = format!("{said} {own}");
        }
        if answer.verdict == Verdict::Right {
            self.found.insert(index);
            let left = need.saturating_sub(self.found.len());
            self.finished = left == 0;
            if left > 0 {
                said = format!("{said} {}", say("learn-left", &[("left", left.into())]));
            }
        }
        self.tell(answer.verdict, said);
    }
}

/// A sentence of the referee in words.
pub(crate) fn words(said: &Said) -> String {
    let values: Vec<(&str, Value<'_>)> = said
        .args
        .iter()
        .map(|(name, arg)| match arg {
            Arg::Number(number) => (*name, (*number).into()),
            Arg::Points(points) => (*name, f64::from(*points).into()),
            Arg::Word(word) => (*name, word.into()),
        })
        .collect();
    say(said.id, &values)
}
