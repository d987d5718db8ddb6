//! The score of a position, and the stones that are alive.

use crate::arguments::{Answer, Arguments, vertices};
use crate::{Player, Session};
use tengen_engine::{GameState, JudgedPosition, Look, PredictionOptions};
use tengen_judge::{Teire, beside_dead};
use tengen_rules::{
    Board, Color, Count, Outcome, PointSet, Refusal, Score, Settlement, count_as_it_stands,
};

/// How the stones stand.
pub(crate) struct Settled {
    /// The board that is counted: with the stones that must be added for certain.
    pub(crate) board: Board,
    pub(crate) settlement: Settlement,
    /// The points of open borders at which areas are parted.
    parted_at: PointSet,
    /// Whether the count may name a winner.
    tells_winner: bool,
}

impl Settled {
    /// As the judge sees it.
    fn by(judged: &JudgedPosition, board: &Board) -> Settled {
        Settled {
            board: judged.counted(board),
            settlement: judged.settlement.clone(),
            parted_at: judged.parted_at(),
            tells_winner: judged.tells_winner(),
        }
    }
}

impl<P: Player> Session<P> {
    /// The judge's verdict on the position, with the network's view where there is one.
    pub(crate) fn judged(&mut self) -> JudgedPosition {
        let position = &self.position;
        let (board, to_move) = (position.board(), position.line().to_move());
        JudgedPosition::of(self.player.network(), board, position.rules(), to_move, Look::Closer)
    }

    /// Whether no stone is taken off that was not captured, by the rules.
    pub(crate) fn removes_nothing(&self) -> bool {
        !self.position.rules().ending.removes_dead()
    }

    /// How the stones stand: by the rules where they take off no dead stones by agreement or play
    /// has stopped as often as they allow, and all stones count as alive. Else by the judge.
    pub(crate) fn settled(&mut self) -> Settled {
        self.settled_by_rules().unwrap_or_else(|| {
            let judged = self.judged();
            Settled::by(&judged, self.position.board())
        })
    }

    /// The same where the judge is asked already.
    pub(crate) fn settled_by(&self, judged: &JudgedPosition) -> Settled {
        let by_judge = || Settled::by(judged, self.position.board());
        self.settled_by_rules().unwrap_or_else(by_judge)
    }

    /// How the stones stand where no opinion on dead stones matters.
    fn settled_by_rules(&self) -> Option<Settled> {
        let board = self.position.board();
        let settlement = if self.removes_nothing() {
            Settlement::nothing_removed(board)
        } else if self.position.counts_as_it_stands() {
            Settlement::all_alive(board)
        } else {
            return None;
        };
        let parted_at = PointSet::new(board.size());
        Some(Settled { board: board.clone(), settlement, parted_at, tells_winner: true })
    }

    pub(crate) fn count(&self, settled: &Settled) -> Count {
        let position = &self.position;
        let Settled { board, settlement, parted_at, .. } = settled;
        let scoring = &position.rules().scoring;
        count_as_it_stands(board, scoring, settlement, &position.final_extras(), parted_at)
    }

