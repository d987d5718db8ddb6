# Motorns del av en studie: värderingar i partier, förluster, rapport, gissade drag, fortsatt spel.

## Värderingar i partiet

recorded = Visa vad partifilen säger ({ $programs })
recorded-by = I partifilen, av { $source }:
recorded-engine = { $program } ({ $engine })
recorded-visits = { $count ->
    [one] 1 besök.
   *[other] { $shown } besök.
}
study-with-evaluations = Med motorns värderingar i filen

## Vad dragen förlorade

losses = Båda sidornas spel
losses-by = Efter sida, fas och nivå
losses-level-label = Dragen benämns som för
losses-level = { $which ->
    [r20k] 20 till 10 kyu
    [r9k] 9 till 1 kyu
   *[r1d] dan-spelare
}
losses-side-label = Misstag av
losses-side = { $which ->
    [black] Svart
    [white] Vit
   *[both] båda sidor
}
losses-phases-label = Misstag i
losses-phases = { $which ->
    [opening] öppningen
    [middle] mittspelet
    [end] slutspelet
   *[all] hela partiet
}
losses-phase = { $phase ->
    [opening] öppning
    [middle] mittspel
    [end] slutspel
   *[all] hela partiet
}
losses-column-phase = Fas
losses-column-moves = Drag
losses-column-mean = Förlorade poäng per drag
losses-column-inaccuracies = Onog{ "\u00AD" }grann{ "\u00AD" }heter
losses-column-mistakes = Misstag
losses-column-blunders = Grova misstag
losses-names = Förlorade poäng: onoggrannhet från { $inaccuracy }, misstag från { $mistake }, grovt misstag från { $blunder }.

## Rapporten

report = Rapport
report-back = Tillbaka till studien
report-print = Skriv ut
report-network = Tengen med nätverket { $name }
report-judged = Bedömt av { $engine }{ $spread ->
    [none] {""}
    [wide] , { $least } till { $most } besök per ställning
   *[even] { $count ->
        [one] , 1 besök per ställning
       *[other] , { $most } besök per ställning
    }
}.
report-no-engine = Motorn är avstängd, så rapporten söker inga misstag.
report-unfinished = Inte färdig: { $done } av { $all } ställningar på den här linjen är bedömda. De andra saknas här.
report-rough = { $count ->
    [one] 1 ställning på den här linjen ska bedömas noggrannare; talen kan ändras.
   *[other] { $shown } ställningar på den här linjen ska bedömas noggrannare; talen kan ändras.
}
report-phases = Spelet efter faser
report-course = Partiets gång
report-turns = Vändpunkter
report-as-of = Bedömt per { $time }.
report-end-unfinished = Inte färdig: Tengen tittar på slutet av linjen …
report-made = Gjord { $time }.
report-renew = Uppdatera
report-turns-text = Efter dessa drag bytte ledningen sida, eller så var partiet avgjort: en sida hade 95 % och sjönk aldrig mer därunder.
report-turns-more = De sista { $shown } av { $all } är ritade.
report-no-turns = Ledningen bytte aldrig sida, och inget drag avgjorde partiet.
report-turn = { $what ->
    [won] Härifrån har { $colour ->
        [black] Svart
       *[white] Vit
    } vunnit.
   *[lead] { $colour ->
        [black] Svart
       *[white] Vit
    } tar ledningen.
}
report-losses = Största förlusterna
report-programs = { $count ->
    [one] Vad program har skrivit i partiet (1 kommentar)
   *[other] Vad program har skrivit i partiet ({ $shown } kommentarer)
}
report-comments = Kommentarer
report-variations = Kommentarer i varianter
report-variation = { $move ->
    [0] Variant från början.
   *[other] Variant efter drag { $shown }.
}
report-end = Linjens slut
report-result = Resultat i partifilen: { $result }.
report-signs = Krysset är draget som spelades. Siffrorna är linjen som motorn väntar sig i stället.
report-move = { $move ->
    [0] Början.
   *[other] Drag { $shown }: { $played }.
}
report-lost = { $grade ->
    [blunder] Ett grovt misstag
    [mistake] Ett misstag
   *[inaccuracy] En onoggrannhet
}: { $count ->
    [one] { $points } poäng förlorades.
   *[other] { $points } poäng förlorades.
}
report-chance = Vinstchansen gick från { $was } % till { $is } %.
report-better = Bättre: { $line }.
report-more = { $count ->
    [one] En kommentar till saknas här.
   *[other] { $shown } kommentarer till saknas här.
}
report-moves = Dragen som förlorade mest.
report-column-number = Nummer
report-column-move = Drag
report-column-lost = Förlorade poäng
report-column-better = Bättre

## Gissa drag

guess = Gissa draget
guess-text = De följande dragen är dolda. Spela draget som du väntar dig; sedan ser du partiets drag och, medan motorn är på, poängen som båda förlorar.
guess-whose = Gissa dragen av
guess-begin = Börja
guess-end = Sluta gissa
guess-next = Nästa
guess-ask = Drag { $move }: var spelar { $colour ->
    [black] Svart
   *[white] Vit
}?
guess-over = Det finns inget drag kvar att gissa på den här linjen.
guess-turn = Nästa drag ska inte gissas.
guess-right = Rätt: { $record }.
guess-other = Du: { $own }. I partiet: { $record }.
guess-looking = Motorn ser på dragen …
guess-lost = Förlorade poäng: { $mine } med ditt drag, { $record } med partiets.
guess-lost-same = Förlorade poäng: { $record }.
guess-score = { $count ->
    [one] { $right } av 1 drag som i partiet.
   *[other] { $right } av { $moves } drag som i partiet.
}
guess-mean = Förlorade poäng per drag: du { $mine }, partiet { $record }.

## Spela vidare

play-on = Spela vidare härifrån
play-on-text = Ett nytt parti börjar med den här ställningen. Studien förblir som den är.
error-study-over = Spelet har stannat vid den här noden, så inget parti kan fortsätta härifrån.
error-study-no-game = Inget parti kan ha ställningen vid den här noden.

## Another game than Go

error-study-other-game = Det här kapitlet innehåller ett protokoll från ett annat spel än go (GM[{ $game }]). Dess bräden visas, men här bedöms och räknas ingenting, och inget parti fortsätter härifrån. Gå till ett kapitel med go för det.
error-study-not-go = Det här kapitlet innehåller ett protokoll från ett annat spel än go. Enstaka drag och punkter förblir som de är, och varken tur eller omdömen från go skrivs här. Texter och bokmärken går att skriva, och hela grenar kan tas bort, ordnas och kopieras; spela i ett kapitel med go.
