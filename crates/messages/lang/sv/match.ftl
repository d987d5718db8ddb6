# En match mellan motorer.

match-heading = { $a } mot { $b }: { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}, { $terms }
match-terms = { $size }, regler: { $rules }, komi { $komi }, tid { $time }
match-won = vunna
match-lost = förlorade
match-drawn = oavgjorda
match-score = andel
match-as-black = med svart
match-as-white = med vit
match-together = tillsammans
match-elo = Skillnad i Elo { $value }, 95 % från { $low } till { $high } ({ $pairs ->
    [one] { $pairs } par
   *[other] { $pairs } par
} av partier, { $method ->
    [pentanomial] pentanomiskt
   *[wilson] Wilsons gränser, då alla är lika
})
match-sprt = SPRT av Elo { $elo0 } mot { $elo1 }: { $verdict ->
    [undecided] oavgjort
    [elo0] avgjort för { $elo0 }
   *[elo1] avgjort för { $elo1 }
}, kvot { $ratio } av −{ $bound } till { $bound } efter { $pairs ->
    [one] { $pairs } par
   *[other] { $pairs } par
}
match-ends = Slut: { $ends }
match-end = { $number } { $fault ->
    [counted] genom räkning
    [resignation] genom uppgivet parti
    [cycle] utan resultat i en cykel
    [length] utan resultat efter för många drag
   *[other] { match-by }
}
match-counted = Räknade: { $counted }
match-basis = { $number } { $basis ->
    [rules] som de stod
    [agreed] som båda motorerna såg det
    [same-winner] av domaren med motorernas vinnare
    [disputed] av domaren i tvist
   *[judge] av domaren ensam
}
match-moves = Drag per parti: { $moves }
match-pace = { $mean } s per drag, högst { $most } s
match-cpu = { $seconds } s processortid per parti
match-lost-by = { $number ->
    [one] { $number } förlorat
   *[other] { $number } förlorade
} { match-by }
match-by = { $fault ->
    [time] på tid
    [illegal] genom ett otillåtet drag
    [nonsense] genom ett svar som inte är något drag
    [refusal] genom en vägran
    [crash] genom en krasch
    [silence] genom tystnad
    [flood] genom utdata utan slut
   *[other] genom { $fault }
}
match-never = aldrig vid draget
match-untold-rules = Obs: { $name } kunde inte få veta reglerna: dess kommando måste säga dem
match-untold-time = Obs: { $name } kunde inte få veta tiden: den mättes, men räknades inte
match-game = Parti { $game }: { $black } – { $white } { $result }, { $moves ->
    [one] { $moves } drag
   *[other] { $moves } drag
}, { $why }
match-progress = { $a } { $won }, { $b } { $lost }, oavgjorda { $drawn }

## How a game ended

match-why-counted = räknat { $basis ->
    [rules] som det stod
    [agreed] som båda motorerna såg det
    [same-winner] av vår domare, med vinnaren enligt motorernas räkning
    [disputed] av vår domare, mot en motors ord
   *[judge] av vår domare, då ingen motor kunde säga det
}
match-why-resigned = gav upp
match-why-cycle = samma ställningar kom tillbaka, drag för drag
match-why-length = för många drag
match-fault-time = { $name } överskred sin tid, efter { $seconds } s
match-fault-illegal = { $name } spelade { $vertex }, vilket är otillåtet: { $why }
match-fault-nonsense = { $name } svarade { $answer } i stället för ett drag
match-fault-refusal = { $name } vägrade `{ $request }`: { $why }
match-lost-ended = { $name } avslutades ({ $status })
match-lost-closed = { $name } stängde sina utdata
match-lost-last = { $ended }, sist bland felen: { $line }
match-lost-silent = { $name } var tyst i { $seconds } s
match-lost-flood = { $name } skrev utan slut
match-lost-stopped = { $name } stoppades av oss

## Why there is no match

match-cannot-play = { $name } kan inte spela: { $why }
match-no-gtp = { $name } talar inte GTP: { $why }
match-cannot-begin = partierna kan inte börja: { $why }
match-same-name = båda motorerna heter { $name }
match-unkept = matchen kan inte sparas i { $path }: { $why }
match-game-unkept = parti { $game } kan inte sparas i { $path }: { $why }
match-under-way = matchen pågår redan någon annanstans
match-other = i { $path } ligger en annan match: { $why }
match-line = rad { $number }: { $why }
match-game-twice = parti { $game } finns redan
match-no-settings = dess inställningar är ingen lista av namn och värden
match-no-setting = inget
match-setting = dess inställning ”{ $name }” är { $kept }, och { $asked } begärs
match-openings-both = --openings tar ett tal eller protokoll, inte båda
match-openings-one = --openings tar ett tal
match-openings-few = { $have ->
    [one] bara { $have } slumpad öppning hittades
   *[other] bara { $have } slumpade öppningar hittades
}; längd i drag: { $plies }. Be om färre (--openings { $have }) eller om andra --plies
match-no-opening = { $file }, parti { $number }, är ingen öppning här: { $why }
match-other-size = det är på { $its }, och matchen på { $ours }
match-own-stones = det har egna stenar utöver handikappet
match-nothing-left = inget finns kvar att spela: ta dess början med --plies
