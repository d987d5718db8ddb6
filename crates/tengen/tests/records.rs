//! The commands that write records: into folders, in place, from archives.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const TWO: &str = "(;FF[4]SZ[9]PB[A]DT[2026-01-31];B[aa];W[bb])\n(;FF[4]SZ[9]PB[B];B[cc]C[x])\n";

fn tengen(folder: &Path, line: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    command.current_dir(folder).env("LANGUAGE", "en");
    command.args(line.split(' ')).output().unwrap()
}

/// The same with bytes for its standard input.
fn given(folder: &Path, line: &str, input: &[u8]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    command.current_dir(folder).env("LANGUAGE", "en").args(line.split(' '));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // The program may end before it has read all.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

/// A ZIP archive of these entries.
fn zip(entries: &[(&str, &str)]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, text) in entries {
        writer.start_file(*name, zip::write::SimpleFileOptions::default()).unwrap();
        writer.write_all(text.as_bytes()).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

fn runs(folder: &Path, line: &str) -> String {
    let output = tengen(folder, line);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{line}: {errors}");
    String::from_utf8(output.stdout).unwrap() + &errors
}

fn fails(folder: &Path, line: &str, code: i32) -> String {
    let output = tengen(folder, line);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(code), "{line}: {errors}");
    assert!(!errors.contains("panicked"), "{line}: {errors}");
    errors
}

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir_all(folder.path().join("in/deep")).unwrap();
    fs::write(folder.path().join("in/two.sgf"), TWO).unwrap();
    fs::write(folder.path().join("in/deep/old.mgt"), "(;SZ[9]B[aa]L[bb])").unwrap();
    folder
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn folders_are_converted_and_nothing_is_overwritten_unasked() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    assert!(runs(folder.path(), "convert in -o out").contains("2 files written"));
    assert!(fs::read_to_string(at("out/two.sgf")).unwrap().starts_with("(;FF[4]GM[1]CA[UTF-8]"));
    assert!(at("out/deep/old.sgf").is_file());
    let again = fails(folder.path(), "convert in -o out", 1);
    assert!(again.contains("is there already; --force overwrites it"), "{again}");
    runs(folder.path(), "convert in -o out --force");
    fails(folder.path(), "convert in/two.sgf -o out/two.sgf", 1);
    fails(folder.path(), "convert in", 2);
    fails(folder.path(), "convert in -o -", 2);
    runs(folder.path(), "convert in --in-place");
    assert!(fs::read_to_string(at("in/deep/old.mgt")).unwrap().starts_with("(;FF[4]"));
    assert_eq!(names(&at("in")), ["deep", "two.sgf"]);
}

#[test]
fn games_are_split_and_named_and_joined() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    runs(folder.path(), "sgf split in -o out");
    assert_eq!(names(&at("out")), ["deep", "two-1.sgf", "two-2.sgf"]);
    assert!(fs::read_to_string(at("out/two-2.sgf")).unwrap().contains("PB[B]"));
    tengen(folder.path(), "sgf rename out --to {black}.sgf --game 1 --dry-run --json");
    assert_eq!(names(&at("out")), ["deep", "two-1.sgf", "two-2.sgf"]);
    let report = tengen(folder.path(), "sgf rename out --to {black}.sgf");
    // The record without a name stays as it is, and is told.
    assert_eq!(report.status.code(), Some(1));
    assert_eq!(names(&at("out")), ["A.sgf", "B.sgf", "deep"]);
    let merged = runs(folder.path(), "sgf merge out/A.sgf out/B.sgf -o all.sgf");
    assert!(merged.contains("2 games joined into 1 tree"), "{merged}");
    fails(folder.path(), "sgf merge out/A.sgf -o all.sgf", 1);
}

