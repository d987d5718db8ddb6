# Sidorna där man slår upp regler och begrepp.

lookup = Slå upp

## Rules

rules-title = Regler
rules-choose = Regler
rules-beside = Bredvid
rules-beside-none = Inga
rules-only-differences = Visa bara det som skiljer
rules-same = Samma i båda
rules-same-hidden = { $count ->
    [one] 1 avsnitt är lika i båda och visas inte.
   *[other] { $count } avsnitt är lika i båda och visas inte.
}
rules-no-difference = De här två säger samma sak om allt.
rules-differs = bara här
rules-source = Källa
rules-unchecked = Inte kontrollerat mot hela texten: { $what }.
rules-aliases = Andra namn
rules-offline = Servern svarar inte. De vanliga regelverken och de som du redan har öppnat går ändå att läsa.

## Glossary

glossary-title = Ordlista
glossary-search = Sök, på vilket språk som helst
glossary-none = Inget begrepp heter så.
glossary-count = { $count ->
    [one] 1 begrepp
   *[other] { $count } begrepp
}
