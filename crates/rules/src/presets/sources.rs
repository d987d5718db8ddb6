//! Where the parameters of the named rulesets come from.

/// What is known of where a ruleset's parameters come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The rule book, text or custom, and how it was read.
    pub text: &'static str,
    /// What could not be checked against the full text of the rules; empty if nothing.
    pub unchecked: &'static str,
}

const SOURCES: [(&[&str], Source); 19] = [
    (
        &["japanese"],
        Source {
            text: "Nihon Kiin and Kansai Kiin, The Japanese Rules of Go, 1989 (translated by \
                   J. Davies). The status of stones is agreed on, not found by hypothetical play.",
            unchecked: "",
        },
    ),
    (
        &["chinese"],
        Source {
            text: "What is practised under the Chinese rules of 1988 and 2002: basic ko, \
                   unbalanced repetition forbidden, balanced long cycles left to the players (to \
                   a referee there).",
            unchecked: "who moves first when play is resumed",
        },
    ),
    (
        &["chinese-text"],
        Source {
            text: "The Chinese rules of 1988 and 2002 by the letter, which forbid to bring back \
                   any position. KGS and OGS play so.",
            unchecked: "who moves first when play is resumed",
        },
    ),
    (
        &["korean"],
        Source {
            text: "Korea Baduk Association, 2016, after R. Jasiek's studies of it.",
            unchecked: "that an illegal move loses; the penalties of later versions are left out",
        },
    ),
    (
        &["aga-area", "aga-territory"],
        Source {
            text: "American Go Association, Official Rules of Go, 1991, with the komi of 2004. \
                   Rule 6 is situational superko. Territory is counted unless area is agreed on; \
                   pass stones (rule 7) and White's last move (rule 11) make both the same.",
            unchecked: "",
        },
    ),
    (
        &["aga-natural"],
        Source {
            text: "The AGA rules with superko as the commentary to rule 6 and the British Go \
                   Association's reading have it: a player may not bring back a position that he \
                   made.",
            unchecked: "",
        },
    ),
    (
        &["new-zealand"],
        Source {
            text: "New Zealand Go Society, Rules of Go. Handicap is free placement.",
            unchecked: "",
        },
    ),
    (
        &["tromp-taylor"],
        Source {
            text: "J. Tromp and B. Taylor, the Logical Rules of Go; the basic rules in J. Davies' \
                   wording are the same while suicide is allowed. Komi is free: 0 here.",
            unchecked: "",
        },
    ),
    (
        &["davies"],
        Source {
            text: "The basic rules in J. Davies' wording with their optional rule 7A, which \
                   forbids suicide. Komi is free: 0 here.",
            unchecked: "",
        },
    ),
    (
        &["bga"],
        Source {
            text: "British Go Association: the AGA rules, with the basic ko rule kept beside \
                   superko. Its reading of superko is natural situational, its table of rules \
                   says situational; the latter is used.",
            unchecked: "the rules of play of today",
        },
    ),
    (
        &["french"],
        Source {
            text: "Fédération Française de Go, after F. Mizessyn and D. Feldmann. Sources differ \
                   on situational or natural situational superko; the latter is used.",
            unchecked: "the wording of the rule of repetition",
        },
    ),
    (
        &["ing"],
        Source {
            text: "Ing Chang-ki, SST Laws of Wei-ch'i, 1991 (translated by J. Davies), and \
                   J. Kim, M. Simon and P. Straus, Ing's SST Rules of Go. An approximation: its \
                   rule of fighting and disturbing kos cannot be decided by a program alone.",
            unchecked: "the articles after the first, the ko diagrams, and handicap: who wins ties \
                        there differs between texts",
        },
    ),
    (
        &["simplified-ing"],
        Source {
            text: "European Go Federation, Simplified Ing Rules (R. Jasiek). Komi is the \
                   tournament's: 8 here, and ties are drawn.",
            unchecked: "",
        },
    ),
    (
        &["oral-japanese"],
        Source {
            text: "Japanese-style rules as they are told, in booklets for beginners and in \
                   R. Jasiek's studies of verbal rules: neutral points and reinforcements are \
                   played, then the stones are agreed on. There is no text, so others tell them \
                   otherwise.",
            unchecked: "",
        },
    ),
    (
        &["wagc"],
        Source {
            text: "World Amateur Go Championship, 1979, as R. Jasiek's Intention of the World \
                   Amateur Go Championship Rules has it. Neutral points are asked for at the \
                   agreement, where it is known which stones live. Even games only.",
            unchecked: "the original text; komi",
        },
    ),
    (
        &["wmsg-2008"],
        Source { text: "World Mind Sports Games, Beijing 2008.", unchecked: "the full text" },
    ),
    (
        &["lasker-maas"],
        Source {
            text: "R. E. Maas, Lasker–Maas Rules, 1995, after the appendix of Edward Lasker's \
                   Modern Chess Strategy: territory whose status is settled by actual play with \
                   equal numbers of moves. Komi is agreed: 0 here.",
            unchecked: "how equal numbers of moves are brought about (taken to be an encore of the \
                        disputed part, in which a pass hands over a stone) and what ends long \
                        cycles",
        },
    ),
    (
        &["spight", "spight-territory", "button", "two-button"],
        Source {
            text: "Sensei's Library, the pages Spight Rules, Button Go and Two Button Go. Komi is \
                   free: 7 here, a whole number since the buttons give the half point.",
            unchecked: "that the encore counts empty points in seki",
        },
    ),
    (
        &["control-area", "stone-scoring", "ancient-territory"],
        Source {
            text: "Stone scoring: Sensei's Library, and the ancient Chinese custom of which group \
                   tax is the trace; KataGo knows the same tax with territory. Control area: named \
                   in encyclopaedias without a definition, and read here as area in which the \
                   players say who controls what, play being resumed only at a player's request.",
            unchecked: "control area: no text was found",
        },
    ),
];

/// Where the parameters of the named ruleset with this id come from.
pub fn source(id: &str) -> Option<Source> {
    SOURCES.iter().find(|(ids, _)| ids.contains(&id)).map(|(_, source)| *source)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::presets;

    #[test]
    fn every_named_ruleset_has_one_source() {
        let named: usize = SOURCES.iter().map(|(ids, _)| ids.len()).sum();
        assert_eq!(named, presets::ALL.len());
        assert!(presets::ALL.iter().all(|rules| source(&rules.id).is_some()));
    }
}
