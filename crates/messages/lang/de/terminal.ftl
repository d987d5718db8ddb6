# Was das Programm im Terminal sagt.

## tengen rules

rules-counted = { $method ->
    [area] Fläche
    [territory] Gebiet
   *[stones] Steine
}
rules-komi = Komi { $komi }
rules-list-help =
    `tengen rules NAME` erklärt eines davon, `tengen rules --compare NAME NAME` stellt zwei
    nebeneinander; `tengen rules --toml NAME` schreibt es als Datei zum Ändern, die jedes --rules nimmt.
rules-compared = { $left } und { $right }: < nur das erste, > nur das zweite

## tengen glossary

glossary-unknown = { $term } ist kein Begriff der Liste; `tengen glossary` zeigt alle.
