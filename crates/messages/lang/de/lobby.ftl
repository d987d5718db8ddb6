# Die Lobby: Wer eine Partie sucht, findet hier jemanden.

lobby = Lobby
lobby-says = Finde jemanden zum Spielen. Lass diese Seite offen, während du wartest: Deine Herausforderung endet mit ihr.

## Eine schnelle Suche

quick-match = Sofort spielen
quick-match-says = Du spielst gegen den ersten Menschen, der dasselbe wählt, nach japanischen Regeln. Bei verschiedenen Rängen hat die schwächere Seite Schwarz und einen Vorsprung, sonst werden die Farben gelost. Diese Partien zählen für die Wertung.
quick-live = In Ruhe
quick-blitz = Schnell

## Offene Herausforderungen

lobby-mine = Deine Herausforderungen
lobby-waiting = Warten, bis jemand annimmt …
lobby-withdraw = Zurückziehen
lobby-withdraw-one = Zurückziehen: { $terms }
lobby-open = Offene Herausforderungen
lobby-none = Gerade wartet sonst niemand. Wähle „Sofort spielen“ oder fordere selbst heraus.
lobby-who = Spieler
lobby-board = Brett
lobby-rules = Regeln
lobby-clock = Bedenkzeit
lobby-rank = Rang
lobby-rated = Wertung
lobby-is-rated = { $rated ->
    [yes] gewertet
   *[no] ohne Wertung
}
make-rated = Die Partie zählt für die Wertung
make-rated-hint = Zählen können Partien mit Uhr auf 9 × 9, 13 × 13 und 19 × 19.
make-by-rank = Vorgabe nach Rang: Die schwächere Seite hat Schwarz und einen Vorsprung
lobby-by-rank = { $board }, Vorgabe nach Rang
lobby-accept = Spielen
lobby-accept-one = Gegen { $who } spielen: { $terms }
lobby-terms = { $board }, { $rules }, { $clock }, { $rated ->
    [yes] gewertet
   *[no] ohne Wertung
}
lobby-minutes = { $minutes } min
lobby-seconds = { $seconds } s
lobby-byo-yomi = { $main } + { $count } × { $period }
lobby-canadian = { $main } + { $period } für { $count } Steine
lobby-fischer = { $main } + { $increment } je Zug

## Eine eigene Herausforderung

lobby-make = Selbst herausfordern
lobby-make-now = Herausfordern
lobby-colours = Ohne Vorgabe werden die Farben gelost.

## Was aus einer Herausforderung wurde

lobby-begun = Deine Partie gegen { $who } hat begonnen.
lobby-begun-over = Deine Partie gegen { $who } hat in deiner Abwesenheit begonnen und ist zu Ende.
lobby-begun-go = Zur Partie
lobby-title-begun = Deine Partie hat begonnen
lobby-title-waiting = Warten auf einen Gegner
lobby-lost = { $count ->
    [one] Deine Herausforderung ist erloschen, weil diese Seite oder der Server weg war.
   *[other] Deine Herausforderungen sind erloschen, weil diese Seite oder der Server weg war.
}
lobby-again = { $count ->
    [one] Noch einmal herausfordern
   *[other] Alle noch einmal machen
}

## Ablehnungen

error-no-lobby = Dieser Server hat keine Lobby. Mit einem anderen Menschen spielst du über einen Link von der Startseite.
error-no-cookie = Die Lobby braucht ein Cookie, an dem dein Browser seine Partie wiederfindet. Bitte erlaube es und lade die Seite neu.
error-gone = Jemand anderes hat diese Herausforderung angenommen, oder sie wurde zurückgezogen.
error-own-challenge = Das ist deine eigene Herausforderung: Jemand anderes muss sie annehmen.
error-too-many-challenges = Du hast { $most } offene Herausforderungen. Zieh eine zurück, um eine neue zu machen.
error-not-for-you = Die Lobby ist nichts für Kinder. Wer dich kennt, kann über einen Link von der Startseite mit dir spielen.
