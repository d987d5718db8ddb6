//! Of moves that a controller names, and of those that it forbids.

use proptest::prelude::*;
use tengen_engine::Engine;
use tengen_gtp::{Options, Request, Session};
use tengen_rules::Size;

fn session() -> Session<Engine> {
    let engine = tengen_engine::Options { threads: 1, ..tengen_engine::Options::default() };
    let size = Size::square(5).unwrap();
    Session::new(Options { size, visits: Some(8), ..Options::default() }, Engine::new(engine))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// The answer is one of the moves named, and it is refused only if the rules allow none.
    #[test]
    fn a_restricted_move_is_one_of_those_named(
        before in prop::collection::vec("[a-e][1-5]", 0..14),
        named in prop::collection::vec("[A-E][1-5]|pass", 1..5),
    ) {
        let mut session = session();
        let mut ask = |line: &str| session.answer(&Request::parse(line.as_bytes()).unwrap()).answer;
        for (number, point) in before.iter().enumerate() {
            // Many of these are refused; the others make a position.
            let _ = ask(&format!("play {} {point}", ["b", "w"][number % 2]));
        }
        let legal = ask("all_legal b").unwrap();
        let allowed: Vec<&String> =
            named.iter().filter(|n| *n == "pass" || legal.split(' ').any(|l| l == **n)).collect();
        match ask(&format!("restricted_genmove b {}", named.join(" "))) {
            Ok(chosen) => prop_assert!(allowed.contains(&&chosen), "{chosen} of {named:?}"),
            Err(why) => prop_assert!(allowed.is_empty(), "{why}: {named:?}"),
        }
    }

    /// A move chosen with an analysis is none of those forbidden, and one of those allowed.
    #[test]
    fn a_move_of_an_analysis_is_one_that_may_be_made(
        named in prop::collection::hash_set("[A-E][1-5]", 1..20),
        allows in any::<bool>(),
    ) {
        let mut session = session();
        let named: Vec<String> = named.into_iter().collect();
        let word = if allows { "allow" } else { "avoid" };
        let line = format!("kata-genmove_analyze b {word} b {},pass 1", named.join(","));
        let answer = session.answer(&Request::parse(line.as_bytes()).unwrap()).answer.unwrap();
        let played = answer.split("play ").last().unwrap().trim();
        prop_assert_eq!(named.iter().any(|n| n == played) || played == "pass", allows, "{}", answer);
    }
}
