//! A ruleset in words.

use tengen_rules::{
    AllAlive, Button, Compensation, Dispute, Encore, IllegalMove, LongCycle, Method, Ruleset,
    Scoring, Stop, Suicide, Superko, Ties, presets,
};

/// Lines are broken to stay within so many columns.
const WIDTH: usize = 84;

/// A text in the making.
struct Page(String);

impl Page {
    fn title(&mut self, title: &str) {
        self.0.push_str(&format!("\n{title}\n"));
    }

    fn say(&mut self, sentence: &str) {
        let mut line = String::from(" ");
        for word in sentence.split_whitespace() {
            if line.chars().count() + 1 + word.chars().count() > WIDTH {
                self.0.push_str(&line);
                line = String::from("\n ");
            }
            line.push(' ');
            line.push_str(word);
        }
        self.0.push_str(&line);
        self.0.push('\n');
    }
}

/// A ruleset in words, a paragraph for each of its parts.
pub(super) fn explain(rules: &Ruleset) -> String {
    let mut page = Page(format!("{} ({})\n", rules.name, rules.id));
    page.title("Repetition");
    repetition(rules, &mut page);
    page.title("Suicide");
    page.say(match rules.play.suicide {
        Suicide::Forbidden => "A play may not leave its own chain without a liberty.",
        Suicide::MultiStone => "A play may remove its own chain if that has two stones or more.",
        Suicide::Allowed => "A play may remove its own chain, as far as repetition lets it.",
    });
    page.title("End of play");
    end(rules, &mut page);
    page.title("Dead stones");
    dead_stones(rules).into_iter().for_each(|sentence| page.say(sentence));
    page.title("Counting");
    counting(&rules.scoring, &mut page);
    page.title("Komi");
    komi(rules, &mut page);
    page.title("Illegal moves");
    page.say(match rules.illegal_move {
        IllegalMove::Refused => "Over the board, an illegal move is no move.",
        IllegalMove::Pass => {
            "Over the board, an illegal move is taken back and is a pass, if the opponent objects \
             before replying; else it stands."
        }
        IllegalMove::Loss => "Over the board, an illegal move loses the game.",
    });
    page.say("Tengen refuses it and says why.");
    // A file may carry a known name and say something else.
    if presets::find(&rules.id).is_some_and(|known| known == rules) {
        origin(&rules.id, &mut page);
    }
    page.0
}

fn origin(id: &str, page: &mut Page) {
    if let Some(source) = presets::source(id) {
        page.title("Source");
        page.say(source.text);
        if !source.unchecked.is_empty() {
            page.say(&format!("Not checked against the full text: {}.", source.unchecked));
        }
    }
    let names = presets::aliases(id);
    if !names.is_empty() {
        page.title("Other names");
        page.say(&format!("{}.", names.join(", ")));
    }
}

fn repetition(rules: &Ruleset, page: &mut Page) {
    if rules.play.basic_ko {
        page.say("Ko: a play may not recreate the position before the opponent's last play.");
    }
    match rules.play.superko {
        None => {}
        Some(Superko::Positional) => {
            page.say("A play may not recreate any earlier position (positional superko).");
        }
        Some(Superko::Situational) => page.say(
            "A play may not recreate an earlier position with the same player to move \
             (situational superko).",
        ),
        Some(Superko::NaturalSituational) => page.say(
            "A play may not recreate a position that the same player created by a play \
             (natural situational superko).",
        ),
        Some(Superko::Spight) => {
            page.say("A play may not recreate a position since the last pass (Spight).");
        }
        Some(Superko::Unbalanced) => page.say(
            "A play may not recreate a position if the players have captured unequal numbers of \
             stones since.",
        ),
        Some(Superko::Ing) => ing(page),
    }
    match rules.play.long_cycle {
        LongCycle::Forbidden => {}
        LongCycle::NoResult => {
            page.say("If a position recurs all the same, the players may agree on no result.");
        }
        LongCycle::Draw => {
            page.say("If a position recurs all the same, the players may agree on a draw.");
        }
        LongCycle::Tie => page.say(
            "If a position recurs all the same, whoever is to move, either player may claim a tie.",
        ),
    }
}

