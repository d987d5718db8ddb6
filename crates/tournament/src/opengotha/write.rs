//! Writes a tournament as OpenGotha's XML.

use crate::settings::{From, Seeding, System, Then};
use crate::{Game, Outcome, Player, PlayerId, Rank, Tournament};
use std::fmt::{Display, Write};

/// The most criteria that a file holds.
const CRITERIA: usize = 6;

/// A tournament as OpenGotha's XML. [`super::read`] gives the same tournament again.
pub fn write(tournament: &Tournament) -> String {
    let mut out = Xml::default();
    out.open("Tournament", &[("fullVersionNumber", &"3.52"), ("runningMode", &"SAL")]);
    out.group("Players", |out| tournament.players.iter().for_each(|player| of_player(out, player)));
    out.group("Games", |out| {
        tournament.games.iter().for_each(|game| of_game(out, tournament, game))
    });
    if !tournament.byes.is_empty() {
        out.group("ByePlayers", |out| {
            for (round, id) in &tournament.byes {
                let key = key(tournament, *id);
                out.empty("ByePlayer", &[("player", &key), ("roundNumber", &(round.0 + 1))]);
            }
        });
    }
    out.group("TournamentParameterSet", |out| {
        general(out, tournament);
        handicap(out, tournament);
        placement(out, tournament);
        pairing(out, tournament);
        out.kept(tournament, true);
    });
    out.kept(tournament, false);
    out.close("Tournament");
    out.text
}

#[derive(Default)]
struct Xml {
    text: String,
    depth: usize,
}

type Attributes<'a> = [(&'a str, &'a dyn Display)];

impl Xml {
    fn line(&mut self, tag: &str, attributes: &Attributes<'_>, end: &str) {
        if self.text.is_empty() {
            self.text.push_str("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n");
        }
        let _ = write!(self.text, "{:width$}<{tag}", "", width = 4 * self.depth);
        for (name, value) in attributes {
            let _ = write!(self.text, " {name}=\"{}\"", escaped(&value.to_string()));
        }
        self.text.push_str(end);
    }

    fn open(&mut self, tag: &str, attributes: &Attributes<'_>) {
        self.line(tag, attributes, ">\n");
        self.depth += 1;
    }

    fn empty(&mut self, tag: &str, attributes: &Attributes<'_>) {
        self.line(tag, attributes, " />\n");
    }

    fn close(&mut self, tag: &str) {
        self.depth -= 1;
        let _ = writeln!(self.text, "{:width$}</{tag}>", "", width = 4 * self.depth);
    }

    fn group(&mut self, tag: &str, inside: impl FnOnce(&mut Xml)) {
        self.open(tag, &[]);
        inside(self);
        self.close(tag);
    }

    fn kept(&mut self, tournament: &Tournament, is_parameter: bool) {
        for kept in tournament.kept.iter().filter(|kept| kept.is_parameter == is_parameter) {
            let _ = writeln!(self.text, "{:width$}{}", "", kept.xml, width = 4 * self.depth);
        }
    }
}

fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' => out.push_str("&#10;"),
            // XML has no other signs of control.
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

/// A rank as OpenGotha writes it.
fn rank(rank: Rank) -> String {
    rank.to_string().to_uppercase()
}

fn key(tournament: &Tournament, id: PlayerId) -> String {
    super::read::key(tournament.player(id))
}

fn of_player(out: &mut Xml, player: &Player) {
    let takes_part: String =
        player.takes_part.iter().map(|takes_part| if *takes_part { '1' } else { '0' }).collect();
    out.empty(
        "Player",
        &[
            ("agaExpirationDate", &player.numbers.aga_expires),
            ("agaId", &player.numbers.aga_id),
            ("club", &player.club),
            ("country", &player.country),
            ("egfPin", &player.numbers.egf_pin),
            ("ffgLicence", &player.numbers.ffg_licence),
            ("ffgLicenceStatus", &player.numbers.ffg_status),
            ("firstName", &player.first_name),
            ("grade", &player.grade),
            ("name", &player.name),
            ("participating", &takes_part),
            ("rank", &rank(player.rank)),
            ("rating", &player.rating),
            ("ratingOrigin", &player.rating_origin),
            ("registeringStatus", &if player.is_final { "FIN" } else { "PRE" }),
            ("smmsCorrection", &player.correction),
        ],
    );
}

fn of_game(out: &mut Xml, tournament: &Tournament, game: &Game) {
    let result = match game.outcome {
        Outcome::Open => "RESULT_UNKNOWN",
        Outcome::White => "RESULT_WHITEWINS",
        Outcome::Black => "RESULT_BLACKWINS",
        Outcome::Jigo => "RESULT_EQUAL",
        Outcome::BothWin => "RESULT_BOTHWIN",
        Outcome::BothLose => "RESULT_BOTHLOSE",
    };
    let result = format!("{result}{}", if game.is_by_default { "_BYDEF" } else { "" });
    out.empty(
        "Game",
        &[
            ("blackPlayer", &key(tournament, game.black)),
            ("handicap", &game.handicap),
            ("knownColor", &game.has_colors),
            ("result", &result),
            ("roundNumber", &(game.round.0 + 1)),
            ("tableNumber", &game.table),
            ("whitePlayer", &key(tournament, game.white)),
        ],
    );
}

