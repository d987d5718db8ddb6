# Problem: på sidan, i terminalen och där man ifrågasätter dem.

problems-title = Problem
problems-short = fånga, fly, stegar, nät, liv och död, och en domare som du får säga emot
problems-intro = Svart börjar. Vad varje första drag är värt har lästs till slutet, och om du tvivlar på ett svar kan du spela vidare mot det, med endera färgen.
problems-progress = { $done } av { $all } lösta
problems-forget = Glöm vad jag har löst
problems-missing = Det problemet finns inte. Dess adress kan vara avkortad.
problems-not-loaded = Problemet kunde inte laddas och fanns inte sparat här. Är Tengen fortfarande igång?
problem-kind-capture = Fånga
problem-kind-escape = Fly
problem-kind-ladder = Stege
problem-kind-net = Nät
problem-kind-live = Leva
problem-kind-kill = Döda
problem-about-capture = Ta stenarna innan de kommer ut.
problem-about-escape = Få ut dina stenar innan de tas.
problem-about-ladder = Atari efter atari – om inget står i vägen.
problem-about-net = Fånga stenar utan att röra dem.
problem-about-live = Gör två ögon, eller ett seki.
problem-about-kill = Lämna inte plats för två ögon.
problem-task-capture = Svart spelar: ta de markerade stenarna.
problem-task-escape = Svart spelar: rädda de markerade stenarna.
problem-task-ladder = Svart spelar: ta de markerade stenarna i en stege.
problem-task-net = Svart spelar: fånga de markerade stenarna i ett nät.
problem-task-live = Svart spelar: få de markerade stenarna att leva.
problem-task-kill = Svart spelar: döda de markerade stenarna.
problem-counts-open = Tre friheter räknas som undkommen. Vit har alla ko-hot, så ett ko räcker inte.
problem-counts-enclosed = Seki är liv. Vit har alla ko-hot, så ett ko räcker inte. Muren runt om lever.
problem-level = Nivå { $level }
problem-solved-of = { $done } av { $all }
problem-number = { $number } av { $all }
problem-hint = Ledtråd
problem-show = Visa nästa drag
problem-play-on = Spela vidare härifrån
problem-back = Tillbaka till problemet
problem-next = Nästa problem
problem-hinted = En av dessa är rätt: { $points }.
problem-hint-mark = kanske här
problem-praise = Löst!
problem-shown = Så går det till. Försök igen: ett problem räknas när du har löst det utan hjälp.
problem-off = { $goal ->
    [live] Stenarna som stängde in dig är borta: du lever.
    [escape] Ute: ingen kan ta de här stenarna längre.
   *[take] Tagna!
}
problem-settled = { $goal ->
    [live] Två ögon: dina stenar lever, vad Vit än spelar.
    [kill] Det finns inte längre plats för två ögon: Vit är död.
    [escape] Du har kommit undan.
   *[take] De går inte att rädda längre.
}
problem-clear = { $goal ->
    [live] Det lever. Var Vit än spelar nu behöver du inte ens svara genast.
    [kill] Det dödar. Var Vit än spelar nu behöver du inte ens svara genast.
    [escape] Du är ute. Var Vit än spelar nu behöver du inte ens svara genast.
   *[take] Där satt den. Var Vit än spelar nu faller de, även om du svarar någon annanstans en gång.
}
problem-on = Rätt. Vit kämpar emot på { $point }. Din tur igen.
problem-on-threat = Rätt. Vit gör ett ko-hot någon annanstans, du svarar, och Vit tar tillbaka koet på { $point }. Din tur igen.
problem-refuted = { $goal ->
    [live] Vit spelar { $point }, och du kan inte leva längre.
    [kill] Vit spelar { $point } och lever.
    [escape] Vit spelar { $point }, och dina stenar är förlorade.
   *[take] Vit spelar { $point } och kommer undan.
}
problem-nothing = { $goal ->
    [live] Det räcker inte: Vit behöver inte ens svara, och dina stenar är fortfarande döda.
    [kill] Det är ingen fara: Vit lever utan att svara.
    [escape] Det hjälper inte: Vit behöver inte ens svara, och dina stenar är fortfarande förlorade.
   *[take] Det är ingen fara: Vit kan låta det vara och kommer undan ändå.
}
problem-ko = { $goal ->
    [live] Det blir bara ett ko, och Vit har hoten för det. Det går att leva utan ko.
    [kill] Det blir bara ett ko, och Vit har hoten för det. Det går att döda utan ko.
    [escape] Det blir bara ett ko, och Vit har hoten för det. Det finns en väg ut utan ko.
   *[take] Det blir bara ett ko, och Vit har hoten för det. Det går att ta dem utan ko.
}
problem-plays = { $colour ->
    [black] Svart spelar { $point }.
   *[white] Vit spelar { $point }.
}
problem-plays-pass = { $colour ->
    [black] Svart passar: inget drag skulle ändra något.
   *[white] Vit passar: inget drag skulle ändra något.
}
problem-plays-threat = { $colour ->
    [black] Svart gör ett ko-hot någon annanstans, det besvaras, och Svart spelar { $point }.
   *[white] Vit gör ett ko-hot någon annanstans, det besvaras, och Vit spelar { $point }.
}
problem-stands-yes = { $goal ->
    [live] Som det står lever Svart.
    [kill] Som det står är Vit död.
    [escape] Som det står kommer de svarta stenarna undan.
   *[take] Som det står faller de vita stenarna.
}
problem-stands-no = { $goal ->
    [live] Som det står är Svart död.
    [kill] Som det står lever Vit.
    [escape] Som det står faller de svarta stenarna.
   *[take] Som det står kommer de vita stenarna undan.
}
problem-stands-unread = Domaren kan inte läsa den här ställningen till slutet och säger därför inget om den.
problem-over-yes = { $goal ->
    [live] Det är avgjort: Svart lever.
    [kill] Det är avgjort: Vit är död.
    [escape] Det är avgjort: de svarta stenarna kom undan.
   *[take] Det är avgjort: de vita stenarna är förlorade.
}
problem-over-no = { $goal ->
    [live] Det är avgjort: Svart är död.
    [kill] Det är avgjort: Vit lever.
    [escape] Det är avgjort: de svarta stenarna är förlorade.
   *[take] Det är avgjort: de vita stenarna kom undan.
}
play-on-about = Prova det du tvivlar på, med endera färgen. Domaren läser ställningen som den är nu; det kräver att Tengen är igång i andra änden.
play-on-answers = Domaren svarar på varje drag
play-on-pass = Passa
play-on-judge = Låt domaren spela
play-on-undo = Ta tillbaka
play-on-turn = { $colour ->
    [black] Svart vid draget
   *[white] Vit vid draget
}
play-on-over = Avgjort
play-on-offline = Tengen är inte igång i andra änden, så ingen kan bedöma detta nu. Själva problemet fungerar ändå.

