//! The names by which people and files call the rulesets.

use super::{
    AGA_AREA, AGA_NATURAL, AGA_TERRITORY, ALL, ANCIENT_TERRITORY, BGA, BUTTON, CHINESE,
    CHINESE_TEXT, CONTROL_AREA, DAVIES, FRENCH, ING, JAPANESE, KOREAN, NEW_ZEALAND, ORAL_JAPANESE,
    SIMPLIFIED_ING, SPIGHT, SPIGHT_TERRITORY, STONE_SCORING, TROMP_TAYLOR, TWO_BUTTON, WAGC,
    WMSG_2008,
};
use crate::Ruleset;
use alloc::string::String;

/// Other names, each reduced to its letters and digits. They are those of servers and programs
/// (KGS, OGS, IGS, Fox, KataGo, GoGui …), of printed records, and of SGF's own list.
const ALIASES: &[(&Ruleset, &[&str])] = &[
    (
        &JAPANESE,
        &["jp", "jap", "ja", "jpn", "japan", "nihonkiin", "日本", "日本棋院", "일본", "数目"],
    ),
    (
        &CHINESE,
        &[
            "cn",
            "zh",
            "chn",
            "china",
            "中国",
            "中國",
            "중국",
            "数子",
            "數子",
            "中国围棋",
            "中國圍棋",
        ],
    ),
    (&KOREAN, &["ko", "kr", "kor", "korea", "kba", "韩国", "韓國", "韓国", "한국"]),
    (&AGA_AREA, &["us", "usa", "aga", "american", "passstones", "areawithpassstones"]),
    (&NEW_ZEALAND, &["nz", "nzgs"]),
    (
        &TROMP_TAYLOR,
        &["tt", "logical", "basic", "daviessuicide", "basicsuicide", "mathematical", "cgos"],
    ),
    (&DAVIES, &["basicnosuicide", "daviesnosuicide"]),
    (&BGA, &["uk", "gb", "british"]),
    (&FRENCH, &["fr", "ffg", "française"]),
    (&ING, &["goe", "inggoe", "sst", "ingsst", "应氏", "應氏", "응씨", "응창기"]),
    (&SIMPLIFIED_ING, &["egfing", "simplifiedgoe"]),
    (&ORAL_JAPANESE, &["oral", "verbal", "verbaljapanese", "verbaleuropeanjapanese"]),
    (&WAGC, &["worldamateur", "igf"]),
    (&WMSG_2008, &["wmsg", "worldmindsportsgames"]),
    (&CHINESE_TEXT, &["chineseogs", "chinesekgs", "kgschinese", "chinesesuperko"]),
    (&BUTTON, &["agabutton"]),
    (&CONTROL_AREA, &["control"]),
    (
        &STONE_SCORING,
        &["stone", "stones", "ancientarea", "ancient", "ancientchinese", "oldchinese"],
    ),
];

/// The names in the languages of our messages that are not English ones, with the forms that they
/// take before a word for rules: `Japanische Regeln`, `règles japonaises`, `japanska regler`.
const TRANSLATED: &[(&Ruleset, &[&str])] = &[
    (&JAPANESE, &["japanisch", "japanische", "japonaises", "japonaise", "japonais", "japanska"]),
    (&CHINESE, &["chinesisch", "chinesische", "chinoises", "chinoise", "chinois", "kinesiska"]),
    (&KOREAN, &["koreanisch", "koreanische", "coréennes", "coréenne", "coréen", "koreanska"]),
    (&AGA_AREA, &["agafläche", "agaaire", "agayta", "amerikanisch", "américaines", "amerikanska"]),
    (&AGA_TERRITORY, &["agagebiet", "agaterritoire", "agaområde"]),
    (
        &AGA_NATURAL,
        &[
            "agaflächenatürlichessituativessuperko",
            "agaairesuperkosituationnelnaturel",
            "agaytanaturligsituationellsuperko",
        ],
    ),
    (
        &NEW_ZEALAND,
        &["neuseeländisch", "neuseeländische", "neuseeland", "néozélandaises", "nyzeeländska"],
    ),
    (
        &DAVIES,
        &[
            "basisregelndaviesohneselbstmord",
            "règlesdebasedaviessanssuicide",
            "grundreglerdaviesutansjälvmord",
        ],
    ),
    (
        &BGA,
        &[
            "bgabritisch",
            "bgabritanniques",
            "bgabrittiska",
            "britisch",
            "britische",
            "britanniques",
            "brittiska",
        ],
    ),
    (&FRENCH, &["französisch", "französische", "françaises", "français", "franska"]),
    (&ING, &["ingnäherung", "ingapproximation", "ingungefärliga"]),
    (&SIMPLIFIED_ING, &["vereinfachtesing", "ingsimplifiées", "förenkladeing"]),
    (&ORAL_JAPANESE, &["japanischmündlichüberliefert", "japonaisesorales", "japanskamuntliga"]),
    (&WAGC, &["amateurweltmeisterschaftwagc", "championnatdumondeamateurwagc", "amatörvmwagc"]),
    (&CHINESE_TEXT, &["chinesischwortlaut", "chinoisesàlalettre", "kinesiskaenligttexten"]),
    (&SPIGHT, &["spightfläche", "spightaire", "spightyta"]),
    (&SPIGHT_TERRITORY, &["spightgebiet", "spightterritoire", "spightområde"]),
    (&BUTTON, &["knopfgo", "goàbouton", "knappgo"]),
    (&TWO_BUTTON, &["zweiknopfgo", "goàdeuxboutons", "gomedtvåknappar"]),
    (&CONTROL_AREA, &["kontrollfläche", "airecontrôlée", "kontrolleradyta"]),
    (&STONE_SCORING, &["steinzählung", "comptedespierres", "stenräkning"]),
    (
        &ANCIENT_TERRITORY,
        &["gebietmitgruppensteuer", "territoireavectaxedegroupe", "områdemedgruppskatt"],
    ),
];

