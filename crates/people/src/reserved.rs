//! Words that are nobody's name: a person who had one could pass for somebody else.

use crate::alike::{NameKey, is_between, keys};
use std::collections::HashSet;
use std::sync::LazyLock;

/// The words, in English, German, French and Swedish. Names that look like one are reserved too,
/// and so are those with digits around it: "Guest 4821" is a guest.
pub const WORDS: &[&str] = &[
    // The program.
    "Tengen",
    "server",
    "serveur",
    "system",
    "système",
    "computer",
    "Rechner",
    "ordinateur",
    "dator",
    "program",
    "Programm",
    "programme",
    "bot",
    // Guests, and those who have left.
    "guest",
    "Gast",
    "invité",
    "invitée",
    "gäst",
    "anonymous",
    "anonym",
    "anonyme",
    "former player",
    "ehemalige Person",
    "ehemaliger Spieler",
    "ehemalige Spielerin",
    "ancien joueur",
    "ancienne joueuse",
    "tidigare spelare",
    // Roles.
    "child",
    "Kind",
    "enfant",
    "barn",
    "player",
    "Spieler",
    "Spielerin",
    "joueur",
    "joueuse",
    "spelare",
    "teacher",
    "Lehrer",
    "Lehrerin",
    "Lehrkraft",
    "enseignant",
    "enseignante",
    "professeur",
    "lärare",
    "director",
    "tournament director",
    "Turnierleiter",
    "Turnierleiterin",
    "Turnierleitung",
    "directeur",
    "directrice",
    "tävlingsledare",
    "moderator",
    "Moderatorin",
    "modérateur",
    "modératrice",
    "moderatorn",
    "administrator",
    "Administratorin",
    "administrateur",
    "administratrice",
    "administratör",
    "admin",
    "root",
    "support",
    "owner",
    "Inhaber",
    "Inhaberin",
    "Eigentümer",
    "Eigentümerin",
    "propriétaire",
    "ägare",
    // The sides of a game, and nobody.
    "Black",
    "White",
    "Schwarz",
    "Weiß",
    "Weiss",
    "noir",
    "blanc",
    "svart",
    "vit",
    "nobody",
    "niemand",
    "personne",
    "ingen",
    "null",
    "undefined",
    "me",
    "all",
];

/// In capitals, too: there an `i` looks like a `1`.
static KEYS: LazyLock<HashSet<NameKey>> = LazyLock::new(|| {
    let forms = WORDS.iter().flat_map(|word| [(*word).to_owned(), word.to_uppercase()]);
    forms.flat_map(|word| keys(&word)).collect()
});

/// Whether a text is, or looks like, one of the [`WORDS`].
pub(crate) fn is_reserved(text: &str) -> bool {
    let is_around = |c: char| c.is_numeric() || is_between(c);
    let word = text.trim_matches(is_around);
    keys(text).iter().chain(&keys(word)).any(|key| KEYS.contains(key))
}
