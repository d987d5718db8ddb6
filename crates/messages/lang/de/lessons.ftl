# Der Kurs: was seine Seiten sagen und was der Schiedsrichter antwortet.

## Um die Seiten herum

learn-title = Go lernen
learn-intro = Von null bis zur ersten ganzen Partie, immer nur ein paar Minuten. Was du auch spielst, der Schiedsrichter antwortet; und du darfst es so oft versuchen, wie du magst.
learn-progress = { $done } von { $all } Seiten geschafft
learn-chapter-progress = { $done } von { $all }
learn-page-done = geschafft
learn-go-on = Weitermachen
learn-begin = Anfangen
learn-overview = Alle Seiten
learn-next = Nächste Seite
learn-back = Vorige Seite
learn-again = Noch einmal
learn-show = Zeig es mir
learn-pass = Passen
learn-check = Prüfen
learn-number = Deine Antwort
learn-number-right = Das stimmt.
learn-number-more = Es sind mehr. Zähle noch einmal.
learn-number-less = Es sind weniger. Zähle noch einmal.
learn-number-none = Gib eine Zahl ein.
learn-number-look = Hier wird nicht gespielt: Zähle und gib die Zahl ein.
learn-pick = Wähle alle richtigen Antworten.
learn-look-only = Auf dieser Seite gibt es nichts zu spielen.
learn-figure-booklet = Nach H. Hebsackers Einführung in die Regeln, Diagramm { $number }
learn-figure-aga = Nach Abbildung { $number } des AGA-Kommentars
learn-you-are = { $colour ->
    [black] Du spielst Schwarz.
   *[white] Du spielst Weiß.
}
learn-left = { $left ->
    [one] Noch eins.
   *[other] Noch { $left }.
}
learn-marked = markiert
learn-found = gefunden
learn-play-game = Auf 9×9 gegen den Computer spielen
learn-game-go-on = Deine Partie fortsetzen
learn-offline = Tengen ist gerade nicht zu erreichen. Die Seiten gehen trotzdem; nur eine Partie muss warten, bis es wieder da ist.
learn-not-loaded = Der Kurs konnte nicht geladen werden. Läuft Tengen noch?
learn-finished = Du hast alle Seiten geschafft. Der Rest ist Spielen: Setz dich hin und genieß eine Partie.
learn-forget = Vergessen, was ich geschafft habe

## Was der Schiedsrichter sagt

