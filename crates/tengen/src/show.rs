//! `tengen show`: a record gone through in the terminal.

use crate::Failure;
use crate::cli::ShowArguments;
use crate::records::remarks::{self, printable};
use crate::records::walk::Walk;
use crate::records::{self, ForkPath, Route, result_words};
use crate::speech::say;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, read};
use crossterm::{cursor, execute, terminal};
use std::io::{IsTerminal, Write, stdin, stdout};
use tengen_diagram::{Colours, Diagram};
use tengen_reference::color_word;
use tengen_rules::Color;
use tengen_sgf::{Node, Player};

/// Goes through the record key by key; where there is no terminal, prints the position.
pub(crate) fn run(arguments: &ShowArguments) -> Result<(), Failure> {
    let parsed = records::read(&arguments.file, arguments.line.encoding.encoding)?;
    let root = arguments.line.root(&arguments.file, &parsed)?;
    records::tell_stated_game(&arguments.file, root);
    let walk = Walk::along(arguments.line.route(&arguments.file, root)?, None);
    let place = walk.view_of(arguments.at)?;
    let games = parsed.collection.roots().count();
    let which = [("game", arguments.line.game.into()), ("games", games.into())];
    let which = (games > 1).then(|| say("show-game", &which));
    let which = which.as_deref();
    if !stdin().is_terminal() || !stdout().is_terminal() {
        return Ok(stdout().write_all(page(&walk, place, which, Colours::None).as_bytes())?);
    }
    // If nothing says where, the display starts at the beginning.
    let start = if arguments.at.is_some() || walk.has_beginning() { place } else { 0 };
    let found = records::faults_on_screen(&arguments.file, &parsed);
    let _raw = RawTerminal::enter()?;
    go_through(walk, start, which, &found)
}

/// Goes through the record. The faults of the record stand below the first board.
fn go_through(
    mut walk: Walk<'_>,
    mut place: usize,
    which: Option<&str>,
    found: &[String],
) -> Result<(), Failure> {
    let colours = colours();
    let mut found = found.iter().map(|line| printable(line) + "\n").collect::<String>();
    loop {
        let text =
            page(&walk, place, which, colours) + "\n" + &found + &say("show-keys", &[]) + "\n";
        let mut out = stdout().lock();
        execute!(out, terminal::Clear(terminal::ClearType::All), cursor::MoveTo(0, 0))?;
        // A raw terminal does not return to the left on a new line.
        out.write_all(text.replace('\n', "\r\n").as_bytes())?;
        out.flush()?;
        drop(out);
        let key = loop {
            match read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => break Some(key),
                Event::Resize(..) => break None,
                _ => {}
            }
        };
        if key.is_some() {
            found.clear();
        }
        match key.map(|key| then(key, place, walk.last())) {
            Some(Then::Leave) => return Ok(()),
            Some(Then::To(next)) => place = next,
            Some(Then::Turn(turn)) => (walk, place) = turned(walk, place, turn),
            None => {}
        }
    }
}

/// A change between the lines of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    /// Into this continuation, counted from 0.
    Into(usize),
    /// Into the next continuation of the last fork.
    Beside,
    /// Back to the last fork.
    Back,
    /// Back to the main line.
    Main,
}

/// The line to go on along, and the place on it.
fn turned(walk: Walk<'_>, place: usize, turn: Turn) -> (Walk<'_>, usize) {
    let line = walk.nodes_to(place);
    let forks = |node: &Node<'_>| node.children().nth(1).is_some();
    let to = match turn {
        Turn::Into(number) => walk.node(place).children().nth(number),
        Turn::Beside => line.windows(2).rev().find(|pair| forks(&pair[0])).and_then(|pair| {
            let mut after = pair[0].children().skip_while(|child| child.id() != pair[1].id());
            after.nth(1).or_else(|| pair[0].first_child())
        }),
        Turn::Back => {
            let before = line.split_last().map_or(line, |(_, before)| before);
            let fork = before.iter().rev().find(|node| forks(node));
            let place = fork.and_then(|node| walk.place_at(*node)).unwrap_or(place);
            return (walk, place);
        }
        Turn::Main => {
            let main = line.windows(2).take_while(|pair| {
                pair[0].first_child().is_some_and(|child| child.id() == pair[1].id())
            });
            let last = line[main.count()];
            Some(last)
        }
    };
    let Some(node) = to else { return (walk, place) };
    let walk = Walk::along(Route::through(node), None);
    let place = walk.place_at(node).unwrap_or_default();
    (walk, place)
}

/// The effect of a key.
#[derive(Debug, PartialEq, Eq)]
enum Then {
    To(usize),
    Turn(Turn),
    Leave,
}

fn then(key: KeyEvent, place: usize, last: usize) -> Then {
    let to = match key.code {
        KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => return Then::Leave,
        KeyCode::Char('q') | KeyCode::Esc => return Then::Leave,
        KeyCode::Char(digit @ '0'..='9') => {
            return Then::Turn(Turn::Into(digit as usize - '0' as usize));
        }
        KeyCode::Char('n') | KeyCode::Tab => return Then::Turn(Turn::Beside),
        KeyCode::Char('b') | KeyCode::Backspace => return Then::Turn(Turn::Back),
        KeyCode::Char('m') => return Then::Turn(Turn::Main),
        KeyCode::Left | KeyCode::Up => place.saturating_sub(1),
        KeyCode::Right | KeyCode::Down | KeyCode::Char(' ') | KeyCode::Enter => place + 1,
        KeyCode::PageUp => place.saturating_sub(10),
        KeyCode::PageDown => place + 10,
        KeyCode::Home => 0,
        KeyCode::End => last,
        _ => place,
    };
    Then::To(to.min(last))
}

