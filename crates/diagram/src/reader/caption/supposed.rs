//! Words by which a text supposes or denies something, so that it states nothing.

/// Words that only suppose something, or tell that things are otherwise.
pub(super) const SUPPOSES: &[&str] = &[
    "if",
    "when",
    "unless",
    "unlike",
    "instead",
    "wenn",
    "falls",
    "sofern",
    "anders",
    "statt",
    "anstatt",
    "si",
    "quand",
    "lorsque",
    "contrairement",
    "om",
    "när",
    "såvida",
    "olikt",
];
/// Words that deny something.
pub(super) const DENIES: &[&str] = &[
    "not", "no", "never", "without", "nicht", "nie", "ohne", "kein", "keine", "keinen", "keiner",
    "keinem", "keines", "pas", "sans", "ni", "jamais", "aucun", "aucune", "inte", "ej", "utan",
    "aldrig", "ingen", "inget", "inga",
];
/// Words of one meaning that tell that something came before: `After Chinese counting`.
pub(super) const AFTERWARDS: &[&str] = &["after", "après", "efter"];
