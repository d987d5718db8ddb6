//! The JSON form that is stored.

use tengen_rating::gor::Class;
use tengen_rating::{
    End, Entry, Facts, MemberId, Played, Pool, Score, Size, Speed, Standing, State, What, rate,
};

#[test]
fn states_are_held_against_their_bounds() {
    let json = serde_json::to_string(&State::START).unwrap();
    assert_eq!(json, r#"{"rating":1500000000,"deviation":350000000,"volatility":60000000}"#);
    assert_eq!(serde_json::from_str::<State>(&json).unwrap(), State::START);
    let wild = json.replace("350000000", "351000000");
    let refused = serde_json::from_str::<State>(&wild).unwrap_err().to_string();
    assert!(refused.contains("the deviation 351 is not from 45 to 350"), "{refused}");
}

#[test]
fn results_and_changes() {
    let facts = Facts::even(Size::Nine, Speed::Live, Score::Won, End::Resigned { moves: 48 });
    let json = serde_json::to_string(&facts).unwrap();
    assert_eq!(
        json,
        r#"{"terms":{"size":9,"area":true,"komi":14,"handicap":0,"compensation":0},"#.to_owned()
            + r#""speed":"live","score":"won","by":{"resigned":{"moves":48}},"#
            + r#""guests":[false,false],"programs":[false,false]}"#
    );
    assert_eq!(serde_json::from_str::<Facts>(&json).unwrap(), facts);
    assert!(serde_json::from_str::<Facts>(&json.replace(":9,", ":10,")).is_err());

    let played = Played { black: MemberId(1), white: MemberId(2), facts };
    let rank = Some("25k".parse().unwrap());
    for what in [
        What::Played(played),
        What::Entered { member: MemberId(1), rank },
        What::Annulled { of: 7 },
        What::Restored { of: 7 },
    ] {
        let entry = Entry { seq: 9, at: 5, what };
        let json = serde_json::to_string(&entry).unwrap();
        assert_eq!(serde_json::from_str::<Entry>(&json).unwrap(), entry);
    }
    for row in rate(9, 5, &played, Class::A, |_, pool| Standing::start(pool, rank)) {
        let json = serde_json::to_string(&row).unwrap();
        assert_eq!(serde_json::from_str::<tengen_rating::Rated>(&json).unwrap(), row);
    }
}

#[test]
fn pools_are_words() {
    for pool in Pool::ALL {
        let json = serde_json::to_string(&pool).unwrap();
        assert_eq!(json, format!("\"{pool}\""));
        assert_eq!(serde_json::from_str::<Pool>(&json).unwrap(), pool);
    }
    assert!(serde_json::from_str::<Pool>("\"19-fast\"").is_err());
    assert!(serde_json::from_str::<tengen_rating::Rank>("39").is_err());
}
