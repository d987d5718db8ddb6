//! Reads a tournament of MacMahon 3.9.

use crate::settings::Settings;
use crate::tournament::MOST_ROUNDS;
use crate::xml::{Fault, Why, child, elements, fault};
use crate::{Criterion, Game, Numbers, Outcome, Player, PlayerId, Rank, Round, Tournament};
use roxmltree::Node;
use std::collections::HashMap;
use std::str::FromStr;

/// Reads a tournament from its root, `TournamentData`.
pub(crate) fn read(root: Node<'_, '_>) -> Result<Tournament, Fault> {
    let facts = child(root, "Tournament").ok_or_else(|| missing(root, "Tournament"))?;
    let mut settings = settings(facts)?;
    let criteria = child(root, "Walllist").into_iter().flat_map(|list| elements(list, "Criterion"));
    let criteria = criteria.filter_map(|node| criterion(&text(node, "ShortName")));
    let criteria: Vec<Criterion> = criteria.collect();
    if criteria.iter().any(|criterion| criterion.is_score()) {
        settings.criteria = criteria;
    }
    let list = child(root, "Playerlist").ok_or_else(|| missing(root, "Playerlist"))?;
    let (mut players, mut ids) = (Vec::new(), HashMap::new());
    for node in elements(list, "Player") {
        let id: u32 = value(node, "Id")?;
        if ids.insert(id, PlayerId(players.len())).is_some() {
            return Err(fault(node, Why::TwoPlayers(id.to_string())));
        }
        players.push(player(node, &settings)?);
    }
    let mut tournament = Tournament {
        players,
        games: Vec::new(),
        byes: Vec::new(),
        settings,
        club_groups: Vec::new(),
        kept: Vec::new(),
    };
    let rounds = child(root, "Roundlist").into_iter().flat_map(|list| elements(list, "Round"));
    for node in rounds {
        let round = match value::<usize>(node, "RoundNumber")? {
            number @ 1..=MOST_ROUNDS => Round(number - 1),
            _ => return Err(wrong(node, "RoundNumber")),
        };
        for node in elements(node, "Pairing") {
            pairing(&mut tournament, node, round, &ids)?;
        }
    }
    Ok(tournament)
}

/// The text of an element in another one; empty if it is not there.
fn text(node: Node<'_, '_>, name: &str) -> String {
    let text = child(node, name).and_then(|node| node.text()).unwrap_or_default();
    text.trim().to_owned()
}

fn value<T: FromStr>(node: Node<'_, '_>, name: &str) -> Result<T, Fault> {
    text(node, name).parse().map_err(|_| wrong(node, name))
}

fn is_true(node: Node<'_, '_>, name: &str) -> bool {
    text(node, name).eq_ignore_ascii_case("true")
}

fn wrong(node: Node<'_, '_>, name: &str) -> Fault {
    let found = Some(text(node, name)).filter(|text| !text.is_empty());
    let element = node.tag_name().name().to_owned();
    fault(node, Why::Attribute { element, name: name.to_owned(), found })
}

fn missing(node: Node<'_, '_>, name: &str) -> Fault {
    let element = node.tag_name().name().to_owned();
    fault(node, Why::Attribute { element, name: name.to_owned(), found: None })
}

fn criterion(name: &str) -> Option<Criterion> {
    match name.to_uppercase().as_str() {
        "SCORE" => Some(Criterion::McMahon),
        "POINTS" | "WINS" => Some(Criterion::Wins),
        "SOS" => "SOSM".parse().ok(),
        "SOSOS" => "SOSOSM".parse().ok(),
        "SODOS" => "SODOSM".parse().ok(),
        "RATING" => Some(Criterion::Rating),
        _ => None,
    }
}