/// What is decided of Ing's ko rule, and what is not.
fn ing(page: &mut Page) {
    page.say(
        "Hot stones: a stone that has taken a ko may not be taken in its turn by taking a ko, \
         until a move that takes no ko; a pass is such a move.",
    );
    page.say("A play may not recreate a position since the last pass.");
    page.say(
        "This is an approximation. Ing's text tells fighting kos, in which groups of both sides \
         are at stake, from disturbing kos, in which one side has nothing to lose, and lets the \
         disturber go round only once. Which is which needs judgement: Tengen holds every ko to \
         the two bans above and leaves the rest to the players, or to a referee who decides the \
         game.",
    );
}

fn end(rules: &Ruleset, page: &mut Page) {
    match rules.ending.stop {
        Stop::Passes(n) => page.say(&format!("Play stops after {n} passes in a row.")),
        Stop::PassRepeated => {
            page.say("Play stops when a player passes a second time in the same position.");
        }
    }
    if rules.scoring.button == Button::Taken {
        page.say("The first pass takes the button, worth half a point, and stops nothing.");
    }
    if rules.ending.encore == Encore::Always {
        page.say("The first stop begins an encore, which the next stop ends.");
        page.say(ENCORE);
    }
}

const ENCORE: &str = "In an encore a pass hands the opponent a stone, and both make equally many \
                      moves: who made fewer passes once more at its end.";

/// What becomes of dead stones, and of disagreement about them.
pub(crate) fn dead_stones(rules: &Ruleset) -> Vec<&'static str> {
    let Some(dispute) = rules.ending.agreement else {
        return vec!["All stones left on the board count as alive: capture what is dead."];
    };
    let mut said = vec!["The players agree which stones are dead; these are taken off the board."];
    if rules.ending.dame_filled {
        said.push("They may agree only when no neutral point is left, but for those of sekis.");
    }
    said.push(match dispute {
        Dispute::OpponentOfLastPasser => {
            "If they do not agree, play goes on; the opponent of the last to pass moves first."
        }
        Dispute::OpponentOfRequester => {
            "If one asks for it, play goes on; the opponent of the one who asks moves first."
        }
    });
    if rules.ending.encore == Encore::Dispute {
        said.push("This begins an encore.");
        said.push(ENCORE);
    }
    match rules.ending.all_alive {
        AllAlive::Never => {}
        AllAlive::FourPasses => {
            said.push("If both then pass at once, all stones left on the board are alive.");
        }
        AllAlive::SecondStop => {
            said.push("When play stops a second time, all stones left on the board are alive.");
        }
        AllAlive::NoAgreement => {
            said.push("If they cannot agree who moves next, all stones left are alive.");
        }
    }
    said
}

fn counting(scoring: &Scoring, page: &mut Page) {
    page.say(match scoring.method {
        Method::Area => "Live stones and the empty points they surround count.",
        Method::Territory => "Empty points surrounded, captured stones and dead stones count.",
    });
    let details = [
        (!scoring.seki_eyes, "Points surrounded by stones in seki do not count."),
        (scoring.shared, "Neutral points are shared: half of them count for either player."),
        (scoring.group_tax, "Two points are taken off for every independent group."),
        (
            scoring.pass_stones && scoring.white_last,
            "Who passes hands the opponent a stone, so that area and territory agree.",
        ),
        (scoring.pass_stones && !scoring.white_last, "Who passes hands the opponent a stone."),
        (scoring.white_last, "White makes the last move, with one more pass if need be."),
        (scoring.button == Button::Last, "Who passes last receives half a point."),
        (
            scoring.button == Button::FirstAndLast,
            "Who passes first receives half a point, and so does who passes last.",
        ),
        (scoring.first_pass, "Black gives a point if White was the first to pass."),
        (scoring.ties == Ties::Black, "Black wins ties."),
        (scoring.ties == Ties::White, "White wins ties."),
    ];
    details.iter().filter(|(applies, _)| *applies).for_each(|(_, text)| page.say(text));
}

fn komi(rules: &Ruleset, page: &mut Page) {
    page.say(&format!("White receives {} points.", rules.komi));
    if rules.handicap_komi != rules.komi {
        page.say(&format!("In a handicap game White receives {}.", rules.handicap_komi));
    }
    match rules.compensation {
        Compensation::None => {}
        Compensation::PerStone => page.say("White also receives a point for each handicap stone."),
        Compensation::PerStoneAfterFirst => {
            page.say("White also receives a point for each handicap stone after the first.");
        }
    }
}
