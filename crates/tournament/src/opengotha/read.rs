//! Reads a tournament from OpenGotha's XML.

use crate::settings::{From, General, Handicaps, Pairing, Seeding, Settings, System, Then, Time};
use crate::tournament::MOST_ROUNDS;
use crate::xml::{Fault, Why, child, fault};
use crate::{
    Criterion, Game, Halves, Kept, Numbers, Outcome, Player, PlayerId, Rank, Round, Tournament,
};
use roxmltree::Node;
use std::collections::HashMap;
use std::str::FromStr;

/// Reads a tournament from OpenGotha's XML.
///
/// # Errors
/// If the text is no such file, or says what cannot be.
pub fn read(xml: &str) -> Result<Tournament, Fault> {
    let document = crate::xml::document(xml)?;
    let root = document.root_element();
    match root.tag_name().name() {
        "Tournament" => of_root(root),
        _ => Err(Fault { line: 0, why: Why::NoTournament }),
    }
}

/// The same from the root of the file, `Tournament`.
pub(crate) fn of_root(root: Node<'_, '_>) -> Result<Tournament, Fault> {
    let players = below(root, "Players").map(player).collect::<Result<Vec<_>, _>>()?;
    let keys = keys(&players, below(root, "Players"))?;
    let games = below(root, "Games").map(|node| game(node, &keys));
    let games = games.collect::<Result<Vec<_>, _>>()?;
    let byes = below(root, "ByePlayers").map(|node| Ok((round(node)?, id(node, "player", &keys)?)));
    let byes = byes.collect::<Result<Vec<_>, Fault>>()?;
    check_once(root, &players, &games, &byes)?;
    let set = child(root, "TournamentParameterSet").unwrap_or(root);
    let settings = settings(set)?;
    let club_groups = below(root, "ClubsGroups").map(names).collect();
    Ok(Tournament { players, games, byes, settings, club_groups, kept: kept(root, set) })
}

/// The names of the elements in a node.
fn names(node: Node<'_, '_>) -> Vec<String> {
    let inside = node.descendants().filter(|inside| inside.is_element() && *inside != node);
    inside.map(|inside| text(inside, "name")).filter(|name| !name.is_empty()).collect()
}

/// The elements that stay as they are.
fn kept(root: Node<'_, '_>, set: Node<'_, '_>) -> Vec<Kept> {
    const READ: [&str; 8] = [
        "Players",
        "Games",
        "ByePlayers",
        "TournamentParameterSet",
        "GeneralParameterSet",
        "HandicapParameterSet",
        "PlacementParameterSet",
        "PairingParameterSet",
    ];
    let of = |node: Node<'_, '_>, is_parameter| {
        let others = node.children().filter(Node::is_element);
        let others = others.filter(|child| !READ.contains(&child.tag_name().name()));
        let xml = |child: Node<'_, '_>| child.document().input_text()[child.range()].to_owned();
        others.map(|child| Kept { is_parameter, xml: xml(child) }).collect::<Vec<_>>()
    };
    let mut kept = of(root, false);
    if set != root {
        kept.extend(of(set, true));
    }
    kept
}

/// The elements in the element of this name.
fn below<'a, 'i>(
    node: Node<'a, 'i>,
    name: &str,
) -> impl Iterator<Item = Node<'a, 'i>> + use<'a, 'i> {
    let within = child(node, name);
    within.into_iter().flat_map(|node| node.children().filter(Node::is_element))
}

fn wrong(node: Node<'_, '_>, name: &str) -> Fault {
    let found = node.attribute(name).map(str::to_owned);
    let element = node.tag_name().name().to_owned();
    fault(node, Why::Attribute { element, name: name.to_owned(), found })
}

/// A text; empty if it is not there.
fn text(node: Node<'_, '_>, name: &str) -> String {
    node.attribute(name).unwrap_or_default().trim().to_owned()
}

