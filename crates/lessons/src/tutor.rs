//! The worth of a single move for the goal of its page.

use crate::consequence::{of_play, owners, refusal, step};
use crate::lesson::{Answer, PageError, Step, Verdict};
use crate::page::{Goal, Page};
use crate::reader::Reader;
use crate::said::Said;
use tengen_judge::captured_in_ladder;
use tengen_rules::{Line, Owner, Point};

/// How many plays chains are read when the goal gives no number.
const READ: usize = 3;

/// How many positions of a ladder are looked at.
const LADDER: usize = 1000;

/// The judgement of a move.
pub(crate) enum Judged {
    /// It reaches the stage's goal.
    Reached(Said, Vec<Step>),
    /// It is on the way. The opponent has answered; the line is after that answer.
    OnTheWay(Said, Vec<Step>, Box<Line>),
    /// Another answer.
    Other(Answer),
}

/// The play by which the side to move saves a chain of its own that the last play put in atari.
pub(crate) fn rescue(line: &Line) -> Option<Point> {
    let (_, Some(last)) = line.last_move()? else { return None };
    let board = line.board();
    let mine = board.neighbours(last).filter(|p| board.get(*p) == Some(line.to_move()));
    let mut threatened = mine.filter(|p| board.atari(*p).is_some());
    threatened.find_map(|chain| Reader::new(board, chain)?.defence(line, 1).flatten())
}

/// Judges the moves of one position.
pub(crate) struct Tutor<'a> {
    pub(crate) page: &'a Page,
    pub(crate) line: Line,
    pub(crate) goal: Goal,
}

impl Tutor<'_> {
    fn reader(&self, name: &'static str) -> Result<Reader, PageError> {
        let board = self.line.board();
        let point = board.size().parse(name).ok_or(PageError::Point(name))?;
        Reader::new(board, point).ok_or(PageError::Point(name))
    }

    fn off(said: Said, steps: Vec<Step>) -> Judged {
        Judged::Other(Answer { verdict: Verdict::Off, said, steps, next: None })
    }

    /// Judges a play on `point`.
    pub(crate) fn play(&self, point: Point) -> Result<Judged, PageError> {
        let line = &self.line;
        let me = line.to_move();
        if let Err(illegal) = line.check(me, point) {
            let (verdict, said) = (Verdict::Illegal, refusal(illegal, line));
            return Ok(Judged::Other(Answer { verdict, said, steps: Vec::new(), next: None }));
        }
        let mut after = line.clone();
        after.play_unchecked(me, point);
        let steps = vec![step(line, me, point, true)];
        let other = || of_play(self.page, line, &after, point).map(Judged::Other);
        match self.goal {
            Goal::Anywhere => Ok(Judged::Reached(placed(&after, point), steps)),
            Goal::Take(chain) => Ok(self.taking(self.reader(chain)?, &after, steps)),
            Goal::Ladder(chain) => Ok(self.laddering(self.reader(chain)?, &after, steps)),
            Goal::Doom(chain, plays) => Ok(self.dooming(self.reader(chain)?, plays, &after, steps)),
            Goal::Save(chain, plays) => Ok(saving(self.reader(chain)?, plays, &after, steps)),
            Goal::Threaten => Ok(self.threatening(&after, steps)),
            Goal::Fill => {
                let owner = owners(self.page, line.board())?;
                let safe = Reader::new(after.board(), point)
                    .is_some_and(|reader| reader.taken_in(&after, READ).is_none());
                match owner[point.index()] {
                    Owner::Neutral if safe => Ok(Judged::Reached(Said::new("learn-filled"), steps)),
                    _ => other(),
                }
            }
            Goal::Pass => other(),
        }
    }

    /// Judges a pass.
    pub(crate) fn pass(&self) -> Judged {
        let steps = vec![Step { mine: true, point: None, takes: Vec::new() }];
        let mut after = self.line.clone();
        after.pass(self.line.to_move());
        let judged = match self.goal {
            Goal::Pass => {
                return Judged::Reached(Said::new("learn-pass-right"), steps);
            }
            Goal::Save(chain, plays) => {
                self.reader(chain).map(|reader| saving(reader, plays, &after, steps.clone()))
            }
            Goal::Take(chain) | Goal::Ladder(chain) | Goal::Doom(chain, _) => {
                self.reader(chain).map(|reader| match reader.defence(&after, READ) {
                    None => Tutor::off(Said::new("learn-slow"), steps.clone()),
                    Some(escape) => escaped(reader, &after, escape, &mut steps.clone()),
                })
            }
            Goal::Anywhere | Goal::Threaten | Goal::Fill => {
                Ok(Tutor::off(Said::new("learn-pass-early"), steps.clone()))
            }
        };
        // The page's chains exist, or no play would have been judged either.
        judged.unwrap_or_else(|_| Tutor::off(Said::new("learn-pass-early"), steps))
    }

    /// Judges a play of a page whose goal is to take the chain.
    fn taking(&self, reader: Reader, after: &Line, mut steps: Vec<Step>) -> Judged {
        if reader.is_taken(after.board()) {
            let taken = steps.last().map_or(0, |step| step.takes.len());
            return Judged::Reached(Said::new("learn-took").number("stones", taken), steps);
        }
        let (before, _) = reader.taken_in(&self.line, READ).unwrap_or((1, reader.chain));
        let Some(escape) = reader.defence(after, before - 1) else {
            return self.answered(reader, after, before - 1, steps);
        };
        if reader.defence(after, READ).is_none() {
            return Tutor::off(Said::new("learn-slow"), steps);
        }
        let escape = reader.defence(after, READ).flatten().or(escape);
        escaped(reader, after, escape, &mut steps)
    }

    /// The opponent's longest resistance, added to the steps.
    fn answered(&self, reader: Reader, after: &Line, plays: usize, mut steps: Vec<Step>) -> Judged {
        let mut line = after.clone();
        let opponent = line.to_move();
        let reply = reader.resistance(after, plays);
        let size = line.board().size();
        let said = match reply {
            Some(point) => {
                steps.push(step(after, opponent, point, false));
                line.play_unchecked(opponent, point);
                Said::new("learn-goes-on").color(opponent).point(size, point)
            }
            None => {
                steps.push(Step { mine: false, point: None, takes: Vec::new() });
                line.pass(opponent);
                Said::new("learn-goes-on-pass").color(opponent)
            }
        };
        Judged::OnTheWay(said, steps, Box::new(line))
    }

    fn laddering(&self, reader: Reader, after: &Line, mut steps: Vec<Step>) -> Judged {
        let board = after.board();
        if reader.is_taken(board) {
            let taken = steps.last().map_or(0, |step| step.takes.len());
            return Judged::Reached(Said::new("learn-took").number("stones", taken), steps);
        }
        let Some(way_out) = board.atari(reader.chain) else {
            let escape = reader.defence(after, READ).flatten();
            return escaped(reader, after, escape, &mut steps);
        };
        if !captured_in_ladder(board, reader.chain, &mut LADDER.clone()) {
            let runs = after.check(after.to_move(), way_out).is_ok().then_some(way_out);
            let escape = reader.defence(after, READ).flatten().or(runs);
            return escaped(reader, after, escape, &mut steps);
        }
        if self.line.board().atari(reader.chain).is_some() {
            // The chain could have been taken at once.
            return Tutor::off(Said::new("learn-slow"), steps);
        }
        let opponent = after.to_move();
        let mut line = after.clone();
        if line.play(opponent, way_out).is_err() {
            line.pass(opponent);
            steps.push(Step { mine: false, point: None, takes: Vec::new() });
            let said = Said::new("learn-goes-on-pass").color(opponent);
            return Judged::OnTheWay(said, steps, Box::new(line));
        }
        steps.push(step(after, opponent, way_out, false));
        let said = Said::new("learn-ladder").color(opponent).point(board.size(), way_out);
        Judged::OnTheWay(said, steps, Box::new(line))
    }

    fn dooming(&self, reader: Reader, plays: usize, after: &Line, mut steps: Vec<Step>) -> Judged {
        if reader.is_taken(after.board()) {
            return Judged::Reached(Said::new("learn-doomed"), steps);
        }
        match reader.defence(after, plays) {
            None => Judged::Reached(Said::new("learn-doomed"), steps),
            Some(escape) => escaped(reader, after, escape, &mut steps),
        }
    }

    fn threatening(&self, after: &Line, mut steps: Vec<Step>) -> Judged {
        let opponent = after.to_move();
        let size = after.board().size();
        if rescue(after).is_some() {
            return Judged::Reached(Said::new("learn-threat"), steps);
        }
        // No threat: the opponent ends the ko by filling it.
        if let Some(ko) = self.line.ko()
            && after.check(opponent, ko).is_ok()
        {
            steps.push(step(after, opponent, ko, false));
            let said = Said::new("learn-no-threat").color(opponent).point(size, ko);
            return Tutor::off(said, steps);
        }
        Tutor::off(Said::new("learn-no-threat-left"), steps)
    }
}

