# Les pages où l’on consulte les règles et les termes.

lookup = Consulter

## Rules

rules-title = Règles
rules-choose = Jeu de règles
rules-beside = En regard
rules-beside-none = Aucun
rules-only-differences = Ne montrer que les différences
rules-same = Identique dans les deux
rules-same-hidden = { $count ->
    [one] { $count } rubrique est identique dans les deux et n’est pas montrée.
   *[other] { $count } rubriques sont identiques dans les deux et ne sont pas montrées.
}
rules-no-difference = Ces deux jeux de règles disent partout la même chose.
rules-differs = ici seulement
rules-source = Source
rules-unchecked = Non vérifié sur le texte complet : { $what }.
rules-aliases = Autres noms
rules-offline = Le serveur ne répond pas. Les règles courantes et celles que vous avez déjà ouvertes se lisent quand même.

## Glossary

glossary-title = Glossaire
glossary-search = Chercher, dans toutes les langues
glossary-none = Aucun terme ne porte ce nom.
glossary-count = { $count ->
    [one] { $count } terme
   *[other] { $count } termes
}
