# Ce que le programme dit dans un terminal.

## tengen rules

rules-counted = { $method ->
    [area] aire
    [territory] territoire
   *[stones] pierres
}
rules-komi = komi { $komi }
rules-list-help =
    `tengen rules NOM` en explique une, `tengen rules --compare NOM NOM` en met deux côte à
    côte ; `tengen rules --toml NOM` l’écrit dans un fichier à modifier, que tout --rules accepte.
rules-compared = { $left } et { $right } : < la première seule, > la seconde seule

## tengen glossary

glossary-unknown = { $term } n’est pas dans le glossaire ; `tengen glossary` le montre en entier.