learn-no = Die Regeln erlauben das nicht.
learn-no-occupied = { $colour ->
    [black] Hier liegt schon ein schwarzer Stein. Gesetzt wird auf leere Punkte.
   *[white] Hier liegt schon ein weißer Stein. Gesetzt wird auf leere Punkte.
}
learn-no-suicide = { $stones ->
    [one] Nicht erlaubt: Der Stein hätte keine Freiheit. Das ist Selbstmord.
   *[other] Nicht erlaubt: Die Kette aus { $stones } Steinen hätte keine Freiheit. Das ist Selbstmord.
}
learn-no-ko = Nicht erlaubt: Das schlägt im Ko sofort zurück, und die vorige Stellung käme wieder. Spiel erst woanders.
learn-no-superko = { $move ->
    [0] Nicht erlaubt: Damit käme die Anfangsstellung wieder. Das ist Superko.
   *[other] Nicht erlaubt: Damit käme die Stellung nach Zug { $move } wieder. Das ist Superko.
}
learn-no-hot = Nicht erlaubt: Der Stein hat gerade ein Ko geschlagen und ist „heiß“. Spiel erst woanders.
learn-placed = { $place ->
    [corner] In der Ecke: Nur zwei Linien führen von hier weg.
    [edge] Am Rand: Drei Linien führen von hier weg.
   *[middle] Mitten im Freien: Vier Linien führen von hier weg.
}
learn-took = { $stones ->
    [one] Ein Stein geschlagen. Seine letzte Freiheit war besetzt.
   *[other] { $stones } Steine geschlagen. Ihre letzte Freiheit war besetzt.
}
learn-goes-on = { $colour ->
    [black] Gut. Schwarz antwortet auf { $point }. Weiter.
   *[white] Gut. Weiß antwortet auf { $point }. Weiter.
}
learn-goes-on-pass = { $colour ->
    [black] Gut. Schwarz kann nichts tun und passt. Weiter.
   *[white] Gut. Weiß kann nichts tun und passt. Weiter.
}
learn-ladder = { $colour ->
    [black] Atari! Schwarz läuft nach { $point }. Weiter.
   *[white] Atari! Weiß läuft nach { $point }. Weiter.
}
learn-slow = Entkommen können sie auch so nicht – aber es geht schneller.
learn-escapes = { $colour ->
    [black] Schwarz spielt { $point }, und seine Steine entkommen.
   *[white] Weiß spielt { $point }, und seine Steine entkommen.
}
learn-escapes-taking = { $colour ->
    [black] { $stones ->
        [one] Schwarz spielt { $point } und schlägt dir einen Stein. Jetzt ist er sicher.
       *[other] Schwarz spielt { $point } und schlägt dir { $stones } Steine. Jetzt ist er sicher.
    }
   *[white] { $stones ->
        [one] Weiß spielt { $point } und schlägt dir einen Stein. Jetzt ist er sicher.
       *[other] Weiß spielt { $point } und schlägt dir { $stones } Steine. Jetzt ist er sicher.
    }
}
learn-too-free = { $liberties ->
    [one] Eine Freiheit bleibt ihnen, und das genügt.
   *[other] { $liberties } Freiheiten bleiben ihnen, und das genügt.
}
learn-doomed = Diese Steine rettet nichts mehr.
learn-saved = Gerettet! Sie sind nicht mehr zu fangen.
learn-gave-away = Damit nimmst du gerade die Steine vom Brett, die du retten wolltest.
learn-lost = { $stones ->
    [one] { $colour ->
        [black] Schwarz spielt { $point } und schlägt deinen Stein.
       *[white] Weiß spielt { $point } und schlägt deinen Stein.
    }
   *[other] { $colour ->
        [black] Schwarz spielt { $point } und schlägt { $stones } Steine.
       *[white] Weiß spielt { $point } und schlägt { $stones } Steine.
    }
}
learn-lost-slowly = { $stones ->
    [one] { $colour ->
        [black] Schwarz spielt { $point }. Dein Stein entkommt nicht mehr.
       *[white] Weiß spielt { $point }. Dein Stein entkommt nicht mehr.
    }
   *[other] { $colour ->
        [black] Schwarz spielt { $point }. Deine { $stones } Steine entkommen nicht mehr.
       *[white] Weiß spielt { $point }. Deine { $stones } Steine entkommen nicht mehr.
    }
}
learn-self-atari = { $stones ->
    [one] Das geht, aber dein Stein hat nur noch eine Freiheit: Auf { $point } wird er geschlagen.
   *[other] Das geht, aber deine { $stones } Steine haben nur noch eine Freiheit: Auf { $point } werden sie geschlagen.
}
learn-own-territory = Das geht, aber dieser Punkt gehörte dir schon. Nach Gebiet gezählt hast du gerade einen Punkt verloren.
learn-their-territory = Das geht, aber hier ist das Gebiet deines Gegners: Dein Stein hat kaum Aussicht zu leben.
learn-elsewhere = Das geht, ist aber nicht, wonach diese Seite fragt.
learn-filled = Gefüllt, und nichts ist passiert.
learn-threat = Eine Drohung! Darauf muss er antworten.
learn-no-threat = { $colour ->
    [black] Das droht nichts: Schwarz deckt das Ko auf { $point }, und es ist vorbei.
   *[white] Das droht nichts: Weiß deckt das Ko auf { $point }, und es ist vorbei.
}
learn-no-threat-left = Das droht nichts.
learn-pass-right = Richtig: Zu gewinnen gibt es nichts mehr.
learn-pass-early = Passen darfst du immer, aber hier ist noch etwas zu tun.
learn-find-liberty = Ja, das ist eine Freiheit.
learn-find-liberty-stone = { $colour ->
    [black] Hier liegt ein schwarzer Stein. Freiheiten sind leere Punkte.
   *[white] Hier liegt ein weißer Stein. Freiheiten sind leere Punkte.
}
learn-find-liberty-diagonal = Das ist schräg. Freiheiten liegen entlang der Linien.
learn-find-liberty-apart = Leer, aber nicht neben diesen Steinen.
learn-find-chain = Ja, dieser Stein gehört zur Kette.
learn-find-chain-empty = Hier liegt kein Stein.
learn-find-chain-other = Dieser Stein hat die andere Farbe.
learn-find-chain-diagonal = Dieser Stein liegt nur schräg zur Kette: Keine Linie verbindet sie.
learn-find-chain-apart = Die Farbe stimmt, aber keine Reihe von Steinen führt hierher.
learn-find-atari = Ja: Nur eine Freiheit ist übrig.
learn-find-atari-empty = Hier liegt kein Stein.
learn-find-atari-other = Dieser Stein hat die andere Farbe.
learn-find-atari-no = { $liberties ->
    [one] Diese Kette hat eine Freiheit.
   *[other] Diese Kette hat { $liberties } Freiheiten: kein Atari.
}
learn-find-forbidden-stone = { $colour ->
    [black] Hier liegt schon ein schwarzer Stein. Such unter den leeren Punkten.
   *[white] Hier liegt schon ein weißer Stein. Such unter den leeren Punkten.
}
learn-find-forbidden-takes = { $stones ->
    [one] Erlaubt: Der Zug schlägt einen Stein und hat so eine Freiheit.
   *[other] Erlaubt: Der Zug schlägt { $stones } Steine und hat so Freiheiten.
}
learn-find-forbidden-no = { $liberties ->
    [one] Erlaubt: Es bliebe eine Freiheit.
   *[other] Erlaubt: Es blieben { $liberties } Freiheiten.
}
learn-find-territory = { $colour ->
    [black] Ja, diesen Punkt umgeben nur schwarze Steine.
   *[white] Ja, diesen Punkt umgeben nur weiße Steine.
}
learn-find-territory-stone = Hier liegt ein lebender Stein. Gebiet sind leere Punkte und die unter toten Steinen.
learn-find-territory-other = { $colour ->
    [black] Dieser Punkt gehört Schwarz.
   *[white] Dieser Punkt gehört Weiß.
}
learn-find-territory-neutral = Dieser Punkt berührt beide Farben: Er gehört niemandem.
learn-find-neutral = Ja: Er berührt beide Farben und gehört niemandem.
learn-find-neutral-stone = Hier liegt ein Stein.
learn-find-neutral-owned = { $colour ->
    [black] Dieser Punkt gehört Schwarz: Kein lebender weißer Stein berührt das Gebiet.
   *[white] Dieser Punkt gehört Weiß: Kein lebender schwarzer Stein berührt das Gebiet.
}
learn-find-dead = Ja, dieser Stein ist tot.
learn-find-dead-empty = Hier liegt kein Stein.
learn-find-dead-alive = { $colour ->
    [black] Dieser schwarze Stein lebt: Er ist nicht zu fangen.
   *[white] Dieser weiße Stein lebt: Er ist nicht zu fangen.
}
learn-find-handicap = Ja, hierhin kommt ein Stein.
learn-find-handicap-later = Ein Sternpunkt, aber er kommt erst bei mehr Steinen dran.
learn-find-handicap-no = Vorgabesteine liegen auf Sternpunkten, denen mit dem dicken Punkt.
learn-rules-allowed = Erlaubt.
learn-rules-takes = { $stones ->
    [one] Erlaubt: Der Zug schlägt einen Stein.
   *[other] Erlaubt: Der Zug schlägt { $stones } Steine.
}
learn-rules-suicide = { $stones ->
    [one] Erlaubt: Der Stein nimmt sich selbst vom Brett.
   *[other] Erlaubt: Die Kette aus { $stones } Steinen nimmt sich selbst vom Brett.
}
learn-rules-counts = { $colour ->
    [black] Der Punkt zählt für Schwarz.
   *[white] Der Punkt zählt für Weiß.
}
learn-rules-seki-eye = { $colour ->
    [black] Schwarz umgibt den Punkt, aber im Seki zählt er nicht.
   *[white] Weiß umgibt den Punkt, aber im Seki zählt er nicht.
}
learn-rules-neutral = Der Punkt gehört niemandem.
learn-rules-result = { $winner ->
    [black] { $points ->
        [one] Schwarz gewinnt mit 1 Punkt.
       *[other] Schwarz gewinnt mit { $points } Punkten.
    }
    [white] { $points ->
        [one] Weiß gewinnt mit 1 Punkt.
       *[other] Weiß gewinnt mit { $points } Punkten.
    }
   *[nobody] Unentschieden: Beide haben gleich viel, der Unterschied ist { $points }.
}
learn-choice-right = Richtig.
learn-choice-wrong = Das nicht.