## I terminalen

command-hint = ledtråd
command-judge = domare
problems-help = Skriv en punkt (E5) eller { command-pass } för sidan vid draget; domaren svarar. { command-hint }: fyra punkter varav en är rätt; { command-judge }: domaren spelar för sidan vid draget, så att du kan spela den andra; { command-undo }: ta tillbaka; { command-again }: problemet från början; { command-next }: nästa; { command-quit }: sluta.
problems-enter = Retur: nästa problem.
problems-finished = Det var det sista av dessa.
problems-unknown = Det finns varken något slag eller något problem som heter { $problem }; `tengen problems --list` visar alla.
problems-none = Det finns inga problem av detta slag på denna nivå.
wanted-level = en nivå är ett tal från 1 till 5
help-problems = Lös problem: fånga, fly, stegar, nät, liv och död
help-problems-more =
    Slagen är capture (fånga), escape (fly), ladder (stege), net (nät), live (leva) och kill (döda), vart och
    ett på upp till fem nivåer efter hur mycket det finns att läsa. Varje svar är bevisat och kan ifrågasättas
    genom att man spelar vidare, med endera färgen. Vad som är löst sparas i datamappen.
arg-problems-which = Ett slag av problem, eller problemet att börja med
arg-problems-level = Bara problem på denna nivå, från 1 till 5
arg-problems-list = Skriv en rad för varje problem: om det är löst, dess namn, dess slag och nivå
arg-problems-data = Mappen där det står vad som är löst; systemets datamapp om inget anges
value-kind = SLAG
value-problem = PROBLEM
value-level = NIVÅ