    /// The count with the stones that the arguments name: `dead D4 E5 seki F6`. If no stones
    /// are named as in seki, [`beside_dead`] finds them. The lines of both players, the
    /// named dead stones that stay, the borders that are open, the stones that must still be added,
    /// and the result, where it can be told.
    pub(crate) fn counted(&self, arguments: Arguments<'_>) -> Answer {
        let position = &self.position;
        if self.removes_nothing() && !arguments.0.is_empty() {
            return Err("under these rules no stone is taken off that was not captured: name none"
                .to_owned());
        }
        let (board, size) = (position.board(), position.size());
        let [mut dead, mut seki] = [(); 2].map(|()| PointSet::new(size));
        let (mut into_seki, mut names_seki) = (false, false);
        for (place, word) in arguments.0.iter().enumerate() {
            match word.as_str() {
                "dead" => into_seki = false,
                "seki" => (into_seki, names_seki) = (true, true),
                "none" => {}
                _ => {
                    let point = arguments.vertex(place, size)?.ok_or("a pass is no stone")?;
                    if board.is_empty(point) {
                        return Err(format!("there is no stone on {}", size.name(point)));
                    }
                    // A refusal names the point that was given.
                    match into_seki {
                        true => _ = seki.insert(point),
                        false => dead.extend(board.chain(point)),
                    }
                }
            }
        }
        if let Some(both) = seki.iter().find(|point| dead.contains(*point)) {
            return Err(format!("{} is named dead and in seki", size.name(both)));
        }
        let named = Settlement::naming(board, dead.clone(), &seki);
        let mut settlement = named.map_err(|refusal| match refusal {
            Refusal::NoRival(point) => format!("{}: {refusal}", size.name(point)),
            _ => refusal.to_string(),
        })?;
        let [mut open, mut parted_at] = [(); 2].map(|()| PointSet::new(size));
        let mut tells_winner = true;
        let mut missing: Vec<Teire> = Vec::new();
        if !self.removes_nothing() {
            let (rules, to_move) = (position.rules(), position.line().to_move());
            let beside = beside_dead(board, &dead, rules, to_move);
            if !names_seki {
                settlement.seki = Some(beside.seki);
            }
            missing.clone_from(&beside.proposal.remaining);
            open.clone_from(&beside.proposal.unsealed);
            let judged = JudgedPosition::by(beside.proposal, &board.without(&dead), rules, None);
            (parted_at, tells_winner) = (judged.parted_at(), judged.tells_winner());
        }
        let settled = Settled { board: board.clone(), settlement, parted_at, tells_winner };
        let count = self.count(&settled);
        let mut lines = Vec::new();
        for color in Color::BOTH {
            let name = color.to_string().to_lowercase();
            let entries = count.entries(color).iter();
            lines.extend(entries.map(|e| format!("{name} {} {}", e.item.code(), e.points)));
            lines.push(format!("{name} total {}", count.total(color)));
        }
        let stays = dead.difference(&count.removed);
        for (what, points) in [("stays", &stays), ("open-border", &open)] {
            if !points.is_empty() {
                lines.push(format!("{what} {}", vertices(size, points.iter())));
            }
        }
        for Teire { color, point, .. } in missing {
            lines.push(format!("missing {} {}", color.letter(), size.name(point)));
        }
        if settled.tells_winner {
            lines.push(format!("result {}", count.outcome()));
        }
        Ok(lines.join("\n"))
    }

    /// `B+3.5`, `W+0.5` or, for a draw, `0`. Where too much of the board is open to count it, the
    /// score that the network expects.
    pub(crate) fn final_score(&mut self) -> Answer {
        let settled = self.settled();
        let outcome = if settled.tells_winner {
            self.count(&settled).outcome()
        } else {
            let foreseen = self.expected_margin();
            let margin = foreseen.ok_or("cannot score: the game is not finished")?;
            Outcome::of_margin(margin)
        };
        Ok(match outcome {
            Outcome::Win { winner, by } => Outcome::Win { winner, by }.to_string(),
            _ => "0".to_owned(),
        })
    }

    /// Black's lead that the network expects, as a score that the komi allows. It sees the position
    /// as the judge does: without the moves that led to it.
    fn expected_margin(&mut self) -> Option<Score> {
        let (walk, extras) = (self.position.walk(), self.position.final_extras());
        let (board, to_move) = (walk.board().set_up(), walk.to_move());
        let walk = GameState::new(walk.terms().clone(), board, to_move, extras.captures);
        let said = self.player.opinion(&walk, PredictionOptions::default())?;
        let given = f64::from(extras.komi + extras.compensation);
        let board = (f64::from(said.lead) + given).round();
        Some(Score::whole(board as i32) - extras.komi - extras.compensation)
    }

    /// The stones with the status asked for, one chain a line.
    pub(crate) fn status_list(&mut self, arguments: Arguments<'_>) -> Answer {
        let settled = self.settled();
        let (dead, seki) = (&settled.settlement.dead, self.count(&settled).seki);
        let wanted: &dyn Fn(_) -> bool = match arguments.text(0)?.to_ascii_lowercase().as_str() {
            "dead" => &|stone| dead.contains(stone),
            "seki" => &|stone| seki.contains(stone),
            "alive" => &|stone| !dead.contains(stone) && !seki.contains(stone),
            other => return Err(format!("syntax error: {other} is not alive, dead or seki")),
        };
        let board = self.position.board().set_up();
        let chains = board.chains().map(|(_, stone)| stone).filter(|stone| wanted(*stone));
        let lines: Vec<String> = chains
            .map(|stone| {
                vertices(board.size(), PointSet::of(board.size(), board.chain(stone)).iter())
            })
            .collect();
        Ok(lines.join("\n"))
    }
}