## Das Brett

chapter-board = Das Brett
lesson-board-place = Ein Stein auf dem Brett
lesson-board-place-text = Gespielt wird auf den Kreuzungen der Linien, auch am Rand und in den Ecken. Schwarz beginnt.
lesson-board-place-task = Setz deinen ersten Stein auf eine beliebige Kreuzung.
lesson-board-place-done = Da bleibt er: Ein Stein zieht nie. Vom Brett kommt er nur, wenn er geschlagen wird.
lesson-board-turn = Abwechselnd
lesson-board-turn-text = Die Spieler setzen abwechselnd je einen Stein. Schwarz und Weiß haben begonnen; jetzt bist du dran, mit Weiß.
lesson-board-turn-task = Setz einen weißen Stein auf einen leeren Punkt.
lesson-board-turn-done = Mehr ist am Ziehen kaum dran. Man darf auch passen, aber früh in der Partie will das niemand.
lesson-board-aim = Worum es geht
lesson-board-aim-text = Ziel ist, mehr leere Punkte zu umgeben als der Gegner. Diese Partie ist zu Ende: Schwarz hat oben, Weiß unten.
lesson-board-aim-task = Zeig auf drei der Punkte, die Schwarz umgeben hat.
lesson-board-aim-done = Schwarz hat 20 solche Punkte und Weiß 22, also hat Weiß mit zwei Punkten gewonnen. Wie es dazu kommt, zeigen die nächsten Seiten.

## Freiheiten und Ketten

chapter-liberties = Freiheiten und Ketten
lesson-liberties-middle = Freiheiten
lesson-liberties-middle-text = Die leeren Punkte neben einem Stein, entlang der Linien, sind seine Freiheiten: seine Luft zum Atmen.
lesson-liberties-middle-task = Zeig auf alle Freiheiten des markierten Steins.
lesson-liberties-middle-done = Vier Freiheiten. Mehr hat kein einzelner Stein.
lesson-liberties-corner = Am Ende der Welt
lesson-liberties-corner-text = Am Rand hat ein Stein drei Freiheiten. In der Ecke ist es noch enger.
lesson-liberties-corner-task = Zeig auf alle Freiheiten des markierten Steins.
lesson-liberties-corner-done = Nur zwei. Darum sind Steine in der Ecke am schnellsten gefangen.
lesson-chain = Ketten
lesson-chain-text = Steine einer Farbe, die entlang der Linien verbunden sind, bilden eine Kette. Schräg verbindet nicht.
lesson-chain-task = Zeig auf alle Steine der Kette, zu der der markierte gehört.
lesson-chain-done = Vier Steine, eine Kette: Sie leben zusammen und werden zusammen geschlagen.
lesson-chain-liberties = Gemeinsam atmen
lesson-chain-liberties-text = Die Steine einer Kette teilen sich alle ihre Freiheiten.
lesson-chain-liberties-task = Wie viele Freiheiten hat die markierte Kette?
lesson-chain-liberties-done = Sechs, und zwar jeder der beiden Steine.
lesson-atari = Atari
lesson-atari-text = Eine Kette mit nur noch einer Freiheit steht im Atari: Der nächste Zug könnte sie schlagen.
lesson-atari-task = Zeig auf jeden weißen Stein im Atari.
lesson-atari-done = Dieser ist in Gefahr. Seine Nachbarn haben noch Luft.

## Schlagen

