//! Judgements by workers.

use super::position::StoppedPosition;
use super::view::JudgementView;
use super::{Judgement, open};
use crate::view::names;
use crate::workers::{Answer, Job, Wrong};
use serde::{Deserialize, Serialize};
use tengen_engine::{JudgedPosition, Look, Network};
use tengen_rules::{Point, PointSet};

/// What a worker says of a stopped position. Points have their names.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LookAnswer {
    dead: Vec<String>,
    seki: Vec<String>,
    unsealed: Vec<String>,
    open: Vec<String>,
    undecided: bool,
    view: JudgementView,
}

impl LookAnswer {
    /// The judge's view of a position.
    pub(crate) fn of(
        position: &StoppedPosition,
        look: Look,
        network: Option<&Network>,
    ) -> LookAnswer {
        let StoppedPosition { board, rules, to_move, .. } = position;
        let judged = JudgedPosition::of(network, board, rules, *to_move, look);
        let (proposal, size) = (&judged.proposal, board.size());
        LookAnswer {
            dead: names(size, proposal.dead.iter()),
            seki: names(size, proposal.seki.iter()),
            unsealed: names(size, proposal.unsealed.iter()),
            open: names(size, open(proposal).iter()),
            undecided: position.is_undecided(&judged),
            view: JudgementView::of(position, look, &judged),
        }
    }
}

impl StoppedPosition {
    /// The job to judge the position.
    pub(super) fn job(&self, look: Look) -> Job {
        let (board, size) = (&self.board, self.board.size());
        Job::Look {
            size,
            stones: size.points().filter_map(|p| Some((board.get(p)?, p))).collect(),
            rules: Box::new(self.rules.clone()),
            to_move: self.to_move,
            moves: self.moves,
            closer: look == Look::Closer,
        }
    }

    /// The judgement that a worker has sent, if it fits the position.
    pub(super) fn checked(&self, look: Look, answer: Answer) -> Result<Judgement, Wrong> {
        let Answer::Look(answer) = answer else { return Err(Wrong("a move is no judgement")) };
        let LookAnswer { dead, seki, unsealed, open, undecided, view } = *answer;
        let board = &self.board;
        let set = |names: &[String]| -> Result<PointSet, Wrong> {
            let mut set = PointSet::of(board.size(), []);
            for name in names {
                let point = board.size().parse(name).ok_or(Wrong("there is no such point"))?;
                if !set.insert(point) {
                    return Err(Wrong("a point comes twice"));
                }
            }
            Ok(set)
        };
        let (dead, seki, unsealed, open) = (set(&dead)?, set(&seki)?, set(&unsealed)?, set(&open)?);
        let are_chains = |set: &PointSet| {
            set.iter().all(|p| board.get(p).is_some() && board.chain(p).all(|q| set.contains(q)))
        };
        if !are_chains(&dead) || !are_chains(&seki) || dead.iter().any(|p| seki.contains(p)) {
            return Err(Wrong("stones of one chain have different fates"));
        }
        if unsealed.iter().any(|p| !board.is_empty(p) && !dead.contains(p)) {
            return Err(Wrong("a border has stones on it"));
        }
        view.check(self, look)?;
        let points = |set: &PointSet| -> Vec<Point> { set.iter().collect() };
        Ok(Judgement {
            dead: points(&dead),
            seki: points(&seki),
            unsealed: points(&unsealed),
            open,
            undecided,
            json: serde_json::to_string(&view).map_err(|_| Wrong("it cannot be written"))?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};
    use tengen_rules::{Board, Color, presets};

    fn position() -> StoppedPosition {
        let board = Board::parse(
            ". . X O . .
             . O X O . .
             . . X O . .
             . . X O X .
             . . X O . .
             . . X O . .",
        );
        StoppedPosition::standing(board.unwrap(), presets::JAPANESE.clone(), Color::Black, 26)
    }

    fn sent(answer: &Value) -> Result<Judgement, Wrong> {
        let answer: LookAnswer =
            serde_json::from_value(answer.clone()).map_err(|_| Wrong("not understood"))?;
        position().checked(Look::First, Answer::Look(Box::new(answer)))
    }

    #[test]
    fn what_an_honest_worker_says_is_taken_and_nothing_that_does_not_fit() {
        let (position, look) = (position(), Look::First);
        let own = Judgement::of(&position, look, None);
        let honest = json!(LookAnswer::of(&position, look, None));
        let taken = sent(&honest).unwrap();
        assert_eq!((&taken.dead, &taken.json), (&own.dead, &own.json));
        assert_eq!((&taken.seki, &taken.unsealed), (&own.seki, &own.unsealed));
        assert_eq!((&taken.open, taken.undecided), (&own.open, own.undecided));
        let mut lies = vec![
            ("/dead", json!(["Z9"])),
            ("/dead", json!(["A1"])),
            ("/dead", json!(["C1"])),
            ("/dead", json!(["B5", "B5"])),
            ("/seki", json!(["D2"])),
            ("/seki", honest["dead"].clone()),
            ("/unsealed", json!(["C3"])),
            ("/open", json!(["K10"])),
            ("/view/moves", json!(25)),
            ("/view/closer", json!(true)),
            ("/view/left", json!([{"what": "border", "points": ["Q16"]}])),
            ("/view/left", json!([{"what": "chain", "stone": "A1"}])),
            ("/view/left", json!([{"what": "nothing"}])),
            ("/view/chains", json!([])),
            ("/view/chains/0/stones", json!(["C1"])),
            ("/view/chains/0/colour", json!("white")),
            ("/view/chains/0/status", json!("immortal")),
            ("/view/chains/0/basis", json!("<b>")),
            ("/view/chains/0/why", json!("because")),
            ("/view/chains/0/confidence", json!(2.0)),
            ("/view/chains/0/points", json!(["A0"])),
            ("/view/chains/0/lines", json!([[{"c": "black", "p": "C1", "x": []}]])),
            ("/view/chains/0/lines", json!([[{"c": "black", "p": "A1", "x": ["B5"]}]])),
        ];
        let chains = honest["view"]["chains"].as_array().unwrap();
        let mut twice = chains.clone();
        twice.push(chains[0].clone());
        lies.push(("/view/chains", json!(twice)));
        for (place, value) in lies {
            let mut lie = honest.clone();
            let (parent, field) = place.rsplit_once('/').unwrap();
            lie.pointer_mut(parent).unwrap()[field] = value.clone();
            assert!(sent(&lie).is_err(), "{place} {value}");
        }
    }
}
