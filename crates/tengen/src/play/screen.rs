//! The output of a game.

use super::input::{Input, Line};
use std::io::{self, IsTerminal, Write};
use std::time::Duration;
use tengen_diagram::{Colours, Diagram};

/// Standard output, as a terminal or as a stream of text.
pub(crate) struct Screen {
    colours: Colours,
    /// Whether the board is redrawn in place.
    in_place: bool,
}

impl Screen {
    pub(crate) fn of_stdout() -> Screen {
        let set = |name: &str| std::env::var(name).unwrap_or_default();
        let in_place = io::stdout().is_terminal() && set("TERM") != "dumb";
        let colours = match set("COLORTERM").as_str() {
            _ if !in_place || !set("NO_COLOR").is_empty() => Colours::None,
            "truecolor" | "24bit" => Colours::True,
            _ => Colours::Palette,
        };
        Screen { colours, in_place }
    }

    pub(crate) fn colours(&self) -> Colours {
        self.colours
    }

    /// Whether a board that is drawn clears the screen.
    pub(crate) fn clears(&self) -> bool {
        self.in_place
    }

    /// Draws a diagram, in place of the last one where the screen can do that.
    pub(crate) fn draw(&mut self, diagram: &Diagram) -> io::Result<()> {
        self.begin()?;
        let legend = crate::speech::legend(diagram, self.colours);
        let gap = if legend.is_empty() { "" } else { "\n" };
        self.write(&format!("{}{legend}{gap}", diagram.coloured(self.colours)))
    }

    /// Begins anew, in place of the last diagram where the screen can do that.
    pub(crate) fn begin(&mut self) -> io::Result<()> {
        self.write(if self.in_place { "\x1b[2J\x1b[H" } else { "\n" })
    }

    /// Prints a line of text.
    pub(crate) fn say(&mut self, text: &str) -> io::Result<()> {
        self.write(&format!("{text}\n"))
    }

    /// Asks for a line, and waits for at most `most`.
    pub(crate) fn ask(
        &mut self,
        question: &str,
        input: &mut Input,
        most: Option<Duration>,
    ) -> io::Result<Line> {
        self.write(&format!("{question}> "))?;
        let line = input.next(most);
        match &line {
            // A transcript reads better with the piped lines in it.
            Line::Text(text) if input.unseen => self.say(text)?,
            Line::Text(_) => {}
            Line::TimeUp | Line::End => self.say("")?,
        }
        Ok(line)
    }

    fn write(&mut self, text: &str) -> io::Result<()> {
        let mut out = io::stdout().lock();
        out.write_all(text.as_bytes())?;
        out.flush()
    }
}