#[test]
fn the_games_of_a_tree_are_split_refereed_and_counted_by_their_own_facts() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let moves = ";B[cc];W[da];B[cb];W[db];B[ca];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[]";
    let first = format!("(;FF[4]GM[1]SZ[5]KM[0.5]RU[Chinese]PB[A]PW[B]RE[B+4.5]{moves})");
    let second = "(;FF[4]GM[1]SZ[5]KM[6.5]RU[Japanese]PB[C]PW[D]RE[W+R];B[cc];W[bb];B[bb])";
    fs::write(at("1.sgf"), &first).unwrap();
    fs::write(at("2.sgf"), second).unwrap();
    runs(folder.path(), "sgf merge 1.sgf 2.sgf -o tree.sgf");
    let counted = runs(folder.path(), "count tree.sgf --dead none");
    assert_eq!(counted, runs(folder.path(), "count 1.sgf --dead none"));
    let report = tengen(folder.path(), "referee tree.sgf");
    let report = String::from_utf8(report.stdout).unwrap();
    for line in ["tree.sgf --node 2: Chinese, 12 moves", "recorded B+4.5: agrees"] {
        assert!(report.contains(line), "{report}");
    }
    for line in ["tree.sgf --node 13: Japanese, 3 moves", "move 3, Black B4:", "2 games"] {
        assert!(report.contains(line), "{report}");
    }
    runs(folder.path(), "sgf split tree.sgf -o out");
    assert_eq!(names(&at("out")), ["tree-1.sgf", "tree-2.sgf"]);
    let told = tengen(folder.path(), "sgf duplicates 1.sgf 2.sgf out --json");
    assert_eq!(String::from_utf8(told.stdout).unwrap().lines().count(), 2);
    let split = runs(folder.path(), "sgf info out/tree-1.sgf out/tree-2.sgf");
    assert!(split.contains("Chinese") && split.contains("Japanese"), "{split}");
}

#[test]
fn a_second_run_renames_nothing() {
    for pattern in ["{black}_{number}.sgf", "{number}_{black}.sgf", "{black}.sgf", "{number}"] {
        let folder = tempfile::tempdir().unwrap();
        for (file, black) in [("a", "Z"), ("b", "A"), ("c", "M"), ("d", "A"), ("e", "A")] {
            let text = format!("(;SZ[9]PB[{black}])");
            fs::write(folder.path().join(file).with_extension("sgf"), text).unwrap();
        }
        let line = format!("sgf rename . --to {pattern}");
        assert!(runs(folder.path(), &line).contains("5 files renamed"), "{pattern}");
        let after = names(folder.path());
        assert!(runs(folder.path(), &line).contains("0 files renamed"), "{pattern}");
        assert_eq!(names(folder.path()), after, "{pattern}");
        // A record that comes later takes the first number that is free.
        fs::write(folder.path().join("new.sgf"), "(;SZ[9]PB[B])").unwrap();
        let told = runs(folder.path(), &line);
        assert!(told.contains("1 file renamed"), "{pattern}: {told}");
        assert!(!pattern.contains("number") || told.contains("0006"), "{pattern}: {told}");
    }
}

#[test]
fn changes_in_place_say_what_they_took_out() {
    let folder = folder();
    let said = runs(folder.path(), "sgf strip in --comments --in-place");
    assert!(said.contains("two.sgf: taken out: C 1"), "{said}");
    let json = runs(folder.path(), "sgf rotate in --in-place --json");
    assert_eq!(json.lines().filter(|line| line.starts_with("{\"file\":")).count(), 2);
    let text = fs::read_to_string(folder.path().join("in/two.sgf")).unwrap();
    assert!(text.contains("B[ia]") && !text.contains("C[x]"), "{text}");
    let one = runs(folder.path(), "sgf rotate in/two.sgf --game 2");
    assert_eq!(one.matches("FF[4]").count(), 1);
}

