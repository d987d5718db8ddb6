# Kursen: vad sidorna säger, och vad domaren svarar.

## Runt sidorna

learn-title = Lär dig go
learn-intro = Från ingenting till ditt första hela parti, några minuter i taget. Vad du än spelar svarar domaren, och du får försöka hur många gånger du vill.
learn-progress = { $done } av { $all } sidor klara
learn-chapter-progress = { $done } av { $all }
learn-page-done = klar
learn-go-on = Fortsätt
learn-begin = Börja
learn-overview = Alla sidor
learn-next = Nästa sida
learn-back = Föregående sida
learn-again = Försök igen
learn-show = Visa mig
learn-pass = Passa
learn-check = Kontrollera
learn-number = Ditt svar
learn-number-right = Det stämmer.
learn-number-more = Det är fler. Räkna en gång till.
learn-number-less = Det är färre. Räkna en gång till.
learn-number-none = Skriv ett tal.
learn-number-look = Här spelar man inte: räkna och skriv talet.
learn-pick = Välj alla svar som är rätt.
learn-look-only = På den här sidan finns inget att spela.
learn-figure-booklet = Efter H. Hebsackers introduktion till reglerna, diagram { $number }
learn-figure-aga = Efter figur { $number } i AGA:s kommentar
learn-you-are = { $colour ->
    [black] Du spelar Svart.
   *[white] Du spelar Vit.
}
learn-left = { $left ->
    [one] En till.
   *[other] { $left } till.
}
learn-marked = markerad
learn-found = hittad
learn-play-game = Spela mot datorn på 9×9
learn-game-go-on = Fortsätt ditt parti
learn-offline = Tengen går inte att nå just nu. Sidorna fungerar ändå; ett parti får vänta tills det är tillbaka.
learn-not-loaded = Kursen kunde inte hämtas. Är Tengen fortfarande igång?
learn-finished = Du är klar med alla sidor. Resten är att spela: slå dig ner och njut av ett parti.
learn-forget = Glöm vad jag har gjort

## Vad domaren säger

