//! Drawings as people see them, with the escape sequences taken out where only the shapes matter.

use tengen_diagram::{Colours, Diagram, Figure, Part, Sign};
use tengen_rules::{Board, Point, PointSet, Settlement, Size, count, presets};

fn board(text: &str) -> Board {
    Board::parse(text).unwrap()
}

fn without_escapes(text: &str) -> String {
    let mut parts = text.split("\x1b[");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once('m').map_or("", |(_, rest)| rest))
}

/// Black has taken a corner with a dead White stone in it; the rest is White's but for a dame.
fn settled() -> Diagram {
    let board = board(
        ". X O . . . .
         O X O . . . .
         X X O . . . .
         . X . O . . .
         X X X O . . .
         O O O O . . .
         . . . . . . .",
    );
    let size = board.size();
    let dead = PointSet::of(size, size.parse("A6"));
    let settlement = Settlement { dead, seki: Some(PointSet::new(size)) };
    let counted =
        count(&board, &presets::JAPANESE.scoring, &settlement, &tengen_rules::Extras::default());
    let mut diagram = Diagram::counted(board, &settlement, &counted).with_captures([1, 3]);
    diagram.last = size.parse("D3");
    diagram
}

#[test]
fn a_settled_position_in_plain_text() {
    let diagram = settled();
    insta::assert_snapshot!(diagram.plain() + &diagram.legend(Colours::None));
}

#[test]
fn a_settled_position_in_a_terminal() {
    let diagram = settled();
    let drawn = diagram.coloured(Colours::True) + &diagram.legend(Colours::True);
    insta::assert_snapshot!(without_escapes(&drawn));
}

#[test]
fn what_is_open_is_drawn_neither_as_dead_nor_as_territory() {
    let mut diagram = settled();
    let size = diagram.board.size();
    diagram.open = PointSet::of(size, ["A6", "A7"].iter().filter_map(|name| size.parse(name)));
    let plain = diagram.plain();
    let rows: Vec<&str> = plain.lines().skip(1).take(2).map(|row| row[2..10].trim_end()).collect();
    assert_eq!(rows, [" ? X O w", " O?X O w"], "{plain}");
    assert!(diagram.legend(Colours::None).ends_with("? not settled"));
    assert!(!diagram.legend(Colours::None).contains("dead"));
    let drawn = Figure::new(diagram).svg();
    assert!(drawn.contains(">?<"), "{drawn}");
}

#[test]
fn the_legend_names_only_signs_that_are_drawn() {
    let mut diagram = Diagram::new(board("X . O\nX . O\n. . O"));
    let size = diagram.board.size();
    diagram.neutral = PointSet::of(size, diagram.board.empty_points());
    assert_eq!(diagram.legend(Colours::None), "- neutral");
    // Open stones and open empty points have a sign of their own.
    diagram.open = diagram.neutral.clone();
    diagram.seki.extend(size.parse("A3"));
    diagram.open.extend(size.parse("A3"));
    assert_eq!(diagram.legend(Colours::None), "? not settled");
}

#[test]
fn an_open_border_and_stones_that_are_not_settled_have_signs_of_their_own() {
    let mut diagram = Diagram::new(board("X . O\nX . .\n. . O"));
    let size = diagram.board.size();
    diagram.open.extend(size.parse("A1"));
    diagram.unsealed.extend(size.parse("B3"));
    let plain = diagram.plain();
    assert!(plain.contains(" 3 X ! O 3") && plain.contains(" 1 ? . O 1"), "{plain}");
    for colours in [Colours::None, Colours::True] {
        let legend = diagram.legend(colours);
        assert!(legend.ends_with("! open border   ? not settled"), "{legend}");
    }
    let drawn = Figure::new(diagram).svg();
    assert!(drawn.contains(">!<") && drawn.contains(">?<"), "{drawn}");
}

#[test]
fn every_mark_has_its_own_shape() {
    let board = board("X O X O X\n. . . . .\n. . X . .");
    let size = board.size();
    let at = |name: &str| size.parse(name);
    let mut diagram = Diagram::new(board);
    diagram.last = at("C1");
    diagram.dead.extend([at("A3"), at("B3")].into_iter().flatten());
    diagram.seki.extend([at("C3"), at("D3")].into_iter().flatten());
    diagram.territory[0].extend(at("A2"));
    diagram.territory[1].extend(at("B2"));
    diagram.neutral.extend(at("C2"));
    diagram.unsealed.extend(at("D2"));
    diagram.ko = at("E2");
    let plain = diagram.plain() + &diagram.legend(Colours::None);
    let drawn = diagram.coloured(Colours::Palette) + &diagram.legend(Colours::Palette);
    insta::assert_snapshot!(plain + "\n\n" + &without_escapes(&drawn));
}

#[test]
fn colours_are_the_only_difference_between_palettes_and_are_always_reset() {
    let diagram = settled();
    let [few, many] = [Colours::Palette, Colours::True].map(|c| diagram.coloured(c));
    assert_eq!(without_escapes(&few), without_escapes(&many));
    assert!(few.contains("\x1b[48;5;179m") && !few.contains(";2;"));
    for line in many.lines() {
        let painted = line.rfind("\x1b[").map(|at| &line[at..]);
        assert!(painted.is_none_or(|end| end.starts_with("\x1b[0m")), "{line:?}");
    }
    assert_eq!(diagram.coloured(Colours::None), diagram.plain());
}

