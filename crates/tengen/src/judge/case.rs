//! The position to be judged, and the judge's results.

use super::JudgeArguments;
use crate::records::{Note, walk::Walk};
use crate::terms::{Terms, Unsaid};
use crate::{Failure, records};
use tengen_diagram::Drawing;
use tengen_engine::{JudgedPosition, Look, Network};
use tengen_record::{Conditions, Replay, USUAL_RULES};
use tengen_rules::{Board, Color, Count, Extras, Ruleset, Score};

/// A position judged and counted.
pub(crate) struct Judged {
    pub(crate) board: Board,
    pub(crate) rules: Ruleset,
    pub(crate) komi: Score,
    /// The stones that Black and White have taken.
    pub(crate) prisoners: [u32; 2],
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
            Some(drawing) => {
                arguments.line.refuse_for_drawing(arguments.at)?;
                Judged::drawn(drawing?, arguments)
            }
            None => Judged::recorded(&bytes, arguments),
        }
    }

    fn drawn(drawing: Drawing, arguments: &JudgeArguments) -> Result<Judged, Failure> {
        let usual = (USUAL_RULES, None);
        let terms = Terms::drawn(&drawing, &arguments.terms, arguments.to_move, usual);
        let Terms { rules, komi, compensation, prisoners, to_move, unsaid } = terms;
        let board = drawing.board;
        let network = arguments.network.open()?;
        let position = Judged::position(network.as_ref(), &board, &rules, to_move);
        let extras = Extras { komi, compensation, captures: prisoners, ..Extras::default() };
        let count = position.count(&board, &rules.scoring, &extras);
        Ok(Judged { board, rules, komi, prisoners, unsaid, to_move, position, count })
    }

    fn recorded(bytes: &[u8], arguments: &JudgeArguments) -> Result<Judged, Failure> {
        let encoding = arguments.line.encoding.encoding;
        let parsed = records::parsed(&arguments.file, bytes, encoding)?;
        let (file, line) = (&arguments.file, &arguments.line);
        let route = line.route(file, line.root(file, &parsed)?)?;
        let terms = &arguments.terms;
        let mut walk = Walk::along(route, terms.rules.as_ref());
        if let Some(komi) = terms.komi {
            walk.main_line.agree_on_komi(komi);
        }
        let place = walk.place_of(arguments.at)?;
        let (replay, findings) = walk.followed(place);
        records::tell_notes(&arguments.file, &Note::all(&walk.main_line, &findings));
        let network = arguments.network.open()?;
        Ok(Judged::at((&walk, place), &replay, network.as_ref(), terms.prisoners))
    }

    /// The position of a place on a walk, to which `replay` has followed it, with the prisoners
    /// given, or else those taken in the game.
    pub(crate) fn at(
        (walk, place): (&Walk<'_>, usize),
        replay: &Replay<'_>,
        network: Option<&Network>,
        prisoners: Option<[u32; 2]>,
    ) -> Judged {
        let Conditions { rules, komi, assumed, .. } = walk.main_line.conditions.clone();
        let (board, to_move) = (replay.line().board().clone(), walk.to_move(place, replay));
        let position = Judged::position(network, &board, &rules, to_move);
        let extras = replay.extras();
        let prisoners = prisoners.unwrap_or(extras.captures);
        let extras = Extras { captures: prisoners, ..extras };
        let count = position.count(&board, &rules.scoring, &extras);
        let unsaid = Unsaid::of_record(assumed);
        Judged { board, rules, komi, prisoners, unsaid, to_move, position, count }
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