learn-no = Reglerna tillåter det inte.
learn-no-occupied = { $colour ->
    [black] Här ligger redan en svart sten. Man spelar på tomma punkter.
   *[white] Här ligger redan en vit sten. Man spelar på tomma punkter.
}
learn-no-suicide = { $stones ->
    [one] Inte tillåtet: stenen skulle inte ha någon frihet. Det är självmord.
   *[other] Inte tillåtet: kedjan på { $stones } stenar skulle inte ha någon frihet. Det är självmord.
}
learn-no-ko = Inte tillåtet: det tar tillbaka koet direkt, och förra ställningen skulle komma igen. Spela någon annanstans först.
learn-no-superko = { $move ->
    [0] Inte tillåtet: ställningen från början skulle komma igen. Det är superko.
   *[other] Inte tillåtet: ställningen efter drag { $move } skulle komma igen. Det är superko.
}
learn-no-hot = Inte tillåtet: stenen har just tagit ett ko och är ”het”. Spela någon annanstans först.
learn-placed = { $place ->
    [corner] I hörnet: bara två linjer leder härifrån.
    [edge] Vid kanten: tre linjer leder härifrån.
   *[middle] Mitt ute på brädet: fyra linjer leder härifrån.
}
learn-took = { $stones ->
    [one] En sten tagen. Dess sista frihet var besatt.
   *[other] { $stones } stenar tagna. Deras sista frihet var besatt.
}
learn-goes-on = { $colour ->
    [black] Bra. Svart svarar på { $point }. Fortsätt.
   *[white] Bra. Vit svarar på { $point }. Fortsätt.
}
learn-goes-on-pass = { $colour ->
    [black] Bra. Svart kan inget göra och passar. Fortsätt.
   *[white] Bra. Vit kan inget göra och passar. Fortsätt.
}
learn-ladder = { $colour ->
    [black] Atari! Svart springer till { $point }. Fortsätt.
   *[white] Atari! Vit springer till { $point }. Fortsätt.
}
learn-slow = De kommer inte undan så heller – men det finns en kortare väg.
learn-escapes = { $colour ->
    [black] Svart spelar { $point }, och hans stenar kommer undan.
   *[white] Vit spelar { $point }, och hans stenar kommer undan.
}
learn-escapes-taking = { $colour ->
    [black] { $stones ->
        [one] Svart spelar { $point } och tar en av dina stenar. Nu är han säker.
       *[other] Svart spelar { $point } och tar { $stones } av dina stenar. Nu är han säker.
    }
   *[white] { $stones ->
        [one] Vit spelar { $point } och tar en av dina stenar. Nu är han säker.
       *[other] Vit spelar { $point } och tar { $stones } av dina stenar. Nu är han säker.
    }
}
learn-too-free = { $liberties ->
    [one] De har en frihet kvar, och det räcker.
   *[other] De har { $liberties } friheter kvar, och det räcker.
}
learn-doomed = De här stenarna går inte att rädda längre.
learn-saved = Räddade! De går inte att ta längre.
learn-gave-away = Där försvann just de stenar som du ville rädda.
learn-lost = { $stones ->
    [one] { $colour ->
        [black] Svart spelar { $point } och tar din sten.
       *[white] Vit spelar { $point } och tar din sten.
    }
   *[other] { $colour ->
        [black] Svart spelar { $point } och tar { $stones } stenar.
       *[white] Vit spelar { $point } och tar { $stones } stenar.
    }
}
learn-lost-slowly = { $stones ->
    [one] { $colour ->
        [black] Svart spelar { $point }. Din sten kommer inte undan längre.
       *[white] Vit spelar { $point }. Din sten kommer inte undan längre.
    }
   *[other] { $colour ->
        [black] Svart spelar { $point }. Dina { $stones } stenar kommer inte undan längre.
       *[white] Vit spelar { $point }. Dina { $stones } stenar kommer inte undan längre.
    }
}
learn-self-atari = { $stones ->
    [one] Det går, men din sten har bara en frihet kvar: på { $point } blir den tagen.
   *[other] Det går, men dina { $stones } stenar har bara en frihet kvar: på { $point } blir de tagna.
}
learn-own-territory = Det går, men punkten var redan din. Om man räknar område har du just förlorat en poäng.
learn-their-territory = Det går, men det här är motståndarens område: stenen har knappast någon chans att leva.
learn-elsewhere = Det går, men det är inte vad den här sidan frågar efter.
learn-filled = Fylld, och ingen skada skedd.
learn-threat = Ett hot! Det måste besvaras.
learn-no-threat = { $colour ->
    [black] Det hotar ingenting: Svart fyller koet på { $point }, och så är det över.
   *[white] Det hotar ingenting: Vit fyller koet på { $point }, och så är det över.
}
learn-no-threat-left = Det hotar ingenting.
learn-pass-right = Rätt: det finns inget mer att vinna.
learn-pass-early = Passa får du alltid, men här finns något kvar att göra.
learn-find-liberty = Ja, det är en frihet.
learn-find-liberty-stone = { $colour ->
    [black] Här ligger en svart sten. Friheter är tomma punkter.
   *[white] Här ligger en vit sten. Friheter är tomma punkter.
}
learn-find-liberty-diagonal = Det är diagonalt. Friheter ligger längs linjerna.
learn-find-liberty-apart = Tom, men inte intill de här stenarna.
learn-find-chain = Ja, den här stenen hör till kedjan.
learn-find-chain-empty = Här ligger ingen sten.
learn-find-chain-other = Den här stenen har den andra färgen.
learn-find-chain-diagonal = Den här stenen ligger bara diagonalt mot kedjan: ingen linje förenar dem.
learn-find-chain-apart = Rätt färg, men ingen rad av stenar leder hit.
learn-find-atari = Ja: bara en frihet är kvar.
learn-find-atari-empty = Här ligger ingen sten.
learn-find-atari-other = Den här stenen har den andra färgen.
learn-find-atari-no = { $liberties ->
    [one] Den här kedjan har en frihet.
   *[other] Den här kedjan har { $liberties } friheter: inte atari.
}
learn-find-forbidden-stone = { $colour ->
    [black] Här ligger redan en svart sten. Leta bland de tomma punkterna.
   *[white] Här ligger redan en vit sten. Leta bland de tomma punkterna.
}
learn-find-forbidden-takes = { $stones ->
    [one] Tillåtet: draget tar en sten och får så en frihet.
   *[other] Tillåtet: draget tar { $stones } stenar och får så friheter.
}
learn-find-forbidden-no = { $liberties ->
    [one] Tillåtet: det skulle bli en frihet kvar.
   *[other] Tillåtet: det skulle bli { $liberties } friheter kvar.
}
learn-find-territory = { $colour ->
    [black] Ja, bara svarta stenar omger den här punkten.
   *[white] Ja, bara vita stenar omger den här punkten.
}
learn-find-territory-stone = Här ligger en levande sten. Område är tomma punkter, och de under döda stenar.
learn-find-territory-other = { $colour ->
    [black] Den här punkten är Svarts.
   *[white] Den här punkten är Vits.
}
learn-find-territory-neutral = Den här punkten rör vid båda färgerna: den är ingens.
learn-find-neutral = Ja: den rör vid båda färgerna och är ingens.
learn-find-neutral-stone = Här ligger en sten.
learn-find-neutral-owned = { $colour ->
    [black] Den här punkten är Svarts: ingen levande vit sten rör vid området.
   *[white] Den här punkten är Vits: ingen levande svart sten rör vid området.
}
learn-find-dead = Ja, den här stenen är död.
learn-find-dead-empty = Här ligger ingen sten.
learn-find-dead-alive = { $colour ->
    [black] Den här svarta stenen lever: den går inte att ta.
   *[white] Den här vita stenen lever: den går inte att ta.
}
learn-find-handicap = Ja, här ska en sten ligga.
learn-find-handicap-later = En stjärnpunkt, men den används först vid fler stenar.
learn-find-handicap-no = Handikappstenar läggs på stjärnpunkterna, de med en prick.
learn-rules-allowed = Tillåtet.
learn-rules-takes = { $stones ->
    [one] Tillåtet: draget tar en sten.
   *[other] Tillåtet: draget tar { $stones } stenar.
}
learn-rules-suicide = { $stones ->
    [one] Tillåtet: stenen tar bort sig själv.
   *[other] Tillåtet: kedjan på { $stones } stenar tar bort sig själv.
}
learn-rules-counts = { $colour ->
    [black] Punkten räknas för Svart.
   *[white] Punkten räknas för Vit.
}
learn-rules-seki-eye = { $colour ->
    [black] Svart omger punkten, men i seki räknas den inte.
   *[white] Vit omger punkten, men i seki räknas den inte.
}
learn-rules-neutral = Punkten är ingens.
learn-rules-result = { $winner ->
    [black] { $points ->
        [one] Svart vinner med 1 poäng.
       *[other] Svart vinner med { $points } poäng.
    }
    [white] { $points ->
        [one] Vit vinner med 1 poäng.
       *[other] Vit vinner med { $points } poäng.
    }
   *[nobody] Oavgjort: båda har lika mycket, skillnaden är { $points }.
}
learn-choice-right = Rätt.
learn-choice-wrong = Inte det här.

