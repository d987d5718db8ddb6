//! The score of a position, and which stones are alive.

use crate::arguments::{Answer, Arguments, vertices};
use crate::position::Position;
use tengen_judge::propose;
use tengen_rules::{Count, Outcome, PointSet, Settlement, count};

impl Position {
    /// How the stones stand: by the judge's opinion where the rules take dead stones off by
    /// agreement, else as they are.
    fn settlement(&self) -> Settlement {
        if self.rules().ending.agreement.is_none() {
            return Settlement::all_alive(self.board());
        }
        let proposal = propose(self.board(), self.rules(), self.line().to_move());
        Settlement { dead: proposal.dead, seki: Some(proposal.seki) }
    }

    fn count(&self, settlement: &Settlement) -> Count {
        count(self.board(), &self.rules().scoring, settlement, &self.final_extras())
    }

    /// `B+3.5`, `W+0.5` or, for a draw, `0`.
    pub(crate) fn final_score(&self) -> String {
        match self.count(&self.settlement()).outcome() {
            Outcome::Win { winner, by } => Outcome::Win { winner, by }.to_string(),
            _ => "0".to_owned(),
        }
    }

    /// The stones of a status, one chain a line.
    pub(crate) fn status_list(&self, arguments: Arguments<'_>) -> Answer {
        let settlement = self.settlement();
        let (dead, seki) = (&settlement.dead, self.count(&settlement).seki);
        let wanted: &dyn Fn(_) -> bool = match arguments.text(0)?.to_ascii_lowercase().as_str() {
            "dead" => &|stone| dead.contains(stone),
            "seki" => &|stone| seki.contains(stone),
            "alive" => &|stone| !dead.contains(stone) && !seki.contains(stone),
            other => return Err(format!("syntax error: {other} is not alive, dead or seki")),
        };
        let board = self.board();
        let chains = board.chains().map(|(_, stone)| stone).filter(|stone| wanted(*stone));
        let lines: Vec<String> = chains
            .map(|stone| {
                vertices(board.size(), PointSet::of(board.size(), board.chain(stone)).iter())
            })
            .collect();
        Ok(lines.join("\n"))
    }
}
