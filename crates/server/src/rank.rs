//! The computer's strength in JSON: a text such as `5k`. Games stored before there were ranks have
//! a level from 1 to 5 instead. It is read as a rank of about that strength.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};
use tengen_engine::Rank;

/// The ranks of the levels from 1 to 5.
const LEVELS: [&str; 5] = ["20k", "19k", "11k", "full", "full"];

pub(crate) fn serialize<S: Serializer>(rank: &Rank, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(rank)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Rank, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Said {
        Rank(String),
        Level(usize),
    }
    let text = match Said::deserialize(from)? {
        Said::Rank(text) => text,
        Said::Level(level) => {
            let known = level.checked_sub(1).and_then(|place| LEVELS.get(place));
            let known = known.ok_or_else(|| D::Error::custom(format!("no level {level} is known")));
            known?.to_string()
        }
    };
    text.parse().map_err(D::Error::custom)
}

#[cfg(test)]
mod tests {
    use crate::match_setup::Opponent;
    use serde_json::json;
    use tengen_engine::Rank;

    #[test]
    fn ranks_are_texts_and_levels_of_old_games_are_read() {
        let computer = |rank| Opponent::Computer { rank };
        for rank in Rank::all() {
            let written = serde_json::to_value(computer(rank)).unwrap();
            assert_eq!(written, json!({"kind": "computer", "rank": rank.to_string()}));
            assert_eq!(serde_json::from_value::<Opponent>(written).unwrap(), computer(rank));
        }
        let old = |level| serde_json::from_value(json!({"kind": "computer", "level": level}));
        let read: Vec<Opponent> = (1..=5).map(|level| old(level).unwrap()).collect();
        assert_eq!((read[0], read[4]), (computer(Rank::WEAKEST), computer(Rank::FULL)));
        assert!(old(0).is_err() && old(6).is_err());
        let wrong = json!({"kind": "computer", "rank": "30k"});
        let error = serde_json::from_value::<Opponent>(wrong).unwrap_err();
        assert!(error.to_string().contains("20k"), "{error}");
    }
}
