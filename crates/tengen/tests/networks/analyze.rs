//! `tengen analyze`.

use crate::Place;
use serde_json::Value;
use std::collections::BTreeSet;

const GAME: &str = "(;FF[4]GM[1]SZ[9]RU[Chinese]KM[7]PB[Anna </script>]PW[Ben]ZZ[kept\\]]
;B[ee]C[The centre.];W[gc](;B[cg];W[cc];B[];W[])(;B[aa]C[other]))";

fn analyzed(place: &Place, more: &[&str]) -> String {
    place.write("game.sgf", GAME.as_bytes());
    let usual = ["analyze", "game.sgf", "--net", "net.bin", "--visits", "6", "--threads", "1"];
    place.says(&[&usual, more].concat(), "")
}

#[test]
fn no_file_is_overwritten_unasked() {
    let place = Place::new();
    place.write("kept.html", b"kept");
    let (code, told) = place.fails(&["analyze", "game.sgf", "-o", "kept.html"]);
    assert!(code == 1 && told.contains("--force"), "{told}");
    assert_eq!(place.read("kept.html"), "kept");
}

#[test]
fn every_position_is_judged() {
    let place = Place::new();
    let found: Value = serde_json::from_str(&analyzed(&place, &["--json"])).unwrap();
    assert_eq!((&found["komi"], &found["rules"]), (&7.0.into(), &"chinese".into()));
    assert_eq!(found["stars"].as_array().unwrap().len(), 5);
    let positions = found["positions"].as_array().unwrap();
    assert_eq!(positions.len(), 7);
    for (number, position) in positions.iter().enumerate() {
        assert_eq!(position["move"], number);
        let rate = position["win_rate"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&rate), "{position}");
        assert_eq!(position["played"].is_null(), number == 0);
        let stones = position["board"].as_str().unwrap().matches(['X', 'O']).count();
        assert_eq!(stones, number.min(4), "{position}");
        // After the second pass there is no search.
        assert_eq!(position["visits"] == 0, number == 6, "{position}");
        assert_eq!(position["moves"].as_array().unwrap().is_empty(), number == 6);
    }
    // A move's loss is the difference between the values before and after it for its player, unless
    // it is the search's own move.
    for pair in positions[..6].windows(2) {
        let (before, after) = (&pair[0], &pair[1]);
        let sign = if before["to_move"] == "B" { 1.0 } else { -1.0 };
        let lead = |position: &Value| sign * position["lead"].as_f64().unwrap();
        let chosen = before["moves"][0]["move"] == after["played"]["move"];
        let lost = if chosen { 0.0 } else { (lead(before) - lead(after)).max(0.0) };
        let told = after["played"]["points_lost"].as_f64().unwrap();
        assert!((told - lost).abs() < 0.011, "{told} {lost}");
    }
    assert_eq!(found["black"]["moves"], 3);
    // One thread and the same visits give the same results.
    assert_eq!(serde_json::from_str::<Value>(&analyzed(&place, &["--json"])).unwrap(), found);
}

#[test]
fn some_moves_only() {
    let place = Place::new();
    let found: Value =
        serde_json::from_str(&analyzed(&place, &["--json", "--move", "2..3"])).unwrap();
    let numbers = found["positions"].as_array().unwrap().iter().map(|p| p["move"].clone());
    assert_eq!(numbers.collect::<Vec<_>>(), [1, 2, 3]);
    assert!(found["positions"][0]["played"]["points_lost"].is_null());
    assert!(found["positions"][1]["played"]["points_lost"].is_number());
    // A report of a part says that it is one.
    for (moves, says) in [("2..3", "Moves 2 to 3 of 6 alone"), ("4", "Move 4 of 6 alone")] {
        for form in [&[][..], &["--html"]] {
            let told = analyzed(&place, &[form, &["--move", moves]].concat());
            assert!(told.contains(says), "{told}");
        }
    }
    assert!(!analyzed(&place, &["--move", "1..9"]).contains("alone"));
    let usual = ["analyze", "game.sgf", "--net", "net.bin", "--move", "9"];
    let (code, said) = place.fails(&usual);
    assert!(code == 2 && said.contains("there is no move 9: the game has 6 moves"), "{said}");
}

