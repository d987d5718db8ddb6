# Verktyg för protokoll: `tengen sgf`, `convert`, `show` och `diagram`, och hur protokoll väljs ut.

## Selecting files, games and nodes

wanted-encoding = ange en teckenkodning, till exempel utf-8, gbk, gb18030, big5, shift_jis, euc-jp, euc-kr eller windows-1252
wanted-path = ange ett tal för varje förgrening med punkter emellan, till exempel 0.2.1; 0 är den första fortsättningen
wanted-pattern = ange ett namn med minst ett av de här fälten och utan / eller \: { $fields }
path-no-child = det finns ingen fortsättning { $number } vid förgrening { $fork }: det finns 0 till { $last }
path-no-fork = vägen anger { $numbers ->
    [one] { $numbers } förgrening
   *[other] { $numbers } förgreningar
}, men dragföljden har { $forks }
node-not-there = det finns ingen nod { $number }: den sista är { $last }
files-too-many = det finns fler än { $most } protokoll; ange mindre mappar
files-game-in-place = --game tar ett parti ur en fil, och --in-place skulle förlora de andra: säg med -o vart
file-holds-more = { $file } har annan text vid sidan av partierna, som skulle förloras: säg med -o vart
file-holds-others = { $file } innehåller andra spel än go, som skulle gå förlorade: säg med -o vart det ska skrivas
files-where = säg vart filerna i en mapp eller ett arkiv ska: -o MAPP eller --in-place
files-failed = { $files ->
    [one] { $files } fil eller mapp gick inte att använda
   *[other] { $files } filer eller mappar gick inte att använda
}
files-nodes = { $nodes ->
    [one] { $nodes } nod
   *[other] { $nodes } noder
 }
files-guessed = { $files ->
    [one] { $files } fil
   *[other] { $files } filer
 } anger ingen teckenkodning, eller fel; gissad: { $list }. --encoding anger en
files-written = { $files ->
    [one] { $files } fil skriven
   *[other] { $files } filer skrivna
}
files-removed = { $file }: borttaget: { $list }
files-left = { $file }: det finns kvar fel som convert inte kan rätta ({ $list }); `tengen sgf lint` nämner ställena
files-input-twice = standard in kan bara läsas en gång: nämn `-` en gång
file-exists = { $file } finns redan; --force skriver över den
files-numbered = { $file }: { $wanted } är den från { $other }; skriven till { $written }
files-one-output = flera protokoll går inte i den enda filen { $file }: ange en mapp (`-o MAPP/`), eller förena dem med `tengen sgf merge`
file-not-in-place = { $file } kan inte ändras på plats: den är packad, ligger i ett arkiv eller kommer från standardindata
file-other-format = { $file } skulle innehålla SGF under ett annat formats namn: ange ett namn som slutar på .sgf eller .sgf.gz, eller en mapp

## Packed files

archive-bomb = uppackad är den större än { $megabytes } MB
archive-damaged = den är skadad
archive-unknown = den är packad på ett sätt som inte är känt här
archive-locked = den är krypterad
archive-entries = arkivet har för många poster: högst { $most } läses
archive-together = uppackade är protokollen i arkivet större än { $gigabytes } GB
archive-outside = { $entries ->
    [one] en post leder ut ur arkivet och utelämnas
   *[other] { $entries } poster leder ut ur arkivet och utelämnas
}: { $list }
archive-inner = { $entries ->
    [one] ett arkiv i det öppnas inte
   *[other] { $entries } arkiv i det öppnas inte
 }: { $list }. Packa upp det yttre för att läsa dem
archive-hidden = flera poster har samma namn; av varje namn läses en. Ge var och en ett eget namn för att läsa alla
archive-no-games = { $entries ->
    [one] en post i { $archive } har
   *[other] { $entries } poster i { $archive } har
} inget goparti: { $list }
archive-names = { $list }{ $more ->
    [0] {""}
   *[other] {" "}och { $more } till
}
archive-empty = det finns inget protokoll i arkivet
archive-several = arkivet har { $records } protokoll; ange ett, till exempel { $example }

## tengen show and tengen diagram