/// The answer to a first stone, by its place on the board.
fn placed(after: &Line, point: Point) -> Said {
    let board = after.board();
    let liberties = board.neighbours(point).count();
    let place = match liberties {
        0..=2 => "corner",
        3 => "edge",
        _ => "middle",
    };
    Said::new("learn-placed").word("place", place)
}

/// The chain escapes, by the play `escape` if it needs one.
fn escaped(reader: Reader, after: &Line, escape: Option<Point>, steps: &mut Vec<Step>) -> Judged {
    let steps = std::mem::take(steps);
    let size = after.board().size();
    let Some(point) = escape else {
        let liberties = after.board().liberties(reader.chain).len();
        return Tutor::off(Said::new("learn-too-free").number("liberties", liberties), steps);
    };
    let reply = step(after, reader.owner, point, false);
    let id = if reply.takes.is_empty() { "learn-escapes" } else { "learn-escapes-taking" };
    let said =
        Said::new(id).color(reader.owner).point(size, point).number("stones", reply.takes.len());
    Tutor::off(said, [steps, vec![reply]].concat())
}

/// Judges a move of a page whose goal is to save one's own chain.
fn saving(reader: Reader, plays: usize, after: &Line, mut steps: Vec<Step>) -> Judged {
    let board = after.board();
    if reader.is_taken(board) {
        return Tutor::off(Said::new("learn-gave-away"), steps);
    }
    let Some((needed, point)) = reader.taken_in(after, plays) else {
        return Judged::Reached(Said::new("learn-saved"), steps);
    };
    let attacker = !reader.owner;
    let reply = step(after, attacker, point, false);
    let (id, stones) = if needed == 1 {
        ("learn-lost", reply.takes.len())
    } else {
        ("learn-lost-slowly", board.chain_len(reader.chain))
    };
    steps.push(reply);
    let said = Said::new(id).color(attacker).point(board.size(), point).number("stones", stones);
    Tutor::off(said, steps)
}