#[test]
fn the_summary_names_players_and_counts_moves() {
    let place = Place::new();
    let text = analyzed(&place, &[]);
    assert!(text.contains("Anna </script> (Black) – Ben (White)"), "{text}");
    assert!(text.contains("9×9, Chinese") && text.contains("synthetic, 6 visits"), "{text}");
    let rows: Vec<&str> = text.lines().filter(|line| line.contains('%')).collect();
    assert!(rows.len() >= 2, "{text}");
}

#[test]
fn the_record_keeps_all_it_had() {
    let place = Place::new();
    assert_eq!(analyzed(&place, &["-o", "judged.sgf"]), "");
    let text = place.read("judged.sgf");
    for kept in
        ["ZZ[kept\\]]", "C[The centre.\n\nBlack’s chance of winning: ", ";B[aa]C[other]", "PW[Ben]"]
    {
        assert!(text.contains(kept), "{kept}: {text}");
    }
    let parsed = tengen_sgf::parse(text.as_bytes());
    assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
    let root = parsed.collection.roots().next().unwrap();
    let nodes: Vec<_> = std::iter::successors(Some(root), |n| n.first_child()).collect();
    assert_eq!(nodes.len(), 7);
    for node in &nodes {
        let rate: f64 = node.text("SBKV").unwrap().parse().unwrap();
        assert!((0.0..=100.0).contains(&rate), "{rate}");
        assert!(node.text("SBKS").unwrap().parse::<f64>().is_ok());
    }
    // Every move with a loss has a better move beside it, after the moves that were there.
    let found: Value = serde_json::from_str(&analyzed(&place, &["--json"])).unwrap();
    for number in 1..=6 {
        let verdict = &found["positions"][number]["played"]["verdict"];
        let lost = verdict.is_string() && verdict != "good";
        let had = if number == 3 { 2 } else { 1 };
        let children = nodes[number - 1].children().count();
        assert_eq!(children, had + usize::from(lost), "move {number}: {verdict}");
    }
}

#[test]
fn what_the_record_has_is_not_searched_again() {
    let place = Place::new();
    place.write("game.sgf", GAME.as_bytes());
    let analyze = |file: &str, more: &[&str]| {
        let usual = ["analyze", file, "--net", "net.bin", "--threads", "1"];
        place.tells(&[&usual, more].concat())
    };
    let first = analyze("game.sgf", &["--visits", "6", "--full", "-o", "first.sgf"]);
    assert!(!first.contains("not searched again"), "{first}");
    // The same again changes no byte, and needs no search.
    let again = analyze("first.sgf", &["--visits", "6", "--full", "-o", "again.sgf"]);
    assert!(again.contains("6 positions were not searched again"), "{again}");
    assert_eq!(place.read("again.sgf"), place.read("first.sgf"));
    // A text and a page come from there too.
    let read = |more: &[&str]| {
        place.says(
            &[&["analyze", "first.sgf", "--net", "net.bin", "--visits", "6"], more].concat(),
            "",
        )
    };
    let found: Value = serde_json::from_str(&read(&["--json"])).unwrap();
    let searched: Value = serde_json::from_str(&analyzed(&place, &["--json"])).unwrap();
    for number in 0..6 {
        let (one, other) = (&found["positions"][number], &searched["positions"][number]);
        assert!(one["from_record"] == true && other["from_record"] == false);
        for same in ["win_rate", "lead", "visits", "to_move", "board"] {
            assert_eq!(one[same], other[same], "{same} of {number}");
        }
        for same in ["move", "visits", "lead"] {
            assert_eq!(one["moves"][0][same], other["moves"][0][same], "{same} of {number}");
        }
    }
    // More visits are searched anew, and what the last run said gives way.
    let more = analyze("first.sgf", &["--visits", "8", "-o", "more.sgf"]);
    assert!(!more.contains("not searched again"), "{more}");
    let text = place.read("more.sgf");
    let parsed = tengen_sgf::parse(text.as_bytes());
    for node in parsed.collection.nodes() {
        let comment = node.text("C").unwrap_or_default();
        assert!(comment.matches("chance of winning").count() <= 1, "{comment}");
    }
    assert!(text.contains("C[The centre.\n\nBlack’s chance of winning: "), "{text}");
    // Another komi makes another position.
    place.write("komi.sgf", place.read("first.sgf").replace("KM[7]", "KM[0]").as_bytes());
    let komi = analyze("komi.sgf", &["--visits", "6", "-o", "new.sgf"]);
    assert!(!komi.contains("not searched again"), "{komi}");
}