/// A terminal that hands over single keys until this value is dropped.
struct RawTerminal;

impl RawTerminal {
    fn enter() -> std::io::Result<RawTerminal> {
        terminal::enable_raw_mode()?;
        // From here on the drop restores the terminal.
        let raw = RawTerminal;
        execute!(stdout(), terminal::EnterAlternateScreen, cursor::Hide)?;
        Ok(raw)
    }
}

impl Drop for RawTerminal {
    fn drop(&mut self) {
        // If this fails, no output is left to report it on.
        let _ = execute!(stdout(), cursor::Show, terminal::LeaveAlternateScreen);
        let _ = terminal::disable_raw_mode();
    }
}

fn colours() -> Colours {
    let set = |name: &str| std::env::var(name).unwrap_or_default();
    match set("COLORTERM").as_str() {
        _ if set("TERM") == "dumb" || !set("NO_COLOR").is_empty() => Colours::None,
        "truecolor" | "24bit" => Colours::True,
        _ => Colours::Palette,
    }
}

/// The board, and `which` game of several it is.
fn page(walk: &Walk<'_>, place: usize, which: Option<&str>, colours: Colours) -> String {
    let mut diagram = board(walk, place, colours);
    // It stands below the players.
    let lines = which.into_iter().flat_map(|text| wrapped(text, 48));
    diagram.notes.splice(1..1, lines);
    diagram.coloured(colours)
}

/// The board with the players, the move, the turn, the remarks and the comment beside it.
pub(crate) fn board(walk: &Walk<'_>, place: usize, colours: Colours) -> Diagram {
    let figure = walk.figure(place, 0, colours);
    let marks = remarks::marks(&figure);
    let mut diagram = figure.diagram;
    let replay = walk.replay(place);
    let captures = std::mem::take(&mut diagram.notes);
    let (moves, all) = (walk.moves_at(place), walk.moves_at(walk.last()));
    let size = diagram.board.size();
    let (color, last) = match replay.line().last_move() {
        None => (Color::Black, "none".to_owned()),
        Some((color, None)) => (color, "pass".to_owned()),
        Some((color, Some(point))) => (color, size.name(point)),
    };
    let notes = &mut diagram.notes;
    notes.push(players(walk));
    let about = [&walk.main_line.info.event, &walk.main_line.info.date].into_iter().flatten();
    notes.extend(about.map(|text| printable(text)));
    notes.extend(
        walk.main_line
            .info
            .result
            .map(|result| say("show-result", &[("result", (&result_words(result)).into())])),
    );
    notes.push(String::new());
    let values = [
        ("move", moves.into()),
        ("all", all.into()),
        ("point", (&last).into()),
        ("colour", color_word(color).into()),
    ];
    notes.push(say("show-move", &values));
    if !replay.passing().has_stopped() {
        let to_move = color_word(walk.to_move(place, &replay));
        notes.push(say("to-move", &[("colour", to_move.into())]));
    }
    let path = ForkPath::of(walk.nodes_to(place));
    if path.leaves_main_line() {
        notes.push(say("show-path", &[("path", (&path.to_string()).into())]));
    }
    notes.extend(captures);
    let remarks = remarks::remarks(walk.node(place)).into_iter().chain(marks);
    let said: Vec<String> = remarks.chain(remarks::forks(walk, place)).collect();
    if !said.is_empty() {
        notes.push(String::new());
        notes.extend(said.iter().flat_map(|line| wrapped(line, 48)));
    }
    if let Some(comment) = walk.node(place).text("C") {
        notes.push(String::new());
        notes.extend(comment.lines().flat_map(|line| wrapped(&printable(line), 48)));
    }
    diagram
}

/// The players, each with their colour.
pub(crate) fn players(walk: &Walk<'_>) -> String {
    let [black, white] = [&walk.main_line.info.black, &walk.main_line.info.white].map(name);
    say("show-players", &[("black", (&black).into()), ("white", (&white).into())])
}

fn name(player: &Player) -> String {
    let name = player.name.as_deref().unwrap_or("?");
    let rank = player.rank.as_ref().map(|rank| format!(" {rank}")).unwrap_or_default();
    printable(&(name.to_owned() + &rank))
}

/// A line broken between words so that none is longer than `most` characters, where words allow.
fn wrapped(line: &str, most: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in line.split_whitespace() {
        let current = lines.last_mut().filter(|current| {
            current.is_empty() || current.chars().count() + 1 + word.chars().count() <= most
        });
        match current {
            Some(current) if current.is_empty() => current.push_str(word),
            Some(current) => {
                current.push(' ');
                current.push_str(word);
            }
            None => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_stay_within_the_game() {
        let press = |code, place| then(KeyEvent::from(code), place, 25);
        for (code, from, to) in [
            (KeyCode::Left, 0, 0),
            (KeyCode::Left, 5, 4),
            (KeyCode::Right, 25, 25),
            (KeyCode::PageDown, 20, 25),
            (KeyCode::PageUp, 20, 10),
            (KeyCode::Home, 20, 0),
            (KeyCode::End, 3, 25),
            (KeyCode::Char('x'), 3, 3),
        ] {
            assert_eq!(press(code, from), Then::To(to), "{code:?}");
        }
        assert_eq!(press(KeyCode::Char('q'), 3), Then::Leave);
        let interrupt = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        assert_eq!(then(interrupt, 3, 25), Then::Leave);
    }

    #[test]
    fn comments_are_broken_between_words_and_cannot_command_the_terminal() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("", 7), [""]);
        assert_eq!(wrapped("unbreakable", 3), ["", "unbreakable"][1..]);
        assert_eq!(printable("a\x1b[2Jb"), "a [2Jb");
    }
}
