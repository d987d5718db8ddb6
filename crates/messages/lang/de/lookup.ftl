# Die Seiten, auf denen Regeln und Begriffe nachgeschlagen werden.

lookup = Nachschlagen

## Rules

rules-title = Regeln
rules-choose = Regelwerk
rules-beside = Daneben
rules-beside-none = Keines
rules-only-differences = Nur zeigen, was sich unterscheidet
rules-same = In beiden gleich
rules-same-hidden = { $count ->
    [one] 1 Abschnitt ist in beiden gleich und nicht gezeigt.
   *[other] { $count } Abschnitte sind in beiden gleich und nicht gezeigt.
}
rules-no-difference = Diese beiden sagen in allem dasselbe.
rules-differs = nur hier
rules-source = Quelle
rules-unchecked = Nicht am vollen Text geprüft: { $what }.
rules-aliases = Andere Namen
rules-offline = Der Server antwortet nicht. Die üblichen Regelwerke und die, die du schon geöffnet hast, sind trotzdem zu lesen.

## Glossary

glossary-title = Glossar
glossary-search = Suchen, in jeder Sprache
glossary-none = Kein Begriff heißt so.
glossary-count = { $count ->
    [one] 1 Begriff
   *[other] { $count } Begriffe
}
