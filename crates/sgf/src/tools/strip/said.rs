//! The texts that programs write into comments beside those of people.

/// `KaTrain` puts this between the pieces of a comment, and [`KATRAIN_OWN`] into its own.
const KATRAIN_BETWEEN: &str = "\u{3164}\u{3164}";
const KATRAIN_OWN: &str = "\u{3164}\u{200B}";

/// The lines of a program's text. `%n` stands for a number, `%c` for `B` or `W`, `%w` for a word,
/// `%*` for anything and `%%` for a percent sign.
struct Form {
    /// The lines that such a text begins with. Together no person writes them.
    begin: &'static [&'static str],
    /// Lines that may follow, in any order.
    more: &'static [&'static str],
}

/// The texts of other programs.
const FORMS: [Form; 6] = [
    // KaTrain, before it marked its pieces.
    Form {
        begin: &["Move %n: %c %w", "Score: %c+%n", "Win rate: %c %n%%"],
        more: &[
            "Estimated point loss: %n",
            "Predicted top move was %w (%c+%n).",
            "Move was predicted best move",
            "PV: %c%*",
            "Move was #%n according to policy%*(%n%%).",
            "Top policy move was %w (%n%%).",
            "Move was automatically undone in teaching mode.",
        ],
    },
    // Lizzie, and LizzieYzy with and without a lead.
    Form { begin: &["%w's winrate: %n%*", "(%* / %n%*playouts)"], more: &[] },
    Form {
        begin: &["%w win rate: %n%*", "lead: %n%*", "(%* / %n%*visits)"],
        more: &["komi: %n%*"],
    },
    Form { begin: &["%w win rate: %n%*", "(%* / %n%*visits)"], more: &["komi: %n%*"] },
    // KataGo: win, loss, none, lead, visits.
    Form { begin: &["%n %n %n %n v=%n%*"], more: &[] },
    // analyze-sgf.
    Form {
        begin: &["* Win rate: %c %n%%"],
        more: &[
            "* Score lead: %c %n",
            "* Win rate drop: %c %*",
            "* Score drop: %c %*",
            "* Visits: %n",
        ],
    },
];

/// The texts of Tengen itself, in its languages. A test of `tengen analyze` holds these against its
/// texts.
const OWN: [Form; 8] = [
    Form { begin: &["Black’s chance of winning: %n%%. %w leads by %n.%*"], more: &[] },
    Form { begin: &["Black’s chance of winning: %n%%. The game is even.%*"], more: &[] },
    Form { begin: &["Gewinnaussicht von Schwarz: %n\u{A0}%%. %w führt mit %n.%*"], more: &[] },
    Form {
        begin: &["Gewinnaussicht von Schwarz: %n\u{A0}%%. Die Partie ist ausgeglichen.%*"],
        more: &[],
    },
    Form { begin: &["Chances de gain de Noir\u{A0}: %n\u{202F}%%. %w mène de %n.%*"], more: &[] },
    Form {
        begin: &["Chances de gain de Noir\u{A0}: %n\u{202F}%%. La partie est équilibrée.%*"],
        more: &[],
    },
    Form { begin: &["Svarts vinstchans: %n\u{A0}%%. %w leder med %n.%*"], more: &[] },
    Form { begin: &["Svarts vinstchans: %n\u{A0}%%. Ställningen är jämn.%*"], more: &[] },
];

/// The comments of Tengen on moves that it adds, in its languages. People write the same, so that
/// another sign of Tengen has to be there.
const BETTER: [&str; 8] = [
    "Better. %w leads by %n.",
    "Better. The game is even.",
    "Besser. %w führt mit %n.",
    "Besser. Die Partie ist ausgeglichen.",
    "Meilleur coup. %w mène de %n.",
    "Meilleur coup. La partie est équilibrée.",
    "Bättre. %w leder med %n.",
    "Bättre. Ställningen är jämn.",
];

/// Whether a whole comment is one that Tengen writes on a move that it adds, or a person.
pub(super) fn may_be_on_added_move(comment: &str) -> bool {
    BETTER.iter().any(|form| fits(form, comment.trim_end()))
}

/// A comment without the texts of programs; nothing if there are none in it.
pub(super) fn by_people(comment: &str) -> Option<String> {
    let pieces = comment.split(KATRAIN_BETWEEN).filter(|piece| !piece.contains(KATRAIN_OWN));
    let text: String = pieces.collect();
    let left = without(&text, &[&FORMS, &OWN]);
    left.or_else(|| (text.len() < comment.len()).then(|| text.trim().to_owned()))
}

/// A comment without the texts of Tengen; nothing if there are none in it.
pub(super) fn by_others(comment: &str) -> Option<String> {
    without(comment, &[&OWN])
}

/// A text without those of these forms; nothing if there are none in it.
fn without(text: &str, forms: &[&[Form]]) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let mut kept: Vec<&str> = Vec::new();
    let (mut at, mut found) = (0, false);
    while at < lines.len() {
        let forms = forms.iter().copied().flatten();
        let taken = forms.map(|form| form.taken(&lines[at..])).max().unwrap_or_default();
        if taken == 0 {
            kept.push(lines[at]);
            at += 1;
            continue;
        }
        (at, found) = (at + taken, true);
        // Of the blank lines around it those above stay.
        let is_blank = |line: &&&str| line.trim().is_empty();
        if kept.last().is_none_or(|line| is_blank(&line)) {
            at += lines[at..].iter().take_while(is_blank).count();
        }
    }
    found.then(|| kept.join("\n").trim().to_owned())
}

