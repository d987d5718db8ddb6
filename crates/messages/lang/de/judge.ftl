# Wie die Steine einer Stellung stehen und warum: was der Richter sagt.

judge-finished = Fertig{ judge-finished-by }: Es gibt nichts mehr zu gewinnen.
judge-finished-dame = Fertig{ judge-finished-by }: Es gibt nichts mehr zu gewinnen als Dame: { $points }.
judge-finished-points = Fertig{ judge-finished-by }: Es gibt nichts mehr zu gewinnen als Dame, und jeder davon ist ein Punkt für die Seite, die dort setzt: { $points }.
judge-finished-by = { $by ->
    [proof] {""}
    [read] , soweit ausgelesen wurde
   *[estimate] , soweit es sich schätzen lässt
}
judge-left = Nicht fertig: { $what }
judge-undecided = ein großer Teil des Bretts gehört noch niemandem
judge-border = eine Grenze ist offen bei { $points }
judge-region = { $from }–{ $to } ({ $points } Punkte)
judge-region-within = { $points } Punkte zwischen { $from } und { $to }
judge-teire = { $colour ->
    [black] Schwarz
   *[white] Weiß
} muss auf { $point } noch einen Stein setzen: Sind die Dame gefüllt, schlägt der Gegner dort etwas
judge-teire-unless = wer zuerst auf { $unless } setzt, entscheidet, ob { $colour ->
    [black] Schwarz
   *[white] Weiß
} auf { $point } noch einen Stein setzen muss
judge-added = { $colour ->
    [black] Schwarz
   *[white] Weiß
} muss auf { $point } noch einen Stein setzen, sonst schlägt der Gegner dort etwas, sobald die Dame gefüllt sind. Er ist mitgezählt.
judge-chain = { $colour ->
    [black] schwarze Kette
   *[white] weiße Kette
} { $point } ({ $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
})
judge-unsettled = { $chain }: { $why }
judge-must-capture = tote Steine zählen nach diesen Regeln als lebend und müssen vor dem Ende geschlagen werden: { $chains }
judge-dead = Tot: { $chain }: { $why } ({ $basis })
judge-to-capture = Lässt sich schlagen: { $chain }: { $why } ({ $basis })
judge-seki = In Seki: { $chain }: { $why } ({ $basis })
judge-proved = bewiesen
judge-read = ausgelesen, sofern die Steine ringsum stehen
judge-estimated = geschätzt, { $percent } %
judge-living = { $colour ->
    [black] Schwarz
   *[white] Weiß
} lebt mit { $all ->
    [one] { $all } Kette
   *[other] { $all } Ketten
}: { $proved } bewiesen, { $read } ausgelesen, { $estimated } geschätzt.
judge-counts-as = { $as ->
    [dead] Zählt vorerst als tot
   *[alive] Zählt vorerst als lebend
}: { $chain }{ for-now-because }
judge-counted = Zählung (Regeln: { $rules }): Schwarz { $black }, Weiß { $white }: { $outcome }
judge-counted-now = Gezählt, wie es steht (Regeln: { $rules }): Schwarz { $black }, Weiß { $white }
judge-assumed = Angenommen, weil es nirgends steht: { $what }.
judge-assumed-unclear = Angenommen, weil unklar ist, was darüber gesagt ist: { $what }.
judge-assumed-rules = die Regeln ({ $rules }{ $unread ->
    [none] {""}
   *[other] ; nicht als Regeln gelesen: { $unread }
})
judge-unread-name = „{ $name }“
judge-assumed-komi = das Komi ({ $komi })
judge-assumed-no-handicap = dass es keine Vorgabe gibt
judge-assumed-no-prisoners = dass es keine Gefangenen gibt
judge-assumed-none-taken = dass { $colour ->
    [black] Schwarz
   *[white] Weiß
} keine Steine gefangen hat
judge-assumed-to-move = dass Schwarz als Nächstes zieht

## Warum

