# Tengen auf Deutsch.

## Everywhere

home = Tengen, Startseite
to-home = Zur Startseite
missing-title = Hier ist nichts
missing-says = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Zeichen des Links.
sign-in = Anmelden
settings = Einstellungen
close = Schließen
cancel = Abbrechen
unsaved = Ohne Speichern schließen?
unsaved-text = Was du hier geändert hast, ist noch nicht gespeichert.
unsaved-drop = Verwerfen
unsaved-stay = Weitermachen
copy = Kopieren
colon = {": "}
copied = Kopiert
colour = { $colour ->
    [black] Schwarz
   *[white] Weiß
}
guest = Gast { $number }
computer = Computer
komi = Komi
handicap = Vorgabe
clock = Bedenkzeit
nigiri = Nigiri
board-size = Brett
size = { $width } × { $height }
new-game = Neue Partie
time-hours = { $hours }:{ $minutes }:{ $seconds }
time-minutes = { $minutes }:{ $seconds }
time-tenths = { $seconds }
strength = Stärke: { $rank }
strength-guided = Stärke: { $rank }, mit Netz
rank = { $kind ->
    [kyu] { $number }. Kyu
    [first-dan] { $number }. Dan
    [dan] { $number }. Dan
   *[full] Volle Stärke
}
rated-title = Wertung
rated-game = Diese Partie zählt für die Wertung.
rated-soon = Die Partie wird gerade gewertet.
rated-later = Die Partie ist noch nicht gewertet. Öffne diese Seite später noch einmal.
rated-annulled = Diese Partie wurde gestrichen: Sie zählt für keine Wertung.
rated-now = Dein Rang ist jetzt { $rank }.
rated-unplayed = Es haben nicht beide gezogen, also ändert sich keine Wertung.
rated-none = Die Partie hat kein Ergebnis, also ändert sich keine Wertung.
rated-player = Spieler
rated-before = Rang vorher
rated-after = Rang nachher
rated-points = Wertungszahl
rated-moved = { $points } ({ $by })
rated-expected = Von 100 solchen Partien hättest du nach den Wertungszahlen { $count } gewonnen.
rated-head-start = Brett, Komi und Vorgabe zählten wie { $ranks } Ränge für { $side ->
    [you] dich
   *[other] die andere Seite
}.
rated-provisional = Dein Rang ist vorläufig, weil erst wenige Partien von dir bekannt sind. Nach etwa zehn gilt er als sicher.
rated-question-mark = Ein Fragezeichen heißt: Der Rang ist vorläufig.
rated-sure = Dein Rang ist nicht mehr vorläufig.
rank-provisional = { $rank }, vorläufig
player-rank = { $here } · { $rank }
rank-group = { $group ->
    [first] Erste Schritte
    [beginner] Anfänger
    [casual] Gelegenheitsspieler
    [club] Vereinsspieler
    [strong] Starke Spieler
   *[full] Ohne Grenze
}

## Rulesets

ruleset-tromp-taylor = Tromp–Taylor
ruleset-new-zealand = Neuseeländisch
ruleset-chinese-text = Chinesisch (Wortlaut)
ruleset-chinese = Chinesisch
ruleset-aga-area = AGA (Fläche)
ruleset-aga-territory = AGA (Gebiet)
ruleset-aga-natural = AGA (Fläche, natürliches situatives Superko)
ruleset-bga = BGA (britisch)
ruleset-french = Französisch
ruleset-simplified-ing = Vereinfachtes Ing
ruleset-japanese = Japanisch
ruleset-korean = Koreanisch
ruleset-stone-scoring = Steinzählung
ruleset-spight = Spight (Fläche)
ruleset-button = Knopf-Go
ruleset-wmsg-2008 = WMSG 2008
ruleset-davies = Basisregeln (Davies, ohne Selbstmord)
ruleset-ing = Ing (Näherung)
ruleset-oral-japanese = Japanisch (mündlich überliefert)
ruleset-wagc = Amateur-Weltmeisterschaft (WAGC)
ruleset-lasker-maas = Lasker–Maas
ruleset-spight-territory = Spight (Gebiet)
ruleset-two-button = Zwei-Knopf-Go
ruleset-control-area = Kontrollfläche
ruleset-ancient-territory = Gebiet mit Gruppensteuer
rulesets-common = Gebräuchlich
rulesets-more = Weitere Regelwerke

## Settings

setting-language = Sprache
language-auto = Wie im Browser
setting-theme = Erscheinungsbild
theme-auto = Wie im System
theme-light = Hell
theme-dark = Dunkel
setting-board = Brett
board-wood = Holz
board-paper = Schlicht, hell
board-slate = Schiefer, dunkel
board-contrast = Hoher Kontrast
setting-stones = Steine
stones-shaded = Schattiert
stones-flat = Flach
setting-confirm = Einen Stein setzen
confirm-auto = Je nach Gerät
confirm-auto-means = Ein Klick; auf Touchscreens tippen, dann bestätigen.
confirm-one = Ein Klick oder Tipp
confirm-two = Auswählen, dann bestätigen
setting-sound = Töne
setting-notify = Mir Bescheid geben, wenn der Gegner zieht und ich woanders bin
notify-denied = Der Browser erlaubt es nicht. In seinen Einstellungen für diese Seite kannst du das ändern.
setting-coordinates = Koordinaten um das Brett
setting-next-moves = Nächste Züge auf dem Brett einer Studie
setting-move-numbers = Zugnummern auf den Steinen einer Studie
setting-open-points = Vor einem Passen nachfragen
open-points-means = Die Frage zeigt, was noch offen ist, aber nicht gegen einen Menschen anderswo. Vor einem Passen, das die Partie sofort beendet, kommt sie immer.

## Start page

