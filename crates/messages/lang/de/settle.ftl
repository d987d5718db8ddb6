# Das Ende der Partie für ihre Spieler: warum die Steine so stehen, Folgen neben der Partie, ausgespielte Behauptungen.

reasons-title = Wie die Steine stehen, und warum
reasons-looking = Tengen sieht genauer hin …
reasons-finished = Es gibt nichts mehr zu gewinnen{ $basis ->
    [proved] {""}
    [read] , soweit ausgelesen wurde
   *[estimated] , soweit es sich schätzen lässt
}.
reasons-dame = Es sind noch neutrale Punkte frei, und jeder davon ist ein Punkt für die Seite, die dort setzt: { $points }.
reasons-none = Kein Stein ist tot, in Seki oder noch offen.
reasons-living = { $count ->
    [one] Eine Kette lebt
   *[other] { $count } Ketten leben
}
reason-chain = { $colour ->
    [black] Schwarz
   *[white] Weiß
} { $points } ({ $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
})
reason-dead = { $chains ->
    [one] Tot
   *[other] Alle tot
}
reason-alive = Lebt
reason-seki = { $chains ->
    [one] In Seki
   *[other] Alle in Seki
}
reason-unsettled = { $chains ->
    [one] Noch offen
   *[other] Alle noch offen
}
reason-marked = { $chains ->
    [one] Diese Kette ist
   *[other] Diese Ketten sind
}{ $status ->
    [unsettled] {" "}
   *[other] {" "}trotzdem{" "}
}als { $marked ->
    [dead] tot
    [seki] in Seki
   *[alive] lebend
} markiert{ $status ->
    [unsettled] , obwohl das nicht entschieden ist
   *[other] {""}
}.
# Why an open chain counts so for now.
for-now-because = { $because ->
    [first-move] , weil { $first ->
        [black] Schwarz
       *[white] Weiß
    } am Zug wäre, wenn das Spiel einfach weiterginge
    [estimate] , so sieht es aus, wenn { $first ->
        [black] Schwarz
       *[white] Weiß
    } zuerst zieht
    [open-ko] { $chains ->
        [one] , weil die Kette in einem offenen Ko zu schlagen ist
       *[other] , weil die Ketten in einem offenen Ko zu schlagen sind
    }
    [rules] , weil nach diesen Regeln keine Steine vom Brett kommen
    [undecided] { $chains ->
        [one] , weil noch nichts über die Kette entschieden hat
       *[other] , weil noch nichts über die Ketten entschieden hat
    }
   *[none] {""}
}
reason-counts = { $chains ->
    [one] Diese Kette zählt
   *[other] Diese Ketten zählen
} vorerst als { $as ->
    [dead] tot
    [seki] in Seki
   *[alive] lebend
}{ for-now-because }.
reason-as-marked = { $marked ->
    [dead] { $chains ->
        [one] Als tot markiert
       *[other] Alle als tot markiert
    }
    [alive] { $chains ->
        [one] Als lebend markiert
       *[other] Alle als lebend markiert
    }
   *[seki] { $chains ->
        [one] Als in Seki markiert
       *[other] Alle als in Seki markiert
    }
}
because-two-eyes = Diese Kette hat zwei Augen oder ist mit Steinen verbunden, die sie haben: Nichts kann sie schlagen.
because-no-room = { $chains ->
    [one] Diese Kette liegt zwischen lebenden Steinen des Gegners, und dort ist kein Platz für zwei Augen. Niemand muss sie schlagen: Sie wird vor dem Zählen weggenommen.
   *[other] Diese Ketten liegen zwischen lebenden Steinen des Gegners, und dort ist kein Platz für zwei Augen. Niemand muss sie schlagen: Sie werden vor dem Zählen weggenommen.
}
because-holds = Was der Gegner dort auch spielt, diese Kette wird nicht geschlagen.
because-captured = { $chains ->
    [one] Diese Kette ist nicht zu retten: Auch wenn ihr Besitzer zuerst zieht, wird sie geschlagen.
   *[other] Diese Ketten sind nicht zu retten: Auch wenn ihr Besitzer zuerst zieht, werden sie geschlagen.
}
because-first-move = Wer zuerst zieht, entscheidet: Ein Zug auf { $points } rettet diese Kette, sonst wird sie geschlagen. { because-first-move-advice }
because-first-move-or-ko = Wer zuerst zieht, entscheidet: Ein Zug auf { $points } rettet diese Kette, sonst entscheidet ein Ko über sie. { because-first-move-advice }
because-taken-or-ko = Wer zuerst zieht, entscheidet: Ein Zug auf { $points } macht ein Ko daraus, sonst wird diese Kette geschlagen. { because-first-move-advice }
because-first-move-advice = { $dispute ->
    [resume-opponent-of-requester] Verlangt eine Seite, dass weitergespielt wird, zieht die andere zuerst.
   *[other] Besser wird das ausgespielt, ehe sich beide Seiten einigen.
}
# About what was not read to its end, or depends on a ko.
because-advice-open = { $dispute ->
    [resume-opponent-of-requester] „{ trial }“ zeigt neben der Partie, wie es ausgeht. Verlangt eine Seite, dass weitergespielt wird, zieht die andere zuerst.
   *[other] Besser wird das ausgespielt, ehe sich beide Seiten einigen.
}
because-ko = { $status ->
    [dead] { $points ->
        [none] Ein Ko
       *[other] Ein Ko auf { $points }
    } entscheidet über { $chains ->
        [one] diese Kette
       *[other] diese Ketten
    }. Ohne Drohungen anderswo gewinnt der Gegner das Ko.
    [alive] { $points ->
        [none] Ein Ko
       *[other] Ein Ko auf { $points }
    } entscheidet über { $chains ->
        [one] diese Kette
       *[other] diese Ketten
    }. Ohne Drohungen anderswo gewinnt ihr Besitzer das Ko.
   *[unsettled] { $points ->
        [none] Ein Ko
       *[other] Ein Ko auf { $points }
    } entscheidet über { $chains ->
        [one] diese Kette
       *[other] diese Ketten
    }, und das Ko ist noch offen: Die Seite, die es gewinnt, setzt sich durch. { because-advice-open }
}
because-freed = Die Steine des Gegners, die diese Kette einschließen, auf { $points }, sind tot.
because-shared = Diese Kette teilt { $points } mit Steinen des Gegners. Keine Seite kann die andere schlagen, indem sie dort zuerst setzt. Darum bleiben beide auf dem Brett.
because-playouts = Zu Ende gelesen ist das nicht. { $status ->
    [dead] { $chains ->
        [one] In den meisten zufällig weitergespielten Partien wurde diese Kette geschlagen.
       *[other] In den meisten zufällig weitergespielten Partien wurden diese Ketten geschlagen.
    }
    [alive] In den meisten zufällig weitergespielten Partien lebte diese Kette.
   *[unsettled] { $chains ->
        [one] In manchen zufällig weitergespielten Partien lebte diese Kette, in anderen wurde sie geschlagen.
       *[other] In manchen zufällig weitergespielten Partien lebten diese Ketten, in anderen wurden sie geschlagen.
    }
}
because-foreseen = Zu Ende gelesen ist das nicht. { $status ->
    [dead] { $chains ->
        [one] Zufällig zu Ende gespielte Partien und ein neuronales Netz zusammen erwarten, dass diese Kette geschlagen wird.
       *[other] Zufällig zu Ende gespielte Partien und ein neuronales Netz zusammen erwarten, dass diese Ketten geschlagen werden.
    }
    [alive] Zufällig zu Ende gespielte Partien und ein neuronales Netz zusammen erwarten, dass diese Kette lebt.
   *[unsettled] Zufällig zu Ende gespielte Partien und ein neuronales Netz zusammen geben keine klare Antwort.
}
because-divided = Zu Ende gelesen ist das nicht. Zufällig zu Ende gespielte Partien und ein neuronales Netz erwarten das Gegenteil voneinander. { because-advice-open }
because-unread = { $chains ->
    [one] Diese Kette sieht nach Seki aus, aber ob sie geschlagen werden kann, ist nicht zu Ende gelesen. { because-advice-open }
   *[other] Diese Ketten sehen nach Seki aus, aber ob sie geschlagen werden können, ist nicht zu Ende gelesen. { because-advice-open }
}
because-renewed = Diese Kette kann geschlagen werden, aber nur so, dass ihr Besitzer dort einen neuen Stein bekommt, der nicht zu schlagen ist. Darum gilt sie als lebend.
because-imagined = { $chains ->
    [one] In gedachtem Spiel, wo ein Ko erst nach einem Passen dafür zurückgeschlagen wird, wird diese Kette geschlagen. Darum ist sie tot.
   *[other] In gedachtem Spiel, wo ein Ko erst nach einem Passen dafür zurückgeschlagen wird, werden diese Ketten geschlagen. Darum sind sie tot.
}
because-spare = Der Gegner könnte sogar { $turns ->
    [one] einmal
   *[other] { $turns }-mal
} woanders spielen.
basis-proved = Bewiesen.
basis-read = Zu Ende gelesen, soweit die Steine ringsum stehen.
basis-estimated = Geschätzt, zu { $percent } % sicher.
basis-unknown = { $chains ->
    [one] Das Programm kann nicht sagen, ob diese Kette lebt.
   *[other] Das Programm kann nicht sagen, ob diese Ketten leben.
}
reason-show = Zeigen
reason-show-lost = Zeigen, wie die Kette fällt
reason-show-saved = Zeigen, was die Kette rettet
reason-show-ko = Das Ko zeigen
reason-attack = Was, wenn { $colour ->
    [black] Schwarz
   *[white] Weiß
} auf { $point } spielt?
left-title = Noch zu spielen
left-border = Eine Grenze ist offen bei { $points }.
left-teire = { $colour ->
    [black] Schwarz
   *[white] Weiß
} muss auf { $point } noch einen Stein setzen: Sind die neutralen Punkte gefüllt, schlägt der Gegner dort etwas.
left-teire-unless = Wer zuerst auf { $unless } setzt, entscheidet, ob { $colour ->
    [black] Schwarz
   *[white] Weiß
} auf { $point } noch einen Stein setzen muss.
left-chain = Es ist offen, ob die Kette bei { $point } lebt.
left-capture = Die Kette bei { $point } ist tot, zählt nach diesen Regeln aber als lebend: Sie muss geschlagen werden.
left-undecided = Ein großer Teil des Bretts gehört noch niemandem.