chapter-capture = Schlagen
lesson-capture-first = Der erste Gefangene
lesson-capture-first-text = Wer gegnerischen Steinen die letzte Freiheit nimmt, nimmt sie vom Brett. Der weiße Stein steht im Atari.
lesson-capture-first-task = Schlag den weißen Stein.
lesson-capture-first-done = Der Stein kommt vom Brett und ist dein Gefangener.
lesson-capture-edge = Schlagen am Rand
lesson-capture-edge-text = Am Rand braucht es weniger Steine, denn das Brett selbst nimmt Freiheiten.
lesson-capture-edge-task = Schwarz am Zug: Schlag den markierten Stein.
lesson-capture-edge-done = Drei Steine haben genügt.
lesson-capture-two = Zwei auf einmal
lesson-capture-two-text = Eine Kette wird immer als Ganzes geschlagen. Diesmal spielst du Weiß.
lesson-capture-two-task = Schlag die beiden markierten schwarzen Steine.
lesson-capture-two-done = Beide kommen zusammen vom Brett.
lesson-capture-corner = Drei in der Ecke
lesson-capture-corner-text = Drei weiße Steine füllen die Ecke und teilen sich eine letzte Freiheit.
lesson-capture-corner-task = Schwarz am Zug: Schlag die drei markierten Steine.
lesson-capture-corner-done = Drei Gefangene, und die Ecke gehört dir.
lesson-capture-several = Mehrere Ketten zugleich
lesson-capture-several-text = Ein Zug kann mehreren Ketten die letzte Freiheit nehmen. Dann kommen alle vom Brett.
lesson-capture-several-task = Schlag so viele Steine, wie du kannst.
lesson-capture-several-done = Vier Ketten mit einem einzigen Stein.
lesson-capture-save = Entkommen
lesson-capture-save-text = Dein markierter Stein steht im Atari. Verlängerst du ihn, bekommt seine Kette neue Freiheiten.
lesson-capture-save-task = Rette den markierten Stein.
lesson-capture-save-done = Gemeinsam mit seinem Nachbarn hat er wieder Luft.
lesson-capture-save-taking = Angriff als Verteidigung
lesson-capture-save-taking-text = Weglaufen hilft hier nicht: Es ist kein Platz. Aber schau, wie viele Freiheiten deine Angreifer haben.
lesson-capture-save-taking-task = Rette die beiden markierten Steine.
lesson-capture-save-taking-done = Wer die Angreifer schlägt, wird nicht mehr angegriffen.
lesson-capture-values = Was ein Schlag einbringt
lesson-capture-values-text = Alle drei Schläge sind gespielt. Schwarz hat vier Steine genommen, und wo sie lagen, sind vier leere Punkte, die nur er umgibt; ein Gefangener und ein Gebietspunkt zählen je einen Punkt.
lesson-capture-values-task = Wie viele Punkte hat Schwarz?
lesson-capture-values-done = Vier Punkte und vier Gefangene: acht. Ein geschlagener Stein zählt sozusagen doppelt.

## Selbstmord

chapter-suicide = Ohne Freiheit kein Zug
lesson-suicide = Verbotene Punkte
lesson-suicide-text = Die meisten Regelwerke verbieten einen Zug, nach dem die eigenen Steine keine Freiheit mehr haben.
lesson-suicide-task = Zeig auf die beiden leeren Punkte, auf die Schwarz nicht setzen darf.
lesson-suicide-done = Links würde ein einzelner Stein ersticken, rechts eine ganze Kette.
lesson-suicide-takes = Schlagen geht vor
lesson-suicide-takes-text = Nun hat Schwarz einen Stein auf C5. Schlägt ein Zug Steine, kommen zuerst diese vom Brett, und so hat er immer eine Freiheit.
lesson-suicide-takes-task = Setz dorthin, wo es vorhin verboten war.
lesson-suicide-takes-done = Fünf Steine geschlagen. Ein Zug, der schlägt, ist nie Selbstmord.

## Ko

chapter-ko = Ko
lesson-ko-take = Ein Ko
lesson-ko-take-text = Hier stehen beide so, dass ein Stein geschlagen werden kann – und wer schlägt, steht selbst im Atari.
lesson-ko-take-task = Schwarz am Zug: Schlag den weißen Stein.
lesson-ko-take-done = Schlüge Weiß gleich zurück, ginge es ewig so weiter. Also darf er nicht: Er muss erst woanders spielen.
lesson-ko-threat = Eine Ko-Drohung
lesson-ko-threat-text = Schwarz hat auf F5 das Ko geschlagen, und du, Weiß, willst es zurück. Also droh erst etwas, worauf er antworten muss.
lesson-ko-threat-task = Droh etwas, und schlag dann das Ko zurück.
lesson-ko-threat-done = Jetzt braucht Schwarz eine Drohung. So geht ein Ko-Kampf.
lesson-ko-end = Das Ende eines Kos
lesson-ko-end-text = Schwarz hat das Ko geschlagen, und Weiß hat woanders gespielt, ohne etwas Rechtes zu drohen.
lesson-ko-end-task = Beende das Ko, sodass Weiß deinen Stein auf F5 nicht mehr schlagen kann.
lesson-ko-end-done = Gedeckt und erledigt. Weiß hatte dafür zwei Züge woanders.
lesson-ko-not = Das war kein Ko
lesson-ko-not-text = Schwarz hat gerade mit einem Stein drei geschlagen. Du, Weiß, darfst zurückschlagen: Die Stellung von vorher kommt nicht wieder.
lesson-ko-not-task = Schlag den schwarzen Stein, der deine geschlagen hat.
lesson-ko-not-done = Nur wo ein einzelner Stein hin- und hergeschlagen wird, wiederholt sich die Stellung; nur das ist Ko.

