# Die Regeln in einfachen Worten: ein Satz für jeden Wert, den ein Regelwerk haben kann.

topic-repetition = Wiederholung
topic-suicide = Selbstmord
topic-ending = Ende des Spiels
topic-agreement = Tote Steine
topic-counting = Zählen
topic-komi = Komi und Vorgabe
topic-illegal = Regelwidrige Züge

## Repetition

rule-repetition-free = Nichts ist deshalb verboten, weil es schon einmal auf dem Brett war.
rule-ko = Ko: Ein Zug darf nicht die Stellung vor dem letzten Zug des Gegners wiederherstellen. Wer ein Ko zurückschlagen will, muss zuerst anderswo spielen.
rule-superko-positional = Ein Zug darf keine frühere Stellung wiederherstellen, gleich wer sie herbeigeführt hat (Stellungs-Superko).
rule-superko-situational = Ein Zug darf keine frühere Stellung mit demselben Spieler am Zug wiederherstellen (situatives Superko).
rule-superko-natural = Ein Zug darf keine Stellung wiederherstellen, die derselbe Spieler schon einmal durch einen Zug herbeigeführt hat (natürliches situatives Superko).
rule-superko-spight = Ein Zug darf keine Stellung wiederherstellen, die seit dem letzten Passen auf dem Brett war (Superko nach Spight).
rule-superko-unbalanced = Ein Zug darf keine frühere Stellung wiederherstellen, wenn ein Spieler seither mehr Steine geschlagen hat als der andere: kein endloses „Zwei geben, einen nehmen“.
rule-superko-hot = Heiße Steine: Ein Stein, der ein Ko geschlagen hat, darf selbst nicht durch Schlagen eines Kos genommen werden, bis ein Zug kein Ko geschlagen hat; Passen ist ein solcher Zug.
rule-superko-since-pass = Ein Zug darf keine Stellung wiederherstellen, die seit dem letzten Passen auf dem Brett war.
rule-superko-ing-left = Das ist eine Näherung. Ings Text unterscheidet kämpfende Kos, in denen Gruppen beider Seiten auf dem Spiel stehen, von störenden, in denen eine Seite nichts zu verlieren hat, und lässt den Störer nur einmal herumgehen. Welches welches ist, braucht ein Urteil: Tengen wendet auf jedes Ko die beiden Verbote oben an und überlässt den Rest den Spielern oder einem Schiedsrichter.
rule-cycle-no-result = Kehrt eine Stellung trotzdem wieder, etwa bei einem Dreifach-Ko, können die Spieler vereinbaren, dass die Partie ohne Ergebnis bleibt.
rule-cycle-draw = Kehrt eine Stellung trotzdem wieder, etwa bei einem Dreifach-Ko, können die Spieler ein Unentschieden vereinbaren.
rule-cycle-tie = Kehrt eine Stellung trotzdem wieder, etwa bei einem Dreifach-Ko, kann jeder der beiden ein Unentschieden verlangen, gleich wer am Zug ist.

## Suicide

rule-suicide-forbidden = Ein Zug darf die eigene Kette nicht ohne Freiheit lassen, es sei denn, er schlägt etwas.
rule-suicide-multi = Ein Zug darf die eigene Kette vom Brett nehmen, wenn sie mindestens zwei Steine hat; ein einzelner Stein darf nicht dorthin, wo er keine Freiheit hat.
rule-suicide-allowed = Ein Zug darf die eigene Kette vom Brett nehmen, soweit die Wiederholungsregel es zulässt.

## End of play

rule-stop-passes = { $passes ->
    [one] Das Spiel hält an, sobald jemand passt.
    [2] Das Spiel hält an, wenn zweimal in Folge gepasst wird.
    [3] Das Spiel hält an, wenn dreimal in Folge gepasst wird.
   *[other] Das Spiel hält an, wenn { $passes }-mal in Folge gepasst wird.
}
rule-stop-repeated = Das Spiel hält an, wenn ein Spieler in derselben Stellung zum zweiten Mal passt.
rule-button-taken = Wer als Erster passt, nimmt den Knopf und damit einen halben Punkt. Das hält nichts an und hebt das Ko-Verbot auf wie ein Zug anderswo.
rule-encore-always = Hält das Spiel zum ersten Mal an, beginnt ein Nachspiel; hält es wieder an, endet es.
rule-encore = Im Nachspiel gibt jedes Passen dem Gegner einen Stein, und beide machen gleich viele Züge: Wer weniger gemacht hat, passt am Ende noch einmal.