## Brädet

chapter-board = Brädet
lesson-board-place = En sten på brädet
lesson-board-place-text = Man spelar där linjerna korsas, även vid kanten och i hörnen. Svart börjar.
lesson-board-place-task = Lägg din första sten på vilken korsning du vill.
lesson-board-place-done = Där blir den kvar: en sten flyttas aldrig. Den lämnar brädet bara om den blir tagen.
lesson-board-turn = Turas om
lesson-board-turn-text = Spelarna turas om att lägga en sten. Svart och Vit har börjat; nu är det ditt drag, med Vit.
lesson-board-turn-task = Lägg en vit sten på en tom punkt.
lesson-board-turn-done = Svårare än så är det inte att dra. Man får också passa, men tidigt i partiet vill ingen det.
lesson-board-aim = Vad det går ut på
lesson-board-aim-text = Målet är att omge fler tomma punkter än motståndaren. Det här partiet är slut: Svart har det övre, Vit det nedre.
lesson-board-aim-task = Peka på tre av punkterna som Svart har omgett.
lesson-board-aim-done = Svart har 20 sådana punkter och Vit 22, så Vit har vunnit med två. Hur det går till visar nästa sidor.

## Friheter och kedjor

chapter-liberties = Friheter och kedjor
lesson-liberties-middle = Friheter
lesson-liberties-middle-text = De tomma punkterna intill en sten, längs linjerna, är dess friheter: utrymme att andas.
lesson-liberties-middle-task = Peka på alla friheter som den markerade stenen har.
lesson-liberties-middle-done = Fyra friheter. Fler har ingen ensam sten.
lesson-liberties-corner = Vid världens ände
lesson-liberties-corner-text = Vid kanten har en sten tre friheter. I hörnet är det ännu trängre.
lesson-liberties-corner-task = Peka på alla friheter som den markerade stenen har.
lesson-liberties-corner-done = Bara två. Därför fångas stenar i hörnet snabbast.
lesson-chain = Kedjor
lesson-chain-text = Stenar av samma färg som hänger ihop längs linjerna bildar en kedja. Diagonalt hänger de inte ihop.
lesson-chain-task = Peka på alla stenar i den markerade stenens kedja.
lesson-chain-done = Fyra stenar, en kedja: de lever tillsammans och tas tillsammans.
lesson-chain-liberties = Andas tillsammans
lesson-chain-liberties-text = Stenarna i en kedja delar alla sina friheter.
lesson-chain-liberties-task = Hur många friheter har den markerade kedjan?
lesson-chain-liberties-done = Sex, lika många för båda stenarna.
lesson-atari = Atari
lesson-atari-text = En kedja med bara en frihet kvar står i atari: nästa drag kan ta den.
lesson-atari-task = Peka på varje vit sten i atari.
lesson-atari-done = Den här är i fara. Grannarna har fortfarande luft.

