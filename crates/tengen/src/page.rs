//! Text in paragraphs for a terminal.

/// The most columns of a line.
const WIDTH: usize = 84;

/// A text being written: titles with paragraphs under them.
pub(crate) struct Page(String);

impl Page {
    pub(crate) fn new(head: String) -> Page {
        Page(head)
    }

    pub(crate) fn text(self) -> String {
        self.0
    }

    pub(crate) fn title(&mut self, title: &str) {
        self.0.push_str(&format!("\n{title}\n"));
    }

    /// A paragraph, with a mark of two columns in front of it.
    pub(crate) fn say(&mut self, mark: &str, sentence: &str) {
        let mut line = mark.to_owned();
        let mut full = 2;
        for word in sentence.split(' ').filter(|word| !word.is_empty()) {
            let length = word.chars().count();
            if full > 2 && full + 1 + length > WIDTH {
                self.0.push_str(line.trim_end());
                (line, full) = (String::from("\n  "), 2);
            } else if full > 2 {
                line.push(' ');
                full += 1;
            }
            line.push_str(word);
            full += length;
        }
        self.0.push_str(line.trim_end());
        self.0.push('\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_are_broken_between_words_and_stay_behind_their_mark() {
        let mut page = Page::new("head\n".to_owned());
        page.say("> ", &"ord ".repeat(30));
        let text = page.text();
        let lines: Vec<_> = text.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(lines[1].starts_with("> ord") && lines[2].starts_with("  ord"));
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH));
    }
}
