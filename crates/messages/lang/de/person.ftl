# Die Seite einer Person: wer sie ist, ihre Wertungen und ihre gewerteten Partien.

person-is = { $is ->
    [program] Ein Programm,
    [teacher] Lehrkraft,
    [director] Turnierleitung,
    [moderator] Moderation,
    [administrator] Verwaltung,
    [owner] Inhaber dieses Servers,
   *[player] Spielt
} hier seit dem { $at }
person-rank = Rang: { $rank }
person-no-games = Noch keine gewertete Partie.
person-provisional = Ein vorläufiger Rang ist eine erste Schätzung. Nach etwa zehn Partien gilt er als sicher.
person-own = Dein Name und deine Anmeldung
person-nobody = Diesen Namen hat niemand
person-nobody-says = Auf diesem Server heißt niemand so.
person-was = { $was } heißt jetzt { $name }.

person-ratings = Wertungen
person-pool = Partien
pool-overall = Alle Partien
pool-programs = Gegen Programme
pool-of = { $board }, { $speed ->
    [blitz] schnell
    [live] in Ruhe
   *[days] über Tage
}
person-rank-head = Rang
person-rating = Wertungszahl
person-count = Gespielt

person-history = Die Wertung im Lauf der Zeit
person-went = { $count ->
    [one] Eine Partie, nach der die Wertungszahl { $last } beträgt.
   *[other] In { $count } Partien ging die Wertungszahl von { $first } auf { $last }, zwischen { $least } und { $most }. Das blasse Band zeigt, wie sicher sie war: In 95 von 100 Fällen liegt die wahre Stärke darin.
}
person-as-table = Dasselbe als Tabelle
person-day = Tag

person-games = Letzte gewertete Partien
person-opponent = Gegner
person-outcome = Ergebnis
person-change = Wertung danach
person-against = { $colour ->
    [black] Weiß
   *[white] Schwarz
}, { $rank }
person-result = { $score ->
    [won] Gewonnen
    [drawn] Unentschieden
   *[lost] Verloren
}{ $by ->
    [resigned] {" "}durch Aufgabe
    [timed] {" "}auf Zeit
    [forfeited] {" "}durch Nichtantreten
   *[counted] {""}
}
person-moved = { $points } ({ $by }), { $rank }
person-expected = Von 100 solchen Partien waren { $count } Siege zu erwarten.
person-head-start = Brett, Komi und Vorgabe zählten wie { $ranks } Ränge für { $side ->
    [own] diese Seite
   *[other] die andere Seite
}.
person-older = Ältere Partien
