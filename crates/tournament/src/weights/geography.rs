//! Players of one country or one club travel to meet others.

use super::Weighing;
use crate::{Halves, PlayerId, Rank};

/// The weight of two.
pub(super) fn weight(weighing: &Weighing<'_>, one: PlayerId, other: PlayerId) -> i64 {
    let pairing = &weighing.tournament().settings.pairing;
    let most = pairing.geography;
    let value = || {
        let part = distance(weighing, one, other);
        let value = most - weighing.near(most, part);
        value.min(most)
    };
    match [one, other].map(|id| is_exempt(weighing, id)) {
        [true, true] => most,
        [false, false] => value(),
        _ => (most + value()) / 2,
    }
}

/// Whether geography is nothing to a player.
fn is_exempt(weighing: &Weighing<'_>, id: PlayerId) -> bool {
    let tournament = weighing.tournament();
    let (pairing, general) = (&tournament.settings.pairing, &tournament.settings.general);
    let scores = weighing.history.now(id);
    // The score with which a player of this rank begins.
    let start = |rank: Rank| Halves::whole(rank.number() - general.zero.number());
    let is_strong =
        tournament.settings.is_mcmahon() && scores.mcmahon >= start(pairing.exempt_from);
    (pairing.bar_is_exempt && tournament.start(id) >= start(general.bar))
        || is_strong
        || (pairing.winners_are_exempt && scores.wins >= Halves(general.rounds as i32))
}

/// How far apart two are: 0 is one club, and 1 is the farthest.
fn distance(weighing: &Weighing<'_>, one: PlayerId, other: PlayerId) -> f64 {
    let tournament = weighing.tournament();
    let pairing = &tournament.settings.pairing;
    let scores = weighing.scores();
    let [a, b] = [one, other].map(|id| tournament.player(id));
    let country = match a.country == b.country {
        true => 0.0,
        false => (f64::from(pairing.same_country) / scores).min(1.0),
    };
    let is_one_group = tournament.club_groups.iter().any(|group| {
        let has = |of: &str| group.iter().any(|other| club(other) == club(of));
        has(&a.club) && has(&b.club)
    });
    let club = match club(&a.club) == club(&b.club) {
        true => 0.0,
        false if is_one_group => (f64::from(pairing.same_club) / 2.0 / scores).min(1.0),
        false => (1.2 * f64::from(pairing.same_club) / scores).min(1.0),
    };
    let both = country.max(club) + country.min(club) / 2.0;
    if both > 0.0 { both + 0.5 / scores } else { 0.0 }
}

/// The letters by which clubs are told apart.
fn club(name: &str) -> String {
    name.chars().take(4).collect::<String>().to_lowercase()
}