#[test]
fn variations_are_analysed_behind_the_main_line() {
    let place = Place::new();
    let found: Value =
        serde_json::from_str(&analyzed(&place, &["--json", "--variations"])).unwrap();
    let main: Value = serde_json::from_str(&analyzed(&place, &["--json"])).unwrap();
    assert_eq!(found["positions"], main["positions"]);
    assert_eq!(main["variations"], serde_json::json!([]));
    let variation = &found["variations"][0];
    assert_eq!(variation["path"], "1");
    let numbers = variation["positions"].as_array().unwrap().iter().map(|p| p["move"].clone());
    assert_eq!(numbers.collect::<Vec<_>>(), [2, 3]);
    assert_eq!(variation["positions"][0], found["positions"][2]);
    assert_eq!(variation["positions"][1]["played"]["move"], "A9");
    analyzed(&place, &["--variations", "-o", "all.sgf"]);
    let text = place.read("all.sgf");
    assert!(text.contains("C[other\n\nBlack’s chance of winning: "), "{text}");
    assert!(analyzed(&place, &["--variations"]).contains("variation"));
}

#[test]
fn a_position_that_lines_share_is_counted_once() {
    let place = Place::new();
    let game = "(;SZ[9]RU[Chinese]KM[7];B[ee];W[gc](;B[cg];W[cc])(;B[cc](;W[cg])(;W[gg])))";
    place.write("game.sgf", game.as_bytes());
    let analyze = |file: &str, to: &str| {
        let usual = ["--net", "net.bin", "--threads", "1", "--visits", "6", "--variations"];
        place.tells(&[&["analyze", file, "-o", to], &usual[..]].concat())
    };
    analyze("game.sgf", "first.sgf");
    let again = analyze("first.sgf", "again.sgf");
    assert!(again.contains("8 positions were not searched again"), "{again}");
    assert_eq!(place.read("again.sgf"), place.read("first.sgf"));
}

#[test]
fn folders_are_analysed_in_one_run() {
    let place = Place::new();
    place.write("games/one.sgf", GAME.as_bytes());
    place.write("games/below/two.sgf", format!("{GAME}(;SZ[9];B[cc])").as_bytes());
    place.write("games/huge.sgf", b"(;SZ[30];B[aa])");
    let usual = ["analyze", "games", "--net", "net.bin", "--visits", "4", "--threads", "1"];
    let run = |more: &[&str]| place.fails(&[&usual[..], more].concat());
    let (code, told) = run(&["--sgf"]);
    assert!(code == 2 && told.contains("-o DIR/"), "{told}");
    let (code, told) = run(&["--json", "-o", "all.json"]);
    assert!(code == 1 && told.contains("huge.sgf: ") && told.contains("30×30"), "{told}");
    // A line for each game.
    assert_eq!(place.read("all.json").lines().count(), 3);
    let (code, told) = run(&["--sgf", "-o", "out"]);
    assert!(code == 1 && told.contains("2 files written"), "{told}");
    let two = place.read("out/below/two.sgf");
    assert_eq!(tengen_sgf::parse(two.as_bytes()).collection.roots().count(), 2);
    assert!(two.matches("TENGENV").count() > 7, "{two}");
    let (_, told) = run(&["--sgf", "-o", "out"]);
    assert!(told.contains("--force") && told.contains("0 files written"), "{told}");
    let (code, told) = place.fails(&[
        "analyze",
        "games/below/two.sgf",
        "--net",
        "net.bin",
        "--html",
        "-o",
        "two.html",
    ]);
    assert!(code == 2 && told.contains("2 games"), "{told}");
}