## Ta stenar

chapter-capture = Ta stenar
lesson-capture-first = Den första fången
lesson-capture-first-text = Den som fyller den sista friheten för motståndarens stenar tar bort dem från brädet. Den vita stenen står i atari.
lesson-capture-first-task = Ta den vita stenen.
lesson-capture-first-done = Stenen tas bort och är din fånge.
lesson-capture-edge = Ta vid kanten
lesson-capture-edge-text = Vid kanten behövs färre stenar, för brädet självt tar bort friheter.
lesson-capture-edge-task = Svart drar: ta den markerade stenen.
lesson-capture-edge-done = Tre stenar räckte.
lesson-capture-two = Två på en gång
lesson-capture-two-text = En kedja tas alltid som helhet. Den här gången spelar du Vit.
lesson-capture-two-task = Ta de två markerade svarta stenarna.
lesson-capture-two-done = Båda lämnar brädet tillsammans.
lesson-capture-corner = Tre i hörnet
lesson-capture-corner-text = Tre vita stenar fyller hörnet och delar på en sista frihet.
lesson-capture-corner-task = Svart drar: ta de tre markerade stenarna.
lesson-capture-corner-done = Tre fångar, och hörnet är ditt.
lesson-capture-several = Flera kedjor samtidigt
lesson-capture-several-text = Ett drag kan ta den sista friheten från flera kedjor. Då tas alla bort.
lesson-capture-several-task = Ta så många stenar du kan.
lesson-capture-several-done = Fyra kedjor med en enda sten.
lesson-capture-save = Komma undan
lesson-capture-save-text = Din markerade sten står i atari. Om du förlänger får kedjan nya friheter.
lesson-capture-save-task = Rädda den markerade stenen.
lesson-capture-save-done = Tillsammans med sin granne kan den andas igen.
lesson-capture-save-taking = Anfall som försvar
lesson-capture-save-taking-text = Att springa hjälper inte här: det finns ingen plats. Men se efter hur många friheter dina angripare har.
lesson-capture-save-taking-task = Rädda de två markerade stenarna.
lesson-capture-save-taking-done = Den som tar angriparna blir inte längre angripen.
lesson-capture-values = Vad en fångst ger
lesson-capture-values-text = Alla tre fångsterna är gjorda. Svart tog fyra stenar, och där de låg finns fyra tomma punkter som bara han omger; en fånge och en punkt område är värda en poäng var.
lesson-capture-values-task = Hur många poäng har Svart?
lesson-capture-values-done = Fyra punkter och fyra fångar: åtta. En tagen sten räknas så att säga dubbelt.

## Självmord

chapter-suicide = Ingen frihet, inget drag
lesson-suicide = Förbjudna punkter
lesson-suicide-text = De flesta regler förbjuder ett drag efter vilket ens egna stenar inte har någon frihet kvar.
lesson-suicide-task = Peka på de två tomma punkter där Svart inte får spela.
lesson-suicide-done = Till vänster skulle en ensam sten kvävas, till höger en hel kedja.
lesson-suicide-takes = Fångst går först
lesson-suicide-takes-text = Nu har Svart en sten på C5. Om ett drag tar stenar försvinner de först, och därför har det alltid en frihet.
lesson-suicide-takes-task = Spela där det nyss var förbjudet.
lesson-suicide-takes-done = Fem stenar tagna. Ett drag som tar stenar är aldrig självmord.

## Ko

chapter-ko = Ko
lesson-ko-take = Ett ko
lesson-ko-take-text = Här står det så att en sten kan tas – och den som tar står själv i atari.
lesson-ko-take-task = Svart drar: ta den vita stenen.
lesson-ko-take-done = Om Vit tog tillbaka direkt kunde det hålla på för evigt. Därför får han inte: han måste spela någon annanstans först.
lesson-ko-threat = Ett ko-hot
lesson-ko-threat-text = Svart har just tagit ko på F5, och du, Vit, vill ha det tillbaka. Hota alltså först med något som han måste svara på.
lesson-ko-threat-task = Gör ett hot, och ta sedan tillbaka koet.
lesson-ko-threat-done = Nu är det Svart som behöver ett hot. Så går en ko-strid till.
lesson-ko-end = Slutet på ett ko
lesson-ko-end-text = Svart har tagit ko, och Vit har spelat någon annanstans utan något riktigt hot.
lesson-ko-end-task = Avsluta koet, så att Vit inte kan ta din sten på F5.
lesson-ko-end-done = Fyllt och avgjort. Vit fick två drag någon annanstans i stället.
lesson-ko-not = Det var inget ko
lesson-ko-not-text = Svart har just tagit tre stenar med en. Du, Vit, får ta tillbaka: ställningen från förut kommer inte igen.
lesson-ko-not-task = Ta den svarta stenen som tog dina.
lesson-ko-not-done = Bara när en enda sten tas fram och tillbaka upprepas ställningen, och bara det är ko.