#[test]
fn every_size_lines_up() {
    for (width, height) in [(1, 1), (2, 25), (25, 2), (19, 19), (52, 52)] {
        let size = Size::new(width, height).unwrap();
        let mut diagram = Diagram::new(Board::new(size));
        let drawn = without_escapes(&diagram.coloured(Colours::Palette));
        let widths: Vec<usize> = drawn.lines().map(|line| line.chars().count()).collect();
        assert!(widths.iter().all(|w| *w == widths[0]), "{size}: {widths:?}");
        assert_eq!(diagram.plain().lines().count(), height + 2);
        diagram.notes = vec!["a note".into(); height + 5];
        assert_eq!(diagram.plain().matches("a note").count(), height + 5, "{size}");
        let corner: Point = size.points().next_back().unwrap();
        assert!(diagram.plain().contains(size.name(corner).trim_end_matches('1')));
    }
}

/// Everything a picture can show, on a small board.
fn figure() -> Figure {
    let board = board(". X O . .\n. X O . .\nO X O . .");
    let size = board.size();
    let at = |name: &str| size.parse(name).unwrap();
    let mut diagram = Diagram::new(board);
    diagram.last = Some(at("B1"));
    diagram.dead.insert(at("A1"));
    for name in ["A3", "A2", "A1"] {
        diagram.territory[0].insert(at(name));
    }
    let mut figure = Figure::new(diagram);
    figure.numbers = vec![(at("B3"), 7), (at("C3"), 128)];
    figure.signs = vec![
        (at("B2"), Sign::Triangle),
        (at("C2"), Sign::Square),
        (at("C1"), Sign::Circle),
        (at("E1"), Sign::Cross),
    ];
    figure.labels = vec![(at("D3"), "a".into()), (at("D2"), "<&>".into())];
    figure
}

#[test]
fn a_picture_has_all_that_is_on_the_figure() {
    insta::assert_snapshot!(figure().svg());
}

#[test]
fn a_picture_without_coordinates_has_no_letters_around_it() {
    let mut figure = figure();
    figure.coordinates = false;
    let svg = figure.svg();
    assert!(!svg.contains(">A<") && !svg.contains(">3<"), "{svg}");
    assert!(svg.contains(">128<") && svg.contains("viewBox=\"0 0 112 72\""), "{svg}");
}

#[test]
fn a_number_takes_the_place_of_a_label_and_moves_without_a_stone_stand_below() {
    let mut figure = figure();
    let size = figure.diagram.board.size();
    let at = |name: &str| size.parse(name).unwrap();
    figure.labels.push((at("B3"), "hidden".into()));
    figure.elsewhere = vec![(Some(at("A3")), 5), (None, 6), (Some(at("E1")), 8)];
    let svg = figure.svg();
    assert!(svg.contains(">5: A3  6: pass<") && svg.contains(">8: E1<"), "{svg}");
    assert!(svg.contains(">7<") && !svg.contains("hidden"), "{svg}");
    // Of a part, those on the part alone.
    figure.diagram.part = Some(Part::between(size, at("D3"), at("E1")));
    assert_eq!(figure.below(), (vec![(None, 6), (Some(at("E1")), 8)], 0));
    figure.elsewhere = vec![(None, 1); Figure::MOST_BELOW + 3];
    assert_eq!((figure.below().0.len(), figure.below().1), (Figure::MOST_BELOW, 3));
    assert!(figure.svg().contains("+ 3<"));
}

/// A figure with everything that records mark beside signs and labels.
fn marked() -> Figure {
    let board = board(". X O . .\n. X O . .\nO X O . .");
    let size = board.size();
    let at = |name: &str| size.parse(name).unwrap();
    let mut figure = Figure::new(Diagram::new(board));
    figure.signs = vec![(at("B2"), Sign::Selected)];
    figure.arrows = vec![(at("A1"), at("C3"))];
    figure.lines = vec![(at("D1"), at("E3"))];
    figure.dimmed.insert(at("B3"));
    figure
}

#[test]
fn arrows_lines_and_pale_points_are_drawn() {
    insta::assert_snapshot!(marked().svg());
}

#[test]
fn points_that_are_not_to_be_seen_are_blank_in_every_form() {
    let mut figure = marked();
    let size = figure.diagram.board.size();
    let seen = ["A1", "B1", "A2", "B2"].map(|name| size.parse(name).unwrap());
    figure.diagram.visible = Some(PointSet::of(size, seen));
    assert_eq!(figure.diagram.plain().lines().nth(1).unwrap().trim_end(), " 3           3");
    let coloured = without_escapes(&figure.diagram.coloured(Colours::Palette));
    assert_eq!(coloured.matches(['●', '○']).count(), 3, "{coloured}");
    // The arrow and the line lead to points that are not seen.
    let (all, some) = (marked().svg(), figure.svg());
    let strokes = |svg: &str| svg.matches("stroke-width=\"4\"").count();
    assert_eq!((strokes(&all), strokes(&some)), (3, 0));
}

#[test]
fn a_part_has_its_own_coordinates_and_lines_that_go_on() {
    let mut figure = marked();
    let size = figure.diagram.board.size();
    let at = |name: &str| size.parse(name).unwrap();
    figure.diagram.part = Some(Part::between(size, at("C3"), at("B2")));
    assert_eq!(figure.diagram.plain(), "   B C\n 3:X O:3\n 2:X O:2\n   : :\n   B C\n");
    let svg = figure.svg();
    assert!(svg.contains("viewBox=\"0 0 84 84\""), "{svg}");
    assert!(svg.contains("M23 32L61 32"), "{svg}");
    let whole = Part::whole(size);
    assert!(size.points().all(|point| whole.contains(size, point)));
}