#[test]
fn the_page_needs_nothing_and_nothing_in_it_breaks_out() {
    let place = Place::new();
    let page = analyzed(&place, &["--html"]);
    assert!(!page.contains("{{") && !page.contains("http://1") && !page.contains("https://"));
    assert!(page.contains("<title>Anna &lt;/script&gt; – Ben</title>"));
    assert_eq!(page.matches("</script>").count(), 3);
    let data = page.split_once("id=\"data\">").unwrap().1.split_once("</script>").unwrap().0;
    let data: Value = serde_json::from_str(data).unwrap();
    assert_eq!(data["black"]["name"], "Anna </script>");
}

#[test]
fn a_report_shows_the_turning_points_and_the_end() {
    let place = Place::new();
    let plain = analyzed(&place, &["--html"]);
    assert!(!plain.contains("<figure>"));
    let said = analyzed(&place, &["--report", "r.html", "--pdf", "r.pdf", "--paper", "letter"]);
    assert_eq!(said, "");
    let page = place.read("r.html");
    assert!(!page.contains("{{") && !page.contains("Go diagram"));
    // Play stopped after two passes, and the position is drawn as it is counted or as it stands.
    let found: Value = serde_json::from_str(&analyzed(&place, &["--json"])).unwrap();
    let lost = found["positions"].as_array().unwrap().iter().filter(|position| {
        let verdict = &position["played"]["verdict"];
        verdict.is_string() && verdict != "good"
    });
    let lost = lost.count();
    assert!(lost > 0, "the network is too good for this test");
    assert_eq!(page.matches("<figure>").count(), lost.min(8) + 1);
    assert_eq!(page.matches("The player’s chance of winning: ").count(), 2 * lost.min(8));
    let pdf = std::fs::read(place.path("r.pdf")).unwrap();
    assert!(pdf.starts_with(b"%PDF-") && pdf.trim_ascii_end().ends_with(b"%%EOF"));
    let has = |text: &[u8]| pdf.windows(text.len()).any(|part| part == text);
    assert!(has(b"(The end of the game)") && has(b"[0 0 612 792]"));
    // No existing file is lost, and a name that ends in .pdf says the form.
    let (code, told) = place.fails(&["analyze", "game.sgf", "--pdf", "r.pdf"]);
    assert!(code == 1 && told.contains("--force"), "{told}");
    analyzed(&place, &["-o", "other.pdf"]);
    assert!(std::fs::read(place.path("other.pdf")).unwrap().starts_with(b"%PDF-"));
}

