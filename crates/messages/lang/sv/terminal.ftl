# Vad programmet säger i en terminal.

## tengen rules

rules-counted = { $method ->
    [area] yta
    [territory] område
   *[stones] stenar
}
rules-komi = komi { $komi }
rules-list-help =
    `tengen rules NAMN` förklarar en av dem, `tengen rules --compare NAMN NAMN` ställer två
    sida vid sida; `tengen rules --toml NAMN` skriver den som en fil att ändra, som varje --rules tar.
rules-compared = { $left } och { $right }: < bara den första, > bara den andra

## tengen glossary

glossary-unknown = { $term } finns inte bland begreppen; `tengen glossary` visar alla.
