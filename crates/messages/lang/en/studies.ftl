# The page of studies, and a study to begin.

studies = Study
studies-text = A study is a tree of moves, lines and notes on one or several boards. Others can join it by a link.
studies-begin = Begin a study
studies-begin-now = Begin
studies-none = No studies yet. The ones you begin or open appear here.
studies-title = Title (optional)
studies-from = It begins with
studies-board = An empty board
studies-sgf = A record
studies-file = A record from a file
studies-drop = Drop a record here: a study begins with it.
studies-one-file = A study begins with one record: { $name } is chosen.
studies-facts = { $role ->
    [own] yours
    [write] you may change it
   *[read] to look on
} · { $chapters ->
    [one] 1 chapter
   *[other] { $shown } chapters
} · nodes: { $nodes } · { $date }
studies-away = Take off the list
studies-delete = Delete
studies-delete-text = “{ $title }” is deleted for everybody who has its link, and that cannot be undone. Its page saves it as a file (Share).
