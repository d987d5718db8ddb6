# Die Liste der Partien auf der Startseite.

list-more = Mehr zu { $game }
list-game = Diese Partie
list-title = Name der Partie in deiner Liste
list-save = Speichern
list-away = Weglegen
list-back = Zurückholen
list-show-away = { $count ->
    [one] Die eine weggelegte zeigen
   *[other] Die { $count } weggelegten zeigen
}
list-hide-away = Weggelegte verbergen
list-delete = Löschen
list-delete-title = Diese Partie löschen?
list-delete-meaning = { $who ->
    [both] Sie ist endgültig weg, auch für den anderen Spieler und alle, die zusehen.
   *[me] Sie ist endgültig weg.
}
list-delete-confirm = Ja, löschen
error-still-played = Der andere Spieler spielt noch. Nach ihrem Ende kannst du die Partie löschen.
error-shared-record = Auch andere haben diese Aufzeichnung geöffnet, darum bleibt sie. Du kannst sie weglegen.