## Steine fangen

chapter-tactics = Steine fangen
lesson-ladder = Die Treppe
lesson-ladder-text = Die zwei weißen Steine haben zwei Freiheiten. Gib jedes Mal von der richtigen Seite Atari, dann laufen sie ins Verderben.
lesson-ladder-task = Jag die weißen Steine übers Brett, bis sie geschlagen sind.
lesson-ladder-done = Immer Atari, immer auf der Seite, wo sie hinauskämen: Das ist eine Treppe. Ein weißer Stein im Weg hätte sie gebrochen.
lesson-net = Das Netz
lesson-net-text = Manchmal ist es besser, nicht Atari zu geben, sondern aus der Ferne alle Auswege zu schließen.
lesson-net-task = Fang den markierten Stein, obwohl oben rechts ein weißer Stein wartet.
lesson-net-done = Wie Weiß sich auch windet, das Netz hält.
lesson-snapback = Die Mausefalle
lesson-snapback-text = Gibst du von links Atari, verbindet Weiß und ist sicher. Du darfst ihm aber einen Stein anbieten.
lesson-snapback-task = Schlag die beiden markierten weißen Steine.
lesson-snapback-done = Weiß nahm einen Stein und verlor drei. Ein Ko war es nicht, denn du hast mehr als einen geschlagen.

## Leben und Tod

chapter-life = Leben und Tod
lesson-eyes-two = Zwei Augen
lesson-eyes-two-text = Die schwarze Kette umgibt zwei getrennte Punkte. Weiß müsste beide besetzen – aber darf er das?
lesson-eyes-two-task = Zeig auf die beiden Punkte, auf die Weiß nicht setzen darf.
lesson-eyes-two-done = Zwei Augen, und niemand kann diese Steine je schlagen: Sie leben.
lesson-eyes-make = Zwei Augen machen
lesson-eyes-make-text = Deine Steine in der Ecke sind umzingelt und haben Platz für drei Punkte in einer Reihe.
lesson-eyes-make-task = Spiel so, dass deine Steine leben.
lesson-eyes-make-done = Der Punkt in der Mitte macht aus einem Raum zwei Augen.
lesson-eyes-prevent = Zwei Augen verhindern
lesson-eyes-prevent-text = Dieselbe Form von der anderen Seite: Jetzt gehören die Steine in der Ecke Weiß, und du bist am Zug.
lesson-eyes-prevent-task = Spiel so, dass Weiß keine zwei Augen mehr bekommt.
lesson-eyes-prevent-done = Der entscheidende Punkt ist für beide derselbe. Die weißen Steine sind tot.
lesson-eyes-false = Ein falsches Auge
lesson-eyes-false-text = Schwarz scheint zwei Augen zu haben. Aber eines hängt am markierten Stein, und der lässt sich schlagen.
lesson-eyes-false-task = Weiß am Zug: Schlag den markierten Stein.
lesson-eyes-false-done = Das zweite Auge war falsch. Mit nur einem ist die ganze Gruppe verloren.
lesson-dead = Tot, wie sie liegen
lesson-dead-text = Dieselbe Stellung, bevor etwas gespielt wurde. Weiß muss diese Steine gar nicht schlagen: Am Ende kommen sie so vom Brett.
lesson-dead-task = Zeig auf alle toten Steine.
lesson-dead-done = Alle fünf sind tot, ganz ohne Zug.
lesson-seki = Seki
lesson-seki-text = Keine der beiden Ketten in der Mitte hat zwei Augen. Sie teilen sich die zwei markierten Freiheiten – und wer eine besetzt, setzt sich selbst ins Atari.
lesson-seki-task = Du bist am Zug. Was tust du?
lesson-seki-done = Beide leben nebeneinander: Seki. Die zwei Punkte dazwischen gehören niemandem.

## Das Ende

chapter-end = Das Ende der Partie
lesson-end-neutral = Neutrale Punkte
lesson-end-neutral-text = Die Partie ist fast vorbei. Was beide Farben berührt, gehört niemandem: neutrale Punkte, auch Dame genannt.
lesson-end-neutral-task = Zeig auf den letzten neutralen Punkt.
lesson-end-neutral-done = Gebiet bringt er niemandem, aber vor dem Zählen wird er gefüllt.
lesson-end-fill = Den letzten Punkt füllen
lesson-end-fill-text = Du spielst Weiß. Woanders würdest du nur dein eigenes Gebiet verkleinern oder einen Stein verlieren.
lesson-end-fill-task = Füll den neutralen Punkt.
lesson-end-fill-done = Jetzt ist jede Grenze geschlossen.
lesson-end-pass = Passen
lesson-end-pass-text = Nichts ist mehr offen, und du bist mit Schwarz am Zug.
lesson-end-pass-task = Beende die Partie.
lesson-end-pass-done = Du hast gepasst, Weiß hat gepasst: zweimal Passen nacheinander, und das Spiel ruht.
lesson-end-not-yet = Warum war mein Passen nicht das Ende?
lesson-end-not-yet-text = Du hast gepasst, aber Weiß hat noch einmal gespielt, auf E1. Einmal Passen beendet nichts – und E1 droht etwas.
lesson-end-not-yet-task = Antworte darauf, und bring dann die Partie zu Ende.
lesson-end-not-yet-done = Du hast geantwortet, Weiß hat gepasst, du hast gepasst: Jetzt ist Schluss. Schau genau hin, bevor du passt.
lesson-end-dead = Tote Steine
lesson-end-dead-text = Nach zweimal Passen einigen sich die Spieler, welche Steine tot sind. Die kommen vom Brett, ohne geschlagen zu werden.
lesson-end-dead-task = Zeig auf den Stein, der nicht mehr leben kann.
lesson-end-dead-done = Der schwarze Stein ist verloren. Sind sich die Spieler nicht einig, spielen sie einfach weiter.