fn general(out: &mut Xml, tournament: &Tournament) {
    let general = &tournament.settings.general;
    let system = match general.time.then {
        Then::Nothing => "SUDDENDEATH",
        Then::ByoYomi(_) => "STDBYOYOMI",
        Then::Canadian(..) => "CANBYOYOMI",
        Then::Fischer(_) => "FISCHER",
    };
    let basic = general.time.basic;
    let mut attributes: Vec<(&str, &dyn Display)> = vec![
        ("bInternet", &general.is_online),
        ("basicTime", &basic),
        ("beginDate", &general.dates[0]),
        ("complementaryTimeSystem", &system),
        ("director", &general.director),
        ("endDate", &general.dates[1]),
        ("genCountNotPlayedGamesAsHalfPoint", &general.counts_unplayed_half),
    ];
    let ranks = [general.bar, general.floor, general.zero].map(rank);
    let halves = [general.absent, general.bye].map(|of| of.map(|halves| halves.0));
    attributes.extend([
        ("genMMBar", &ranks[0] as &dyn Display),
        ("genMMFloor", &ranks[1]),
        ("genMMS2ValueAbsent", &halves[0][1]),
        ("genMMS2ValueBye", &halves[1][1]),
        ("genMMZero", &ranks[2]),
        ("genNBW2ValueAbsent", &halves[0][0]),
        ("genNBW2ValueBye", &halves[1][0]),
        ("genRoundDownNBWMMS", &general.rounds_down),
        ("komi", &general.komi),
        ("location", &general.place),
        ("name", &general.name),
        ("numberOfCategories", &general.categories),
        ("numberOfRounds", &general.rounds),
        ("shortName", &general.short_name),
        ("size", &general.size),
    ]);
    match &general.time.then {
        Then::Nothing => {}
        Then::ByoYomi(seconds) => attributes.push(("stdByoYomiTime", seconds)),
        Then::Canadian(moves, seconds) => {
            attributes
                .extend([("nbMovesCanTime", moves as &dyn Display), ("canByoYomiTime", seconds)]);
        }
        Then::Fischer(seconds) => attributes.push(("fischerTime", seconds)),
    }
    if general.category_limits.is_empty() {
        return out.empty("GeneralParameterSet", &attributes);
    }
    out.open("GeneralParameterSet", &attributes);
    out.group("Categories", |out| {
        for (at, limit) in general.category_limits.iter().enumerate() {
            out.empty("Category", &[("lowerLimit", &rank(*limit)), ("number", &(at + 1))]);
        }
    });
    out.close("GeneralParameterSet");
}

fn handicap(out: &mut Xml, tournament: &Tournament) {
    let handicap = tournament.settings.handicap;
    out.empty(
        "HandicapParameterSet",
        &[
            ("hdBasedOnMMS", &handicap.by_score),
            ("hdCeiling", &handicap.ceiling),
            ("hdCorrection", &handicap.correction),
            ("hdNoHdRankThreshold", &rank(handicap.none_from)),
        ],
    );
}

fn placement(out: &mut Xml, tournament: &Tournament) {
    let criteria = &tournament.settings.criteria;
    out.group("PlacementParameterSet", |out| {
        out.group("PlacementCriteria", |out| {
            for at in 0..CRITERIA.max(criteria.len()) {
                let name = criteria.get(at).map_or("NULL".to_owned(), ToString::to_string);
                out.empty("PlacementCriterion", &[("name", &name), ("number", &(at + 1))]);
            }
        });
    });
}

fn pairing(out: &mut Xml, tournament: &Tournament) {
    let pairing = &tournament.settings.pairing;
    let from = |from| match from {
        From::Top => "TOP",
        From::Middle => "MID",
        From::Bottom => "BOT",
    };
    let seeding = |system: System| match system.seeding {
        Seeding::Slip => "SPLITANDSLIP",
        Seeding::Fold => "SPLITANDFOLD",
        Seeding::Random => "SPLITANDRANDOM",
    };
    let rating = |system: System| if system.by_rating { "Rating" } else { "NULL" };
    let [early, late] = pairing.systems;
    out.empty(
        "PairingParameterSet",
        &[
            ("paiBaAvoidDuplGame", &pairing.no_rematch),
            ("paiBaBalanceWB", &pairing.balance),
            ("paiBaDeterministic", &pairing.is_deterministic),
            ("paiBaRandom", &pairing.random),
            ("paiMaAdditionalPlacementCritSystem1", &rating(early)),
            ("paiMaAdditionalPlacementCritSystem2", &rating(late)),
            ("paiMaAvoidMixingCategories", &pairing.category),
            ("paiMaCompensateDUDD", &pairing.compensates),
            ("paiMaDUDDLowerMode", &from(pairing.lower)),
            ("paiMaDUDDUpperMode", &from(pairing.upper)),
            ("paiMaDUDDWeight", &pairing.up_down),
            ("paiMaLastRoundForSeedSystem1", &pairing.early_rounds),
            ("paiMaMaximizeSeeding", &pairing.seeding),
            ("paiMaMinimizeScoreDifference", &pairing.score),
            ("paiMaSeedSystem1", &seeding(early)),
            ("paiMaSeedSystem2", &seeding(late)),
            ("paiSeAvoidSameGeo", &pairing.geography),
            ("paiSeBarThresholdActive", &pairing.bar_is_exempt),
            ("paiSeMinimizeHandicap", &pairing.handicap),
            ("paiSeNbWinsThresholdActive", &pairing.winners_are_exempt),
            ("paiSePreferMMSDiffRatherThanSameClub", &pairing.same_club),
            ("paiSePreferMMSDiffRatherThanSameClubsGroup", &pairing.same_club_group),
            ("paiSePreferMMSDiffRatherThanSameCountry", &pairing.same_country),
            ("paiSeRankThreshold", &rank(pairing.exempt_from)),
            ("paiStandardNX1Factor", &pairing.curve),
        ],
    );
}
