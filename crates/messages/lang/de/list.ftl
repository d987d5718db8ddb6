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
list-forget = In diesem Browser alles vergessen
list-forget-title = Alle Partien und Studien hier vergessen?
list-forget-meaning = Kopiere zuerst deine eigenen Links: Ohne den Link kommst du nicht mehr als Spieler in eine Partie oder als Eigentümer in eine Studie. Die Listen dieses Browsers sind dann leer. Die Partien und Studien bleiben, und ihre Links öffnen sie weiterhin. Dieser Browser vergisst auch Namen, und Text, den eine Studie noch nicht hat.
list-delete = Löschen
list-delete-title = Diese Partie löschen?
list-delete-meaning = { $who ->
    [both] Sie verschwindet aus deiner Liste. Hat der andere Spieler sie in seiner, bleibt sie dort; sonst ist sie endgültig weg.
    [record] Sie verschwindet aus deiner Liste. Endgültig weg ist sie, wenn sonst niemand sie in seiner hat.
   *[me] Sie ist endgültig weg.
}
list-delete-confirm = Ja, löschen
error-still-played = Der andere Spieler spielt noch. Nach ihrem Ende kannst du die Partie löschen.
