# Vad programmet säger i en terminal.

## tengen rules

rules-counted = { $method ->
    [area] yta
    [territory] område
   *[stones] stenar
}
rules-komi = komi { $komi }
rules-list-help =
    `tengen rules NAMN` förklarar en av dem, `tengen rules --compare NAMN NAMN` ställer två
    sida vid sida; `tengen rules --toml NAMN` skriver den som en fil att ändra, som varje --rules tar.
rules-compared = { $left } och { $right }: < bara den första, > bara den andra

## tengen glossary

glossary-unknown = { $term } finns inte bland begreppen; `tengen glossary` visar alla.

## What a board's marks mean, and what stands beside it

sign-dead = död
sign-territory = { $owner ->
    [black] Svarts
    [white] Vits
   *[both] Svarts, Vits
} område
sign-seki = lever i seki
sign-neutral = neutral
sign-unsealed = öppen gräns
sign-open = inte avgjort
sign-added = räknas som tillagd
sign-ko = ko
note-captured = { $sign }: { $colour ->
    [black] Svart
   *[white] Vit
} har fångat { $stones ->
    [one] { $stones } sten
   *[other] { $stones } stenar
}
note-rules = Regler: { $rules }, komi { $komi }
note-computer = { $colour ->
    [black] Svart
   *[white] Vit
} är datorn, { $strength }
note-time = Tid: Svart { $black }, Vit { $white }
note-move = Drag { $number }: { $colour ->
    [black] Svart
   *[white] Vit
} { $point ->
    [pass] pass
   *[other] { $point }
}

## tengen play: what is typed

command-pass = pass
command-undo = ångra
command-resign = ge-upp
command-cycle = cykel
command-accept = godkänn
command-dispute = godkänn-inte
command-no-agreement = ingen-enighet
command-save = spara
command-help = hjälp
command-quit = avsluta
command-dead = död
command-alive = levande
command-seki = seki
command-odd = udda
command-even = jämnt

## tengen play: what is said

play-help-move =
    Q16           spela på Q16: kolumnens bokstav, sedan radens nummer
    pass          passa
    ångra         ta tillbaka det senaste draget
    ge-upp        ge upp partiet
    spara FIL     skriv protokollet till en fil
    avsluta       lämna partiet
play-help-settle =
    Q16           kedjan på Q16 är död, eller lever ändå
    död Q16       kedjan på Q16 är död
    levande Q16   den lever ändå; sagt om stenar i seki avslutar det sekit
    seki Q16      den står i seki med motståndarens stenar som delar dess friheter
    godkänn       godkänn det som visas
    godkänn-inte  godkänn inte, och spela vidare
    ångra         ta tillbaka det senaste passet
    ge-upp        ge upp partiet
    spara FIL     skriv protokollet till en fil
    avsluta       lämna partiet