fn settings(facts: Node<'_, '_>) -> Result<Settings, Fault> {
    let bar = |name, level, none| match is_true(facts, name) {
        true => value(facts, level),
        false => Ok(none),
    };
    let top = bar("UpperMacMahonBar", "UpperMacMahonBarLevel", Rank::HIGHEST)?;
    let floor = bar("LowerMacMahonBar", "LowerMacMahonBarLevel", Rank::LOWEST)?;
    let rounds = match value::<usize>(facts, "NumberOfRounds")? {
        rounds @ 1..=MOST_ROUNDS => rounds,
        _ => return Err(wrong(facts, "NumberOfRounds")),
    };
    let mut settings = Settings::mcmahon(&text(facts, "Name"), rounds, top, floor);
    let handicap = &mut settings.handicap;
    handicap.by_score = !is_true(facts, "HandicapByLevel");
    handicap.none_from = bar("HandicapBelow", "HandicapBelowLevel", Rank::HIGHEST)?;
    if is_true(facts, "HandicapAdjustment") {
        // It is added there, and taken off here.
        handicap.correction = -value::<i32>(facts, "HandicapAdjustmentValue")?;
    }
    if is_true(facts, "HandicapLimit") {
        handicap.ceiling = value(facts, "HandicapLimitValue")?;
    }
    if !is_true(facts, "HandicapUsed") {
        handicap.ceiling = 0;
    }
    Ok(settings)
}

fn player(node: Node<'_, '_>, settings: &Settings) -> Result<Player, Fault> {
    let person = child(node, "GoPlayer").ok_or_else(|| missing(node, "GoPlayer"))?;
    let rank: Rank = value(person, "GoLevel")?;
    let mut takes_part = [true; MOST_ROUNDS];
    for absent in elements(node, "NotPlayingInRound") {
        let number = absent.text().and_then(|text| text.trim().parse::<usize>().ok());
        let round = number.and_then(|number| takes_part.get_mut(number.wrapping_sub(1)));
        *round.ok_or_else(|| wrong(node, "NotPlayingInRound"))? = false;
    }
    let general = &settings.general;
    let bar = general.bar.number() - rank.clamp(general.floor, general.bar).number();
    Ok(Player {
        name: text(person, "Surname"),
        first_name: text(person, "FirstName"),
        rank,
        grade: rank.to_string().to_uppercase(),
        rating: text(person, "Rating").parse().unwrap_or(2100 + 100 * rank.number()),
        rating_origin: String::new(),
        club: text(person, "Club"),
        country: text(person, "Country"),
        numbers: Numbers { egf_pin: text(person, "EgdPin"), ..Numbers::default() },
        correction: if is_true(node, "SuperBarMember") { bar } else { 0 },
        is_final: !is_true(node, "PreliminaryRegistration"),
        takes_part,
    })
}

fn pairing(
    tournament: &mut Tournament,
    node: Node<'_, '_>,
    round: Round,
    ids: &HashMap<u32, PlayerId>,
) -> Result<(), Fault> {
    let player = |name: &str| {
        let id: u32 = value(node, name)?;
        ids.get(&id).copied().ok_or_else(|| fault(node, Why::NoPlayer(id.to_string())))
    };
    if is_true(node, "PairingWithBye") {
        let is_none = text(node, "White") == "0";
        tournament.byes.push((round, player(if is_none { "Black" } else { "White" })?));
        return Ok(());
    }
    let (white, black) = (player("White")?, player("Black")?);
    let outcome = match &*text(node, "Result").replace(' ', "") {
        "" | "?-?" | "?" => Outcome::Open,
        "1-0" => Outcome::White,
        "0-1" => Outcome::Black,
        "1-1" => Outcome::BothWin,
        "0-0" => Outcome::BothLose,
        "1/2-1/2" | "½-½" | "0.5-0.5" => Outcome::Jigo,
        _ => return Err(wrong(node, "Result")),
    };
    tournament.games.push(Game {
        round,
        table: text(node, "BoardNumber").parse().unwrap_or(0),
        white,
        black,
        has_colors: true,
        handicap: text(node, "Handicap").parse().unwrap_or(0),
        outcome,
        is_by_default: is_true(node, "ResultByReferee"),
    });
    Ok(())
}