/// A value that has to be there.
fn value<T: FromStr>(node: Node<'_, '_>, name: &str) -> Result<T, Fault> {
    let found = node.attribute(name).and_then(|text| text.trim().parse().ok());
    found.ok_or_else(|| wrong(node, name))
}

/// A value that older versions leave out.
fn value_or<T: FromStr>(node: Node<'_, '_>, name: &str, default: T) -> Result<T, Fault> {
    match node.attribute(name).map(str::trim) {
        None | Some("") => Ok(default),
        Some(_) => value(node, name),
    }
}

/// One of some words.
fn word<T: Copy>(node: Node<'_, '_>, name: &str, words: &[(&str, T)]) -> Result<T, Fault> {
    let found = node.attribute(name).unwrap_or_default();
    let found = words.iter().find(|(word, _)| word.eq_ignore_ascii_case(found.trim()));
    found.map(|(_, value)| *value).ok_or_else(|| wrong(node, name))
}

fn player(node: Node<'_, '_>) -> Result<Player, Fault> {
    let mut takes_part = [true; MOST_ROUNDS];
    for (round, sign) in takes_part.iter_mut().zip(text(node, "participating").chars()) {
        *round = match sign {
            '0' => false,
            '1' => true,
            _ => return Err(wrong(node, "participating")),
        };
    }
    Ok(Player {
        name: text(node, "name"),
        first_name: text(node, "firstName"),
        rank: value(node, "rank")?,
        grade: text(node, "grade"),
        rating: value_or(node, "rating", 0)?,
        rating_origin: text(node, "ratingOrigin"),
        club: text(node, "club"),
        country: text(node, "country"),
        numbers: Numbers {
            egf_pin: text(node, "egfPin"),
            ffg_licence: text(node, "ffgLicence"),
            ffg_status: text(node, "ffgLicenceStatus"),
            aga_id: text(node, "agaId"),
            aga_expires: text(node, "agaExpirationDate"),
        },
        correction: value_or(node, "smmsCorrection", 0)?,
        is_final: !text(node, "registeringStatus").eq_ignore_ascii_case("PRE"),
        takes_part,
    })
}

type Keys = HashMap<String, PlayerId>;

/// A player is named by both names without blanks in capitals.
pub(super) fn key(player: &Player) -> String {
    let name = format!("{}{}", player.name, player.first_name);
    name.chars().filter(|c| !c.is_whitespace()).collect::<String>().to_uppercase()
}

fn keys<'a, 'i: 'a>(
    players: &[Player],
    nodes: impl Iterator<Item = Node<'a, 'i>>,
) -> Result<Keys, Fault> {
    let mut keys = Keys::new();
    for (at, (player, node)) in players.iter().zip(nodes).enumerate() {
        let key = key(player);
        if keys.insert(key.clone(), PlayerId(at)).is_some() {
            return Err(fault(node, Why::TwoPlayers(key)));
        }
    }
    Ok(keys)
}

fn id(node: Node<'_, '_>, name: &str, keys: &Keys) -> Result<PlayerId, Fault> {
    let found: String = node.attribute(name).ok_or_else(|| wrong(node, name))?.to_uppercase();
    let found: String = found.chars().filter(|c| !c.is_whitespace()).collect();
    keys.get(&found).copied().ok_or_else(|| fault(node, Why::NoPlayer(found)))
}

fn round(node: Node<'_, '_>) -> Result<Round, Fault> {
    match value::<usize>(node, "roundNumber")? {
        number @ 1..=MOST_ROUNDS => Ok(Round(number - 1)),
        _ => Err(wrong(node, "roundNumber")),
    }
}