play-result = { $words } ({ $result }).
play-placing = Svart lägger handikappstenar, { $left } kvar
play-turn = { $colour ->
    [black] Svart
   *[white] Vit
} vid draget, drag { $move }
play-plays = { $colour ->
    [black] Svart
   *[white] Vit
} spelar { $point }.
play-passes = { $colour ->
    [black] Svart
   *[white] Vit
} passar.
play-resigns = { $colour ->
    [black] Svart
   *[white] Vit
} ger upp.
play-unknown = ”{ $text }” är varken en punkt på brädet eller ett kommando. Skriv { command-help } för att se kommandona.
play-mark-nothing = En stens punkt saknas: skriv till exempel ”{ $word } Q16”.
play-save-nowhere = Filen saknas: skriv till exempel ”{ command-save } parti.sgf”.
play-nothing-to-settle = Det finns inget att reda ut: spelet har inte stannat.
play-recurrence = Detta är ställningen { $move ->
    [0] från början
   *[other] efter drag { $move }
} igen. Skriv { command-cycle } för att komma överens om { $agreed ->
    [draw] att partiet är oavgjort.
   *[no-result] att partiet inte får något resultat.
}
play-stopped = Spelet har stannat { $passes ->
    [0] efter ett andra pass i samma ställning.
    [one] efter ett pass.
   *[other] efter { $passes } pass.
} Nu avgörs vilka stenar som är döda (regler: { $rules }).
play-type-no-agreement = Skriv { command-no-agreement } för att räkna alla stenar som levande.
play-disputes = Om { $colour ->
    [black] Svart
   *[white] Vit
} inte godkänner fortsätter spelet, och { $first ->
    [black] Svart
   *[white] Vit
} börjar.
play-ask-settle = { $colour ->
    [black] Svart
   *[white] Vit
}: { command-accept }, { command-dispute }, eller en sten att ändra
play-has-stopped = Spelet har stannat: { command-accept }, { command-dispute }, eller ange en sten.
play-open-borders = Några gränser är ännu öppna: ett drag där är värt poäng. Om räkningen godtas är ett område med öppen gräns ingens.
play-undecided = Om stenarna på { $points } lever är inte avgjort än. Tills vidare räknas de som { $as ->
    [dead] döda
   *[alive] levande
}{ for-now-because }.
play-chain = { $colour ->
    [black] Svart
   *[white] Vit
} säger att kedjan på { $point } { $status ->
    [dead] är död.
    [seki] står i seki.
   *[alive] lever.
}
play-computer-disagrees = { $colour ->
    [black] Svart
   *[white] Vit
} godkänner inte: datorn håller fast vid det som föreslogs. Ändra det, eller { command-dispute }.
play-count-other = Samma sak, räknat efter { $method ->
    [area] yta
   *[territory] område
}:
play-count-verdict = { $same ->
    [yes] Båda räknesätten stämmer överens: { $one } och { $other }.
   *[no] Räknesätten stämmer inte överens: { $one } och { $other }.
}
play-nigiri = Datorn håller en handfull vita stenar. Den som gissar rätt spelar Svart.
play-nigiri-ask = { command-odd } eller { command-even }
play-nigiri-type = Skriv { command-odd } eller { command-even }.
play-nigiri-told = Det är { $stones } stenar: { $right ->
    [yes] rätt
   *[no] fel
}. Du spelar { $colour ->
    [black] Svart
   *[white] Vit
}.
play-cannot-begin = partiet kan inte börja: { $why }
play-cannot-go-on = partiet i { $file } går inte att fortsätta: { $why }
play-saved = Protokollet finns i { $file }.
play-cannot-write = protokollet går inte att skriva till { $file }: { $why }
play-resume = Fortsätt med { $command }
play-resume-unsaved = Drag härifrån sparas bara med --save FIL.
play-not-kept = Partiet är inte slut, och inget protokoll har sparats.
play-ask-file = fil att spara protokollet i (tomt: ingen)

## tengen show

show-keys = ←/→ ett drag   PgUp/PgDn tio   Home/End   0–9 en fortsättning   n nästa   b tillbaka   m huvudvariant   q lämna
show-players = { $black } (Svart) – { $white } (Vit)
show-result = Resultat: { $result }
show-move = Drag { $move } av { $all }{ $point ->
    [none] {""}
    [pass] : { $colour ->
        [black] Svart passar
       *[white] Vit passar
    }
   *[other] : { $point }
}
show-game = Parti { $game } av { $games }: --game N visar ett annat
show-no-move = det finns inget drag { $number }: partiet har { $all ->
    [one] { $all } drag
   *[other] { $all } drag
}

## tengen referee

