//! The conditions by which a position is counted: given, said by the file, or assumed.

use crate::options;
use crate::records::tell;
use crate::wrong;
use clap::Args;
use std::path::Path;
use tengen_diagram::{Drawing, Stated};
use tengen_messages::{Language, Value};
use tengen_record::{Assumed, NoKomi};
use tengen_reference::{color_word, ruleset_name_within};
use tengen_rules::{Color, Handicap, Method, Ruleset, Score};

/// The conditions that are given, whatever a file says.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct GivenTerms {
    #[arg(long, value_name = "NAME|FILE.toml", value_parser = options::rules)]
    pub(crate) rules: Option<Ruleset>,
    #[arg(long, value_name = "POINTS", value_parser = options::komi, allow_hyphen_values = true)]
    pub(crate) komi: Option<Score>,
    // The stones that Black and White have taken.
    #[arg(long, value_name = "B,W", value_parser = options::prisoners)]
    pub(crate) prisoners: Option<[u32; 2]>,
}

/// The conditions of a drawn position.
pub(crate) struct Terms {
    pub(crate) rules: Ruleset,
    pub(crate) komi: Score,
    /// The points that White receives for the handicap that the text names.
    pub(crate) compensation: Score,
    pub(crate) prisoners: [u32; 2],
    pub(crate) to_move: Color,
    /// What was assumed.
    pub(crate) unsaid: Vec<Unsaid>,
}

/// A condition that was assumed.
#[derive(Clone)]
pub(crate) struct Unsaid {
    what: What,
    /// Whether something is said of it, but nothing that can be used.
    is_unclear: bool,
}

/// What was assumed.
#[derive(Clone)]
enum What {
    /// Rules, and the names in the text that were not taken for those of the game.
    Rules(Ruleset, Vec<String>),
    Komi(Score),
    NoHandicap,
    /// That a side has taken no stones, or, without one, that neither has.
    NoPrisoners(Option<Color>),
    /// That Black moves next.
    ToMove,
}

impl Terms {
    /// The conditions of a drawn position: those given, else those that the text around it states,
    /// else the `usual` rules, with their komi unless there is a usual one.
    pub(crate) fn drawn(
        drawing: &Drawing,
        given: &GivenTerms,
        to_move: Option<Color>,
        (usual, usual_komi): (&Ruleset, Option<Score>),
    ) -> Terms {
        let mut unsaid = Vec::new();
        let rules = taken(given.rules.clone(), &drawing.rules, |is_unclear| {
            let unread = drawing.unread_rules.clone();
            let is_unclear = is_unclear || !unread.is_empty();
            unsaid.push(Unsaid { what: What::Rules(usual.clone(), unread), is_unclear });
            usual.clone()
        });
        if drawing.handicap.is_unclear() {
            unsaid.push(Unsaid { what: What::NoHandicap, is_unclear: true });
        }
        let handicap = drawing.handicap.value().unwrap_or(0);
        let komi = taken(given.komi, &drawing.komi, |is_unclear| {
            let handicap = match u8::try_from(handicap) {
                Ok(stones @ 1..) => Handicap::Free(stones),
                _ => Handicap::None,
            };
            let komi = usual_komi.unwrap_or_else(|| rules.komi_for(handicap));
            unsaid.push(Unsaid { what: What::Komi(komi), is_unclear });
            komi
        });
        let stated = drawing.prisoners;
        let prisoners = given.prisoners.unwrap_or(stated.map(|said| said.value().unwrap_or(0)));
        if rules.scoring.method == Method::Territory && given.prisoners.is_none() {
            unsaid.extend(unsaid_prisoners(stated));
        }
        let to_move = taken(to_move, &drawing.to_move, |is_unclear| {
            unsaid.push(Unsaid { what: What::ToMove, is_unclear });
            Color::Black
        });
        let compensation = rules.compensation.points(handicap as usize);
        Terms { rules, komi, compensation, prisoners, to_move, unsaid }
    }

    /// Says on standard error what a drawing says unclearly.
    pub(crate) fn tell_unclear(&self, path: &Path, language: Language) {
        let unclear: Vec<&Unsaid> = self.unsaid.iter().filter(|unsaid| unsaid.is_unclear).collect();
        if let Some(sentence) = sentence("judge-assumed-unclear", &unclear, language) {
            tell(&wrong::within(&path.display(), &sentence));
        }
    }
}

/// What is given, or stated, or assumed: `assume` is told whether the statement is unclear.
fn taken<T: Clone>(given: Option<T>, stated: &Stated<T>, assume: impl FnOnce(bool) -> T) -> T {
    given.or_else(|| stated.clone().value()).unwrap_or_else(|| assume(stated.is_unclear()))
}

