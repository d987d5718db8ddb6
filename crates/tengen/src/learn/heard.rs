//! What a person types on a page of the course.

use tengen_rules::{Point, Size};

/// A line that was typed, understood.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Heard {
    /// A point.
    Point(Point),
    /// A pass.
    Pass,
    /// A number, of points or of an option.
    Number(f64),
    /// To be shown what is right.
    Show,
    /// To begin the page again.
    Again,
    /// To go on to the next page.
    Next,
    /// To go back a page.
    Back,
    /// To be told the commands.
    Help,
    /// To leave.
    Quit,
    /// An empty line.
    Nothing,
    /// Anything else.
    Unknown(String),
}

impl Heard {
    pub(super) fn read(text: &str, size: Size) -> Heard {
        let word = text.trim().to_lowercase();
        match word.as_str() {
            "" => Heard::Nothing,
            "pass" => Heard::Pass,
            "show" => Heard::Show,
            "again" => Heard::Again,
            "next" => Heard::Next,
            "back" => Heard::Back,
            "help" | "?" => Heard::Help,
            "quit" | "exit" | "q" => Heard::Quit,
            _ => {
                // Half points are typed with a comma where the language writes them so.
                let number = word.replace(',', ".").parse().ok();
                let number = number.filter(|number: &f64| number.is_finite());
                let point = || size.parse(&word).map(Heard::Point);
                let heard = number.map(Heard::Number).or_else(point);
                heard.unwrap_or_else(|| Heard::Unknown(text.to_owned()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_numbers_and_commands_are_told_apart() {
        let size = Size::square(9).unwrap();
        let read = |text| Heard::read(text, size);
        assert_eq!(read(" e5 "), Heard::Point(size.parse("E5").unwrap()));
        assert_eq!(read("5,5"), Heard::Number(5.5));
        assert_eq!(read("Next"), Heard::Next);
        assert_eq!(read(""), Heard::Nothing);
        for other in ["K10", "I5", "nan", "what?"] {
            assert!(matches!(read(other), Heard::Unknown(_)), "{other}");
        }
    }
}
