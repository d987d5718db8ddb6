//! The commands of Pachi's regression files.

use crate::arguments::{Answer, Arguments, parse_vertex, vertex};
use crate::table::{Line, between, from};
use crate::{Player, Session, genmove};
use tengen_judge::is_poor_self_atari;

/// All of them, in alphabetical order.
pub(crate) fn table<P: Player>() -> [Line<P>; 3] {
    [
        // Pachi names one of its engines. We have one.
        ("pachi-engine", between(0, 1), |session, _| Ok(session.options.name.clone())),
        ("pachi-tunit", from(1), test),
        ("tunit", from(1), test),
    ]
}

/// `tunit genmove color move…` and `tunit sar color point expected`: tests of the position on the
/// board. The moves are those wanted, or with `!` before each those not wanted.
fn test<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let kind = arguments.text(0)?;
    let passed = match kind {
        "genmove" => is_chosen(session, Arguments(&arguments.0[1..]))?,
        "sar" | "bad_selfatari" => {
            let color = arguments.color(1)?;
            let point =
                arguments.vertex(2, session.position.size())?.ok_or("a pass is no point")?;
            let expected: u8 = arguments.number(3)?;
            is_poor_self_atari(session.position.board(), color, point) == (expected != 0)
        }
        _ => return Err(format!("unknown test: {kind} is neither genmove nor sar")),
    };
    Ok(if passed { "PASSED" } else { "FAILED" }.to_owned())
}

/// Whether the engine would play one of the moves wanted, and none of those not wanted.
fn is_chosen<P: Player>(
    session: &mut Session<P>,
    arguments: Arguments<'_>,
) -> Result<bool, String> {
    let color = arguments.color(0)?;
    let size = session.position.size();
    let mut expected = Vec::new();
    for word in &arguments.0[1..] {
        let (wanted, name) = word.strip_prefix('!').map_or((true, &**word), |name| (false, name));
        let name = match name {
            "resign" => name.to_owned(),
            _ => vertex(size, parse_vertex(name, size)?),
        };
        expected.push((wanted, name));
    }
    let (Some(&(wants, _)), true) =
        (expected.first(), expected.windows(2).all(|w| w[0].0 == w[1].0))
    else {
        return Err("syntax error: moves that are wanted, or moves that are not".to_owned());
    };
    let task = genmove::task(session, color, true);
    let chosen = genmove::named(session, &task);
    Ok(expected.iter().any(|(_, name)| *name == chosen) == wants)
}