/// The prisoners of which nothing is stated, or nothing clear.
fn unsaid_prisoners(stated: [Stated<u32>; 2]) -> Vec<Unsaid> {
    let no = |side, stated: Stated<u32>| Unsaid {
        what: What::NoPrisoners(side),
        is_unclear: stated.is_unclear(),
    };
    let open = |color: &Color| stated[*color].value().is_none();
    match Color::BOTH.iter().copied().filter(open).collect::<Vec<_>>()[..] {
        [one, other] if stated[one] == stated[other] => vec![no(None, stated[one])],
        ref sides => sides.iter().map(|side| no(Some(*side), stated[*side])).collect(),
    }
}

impl Unsaid {
    /// A name for programs.
    pub(crate) fn code(&self) -> &'static str {
        match self.what {
            What::Rules(..) => "rules",
            What::Komi(_) => "komi",
            What::NoHandicap => "handicap",
            What::NoPrisoners(_) => "prisoners",
            What::ToMove => "to_move",
        }
    }

    /// Whether it is the side to move.
    pub(crate) fn is_side(&self) -> bool {
        matches!(self.what, What::ToMove)
    }

    /// The names of all, for programs.
    pub(crate) fn codes(unsaid: &[Unsaid]) -> Vec<&'static str> {
        let mut codes: Vec<_> = unsaid.iter().map(Unsaid::code).collect();
        codes.dedup();
        codes
    }

    /// What was assumed of the conditions of a record.
    pub(crate) fn of_record(assumed: Vec<Assumed>) -> Vec<Unsaid> {
        let unsaid = |assumed| match assumed {
            Assumed::Rules { taken, unknown } => {
                let what = What::Rules(taken, Vec::new());
                Some(Unsaid { what, is_unclear: unknown.is_some() })
            }
            Assumed::Komi { taken, why } => {
                Some(Unsaid { what: What::Komi(taken), is_unclear: why != NoKomi::Absent })
            }
            Assumed::NoHandicap(_) => Some(Unsaid { what: What::NoHandicap, is_unclear: true }),
            // The record says it.
            Assumed::Converted { .. } | Assumed::ConvertedResult { .. } => None,
        };
        assumed.into_iter().filter_map(unsaid).collect()
    }

    fn taken(&self, language: Language) -> String {
        let say = |id: &str, values: &[(&str, Value<'_>)]| language.say(id, values);
        match &self.what {
            What::Rules(taken, unread) => {
                let rules = ruleset_name_within(taken, language);
                let quoted = |name: &String| say("judge-unread-name", &[("name", name.into())]);
                let unread = unread.iter().map(quoted).collect::<Vec<_>>();
                let unread = if unread.is_empty() { "none".to_owned() } else { unread.join(", ") };
                let values = [("rules", (&rules).into()), ("unread", (&unread).into())];
                say("judge-assumed-rules", &values)
            }
            What::Komi(taken) => say("judge-assumed-komi", &[("komi", f64::from(*taken).into())]),
            What::NoHandicap => say("judge-assumed-no-handicap", &[]),
            What::NoPrisoners(None) => say("judge-assumed-no-prisoners", &[]),
            What::NoPrisoners(Some(color)) => {
                say("judge-assumed-none-taken", &[("colour", color_word(*color).into())])
            }
            What::ToMove => say("judge-assumed-to-move", &[]),
        }
    }
}

/// The sentences on what was assumed: of what nothing is said, and of what nothing clear is.
pub(crate) fn assumed_in_words(unsaid: &[Unsaid], language: Language) -> Vec<String> {
    let unclear: Vec<&Unsaid> = unsaid.iter().filter(|unsaid| unsaid.is_unclear).collect();
    let unclear = sentence("judge-assumed-unclear", &unclear, language);
    unsaid_in_words(unsaid, language).into_iter().chain(unclear).collect()
}

/// The sentence on what was assumed because nothing is said of it.
pub(crate) fn unsaid_in_words(unsaid: &[Unsaid], language: Language) -> Option<String> {
    let not: Vec<&Unsaid> = unsaid.iter().filter(|unsaid| !unsaid.is_unclear).collect();
    sentence("judge-assumed", &not, language)
}

fn sentence(id: &str, unsaid: &[&Unsaid], language: Language) -> Option<String> {
    let told: Vec<String> = unsaid.iter().map(|what| what.taken(language)).collect();
    let what = told.join(", ");
    (!told.is_empty()).then(|| language.say(id, &[("what", (&what).into())]))
}