## Fånga stenar

chapter-tactics = Fånga stenar
lesson-ladder = Stegen
lesson-ladder-text = De två vita stenarna har två friheter. Ge atari från rätt håll varje gång, så springer de i fördärvet.
lesson-ladder-task = Jaga de vita stenarna över brädet tills de är tagna.
lesson-ladder-done = Alltid atari, alltid från det håll där de skulle komma ut: det är en stege. En vit sten i vägen hade brutit den.
lesson-net = Nätet
lesson-net-text = Ibland är det bättre att inte ge atari utan stänga alla vägar på avstånd.
lesson-net-task = Fånga den markerade stenen, fast en vit sten väntar uppe till höger.
lesson-net-done = Hur Vit än vrider sig håller nätet.
lesson-snapback = Snapback
lesson-snapback-text = Om du ger atari från vänster binder Vit ihop och är säker. Men du får bjuda honom på en sten.
lesson-snapback-task = Ta de två markerade vita stenarna.
lesson-snapback-done = Vit tog en sten och förlorade tre. Ko var det inte, för du tog mer än en.

## Liv och död

chapter-life = Liv och död
lesson-eyes-two = Två ögon
lesson-eyes-two-text = Den svarta kedjan omger två skilda punkter. Vit skulle behöva fylla båda – men får han det?
lesson-eyes-two-task = Peka på de två punkter där Vit inte får spela.
lesson-eyes-two-done = Två ögon, och ingen kan någonsin ta de här stenarna: de lever.
lesson-eyes-make = Göra två ögon
lesson-eyes-make-text = Dina stenar i hörnet är omringade och har plats för tre punkter i rad.
lesson-eyes-make-task = Spela så att dina stenar lever.
lesson-eyes-make-done = Punkten i mitten gör två ögon av ett rum.
lesson-eyes-prevent = Hindra två ögon
lesson-eyes-prevent-text = Samma form sedd från andra sidan: nu är stenarna i hörnet Vits, och det är ditt drag.
lesson-eyes-prevent-task = Spela så att Vit inte kan göra två ögon längre.
lesson-eyes-prevent-done = Den vitala punkten är densamma för båda. De vita stenarna är döda.
lesson-eyes-false = Ett falskt öga
lesson-eyes-false-text = Svart ser ut att ha två ögon. Men det ena hänger på den markerade stenen, och den går att ta.
lesson-eyes-false-task = Vit drar: ta den markerade stenen.
lesson-eyes-false-done = Det andra ögat var falskt. Med bara ett är hela gruppen förlorad.
lesson-dead = Döda som de ligger
lesson-dead-text = Samma ställning innan något hade spelats. Vit behöver inte ta de här stenarna: i slutet tas de bort som de är.
lesson-dead-task = Peka på alla döda stenar.
lesson-dead-done = Alla fem är döda, utan ett enda drag.
lesson-seki = Seki
lesson-seki-text = Ingen av de två kedjorna i mitten har två ögon. De delar de två markerade friheterna – och den som fyller en ställer sig själv i atari.
lesson-seki-task = Det är ditt drag. Vad gör du?
lesson-seki-done = Båda lever sida vid sida: seki. De två punkterna emellan är ingens.

## Slutet

chapter-end = Partiets slut
lesson-end-neutral = Neutrala punkter
lesson-end-neutral-text = Partiet är nästan slut. Det som båda färgerna rör vid är ingens: neutrala punkter, som kallas dame.
lesson-end-neutral-task = Peka på den sista neutrala punkten.
lesson-end-neutral-done = Den ger ingen något område, men den fylls innan man räknar.
lesson-end-fill = Fylla den sista punkten
lesson-end-fill-text = Du spelar Vit. Någon annanstans skulle du bara minska ditt eget område eller förlora en sten.
lesson-end-fill-task = Fyll den neutrala punkten.
lesson-end-fill-done = Nu är alla gränser stängda.
lesson-end-pass = Att passa
lesson-end-pass-text = Inget är öppet längre, och det är ditt drag, med Svart.
lesson-end-pass-task = Avsluta partiet.
lesson-end-pass-done = Du passade, Vit passade: två pass i rad, och spelet är slut.
lesson-end-not-yet = Varför tog det inte slut när jag passade?
lesson-end-not-yet-text = Du passade, men Vit har spelat en gång till, på E1. Ett ensamt pass avslutar ingenting – och E1 hotar något.
lesson-end-not-yet-task = Svara på det, och för sedan partiet till sitt slut.
lesson-end-not-yet-done = Du svarade, Vit passade, du passade: nu är det slut. Se noga efter innan du passar.
lesson-end-dead = Döda stenar
lesson-end-dead-text = När båda har passat kommer spelarna överens om vilka stenar som är döda. De tas bort utan att fångas.
lesson-end-dead-task = Peka på stenen som inte kan leva längre.
lesson-end-dead-done = Den svarta stenen är förlorad. Om spelarna är oense spelar de helt enkelt vidare.

