//! GoGui's commands: displays in its menu, positions set up in one step, and the referee for a game
//! whose rules GoGui need not know. Its manual describes them under "Analyze Commands", "Setup
//! Commands" and "Rules".

use crate::arguments::{Answer, Arguments, vertex, vertices};
use crate::commands::done;
use crate::kata::NO_NETWORK;
use crate::position::{Position, Start};
use crate::table::{Line, Takes, exactly};
use crate::{Player, Session, setup};
use std::fmt::Write;
use tengen_engine::{JudgedPosition, Prediction, PredictionOptions};
use tengen_judge::Basis;
use tengen_rules::{Board, Color, Owner, Point};

/// Policy below this share, in percent, is not shown.
const LEAST_PERCENT: f32 = 1.0;

/// The entries of GoGui's menu: how an answer is to be shown, the name, and the command.
const MENU: &str = "dboard/Whose point (estimate)/tengen-ownership
gfx/What the judge proposes/tengen-judge
pspairs/Policy of the network in percent/tengen-policy
string/Chance and lead by the network/tengen-estimate
pstring/Suggested move/reg_genmove %c
string/Score/final_score
plist/Dead stones/final_status_list dead
plist/Stones in seki/final_status_list seki
plist/Legal moves/all_legal %c
string/Rules/kata-get-rules
";

/// All of them, in alphabetical order.
pub(crate) fn table<P: Player>() -> [Line<P>; 17] {
    [
        ("all_legal", exactly(1), |session, arguments| {
            let color = arguments.color(0)?;
            Ok(vertices(session.position.size(), legal(&session.position, color)))
        }),
        ("gogui-analyze_commands", Takes::NONE, |_, _| Ok(MENU.to_owned())),
        // Listed so that GoGui sends the line "# interrupt", which is not a command.
        ("gogui-interrupt", Takes::NONE, |_, _| done()),
        ("gogui-play_sequence", Takes::ANY, setup::play_sequence),
        ("gogui-rules_board", Takes::NONE, |session, _| {
            let board = session.position.board();
            Ok(grid(board, |point| match board.get(point) {
                None => ".".to_owned(),
                Some(Color::Black) => "X".to_owned(),
                Some(Color::White) => "O".to_owned(),
            }))
        }),
        ("gogui-rules_board_size", Takes::NONE, |session, _| {
            let size = session.position.size();
            let square = size.width() == size.height();
            let bad = || format!("GoGui has no name for a board of {size}");
            if square { Ok(size.width().to_string()) } else { Err(bad()) }
        }),
        ("gogui-rules_captured_count", Takes::NONE, |session, _| {
            let [black, white] = session.position.captures();
            Ok(format!("{black} {white}"))
        }),
        ("gogui-rules_final_result", Takes::NONE, |session, _| session.final_score()),
        ("gogui-rules_game_id", Takes::NONE, |_, _| Ok("Go".to_owned())),
        ("gogui-rules_legal_moves", Takes::NONE, |session, _| {
            let position = &session.position;
            if position.is_stopped() {
                return done();
            }
            let points = legal(position, position.line().to_move());
            Ok(format!("{} pass", vertices(position.size(), points)).trim_start().to_owned())
        }),
        ("gogui-rules_side_to_move", Takes::NONE, |session, _| {
            Ok(session.position.line().to_move().to_string())
        }),
        ("gogui-setup", Takes::ANY, set_up),
        ("gogui-setup_player", exactly(1), |session, arguments| {
            let to_move = arguments.color(0)?;
            let (start, moves) = session.position.last_start();
            if !moves.is_empty() {
                return Err("moves have been made since the stones were set up".to_owned());
            }
            session.restart(Start { to_move, ..start.clone() });
            done()
        }),
        ("tengen-estimate", Takes::NONE, |session, _| {
            let opinion = opinion(session).ok_or(NO_NETWORK)?;
            let black = 50.0 * (1.0 + opinion.balance);
            Ok(format!("Black wins with {black:.0} %, and leads by {:.1}", opinion.lead))
        }),
        ("tengen-judge", Takes::NONE, |session, _| {
            let judged = session.judged();
            Ok(drawing(session, &judged))
        }),
        ("tengen-ownership", Takes::NONE, |session, _| {
            let known = opinion(session).map(|opinion| opinion.ownership);
            let known = known.filter(|shares| !shares.is_empty());
            let shares = known.unwrap_or_else(|| session.judged().proposal.lean);
            Ok(grid(session.position.board(), |point| format!("{:.3}", shares[point.index()])))
        }),
        ("tengen-policy", Takes::NONE, |session, _| {
            let size = session.position.size();
            let opinion = opinion(session).ok_or(NO_NETWORK)?;
            let percent = opinion.policy.into_iter().map(|(point, share)| (point, 100.0 * share));
            let shown = percent.filter(|(_, share)| *share >= LEAST_PERCENT);
            let pairs = shown.filter_map(|(point, share)| {
                point.map(|point| format!("{} {share:.0}", vertex(size, Some(point))))
            });
            Ok(pairs.collect::<Vec<_>>().join(" "))
        }),
    ]
}

