//! KataGo's commands, of which other programs know many too. Those that report while they search
//! are in `analysis`.

mod benchmark;
mod models;
mod parameters;
mod raw;
mod rules;

use crate::commands::done;
use crate::genmove;
use crate::table::{Line, Takes, between, exactly, from};
use crate::{Player, time};
pub(crate) use models::NO_NETWORK;
pub use models::model_facts;
pub(crate) use parameters::Parameters;
pub(crate) use rules::set as set_rules;

/// All of them, in alphabetical order.
pub(crate) fn table<P: Player>() -> [Line<P>; 20] {
    [
        // There is no cache but the search that is kept from move to move.
        ("clear_cache", Takes::NONE, |session, _| {
            session.player.new_game();
            done()
        }),
        ("cputime", Takes::NONE, |_, _| benchmark::seconds_of_processor()),
        ("gomill-cpu_time", Takes::NONE, |_, _| benchmark::seconds_of_processor()),
        ("kata-benchmark", exactly(1), benchmark::run),
        ("kata-get-models", Takes::NONE, |session, _| models::show(session)),
        ("kata-get-param", exactly(1), parameters::get),
        ("kata-get-params", Takes::NONE, |session, _| Ok(parameters::get_all(session))),
        ("kata-get-rules", Takes::NONE, |session, _| rules::show(session.position.rules())),
        ("kata-list-params", Takes::NONE, |_, _| Ok(parameters::names())),
        ("kata-list_time_settings", Takes::NONE, |_, _| Ok(time::names())),
        ("kata-raw-human-nn", between(1, 3), |_, _| Err(models::NOT_HUMAN.to_owned())),
        ("kata-raw-nn", between(1, 3), raw::show),
        ("kata-search", exactly(1), genmove::name),
        ("kata-set-param", from(1), parameters::set),
        ("kata-set-params", from(1), parameters::set_all),
        ("kata-set-rule", exactly(2), rules::set_one),
        ("kata-set-rules", from(1), |session, arguments| {
            let chosen = rules::find(arguments)?;
            rules::set(session, chosen)
        }),
        ("kata-time_settings", between(1, 5), |session, a| session.timer.named_settings(a)),
        ("stop", Takes::NONE, |_, _| done()),
        ("stop-ponder", Takes::NONE, |_, _| done()),
    ]
}
