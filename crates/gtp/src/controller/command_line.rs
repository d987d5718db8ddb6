//! The command that starts an engine, split into words.

use std::fmt;
use std::process::Command;
use std::str::FromStr;

/// A program and its arguments, read from one line of text. Blanks separate words. Quotes, single
/// or double, keep blanks. A backslash outside single quotes keeps the next character. There is no
/// shell, so nothing is expanded.
///
/// ```
/// use tengen_gtp::controller::CommandLine;
///
/// let line: CommandLine = "gnugo --mode gtp --outfile 'a b.sgf'".parse()?;
/// assert_eq!(line.words(), ["gnugo", "--mode", "gtp", "--outfile", "a b.sgf"]);
/// # Ok::<(), tengen_gtp::controller::CommandLineError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandLine {
    words: Vec<String>,
}

impl CommandLine {
    /// A program with arguments that are split already.
    pub fn new(
        program: impl Into<String>,
        arguments: impl IntoIterator<Item = String>,
    ) -> CommandLine {
        CommandLine { words: [program.into()].into_iter().chain(arguments).collect() }
    }

    /// The program, then its arguments; never empty.
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// The program.
    pub fn program(&self) -> &str {
        &self.words[0]
    }

    pub(super) fn command(&self) -> Command {
        let mut command = Command::new(&self.words[0]);
        command.args(&self.words[1..]);
        command
    }
}

/// Why a text is no command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandLineError {
    /// There are no words in it.
    Empty,
    /// A quote is opened and not closed.
    OpenQuote {
        /// The quote.
        quote: char,
        /// The number of its character, from 1.
        at: usize,
    },
}

impl fmt::Display for CommandLineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CommandLineError::Empty => f.write_str("no program is named"),
            CommandLineError::OpenQuote { quote, at } => {
                write!(f, "the quote {quote} at character {at} is not closed")
            }
        }
    }
}

impl std::error::Error for CommandLineError {}

impl FromStr for CommandLine {
    type Err = CommandLineError;

    fn from_str(text: &str) -> Result<CommandLine, CommandLineError> {
        let (mut words, mut word): (Vec<String>, Option<String>) = (Vec::new(), None);
        let mut open: Option<(char, usize)> = None;
        let mut characters = (1..).zip(text.chars());
        while let Some((at, c)) = characters.next() {
            match (c, open) {
                (c, Some((quote, _))) if c == quote => open = None,
                ('\\', quote) if quote.is_none_or(|(quote, _)| quote != '\'') => {
                    let kept = characters.next().map_or('\\', |(_, kept)| kept);
                    word.get_or_insert_default().push(kept);
                }
                (c, Some(_)) => word.get_or_insert_default().push(c),
                ('"' | '\'', None) => {
                    open = Some((c, at));
                    word.get_or_insert_default();
                }
                (c, None) if c.is_whitespace() => words.extend(word.take()),
                (c, None) => word.get_or_insert_default().push(c),
            }
        }
        if let Some((quote, at)) = open {
            return Err(CommandLineError::OpenQuote { quote, at });
        }
        words.extend(word);
        if words.first().is_none_or(String::is_empty) {
            return Err(CommandLineError::Empty);
        }
        Ok(CommandLine { words })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_quotes() {
        for (text, words) in [
            ("gnugo", &["gnugo"][..]),
            ("  a  b\tc ", &["a", "b", "c"]),
            ("a 'b c' \"d e\"f", &["a", "b c", "d ef"]),
            (r"a\ b '\' \\ \", &["a b", r"\", r"\", r"\"]),
            (r#"a "" '"' "\"'" "#, &["a", "", "\"", "\"'"]),
        ] {
            assert_eq!(text.parse::<CommandLine>().unwrap().words(), words, "{text}");
        }
        for (text, error) in [
            (" ", CommandLineError::Empty),
            ("'' x", CommandLineError::Empty),
            ("a 'b", CommandLineError::OpenQuote { quote: '\'', at: 3 }),
        ] {
            assert_eq!(text.parse::<CommandLine>(), Err(error), "{text}");
        }
    }
}
