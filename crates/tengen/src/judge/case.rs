//! The position to be judged, and the judge's results.

use super::JudgeArguments;
use crate::records::{Note, walk::Walk};
use crate::{Failure, records};
use tengen_engine::{JudgedPosition, Look, Network};
use tengen_record::{Assumed, Conditions};
use tengen_rules::{Board, Color, Count, Extras, Method, Ruleset, Score, count};

/// Something that neither the file nor the arguments say.
pub(crate) enum Unsaid {
    /// A condition, and what was taken for it.
    Condition(Assumed),
    /// The prisoners of a position that is drawn, under rules that count them: there are none.
    Prisoners,
    /// The side that moves next: Black.
    ToMove,
}

impl Unsaid {
    /// A name for programs.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Unsaid::Condition(assumed) => assumed.code(),
            Unsaid::Prisoners => "prisoners",
            Unsaid::ToMove => "to_move",
        }
    }

    fn conditions(assumed: Vec<Assumed>) -> Vec<Unsaid> {
        assumed.into_iter().map(Unsaid::Condition).collect()
    }
}

/// A position judged and counted.
pub(crate) struct Judged {
    pub(crate) board: Board,
    pub(crate) rules: Ruleset,
    pub(crate) komi: Score,
    /// What neither the file nor the arguments say.
    pub(crate) unsaid: Vec<Unsaid>,
    pub(crate) to_move: Color,
    pub(crate) position: JudgedPosition,
    pub(crate) count: Count,
}

impl Judged {
    /// Reads the position asked for and judges it.
    pub(crate) fn of(arguments: &JudgeArguments) -> Result<Judged, Failure> {
        let bytes = records::bytes(&arguments.file, arguments.line.encoding.encoding)
            .map_err(|error| records::unread(&arguments.file, &error))?;
        match records::drawing(&arguments.file, &bytes) {
            Some(board) => {
                arguments.line.refuse_for_drawing(arguments.at)?;
                Judged::drawn(board?, arguments)
            }
            None => Judged::recorded(&bytes, arguments),
        }
    }

    fn drawn(board: Board, arguments: &JudgeArguments) -> Result<Judged, Failure> {
        let Conditions { rules, komi, assumed, .. } =
            Conditions::unstated(arguments.rules.as_ref());
        let mut unsaid = Unsaid::conditions(assumed);
        if rules.scoring.method == Method::Territory {
            unsaid.push(Unsaid::Prisoners);
        }
        if arguments.to_move.is_none() {
            unsaid.push(Unsaid::ToMove);
        }
        let to_move = arguments.to_move.unwrap_or(Color::Black);
        let network = arguments.network.open()?;
        let position = Judged::position(network.as_ref(), &board, &rules, to_move);
        let extras = Extras { komi, ..Extras::default() };
        let counted = position.counted(&board);
        let count = count(&counted, &rules.scoring, &position.settlement, &extras);
        Ok(Judged { board, rules, komi, unsaid, to_move, position, count })
    }

    fn recorded(bytes: &[u8], arguments: &JudgeArguments) -> Result<Judged, Failure> {
        let encoding = arguments.line.encoding.encoding;
        let parsed = records::parsed(&arguments.file, bytes, encoding)?;
        let route = arguments.line.route(arguments.line.root(&parsed)?)?;
        let walk = Walk::along(route, arguments.rules.as_ref());
        let Conditions { rules, komi, assumed, .. } = walk.main_line.conditions.clone();
        let (replay, findings) = walk.followed(walk.place_of(arguments.at)?);
        records::tell_notes(&arguments.file, &Note::all(&walk.main_line, &findings));
        let (board, to_move) = (replay.line().board().clone(), replay.line().to_move());
        let network = arguments.network.open()?;
        let position = Judged::position(network.as_ref(), &board, &rules, to_move);
        let count = replay.count_on(&position.counted(&board), &position.settlement);
        let unsaid = Unsaid::conditions(assumed);
        Ok(Judged { board, rules, komi, unsaid, to_move, position, count })
    }

    fn position(
        network: Option<&Network>,
        board: &Board,
        rules: &Ruleset,
        to_move: Color,
    ) -> JudgedPosition {
        JudgedPosition::of(network, board, rules, to_move, Look::Closer)
    }
}