#[test]
fn archives_and_packed_files_are_read_and_never_changed() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    let entries = [("x/one.sgf", "(;SZ[9]PB[Z];B[aa])"), ("../out.sgf", "(;)"), ("n.txt", "")];
    fs::write(at("a.zip"), zip(&entries)).unwrap();
    let output = tengen(folder.path(), "sgf info a.zip in --json");
    let listed = String::from_utf8(output.stdout).unwrap();
    assert_eq!(listed.lines().count(), 4, "{listed}");
    assert!(listed.contains("a.zip/x/one.sgf"), "{listed}");
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(errors.contains("leads out of the archive"), "{errors}");
    assert!(runs(folder.path(), "show a.zip/x/one.sgf").contains("Z (Black)"));
    fails(folder.path(), "sgf rotate a.zip --in-place", 1);
    tengen(folder.path(), "sgf rotate a.zip -o out");
    assert!(at("out/x/one.sgf").is_file());
    assert_eq!(names(folder.path()), ["a.zip", "in", "out"]);
}

#[test]
fn what_is_packed_on_standard_input_is_known_by_its_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let two = zip(&[("x/one.sgf", "(;SZ[9]PB[Z];B[aa])"), ("two.sgf", "(;SZ[9])")]);
    for (line, expected) in [
        ("sgf info - --json", "-/x/one.sgf"),
        ("referee - --json", "-/x/one.sgf"),
        ("show -- -/x/one.sgf", "Z (Black)"),
    ] {
        let output = given(folder.path(), line, &two);
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.contains(expected), "{line}: {text}");
    }
    let output = given(folder.path(), "convert - -o -", &two);
    assert_eq!(output.status.code(), Some(2));
    given(folder.path(), "convert - -o out", &two);
    assert!(folder.path().join("out/x/one.sgf").is_file());
    let output = given(folder.path(), "show -", &two);
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(errors.contains("has 2 records"), "{errors}");
    let one = zip(&[("one.sgf", "(;SZ[9]PB[Z];B[aa])")]);
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(b"(;SZ[9]PB[Z];B[aa])").unwrap();
    for input in [one, packed.finish().unwrap()] {
        let output = given(folder.path(), "show -", &input);
        assert!(String::from_utf8(output.stdout).unwrap().contains("Z (Black)"));
    }
}

#[test]
fn entries_without_a_game_are_told_together() {
    let folder = tempfile::tempdir().unwrap();
    let names: Vec<String> = (1..=12).map(|number| format!("n{number:02}.sgf")).collect();
    let mut entries: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), "no")).collect();
    entries.extend([("g.sgf", "(;SZ[9])"), ("__MACOSX/._g.sgf", "a note of the system")]);
    fs::write(folder.path().join("a.zip"), zip(&entries)).unwrap();
    let told = fails(folder.path(), "sgf info a.zip", 1);
    let line = "12 entries of a.zip have no game of Go: n01.sgf, n02.sgf, n03.sgf and 9 more";
    assert!(told.contains(line), "{told}");
    assert_eq!(told.lines().count(), 2, "{told}");
}

#[test]
fn a_record_too_large_in_an_archive_is_told_as_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut large = String::from("Game\n19\nPMABBREER\n");
    while large.len() < 9 << 20 {
        large += &format!("a line of no meaning: {}\n", large.len());
    }
    let entries = [("g.sgf", "(;SZ[9])"), ("large.ngf", &large), ("none.sgf", "no")];
    fs::write(folder.path().join("a.zip"), zip(&entries)).unwrap();
    let told = fails(folder.path(), "sgf info a.zip", 1);
    assert!(told.contains("a.zip/large.ngf"), "{told}");
    assert!(told.contains("the file is too large"), "{told}");
    assert!(told.contains("an entry of a.zip has no game of Go: none.sgf"), "{told}");
}