/// The network's evaluation of the position, without a search.
pub(crate) fn opinion<P: Player>(session: &mut Session<P>) -> Option<Prediction> {
    let walk = session.position.walk();
    session.player.opinion(&walk, PredictionOptions { symmetry: 0, optimism: 0.0 })
}

/// The points where `color` may play.
fn legal(position: &Position, color: Color) -> Vec<Point> {
    let points = position.size().points();
    points.filter(|point| position.line().check(color, *point).is_ok()).collect()
}

/// A board of words, the top row first.
pub(crate) fn grid(board: &Board, word: impl Fn(Point) -> String) -> String {
    let size = board.size();
    let mut text = String::new();
    for row in size.points().map(word).collect::<Vec<_>>().chunks(size.width()) {
        let _ = writeln!(text, "{}", row.join(" "));
    }
    text
}

/// The judge's verdict in GoGui's words, as the position is counted: the points of a side in its
/// colour, dead stones marked, seki in squares, open borders in triangles, and in circles the
/// stones and points whose side is not settled.
fn drawing<P: Player>(session: &Session<P>, judged: &JudgedPosition) -> String {
    let (board, size) = (session.position.board(), session.position.size());
    let settled = session.settled_by(judged);
    let (count, settlement) = (session.count(&settled), &settled.settlement);
    let (open, unsealed) = (judged.proposal.open(board), &judged.proposal.unsealed);
    let dead = &settlement.dead;
    let points = |color| {
        let own = size.points().filter(|p| count.owner[p.index()] == Owner::Of(color));
        let gone = own.filter(|p| board.is_empty(*p) || dead.contains(*p));
        vertices(size, gone.filter(|p| !open.contains(*p) && !unsealed.contains(*p)))
    };
    let finished = match judged.proposal.basis() {
        _ if !judged.is_finished() => "Not finished",
        Basis::Proved => "Finished",
        Basis::Read => "Finished, as far as was read",
        Basis::Estimated { .. } => "Finished, as far as can be estimated",
    };
    let for_now = judged.proposal.provisional.iter().map(|chain| {
        let counts_as = if dead.contains(chain.stone) { "dead" } else { "alive" };
        format!("; not settled, counted as {counts_as}: {}", size.name(chain.stone))
    });
    let for_now: String = for_now.collect();
    let lines = [
        ("BLACK", points(Color::Black)),
        ("WHITE", points(Color::White)),
        ("MARK", vertices(size, dead.iter())),
        ("SQUARE", vertices(size, count.seki.iter())),
        ("TRIANGLE", vertices(size, unsealed.iter())),
        ("CIRCLE", vertices(size, open.iter())),
        ("TEXT", format!("{finished}; dead stones: {}{for_now}", dead.len())),
    ];
    let said = lines.iter().filter(|(_, what)| !what.is_empty());
    said.map(|(word, what)| format!("{word} {what}\n")).collect()
}

fn set_up<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    if !session.position.is_untouched() {
        return Err("board not empty".to_owned());
    }
    let board = setup::board(arguments, session.position.size())?;
    session.restart(Start { board, ..session.position.last_start().0.clone() });
    done()
}