## Neben der Partie

aside = Nicht die Partie
aside-back = Zurück zur Partie
line-text = Eine Folge, die es zeigt. Die Partie bleibt, wie sie ist.
line-at = { $move } von { $last }
line-end = Von hier an rettet nichts mehr die Steine.
trial = Ausspielen
trial-title = Ausspielen und dann zurückstellen?
trial-what = Die Stellung wird kopiert, und ihr spielt in der Kopie weiter: { $colour ->
    [black] Schwarz
   *[white] Weiß
} zieht zuerst und versucht, die Steine zu schlagen. Die Partie selbst bleibt, wie sie ist.
trial-after = Wenn beide passen, kommen die Steine zurück. Was sich gezeigt hat, ändert den Vorschlag; zustimmen müsst ihr ihm nicht.
trial-ko = In der Kopie darf ein Ko erst nach einem Passen für genau dieses Ko zurückgeschlagen werden.
trial-confirm = Ausspielen
trial-about = Neben der Partie ausgespielt: { $colour ->
    [black] Schwarz
   *[white] Weiß
} { $point }
trial-to-move = { $colour ->
    [black] Schwarz
   *[white] Weiß
} ist in der Kopie am Zug.
trial-dead = Wie es steht, sind die Steine geschlagen.
trial-alive = Wie es steht, leben die Steine.
trial-pass = Passen
trial-pass-for = Für das Ko bei { $point } passen
trial-judge = Tengen ziehen lassen
trial-thinking = Tengen wählt …
trial-concede-dead = Nachgeben: Die Steine sind tot
trial-concede-alive = Nachgeben: Die Steine leben
trial-put-back = Ohne Ergebnis zurückstellen
verdict = Ausgespielt: { $colour ->
    [black] Schwarz
   *[white] Weiß
} { $point } { $dead ->
    [yes] ist tot
   *[no] lebt
}.
verdict-conceded = { $colour ->
    [black] Schwarz
   *[white] Weiß
} hat nachgegeben.
verdict-show = Noch einmal zeigen
settle-by-trial = Der Vorschlag folgt dem, was ausgespielt wurde.

## Ablehnungen

error-trial-open = Eine Behauptung wird gerade ausgespielt. Beende das zuerst.
error-no-trial = Es wird nichts mehr ausgespielt.
error-pass-for-ko = In der Kopie darf das Ko bei { $point } erst nach einem Passen dafür zurückgeschlagen werden.
error-beyond-reading = Tengen kann das nicht zu Ende lesen. Spielt selbst weiter.
error-trial-superko = { $point } würde eine frühere Stellung wiederholen.
error-page-aside = Das ist nicht die Partie. Geh zuerst zu ihr zurück.