## Zählen

chapter-count = Zählen
lesson-count-territory = Gebiet zählen
lesson-count-territory-text = Nach japanischen Regeln zählen die leeren Punkte, die du umgibst, und deine Gefangenen. Schwarz hat keinen Gefangenen.
lesson-count-territory-task = Wie viele Punkte hat Schwarz?
lesson-count-territory-done = 25 Punkte Gebiet.
lesson-count-prisoners = Auch Gefangene zählen
lesson-count-prisoners-text = Der schwarze Stein auf H6 ist tot und kommt vom Brett. Er zählt einen Punkt für Weiß, und der Punkt, auf dem er lag, auch.
lesson-count-prisoners-task = Wie viele Punkte hat Weiß?
lesson-count-prisoners-done = 23 Punkte Gebiet und ein Gefangener: 24. Schwarz gewinnt mit einem Punkt.
lesson-count-return = Gefangene zurücksetzen
lesson-count-return-text = In Japan setzt man seine Gefangenen ins Gebiet des Gegners; der Unterschied bleibt gleich, und es ist weniger zu zählen. Schwarz hat drei weiße Steine, Weiß einen schwarzen.
lesson-count-return-task-1 = Setz die drei weißen Steine ins weiße Gebiet.
lesson-count-return-task-2 = Setz nun den schwarzen Stein ins schwarze Gebiet.
lesson-count-return-task-3 = Wie viele Punkte des weißen Gebiets sind jetzt noch leer?
lesson-count-return-task-4 = Und wie viele des schwarzen?
lesson-count-return-task-5 = Mit wie vielen Punkten gewinnt Schwarz?
lesson-count-return-done = 33 gegen 26, und niemand hat noch Gefangene zu zählen.
lesson-count-game = Eine ganze Partie
lesson-count-game-text = Das ist die Partie von den ersten Seiten nach 39 Zügen. Geschlagen hat niemand.
lesson-count-game-task = Mit wie vielen Punkten gewinnt Weiß?
lesson-count-game-done = 22 gegen 20.
lesson-count-area = Fläche zählen
lesson-count-area-text = Nach chinesischen Regeln zählen die Steine auf dem Brett und die Punkte, die sie umgeben; Gefangene nicht. Der tote Stein auf H6 ist weg.
lesson-count-area-task = Wie viele Punkte hat Schwarz jetzt?
lesson-count-area-done = 41 gegen 40, wieder ein Punkt. Haben beide gleich oft gezogen, stimmen die zwei Zählweisen überein.
lesson-count-half = Das halbe Brett
lesson-count-half-text = In China zählt man nur eine Farbe. Wer mehr als die Hälfte aller Punkte hat, hier 40½ von 81, gewinnt mit dem Doppelten dessen, was er darüber hat.
lesson-count-half-task = Mit wie vielen Punkten gewinnt Schwarz?
lesson-count-half-done = Schwarz hat 43, das sind 2½ über der Hälfte: fünf Punkte.
lesson-count-chinese = Von Hand wie in China
lesson-count-chinese-text = In China zählt man eine Farbe mit den Händen: erst ihr Gebiet, mit Steinen aus der Dose auf eine runde Zahl gebracht, dann ihre Steine in Zehnerhäufchen. Schwarz hat hier 25 Punkte Gebiet.
lesson-count-chinese-task-1 = Nimm den toten Stein vom Brett.
lesson-count-chinese-task-2 = Bring das schwarze Gebiet auf eine runde Zahl: Setz fünf schwarze Steine hinein.
lesson-count-chinese-task-3 = Wie viele Punkte des schwarzen Gebiets sind jetzt noch leer?
lesson-count-chinese-task-4 = Nun alle schwarzen Steine in Zehnerhäufchen: Wie viele sind auf dem Brett?
lesson-count-chinese-task-5 = Zusammen 41, und das halbe Brett ist 40½. Mit wie vielen Punkten gewinnt Schwarz?
lesson-count-chinese-done = Einen halben Punkt über der Hälfte: ein Sieg mit einem Punkt, genau wie nach japanischen Regeln.
lesson-count-pass-stones = Passsteine
lesson-count-pass-stones-text = Nach AGA-Regeln gibt jedes Passen einen Stein als Gefangenen ab, und Weiß passt zuletzt. Die Partie von eben endete mit drei Mal Passen: Weiß, Schwarz, Weiß – Schwarz hält zwei Steine, Weiß einen.
lesson-count-pass-stones-task = Schwarz hat 20 Punkte Gebiet und Weiß 22. Mit wie vielen Punkten gewinnt Weiß nun?
lesson-count-pass-stones-done = 23 gegen 22: genau, was auch die Fläche ergäbe.
lesson-count-aga = Von Hand nach AGA
lesson-count-aga-text = Nach AGA-Regeln hat jedes Passen einen Stein abgegeben. Hier hat Schwarz gepasst, dann Weiß. Gefangene und Passsteine kommen zurück ins Gebiet ihrer eigenen Farbe, und was leer bleibt, wird verglichen.
lesson-count-aga-task-1 = Nimm den toten Stein vom Brett: Weiß hält ihn nun.
lesson-count-aga-task-2 = Weiß hält zwei schwarze Steine, den toten und den Passstein. Setz beide ins schwarze Gebiet.
lesson-count-aga-task-3 = Schwarz hält einen weißen Stein. Setz ihn ins weiße Gebiet.
lesson-count-aga-task-4 = Wie viele Punkte des schwarzen Gebiets sind jetzt noch leer?
lesson-count-aga-task-5 = Und wie viele des weißen?
lesson-count-aga-task-6 = Mit wie vielen Punkten gewinnt Schwarz?
lesson-count-aga-done = 23 gegen 22: ein Punkt, genau wie nach Fläche gezählt. Dafür sind Passsteine da.
lesson-count-komi = Komi
lesson-count-komi-text = Schwarz hat den Vorteil des ersten Zugs, dafür bekommt Weiß Punkte: Komi, hier 6½. Der halbe sorgt dafür, dass es einen Sieger gibt.
lesson-count-komi-task = Schwarz hat 25 Punkte, Weiß 24 und Komi. Mit wie vielen Punkten gewinnt Weiß?
lesson-count-komi-done = 30½ gegen 25: Weiß gewinnt mit 5½.