#[test]
fn a_dry_run_tells_the_names_that_files_get() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.sgf"), "(;PB[q])").unwrap();
    fs::write(folder.path().join("b.sgf"), "(;PB[a])").unwrap();
    let line = "sgf rename a.sgf b.sgf --to {black}.sgf --json";
    let told = |line: &str| runs(folder.path(), line).replace("false", "true");
    let wanted = told(&format!("{line} --dry-run"));
    assert_eq!(names(folder.path()), ["a.sgf", "b.sgf"]);
    assert_eq!(told(line), wanted);
    assert_eq!(names(folder.path()), ["a.sgf", "q.sgf"]);
}

#[test]
fn games_other_than_go_are_passed_over_alike_and_none_is_lost_in_place() {
    let folder = tempfile::tempdir().unwrap();
    let mixed = "(;GM[2]SZ[8];B[d3])\n(;FF[4]GM[1]SZ[9]DT[2026-01-31];B[bb])\n";
    let file = folder.path().join("mixed.sgf");
    fs::write(&file, mixed).unwrap();
    fs::write(folder.path().join("chess.sgf"), "(;GM[3])").unwrap();
    let tools =
        ["lint", "info", "duplicates", "stats", "split -o out", "merge", "rotate", "mirror"];
    let tools = tools.map(|tool| format!("sgf {tool}"));
    let others = ["convert", "referee", "diagram --thumbnails small"].map(String::from);
    for command in tools.iter().chain(&others) {
        let told = runs(folder.path(), &format!("{command} mixed.sgf"));
        let line = "mixed.sgf, game 1: skipped: this is a record of another game than Go (GM[2])";
        assert!(told.contains(line), "{command}: {told}");
        if command != "referee" {
            let told = fails(folder.path(), &format!("{command} chess.sgf"), 1);
            assert!(told.contains("another game than Go (GM[3])"), "{command}: {told}");
        }
    }
    // A command about one game names the file, and the game to be asked for instead.
    for command in ["show", "judge", "count", "study", "diagram -o a.txt"] {
        let told = fails(folder.path(), &format!("{command} mixed.sgf"), 1);
        let line = "mixed.sgf: this is a record of another game than Go (GM[2]); --game 2 is";
        assert!(told.contains(line), "{command}: {told}");
    }
    // What could be Go is read, and told: `GM[40]` of Zagram.
    fs::write(folder.path().join("dots.sgf"), "(;GM[40]SZ[9];B[ba];W[cc])").unwrap();
    fs::write(folder.path().join("five.sgf"), "(;GM[4]SZ[15];B[hh];W[ii])").unwrap();
    let single = ["show", "diagram -o a.txt", "judge", "count"].map(String::from);
    for command in tools.into_iter().chain(others).chain(single) {
        let _ = fs::remove_dir_all(folder.path().join("out"));
        let told = runs(folder.path(), &format!("{command} dots.sgf"));
        let line = "the record says that its game is another one than Go";
        assert_eq!(told.matches(line).count(), 1, "{command}: {told}");
        if command == "referee" {
            continue;
        }
        let told = fails(folder.path(), &format!("{command} five.sgf"), 1);
        assert!(told.contains("another game than Go (GM[4])"), "{command}: {told}");
    }
    let told = fails(folder.path(), "sgf rotate mixed.sgf --in-place", 1);
    assert!(told.contains("other games than Go"), "{told}");
    assert_eq!(fs::read_to_string(&file).unwrap(), mixed);
}

#[test]
fn a_drawn_position_has_no_moves_to_choose_from() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("p.txt"), ". . .\n. X .\n. . .\n").unwrap();
    for argument in ["--move", "--node", "--path", "--game"] {
        for command in ["count p.txt", "judge p.txt", "solve --position p.txt"] {
            let told = fails(folder.path(), &format!("{command} {argument} 2"), 2);
            assert!(told.contains(argument), "{command} {argument}: {told}");
        }
    }
    assert!(runs(folder.path(), "count p.txt").contains("Black"));
}

