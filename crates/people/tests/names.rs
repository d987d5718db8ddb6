//! Which names people may have, and which of them look alike.

use proptest::prelude::*;
use std::time::{Duration, Instant};
use tengen_people::{LONGEST, MOST_BYTES, Name, NameFault, Role, reserved};

fn name(text: &str) -> Name {
    Name::new(text).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

fn fault(text: &str) -> NameFault {
    Name::new(text).expect_err(text)
}

#[test]
fn people_of_many_languages_have_names() {
    for text in [
        "Bo",
        "Anna",
        "Jürgen Groß",
        "Jean-Luc",
        "Åsa Öström",
        "Nguyễn Văn An",
        "Łukasz",
        "user_42",
        "J. R. Smith",
        "Мария",
        "Ελένη",
        "שרה",
        "محمد",
        "अनिता",
        "สมชาย",
        "김민준",
        "本因坊",
        "さくら",
        "Sai佐為",
        "Go名人さん",
        "吴清源",
    ] {
        assert_eq!(name(text).as_str(), text);
    }
}

#[test]
fn a_name_is_in_one_form_and_without_spaces_around_it() {
    assert_eq!(name("  A\u{308}nne ").as_str(), "\u{c4}nne");
    assert_eq!(name("A\u{308}nne"), name("\u{c4}nne"));
}

#[test]
fn names_are_neither_short_nor_long() {
    for text in ["", " ", "A", "本"] {
        assert_eq!(fault(text), NameFault::Short, "{text}");
    }
    assert_eq!(name(&"ä".repeat(LONGEST)).as_str().chars().count(), LONGEST);
    assert_eq!(fault(&"ä".repeat(LONGEST + 1)), NameFault::Long);
    assert_eq!(fault(&"a".repeat(MOST_BYTES + 1)), NameFault::Long);
    // Twenty characters of most scripts have room.
    assert_eq!(name(&"本".repeat(LONGEST)).as_str().len(), 60);
}

#[test]
fn ten_thousand_marks_are_refused_at_once() {
    let text = format!("Anna{}", "\u{301}".repeat(10_000));
    let begun = Instant::now();
    for _ in 0..10_000 {
        assert_eq!(fault(&text), NameFault::Long);
    }
    assert!(begun.elapsed() < Duration::from_secs(5));
}

#[test]
fn marks_stand_on_letters_and_are_few() {
    assert_eq!(fault("Annx\u{302}\u{301}\u{323}y"), NameFault::Marks);
    assert_eq!(fault("x\u{301}\u{302}\u{304}"), NameFault::Marks);
    for text in ["\u{301}Anna", "An -\u{301}na", "An \u{301}na"] {
        assert!(matches!(fault(text), NameFault::Marks | NameFault::Between), "{text:?}");
    }
}

#[test]
fn what_cannot_be_seen_or_turns_the_text_is_in_no_name() {
    for c in [
        '\u{200b}',
        '\u{200c}',
        '\u{200d}',
        '\u{2060}',
        '\u{feff}',
        '\u{ad}',
        '\u{202e}',
        '\u{202b}',
        '\u{2066}',
        '\u{61c}',
        '\u{200e}',
        '\u{115f}',
        '\u{3164}',
        '\u{ffa0}',
        '\u{180e}',
        '\u{e0041}',
        '\u{fe0f}',
        '\u{a0}',
        '\u{2003}',
        '\t',
        '\n',
        '\0',
        '\u{7f}',
    ] {
        let text = format!("An{c}na");
        assert_eq!(fault(&text), NameFault::Character(c), "{text:?}");
    }
}

#[test]
fn signs_pictures_and_letters_of_mathematics_are_in_no_name() {
    for text in ["Anna!", "a/b", "a\\b", "<b>", "Anna😀", "\u{1d400}nna", "Ａnna", "①②", "a'b"]
    {
        assert!(matches!(fault(text), NameFault::Character(_)), "{text}");
    }
    for text in ["42", "4821", "1-2"] {
        assert_eq!(fault(text), NameFault::NoLetter, "{text}");
    }
}

#[test]
fn what_is_between_words_stands_alone_between_them() {
    for text in ["-Anna", "Anna-", "An  na", "An-_na", "Anna.", "_Anna", "--", "J..S", "J. -S"] {
        assert_eq!(fault(text), NameFault::Between, "{text}");
    }
}

#[test]
fn scripts_that_look_alike_are_not_mixed() {
    for text in ["Аnna", "Annа", "Μaria", "Мaria", "paypаl", "Annaשרה", "Anna김さ"] {
        assert_eq!(fault(text), NameFault::Mixed, "{text}");
    }
}

#[test]
fn names_that_look_alike_share_a_key() {
    for (one, other) in [
        ("Anna", "anna"),
        ("Anna", "ANNA"),
        ("Anna Berg", "anna-berg"),
        ("Anna.Berg", "Anna_Berg"),
        ("AnnaBerg", "Anna Berg"),
        ("Ivan", "lvan"),
        ("Ivan", "1van"),
        ("Paul", "PauI"),
        ("Bob0", "Bobo"),
        ("Bob0", "BOBO"),
        ("modern", "modem"),
        ("сосо", "coco"),
        ("Сосо", "COCO"),
        ("ΟΧΙ", "OXI"),
        ("Jürgen", "JÜRGEN"),
    ] {
        assert!(name(one).is_like(&name(other)), "{one} and {other}");
    }
}

#[test]
fn names_that_do_not_look_alike_share_none() {
    for (one, other) in [
        ("Elia", "Ella"),
        ("Ali", "All a"),
        ("Anna", "Anne"),
        ("Jürgen", "Jurgen"),
        ("Bo", "Bob"),
        ("佐為", "佐偽"),
        ("Nils", "Nlls"),
    ] {
        assert!(!name(one).is_like(&name(other)), "{one} and {other}");
    }
}

#[test]
fn nobody_is_called_like_a_role_a_guest_or_the_program() {
    for role in Role::ALL {
        assert_eq!(fault(role.name()), NameFault::Reserved, "{role}");
    }
    for word in reserved::WORDS {
        assert_eq!(fault(word), NameFault::Reserved, "{word}");
        assert_eq!(fault(&word.to_uppercase()), NameFault::Reserved, "{word}");
    }
    for text in [
        "tengen",
        "T e n g e n",
        "Guest 4821",
        "guest4821",
        "4821-Guest",
        "Gäst 7",
        "Invité 12",
        "Gast",
        "Adm1n",
        "ADM-IN",
        "m0derator",
        "former_player",
    ] {
        assert_eq!(fault(text), NameFault::Reserved, "{text}");
    }
    for text in ["Tengenfan", "Guesty", "Kindra", "Adminka", "Playerin"] {
        name(text);
    }
}

proptest! {
    #[test]
    fn any_text_is_a_name_or_refused_and_a_name_stays_one(text in ".{0,40}") {
        if let Ok(name) = Name::new(&text) {
            prop_assert_eq!(Name::new(name.as_str()), Ok(name.clone()));
            prop_assert!(name.is_like(&name));
            prop_assert!(name.keys().iter().all(|key| !key.as_str().is_empty()));
        }
    }

    #[test]
    fn names_in_capitals_look_like_themselves(text in "[a-zäöüéåñ]{2,20}") {
        if let (Ok(small), Ok(large)) = (Name::new(&text), Name::new(&text.to_uppercase())) {
            prop_assert!(small.is_like(&large), "{} {}", small, large);
        }
    }
}
