//! The sources of the named rulesets' parameters.

/// The source of a ruleset's parameters, as messages. Titles are those of the texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The rule book, text or custom, and how we interpreted it.
    pub text: &'static str,
    /// The part that could not be checked against the full text of the rules, if there is one.
    pub unchecked: Option<&'static str>,
}

/// Rulesets, their source, and the part of it that was not checked.
type Entry = (&'static [&'static str], &'static str, Option<&'static str>);

const SOURCES: [Entry; 19] = [
    (&["japanese"], "source-japanese", None),
    (&["chinese"], "source-chinese", Some("unchecked-resumption")),
    (&["chinese-text"], "source-chinese-text", Some("unchecked-resumption")),
    (&["korean"], "source-korean", Some("unchecked-korean")),
    (&["aga-area", "aga-territory"], "source-aga", None),
    (&["aga-natural"], "source-aga-natural", None),
    (&["new-zealand"], "source-new-zealand", None),
    (&["tromp-taylor"], "source-tromp-taylor", None),
    (&["davies"], "source-davies", None),
    (&["bga"], "source-bga", Some("unchecked-bga")),
    (&["french"], "source-french", Some("unchecked-french")),
    (&["ing"], "source-ing", Some("unchecked-ing")),
    (&["simplified-ing"], "source-simplified-ing", None),
    (&["oral-japanese"], "source-oral-japanese", None),
    (&["wagc"], "source-wagc", Some("unchecked-wagc")),
    (&["wmsg-2008"], "source-wmsg", Some("unchecked-wmsg")),
    (&["lasker-maas"], "source-lasker-maas", Some("unchecked-lasker-maas")),
    (
        &["spight", "spight-territory", "button", "two-button"],
        "source-spight",
        Some("unchecked-spight"),
    ),
    (
        &["control-area", "stone-scoring", "ancient-territory"],
        "source-stone-scoring",
        Some("unchecked-control-area"),
    ),
];

/// The source of the parameters of the named ruleset with this id.
pub fn source(id: &str) -> Option<Source> {
    let (_, text, unchecked) = SOURCES.iter().find(|(ids, ..)| ids.contains(&id))?;
    Some(Source { text, unchecked: *unchecked })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::presets;

    #[test]
    fn every_named_ruleset_has_one_source() {
        let named: usize = SOURCES.iter().map(|(ids, ..)| ids.len()).sum();
        assert_eq!(named, presets::ALL.len());
        assert!(presets::ALL.iter().all(|rules| source(&rules.id).is_some()));
    }
}