#[test]
fn each_game_of_a_file_has_a_page_and_a_pdf_of_its_own() {
    let place = Place::new();
    let game = |name: &str| format!("(;GM[1]SZ[5]PB[{name}];B[cc];W[bb])");
    place.write("two.sgf", [game("Anna"), game("Clara")].concat().as_bytes());
    let usual = ["analyze", "two.sgf", "--net", "net.bin", "--visits", "2"];
    let with = |more: &[&'static str]| [&usual[..], more].concat();
    let told = place.tells(&with(&["--html", "-o", "pages/", "--report", "r/", "--pdf", "p/"]));
    assert_eq!(told.matches("2 files written").count(), 3, "{told}");
    for (number, name) in [(1, "Anna"), (2, "Clara")] {
        for folder in ["pages", "r"] {
            let page = place.read(&format!("{folder}/two-{number}.html"));
            assert_eq!(page.matches("<!doctype").count(), 1);
            assert!(page.contains(&format!("<title>{name}")));
        }
        let pdf = std::fs::read(place.path(&format!("p/two-{number}.pdf"))).unwrap();
        assert_eq!(pdf.windows(5).filter(|part| part == b"%PDF-").count(), 1);
    }
    // Each of them is looked for before work is done, and `--game` takes its own name.
    std::fs::remove_file(place.path("p/two-1.pdf")).unwrap();
    let (code, told) = place.fails(&with(&["--pdf", "p/"]));
    assert!(code == 1 && told.contains("two-2.pdf"), "{told}");
    place.tells(&with(&["--game", "1", "--pdf", "p/"]));
    assert!(place.path("p/two-1.pdf").exists());
}

/// How far down each page of a PDF goes, as the height of its lowest text above its number.
fn lowest_texts(pdf: &[u8]) -> Vec<f32> {
    let text = String::from_utf8_lossy(pdf);
    let streams = text.split("endstream").filter_map(|part| part.split_once("stream\n"));
    let pages = streams.map(|(_, page)| page).filter(|page| page.contains(" / "));
    let heights = |page: &str| -> Vec<f32> {
        let places = page.lines().filter_map(|line| line.strip_suffix(" Td"));
        places.filter_map(|place| place.split(' ').nth(1)?.parse().ok()).collect()
    };
    // The number of the page is its last text.
    let lowest = |heights: Vec<f32>| heights.iter().rev().skip(1).fold(f32::MAX, |a, b| a.min(*b));
    pages.map(|page| lowest(heights(page))).collect()
}

#[test]
fn no_page_of_a_report_but_the_last_is_half_empty() {
    let place = Place::new();
    for count in [4, 14, 22, 40] {
        let letters = b"abcdefghijklmnopqrs";
        let moves = (0..count).map(|n: usize| {
            let point = [letters[n % 19], letters[(n * 7 + n / 19) % 19]];
            format!(";{}[{}]", ["B", "W"][n % 2], String::from_utf8_lossy(&point))
        });
        let record = format!("(;SZ[19]RU[Chinese]{})", moves.collect::<String>());
        place.write("long.sgf", record.as_bytes());
        let file = format!("{count}.pdf");
        let usual = ["analyze", "long.sgf", "--net", "net.bin", "--visits", "2", "--pdf", &file];
        assert_eq!(place.says(&usual, ""), "");
        let pages = lowest_texts(&std::fs::read(place.path(&file)).unwrap());
        assert!(pages.len() > 1, "{count}: {pages:?}");
        let (_, others) = pages.split_last().unwrap();
        // A page of A4 is 842 points high.
        assert!(others.iter().all(|lowest| *lowest < 400.0), "{count}: {pages:?}");
    }
}

#[test]
fn letters_that_a_pdf_lacks_are_told() {
    let place = Place::new();
    place.write("game.sgf", GAME.replace("Ben", "木谷").as_bytes());
    let usual = ["analyze", "game.sgf", "--net", "net.bin", "--visits", "4", "--pdf"];
    let told = place.tells(&[&usual[..], &["r.pdf"]].concat());
    assert!(told.contains("question marks"), "{told}");
    place.write("game.sgf", GAME.as_bytes());
    let told = place.tells(&[&usual[..], &["s.pdf"]].concat());
    assert!(!told.contains("question marks"), "{told}");
}

#[test]
fn mistakes_are_named_as_for_a_rank() {
    let place = Place::new();
    let thresholds = |more: &[&str]| {
        let found: Value =
            serde_json::from_str(&analyzed(&place, &[&["--json"], more].concat())).unwrap();
        found["thresholds"]["mistake"].as_f64().unwrap()
    };
    assert_eq!(thresholds(&[]), 4.0);
    assert_eq!(thresholds(&["--rank", "5d"]), 2.5);
    assert_eq!(thresholds(&["--rank", "15k"]), 7.0);
}

/// The text of a page that a person reads: its words and labels, and the texts for its script.
fn read(page: &str) -> BTreeSet<String> {
    let words = page.split_once("id=\"words\">").unwrap().1.split_once("</script>").unwrap().0;
    let words: Value = serde_json::from_str(words).unwrap();
    let said = words.as_array().unwrap().iter().flat_map(|position| {
        ["place", "said"].map(|what| position[what].as_str().unwrap().to_owned())
    });
    let body = page.split_once("<body>").unwrap().1.split_once("<script").unwrap().0;
    let labels = body.split("aria-label=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    let texts = body.split('>').map(|rest| rest.split('<').next().unwrap());
    let all = labels.chain(texts).flat_map(str::lines).map(|text| text.trim().to_owned());
    let wordy = |text: &String| text.split(|c: char| !c.is_alphabetic()).any(|w| w.len() > 2);
    all.chain(said).filter(wordy).collect()
}

#[test]
fn page_table_and_record_speak_each_language() {
    /// The players, and words that are the same in French.
    const SAME: [&str; 3] = ["Anna &lt;/script&gt; – Ben", "Position", "phase"];
    let place = Place::new();
    let english = read(&analyzed(&place, &["--report", "-"]));
    assert!(english.len() > 30 && english.contains("One move back"), "{english:?}");
    for (code, chance) in [
        ("de", "Gewinnaussicht von Schwarz: "),
        ("fr", "Chances de gain de Noir"),
        ("sv", "Svarts vinstchans: "),
    ] {
        let page = analyzed(&place, &["--report", "-", "--lang", code]);
        assert!(page.contains(&format!("<html lang=\"{code}\">")));
        let read = read(&page);
        assert_eq!(read.len(), english.len());
        let left: Vec<_> = read.intersection(&english).collect();
        assert!(left.iter().all(|text| SAME.contains(&text.as_str())), "{code}: {left:?}");
        assert!(read.iter().any(|text| text.contains(chance)), "{code}: {read:?}");
        assert!(analyzed(&place, &["--sgf", "--lang", code]).contains(chance), "{code}");
    }
}

#[test]
fn what_it_wrote_can_be_taken_out_again() {
    let comments = |text: &str| {
        let parsed = tengen_sgf::parse(text.as_bytes());
        let mut open: Vec<_> = parsed.collection.roots().collect();
        let mut comments = Vec::new();
        while let Some(node) = open.pop() {
            comments.extend(node.text("C"));
            open.extend(node.children());
        }
        comments
    };
    let place = Place::new();
    let before = comments(GAME);
    for code in ["en", "de", "fr", "sv"] {
        analyzed(&place, &["-o", "judged.sgf", "--force", "--lang", code]);
        assert!(comments(&place.read("judged.sgf")).len() > before.len(), "{code}");
        let strip = ["sgf", "strip", "judged.sgf", "--analysis", "-o", "-"];
        assert_eq!(comments(&place.says(&strip, "")), before, "{code}");
    }
}

#[test]
fn what_cannot_be_judged_is_refused_with_a_reason() {
    let place = Place::new();
    place.write("large.sgf", b"(;SZ[21];B[aa])");
    place.write("point.sgf", b"(;SZ[1])");
    place.write("garbage.sgf", b"no record");
    place.write("fine.sgf", b"(;SZ[9];B[aa])");
    for (file, expected) in [
        ("large.sgf", "21×21: networks know boards of 2 to 19 lines"),
        ("point.sgf", "1×1: networks know boards of 2 to 19 lines"),
        ("garbage.sgf", "garbage.sgf cannot be read"),
        ("missing.sgf", "missing.sgf cannot be read"),
    ] {
        let (code, said) = place.fails(&["analyze", file, "--net", "net.bin"]);
        assert!(code == 1 && said.contains(expected), "{said}");
    }
    // A name for the results is taken for a record.
    let (code, said) = place.fails(&["analyze", "fine.sgf", "--html", "page.html"]);
    assert!(code == 1 && said.contains("page.html cannot be read"), "{said}");
    let (code, said) = place.fails(&["analyze", "fine.sgf", "--net", "fine.sgf"]);
    assert!(code == 1 && said.contains("cannot use the network fine.sgf"), "{said}");
    let wrong = ["analyze", "fine.sgf", "--net", "net.bin", "--visits", "5", "-o", "no/where.txt"];
    let (code, said) = place.fails(&wrong);
    assert!(code == 1 && said.contains("cannot be written"), "{said}");
}