referee-game = { $file }, parti { $number }
referee-line = { $place }: { $rules }, { $moves ->
    [one] { $moves } drag
   *[other] { $moves } drag
}, { $settled ->
    [none] inte räknat
    [as-it-stands] räknat { $counted } som det står
    [marked] räknat { $counted } efter det markerade området
    [added] räknat { $counted } med de stenar som enligt domaren fattas
    [provisional] räknat { $counted } med de stenar som ännu inget har avgjort, så som de räknas tills vidare
    [judged-and-added] räknat { $counted } utan de stenar som domaren anser döda och med dem som den anser fattas
   *[judged] räknat { $counted } utan stenarna som domaren anser döda
}, { $recorded ->
    [none] inget resultat antecknat
   *[other] antecknat { $recorded }
}: { $verdict }
referee-agrees = stämmer
referee-agrees-under = stämmer enligt regelverket ”{ $rules }”
referee-differs = STÄMMER INTE
referee-untold = går inte att säga: { $why }
referee-nothing-to-compare = inget att jämföra
referee-untold-not-understood = resultatet i protokollet går inte att förstå
referee-untold-unreadable = protokollet går inte att läsa
referee-untold-no-result = protokollet anger inget resultat
referee-untold-not-counted = enligt protokollet räknades inte partiet
referee-untold-estimated = ingen räkning ger den angivna marginalen
referee-untold-ended-early = partiet slutade före en räkning
referee-untold-not-stopped = dragen slutar innan spelet stannade
referee-left-and = { $left }; { $more }
referee-untold-not-finished = enligt domaren inte färdigspelat: { $left }
referee-untold-not-added = dess resultat utelämnar stenen som måste läggas till på { $point }
referee-untold-doubtful = det är osäkert om stenarna på { $point } lever
referee-untold-filled = { $points ->
    [one] en poäng kan ha fyllts
   *[other] { $points } poäng kan ha fyllts
} efter att spelet stannat
referee-untold-komi = resultatet i protokollet vore rätt med komi { $komi }
referee-impossible-half = ett resultat med de här poängen går inte med komi { $komi }: bara ett av dem har en halv poäng
referee-speed = { $speed } partier i sekunden; domaren tillfrågades om { $asked }
referee-illegal = OTILLÅTET drag { $number }, { $colour ->
    [black] Svart
   *[white] Vit
} { $point }: { $why }
referee-other-rules = drag { $number }, { $colour ->
    [black] Svart
   *[white] Vit
} { $point }, är inget drag i go: { $why }
referee-note = anmärkning: { $note }
referee-unreadable = { $place }: går inte att läsa: { $why }
referee-file-note = { $place }: anmärkning: { $why }
referee-skipped = { $place }: överhoppad: { $why }
referee-page = det är en sida utan protokoll
referee-other-game = detta är ett protokoll från ett annat spel än go (GM[{ $game }])
referee-out-of-turn = drag { $number }: { $colour ->
    [black] Svart
   *[white] Vit
} drar utan att vara vid draget
referee-left-out = efter drag { $number }: stenar som ställts upp på { $point } skulle sakna frihet och utelämnas
referee-marks-do-not-fit = området som markerats på slutet stämmer inte med stenarna
referee-empty-folder = inget protokoll ({ $endings }) finns i mappen; ange ett
referee-not-in-order = allt är inte i ordning
referee-summary = { $files ->
    [one] { $files } fil
   *[other] { $files } filer
}, { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}, { $moves ->
    [one] { $moves } drag
   *[other] { $moves } drag
}, { $illegal ->
    [one] { $illegal } otillåtet
   *[other] { $illegal } otillåtna
}; resultat: { $agree } stämmer, { $differ } stämmer inte, { $cannot } går inte att bedöma
referee-summary-unreadable = { $summary }; { $files } gick inte att läsa helt
referee-unclear = Den snabba domaren har inget klart svar om { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}; --net own ser efter närmare

## tengen count

