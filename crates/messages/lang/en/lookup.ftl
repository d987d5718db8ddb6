# The pages where the rules and the terms are looked up.

lookup = Look up

## Rules

rules-title = Rules
rules-choose = Ruleset
rules-beside = Beside it
rules-beside-none = None
rules-only-differences = Show only the differences
rules-same = The same in both
rules-same-hidden = { $count ->
    [one] 1 topic is the same in both and not shown.
   *[other] { $count } topics are the same in both and not shown.
}
rules-no-difference = These two say the same on every topic.
rules-differs = only here
rules-source = Source
rules-unchecked = Not checked against the full text: { $what }.
rules-aliases = Other names
rules-offline = The server does not answer. The common rulesets and those that you have opened before can be read all the same.

## Glossary

glossary-title = Glossary
glossary-search = Search, in any language
glossary-none = No term has this in its name.
glossary-count = { $count ->
    [one] 1 term
   *[other] { $count } terms
}
