//! The position to be judged, and the judge's results.

use super::JudgeArguments;
use crate::records::{Note, walk::Walk};
use crate::{Failure, records, wrong};
use tengen_engine::{JudgedPosition, Look, Network};
use tengen_record::USUAL_RULES;
use tengen_rules::{Board, Color, Count, Extras, Handicap, Ruleset, Settlement, count};

/// A position judged and counted.
pub(crate) struct Judged {
    pub(crate) board: Board,
    pub(crate) rules: Ruleset,
    pub(crate) position: JudgedPosition,
    pub(crate) count: Count,
}

impl Judged {
    /// Reads the position asked for and judges it.
    pub(crate) fn of(arguments: &JudgeArguments) -> Result<Judged, Failure> {
        let bytes = records::bytes(&arguments.file, arguments.line.encoding.encoding)
            .map_err(|error| records::unread(&arguments.file, &error))?;
        match records::drawing(&bytes) {
            Some(text) => {
                arguments.line.refuse_for_drawing(arguments.at)?;
                Judged::drawn(text, arguments)
            }
            None => Judged::recorded(&bytes, arguments),
        }
    }

    fn drawn(text: &str, arguments: &JudgeArguments) -> Result<Judged, Failure> {
        let board =
            Board::parse(text).map_err(|why| records::bad(&arguments.file, &wrong::drawn(&why)))?;
        let rules = arguments.rules.clone().unwrap_or_else(|| USUAL_RULES.clone());
        let extras = Extras { komi: rules.komi_for(Handicap::None), ..Extras::default() };
        let counted = |board: &Board, settlement: &Settlement| {
            count(board, &rules.scoring, settlement, &extras)
        };
        let network = arguments.network.open()?;
        Ok(Judged::judge(board, rules.clone(), arguments.to_move, network, counted))
    }

    fn recorded(bytes: &[u8], arguments: &JudgeArguments) -> Result<Judged, Failure> {
        let encoding = arguments.line.encoding.encoding;
        let parsed = records::parsed(&arguments.file, bytes, encoding)?;
        let route = arguments.line.route(arguments.line.root(&parsed)?)?;
        let walk = Walk::along(route, arguments.rules.as_ref());
        let conditions = &walk.main_line.conditions;
        let (replay, findings) = walk.followed(walk.place_of(arguments.at)?);
        records::tell_notes(&arguments.file, &Note::all(&walk.main_line, &findings));
        let line = replay.line();
        let counted = |board: &Board, settlement: &Settlement| replay.count_on(board, settlement);
        let (board, network) = (line.board().clone(), arguments.network.open()?);
        Ok(Judged::judge(board, conditions.rules.clone(), line.to_move(), network, counted))
    }

    fn judge(
        board: Board,
        rules: Ruleset,
        to_move: Color,
        network: Option<Network>,
        counted: impl Fn(&Board, &Settlement) -> Count,
    ) -> Judged {
        let position = JudgedPosition::of(network.as_ref(), &board, &rules, to_move, Look::Closer);
        let count = counted(&position.counted(&board), &position.settlement);
        Judged { board, rules, position, count }
    }
}