fn game(node: Node<'_, '_>, keys: &Keys) -> Result<Game, Fault> {
    let result = text(node, "result");
    let (result, is_by_default) = match result.strip_suffix("_BYDEF") {
        Some(result) => (result.to_owned(), true),
        None => (result, false),
    };
    let outcome = match &*result {
        "RESULT_UNKNOWN" | "" => Outcome::Open,
        "RESULT_WHITEWINS" => Outcome::White,
        "RESULT_BLACKWINS" => Outcome::Black,
        "RESULT_EQUAL" => Outcome::Jigo,
        "RESULT_BOTHWIN" => Outcome::BothWin,
        "RESULT_BOTHLOSE" => Outcome::BothLose,
        _ => return Err(wrong(node, "result")),
    };
    let game = Game {
        round: round(node)?,
        table: value_or(node, "tableNumber", 0)?,
        white: id(node, "whitePlayer", keys)?,
        black: id(node, "blackPlayer", keys)?,
        has_colors: value_or(node, "knownColor", true)?,
        handicap: value_or(node, "handicap", 0)?,
        outcome,
        is_by_default,
    };
    match game.white == game.black {
        true => Err(fault(node, Why::Alone(text(node, "whitePlayer")))),
        false => Ok(game),
    }
}

/// Nobody plays twice in a round.
fn check_once(
    root: Node<'_, '_>,
    players: &[Player],
    games: &[Game],
    byes: &[(Round, PlayerId)],
) -> Result<(), Fault> {
    let mut seen = std::collections::HashSet::new();
    let of_games = games
        .iter()
        .zip(below(root, "Games"))
        .flat_map(|(game, node)| [(game.round, game.white, node), (game.round, game.black, node)]);
    let of_byes = byes.iter().zip(below(root, "ByePlayers"));
    let of_byes = of_byes.map(|((round, id), node)| (*round, *id, node));
    for (round, id, node) in of_games.chain(of_byes) {
        if !seen.insert((round, id)) {
            let player = key(&players[id.0]);
            return Err(fault(node, Why::Twice { player, round: round.0 + 1 }));
        }
    }
    Ok(())
}

fn settings(set: Node<'_, '_>) -> Result<Settings, Fault> {
    let part = |name: &'static str| {
        child(set, name).ok_or_else(|| {
            let element = set.tag_name().name().to_owned();
            fault(set, Why::Attribute { element, name: name.to_owned(), found: None })
        })
    };
    Ok(Settings {
        general: general(part("GeneralParameterSet")?)?,
        handicap: handicaps(part("HandicapParameterSet")?)?,
        criteria: criteria(part("PlacementParameterSet")?)?,
        pairing: pairing(part("PairingParameterSet")?)?,
    })
}

fn general(node: Node<'_, '_>) -> Result<General, Fault> {
    let halves = |name: &str, default| Ok::<_, Fault>(Halves(value_or(node, name, default)?));
    let rounds: usize = value(node, "numberOfRounds")?;
    if rounds > MOST_ROUNDS {
        return Err(wrong(node, "numberOfRounds"));
    }
    let limits = below(node, "Categories").map(|category| value(category, "lowerLimit"));
    Ok(General {
        name: text(node, "name"),
        short_name: text(node, "shortName"),
        place: text(node, "location"),
        director: text(node, "director"),
        dates: [text(node, "beginDate"), text(node, "endDate")],
        rounds,
        categories: value_or(node, "numberOfCategories", 1)?,
        category_limits: limits.collect::<Result<_, _>>()?,
        size: value_or(node, "size", 19)?,
        komi: text(node, "komi"),
        bar: value(node, "genMMBar")?,
        floor: value(node, "genMMFloor")?,
        zero: value_or(node, "genMMZero", Rank::LOWEST)?,
        absent: [halves("genNBW2ValueAbsent", 0)?, halves("genMMS2ValueAbsent", 1)?],
        bye: [halves("genNBW2ValueBye", 2)?, halves("genMMS2ValueBye", 2)?],
        rounds_down: value_or(node, "genRoundDownNBWMMS", true)?,
        counts_unplayed_half: value_or(node, "genCountNotPlayedGamesAsHalfPoint", false)?,
        time: Time { basic: value_or(node, "basicTime", 60)?, then: then(node)? },
        is_online: value_or(node, "bInternet", false)?,
    })
}