## Vor der Partie

chapter-before = Vor der Partie
lesson-before-handicap = Vorgabe
lesson-before-handicap-text = Der Schwächere nimmt Schwarz und darf zuerst Steine auf die Sternpunkte legen. Danach zieht Weiß.
lesson-before-handicap-task = Leg vier Vorgabesteine.
lesson-before-handicap-done = Einer in jede Ecke. Bei neun liegt auf jedem Sternpunkt einer.
lesson-before-nigiri = Nigiri
lesson-before-nigiri-text = Gleich Starke losen die Farben aus: Einer greift eine Handvoll weißer Steine, der andere legt einen schwarzen Stein für „ungerade“ oder zwei für „gerade“ hin. Du hast einen hingelegt, und dein Gegner zählt sieben.
lesson-before-nigiri-task = Wer spielt welche Farbe?
lesson-before-nigiri-option-1 = Ich habe Schwarz.
lesson-before-nigiri-option-2 = Ich habe Weiß.
lesson-before-nigiri-option-3 = Ich darf wählen.
lesson-before-nigiri-reply-1 = Sieben ist ungerade, du hast also richtig geraten, und wer richtig rät, hat Schwarz.
lesson-before-nigiri-reply-2 = Nur, wenn du falsch geraten hättest.
lesson-before-nigiri-reply-3 = Nigiri entscheidet von selbst.
lesson-before-nigiri-done = Damit sind die Farben verteilt.
lesson-before-clock = Die Uhr
lesson-before-clock-text = Beim Byo-yomi hat man erst eine Grundzeit und dann einige Perioden, hier drei von 30 Sekunden. Wer innerhalb von 30 Sekunden zieht, behält seine Perioden.
lesson-before-clock-task = Deine Grundzeit ist um, und du denkst 40 Sekunden über einen Zug nach. Was geschieht?
lesson-before-clock-option-1 = Ich habe auf Zeit verloren.
lesson-before-clock-option-2 = Eine Periode ist verbraucht, zwei sind übrig.
lesson-before-clock-option-3 = Nichts, ich habe noch 50 Sekunden.
lesson-before-clock-reply-1 = Erst wenn die letzte Periode verbraucht ist.
lesson-before-clock-reply-2 = Die ersten 30 Sekunden waren eine ganze Periode; die übrigen zehn gehören zur zweiten, und die behältst du.
lesson-before-clock-reply-3 = Perioden werden nicht zusammengezählt. Jede beginnt mit jedem Zug von neuem.
lesson-before-clock-done = Wer rechtzeitig zieht, behält die Periode.
lesson-before-etiquette = Gute Sitten
lesson-before-etiquette-text = Go ist ein stilles Gespräch zu zweit, und ein paar Gewohnheiten machen es angenehm.
lesson-before-etiquette-task = Was gehört sich?
lesson-before-etiquette-option-1 = Den Gegner vor der Partie grüßen und ihm danach danken
lesson-before-etiquette-option-2 = In der Dose wühlen, während der Gegner nachdenkt
lesson-before-etiquette-option-3 = Einen Stein erst setzen, wenn man sich entschieden hat, und ihn liegen lassen
lesson-before-etiquette-option-4 = Fremde Partien laut kommentieren
lesson-before-etiquette-reply-1 = Und oft sehen sich beide die Partie danach noch gemeinsam an.
lesson-before-etiquette-reply-2 = Das stört. Nimm einen Stein, wenn du weißt, wohin er soll.
lesson-before-etiquette-reply-3 = Gesetzt ist gesetzt.
lesson-before-etiquette-reply-4 = Zuschauer schweigen, bis die Partie vorbei ist.
lesson-before-etiquette-done = Auf eine gute Partie!

## Regelwerke

