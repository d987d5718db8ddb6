# Orden i `tengen tournament`.

tournament-standings = { $name }, efter { $rounds ->
    [one] { $rounds } rond
   *[other] { $rounds } ronder
}
tournament-round = Rond { $round }
tournament-head-score = Poäng
tournament-head-remark = Anmärkning
tournament-remark-met = har mötts
tournament-remark-club = samma klubb
tournament-remark-country = samma land
tournament-cost = Alla vikter tillsammans: { $total }. Det är { $cost } mindre än den bästa lottningen utan önskemål.
tournament-not-here = Ingen spelare med nummer { $number } ska lottas i den här ronden: tengen tournament weights listar numren.
tournament-together-two = Två spelare möts vid ett bord: --together tar två nummer
tournament-bye = { $player } står över.
tournament-head-place = Plats
tournament-head-player = Spelare
tournament-head-rank = Rank
tournament-head-country = Land
tournament-head-club = Klubb
tournament-head-table = Bord
tournament-head-white = Vit
tournament-head-black = Svart
tournament-head-handicap = Handikapp

tournament-unread = filen går inte att läsa: { $why }
tournament-not-xml = filen är inte XML: { $why }; turneringar är filer från OpenGotha eller MacMahon, eller listor med resultat
tournament-none = filen är ingen turnering från OpenGotha eller MacMahon
tournament-attribute = { $is ->
    [missing] { $element } har inget { $name }
   *[wrong] { $name } för { $element } kan inte vara ”{ $found }”
}
tournament-two-players = två spelare heter { $key }: ge en av dem ett annat förnamn
tournament-no-player = ingen spelare heter { $key }
tournament-twice = { $key } har två partier, eller ett parti och en frirond, i rond { $round }
tournament-alone = { $key } möter sig själv
tournament-line = rad { $line }: { $why }
tournament-list-empty = listan har inga spelare
tournament-list-no-rank = det står ingen rank efter namnet: en rad i en lista har plats, namn, rank, land, klubb, poäng och resultat
tournament-list-result = ”{ $text }” är inget resultat som 3+/w2
tournament-list-no-row = ett resultat nämner rad { $row }, och den finns inte
tournament-list-disagrees = motståndarens rad säger något annat om rond { $round }
tournament-list-rounds = en turnering har högst { $most } ronder
tournament-report-no-line = detta är ingen rad i en rapport här: spelare står som ”nummer Namn, Förnamn rang”, partier som ”vit svart w eller b, handikapp, komi”
tournament-report-unknown = en av spelarna i partiet finns inte bland rapportens spelare
tournament-report-twice = det här numret är redan en annan spelares
tournament-no-aga-number = Det amerikanska förbundet räknar rating efter sina nummer, och de här spelarna har inget: { $players }
tournament-ending = { $file } har ingen av ändelserna .h1 till .h9, .tou, .aga, .csv och .xml, som säger vad som ska skrivas

tournament-no-result = Rond { $round }, bord { $table }: det finns inget resultat.
tournament-unpaired = Rond { $round }: { $player } deltar och har varken ett parti eller en frirond. En del program utelämnar frironder i sina filer.
tournament-plays-absent = Rond { $round }: { $player } har ett parti och är markerad som frånvarande.
tournament-byes = { $player } har haft { $count } frironder.
tournament-rematch = { $one } och { $other } har mötts { $times } gånger.
tournament-no-pin = { $player } har inget nummer i European Go Database.
tournament-too-many-rounds = Det finns fler ronder med partier än turneringen har.
tournament-checked = { $count ->
    [0] Inget hittades.
    [one] { $count } anmärkning.
   *[other] { $count } anmärkningar.
}
simulated-too-long = De här spelarna skulle behöva { $rounds } ronder, och en turnering har högst { $most }. Ta färre spelare (--players).
simulated-strongest-first = Den starkaste spelaren var etta i { $value } % av turneringarna.
simulated-place = I genomsnitt hade den starkaste spelaren plats { $value }.
simulated-wrong = Ställningen hade { $value } % av alla spelarpar i fel ordning.
simulated-gap = De två spelarna i ett parti låg { $value } ratingpoäng ifrån varandra, med handikappet inräknat.
simulated-even = I { $value } % av partierna hade den svagare sidan minst en chans på fyra.
simulated-again = I { $value } % av partierna möttes två igen.
simulated-basis = { $times ->
    [one] En turnering
   *[other] { $times } turneringar
} med { $games } partier var, startvärde { $seed }. Styrkorna är givna, inte uppmätta.
