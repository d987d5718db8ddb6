//! The score of a position, and the stones that are alive.

use crate::arguments::{Answer, Arguments, vertices};
use crate::{Player, Session};
use tengen_engine::{JudgedPosition, Look};
use tengen_judge::beside_dead;
use tengen_rules::{Board, Color, Count, Outcome, PointSet, Refusal, Settlement, count};

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

    /// The board that is counted, and the dead stones by the judge's opinion where the rules remove
    /// dead stones by agreement. Else all stones count as alive. So they do too once play has
    /// stopped as often as the rules allow.
    pub(crate) fn settled(&mut self) -> (Board, Settlement) {
        self.settled_by_rules().unwrap_or_else(|| {
            let judged = self.judged();
            (judged.counted(self.position.board()), judged.settlement)
        })
    }

    /// The same where the judge is asked already.
    pub(crate) fn settled_by(&self, judged: &JudgedPosition) -> (Board, Settlement) {
        let board = self.position.board();
        let by_judge = || (judged.counted(board), judged.settlement.clone());
        self.settled_by_rules().unwrap_or_else(by_judge)
    }

    /// The board and the stones that count where no opinion on dead stones matters.
    fn settled_by_rules(&self) -> Option<(Board, Settlement)> {
        let board = self.position.board();
        let stands = if self.removes_nothing() {
            Settlement::nothing_removed(board)
        } else if self.position.counts_as_it_stands() {
            Settlement::all_alive(board)
        } else {
            return None;
        };
        Some((board.clone(), stands))
    }

    pub(crate) fn count(&self, board: &Board, settlement: &Settlement) -> Count {
        let position = &self.position;
        count(board, &position.rules().scoring, settlement, &position.final_extras())
    }

    /// The count with the stones that the arguments name: `dead D4 E5 seki F6`. If no stones
    /// are named as in seki, [`beside_dead`] finds them. The lines of both players, the
    /// named dead stones that stay, the borders that are open, and the result.
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
        let mut open_border = PointSet::new(size);
        if !self.removes_nothing() {
            let to_move = position.line().to_move();
            let judged = beside_dead(board, &dead, position.rules(), to_move);
            open_border = judged.proposal.unsealed;
            if !names_seki {
                settlement.seki = Some(judged.seki);
            }
        }
        let count = self.count(board, &settlement);
        let mut lines = Vec::new();
        for color in Color::BOTH {
            let name = color.to_string().to_lowercase();
            let entries = count.entries(color).iter();
            lines.extend(entries.map(|e| format!("{name} {} {}", e.item.code(), e.points)));
            lines.push(format!("{name} total {}", count.total(color)));
        }
        let stays = dead.difference(&count.removed);
        for (what, points) in [("stays", &stays), ("open-border", &open_border)] {
            if !points.is_empty() {
                lines.push(format!("{what} {}", vertices(size, points.iter())));
            }
        }
        lines.push(format!("result {}", count.outcome()));
        Ok(lines.join("\n"))
    }

    /// `B+3.5`, `W+0.5` or, for a draw, `0`.
    pub(crate) fn final_score(&mut self) -> String {
        let (board, settlement) = self.settled();
        match self.count(&board, &settlement).outcome() {
            Outcome::Win { winner, by } => Outcome::Win { winner, by }.to_string(),
            _ => "0".to_owned(),
        }
    }

    /// The stones with the status asked for, one chain a line.
    pub(crate) fn status_list(&mut self, arguments: Arguments<'_>) -> Answer {
        let (board, settlement) = self.settled();
        let (dead, seki) = (&settlement.dead, self.count(&board, &settlement).seki);
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