## Räkna

chapter-count = Räkna
lesson-count-territory = Räkna område
lesson-count-territory-text = Enligt japanska regler räknas de tomma punkter du omger, och dina fångar. Svart har ingen fånge.
lesson-count-territory-task = Hur många poäng har Svart?
lesson-count-territory-done = 25 poäng område.
lesson-count-prisoners = Fångar räknas också
lesson-count-prisoners-text = Den svarta stenen på H6 är död och tas bort. Den ger Vit en poäng, och det gör också punkten där den låg.
lesson-count-prisoners-task = Hur många poäng har Vit?
lesson-count-prisoners-done = 23 poäng område och en fånge: 24. Svart vinner med en poäng.
lesson-count-return = Lägga tillbaka fångar
lesson-count-return-text = Japanska spelare lägger sina fångar i motståndarens område; skillnaden blir densamma, och det blir mindre att räkna. Svart har tre vita stenar, Vit en svart.
lesson-count-return-task-1 = Lägg de tre vita stenarna i Vits område.
lesson-count-return-task-2 = Lägg nu den svarta stenen i Svarts område.
lesson-count-return-task-3 = Hur många punkter i Vits område är tomma nu?
lesson-count-return-task-4 = Och hur många i Svarts?
lesson-count-return-task-5 = Med hur många poäng vinner Svart?
lesson-count-return-done = 33 mot 26, och ingen har några fångar kvar att räkna.
lesson-count-game = Ett helt parti
lesson-count-game-text = Det här är partiet från de första sidorna, efter 39 drag. Ingen tog någon sten.
lesson-count-game-task = Med hur många poäng vinner Vit?
lesson-count-game-done = 22 mot 20.
lesson-count-area = Räkna yta
lesson-count-area-text = Enligt kinesiska regler räknas stenarna på brädet och punkterna de omger, men inte fångar. Den döda stenen på H6 är borta.
lesson-count-area-task = Hur många poäng har Svart nu?
lesson-count-area-done = 41 mot 40: en poäng igen. Om båda har gjort lika många drag stämmer de två sätten överens.
lesson-count-half = Halva brädet
lesson-count-half-text = Kinesiska spelare räknar bara en färg. Den som har mer än hälften av alla punkter, här 40½ av 81, vinner med dubbelt så mycket som han har däröver.
lesson-count-half-task = Med hur många poäng vinner Svart?
lesson-count-half-done = Svart har 43, det är 2½ över hälften: vinst med fem poäng.
lesson-count-chinese = För hand på kinesiskt vis
lesson-count-chinese-text = Kinesiska spelare räknar en färg med händerna: först dess område, avrundat med stenar ur skålen, sedan dess stenar i högar om tio. Svart har här 25 punkter område.
lesson-count-chinese-task-1 = Ta bort den döda stenen.
lesson-count-chinese-task-2 = Gör Svarts område till ett jämnt tiotal: lägg fem svarta stenar i det.
lesson-count-chinese-task-3 = Hur många punkter i Svarts område är tomma nu?
lesson-count-chinese-task-4 = Lägg nu alla svarta stenar i högar om tio: hur många är det på brädet?
lesson-count-chinese-task-5 = Tillsammans 41, och halva brädet är 40½. Med hur många poäng vinner Svart?
lesson-count-chinese-done = En halv poäng över hälften: vinst med en poäng, precis som enligt japanska regler.
lesson-count-pass-stones = Passtenar
lesson-count-pass-stones-text = Enligt AGA:s regler ger varje pass en sten som fånge, och Vit passar sist. Partiet från nyss slutade med tre pass: Vit, Svart, Vit – Svart har två stenar, Vit en.
lesson-count-pass-stones-task = Svart har 20 poäng område och Vit 22. Med hur många poäng vinner Vit nu?
lesson-count-pass-stones-done = 23 mot 22: precis vad ytan skulle ge.
lesson-count-aga = För hand på AGA:s vis
lesson-count-aga-text = Enligt AGA:s regler har varje pass lämnat en sten. Här passade Svart och sedan Vit. Fångar och passtenar läggs tillbaka i sin egen färgs område, och det som är tomt jämförs.
lesson-count-aga-task-1 = Ta bort den döda stenen: Vit har den nu.
lesson-count-aga-task-2 = Vit har två svarta stenar, den döda och passtenen. Lägg båda i Svarts område.
lesson-count-aga-task-3 = Svart har en vit sten. Lägg den i Vits område.
lesson-count-aga-task-4 = Hur många punkter i Svarts område är tomma nu?
lesson-count-aga-task-5 = Och hur många i Vits?
lesson-count-aga-task-6 = Med hur många poäng vinner Svart?
lesson-count-aga-done = 23 mot 22: en poäng, precis som när man räknar yta. Det är vad passtenar är till för.
lesson-count-komi = Komi
lesson-count-komi-text = Svart har fördelen av första draget, så Vit får poäng för det: komi, här 6½. Halvan ser till att någon vinner.
lesson-count-komi-task = Svart har 25 poäng, Vit 24 och komi. Med hur många poäng vinner Vit?
lesson-count-komi-done = 30½ mot 25: Vit vinner med 5½.