/// Words that say only that these are rules, in front of a name or behind it.
const RULES: [&str; 16] = [
    "ruleset",
    "rules",
    "rule",
    "regeln",
    "regler",
    "règles",
    "regles",
    "règle",
    "regle",
    "ルール",
    "规则",
    "規則",
    "棋规",
    "棋規",
    "규칙",
    "룰",
];

fn plain(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn exactly(wanted: &str) -> Option<&'static Ruleset> {
    let by_name = ALL.into_iter().find(|r| plain(&r.id) == wanted || plain(&r.name) == wanted);
    by_name.or_else(|| {
        let mut known = ALIASES.iter().chain(TRANSLATED);
        known.find(|(_, names)| names.contains(&wanted)).map(|(rules, _)| *rules)
    })
}

/// The ruleset of this name: its id, its name in English, German, French or Swedish, or another
/// name in common use. Letter case,
/// blanks and punctuation do not matter (`New Zealand`, `tromp/taylor`, `NZ`). Nor does the word
/// "rules" or a year (`Japanese rules`, `AGA 1991`, `日本ルール`).
pub fn find(name: &str) -> Option<&'static Ruleset> {
    let name = plain(name);
    if let Some(rules) = exactly(&name) {
        return Some(rules);
    }
    let year = |text: &str| text.len() == 4 && text.bytes().all(|b| b.is_ascii_digit());
    let dated = name.char_indices().rev().nth(3).map(|(at, _)| name.split_at(at));
    let name = match dated {
        Some((before, number)) if year(number) => before,
        _ => &name,
    };
    let ends = |word: &&str| name.strip_suffix(word).or_else(|| name.strip_prefix(word));
    let bare = RULES.iter().find_map(ends);
    exactly(name).or_else(|| exactly(bare?))
}

/// The other names of the ruleset with this id, as [`find`] reduces names.
pub fn aliases(id: &str) -> &'static [&'static str] {
    ALIASES.iter().find(|(rules, _)| rules.id == id).map_or(&[], |(_, names)| *names)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn rulesets_are_found_by_the_names_that_records_use() {
        for (name, id) in [
            ("Japanese", "japanese"),
            ("japanese rules", "japanese"),
            ("Japanese 1989", "japanese"),
            ("Japanese Rules (1989)", "japanese"),
            ("JP", "japanese"),
            ("日本ルール", "japanese"),
            ("日本规则", "japanese"),
            ("Chinese", "chinese"),
            ("Chinese Rule", "chinese"),
            ("中国规则", "chinese"),
            ("chinese-ogs", "chinese-text"),
            ("Korean", "korean"),
            ("한국규칙", "korean"),
            ("한국룰", "korean"),
            ("Regle chinoise", "chinese"),
            ("Jap", "japanese"),
            ("AGA", "aga-area"),
            ("AGA 1991", "aga-area"),
            ("New Zealand", "new-zealand"),
            ("New_Zealand", "new-zealand"),
            ("NZ", "new-zealand"),
            ("GOE", "ing"),
            ("Ing", "ing"),
            ("Ing Goe", "ing"),
            ("应氏规则", "ing"),
            ("Simplified Ing rules", "simplified-ing"),
            ("tromp/taylor", "tromp-taylor"),
            ("Tromp-Taylor", "tromp-taylor"),
            ("Logical Rules", "tromp-taylor"),
            ("Davies, suicide", "tromp-taylor"),
            ("Davies", "davies"),
            ("French", "french"),
            ("FFG", "french"),
            ("BGA", "bga"),
            ("Old Chinese", "stone-scoring"),
            ("stone_scoring", "stone-scoring"),
            ("ancient area", "stone-scoring"),
            ("aga-button", "button"),
            ("WMSG 2008", "wmsg-2008"),
            ("WMSG", "wmsg-2008"),
            ("verbal Japanese", "oral-japanese"),
            ("Japanisch", "japanese"),
            ("Japanische Regeln", "japanese"),
            ("règles japonaises", "japanese"),
            ("Japonaises", "japanese"),
            ("japanska", "japanese"),
            ("Chinesische Regeln", "chinese"),
            ("chinoises", "chinese"),
            ("kinesiska regler", "chinese"),
            ("Règles françaises", "french"),
            ("koreanska", "korean"),
            ("Coréennes", "korean"),
            ("Neuseeländisch", "new-zealand"),
            ("中国棋规", "chinese"),
            ("中国围棋规则", "chinese"),
            ("Chinese, superko", "chinese-text"),
            ("KGS Chinese", "chinese-text"),
        ] {
            assert_eq!(find(name).map(|rules| rules.id.as_ref()), Some(id), "{name}");
        }
        for name in ["", "rules", "1989", "house rules", "Japanese 19890", "日"] {
            assert_eq!(find(name), None, "{name}");
        }
    }

    #[test]
    fn no_name_means_two_rulesets() {
        let mut names: Vec<String> = ALIASES
            .iter()
            .chain(TRANSLATED)
            .flat_map(|(_, names)| names.iter().map(|name| plain(name)))
            .chain(ALL.iter().map(|rules| plain(&rules.id)))
            .collect();
        for rules in ALL.iter().filter(|rules| plain(&rules.name) != plain(&rules.id)) {
            names.push(plain(&rules.name));
        }
        names.sort();
        let all = names.len();
        names.dedup();
        assert_eq!(names.len(), all);
        for (rules, names) in ALIASES.iter().chain(TRANSLATED) {
            assert!(names.iter().all(|name| plain(name) == *name && find(name) == Some(*rules)));
        }
    }
}
