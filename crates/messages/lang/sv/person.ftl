# En persons sida: vem det är, vilken rating och vilka partier som räknats.

person-is = { $is ->
    [program] Ett program
    [teacher] Lärare
    [director] Tävlingsledare
    [moderator] Moderator
    [administrator] Administratör
    [owner] Ägare av den här servern
   *[player] Spelare
}, här sedan { $at }
person-rank = Rank: { $rank }
person-no-games = Inget parti har räknats för ratingen än.
person-provisional = En preliminär rank är en första gissning. Efter ungefär tio partier är den säker.
person-own = Ditt namn och dina sätt att logga in
person-nobody = Ingen har det namnet
person-nobody-says = Ingen på den här servern heter så.
person-was = { $was } heter numera { $name }.

person-ratings = Rating
person-pool = Partier
pool-overall = Alla partier
pool-programs = Mot program
pool-of = { $board }, { $speed ->
    [blitz] snabbt
    [live] i lugn takt
   *[days] över dagar
}
person-rank-head = Rank
person-rating = Poäng
person-count = Spelade

person-history = Ratingen över tid
person-went = { $count ->
    [one] Ett parti, efter vilket ratingen är { $last }.
   *[other] Under { $count } partier gick ratingen från { $first } till { $last }, mellan { $least } och { $most }. Det bleka bandet visar hur säker den var: 95 gånger av 100 ligger den verkliga styrkan där.
}
person-as-table = Samma sak som en tabell
person-day = Dag

person-games = Senaste partierna som räknats
person-opponent = Motståndare
person-outcome = Resultat
person-change = Rating efteråt
person-against = { $colour ->
    [black] Vit
   *[white] Svart
}, { $rank }
person-result = { $score ->
    [won] Vinst
    [drawn] Oavgjort
   *[lost] Förlust
}{ $by ->
    [resigned] {" "}genom att en sida gav upp
    [timed] {" "}på tid
    [forfeited] {" "}på utebliven spelare
   *[counted] {""}
}
person-moved = { $points } ({ $by }), { $rank }
person-expected = Av 100 sådana partier var { $count } vinster att vänta.
person-head-start = Bräde, komi och handikapp räknades som { $ranks } grader för { $side ->
    [own] den här spelaren
   *[other] motståndaren
}.
person-older = Äldre partier