#[test]
fn a_drawing_tells_the_dead_stones_taken_off_after_the_end_as_captured() {
    let folder = tempfile::tempdir().unwrap();
    let moves = ";B[ba];W[ca];B[bb];W[cb];B[bc];W[cc];B[bd];W[cd];B[be];W[ce];B[dc];W[];B[]";
    let record = format!("(;SZ[5]RU[Japanese]KM[0]{moves};AE[dc])");
    fs::write(folder.path().join("game.sgf"), record).unwrap();
    let shown = runs(folder.path(), "show game.sgf");
    assert!(shown.contains("O: White has captured 1 stone"), "{shown}");
}

#[test]
fn a_fork_of_very_many_bad_moves_is_shown_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let many = 50_000;
    let game = format!("(;SZ[9]{}{})", ";B[aa]\n".repeat(many), "(;W[b!])\n".repeat(many));
    fs::write(folder.path().join("fork.sgf"), game).unwrap();
    // Where each continuation begins to read at the root, this takes minutes.
    let shown = runs(folder.path(), &format!("show fork.sgf --move {many}"));
    // A move without a point is named as it is written.
    let words: Vec<&str> = shown.split_whitespace().collect();
    assert!(words.ends_with(&[&(many - 1).to_string(), "b!"]), "{}", shown.len());
}

#[test]
fn thumbnails_are_named_after_the_records() {
    let folder = folder();
    runs(folder.path(), "diagram in --thumbnails small");
    let small = folder.path().join("small");
    assert_eq!(names(&small), ["deep", "two-1.png", "two-2.png"]);
    assert!(fs::read(small.join("two-1.png")).unwrap().starts_with(b"\x89PNG"));
    fails(folder.path(), "diagram in --thumbnails small", 1);
    runs(folder.path(), "diagram in --thumbnails small --force --format svg");
}

#[test]
fn pictures_overwrite_nothing_unasked_and_no_game_is_lost_in_place() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("mine.svg"), "mine").unwrap();
    fails(folder.path(), "diagram in/two.sgf -o mine.svg", 1);
    fs::create_dir(at("stages")).unwrap();
    fs::write(at("stages/count-1.svg"), "mine").unwrap();
    let count = "count in/two.sgf --rules japanese --method prisoners --pictures stages";
    fails(folder.path(), count, 1);
    assert_eq!(fs::read_to_string(at("mine.svg")).unwrap(), "mine");
    assert_eq!(fs::read_to_string(at("stages/count-1.svg")).unwrap(), "mine");
    runs(folder.path(), "diagram in/two.sgf -o mine.svg --force");
    runs(folder.path(), &format!("{count} --force"));
    fails(folder.path(), "sgf mirror in/two.sgf --game 2 --in-place", 2);
    assert_eq!(fs::read_to_string(at("in/two.sgf")).unwrap(), TWO);
    let letter = "Dear Anna,\n(;SZ[9]C[x];B[aa])\nyours, Ben\n";
    fs::write(at("letter.sgf"), letter).unwrap();
    let told = fails(folder.path(), "sgf strip letter.sgf --comments --in-place", 1);
    assert!(told.contains("other text"), "{told}");
    assert_eq!(fs::read_to_string(at("letter.sgf")).unwrap(), letter);
}

#[test]
fn an_encoding_that_is_named_goes_before_all_others() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("g.sgf"), b"(;SZ[9]PB[\xc4\xbe\xb9\xc8];B[aa];W[bb])").unwrap();
    for line in ["show g.sgf", "convert g.sgf -o -", "sgf info g.sgf"] {
        let told = runs(folder.path(), &format!("{line} --encoding gbk"));
        assert!(told.contains("木谷"), "{line}: {told}");
    }
    fails(folder.path(), "show g.sgf --encoding klingon", 2);
}