fn then(node: Node<'_, '_>) -> Result<Then, Fault> {
    Ok(match &*text(node, "complementaryTimeSystem") {
        "" | "SUDDENDEATH" => Then::Nothing,
        "STDBYOYOMI" => Then::ByoYomi(value_or(node, "stdByoYomiTime", 30)?),
        "CANBYOYOMI" => Then::Canadian(
            value_or(node, "nbMovesCanTime", 15)?,
            value_or(node, "canByoYomiTime", 300)?,
        ),
        "FISCHER" => Then::Fischer(value_or(node, "fischerTime", 10)?),
        _ => return Err(wrong(node, "complementaryTimeSystem")),
    })
}

fn handicaps(node: Node<'_, '_>) -> Result<Handicaps, Fault> {
    Ok(Handicaps {
        by_score: value(node, "hdBasedOnMMS")?,
        ceiling: value(node, "hdCeiling")?,
        correction: value(node, "hdCorrection")?,
        none_from: value(node, "hdNoHdRankThreshold")?,
    })
}

fn criteria(node: Node<'_, '_>) -> Result<Vec<Criterion>, Fault> {
    let named = below(node, "PlacementCriteria").filter(|node| text(*node, "name") != "NULL");
    let mut criteria = Vec::new();
    for node in named {
        criteria.push((value::<usize>(node, "number")?, value(node, "name")?));
    }
    criteria.sort_by_key(|(number, _)| *number);
    Ok(criteria.into_iter().map(|(_, criterion)| criterion).collect())
}

fn pairing(node: Node<'_, '_>) -> Result<Pairing, Fault> {
    let from = |name| {
        word(node, name, &[("TOP", From::Top), ("MID", From::Middle), ("BOT", From::Bottom)])
    };
    let seeding = |name: &str| {
        // Older versions have one system.
        if node.attribute(name).is_none() {
            return Ok(Seeding::Slip);
        }
        let words = [
            ("SPLITANDSLIP", Seeding::Slip),
            ("SPLITANDFOLD", Seeding::Fold),
            ("SPLITANDRANDOM", Seeding::Random),
        ];
        word(node, name, &words)
    };
    let by_rating = |name| text(node, name).eq_ignore_ascii_case("Rating");
    let early = System {
        seeding: seeding("paiMaSeedSystem1")?,
        by_rating: by_rating("paiMaAdditionalPlacementCritSystem1"),
    };
    let late = System {
        seeding: seeding("paiMaSeedSystem2")?,
        by_rating: by_rating("paiMaAdditionalPlacementCritSystem2"),
    };
    Ok(Pairing {
        no_rematch: value(node, "paiBaAvoidDuplGame")?,
        random: value(node, "paiBaRandom")?,
        is_deterministic: value_or(node, "paiBaDeterministic", true)?,
        balance: value(node, "paiBaBalanceWB")?,
        category: value(node, "paiMaAvoidMixingCategories")?,
        score: value(node, "paiMaMinimizeScoreDifference")?,
        up_down: value(node, "paiMaDUDDWeight")?,
        compensates: value_or(node, "paiMaCompensateDUDD", true)?,
        upper: from("paiMaDUDDUpperMode")?,
        lower: from("paiMaDUDDLowerMode")?,
        seeding: value(node, "paiMaMaximizeSeeding")?,
        systems: [early, late],
        early_rounds: value(node, "paiMaLastRoundForSeedSystem1")?,
        handicap: value(node, "paiSeMinimizeHandicap")?,
        geography: value(node, "paiSeAvoidSameGeo")?,
        same_country: value(node, "paiSePreferMMSDiffRatherThanSameCountry")?,
        same_club: value(node, "paiSePreferMMSDiffRatherThanSameClub")?,
        same_club_group: value_or(node, "paiSePreferMMSDiffRatherThanSameClubsGroup", 0)?,
        bar_is_exempt: value(node, "paiSeBarThresholdActive")?,
        winners_are_exempt: value(node, "paiSeNbWinsThresholdActive")?,
        exempt_from: value(node, "paiSeRankThreshold")?,
        curve: value_or(node, "paiStandardNX1Factor", 0.5)?,
    })
}
