# Hur partiet slutar för spelarna: varför stenarna står som de gör, följder vid sidan av partiet, påståenden som spelas ut.

reasons-title = Hur stenarna står, och varför
reasons-looking = Tengen tittar närmare …
reasons-finished = Det finns inget kvar att vinna{ $basis ->
    [proved] {""}
    [read] , så långt det har lästs
   *[estimated] , så långt det kan uppskattas
}.
reasons-dame = Det finns neutrala punkter kvar, och var och en är en poäng för den sida som spelar där: { $points }.
reasons-none = Ingen sten är död, i seki eller ännu öppen.
reasons-living = { $count ->
    [one] En kedja lever
   *[other] { $count } kedjor lever
}
reason-chain = { $colour ->
    [black] Svart
   *[white] Vit
} { $points } ({ $stones ->
    [one] { $stones } sten
   *[other] { $stones } stenar
})
reason-dead = { $chains ->
    [one] Död
   *[other] Alla döda
}
reason-alive = Levande
reason-seki = { $chains ->
    [one] I seki
   *[other] Alla i seki
}
reason-unsettled = { $chains ->
    [one] Ännu öppen
   *[other] Alla ännu öppna
}
reason-marked = { $chains ->
    [one] Den är
   *[other] De är
}{ $status ->
    [unsettled] {" "}
   *[other] {" "}ändå{" "}
}{ $chains ->
    [one] markerad
   *[other] markerade
} som { $marked ->
    [dead] { $chains ->
        [one] död
       *[other] döda
    }
    [seki] i seki
   *[alive] levande
}{ $status ->
    [unsettled] , fast det inte är avgjort
   *[other] {""}
}.
# Why an open chain counts so for now.
for-now-because = { $because ->
    [first-move] , eftersom { $first ->
        [black] Svart
       *[white] Vit
    } skulle vara vid draget om spelet bara gick vidare
    [estimate] , så ser det ut om { $first ->
        [black] Svart
       *[white] Vit
    } drar först
    [open-ko] { $chains ->
        [one] , eftersom kedjan kan tas i ett öppet ko
       *[other] , eftersom kedjorna kan tas i ett öppet ko
    }
    [rules] , eftersom dessa regler inte tar bort några stenar
    [undecided] { $chains ->
        [one] , eftersom inget har avgjort om kedjan
       *[other] , eftersom inget har avgjort om kedjorna
    }
   *[none] {""}
}
reason-counts = { $chains ->
    [one] Den räknas tills vidare som { $as ->
        [dead] död
        [seki] i seki
       *[alive] levande
    }
   *[other] De räknas tills vidare som { $as ->
        [dead] döda
        [seki] i seki
       *[alive] levande
    }
}{ for-now-because }.
reason-as-marked = { $marked ->
    [dead] { $chains ->
        [one] Markerad som död
       *[other] Alla markerade som döda
    }
    [alive] { $chains ->
        [one] Markerad som levande
       *[other] Alla markerade som levande
    }
   *[seki] { $chains ->
        [one] Markerad som i seki
       *[other] Alla markerade som i seki
    }
}
because-two-eyes = Den har två ögon, eller är förbunden med stenar som har det: inget kan fånga den.
because-no-room = { $chains ->
    [one] Den ligger bland motståndarens levande stenar, och där finns inte plats för två ögon. Ingen behöver fånga den: den tas bort före räkningen.
   *[other] De ligger bland motståndarens levande stenar, och där finns inte plats för två ögon. Ingen behöver fånga dem: de tas bort före räkningen.
}
because-holds = Vad motståndaren än spelar där fångas den inte.
because-captured = { $chains ->
    [one] Den går inte att rädda: även om dess ägare börjar fångas den.
   *[other] De går inte att rädda: även om deras ägare börjar fångas de.
}
because-first-move = Den som börjar avgör: ett drag på { $points } räddar den, annars fångas den. { because-first-move-advice }
because-first-move-or-ko = Den som börjar avgör: ett drag på { $points } räddar kedjan, annars avgör ett ko om den lever. { because-first-move-advice }
because-taken-or-ko = Den som börjar avgör: ett drag på { $points } gör det till ett ko, annars fångas kedjan. { because-first-move-advice }
because-first-move-advice = { $dispute ->
    [resume-opponent-of-requester] Om en spelare begär att spelet fortsätter börjar motståndaren.
   *[other] Det spelas hellre ut innan spelarna enas.
}
# About what was not read to its end, or depends on a ko.
because-advice-open = { $dispute ->
    [resume-opponent-of-requester] ”{ trial }” visar vid sidan av partiet hur det slutar. Om en spelare begär att spelet fortsätter börjar motståndaren.
   *[other] Det spelas hellre ut innan spelarna enas.
}
because-ko = { $status ->
    [dead] { $points ->
        [none] Ett ko
       *[other] Ett ko på { $points }
    } avgör om { $chains ->
        [one] den
       *[other] de
    } lever. Utan hot på andra ställen vinner motståndaren koet.
    [alive] { $points ->
        [none] Ett ko
       *[other] Ett ko på { $points }
    } avgör om { $chains ->
        [one] den
       *[other] de
    } lever. Utan hot på andra ställen vinner dess ägare koet.
   *[unsettled] { $points ->
        [none] Ett ko
       *[other] Ett ko på { $points }
    } avgör om { $chains ->
        [one] den
       *[other] de
    } lever, och koet är ännu öppet: den sida som vinner det får sin vilja igenom. { because-advice-open }
}
because-freed = Motståndarens stenar som stänger in den, på { $points }, är döda.
because-shared = Den delar { $points } med motståndarens stenar. Ingen sida kan fånga den andra genom att spela där först. Därför blir båda kvar på brädet.
because-playouts = Det här är inte läst till slutet. { $status ->
    [dead] { $chains ->
        [one] Den fångades i de flesta partier som spelades vidare på måfå.
       *[other] De fångades i de flesta partier som spelades vidare på måfå.
    }
    [alive] Den levde i de flesta partier som spelades vidare på måfå.
   *[unsettled] { $chains ->
        [one] Den levde i en del partier som spelades vidare på måfå och fångades i andra.
       *[other] De levde i en del partier som spelades vidare på måfå och fångades i andra.
    }
}
because-foreseen = Det här är inte läst till slutet. { $status ->
    [dead] { $chains ->
        [one] Partier som spelats vidare på måfå och ett neuronnät väntar sig tillsammans att den fångas.
       *[other] Partier som spelats vidare på måfå och ett neuronnät väntar sig tillsammans att de fångas.
    }
    [alive] Partier som spelats vidare på måfå och ett neuronnät väntar sig tillsammans att den lever.
   *[unsettled] Partier som spelats vidare på måfå och ett neuronnät ger tillsammans inget klart svar.
}
because-divided = Det här är inte läst till slutet. Partier som spelats vidare på måfå och ett neuronnät väntar sig motsatsen till varandra. { because-advice-open }
because-unread = { $chains ->
    [one] Den ser ut att stå i seki, men om den kan fångas är inte läst till slutet. { because-advice-open }
   *[other] De ser ut att stå i seki, men om de kan fångas är inte läst till slutet. { because-advice-open }
}
because-renewed = Den kan fångas, men bara så att dess ägare får en ny sten där som inte kan fångas. Därför räknas den som levande.
because-imagined = { $chains ->
    [one] I tänkt spel, där ett ko återtas först efter ett pass för det, fångas den. Därför är den död.
   *[other] I tänkt spel, där ett ko återtas först efter ett pass för det, fångas de. Därför är de döda.
}
because-spare = Motståndaren kunde till och med spela { $turns ->
    [one] ett drag
   *[other] { $turns } drag
} någon annanstans.
basis-proved = Bevisat.
basis-read = Läst till slutet, så länge stenarna runt omkring står.
basis-estimated = En uppskattning, säker till { $percent } %.
basis-unknown = { $chains ->
    [one] Programmet kan inte säga om den lever.
   *[other] Programmet kan inte säga om de lever.
}
reason-show = Visa det
reason-show-lost = Visa hur den fångas
reason-show-saved = Visa vad som räddar den
reason-show-ko = Visa koet
reason-attack = Tänk om { $colour ->
    [black] Svart
   *[white] Vit
} spelar på { $point }?
left-title = Kvar att spela
left-border = En gräns är öppen vid { $points }.
left-teire = { $colour ->
    [black] Svart
   *[white] Vit
} måste lägga en sten till på { $point }: när de neutrala punkterna är fyllda fångar motståndaren något där.
left-teire-unless = Den sida som spelar först på { $unless } avgör om { $colour ->
    [black] Svart
   *[white] Vit
} måste lägga en sten till på { $point }.
left-chain = Det är öppet om kedjan vid { $point } lever.
left-capture = Kedjan vid { $point } är död, men räknas som levande enligt dessa regler: den måste fångas.
left-undecided = En stor del av brädet är ännu ingens.