/// The reader of the output may stop at any time.
#[test]
fn a_closed_pipe_ends_quietly() {
    let folder = tempfile::tempdir().unwrap();
    let game = "(;SZ[9]KO[]KO[];B[aa]KO[])\n".repeat(5000);
    fs::write(folder.path().join("many.sgf"), game).unwrap();
    for line in ["sgf lint", "sgf info --json", "sgf rotate", "referee", "convert -o -"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
        command.current_dir(folder.path()).args(line.split(' ')).arg("many.sgf");
        let command = command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!errors.contains("panicked"), "{line}: {errors}");
    }
}

#[test]
fn a_page_without_a_record_is_told_as_one() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("p.sgf"), "<!DOCTYPE html><p>404 Not Found; (sorry)</p>").unwrap();
    let words = "this is a page without a record";
    assert!(fails(folder.path(), "show p.sgf", 1).contains(words));
    assert!(runs(folder.path(), "referee p.sgf").contains(words));
}

#[test]
fn records_that_would_share_a_name_are_numbered_and_one_named_twice_is_taken_once() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    for (name, player) in [("a.sgf", "A"), ("a.mgt", "B"), ("deep/a.sgf", "C")] {
        fs::write(at("in").join(name), format!("(;SZ[9]PB[{player}];B[aa];W[bb])")).unwrap();
    }
    for options in ["", " --force"] {
        let told = runs(folder.path(), &format!("convert in -o out{options}"));
        assert!(told.contains("out/a.sgf is that of in/a.mgt; written to out/a-2.sgf"), "{told}");
        assert!(told.contains("5 files written"), "{told}");
        assert!(fs::read_to_string(at("out/a.sgf")).unwrap().contains("PB[B]"));
        assert!(fs::read_to_string(at("out/a-2.sgf")).unwrap().contains("PB[A]"));
    }
    for line in
        ["sgf rotate in/a.sgf in/deep/a.sgf -o o1", "sgf split in/a.sgf in/deep/a.sgf -o o1"]
    {
        fs::remove_dir_all(at("o1")).ok();
        runs(folder.path(), line);
        assert_eq!(names(&at("o1")), ["a-2.sgf", "a.sgf"], "{line}");
    }
    runs(folder.path(), "diagram in/a.sgf in/deep/a.sgf --thumbnails o2 --format txt");
    assert_eq!(names(&at("o2")), ["a-2.txt", "a.txt"]);
    // The records with the same moves, each once.
    let groups = runs(folder.path(), "sgf duplicates in in/deep in/deep/a.sgf --json");
    assert_eq!(groups.matches("\"file\"").count(), 4, "{groups}");
}

#[test]
fn several_records_are_not_written_to_one_and_a_packed_one_is_packed() {
    let folder = folder();
    let at = |name: &str| folder.path().join(name);
    let told = fails(folder.path(), "convert in/two.sgf in/deep/old.mgt -o one.sgf", 2);
    assert!(told.contains("do not go into the one file one.sgf"), "{told}");
    assert!(!at("one.sgf").exists());
    runs(folder.path(), "convert in/two.sgf -o two.sgf.gz");
    assert!(fs::read(at("two.sgf.gz")).unwrap().starts_with(b"\x1f\x8b"));
    assert!(runs(folder.path(), "sgf info two.sgf.gz").contains("two.sgf.gz"));
}

#[test]
fn merge_tells_what_it_takes_out() {
    let folder = folder();
    for (name, time) in [("a.sgf", 5), ("b.sgf", 6)] {
        let record = format!("(;SZ[9]AP[x]ST[2];B[aa]BL[{time}])");
        fs::write(folder.path().join(name), record).unwrap();
    }
    let told = runs(folder.path(), "sgf merge a.sgf b.sgf -o m.sgf");
    assert!(told.contains("taken out: AP 2, BL 2, ST 2"), "{told}");
    let told = runs(folder.path(), "sgf merge a.sgf b.sgf -o n.sgf --json");
    assert!(told.contains(r#""removed":{"AP":2,"BL":2,"ST":2}"#), "{told}");
}