## Dead stones

rule-agreement-none = Nichts wird vereinbart: Alle Steine, die auf dem Brett bleiben, gelten als lebend. Was tot ist, muss vorher geschlagen werden.
rule-agreement = Die Spieler einigen sich, welche Steine tot sind; diese werden vom Brett genommen.
rule-dame-filled = Einigen dürfen sie sich erst, wenn außer in Sekis kein neutraler Punkt mehr frei ist.
rule-dispute-last-passer = Sind sie uneins, geht das Spiel weiter; der Gegner dessen, der zuletzt gepasst hat, zieht zuerst.
rule-dispute-requester = Verlangt es einer, geht das Spiel weiter; der Gegner dessen, der es verlangt, zieht zuerst.
rule-hypothetical-pass-for-ko = Ob Steine tot sind, entscheidet gedachtes Spiel, in dem der Gegner zuerst zieht und das auf dem Brett nichts ändert: Ein Ko, das darin geschlagen wurde, darf erst nach einem Passen für genau dieses Ko zurückgeschlagen werden.
rule-encore-dispute = Damit beginnt ein Nachspiel.
rule-alive-four-passes = Nach viermaligem Passen in Folge leben alle Steine, die auf dem Brett sind.
rule-alive-second-stop = Hält das Spiel ein zweites Mal an, leben alle Steine, die auf dem Brett sind.
rule-alive-no-agreement = Können sie sich nicht einmal einigen, wer weiterspielt, leben alle Steine, die auf dem Brett sind.

## Counting

rule-count-area = Gezählt wird Fläche: die lebenden Steine eines Spielers auf dem Brett und die leeren Punkte, die nur sie umschließen.
rule-count-territory = Gezählt wird Gebiet: die leeren Punkte, die ein Spieler umschließt, die geschlagenen Steine und die toten Steine des Gegners.
rule-seki-counts = Leere Punkte, die Steine in Seki umschließen, zählen wie andere.
rule-seki-counts-not = Leere Punkte, die Steine in Seki umschließen, zählen für niemanden.
rule-shared = Neutrale Punkte werden geteilt: jedem die Hälfte.
rule-group-tax = Für jede Gruppe, die für sich lebt, werden zwei Punkte abgezogen (Gruppensteuer).
rule-pass-stones = Jedes Passen gibt dem Gegner einen Stein als Gefangenen.
rule-pass-stones-agree = Jedes Passen gibt dem Gegner einen Stein als Gefangenen; so kommen Flächen- und Gebietszählung zum selben Ergebnis.
rule-white-last = Weiß macht den letzten Zug und passt dafür nötigenfalls noch einmal.
rule-button-last = Das letzte Passen bringt einen halben Punkt.
rule-button-both = Das erste Passen bringt einen halben Punkt, das letzte ebenso.
rule-first-pass = Schwarz gibt einen Punkt ab, wenn Weiß zuerst gepasst hat.
rule-ties-draw = Haben beide gleich viele Punkte, ist die Partie unentschieden (Jigo).
rule-ties-black = Haben beide gleich viele Punkte, gewinnt Schwarz.
rule-ties-white = Haben beide gleich viele Punkte, gewinnt Weiß.

## Komi and handicap

rule-komi-free = Ein Komi ist nicht festgelegt; die Spieler können eines vereinbaren.
rule-komi = Das übliche Komi dieser Regeln: In einer Partie ohne Vorgabe erhält Weiß { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
rule-komi-handicap = In einer Vorgabepartie erhält Weiß üblicherweise { $points ->
    [0] kein Komi.
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
rule-compensation-each = Weiß erhält außerdem einen Punkt für jeden Vorgabestein.
rule-compensation-after-first = Weiß erhält außerdem einen Punkt für jeden Vorgabestein nach dem ersten.

## Illegal moves

rule-illegal-refused = Am Brett gilt ein regelwidriger Zug nicht: Er wird zurückgenommen, und der Spieler zieht neu.
rule-illegal-pass = Am Brett wird ein regelwidriger Zug zurückgenommen und gilt als Passen, wenn der Gegner widerspricht, bevor er antwortet; sonst bleibt er stehen.
rule-illegal-loss = Am Brett verliert, wer einen regelwidrigen Zug macht.
rule-illegal-here = Tengen lehnt ihn ab und sagt, warum.
# The rulesets whose names begin with a small letter within a sentence, by their codes, or none.
rulesets-small = none