impl Form {
    /// How many of the first lines are a text of this form.
    fn taken(&self, lines: &[&str]) -> usize {
        let begun = self.begin.len() <= lines.len()
            && self.begin.iter().zip(lines).all(|(form, line)| fits(form, line.trim_end()));
        if !begun {
            return 0;
        }
        let more = lines[self.begin.len()..].iter();
        let more = more.take_while(|line| self.more.iter().any(|f| fits(f, line.trim_end())));
        self.begin.len() + more.count()
    }
}

/// Whether a line has this form.
fn fits<'a>(form: &str, line: &'a str) -> bool {
    let Some((before, sign)) = form.split_once('%') else { return form == line };
    let Some(line) = line.strip_prefix(before) else { return false };
    let (sign, form) = sign.split_at(1);
    let behind = |rest: &'a str| (rest.len() < line.len()).then_some(rest);
    let rest = match sign {
        "n" => number(line),
        "w" => behind(line.trim_start_matches(char::is_alphanumeric)),
        "c" => line.strip_prefix(['B', 'W']),
        "*" => {
            // A sign of this kind is followed by a text, or by nothing.
            return match form.split_once('%') {
                None => line.ends_with(form),
                Some((text, _)) => line.match_indices(text).any(|(at, _)| fits(form, &line[at..])),
            };
        }
        _ => line.strip_prefix('%'),
    };
    rest.is_some_and(|rest| fits(form, rest))
}

/// The text behind a number.
fn number(line: &str) -> Option<&str> {
    let is_part = |c: char| c.is_ascii_digit() || matches!(c, '.' | ',' | '-' | '+');
    let all = &line[..line.len() - line.trim_start_matches(is_part).len()];
    // A full stop behind it ends a sentence.
    let all = all.trim_end_matches(['.', ',']);
    all.contains(|c: char| c.is_ascii_digit()).then(|| &line[all.len()..])
}

#[cfg(test)]
mod tests {
    use super::*;

    const KATRAIN: &str = "Move 3: B G7\nScore: W+2.8\nWin rate: W 69.0%\nEstimated point loss: 3.7\n\
        Predicted top move was C7 (B+0.9).\nPV: BC7 D4\nMove was #9 according to policy  (1.10%).\n\
        Top policy move was C7 (42.0%).";
    const LIZZIE: &str = "Black's winrate: 31.0% (-24.0%)\n(lz / 15k playouts)";
    const LIZZIE_YZY: &str = "White win rate: 69.0% (+24.0%)\nlead: 2.8 (+3.7) stdev: 9.1\n(b18 / 15k visits)\nkomi: 7.0";
    const KATAGO: &str = "0.69 0.31 0.00 2.8 v=400 weight=1.00";
    const TENGEN: &str = "Gewinnaussicht von Schwarz: 31,0\u{A0}%. Weiß führt mit 2,8. Ein Fehler.";
    const ANALYZE_SGF: &str =
        "* Win rate: W 69.00%\n* Score lead: W 2.80\n* Win rate drop: B ⇣24.00%\n* Visits: 400";

    #[test]
    fn each_programs_text_is_taken_out_and_that_of_people_stays() {
        for text in [KATRAIN, LIZZIE, LIZZIE_YZY, KATAGO, ANALYZE_SGF, TENGEN] {
            let without = |comment: &str| by_people(&comment.replace("TEXT", text)).unwrap();
            assert_eq!(without("TEXT"), "", "{text}");
            assert_eq!(without("Too slow.\n\nTEXT"), "Too slow.", "{text}");
            assert_eq!(without("TEXT\n\nToo slow."), "Too slow.", "{text}");
            assert_eq!(without("One.\n\nTEXT\n\nTwo."), "One.\n\nTwo.", "{text}");
            assert_eq!(without("One.\nTEXT\nTwo.\n\n\nThree."), "One.\nTwo.\n\n\nThree.", "{text}");
            assert_eq!(without("TEXT\n\nTEXT"), "", "{text}");
        }
    }

    #[test]
    fn pieces_that_katrain_marks_are_taken_out_in_any_language() {
        let comment =
            "a note by hand\n\u{3164}\u{3164}Zug 3: S G7\nPunkte: W+2.8\n\u{3164}\u{200B}";
        assert_eq!(by_people(comment).as_deref(), Some("a note by hand"));
        let root = "SGF generated by KaTrain 1.17.0\u{3164}\u{200B}";
        assert_eq!(by_people(root).as_deref(), Some(""));
    }

    #[test]
    fn words_of_people_about_the_same_are_left_alone() {
        for comment in [
            "",
            "Move 3: B G7 is too slow.",
            "Move 3: B G7\nThat is too slow.",
            "Score: W+2.8",
            "Win rate: W 69.0%",
            "Black's winrate: 31.0%\nI do not believe it.",
            "0.69 0.31 0.00 2.8",
            "* Win rate: W 69% says KataGo",
            "PV: BC7 D4",
            "Better. The game is even.",
            "Better. White leads by 3.\nI think so.",
            "Besser. Weiß führt mit 3.\n\nGlaube ich.",
        ] {
            assert_eq!(by_people(comment), None, "{comment}");
        }
    }
}