why-two-eyes = sie hat zwei Augen oder ist mit Steinen verbunden, die sie haben
why-no-room = sie liegt zwischen lebenden Steinen des Gegners, mit Platz für höchstens ein Auge
why-holds = was der Gegner dort auch spielt, sie wird nicht geschlagen und braucht keine Antwort
why-answers = was der Gegner dort auch spielt, sie wird nicht geschlagen: { $answers }
why-captured = sie wird geschlagen, auch wenn ihr Besitzer zuerst zieht: { $line }
why-captured-untried = sie wird geschlagen, auch wenn ihr Besitzer zuerst zieht: Kein Zug ihres Besitzers dort muss beantwortet werden: { $line }
why-delayed = sie wird geschlagen, auch wenn ihr Besitzer zuerst zieht: Drohungen für ein Ko schieben das nur auf. Ohne Drohungen: { $line }
why-first-move = wer zuerst zieht, entscheidet: Ein Zug auf { $saved } rettet sie, sonst wird sie geschlagen: { $line }
why-first-move-or-ko = wer zuerst zieht, entscheidet: Ein Zug auf { $saved } rettet sie, sonst entscheidet ein Ko über sie: { $line }
why-taken-or-ko = wer zuerst zieht, entscheidet: Ein Zug auf { $fought } macht ein Ko daraus, sonst wird sie geschlagen: { $line }
why-ko = { $status ->
    [dead] { $point ->
        [none] ein Ko
       *[other] ein Ko auf { $point }
    } entscheidet über sie. Ohne Drohungen anderswo gewinnt der Gegner das Ko: { $line }
    [alive] { $point ->
        [none] ein Ko
       *[other] ein Ko auf { $point }
    } entscheidet über sie. Ohne Drohungen anderswo gewinnt ihr Besitzer das Ko: { $line }
   *[unsettled] { $point ->
        [none] ein Ko
       *[other] ein Ko auf { $point }
    } entscheidet über sie, und das Ko ist noch offen: Die Seite, die es gewinnt, setzt sich durch{ $line ->
        [none] {""}
       *[other] : { $line }
    }
}
why-freed = die Steine des Gegners, die sie einschließen, auf { $point }, sind tot
why-renewed = sie kann geschlagen werden, aber nur so, dass ihr Besitzer dort einen neuen Stein bekommt, der nicht zu schlagen ist: { $line }
why-imagined = in gedachtem Spiel, wo ein Ko erst nach einem Passen dafür zurückgeschlagen wird, wird sie geschlagen
why-foreseen = { $status ->
    [dead] zufällig zu Ende gespielte Partien und ein neuronales Netz zusammen erwarten, dass sie geschlagen wird
    [alive] zufällig zu Ende gespielte Partien und ein neuronales Netz zusammen erwarten, dass sie lebt
   *[unsettled] das Programm kann nicht sagen, ob sie lebt: zufällig zu Ende gespielte Partien und ein neuronales Netz zusammen geben keine klare Antwort
}
why-spare = { $why }; { $turns ->
    [one] selbst wenn der Gegner einmal
   *[other] selbst wenn der Gegner { $turns }-mal
} woanders spielt
why-shared = sie teilt { $points } mit Steinen des Gegners, und keine Seite kann die andere schlagen, indem sie dort zuerst setzt
why-playouts = { $status ->
    [dead] in den meisten zufällig zu Ende gespielten Partien wurde sie geschlagen
    [alive] in den meisten zufällig zu Ende gespielten Partien lebte sie
   *[unsettled] das Programm kann nicht sagen, ob sie lebt: in manchen zufällig zu Ende gespielten Partien lebte sie, in anderen wurde sie geschlagen
}
why-divided = das Programm kann nicht sagen, ob sie lebt: zufällig zu Ende gespielte Partien und ein neuronales Netz erwarten das Gegenteil voneinander
why-unread = das Programm kann nicht sagen, ob sie lebt: sie sieht nach Seki aus, aber ob sie geschlagen werden kann, ist nicht zu Ende gelesen
why-pass = passt
why-elsewhere = anderswo