## Vid sidan av partiet

aside = Inte partiet
aside-back = Tillbaka till partiet
line-text = En följd som visar det. Partiet står som det står.
line-at = { $move } av { $last }
line-end = Härifrån räddar inget stenarna.
trial = Spela ut
trial-title = Spela ut och sedan ställa tillbaka?
trial-what = Ställningen kopieras, och ni spelar vidare i kopian: { $colour ->
    [black] Svart
   *[white] Vit
} börjar och försöker fånga stenarna. Partiet självt står som det står.
trial-after = När båda passar ställs stenarna tillbaka. Det som visade sig ändrar förslaget; ni behöver inte godkänna det.
trial-ko = I kopian får ett ko återtas först efter ett pass för just detta ko.
trial-confirm = Spela ut
trial-about = Spelas ut vid sidan av partiet: { $colour ->
    [black] Svart
   *[white] Vit
} { $point }
trial-to-move = { $colour ->
    [black] Svart
   *[white] Vit
} är vid draget i kopian.
trial-dead = Som det står är stenarna fångade.
trial-alive = Som det står lever stenarna.
trial-pass = Passa
trial-pass-for = Passa för koet vid { $point }
trial-judge = Låt Tengen dra
trial-thinking = Tengen väljer …
trial-concede-dead = Ge med sig: stenarna är döda
trial-concede-alive = Ge med sig: stenarna lever
trial-put-back = Ställ tillbaka utan utslag
verdict = Utspelat: { $colour ->
    [black] Svart
   *[white] Vit
} { $point } { $dead ->
    [yes] är död
   *[no] lever
}.
verdict-conceded = { $colour ->
    [black] Svart
   *[white] Vit
} gav med sig.
verdict-show = Visa igen
settle-by-trial = Förslaget följer det som spelades ut.

## Avslag

error-trial-open = Ett påstående spelas ut just nu. Avsluta det först.
error-no-trial = Inget spelas längre ut.
error-pass-for-ko = I kopian får koet vid { $point } återtas först efter ett pass för det.
error-beyond-reading = Tengen kan inte läsa det här till slutet. Spela vidare själva.
error-trial-superko = { $point } skulle upprepa en tidigare ställning.
error-page-aside = Det här är inte partiet. Gå tillbaka till det först.