home-title = Eine Partie Go
home-says = Schwarz und Weiß setzen abwechselnd Steine. Es gewinnt die Seite, die mehr vom Brett umschließt.
quick-start = Eine kleine Partie beginnen
quick-says = 9 × 9 gegen den Computer mit { $rank }, seiner schwächsten Stärke. Du hast Schwarz und beginnst, ohne Uhr.
way-lobby = Gegen jemanden spielen
way-link = Mit einem anderen Menschen über einen Link spielen
way-study = Partien gemeinsam studieren
study-together = Gemeinsam studieren
offline-says = { $kept ->
    [all] Der Server antwortet nicht. Kurs, Regeln und Begriffe gehen trotzdem, und auch Aufgaben, die du schon geöffnet hast. Partien brauchen den Server; sie gehen weiter, wenn er wieder antwortet.
    [course] Der Server antwortet nicht. Der Kurs geht trotzdem, und auch Aufgaben, die du schon geöffnet hast. Partien brauchen den Server; sie gehen weiter, wenn er wieder antwortet.
   *[nothing] Der Server antwortet nicht. Partien brauchen den Server; sie gehen weiter, wenn er wieder antwortet.
}
offline-page = { $page ->
    [study] Die Studie unter dieser Adresse öffnet sich von selbst, sobald der Server antwortet.
   *[game] Die Partie unter dieser Adresse öffnet sich von selbst, sobald der Server antwortet.
}
offline-waits = { $count ->
    [0] {""}
    [one] Dieser Browser behält eine Änderung von dir daran und schickt sie dann.
   *[other] Dieser Browser behält { $shown } Änderungen von dir daran und schickt sie dann.
}
set-up = Partie einrichten
set-up-says = Gegner, Größe, Regeln, Vorgabe, Uhr
pages = Seiten
page-play = Spielen
page-learn = Lernen
page-study = Studieren
page-rules = Regeln
page-glossary = Glossar
explain = Was bedeutet { $term }?
explain-more = Mehr im Glossar
explain-kyu = Anfänger haben Kyu-Grade: 30. Kyu ist der niedrigste, 1. Kyu der höchste. Darüber kommen die Dan-Grade, vom 1. Dan an aufwärts. Ein Grad Unterschied entspricht etwa einem Vorgabestein.
explain-komi = Punkte, die Weiß bekommt, weil Schwarz beginnt. Ein halber Punkt schließt ein Unentschieden aus.
explain-handicap = So viele Steine hat Schwarz, die schwächere Seite, auf dem Brett, bevor Weiß den ersten Zug macht.
explain-nigiri = Eine Art, die Farben zu verlosen: Eine Seite nimmt eine Handvoll Steine, die andere rät, ob ihre Zahl gerade oder ungerade ist.
your-games = Deine Partien
your-studies = Deine Studien
study-nameless = Eine Studie ohne Titel
study-all = Alle Studien
learn-link = Go lernen
problems-link = Aufgaben
games-none = Noch keine Partien. Hier erscheinen die, die du beginnst oder öffnest.
game-facts = { $size } · { $rules } · { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} · { $date }
rules-unknown = Regeln unbekannt
your-turn = Du bist am Zug
waiting = Der Gegner ist am Zug
game-begun = Eine neue Partie hat begonnen
opponent = Gegner
opponent-computer-hint = in der Stärke deiner Wahl
opponent-same-screen = Ein Bildschirm
opponent-same-screen-hint = zu zweit an einem Brett
opponent-link = Per Link
opponent-link-hint = jemand anderswo
strength-label = Stärke
size-custom = Andere
width = Breite
height = Höhe
handicap-none = Keine
handicap-fixed = Auf den üblichen Punkten
handicap-free = Frei von Schwarz gesetzt
handicap-fixed-stones = { $stones } Steine
handicap-free-stones = { $stones } Steine, frei
handicap-stones = { $stones } Steine
komi-reset = Zurück zum üblichen Komi
your-colour = Du spielst
nigiri-guess = Dein Tipp
nigiri-odd = Ungerade
nigiri-even = Gerade
nigiri-hint = Dein Gegner greift eine Handvoll weißer Steine. Rate, ob ihre Zahl gerade oder ungerade ist: Rätst du richtig, spielst du Schwarz.
name-me = Dein Name (freiwillig)
name-black = Name von Schwarz (freiwillig)
name-other = Name von Weiß (freiwillig)
start = Partie beginnen
clock-none = Ohne Uhr
clock-absolute = Feste Bedenkzeit
clock-byo-yomi = Byo-yomi
clock-canadian = Kanadisches Byo-yomi
clock-fischer = Fischer (Zeit je Zug dazu)
clock-presets = Vorschläge
pace-quick = Schnell
pace-normal = Normal
pace-long = Lang
clock-main = Grundzeit (Minuten)
clock-count = Perioden
clock-period = Sekunden je Periode
clock-block = Steine je Periode
clock-block-time = Minuten je Periode
clock-increment = Sekunden je Zug dazu
nigiri-picture = { $stones ->
    [one] 1 weißer Stein
   *[other] { $stones } weiße Steine
}, in Paaren ausgelegt
nigiri-guessed = { $guess ->
    [odd] { $who ->
        [me] Du legst einen schwarzen Stein hin: Du tippst auf ungerade.
       *[other] Dein Gegner legt einen schwarzen Stein hin und tippt auf ungerade.
    }
   *[even] { $who ->
        [me] Du legst zwei schwarze Steine hin: Du tippst auf gerade.
       *[other] Dein Gegner legt zwei schwarze Steine hin und tippt auf gerade.
    }
}
nigiri-result = { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}. { $right ->
    [yes] { $who ->
        [me] Richtig geraten
       *[other] Dein Gegner hat richtig geraten
    }
   *[no] { $who ->
        [me] Falsch geraten
       *[other] Dein Gegner hat falsch geraten
    }
}: Du spielst { $colour ->
    [black] Schwarz
   *[white] Weiß
}.
nigiri-told = { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}, getippt auf { $guess ->
    [odd] ungerade
   *[even] gerade
}: { $right ->
    [yes] richtig
   *[no] falsch
}
nigiri-go = Ans Brett
upload-title = Partieaufzeichnung nachspielen
upload-choose = Aufzeichnung wählen (SGF, NGF, GIB, UGF)
upload-drop = oder irgendwo auf dieser Seite ablegen
upload-reading = { $name } wird gelesen …
upload-several = { $count ->
    [one] In der Datei war 1 Partie.
   *[other] In der Datei waren { $count } Partien.
}
upload-game = Partie { $number }
upload-failed = { $name } konnte nicht gelesen werden.
paste-label = oder füge ihren Text ein
paste-read = Diesen Text nachspielen
paste-name = Der eingefügte Text
paste-address = Die Aufzeichnung in der Adresse
paste-empty = Hier steht noch kein Text. Eine Aufzeichnung beginnt mit „(;“.
paste-damaged = Die Aufzeichnung in der Adresse ist beschädigt: Ihre Zeichen sind kein Text in Prozent-Schreibweise.

## The page of a game

title-game = { $black } – { $white } · Tengen
title-your-move = ● Dein Zug · { $black } – { $white } · Tengen
title-asked = ● Du bist gefragt · { $black } – { $white } · Tengen
game-heading = { $black } gegen { $white }
heading-player = { $colour ->
    [black] { $name } (Schwarz)
   *[white] { $name } (Weiß)
}
problem-title = Diese Partie kann nicht gezeigt werden
connection-lost = Verbindung verloren, neuer Versuch …
connection-unkept = Der Server kann nichts aufbewahren. Bitte sag Bescheid, wo er betrieben wird.
trying-again = Neuer Versuch …
waiting-says = Dein Stein auf { $point } wartet auf den Server. Er wird wieder gesendet, bis der Server ihn annimmt.
waiting-cancel = Stein zurücknehmen
announcements = Was in der Partie geschieht
board = Brett. { $does ->
    [plays] Pfeiltasten bewegen, die Eingabetaste setzt.
    [marks] Pfeiltasten bewegen, die Eingabetaste markiert Steine.
    [tries] Pfeiltasten bewegen, die Eingabetaste versucht einen Zug neben der Partie.
   *[looks] Pfeiltasten bewegen.
}
you = du
present = anwesend
away = abwesend
thinking = denkt nach …
captures = { $count ->
    [one] 1 Gefangener
   *[other] { $shown } Gefangene
}
clock-of = { $colour ->
    [black] Uhr von Schwarz
   *[white] Uhr von Weiß
}
clock-flag = Zeit abgelaufen
clock-periods = { $count } × { $time }
clock-periods-left = { $count ->
    [one] letzte Periode
   *[other] { $count } Perioden
}
clock-stones = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} in { $time }
clock-stones-left = { $count ->
    [one] noch 1 Stein
   *[other] noch { $count } Steine
}
to-move = { $colour ->
    [black] Schwarz am Zug
   *[white] Weiß am Zug
}
your-move = { $colour ->
    [black] Du bist am Zug (Schwarz)
   *[white] Du bist am Zug (Weiß)
}
status-thinking = { $colour ->
    [black] Schwarz denkt nach …
   *[white] Weiß denkt nach …
}
status-placing = { $left ->
    [one] Schwarz setzt noch 1 Vorgabestein
   *[other] Schwarz setzt noch { $left } Vorgabesteine
}
status-record = Aufzeichnung
status-settling = Welche Steine sind tot?
status-ended = Die Partie ist zu Ende
status-closed = Wer diesen Server betreibt, hat diese Partie geschlossen
status-called-off = { $colour ->
    [black] Schwarz hat diese Partie abgesagt
   *[white] Weiß hat diese Partie abgesagt
}
status-replay = Du siehst Schritt { $move } von { $last }.
status-clock-start = Die Uhren laufen, sobald beide da sind.
status-clock-interrupted = Die Uhren warten, bis der Spieler am Zug zurück ist.
status-repetition = Die Stellung nach Zug { $move } ist wieder auf dem Brett. Ihr könnt weiterspielen oder vereinbaren, dass die Partie ohne Ergebnis bleibt.
status-resumed = Nach einer Uneinigkeit geht das Spiel weiter. Spielt die strittigen Steine aus. Passt, wenn nichts mehr zu zeigen ist.
status-passed = { $colour ->
    [black] Schwarz hat gepasst. Passt auch Weiß, hält das Spiel an und das Brett wird ausgezählt.
   *[white] Weiß hat gepasst. Passt auch Schwarz, hält das Spiel an und das Brett wird ausgezählt.
}
status-passed-three = { $colour ->
    [black] Schwarz hat gepasst. Das Spiel hält erst nach dreimaligem Passen an.
   *[white] Weiß hat gepasst. Das Spiel hält erst nach dreimaligem Passen an.
}
pass = Passen
pass-title = Passen?
pass-open-title = Trotzdem passen?
pass-open = { $count ->
    [one] 1 Punkt ist noch offen
   *[other] { $shown } Punkte sind noch offen
}{ $named ->
    [yes] : { $points }.
   *[no] .
}
pass-wide-open = Das Brett ist noch weit offen.
pass-meaning = Wer passt, sieht nichts mehr zu gewinnen. Der Gegner ist dann am Zug.
pass-ends-settling = Dein Gegner hat eben gepasst: Passt du auch, hält das Spiel an, und ihr einigt euch, welche Steine tot sind.
pass-ends-count = Dein Gegner hat eben gepasst: Passt du auch, ist die Partie zu Ende und wird gezählt, wie sie steht. Nach diesen Regeln wird nichts mehr weggenommen; fange tote Steine vorher.
pass-resumed = Nach einer Uneinigkeit müssen beide noch einmal passen. Passe, wenn nichts mehr zu zeigen ist.
pass-stone = Nach diesen Regeln gibt man beim Passen dem Gegner einen Stein als Gefangenen.
pass-confirm = Ja, passen
pass-cancel = Nein, weiterspielen
place = { $point } setzen
place-hint = Tippe auf einen Punkt, um ihn zu wählen.
move-label = Zug eingeben
move-send = Setzen
pass-word = passen
undo = Zurücknehmen
no-result = „Kein Ergebnis“ vorschlagen
call-off = Absagen
call-off-title = Partie absagen?
call-off-meaning = Die Partie endet ohne Ergebnis. Niemand gewinnt oder verliert.
call-off-confirm = Ja, absagen
resign = Aufgeben
resign-title = Aufgeben?
resign-meaning = Die Partie endet sofort, und die andere Seite gewinnt.
resign-confirm = Ja, aufgeben
resign-side = { $colour ->
    [black] Schwarz gibt auf
   *[white] Weiß gibt auf
}
resign-cancel = Nein, weiterspielen
keys-title = Tasten
keys-board = Auf dem Brett
keys-moves = Durch die Züge, außerhalb des Bretts
keys-game = Auf dieser Seite
keys-everywhere = Überall
keycap = { $key ->
    [home] Pos1
    [end] Ende
    [page-up] Bild ↑
    [page-down] Bild ↓
    [ctrl] Strg
    [enter] Eingabe
    [space] Leertaste
    [delete] Entf
    [shift] Umschalt
    [tab] Tab
   *[esc] Esc
}
key-move = der Punkt daneben
key-row = die Enden der Reihe
key-corner = die Ecken des Bretts
key-play = auf den Punkt setzen oder seine Steine markieren
key-step = einen Zug zurück oder vor
key-ten = zehn Züge zurück oder vor
key-ends = Anfang und Ende
key-run = die Züge laufen lassen und anhalten
key-tab = der nächste Knopf oder das Brett
key-close = eine Frage schließen
key-focus = nur Brett und Uhren, und zurück
key-keys = diese Liste
offer = Bitte
offer-undo = { $colour ->
    [black] Schwarz
   *[white] Weiß
} bittet darum, { $moves ->
    [one] den letzten Zug zurückzunehmen.
   *[other] die letzten { $moves } Züge zurückzunehmen.
}
offer-no-result = { $colour ->
    [black] Schwarz
   *[white] Weiß
} schlägt vor, die Partie ohne Ergebnis zu beenden.
offer-no-agreement = { $colour ->
    [black] Schwarz
   *[white] Weiß
} schlägt vor, ohne Einigung zu enden: Jeder Stein auf dem Brett gälte als lebend.
offer-accept = Zustimmen
offer-decline = Ablehnen
offer-withdraw = Zurückziehen
links = Links zu dieser Partie
link-title = Lade deinen Gegner ein
link-explain = Schicke { $name } den ersten Link. Wer ihn öffnet, spielt mit; deinen eigenen Link behalte für dich.
link-player = { $colour ->
    [black] Spielt Schwarz
   *[white] Spielt Weiß
}
links-own = Niemand sonst kann diese Links öffnen: Tengen hört nur auf diesen Computer. Starte es mit „tengen serve --bind 0.0.0.0“, um in deinem Netz zu spielen.
link-qr = QR-Code für ein Telefon
link-qr-alt = Der erste Link als QR-Code
link-watch = Schaut nur zu
link-own = Dein eigener Link, für ein anderes Gerät von dir: Er spielt für dich
link-own-short = Dein eigener Link