## Före partiet

chapter-before = Före partiet
lesson-before-handicap = Handikapp
lesson-before-handicap-text = Den svagare tar Svart och får först lägga stenar på stjärnpunkterna. Sedan drar Vit.
lesson-before-handicap-task = Lägg fyra handikappstenar.
lesson-before-handicap-done = En i varje hörn. Med nio får varje stjärnpunkt sin sten.
lesson-before-nigiri = Nigiri
lesson-before-nigiri-text = Jämnstarka spelare lottar färgerna: den ena tar en handfull vita stenar, den andra lägger fram en svart sten för ”udda” eller två för ”jämnt”. Du lade fram en, och din motståndare räknar till sju.
lesson-before-nigiri-task = Vem spelar vilken färg?
lesson-before-nigiri-option-1 = Jag har Svart.
lesson-before-nigiri-option-2 = Jag har Vit.
lesson-before-nigiri-option-3 = Jag får välja.
lesson-before-nigiri-reply-1 = Sju är udda, så du gissade rätt, och den som gissar rätt har Svart.
lesson-before-nigiri-reply-2 = Bara om du hade gissat fel.
lesson-before-nigiri-reply-3 = Nigiri avgör av sig självt.
lesson-before-nigiri-done = Därmed är färgerna lottade.
lesson-before-clock = Klockan
lesson-before-clock-text = Med byo-yomi har man först en huvudtid och sedan ett antal perioder, här tre på 30 sekunder. Den som drar inom 30 sekunder behåller sina perioder.
lesson-before-clock-task = Din huvudtid är slut, och du tänker i 40 sekunder på ett drag. Vad händer?
lesson-before-clock-option-1 = Jag har förlorat på tid.
lesson-before-clock-option-2 = En period är förbrukad, två är kvar.
lesson-before-clock-option-3 = Ingenting, jag har 50 sekunder kvar.
lesson-before-clock-reply-1 = Först när den sista perioden är förbrukad.
lesson-before-clock-reply-2 = De första 30 sekunderna var en hel period; de andra tio hör till den andra, som du behåller.
lesson-before-clock-reply-3 = Perioder läggs inte ihop. Var och en börjar om vid varje drag.
lesson-before-clock-done = Den som drar i tid behåller perioden.
lesson-before-etiquette = Gott uppförande
lesson-before-etiquette-text = Go är ett stilla samtal på tu man hand, och några vanor gör det trevligt.
lesson-before-etiquette-task = Vad är gott uppförande?
lesson-before-etiquette-option-1 = Att hälsa på motståndaren före partiet och tacka efteråt
lesson-before-etiquette-option-2 = Att rota i skålen medan motståndaren tänker
lesson-before-etiquette-option-3 = Att lägga stenen först när man har bestämt sig, och låta den ligga
lesson-before-etiquette-option-4 = Att högt kommentera andras partier
lesson-before-etiquette-reply-1 = Och ofta går båda igenom partiet tillsammans efteråt.
lesson-before-etiquette-reply-2 = Det stör. Ta en sten när du vet vart den ska.
lesson-before-etiquette-reply-3 = Lagd sten ligger.
lesson-before-etiquette-reply-4 = Åskådare är tysta tills partiet är slut.
lesson-before-etiquette-done = Ha ett trevligt parti!

## Regler

