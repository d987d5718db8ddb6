# What the program says in a terminal.

## tengen rules

rules-counted = { $method ->
    [area] area
    [territory] territory
   *[stones] stones
}
rules-komi = komi { $komi }
rules-list-help =
    `tengen rules NAME` explains one of them, `tengen rules --compare NAME NAME` shows two side
    by side; `tengen rules --toml NAME` writes it as a file to change, which every --rules takes.
rules-compared = { $left } and { $right }: < only the first, > only the second

## tengen glossary

glossary-unknown = There is no { $term } among the terms; `tengen glossary` prints all of them.