wanted-points = namn på punkter med kommatecken emellan, till exempel D4,Q16, eller none
wanted-method = prisoners, half eller fill
count-no-point = det finns ingen punkt { $name } på ett bräde av { $size }
count-none-removed = enligt reglerna ”{ $rules }” tas ingen sten bort som inte har fångats: utelämna --dead och --seki
count-both = stenen på { $name } är nämnd både som död och i seki
count-no-stone = det finns ingen sten på { $name }: --dead och --seki namnger stenar
drawing-no-line = en ritad ställning är inget parti med drag: utelämna { $argument }
count-needs-territory = --method half och fill räknar yta, och de här reglerna räknar område: ta prisoners
count-needs-area = --method prisoners räknar område, och de här reglerna räknar yta: ta half eller fill
count-uneven = --method fill kräver ett bräde med udda antal punkter, alla på någon sida
count-too-many = { $colour ->
    [black] Svart
   *[white] Vit
} har fler stenar på brädet än en skål rymmer, så --method fill går inte
count-all-alive = Inga döda stenar är nämnda eller markerade: alla räknas som levande.
count-no-dead = Inga stenar är döda{ $by ->
    [marked] , enligt protokollet
   *[named] , enligt --dead
}.
count-dead-stones = Döda{ $by ->
    [marked] , som protokollet markerar
   *[named] {""}
}: { $points }
count-seki = I seki{ $by ->
    [marked] , som protokollet markerar
    [judge] , som domaren ser det (--seki säger annat)
   *[named] {""}
}: { $points }
count-let-live = Räknade som i seki: { $points }. Dessa stenar är varken nämnda eller markerade som döda, och domaren ser inte två ögon (--seki säger annat).
count-doubted = { $by ->
    [marked] { $count ->
        [one] Markerad som död i protokollet
       *[other] Markerade som döda i protokollet
    }
   *[named] { $count ->
        [one] Nämnd som död
       *[other] Nämnda som döda
    }
}, men för domaren (utan nätverk) { $status ->
    [unsettled] { $count ->
        [one] fortfarande öppen
       *[other] fortfarande öppna
    }
    [seki] i seki
   *[alive] levande
}{ $because ->
    [none] {""}
    [first-move] {" "}(det första draget avgör)
    [first-move-or-ko] {" "}(det första draget avgör, eller annars ett ko)
    [ko] { $at ->
        [none] {" "}(ett ko avgör)
       *[other] {" "}(ett ko på { $at } avgör)
    }
    [open-ko] {" "}(ett ko är öppet vid { $at } och avgör)
   *[unknown] { $count ->
        [one] {" "}(domaren kan inte säga om stenen lever)
       *[other] {" "}(domaren kan inte säga om stenarna lever)
    }
}: { $points }
count-these = { $count ->
    [one] denna sten
   *[other] dessa stenar
}
count-unsettled = { $count ->
    [one] Fortfarande öppen
   *[other] Fortfarande öppna
}{ $dead ->
    [one] , när den döda stenen är borta
    [yes] , när de döda stenarna är borta
   *[no] {""}
}: { $points }. { $because ->
    [first-move] Den sida som drar först avgör vad som blir av { count-these }
    [first-move-or-ko] Den sida som drar först avgör vad som blir av { count-these }, eller annars ett ko
    [ko] { $at ->
        [none] Ett ko avgör vad som blir av { count-these }
       *[other] Ett ko på { $at } avgör vad som blir av { count-these }
    }
    [open-ko] Ett ko är öppet vid { $at } och avgör vad som blir av { count-these }
   *[unknown] Domaren kan inte säga om { count-these } lever
}; { $count ->
    [one] den
   *[other] de
} räknas som levande (--dead säger annat).
count-border = { $count ->
    [one] En gräns är fortfarande öppen, vid { $points }.
   *[other] Gränser är fortfarande öppna, vid { $points }.
}
count-judged-chain = { $chain }, räknad som { $as ->
    [seki] i seki
   *[alive] levande
} ({ $basis })
count-judged-dead = Döda för domaren{ $when ->
    [command] {" "}(`tengen judge`, utan nätverk)
    [now] {" "}på detta bräde (utan nätverk)
   *[then] , när stenarna som är nämnda eller markerade som döda är borta (utan nätverk)
}: { $chains }.
count-take-off = Denna räkning tar bara bort stenar som är nämnda eller markerade som döda. Skriv följande för att ta bort även dessa: --dead { $points }
count-rivals = { $chain } och { $points }, nämnda eller markerade som döda, kan inte båda vara döda: den ena sidan tar den andra. Ta bara bort en av dem.
count-added = { $colour ->
    [black] Svart
   *[white] Vit
} har lagt till en sten på { $point }: partiet markerar inte den punkten.
count-missing = { $colour ->
    [black] Svart
   *[white] Vit
} måste ännu lägga en sten på { $point }; brädet räknas som det är.
count-result = Enligt regelverket ”{ $rules }”: { $outcome }
count-result-now = Enligt regelverket ”{ $rules }”, som det står: { $outcome }
count-result-open = Enligt regelverket ”{ $rules }”, som det står: för mycket av brädet är öppet för att nämna en vinnare.
count-stage = { $number }. { $what }
count-step-start = Ställningen på slutet.
count-step-dead = De döda stenarna tas bort: { $black ->
    [one] { $black } svart
   *[other] { $black } svarta
} och { $white ->
    [one] { $white } vit
   *[other] { $white } vita
}.
count-step-prisoners = { $colour ->
    [black] Svart
   *[white] Vit
} lägger { $placed ->
    [one] en fånge
   *[other] { $placed } fångar
} i motståndarens område.{ $left ->
    [0] {""}
   *[other] {" "}{ $left } får inte plats och räknas som en poäng var.
}
count-step-fill = { $colour ->
    [black] Svart
   *[white] Vit
} lägger { $stones ->
    [one] en sten
   *[other] { $stones } stenar
} i { $territory ->
    [black] Svarts
   *[white] Vits
} område.
count-half = Svart har { $own } poäng yta{ $neutral ->
    [0] {""}
    [one] , med hälften av den neutrala punkten
   *[other] , med hälften av de { $neutral } neutrala punkterna
}; { $target } vore oavgjort. Det är { $excess } poäng därifrån, och ledningen är dubbelt så stor.

## Files

file-unreadable = { $file } går inte att läsa: { $why }
file-no-game = det finns inget parti i den
file-drawn = det är en ritad ställning och inget protokoll; `tengen convert` gör ett av den
file-no-such-game = det finns inget parti { $number }: filen har { $games ->
    [one] bara ett parti
   *[other] partierna 1 till { $games }
}
file-game-of-go = { $why }; --game { $number } är ett parti go
file-problem = rad { $line }, kolumn { $column }: { record-problem }