chapter-rules = Worin sich Regelwerke unterscheiden
lesson-rules-suicide = Eigene Steine wegnehmen
lesson-rules-suicide-text = Hier würde Schwarz seinen eigenen sechs Steinen die letzte Freiheit nehmen. Nicht jedes Regelwerk verbietet das.
lesson-rules-suicide-task = Nach welchen Regeln darf Schwarz auf den markierten Punkt setzen?
lesson-rules-suicide-done = Neuseeland und Ing erlauben es: Die eigene Kette kommt vom Brett. Ein guter Zug ist es selten, aber es kann eine Ko-Drohung sein.
lesson-rules-superko = Superko
lesson-rules-superko-text = Vier Züge sind gespielt: zwei Steine hier geschlagen, zwei dort. Setzt Weiß jetzt auf den markierten Punkt, kommt die Stellung von vor drei Zügen wieder.
lesson-rules-superko-task = Nach welchen Regeln darf Weiß auf den markierten Punkt setzen?
lesson-rules-superko-done = Superko verbietet, irgendeine frühere Stellung wiederherzustellen. Wo nur die einfache Ko-Regel gilt, könnten die Spieler im Kreis ziehen und sich einigen, dass die Partie ohne Ergebnis bleibt.
lesson-rules-send-two = Zwei geben, einen nehmen
lesson-rules-send-two-text = Weiß hat zwei Steine hineingesetzt, Schwarz hat sie mit einem geschlagen, und nun könnte Weiß diesen einen zurückschlagen. Dann läge alles wie zuvor, nur wäre der andere am Zug.
lesson-rules-send-two-task = Nach welchen Regeln darf Weiß auf dem markierten Punkt zurückschlagen?
lesson-rules-send-two-done = Die einen sehen nur auf die Steine, die anderen auch darauf, wer am Zug ist; in China ist es verboten, weil eine Seite dabei immer mehr Gefangene macht.
lesson-rules-seki-eye = Ein Auge im Seki
lesson-rules-seki-eye-text = Rechts leben Schwarz und Weiß in einem Seki, und jeder hat darin ein Auge. Das schwarze ist markiert.
lesson-rules-seki-eye-task = Nach welchen Regeln zählt der markierte Punkt für Schwarz?
lesson-rules-seki-eye-done = Japanische und koreanische Regeln zählen im Seki nichts, alle anderen zählen, was umgeben ist.
lesson-rules-seki-dame = Neutrale Punkte für eine Seite
lesson-rules-seki-dame-text = In diesem Seki gibt es Punkte, die nur Schwarz ohne Schaden füllen kann. Nach AGA-Regeln ist jeder einen Punkt wert, und Weiß kann nur passen.
lesson-rules-seki-dame-task = Füll zwei solche Punkte, und pass dann.
lesson-rules-seki-dame-done = Zwei Punkte gewonnen. Nach japanischen Regeln wären sie nichts wert gewesen.
lesson-rules-bent-four = Winkelvier in der Ecke
lesson-rules-bent-four-text = Weiß könnte nur durch ein Ko leben, das Schwarz beginnen darf, wann er will. Nach japanischen Regeln sind solche Steine tot, wie sie liegen; anderswo muss Schwarz es ausspielen.
lesson-rules-bent-four-task = Zeig auf alle Steine, die nach japanischen Regeln tot sind.
lesson-rules-bent-four-done = Schwarz wartet, bis keine Ko-Drohungen mehr da sind, dann ist das Ko so gut wie gewonnen. Die japanischen Regeln ersparen ihm die Mühe.
lesson-rules-group-tax = Gruppensteuer
lesson-rules-group-tax-text = Im alten China zählten nur Steine, und die zwei Augen jeder Gruppe lassen sich nicht mit Steinen füllen. Also gehen für jede Gruppe zwei Punkte ab. Weiß hat 28 Punkte Fläche in zwei Gruppen.
lesson-rules-group-tax-task = Wie viele Punkte hat Weiß mit Gruppensteuer?
lesson-rules-group-tax-done = 28 weniger vier: 24. Es lohnt sich, seine Steine zu verbinden.
lesson-rules-button = Der Knopf
lesson-rules-button-text = Nach Gebiet ist diese Partie unentschieden, nach Fläche hat Schwarz einen Punkt mehr, weil er den letzten Zug gemacht hat. Beim Knopf-Go nimmt, wer zuerst passt, einen Knopf für einen halben Punkt: Hier hat ihn Schwarz.
lesson-rules-button-task = Nach welchen Regeln gewinnt Schwarz?
lesson-rules-button-done = Mit dem Knopf liegt das Ergebnis dazwischen: ein halber Punkt für Schwarz.
lesson-rules-handicap = Was Vorgabe wert ist
lesson-rules-handicap-text = Angenommen, diese Partie hatte vier Vorgabesteine. Nach Fläche zählen sie für Schwarz, und manche Regelwerke geben Weiß dafür etwas zurück.
lesson-rules-handicap-task = Nach welchen Regeln gewinnt nun Weiß?
lesson-rules-handicap-done = In China bekommt Weiß einen Punkt je Stein, bei der AGA für jeden außer dem ersten. So hat dasselbe Brett verschiedene Sieger.

## Eine eigene Partie

chapter-game = Deine erste Partie
lesson-game-first = Eine ganze Partie
lesson-game-first-text = Jetzt weißt du alles, was du brauchst. Spiel auf einem kleinen Brett, lass dir Zeit, und gräm dich nicht, wenn du verlierst: Alle haben ihre ersten Partien verloren.
lesson-game-first-task = Spiel eine Partie auf 9×9 gegen einen sanften Gegner.
lesson-game-first-done = Gut gespielt! Die nächste Partie wird noch besser.
