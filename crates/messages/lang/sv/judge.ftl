# Hur stenarna i en ställning står och varför: vad domaren säger.

judge-finished = Färdigt{ judge-finished-by }: det finns inget kvar att vinna.
judge-finished-dame = Färdigt{ judge-finished-by }: det finns inget kvar att vinna utom dame: { $points }.
judge-finished-points = Färdigt{ judge-finished-by }: det finns inget kvar att vinna utom dame, och var och en är en poäng för den sida som spelar där: { $points }.
judge-finished-by = { $by ->
    [proof] {""}
    [read] , så långt det har lästs
   *[estimate] , så långt det kan uppskattas
}
judge-left = Inte färdigt: { $what }
judge-undecided = en stor del av brädet är ännu ingens
judge-border = en gräns är öppen vid { $points }
judge-region = { $from }–{ $to } ({ $points } punkter)
judge-region-within = { $points } punkter mellan { $from } och { $to }
judge-teire = { $colour ->
    [black] Svart
   *[white] Vit
} måste lägga en sten till på { $point }: när dame är fyllda fångar motståndaren något där
judge-teire-unless = den sida som spelar först på { $unless } avgör om { $colour ->
    [black] Svart
   *[white] Vit
} måste lägga en sten till på { $point }
judge-added = { $colour ->
    [black] Svart
   *[white] Vit
} måste lägga en sten till på { $point }, annars fångar motståndaren något där när dame är fyllda. Den är medräknad.
judge-chain = { $colour ->
    [black] svart kedja
   *[white] vit kedja
} { $point } ({ $stones ->
    [one] { $stones } sten
   *[other] { $stones } stenar
})
judge-unsettled = { $chain }: { $why }
judge-must-capture = döda stenar räknas som levande enligt dessa regler och måste fångas innan spelet slutar: { $chains }
judge-dead = Död: { $chain }: { $why } ({ $basis })
judge-to-capture = Kan fångas: { $chain }: { $why } ({ $basis })
judge-seki = I seki: { $chain }: { $why } ({ $basis })
judge-proved = bevisat
judge-read = läst till slut, om stenarna runt omkring står
judge-estimated = uppskattat, { $percent } %
judge-living = { $colour ->
    [black] Svart
   *[white] Vit
} lever med { $all ->
    [one] { $all } kedja
   *[other] { $all } kedjor
}: { $proved ->
    [one] { $proved } bevisad
   *[other] { $proved } bevisade
}, { $read ->
    [one] { $read } läst
   *[other] { $read } lästa
}, { $estimated ->
    [one] { $estimated } uppskattad
   *[other] { $estimated } uppskattade
}.
judge-counts-as = { $as ->
    [dead] Räknas tills vidare som död
   *[alive] Räknas tills vidare som levande
}: { $chain }{ for-now-because }
judge-counted = Räkning (regler: { $rules }): Svart { $black }, Vit { $white }: { $outcome }
judge-counted-now = Räknat som det står (regler: { $rules }): Svart { $black }, Vit { $white }
judge-assumed = Antaget, eftersom inget säger det: { $what }.
judge-assumed-unclear = Antaget, eftersom det som sägs om det är oklart: { $what }.
judge-assumed-rules = reglerna ({ $rules }{ $unread ->
    [none] {""}
   *[other] ; inte läst som regler: { $unread }
})
judge-unread-name = ”{ $name }”
judge-assumed-komi = komi ({ $komi })
judge-assumed-no-handicap = att det inte finns något handikapp
judge-assumed-no-prisoners = att det inte finns några fångar
judge-assumed-none-taken = att { $colour ->
    [black] Svart
   *[white] Vit
} inte har fångat några stenar
judge-assumed-to-move = att Svart står i tur

## Varför

why-two-eyes = den har två ögon, eller är förbunden med stenar som har det
why-no-room = den ligger bland motståndarens levande stenar, med plats för högst ett öga
why-holds = vad motståndaren än spelar där fångas den inte och behöver inget svar
why-answers = vad motståndaren än spelar där fångas den inte: { $answers }
why-captured = den fångas även om dess ägare börjar: { $line }
why-captured-untried = den fångas även om dess ägare börjar: inget drag av ägaren där måste besvaras: { $line }
why-delayed = den fångas även om dess ägare börjar: hot för ett ko skjuter bara upp det. Utan hot: { $line }
why-first-move = den som börjar avgör: ett drag på { $saved } räddar den, annars fångas den: { $line }
why-first-move-or-ko = den som börjar avgör: ett drag på { $saved } räddar den, annars avgör ett ko om den lever: { $line }
why-taken-or-ko = den som börjar avgör: ett drag på { $fought } gör det till ett ko, annars fångas den: { $line }
why-ko = { $status ->
    [dead] { $point ->
        [none] ett ko
       *[other] ett ko på { $point }
    } avgör om den lever. Utan hot på andra ställen vinner motståndaren koet: { $line }
    [alive] { $point ->
        [none] ett ko
       *[other] ett ko på { $point }
    } avgör om den lever. Utan hot på andra ställen vinner dess ägare koet: { $line }
   *[unsettled] { $point ->
        [none] ett ko
       *[other] ett ko på { $point }
    } avgör om den lever, och koet är ännu öppet: den sida som vinner det får sin vilja igenom{ $line ->
        [none] {""}
       *[other] : { $line }
    }
}
why-freed = motståndarens stenar som stänger in den, på { $point }, är döda
why-renewed = den kan fångas, men bara så att dess ägare får en ny sten där som inte kan fångas: { $line }
why-imagined = i tänkt spel, där ett ko återtas först efter ett pass för det, fångas den
why-foreseen = { $status ->
    [dead] partier som spelats vidare på måfå och ett neuronnät väntar sig tillsammans att den fångas
    [alive] partier som spelats vidare på måfå och ett neuronnät väntar sig tillsammans att den lever
   *[unsettled] programmet kan inte säga om den lever: partier som spelats vidare på måfå och ett neuronnät ger tillsammans inget klart svar
}
why-spare = { $why }; { $turns ->
    [one] även om motståndaren spelar ett drag
   *[other] även om motståndaren spelar { $turns } drag
} någon annanstans
why-shared = den delar { $points } med motståndarens stenar, och ingen sida kan fånga den andra genom att spela där först
why-playouts = { $status ->
    [dead] den fångades i de flesta partier som spelades vidare på måfå
    [alive] den levde i de flesta partier som spelades vidare på måfå
   *[unsettled] programmet kan inte säga om den lever: den levde i en del partier som spelades vidare på måfå och fångades i andra
}
why-divided = programmet kan inte säga om den lever: partier som spelats vidare på måfå och ett neuronnät väntar sig motsatsen till varandra
why-unread = programmet kan inte säga om den lever: den ser ut att stå i seki, men om den kan fångas är inte läst till slut
why-pass = passar
why-elsewhere = på annat håll