chapter-rules = Hur reglerna skiljer sig
lesson-rules-suicide = Ta bort sina egna stenar
lesson-rules-suicide-text = Här skulle Svart ta den sista friheten från sina egna sex stenar. Inte alla regler förbjuder det.
lesson-rules-suicide-task = Enligt vilka regler får Svart spela på den markerade punkten?
lesson-rules-suicide-done = Nya Zeeland och Ing tillåter det: den egna kedjan tas bort. Det är sällan ett bra drag, men det kan vara ett ko-hot.
lesson-rules-superko = Superko
lesson-rules-superko-text = Fyra drag är gjorda: två stenar tagna här, två där. Om Vit nu spelar på den markerade punkten kommer ställningen från tre drag tidigare igen.
lesson-rules-superko-task = Enligt vilka regler får Vit spela på den markerade punkten?
lesson-rules-superko-done = Superko förbjuder att återskapa någon tidigare ställning. Där bara den enkla ko-regeln gäller kan spelarna gå runt i cirklar och komma överens om att partiet blir utan resultat.
lesson-rules-send-two = Ge två, ta tillbaka en
lesson-rules-send-two-text = Vit skickade in två stenar, Svart tog dem med en, och nu kunde Vit ta tillbaka den. Då låge allt som förut, men det vore den andres drag.
lesson-rules-send-two-task = Enligt vilka regler får Vit ta tillbaka på den markerade punkten?
lesson-rules-send-two-done = Somliga ser bara på stenarna, andra också på vems drag det är; kineserna förbjuder det eftersom ena sidan hela tiden får fler fångar.
lesson-rules-seki-eye = Ett öga i seki
lesson-rules-seki-eye-text = Till höger lever Svart och Vit i seki, och var och en har ett öga där. Svarts är markerat.
lesson-rules-seki-eye-task = Enligt vilka regler räknas den markerade punkten för Svart?
lesson-rules-seki-eye-done = Japanska och koreanska regler räknar ingenting i seki, alla andra räknar det som är omgett.
lesson-rules-seki-dame = Neutrala punkter för en sida
lesson-rules-seki-dame-text = I detta seki finns punkter som bara Svart kan fylla utan skada. Enligt AGA:s regler är var och en värd en poäng, och Vit kan bara passa.
lesson-rules-seki-dame-task = Fyll två sådana punkter, och passa sedan.
lesson-rules-seki-dame-done = Två poäng vunna. Enligt japanska regler hade de inte varit värda något.
lesson-rules-bent-four = Böjd fyra i hörnet
lesson-rules-bent-four-text = De vita stenarna kunde bara leva genom ett ko som Svart får börja när han vill. Enligt japanska regler är de döda som de ligger; enligt andra regler måste Svart spela ut det.
lesson-rules-bent-four-task = Peka på alla stenar som är döda enligt japanska regler.
lesson-rules-bent-four-done = Svart väntar tills det inte finns några ko-hot kvar, och då är koet så gott som vunnet. De japanska reglerna besparar honom besväret.
lesson-rules-group-tax = Gruppskatt
lesson-rules-group-tax-text = I det gamla Kina räknades bara stenar, och de två ögon som varje grupp behöver kan inte fyllas med stenar. Därför dras två poäng av för varje grupp. Vit har 28 poäng yta, i två grupper.
lesson-rules-group-tax-task = Hur många poäng har Vit med gruppskatt?
lesson-rules-group-tax-done = 28 minus fyra: 24. Det lönar sig att hålla ihop sina stenar.
lesson-rules-button = Knappen
lesson-rules-button-text = Räknat i område är partiet oavgjort, i yta har Svart en poäng mer, eftersom han gjorde sista draget. I knapp-go tar den som passar först en knapp värd en halv poäng: här har Svart den.
lesson-rules-button-task = Enligt vilka regler vinner Svart?
lesson-rules-button-done = Knappen lägger resultatet mitt emellan: en halv poäng till Svart.
lesson-rules-handicap = Vad handikapp är värt
lesson-rules-handicap-text = Anta att det här partiet hade fyra handikappstenar. Räknat i yta räknas de för Svart, och vissa regler ger Vit något tillbaka för dem.
lesson-rules-handicap-task = Enligt vilka regler vinner Vit då?
lesson-rules-handicap-done = Kineserna ger Vit en poäng per sten, AGA en för alla utom den första. Så har samma bräde olika vinnare.

## Ett eget parti

chapter-game = Ditt första parti
lesson-game-first = Ett helt parti
lesson-game-first-text = Nu kan du allt du behöver. Spela på ett litet bräde, ta god tid på dig, och bry dig inte om ifall du förlorar: alla har förlorat sina första partier.
lesson-game-first-task = Spela ett parti på 9×9 mot en snäll motståndare.
lesson-game-first-done = Bra spelat! Nästa parti går ännu bättre.
