//! `tengen analysis`: KataGo's protocol.

use crate::{Place, tengen};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};

fn answers(more: &[&str], lines: &[Value]) -> Vec<Value> {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    raw(more, &text)
}

fn raw(more: &[&str], text: &str) -> Vec<Value> {
    let place = Place::new();
    let usual = ["analysis", "--net", "net.bin", "--visits", "6"];
    let said = place.says(&[&usual, more].concat(), text);
    said.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn query(more: Value) -> Value {
    let mut query = json!({
        "id": "q", "moves": [["B", "E5"], ["W", "C3"]], "rules": "tromp-taylor", "komi": 7.5,
        "boardXSize": 9, "boardYSize": 7,
    });
    query.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    query
}

fn is_point(name: &Value) -> bool {
    let name = name.as_str().unwrap();
    name == "pass" || (name.len() == 2 && name.as_bytes()[0].is_ascii_uppercase())
}

#[test]
fn each_turn_asked_for_is_answered_once() {
    let wants = json!({
        "analyzeTurns": [2, 0, 1, 1], "includeOwnership": true, "includePolicy": true,
        "includePVVisits": true, "maxVisits": 12,
    });
    let found = answers(&["--threads", "2"], &[query(wants)]);
    let mut turns: Vec<_> = found.iter().map(|a| a["turnNumber"].as_u64().unwrap()).collect();
    turns.sort_unstable();
    assert_eq!(turns, [0, 1, 2]);
    for answer in &found {
        let turn = answer["turnNumber"].as_u64().unwrap();
        assert_eq!((&answer["id"], &answer["isDuringSearch"]), (&json!("q"), &json!(false)));
        assert_eq!(answer["rootInfo"]["currentPlayer"], ["B", "W", "B"][turn as usize]);
        assert!(answer["rootInfo"]["visits"].as_u64().unwrap() >= 12);
        assert_eq!(answer["rootInfo"]["thisHash"].as_str().unwrap().len(), 32);
        assert_eq!(answer["ownership"].as_array().unwrap().len(), 63);
        let policy: Vec<f64> =
            answer["policy"].as_array().unwrap().iter().map(|x| x.as_f64().unwrap()).collect();
        assert_eq!(policy.len(), 64);
        assert_eq!(policy.iter().filter(|x| **x == -1.0).count(), turn as usize);
        let sum: f64 = policy.iter().filter(|x| **x >= 0.0).sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
        let infos = answer["moveInfos"].as_array().unwrap();
        assert!(!infos.is_empty());
        for (order, info) in infos.iter().enumerate() {
            assert_eq!(info["order"], order);
            assert!(is_point(&info["move"]) && info["pv"][0] == info["move"], "{info}");
            let lengths =
                ["pv", "pvVisits", "pvEdgeVisits"].map(|f| info[f].as_array().unwrap().len());
            assert!(lengths.iter().all(|n| *n == lengths[0]), "{info}");
            assert!((0.0..=1.0).contains(&info["winrate"].as_f64().unwrap()));
        }
    }
}

#[test]
fn the_same_is_seen_from_another_side() {
    let view = |name: &str| {
        json!({"overrideSettings": {"reportAnalysisWinratesAs": name},
                                   "analyzeTurns": [1], "includeOwnership": true})
    };
    let found: Vec<Value> = ["BLACK", "WHITE", "SIDETOMOVE"]
        .into_iter()
        .map(|name| answers(&["--threads", "1"], &[query(view(name))]).remove(0))
        .collect();
    let usual = answers(&["--threads", "1"], &[query(view("BLACK"))]).remove(0);
    let [black, white, mover] = &found[..] else { panic!("three") };
    assert_eq!(black, &usual);
    // After one move it is White's turn.
    assert_eq!(white, mover);
    let rate = |a: &Value| a["rootInfo"]["winrate"].as_f64().unwrap();
    assert!((rate(black) + rate(white) - 1.0).abs() < 1e-8);
    let lead = |a: &Value| a["moveInfos"][0]["scoreLead"].as_f64().unwrap();
    assert!(lead(black) == -lead(white) && lead(black) != 0.0);
    let share = |a: &Value| a["ownership"][5].as_f64().unwrap();
    assert!(share(black) == -share(white) && share(black) != 0.0);
    assert_eq!(black["moveInfos"][0]["move"], white["moveInfos"][0]["move"]);
}

#[test]
fn positions_that_mirror_one_another_share_a_name() {
    let with = |stones: Value| {
        let more = json!({"initialStones": stones, "moves": [], "initialPlayer": "W",
                          "boardYSize": 9});
        answers(&[], &[query(more)]).remove(0)["rootInfo"].clone()
    };
    let [one, other] = [with(json!([["B", "C4"]])), with(json!([["B", "D7"]]))];
    assert_eq!(one["symHash"], other["symHash"]);
    assert_ne!(one["thisHash"], other["thisHash"]);
    assert_eq!(one["currentPlayer"], "W");
    assert_ne!(one["symHash"], with(json!([["W", "C4"]]))["symHash"]);
}

/// Ogatak computes the name itself, and warns if it differs. The names here are from its tables.
#[test]
fn positions_have_the_names_that_katago_gives_them() {
    let name = |more: Value| {
        let root = answers(&[], &[query(more)]).remove(0)["rootInfo"].clone();
        root["thisHash"].as_str().unwrap().to_owned()
    };
    assert_eq!(name(json!({})), "AD0345859DD002B0463FA72722311248");
    let empty = json!({"moves": [], "boardXSize": 19, "boardYSize": 19});
    assert_eq!(name(empty), "47E1EBDAE69A5DED3FF8DB1FA4E91845");
    // White may not take the ko back on C3.
    let ko = json!({
        "initialStones": [["B", "B3"], ["B", "C2"], ["B", "C4"], ["W", "C3"], ["W", "D2"],
                          ["W", "D4"], ["W", "E3"]],
        "moves": [["B", "D3"]], "boardXSize": 5, "boardYSize": 5,
    });
    assert_eq!(name(ko), "2B1C800B82CCE4DC16360D967C3577EC");
}

#[test]
fn moves_can_be_allowed_and_avoided() {
    let limit = |moves: Value| json!([{"player": "B", "moves": moves, "untilDepth": 1}]);
    let tried = |more: Value| -> Vec<String> {
        let found = answers(&[], &[query(more)]).remove(0);
        let infos = found["moveInfos"].as_array().unwrap();
        infos.iter().map(|info| info["move"].as_str().unwrap().to_owned()).collect()
    };
    let only = tried(json!({"allowMoves": limit(json!(["A1", "(8,0)"])), "maxVisits": 20}));
    assert!(!only.is_empty() && only.iter().all(|name| name == "A1" || name == "J7"), "{only:?}");
    let usual = tried(json!({}));
    let others = tried(json!({"avoidMoves": limit(json!([usual[0]]))}));
    assert!(!others.contains(&usual[0]) && !others.is_empty(), "{others:?}");
}

/// Both players are limited to a few points for some moves, and unlimited after these.
#[test]
fn moves_are_restricted_as_deep_as_is_asked() {
    let (black, white) = (["A1", "B1", "C1"], ["J7", "H7", "G7"]);
    let more = json!({
        "allowMoves": [
            {"player": "B", "moves": black, "untilDepth": 4},
            {"player": "W", "moves": white, "untilDepth": 4},
        ],
        "maxVisits": 60,
    });
    let found = answers(&[], &[query(more)]).remove(0);
    let mut longest = 0;
    for info in found["moveInfos"].as_array().unwrap_or_else(|| panic!("{found}")) {
        let line = info["pv"].as_array().unwrap();
        longest = longest.max(line.len());
        for (depth, name) in line.iter().take(4).enumerate() {
            let allowed = if depth % 2 == 0 { black } else { white };
            assert!(allowed.contains(&name.as_str().unwrap()), "{line:?}");
        }
    }
    assert!(longest >= 3, "{found}");
    // Without any allowed move there is nothing to report.
    let none = json!({"allowMoves": [{"player": "B", "moves": ["E5"], "untilDepth": 1}]});
    assert_eq!(answers(&[], &[query(none)]).remove(0)["moveInfos"], json!([]));
}

#[test]
fn what_is_wrong_is_named_with_its_field() {
    for (more, field, what) in [
        (json!({"boardXSize": 20}), "boardXSize", "from 2 to 19"),
        (json!({"boardYSize": null}), "boardYSize", "from 2 to 19"),
        (json!({"moves": null}), "moves", "required"),
        (json!({"moves": [["B", "J8"]]}), "moves", "location: J8"),
        (json!({"moves": [["R", "A1"]]}), "moves", "player: R"),
        (json!({"moves": [["B", "E5"], ["W", "E5"]]}), "moves", "Illegal move 1: E5"),
        (json!({"moves": "E5"}), "moves", "array"),
        (json!({"initialStones": [["B", "A1"], ["W", "A1"]]}), "initialStones", "A1"),
        (json!({"rules": "calvinball"}), "rules", "calvinball"),
        (json!({"rules": {"ko": "MAYBE"}}), "rules", "MAYBE"),
        (json!({"komi": 7.3}), "komi", "half-integer"),
        (json!({"komi": 401}), "komi", "400"),
        (json!({"analyzeTurns": [3]}), "analyzeTurns", "3"),
        (json!({"analyzeTurns": [-1]}), "analyzeTurns", "-1"),
        (json!({"analyzeTurns": []}), "analyzeTurns", "at least one turn"),
        (json!({"priorities": [1, 2]}), "priorities", "as many as"),
        (json!({"maxVisits": 0}), "maxVisits", "from 1"),
        (json!({"includePolicy": 1}), "includePolicy", "true or false"),
        (json!({"whiteHandicapBonus": "M"}), "whiteHandicapBonus", "N-1"),
        (json!({"avoidMoves": [{"player": "B", "moves": ["A1"]}]}), "avoidMoves", "untilDepth"),
        (json!({"overrideSettings": {"maxTime": "long"}}), "overrideSettings", "maxTime"),
        // A plain result would mislead.
        (json!({"overrideSettings": {"antiMirror": true}}), "overrideSettings", "antiMirror"),
        (json!({"overrideSettings": {"humanSLProfile": "rank_5k"}}), "overrideSettings", "human"),
        (
            json!({"overrideSettings": {"playoutDoublingAdvantage": 1.5}}),
            "overrideSettings",
            "playoutDoublingAdvantage",
        ),
        (json!({"overrideSettings": {"wideRootNoise": -1}}), "overrideSettings", "wideRootNoise"),
    ] {
        let found = answers(&[], &[query(more)]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!((&found[0]["id"], &found[0]["field"]), (&json!("q"), &json!(field)));
        assert!(found[0]["error"].as_str().unwrap().contains(what), "{}", found[0]);
    }
    let lines = "garbage\n[1]\n\n{\"id\":5}\n\u{0}\n";
    let found = raw(&[], lines);
    assert_eq!(found.len(), 4);
    assert!(found.iter().all(|a| a["error"].is_string() && a.get("field").is_none()), "{found:?}");
}

#[test]
fn what_has_no_effect_is_warned_of_and_the_query_answered() {
    let more = json!({
        "includeOwnershipStdev": true, "includeNoResultValue": false, "typo": 1,
        "overrideSettings": {"rootFpuReductionMax": 0.1},
    });
    let found = answers(&[], &[query(more)]);
    let mut fields: Vec<_> = found
        .iter()
        .filter(|a| a["warning"].is_string())
        .map(|a| a["field"].as_str().unwrap())
        .collect();
    fields.sort_unstable();
    assert_eq!(fields, ["includeOwnershipStdev", "overrideSettings", "typo"]);
    assert_eq!(found.iter().filter(|a| a["moveInfos"].is_array()).count(), 1);
}

#[test]
fn the_ownership_after_each_move_is_told() {
    let found = answers(&[], &[query(json!({"includeMovesOwnership": true}))]).remove(0);
    for info in found["moveInfos"].as_array().unwrap() {
        assert_eq!(info["ownership"].as_array().unwrap().len(), 63, "{info}");
    }
    let without = answers(&[], &[query(json!({}))]).remove(0);
    assert!(without["moveInfos"][0].get("ownership").is_none());
}

#[test]
fn settings_that_tengen_has_are_obeyed() {
    let with = |settings: Value| {
        let more = json!({"overrideSettings": settings, "maxVisits": 40});
        let found = answers(&["--threads", "1"], &[query(more)]);
        assert_eq!(found.len(), 1, "{found:?}");
        found[0].clone()
    };
    let plain = with(json!({"playoutDoublingAdvantage": 0, "antiMirror": false}));
    assert_eq!(plain, with(json!({})));
    assert_ne!(plain["moveInfos"], with(json!({"wideRootNoise": 0.5}))["moveInfos"]);
    let few = with(json!({"maxPlayouts": 3}));
    assert!(few["rootInfo"]["visits"].as_u64() < plain["rootInfo"]["visits"].as_u64());
    // The network sees the last moves, unless they are kept from it.
    let forgets = with(json!({"ignorePreRootHistory": true}));
    assert_ne!(forgets["rootInfo"]["rawWinrate"], plain["rootInfo"]["rawWinrate"]);
}

#[test]
fn rules_as_gtp_tells_them_are_taken() {
    let rules = json!({
        "ko": "SIMPLE", "scoring": "AREA", "ruleset": "chinese", "differs": ["a few things"],
    });
    let found = answers(&[], &[query(json!({"rules": rules}))]).remove(0);
    assert!(found["moveInfos"].is_array(), "{found}");
}

#[test]
fn the_command_line_of_katago_is_understood() {
    let place = Place::new();
    let config =
        "# of a program\nlogDir = logs # here\nmaxVisits = 9\nsearchFactorAfterOnePass = 2\n";
    place.write("c.cfg", config.as_bytes());
    let line = |more: &[&str]| {
        let usual = ["analysis", "-model", "net.bin", "-config", "c.cfg"];
        let override_config = "homeDataDir=/tmp,reportAnalysisWinratesAs=WHITE";
        let output = place.run(
            &[&usual[..], &["-override-config", override_config], more].concat(),
            &format!("{}\n", query(json!({}))),
        );
        (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    let (answered, told) = line(&["-analysis-threads", "1"]);
    let answer: Value = serde_json::from_str(&answered).unwrap();
    assert_eq!(answer["rootInfo"]["visits"], 9);
    assert!(told.contains("searchFactorAfterOnePass = 2"), "{told}");
    assert!(!told.contains("logDir") && !told.contains("homeDataDir"), "{told}");
    let (_, told) = line(&["-human-model", "other.bin"]);
    assert!(told.contains("imitates people"), "{told}");
    let version = json!({"id": "v", "action": "query_version"});
    let output = place.run(
        &["analysis", "-model", "net.bin", "-override-version", "1.15.0"],
        &format!("{version}\n"),
    );
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(answer["version"], "1.15.0");
    // Queries that wait when the input ends are dropped.
    let (answered, _) = line(&["-quit-without-waiting", "--visits", "5"]);
    assert!(answered.lines().count() <= 1);
}

/// Nobody reads the answers any more, while a search of hours reports nothing. The input stays
/// open, so that only this can end the program.
#[cfg(unix)]
#[test]
fn a_search_that_nobody_waits_for_ends() {
    let place = Place::new();
    let long = format!("{}\n", query(json!({"maxVisits": 1u64 << 40})));
    for (arguments, input) in [
        (&["analysis", "--net", "net.bin"][..], long.as_str()),
        (&["gtp", "--net", "net.bin", "--visits", "100000000"][..], "genmove b\n"),
    ] {
        let mut child = tengen(place.folder.path(), arguments);
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all(input.as_bytes()).unwrap();
        drop(child.stdout.take());
        assert!(child.wait().unwrap().success(), "{arguments:?}");
        drop(stdin);
    }
}

#[test]
fn actions_are_echoed_with_what_was_asked() {
    let act = |action: &str| json!({"id": "a", "action": action, "mine": [1]});
    let found = answers(&[], &["query_version", "query_models", "clear_cache"].map(act));
    assert!(found.iter().all(|a| a["id"] == "a" && a["mine"] == json!([1])), "{found:?}");
    assert!(found[0]["version"].is_string() && found[0]["git_hash"].is_string());
    assert_eq!(found[1]["models"][0]["internalName"], "synthetic");
    assert_eq!(answers(&[], &[act("dance")])[0]["field"], "action");
}

/// Running searches are stopped, waiting ones are removed, and each is answered once.
#[test]
fn analyses_are_terminated() {
    let place = Place::new();
    let mut child =
        tengen(place.folder.path(), &["analysis", "--net", "net.bin", "--threads", "1"]);
    let mut stdin = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut hear = || serde_json::from_str::<Value>(&lines.next().unwrap().unwrap()).unwrap();
    // Only memory would end this search.
    let endless = json!({"maxVisits": 1u64 << 50, "analyzeTurns": [0, 1, 2],
                         "reportDuringSearchEvery": 0.01});
    writeln!(stdin, "{}", query(endless)).unwrap();
    assert_eq!(hear()["isDuringSearch"], true);
    writeln!(stdin, "{}", json!({"id": "t", "action": "terminate", "terminateId": "q"})).unwrap();
    let (mut last, mut without, mut echoed) = (Vec::new(), 0, false);
    while last.len() < 3 || !echoed {
        let answer = hear();
        echoed |= answer["action"] == "terminate";
        if answer["isDuringSearch"] == false {
            last.push(answer["turnNumber"].as_u64().unwrap());
            without += usize::from(answer["noResults"] == true);
        }
    }
    last.sort_unstable();
    assert_eq!((last, without), (vec![0, 1, 2], 2));
    drop(stdin);
    assert!(child.wait().unwrap().success());
    assert!(lines.next().is_none());
}

/// With one thread, waiting positions are taken by priority.
#[test]
fn what_is_urgent_comes_first() {
    let more = json!({"maxVisits": 300, "analyzeTurns": [0, 1, 2], "priorities": [0, 5, 9]});
    let found = answers(&["--threads", "1"], &[query(more)]);
    let turns: Vec<_> = found.iter().map(|a| a["turnNumber"].as_u64().unwrap()).collect();
    assert_eq!(turns, [2, 1, 0]);
}
