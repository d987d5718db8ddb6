//! Every page of the course played through, with expected and unexpected moves.

use std::collections::HashSet;
use tengen_lessons::{Answer, Exercise, Hand, Lesson, Page, State, Task, Verdict, page, pages};
use tengen_rules::{Board, Extras, Owner, Point, Settlement, count, presets};

fn lesson(page: &Page) -> Lesson {
    Lesson::of(page).unwrap_or_else(|error| panic!("{}: {error}", page.id))
}

/// A board as a page tells it, read back.
fn board(lesson: &Lesson, cells: &str) -> Board {
    let rows: Vec<String> = cells
        .as_bytes()
        .chunks(lesson.size.width())
        .map(|row| row.escape_ascii().to_string())
        .collect();
    Board::parse(&rows.join("\n")).expect("a position")
}

/// The board after the moves that an answer shows.
fn shown(lesson: &Lesson, state: &State, answer: &Answer) -> Board {
    let mut board = board(lesson, &state.cells);
    for step in &answer.steps {
        let color = if step.mine { lesson.turn } else { !lesson.turn };
        let Some(point) = step.point else { continue };
        let takes: Vec<Point> = board.captures(color, point).iter().collect();
        assert_eq!(takes, step.takes, "{}: what a move takes is told", lesson.id);
        let played = board.play(color, point).expect("an empty point");
        assert_eq!(usize::from(played.captured), takes.len());
        assert_eq!(played.self_captured, 0, "{}", lesson.id);
    }
    board
}

/// The states and answers of a page with an exercise of play.
fn played(lesson: &Lesson) -> Option<(&[State], &[Answer])> {
    match &lesson.exercise {
        Exercise::Play { states, answers } => Some((states, answers)),
        _ => None,
    }
}

#[test]
fn the_course_has_its_pages_and_the_booklets_diagrams() {
    let ids: HashSet<&str> = pages().map(|page| page.id).collect();
    assert_eq!(ids.len(), pages().count(), "no id is given twice");
    let mut figures: Vec<String> =
        pages().filter_map(|page| page.figure.map(|figure| format!("{figure:?}"))).collect();
    figures.sort();
    figures.dedup();
    let wanted =
        (1..=11).map(|n| format!("Booklet({n})")).chain((2..=4).map(|n| format!("Aga({n})")));
    for figure in wanted {
        assert!(figures.contains(&figure), "{figure}");
    }
}

#[test]
fn what_can_be_shown_leads_to_the_end_of_every_page() {
    for lesson in pages().map(lesson) {
        let Some((states, answers)) = played(&lesson) else { continue };
        let mut state = &states[0];
        for moves in 0.. {
            assert!(moves < 30, "{} does not end", lesson.id);
            let number = state.best.map_or(state.pass, |point| state.replies[point.index()]);
            let answer = &answers[usize::from(number)];
            let after = shown(&lesson, state, answer);
            match (answer.verdict, answer.next) {
                (Verdict::Right, None) => break,
                (Verdict::On, Some(next)) => state = &states[next],
                other => panic!("{}: {other:?}", lesson.id),
            }
            assert_eq!(after.rows(), board(&lesson, &state.cells).rows(), "{}", lesson.id);
        }
    }
}

#[test]
fn every_move_of_every_state_has_the_referees_answer() {
    for lesson in pages().map(lesson) {
        let Some((states, answers)) = played(&lesson) else { continue };
        for state in states {
            let before = board(&lesson, &state.cells);
            assert_eq!(state.replies.len(), lesson.size.area());
            for point in lesson.size.points() {
                let answer = &answers[usize::from(state.replies[point.index()])];
                let at = || format!("{} {}: {answer:?}", lesson.id, lesson.size.name(point));
                if !before.is_empty(point) {
                    assert_eq!(answer.said.id, "learn-no-occupied", "{}", at());
                }
                assert_eq!(answer.verdict == Verdict::On, answer.next.is_some(), "{}", at());
                if answer.verdict == Verdict::Illegal {
                    let banned = !before.is_empty(point)
                        || before.is_suicide(lesson.turn, point)
                        || state.ko == Some(point);
                    assert!(banned && answer.steps.is_empty(), "{}", at());
                    continue;
                }
                assert_eq!(answer.steps[0].point, Some(point), "{}", at());
                let after = shown(&lesson, state, answer);
                if let Some(next) = answer.next {
                    assert_eq!(after.rows(), board(&lesson, &states[next].cells).rows());
                }
            }
        }
    }
}

