# Zwei Menschen, die über einen Link spielen: ihre Namen, was sie einander sagen, und noch eine Partie.

## A seat

seat-title = Nimm Platz
seat-name = Dein Name (dein Gegner sieht ihn)
seat-none = Ohne Namen spielen
seat-take = Diesen Namen verwenden
seat-said = { $colour ->
    [black] Schwarz heißt { $name }.
   *[white] Weiß heißt { $name }.
}

## Was die Spieler sagen

talk = Etwas sagen
talk-said = Was die Spieler gesagt haben
talk-spoken = { $name } sagt: { $phrase }
phrase-hello = Hallo!
phrase-good-luck = Viel Spaß bei der Partie!
phrase-good-move = Guter Zug!
phrase-one-moment = Einen Moment, bitte.
phrase-sorry = Entschuldigung!
phrase-good-game = Das war eine schöne Partie.
phrase-thanks = Danke!
phrase-goodbye = Auf Wiedersehen!
error-connections = Zu viele Verbindungen sind offen. Diese Seite versucht es gleich noch einmal.
error-too-many-phrases = Das war viel auf einmal. In { $seconds } s kannst du wieder etwas sagen.

## Noch eine Partie

rematch-title = Noch eine Partie
rematch = { $colours ->
    [changed] Noch einmal, mit getauschten Farben
   *[same] Noch einmal, mit denselben Farben
}
rematch-asks = { $name } ist gefragt, ob ihr noch einmal spielt.
rematch-asked = { $name } möchte noch einmal spielen.
rematch-declined = { $name } möchte jetzt nicht noch einmal spielen.
rematch-there = Die nächste Partie hat begonnen.
rematch-next = Zur nächsten Partie