## A point of the board, spoken

point-empty = { $point }, leer
point-star = Sternpunkt
point-stone = { $point }, { $colour ->
    [black] schwarzer Stein
   *[white] weißer Stein
}
point-chain = { $stones ->
    [one] einzeln
   *[other] Kette aus { $stones }
}, { $liberties ->
    [one] eine Freiheit, im Atari
   *[other] { $liberties } Freiheiten
}
point-dead = tot
point-seki = in Seki
point-owner = { $colour ->
    [black] Punkt für Schwarz
   *[white] Punkt für Weiß
}
point-neutral = neutral
point-unsealed = neutral, Grenze noch offen
point-hint = Vorschlag { $letter }
point-likely = { $colour ->
    [black] wahrscheinlich Schwarz
   *[white] wahrscheinlich Weiß
}, { $percent } %
point-last = letzter Zug
point-ko = Ko, darf jetzt nicht zurückgeschlagen werden
point-chosen = gewählt
point-waiting = wartet auf den Server

## What happens, spoken

announce-move = { $colour ->
    [black] Schwarz
   *[white] Weiß
} { $point }{ $captured ->
    [0] {""}
    [one] , schlägt 1 Stein
   *[other] , schlägt { $captured } Steine
}
point-illegal = { $point }, nicht erlaubt
announce-illegal = { $colour ->
    [black] Schwarz
   *[white] Weiß
} { point-illegal }
announce-pass = { $colour ->
    [black] Schwarz passt
   *[white] Weiß passt
}
announce-undo = { $count ->
    [one] 1 Schritt zurückgenommen
   *[other] { $count } Schritte zurückgenommen
}
announce-settling = Das Spiel hält an. Die Spieler einigen sich, welche Steine tot sind.
announce-resumed = Das Spiel geht weiter.
announce-time = { $colour ->
    [black] Schwarz
   *[white] Weiß
}: { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
announce-time-last = { $colour ->
    [black] Schwarz
   *[white] Weiß
}: insgesamt noch { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}

## Settling

settle-title = Einigung über die Steine
settle-why = { $stop ->
    [1] Beide haben gepasst, das Spiel hält an. Noch ist nichts entschieden.
   *[other] Das Spiel hält wieder an. Noch ist nichts entschieden.
}
settle-task = { $mark ->
    [seki] Suche Steine, die leben, weil keine Seite angreifen kann. Wähle einen: Er und die gegnerischen Steine, die seine Freiheiten teilen, stehen in Seki, oder nicht mehr. Noch einmal, und das ist zurückgenommen.
   *[dead] Suche Steine, die dem Schlagen nicht entgehen können. Wähle einen, um seine Kette als tot zu markieren. Eine Kette, die Tengen als tot vorschlägt, lebt, wenn du sie wählst, mit den toten Steinen um sie. Wähle eine Kette noch einmal, um die letzte Wahl für sie zurückzunehmen, auch die des anderen.
}
marking = Steine markieren als
marking-dead = Tot
marking-seki = In Seki
settle-watch = Die Spieler einigen sich, welche Steine tot sind.
settle-unsealed = { $count ->
    [one] Eine Grenze ist noch offen, bei { $points }. Solange sie offen ist, zählt das ganze Gebiet daneben für niemanden. Ist da noch ein Zug zu spielen?
   *[other] Grenzen sind noch offen, bei { $points }. Solange sie offen sind, zählen die ganzen Gebiete daneben für niemanden. Sind da noch Züge zu spielen?
}
settle-computer = Der Computer stimmt nicht zu: Er würde dadurch { $count ->
    [one] einen Punkt
   *[other] { $points } Punkte
} verlieren. Markiere die Steine, wie Tengen sie vorschlug{ $dispute ->
    [no] .
   *[yes] , oder widersprich und spiele es aus.
}
settle-changed-judge = Tengen hat seinen Vorschlag nach genauerem Hinsehen geändert. Beide werden noch einmal gefragt.
settle-looking = Tengen schaut …
settle-awaited = Tengen sieht sich jede Gruppe genauer an.
settle-slow = Tengen schaut noch. Ihr könnt schon zustimmen. Ändert sich der Vorschlag, werdet ihr noch einmal gefragt.
settle-judging = Tengen sucht nach toten Steinen …
settle-by-judge = Der Vorschlag kommt von Tengen. Bitte prüfe ihn.
settle-taken-back = Der Vorschlag ist wieder der von Tengen: Keine Änderung ist geblieben.
settle-changed = { $colour ->
    [black] Schwarz hat den Vorschlag geändert.
   *[white] Weiß hat den Vorschlag geändert.
}
settle-standing = Wie jetzt markiert: Schwarz { $black }, Weiß { $white }. { $result }
settle-accepted = { $colour ->
    [black] Schwarz stimmt zu
   *[white] Weiß stimmt zu
}
settle-open = { $colour ->
    [black] Schwarz hat noch nicht zugestimmt
   *[white] Weiß hat noch nicht zugestimmt
}
settle-summary = { $dead ->
    [0] Kein Stein ist als tot markiert.
    [one] 1 Stein ist als tot markiert.
   *[other] { $dead } Steine sind als tot markiert.
}{ $seki ->
    [0] {""}
    [one] {" "}1 Stein steht in Seki.
   *[other] {" "}{ $seki } Steine stehen in Seki.
} Punkte für Schwarz: { $black }, für Weiß: { $white }.
accept = Zustimmen
accept-side = { $colour ->
    [black] Schwarz stimmt zu
   *[white] Weiß stimmt zu
}
accepted = Zugestimmt
settle-what-comes = Was als Nächstes kommt
settle-scoring = { $scoring ->
    [area] Stimmen beide zu, werden tote Steine weggenommen. Jede Seite zählt ihre lebenden Steine und die leeren Punkte, die sie umschließen.
    [territory] Stimmen beide zu, werden tote Steine weggenommen und zu den Gefangenen gelegt. Jede Seite zählt ihr Gebiet und ihre Gefangenen.
   *[stones] Stimmen beide zu, werden tote Steine weggenommen. Jede Seite zählt ihre lebenden Steine und die leeren Punkte, die sie umschließen. Für jede Gruppe, die für sich lebt, werden zwei Punkte abgezogen (Gruppensteuer).
}
settle-seki = { $count ->
    [yes] Steine in Seki leben miteinander; die Punkte, die sie umschließen, zählen.
   *[no] Steine in Seki leben miteinander; nach diesen Regeln zählen die leeren Punkte dazwischen für niemanden.
}
settle-pass-stones = Jedes Passen gibt dem Gegner einen Stein als Gefangenen.
settle-disagree = { $dispute ->
    [resume-alternating] Bei Uneinigkeit geht das Spiel weiter, wo es anhielt: Der Gegner dessen, der zuletzt gepasst hat, zieht zuerst.
   *[resume-opponent-of-requester] Bei Uneinigkeit geht das Spiel weiter: Der Gegner dessen, der es verlangt, zieht zuerst.
}
settle-all-alive = { $when ->
    [second-stop] Hält das Spiel ein zweites Mal an, gilt jeder Stein auf dem Brett als lebend.
    [four-passes] Nach viermaligem Passen in Folge gilt jeder Stein auf dem Brett als lebend.
   *[no-agreement] Könnt ihr euch nicht einmal einigen, wer weiterspielt, gilt jeder Stein auf dem Brett als lebend.
}
dispute = Ablehnen
dispute-side = { $colour ->
    [black] Schwarz lehnt ab
   *[white] Weiß lehnt ab
}
dispute-title = Weiterspielen?
dispute-first = { $colour ->
    [black] Das Spiel geht weiter, Schwarz zieht zuerst.
   *[white] Das Spiel geht weiter, Weiß zieht zuerst.
}
dispute-then = Zeige auf dem Brett, was tot ist oder lebt. Die Markierungen verschwinden; sie werden neu vorgeschlagen, wenn das Spiel wieder anhält.
dispute-confirm = Weiterspielen
dispute-cancel = Zurück zum Vorschlag
no-agreement = Keine Einigung
no-agreement-meaning = Könnt ihr euch nicht einmal einigen, wer weiterspielt, endet die Partie hier, und jeder Stein auf dem Brett gilt als lebend.
no-agreement-confirm = So beenden
legend-dead = { $stays ->
    [all] Tot: durchkreuzt, bleibt trotzdem stehen
    [some] Tot: durchkreuzt, wird weggenommen, wenn nicht anders gesagt
   *[none] Tot: durchkreuzt, wird weggenommen
}
legend-black-point = Punkt für Schwarz
legend-white-point = Punkt für Weiß
legend-neutral = Neutraler Punkt (Dame): zählt für niemanden
legend-seki = In Seki: lebt ohne zwei Augen
legend-unsealed = Grenze noch offen

## The count

result-score = { $winner ->
    [black] Schwarz gewinnt
   *[white] Weiß gewinnt
} mit { $margin ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkten
}
result-by-resignation = { $winner ->
    [black] Schwarz gewinnt durch Aufgabe
   *[white] Weiß gewinnt durch Aufgabe
}
result-by-time = { $winner ->
    [black] Schwarz gewinnt durch Zeit
   *[white] Weiß gewinnt durch Zeit
}
result-by-forfeit = { $winner ->
    [black] Schwarz gewinnt kampflos
   *[white] Weiß gewinnt kampflos
}
result-by-unknown = { $winner ->
    [black] Schwarz gewinnt
   *[white] Weiß gewinnt
}
result-draw = Unentschieden (Jigo)
result-no-result = Ohne Ergebnis
result-both-lose = Beide verlieren
end-all-alive = Jeder Stein auf dem Brett gilt als lebend.
count-caption = { $method ->
    [area] Flächenzählung
    [territory] Gebietszählung
   *[stones] Steinzählung
}
count-stones = Lebende Steine
count-territory = Gebiet
count-prisoners = Gefangene
count-dead = Tote Steine des Gegners
count-pass-stones = Passsteine
count-compensation = Vorgabeausgleich
count-komi = Komi
count-group-tax = Gruppensteuer
count-shared = Hälfte der neutralen Punkte
count-button = Knopf
count-first-pass = Erstes Passen
count-total = Summe
count-none = –
count-show = Auf dem Brett zeigen
count-stays = { $count ->
    [one] Ein toter Stein steht außerhalb des Gebiets, das zählt. Er bleibt stehen und zählt für niemanden: { $points }.
   *[other] { $count } tote Steine stehen außerhalb des Gebiets, das zählt. Sie bleiben stehen und zählen für niemanden: { $points }.
}
count-nobody = { $count ->
    [one] 1 Punkt zählt
   *[other] { $count } Punkte zählen
} für niemanden: { $points }{ $more ->
    [0] .
    [one] {" "}und { $more } weiterer.
   *[other] {" "}und { $more } weitere.
}
count-agrees = { $method ->
    [area] Nach Fläche gezählt: dasselbe Ergebnis
   *[territory] Nach Gebiet gezählt: dasselbe Ergebnis
}
count-other = { $method ->
    [area] Nach Fläche gezählt
   *[territory] Nach Gebiet gezählt
}

## Replay and about

replay = Nachspielen
replay-first = Zum Anfang
replay-back = Zurück
replay-play = Von selbst abspielen
replay-pause = Anhalten
replay-forward = Vor
replay-last = Zum Ende
replay-live = Zurück zur Partie
replay-slider = Zug
replay-at = { $move } von { $last }
replay-at-illegal = { $move } von { $last } · { announce-illegal }
replay-at-move = { $move } von { $last } · { $colour ->
    [black] Schwarz
   *[white] Weiß
} { $point ->
    [pass] passt
   *[other] { $point }
}
sgf-download = Als SGF herunterladen
about = Über diese Partie
about-clock = { $kind }: { $numbers }
about-rules = Regeln
notes = In der Aufzeichnung gefunden
rules-dame-filled = Neutrale Punkte müssen gefüllt sein, bevor ihr euch über die Steine einigt.
rules-encore = { $when ->
    [dispute] Bei Uneinigkeit folgt ein Nachspiel: Jedes Passen gibt dem Gegner einen Stein, und beide machen gleich viele Züge.
   *[always] Hält das Spiel zum ersten Mal an, folgt ein Nachspiel: Jedes Passen gibt dem Gegner einen Stein, und beide machen gleich viele Züge.
}

about-compare = Diese Regeln mit anderen vergleichen
about-link = Diese Regeln in einfachen Worten

## Analyse

analysis = Analyse
analysis-no-network = Zur Analyse gehört ein neuronales Netz: Starte den Server ohne --net none.
analysis-no-board = Neuronale Netze kennen nur Bretter mit bis zu 19 Linien je Seite.
analysis-closed = { $role ->
    [watch] Solange die Partie läuft, bekommt niemand, der zuschaut, eine Analyse zu sehen.
   *[player] Solange die Partie läuft, wird sie nur analysiert, wenn beide es wollen.
}
analysis-wanted = { $colour ->
    [black] Schwarz möchte die Partie jetzt analysieren lassen.
   *[white] Weiß möchte die Partie jetzt analysieren lassen.
}
analysis-wish = Während der Partie analysieren
analysis-unwish = Keine Analyse während der Partie
analysis-start = Analysieren
analysis-stop = Analyse beenden
analysis-left = { $count ->
    [one] 1 Stellung ist noch nicht beurteilt.
   *[other] { $shown } Stellungen sind noch nicht beurteilt.
}
analysis-rough = { $count ->
    [one] 1 Stellung wird noch genauer beurteilt.
   *[other] { $shown } Stellungen werden noch genauer beurteilt.
}
analysis-done = Jede Stellung ist beurteilt; wo du hinsiehst, wird weiter nachgedacht.
analysis-full = Es werden zu viele Partien auf einmal analysiert. Bitte versuche es später noch einmal.
analysis-graph = Verlauf der Partie
analysis-chance = Gewinnaussicht von Schwarz
analysis-lead = Vorsprung (oben Schwarz, unten Weiß)
analysis-move = { $move }.
analysis-chance-now = Gewinnaussicht von Schwarz: { $percent } %.
analysis-even = Die Partie ist ausgeglichen.
analysis-ahead = { $colour ->
    [black] Schwarz führt mit { $points }.
   *[white] Weiß führt mit { $points }.
}
analysis-lost = Der Zug kostete { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
analysis-waiting = Diese Stellung ist noch nicht beurteilt.
analysis-nothing = Hier wird nichts beurteilt.
analysis-percent = { $percent } %
analysis-percent-black = Schwarz { $percent } %
analysis-line = Dann: { $moves }
analysis-hints = Gute Züge
analysis-show-hints = Gute Züge zeigen
analysis-show-ownership = Zeigen, wem jeder Punkt gehören wird
analysis-table = Alle Züge als Tabelle
analysis-column-move = Zug
analysis-column-played = Gespielt
analysis-column-chance = Aussicht Schwarz
analysis-column-lead = Vorsprung
analysis-column-loss = Verlust
mistake-back = Voriger Fehler
mistake-forward = Nächster Fehler

## Refusals

error-occupied = Auf { $point } liegt schon ein Stein.
error-suicide = { $point } wäre Selbstmord: Der Stein hätte keine Freiheit.
error-ko = { $point } schlägt das Ko sofort zurück. Spiele zuerst anderswo.
error-hot-stone = Der Stein, um den es geht, hat mit Zug { $move } ein Ko geschlagen und ist heiß. Ziehe zuerst anderswo, bevor du ihn mit { $point } schlägst.
error-superko = { $point } würde die Stellung { $move ->
    [0] vom Anfang
   *[other] nach Zug { $move }
} wiederholen: { $kind ->
    [positional] Stellungs-Superko
    [situational] situatives Superko
    [natural-situational] natürliches situatives Superko
    [spight] Superko nach Spight
    [ing] Ings Wiederholungsverbot
   *[unbalanced] unausgeglichene Wiederholung
}.
error-not-your-turn = { $to_move ->
    [black] Schwarz ist am Zug.
   *[white] Weiß ist am Zug.
}
error-wrong-phase = Das ist in diesem Abschnitt der Partie nicht möglich.
error-game-over = Die Partie ist zu Ende.
error-off-board = Den Punkt { $point } gibt es auf diesem Brett nicht.
error-proposal-changed = Der Vorschlag hat sich eben geändert. Sieh ihn dir noch einmal an.
error-nothing-to-undo = Es gibt keinen Zug zurückzunehmen.
error-no-offer = Die Bitte besteht nicht mehr.
error-own-offer = Auf die eigene Bitte kann man nicht antworten.
error-no-stone = Auf { $point } liegt kein Stein.
error-not-marked = An den Steinen auf { $point } lässt sich keine Markierung zurücknehmen.
error-no-rival = Keine lebende Gruppe des Gegners hat eine Freiheit mit den Steinen auf { $point } gemeinsam. Sie stehen also in keinem Seki.
error-dame-left = { $point } ist noch neutral: Nach diesen Regeln werden neutrale Punkte gefüllt, bevor ihr euch einigt. Widersprich, dann geht das Spiel weiter.
error-not-provided = Die Regeln dieser Partie sehen das jetzt nicht vor.
error-legal = { $point } ist doch erlaubt.
error-offer-pending = Dein Gegner wartet zuerst auf deine Antwort.
error-handicap = Diese Vorgabe passt hier nicht.
error-time-up = Die Zeit ist abgelaufen.
error-unknown-key = { $why ->
    [replaced] Dieser Link wurde durch einen neuen ersetzt und öffnet die Partie nicht mehr. Bitte die Person um den neuen, die ihn dir geschickt hat; auch wer diesen Server betreibt, hat ihn.
    [keeper] Wer diesen Server betreibt, hat diese Partie gelöscht: { $at }.
    [unused] Diese Partie wurde gelöscht, weil lange niemand sie angesehen hatte: { $at }.
   *[none] Unter dieser Adresse gibt es keine Partie.
}
error-not-listed = { $why ->
    [seat] Diese Adresse öffnet sich nur im Browser ihres Spielers. Um zuzusehen, frag nach dem Link „Schaut nur zu“: Beide Spieler finden ihn unter „Links zu dieser Partie“.
   *[none] Diese Adresse öffnet sich nur in dem Browser, der zuvor den Link geöffnet hat. Öffne auf einem anderen Gerät den Link selbst; die Seite, auf der es geht, zeigt deinen eigenen Link.
}
error-not-allowed = Dieser Link erlaubt das nicht.
error-stale = Die Partie ist inzwischen weitergegangen. Sieh noch einmal hin.
error-too-large = Die Datei ist zu groß: höchstens 10 MiB.
error-bad-request = { $field ->
    [komi] Komi geht in halben Schritten und höchstens bis zu so vielen Punkten, wie das Brett hat.
   *[other] Der Server hat { $field } nicht angenommen; auf Englisch sagt er „{ $reason }“.
}
error-bad-record = Zeile { $line }, Spalte { $column }: { record-problem }
error-not-record = Das ist keine Aufzeichnung einer Partie. Aufzeichnungen sind Dateien der Arten SGF, NGF, GIB, UGF und UGI.
error-no-record = Das ist ein Text, in dem keine Partie steht. Aufzeichnungen sind Dateien der Arten SGF, NGF, GIB, UGF und UGI. Auch eine gezeichnete Stellung wird angenommen, mit einer Zeile je Reihe des Bretts.
error-bad-drawing = { $why ->
    [part] Die Zeichnung zeigt nur einen Teil eines Bretts. Zeichne alle Reihen und Spalten des Bretts.
    [reversed] Der Text sagt, dass X Weiß und O Schwarz ist, aber X wird immer als Schwarz gelesen und O als Weiß. Tausche die Zeichen in der Zeichnung, und lass diese Worte weg.
    [several] Die Zeichnung zeigt mehr als ein Brett, oder zwischen einigen ihrer Zeilen sind Leerzeilen.
   *[rows] Die Zeichnung zeigt keine Stellung. Alle Zeilen brauchen gleich viele Punkte: X für Schwarz, O für Weiß, und einen Punkt für einen freien Punkt.
}
error-bad-value = { record-problem }
error-illegal-move = Zug { $number }: { $why ->
    [occupied] { error-occupied }
    [suicide] { error-suicide }
    [ko] { error-ko }
    [hot-stone] { error-hot-stone }
    [superko] { error-superko }
   *[off-board] { error-off-board }
}
error-no-rules = Die Aufzeichnung nennt keine Regeln. Angenommen: { $taken ->
    [japanese] { ruleset-japanese }
   *[other] { $taken }
}.
error-unknown-rules = Die Regeln „{ $name }“ sind nicht bekannt. Angenommen: { $taken ->
    [japanese] { ruleset-japanese }
   *[other] { $taken }
}.
error-no-komi = Die Aufzeichnung nennt kein Komi. Angenommen: { $komi }.
error-unread-komi = Das Komi der Aufzeichnung ist nicht zu lesen. Angenommen: { $komi }.
error-fox-komi = Fox schreibt bei Partien ohne Vorgabe ein Komi von 0. Angenommen: { $komi }.
error-no-handicap = Die Steine sind keine Vorgabe von { $stones }. Angenommen: keine Vorgabe.
error-komi-converted = Das Komi der Aufzeichnung ist nicht in Punkten angegeben. In Punkten sind es { $komi }.
error-result-converted = Das Ergebnis der Aufzeichnung ist nicht in Punkten angegeben. In Punkten beträgt der Abstand { $margin }.
error-unread-handicap = Die Vorgabe der Aufzeichnung ist nicht zu lesen. Angenommen: keine Vorgabe.
error-unstated-handicap = Die Aufzeichnung nennt keine Vorgabe, setzt aber { $stones } schwarze Steine, und Weiß zieht zuerst. Angenommen: keine Vorgabe.
error-cut-off = Die Aufzeichnung ist nach { $steps } Schritten abgeschnitten.
error-variations = Die Aufzeichnung hat Varianten. Die Seite zeigt nur die Hauptvariante.
error-left-out = Die um { $point } aufgestellten Steine haben keine Freiheit und werden weggelassen.
error-more = Und { $count } mehr.
record-problem = { $problem ->
    [no-game] hier ist keine Partie
    [not-text] das ist kein Text
    [text-outside-game] Text außerhalb der Partien
    [unexpected-text] unerwarteter Text
    [missing-semicolon] ein Knoten muss mit einem Semikolon beginnen
    [value-without-name] ein Wert ohne Namen der Eigenschaft
    [stray-bracket] einer schließenden eckigen Klammer in einem Text fehlt der Backslash
    [name-without-value] eine Eigenschaft ohne Wert
    [unclosed-value] ein Wert wird nicht geschlossen: die Aufzeichnung bricht mitten darin ab
    [unclosed-tree] eine Klammer wird nicht geschlossen: das Ende der Aufzeichnung fehlt womöglich
    [unmatched-close] eine schließende Klammer ohne öffnende
    [empty-tree] Klammern ohne Knoten
    [node-after-variations] ein Knoten nach Varianten
    [node-outside-tree] ein Knoten außerhalb von Klammern
    [damaged-utf-16] beschädigter UTF-16-Text
    [damaged-text] beschädigte Zeichen im Text
    [unknown-encoding] eine unbekannte Zeichenkodierung „{ $name }“
    [wrong-encoding] der Text hat nicht die angegebene Zeichenkodierung
    [several-encodings] die Partien nennen verschiedene Zeichensätze; jede wurde in ihrem gelesen
    [too-large] die Datei ist zu groß
    [too-many-moves] es sind mehr Züge, als gelesen werden
    [too-many] weitere Mängel sind nicht aufgezählt
    [bad-size] die Brettgröße ist nicht eine oder zwei Zahlen von 1 bis 52
    [bad-point] kein Punkt
    [unusual-point] ein Punkt ist ungewöhnlich geschrieben
    [point-twice] ein Knoten setzt auf denselben Punkt Verschiedenes; das Letzte zählt
    [unusual-pass] ein Passen ist ungewöhnlich geschrieben
    [several-values] mehrere Werte, wo einer erwartet wird; der letzte in der üblichen Form gilt
    [point-off-board] ein Punkt außerhalb des Bretts
    [handicap-no-number] die Vorgabe ist keine ganze Zahl
    [bad-color] weder B noch W
    [bad-komi] das Komi ist keine Zahl
    [komi-not-halves] das Komi ist kein Vielfaches eines halben Punkts
    [komi-converted] das Komi ist nicht in Punkten angegeben und wurde umgerechnet
    [result-converted] der Abstand ist nicht in Punkten angegeben und wurde umgerechnet
    [bad-result] das Ergebnis ist nicht zu verstehen
    [bad-date] das Datum ist nicht zu verstehen
    [bad-handicap] so viele Vorgabesteine haben keine festen Plätze
    [unknown-line] die Zeile ist nicht zu verstehen
    [states-other-game] die Aufzeichnung nennt ein anderes Spiel als Go
    [encrypted] die Aufzeichnung ist verschlüsselt
    [other-game] das ist die Aufzeichnung eines anderen Spiels als Go; füge sie einer Studie hinzu, die eine Partie Go hat
    [too-many-games] in der Datei sind zu viele Partien
   *[other] { $reason }
}
error-busy = { $of ->
    [address] Aus deinem Netz kommt zu viel auf einmal. Bitte versuche es in { $wait } { $unit } noch einmal.
   *[all] Der Server ist ausgelastet. Bitte versuche es gleich noch einmal.
}
error-crowded = { $of ->
    [study] Zu viele Seiten folgen dieser Studie.
    [address] Aus deinem Netz sind zu viele Seiten offen.
    [all] Auf diesem Server sind zu viele Seiten offen.
   *[game] Zu viele Seiten folgen dieser Partie.
}
error-unkept = Der Server kann jetzt nichts aufbewahren, also wurde nichts angelegt oder geändert. Wer ihn betreibt, muss nach ihm sehen: bitte sag dort Bescheid.
error-has-begun = Die Partie hat begonnen. Du kannst aufgeben oder weiterspielen.
error-not-rated = Nur Partien mit Uhr auf 9 × 9, 13 × 13 und 19 × 19 zählen für die Wertung.
error-full = Der Server hat keinen Platz für Neues. Partien und Studien, die da sind, gehen weiter.
error-too-much = Von dieser Adresse kam zu viel. Bitte versuche es in { $wait } { $unit } noch einmal.
error-internal = Im Server ist etwas schiefgegangen. Die Partie ist, wie sie war.
error-unreachable = Der Server antwortet nicht.
error-page-replay = Du siehst eine frühere Stellung. Geh zurück zur Partie, um zu spielen.
error-page-stone-dropped = Dein Stein auf { $point } kam zu spät: Die Partie ging inzwischen weiter.
error-page-stone-waits = Dein Stein auf { $point } wartet auf die Verbindung; vor ihm wird nichts anderes gesendet. Du kannst ihn zurücknehmen.