/// The page's answer to a move in its first state.
fn said(id: &str, name: &str) -> (Verdict, &'static str) {
    let lesson = lesson(page(id).expect("a page"));
    let (replies, answers) = match &lesson.exercise {
        Exercise::Play { states, answers } => (&states[0].replies, answers),
        Exercise::Find { replies, answers, .. } => (replies, answers),
        other => panic!("{id}: {other:?}"),
    };
    let point = lesson.size.parse(name).expect("a point");
    let answer = &answers[usize::from(replies[point.index()])];
    (answer.verdict, answer.said.id)
}

#[test]
fn unexpected_moves_are_answered_for_what_they_are() {
    use Verdict::{Illegal, Off, On, Right};
    let cases = [
        ("board-place", "E5", Right, "learn-placed"),
        ("board-turn", "C7", Illegal, "learn-no-occupied"),
        ("board-aim", "D6", Right, "learn-find-territory"),
        ("board-aim", "A1", Off, "learn-find-territory-other"),
        ("liberties-middle", "D6", Off, "learn-find-liberty-diagonal"),
        ("chain", "D4", Off, "learn-find-chain-other"),
        ("chain", "D3", Off, "learn-find-chain-diagonal"),
        ("capture-first", "E5", Off, "learn-escapes"),
        ("capture-save", "A1", Off, "learn-lost"),
        ("capture-save-taking", "A3", Off, "learn-lost"),
        ("suicide", "A5", Right, "learn-no-suicide"),
        ("suicide", "C5", Off, "learn-find-forbidden-no"),
        ("ko-threat", "E5", Illegal, "learn-no-ko"),
        ("ko-threat", "J1", Off, "learn-no-threat"),
        ("ko-threat", "D9", On, "learn-threat"),
        ("ko-end", "A9", Off, "learn-lost"),
        ("ladder", "C3", Off, "learn-escapes"),
        ("snapback", "C1", Off, "learn-escapes"),
        ("snapback", "D1", On, "learn-goes-on"),
        ("eyes-make", "A5", Off, "learn-lost-slowly"),
        ("eyes-prevent", "A5", Off, "learn-escapes-taking"),
        ("eyes-false", "A1", Illegal, "learn-no-suicide"),
        ("seki", "D9", Off, "learn-self-atari"),
        ("seki", "A1", Off, "learn-own-territory"),
        ("end-fill", "A1", Off, "learn-their-territory"),
        ("end-fill", "J9", Off, "learn-own-territory"),
        ("end-dead", "E9", Off, "learn-find-dead-alive"),
        ("rules-seki-dame", "A2", On, "learn-filled"),
        ("rules-seki-dame", "K5", Off, "learn-self-atari"),
        ("before-handicap", "K10", Off, "learn-find-handicap-later"),
    ];
    let wrong: Vec<_> = cases
        .into_iter()
        .map(|(id, point, verdict, sentence)| (id, point, said(id, point), (verdict, sentence)))
        .filter(|(.., found, wanted)| found != wanted)
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn what_is_counted_is_what_the_booklet_counts() {
    let number = |id| match lesson(page(id).expect("a page")).exercise {
        Exercise::Number { right } => right,
        other => panic!("{id}: {other:?}"),
    };
    let cases = [
        ("chain-liberties", 6.0),
        ("capture-values", 8.0),
        ("count-territory", 25.0),
        ("count-prisoners", 24.0),
        ("count-game", 2.0),
        ("count-area", 41.0),
        ("count-half", 5.0),
        ("count-pass-stones", 1.0),
        ("count-komi", 5.5),
        ("rules-group-tax", 24.0),
    ];
    for (id, right) in cases {
        assert_eq!(number(id), right, "{id}");
    }
}

#[test]
fn the_rule_books_differ_where_the_course_says_so() {
    let right = |id| match lesson(page(id).expect("a page")).exercise {
        Exercise::Pick { options, answers, .. } => {
            let all = options.into_iter().zip(answers);
            let right = all.filter(|(_, answer)| answer.verdict == Verdict::Right);
            right.map(|(option, _)| option).collect::<Vec<_>>().join(" ")
        }
        other => panic!("{id}: {other:?}"),
    };
    assert_eq!(right("rules-suicide"), "new-zealand ing");
    assert_eq!(right("rules-superko"), "japanese chinese korean");
    assert_eq!(right("rules-send-two"), "japanese korean aga-area new-zealand");
    assert_eq!(right("rules-seki-eye"), "chinese aga-area new-zealand ing");
    assert_eq!(right("rules-button"), "chinese button");
    assert_eq!(right("rules-handicap"), "chinese aga-area");
    assert_eq!(right("before-nigiri"), "1");
}

#[test]
fn a_pass_where_something_is_to_be_done_is_answered_for_what_it_lets_happen() {
    let passed = |id| {
        let lesson = lesson(page(id).expect("a page"));
        let (states, answers) = played(&lesson).expect("something to play");
        answers[usize::from(states[0].pass)].said.id
    };
    assert_eq!(passed("capture-first"), "learn-escapes");
    assert_eq!(passed("snapback"), "learn-escapes");
    assert_eq!(passed("capture-save"), "learn-lost");
    assert_eq!(passed("board-place"), "learn-pass-early");
    assert_eq!(passed("end-pass"), "learn-pass-right");
}

/// The right points of a step in the order of the board, as many as are asked for.
fn right_points(lesson: &Lesson, step: &Exercise) -> Vec<Point> {
    let Exercise::Find { need, replies, answers, .. } = step else { return Vec::new() };
    let right = |p: &Point| answers[usize::from(replies[p.index()])].verdict == Verdict::Right;
    lesson.size.points().filter(right).take(*need).collect()
}

#[test]
fn what_is_counted_by_hand_is_what_lies_on_the_board() {
    let mut pages_seen = 0;
    for page in pages() {
        let Task::ByHand(hands) = page.task else { continue };
        pages_seen += 1;
        let lesson = lesson(page);
        let Exercise::Steps { steps } = &lesson.exercise else { panic!("{}", page.id) };
        assert_eq!(steps.len(), hands.len(), "{}", page.id);
        let mut cells: Vec<char> = lesson.cells.chars().collect();
        // The owner of each point, with the dead stones off. Stones put there do not change it.
        let alive = |cells: &[char]| {
            let board = board(&lesson, &cells.iter().collect::<String>());
            let agreed = Settlement::all_alive(&board);
            count(&board, &presets::JAPANESE.scoring, &agreed, &Extras::default()).owner
        };
        let mut owner = alive(&cells);
        for (hand, step) in hands.iter().zip(steps) {
            let number = |wanted: usize| match step {
                Exercise::Number { right } => assert_eq!(*right, wanted as f64, "{hand:?}"),
                other => panic!("{}: {other:?}", page.id),
            };
            match hand {
                Hand::Stones(color) => {
                    number(cells.iter().filter(|cell| **cell == color.symbol()).count());
                }
                Hand::Empty(color) => {
                    let empty =
                        |(cell, of): &(&char, &Owner)| **cell == '.' && **of == Owner::Of(*color);
                    number(cells.iter().zip(&owner).filter(empty).count());
                }
                Hand::Margin => {}
                Hand::TakeDead | Hand::Put(..) => {
                    let Exercise::Find { change, need, .. } = step else { panic!("{step:?}") };
                    let points = right_points(&lesson, step);
                    assert_eq!(points.len(), *need, "{} {hand:?}", page.id);
                    for point in points {
                        assert_eq!(cells[point.index()] != '.', *hand == Hand::TakeDead);
                        cells[point.index()] = change.of(cells[point.index()]);
                    }
                    if *hand == Hand::TakeDead {
                        owner = alive(&cells);
                    }
                }
            }
        }
    }
    assert_eq!(pages_seen, 3);
}

#[test]
fn all_ways_of_counting_come_to_the_same() {
    let numbers = |id| match lesson(page(id).expect("a page")).exercise {
        Exercise::Steps { steps } => steps
            .into_iter()
            .filter_map(|step| match step {
                Exercise::Number { right } => Some(right),
                _ => None,
            })
            .collect::<Vec<_>>(),
        other => panic!("{id}: {other:?}"),
    };
    assert_eq!(numbers("count-return"), [26.0, 33.0, 7.0]);
    assert_eq!(numbers("count-chinese"), [20.0, 21.0, 1.0]);
    assert_eq!(numbers("count-aga"), [23.0, 22.0, 1.0]);
}