show-forks = Fortsättningar: { $list }
show-path = Väg: { $path }
show-pass = pass
diagram-one = ange ett protokoll och -o FIL, eller --thumbnails MAPP
diagram-part = delen går inte att förstå: ange två hörn på det här brädet ({ $size }), till exempel A1-E5
diagram-thumbnails = { $pictures ->
    [one] { $pictures } bild ritad
   *[other] { $pictures } bilder ritade
}
marks-triangle = Trekant: { $points }
marks-square = Kvadrat: { $points }
marks-circle = Cirkel: { $points }
marks-cross = Kryss: { $points }
marks-selected = Markerade: { $points }
marks-elsewhere = Pass, och drag vars stenar är borta: { $points }
marks-labels = Etiketter: { $points }
marks-arrows = Pilar: { $points }
marks-lines = Linjer: { $points }
marks-numbers = Drag: { $points }
marks-dimmed = Bleka: { $points }
marks-visible = Bara de här punkterna visas: { $points }
remark-name = Namn: { $name }
remark-good = { $very ->
    [yes] Mycket bra drag
   *[no] Bra drag
}
remark-bad = { $very ->
    [yes] Mycket dåligt drag
   *[no] Dåligt drag
}
remark-doubtful = { $very ->
    [yes] Mycket tveksamt drag
   *[no] Tveksamt drag
}
remark-interesting = { $very ->
    [yes] Mycket intressant drag
   *[no] Intressant drag
}
remark-black = { $very ->
    [yes] Mycket bra för Svart
   *[no] Bra för Svart
}
remark-white = { $very ->
    [yes] Mycket bra för Vit
   *[no] Bra för Vit
}
remark-even = { $very ->
    [yes] Helt jämnt
   *[no] Jämnt
}
remark-unclear = { $very ->
    [yes] Mycket oklart
   *[no] Oklart
}
remark-hotspot = { $very ->
    [yes] Partiets avgörande läge
   *[no] Ett viktigt läge i partiet
}
remark-forced = { $very ->
   *[no] Spelat även om det inte är tillåtet
}
remark-engine = { $program }: { $words }{ $visits ->
    [0] {""}
   *[other] {" "}({ $visits } besök)
}
remark-value = Uppskattning för Svart: { $value }
remark-number = Har nummer { $number }
remark-clock = { $colour ->
    [black] Svart
   *[white] Vit
} har { $time ->
    [none] {""}
   *[other] { $time }
}{ $overtime ->
    [none] {""}
   *[other] {" "}(övertid: { $overtime })
} kvar

## tengen sgf

severity-error = fel
severity-warning = varning
lint-line = { $place }: { $severity }: { $text }
lint-errors = det finns fel
lint-summary = { $files ->
    [one] { $files } fil
   *[other] { $files } filer
}: { $errors } fel, { $warnings ->
    [one] { $warnings } varning
   *[other] { $warnings } varningar
}
lint-old-name = { $property }: egenskapers namn har bara stora bokstäver
lint-gone-property = { $property }: FF[4] har inte längre den egenskapen
lint-property-twice = { $property }: noden har egenskapen två gånger
lint-several-values = { $property }: den har bara ett värde
lint-empty-value = { $property }: värdet får inte vara tomt
lint-bad-value = { $property }: värdet har inte den form som egenskapen kräver
lint-off-board = { $property }: punkten ligger utanför brädet
lint-point-twice = { $property }: punkten nämns två gånger
lint-move-with-set-up = { $property }: stenar ställs upp i ett drags nod
lint-two-moves = { $property }: noden har två drag
lint-root-below = { $property }: den hör hemma i partiets första nod
lint-info-twice = { $property }: en nod dessförinnan har redan uppgifter om partiet
lint-judged-twice = { $property }: noden har redan ett annat omdöme
lint-no-move = { $property }: det behövs ett drag i samma nod
lint-not-four = { $property }: protokollet säger inte att det är FF[4]
lint-no-encoding = { $property }: protokollet anger inte sin teckenkodning
lint-old-pass = { $property }: FF[4] skriver en pass som []
lint-square-size = { $property }: ett kvadratiskt bräde har ett tal
lint-property-in-text = { $property }: texten innehåller något som liknar nästa egenskap; kanske saknas en avslutande hakparentes
lint-handicap-without-stones = { $property }: det finns inga handikappstenar (AB)
lint-result-form = { $property }: resultat ser ut som B+3.5, W+R, 0 eller Void
lint-date-form = { $property }: datum ser ut som 2026-01-31
lint-more = { $property ->
   *[none] fler fynd räknas inte upp
}
info-file = Fil
info-date = Datum
info-black = Svart
info-white = Vit
info-size = Storlek
info-komi = Komi
info-handicap = Handikapp
info-rules = Regler
info-result = Resultat
info-moves = Drag
merge-summary = { $games ->
    [one] { $games } parti förenat
   *[other] { $games } partier förenade
} till { $trees ->
    [one] { $trees } träd
   *[other] { $trees } träd
}
merge-fewer = Trädet skiljer { $games ->
    [one] { $games } parti
   *[other] { $games } partier
 } åt, { $fewer } färre än filerna: samma parti två gånger, ett parti på ett annats väg, eller partier med samma uppgifter
merge-removed = borttaget: { $list }
duplicates-group = Samma parti { $games } gånger, { $moves ->
    [one] { $moves } drag
   *[other] { $moves } drag
}:
duplicates-summary = { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}: { $groups } mer än en gång, { $extra } överflödiga
rename-would = { $files ->
    [one] { $files } fil skulle få ett annat namn
   *[other] { $files } filer skulle få andra namn
}
rename-done = { $files ->
    [one] { $files } fil har fått nytt namn
   *[other] { $files } filer har fått nya namn
}
rename-empty = { $file }: protokollet har ingen av uppgifterna som mönstret nämner
stats-results = { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}: Svart vann { $black }, Vit { $white }; oavgjorda { $draw }, utan resultat { $void }, okända { $unknown }
stats-manners = Vunna på poäng { $score }, genom uppgivande { $resignation }, på tid { $time }, på walkover { $forfeit }, utan angivet sätt { $unstated }
stats-moves = Drag: { $shortest } till { $longest }, median { $median }, medel { $mean }
stats-sizes = Bräden: { $sizes }
stats-opening = Öppning
stats-size = Bräde
stats-games = Partier
stats-black = Svart vann
stats-player = Spelare
stats-won = Vunna
stats-lost = Förlorade
stats-percent = { $number } %
