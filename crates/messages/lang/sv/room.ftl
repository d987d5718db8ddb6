# En studie på sin sida: trädet, brädet, anteckningar, folk, motorn.

room-problem = Den här studien kan inte visas
room-untitled = Studie
room-title = Studiens titel
room-save = Spara
room-players = { $black } – { $white }
room-board-label = Bräde efter drag { $move }. { $does ->
    [plays] Piltangenterna flyttar, Enter spelar.
   *[marks] Piltangenterna flyttar, Enter använder verktyget.
}

## Noder i ord

room-move = { $colour ->
    [black] Svart { $point }
   *[white] Vit { $point }
}
room-pass = { $colour ->
    [black] Svart passar
   *[white] Vit passar
}
room-set-up = Uppställda stenar
room-node = Anteckningar
room-beginning = Början
room-at = { $move } · { $what }
room-step = Drag { $move }, { $what }{ $lines ->
    [0] , variantens slut
    [one] {""}
   *[other] , { $lines } varianter
}.
room-line = Variant { $line } av { $lines } vid drag { $move }: { $what }, { $moves ->
    [one] 1 drag
   *[other] { $moves } drag
}
room-captures = Svart har tagit { $black }, Vit { $white }
room-judged-te = bra drag
room-judged-bm = dåligt drag
room-judged-do = tvivelaktigt drag
room-judged-it = intressant drag
room-judged-gb = bra för Svart
room-judged-gw = bra för Vit
room-judged-dm = jämn ställning
room-judged-uc = oklar ställning
room-judged-ho = bokmärke
room-wrong-occupied = Reglerna tillåter inte draget: där låg en sten.
room-wrong-off-board = Dragets punkt finns inte på brädet.
room-wrong-suicide = Reglerna tillåter inte draget: det är självmord.
room-wrong-ko = Reglerna tillåter inte draget: det tar tillbaka ko genast.
room-wrong-superko = Reglerna tillåter inte draget: det upprepar en tidigare ställning.
room-wrong-hot-stone = Reglerna tillåter inte draget: stenen som det gäller är ännu het.
room-wrong-out-of-turn = Den andra sidan är vid draget här.
room-wrong-unreadable = En del av noden går inte att läsa.
room-wrong-two-moves = Den här noden har flera drag, och alla ligger på brädet. I en nod hör ett enda.
room-wrong-left-out = Stenar som ställs upp här har ingen frihet och utelämnas.
room-point-next = { $sign ->
    [none] en variant går vidare här
   *[other] en variant går vidare här ({ $sign })
}
room-point-beside = en annan variant spelar här
room-point-left-out = en sten som ställs upp här har ingen frihet och utelämnas
room-point-shown = { $name } pekar här

## Trädet

room-tree = Träd
room-lines = Varianter
room-next = Nästa:
room-beside = I stället:
room-chips-more = { $count ->
    [one] 1 till
   *[other] { $shown } till
}
room-chips-fewer = Visa färre
room-fork-back = Tillbaka till förra förgreningen
room-fork-forward = Vidare till nästa förgrening
room-undo = Ångra
room-redo = Gör om
room-taken-back = Ångrat: { $what }.
room-done-again = Gjort om: { $what }.
room-deleted = Borttaget: { $what }.
room-moved = Flyttat: { $what }.
room-copied-branch = Kopierat: { $what }.
room-chapter-began = { $what ->
    [moves] Du är i ett nytt kapitel, med dragen fram till { $at } och allt under dem.
    [position] Du är i ett nytt kapitel, som börjar med ställningen vid { $at }.
   *[empty] Du är i ett nytt kapitel, med tomt bräde.
}
room-thing = { $what ->
    [branch] { $count ->
        [1] 1 nod, { $at }
       *[other] { $shown } noder, från { $at }
    }
    [node] noden { $at }
    [chapter] kapitlet { $at }
    [line] varianten { $at }
   *[order] varianternas ordning
}
room-act = { $op ->
    [play] { $count ->
        [1] draget { $at }
       *[other] { $shown } drag, från { $at }
    }
    [delete] { $count ->
        [1] borttagningen av noden { $at }
       *[other] borttagningen av { $shown } noder, från { $at }
    }
    [delete-chapter] borttagningen av kapitlet { $at }
    [move] flyttningen av varianten { $at }
    [move-chapter] flyttningen av kapitlet { $at }
    [chapters] { $count ->
        [1] det nya kapitlet { $at }
       *[other] { $shown } nya kapitel, { $at } och andra
    }
    [split] det nya kapitlet som börjar med { $at }
    [paste] grenen som klistrats in efter { $at }
    [insert] draget som lagts in före { $at }
    [add] den nya noden efter { $at }
    [stones] ändringen av uppställda stenar
    [marks] ändringen av märken på brädet
    [text] ändringen av en text
    [values] ändringen av uppgifter ({ $at })
    [facts] ändringen av { $shown } uppgifter om partiet
   *[other] en ändring
}
room-twin = { $count ->
    [one] Samma ställning finns i en annan variant
   *[other] Samma ställning finns i { $shown } andra varianter
}
room-find = Sök
room-find-label = Ett ord, ett drag (Q16, Svart Q16, passar), ett dragnummer (57), en etikett, en markering (TR, CR) eller ett omdöme
room-find-count = { $count ->
    [0] Inget hittades.
    [one] 1 nod hittades.
   *[other] { $count } noder hittades.
}
room-find-more = { $shown } noder hittades; de första { $most } står i listan.
room-found = Hittade noder

## Vad som kan göras med en nod

room-menu = Mer om noden
room-do-promote = Flytta upp varianten en förgrening
room-do-main = Gör den till huvudvariant
room-do-up = Flytta den före grannen
room-do-down = Flytta den efter grannen
room-do-fold = Vik ihop eller ut det som följer
room-do-copy = Kopiera grenen
room-do-cut = Klipp ut grenen
room-do-paste = Klistra in grenen här
room-do-insert = Lägg in ett drag före
room-do-lift = Radera bara noden
room-do-delete = Radera grenen
room-do-with-moves = Nytt kapitel med dragen hit
room-do-split = Nytt kapitel från ställningen
room-chapters = Kapitel
room-chapter = Kapitel { $number }
room-chapter-add = Nytt kapitel
room-chapter-begin = Börja kapitlet
room-chapter-more = Namnge, ordna och radera kapitel
room-chapter-name = Namn på kapitlet { $name }
room-chapter-up = Flytta upp { $name }
room-chapter-down = Flytta ner { $name }
room-chapter-delete = Radera { $name }
room-chapter-delete-text = Alla dess varianter och anteckningar försvinner. Du kan ångra det.
room-chapter-delete-now = Radera kapitlet
room-chapter-moved = { $name } är nu kapitel { $number } av { $count }.
room-chapter-files = Lägg till kapitel från filer
room-pasted-chapter = { $why ->
    [game] Kapitlet innehåller ett annat spel än protokollet, så protokollet blev ett eget kapitel.
   *[board] Protokollet är för ett annat bräde ({ $board }), så det blev ett eget kapitel.
}
room-pasted-chapters = { $count ->
    [one] 1 parti ur texten blev ett kapitel.
   *[other] { $shown } partier ur texten blev kapitel.
}
room-pasted-facts = En gren har inga uppgifter om partiet; dessa utelämnades: { $names }.
room-pasted-position = Grenen kommer från en annan ställning, som dess första nod ställer upp. Radera bara den noden för att endast behålla dragen.
room-pasted-wrong = { $count ->
    [one] 1 nod i grenen passar inte här: den har ett ✕ i trädet, och dess anteckningar säger varför.
   *[other] { $shown } noder i grenen passar inte här: de har ett ✕ i trädet, och deras anteckningar säger varför.
}
room-now-wrong = { $count ->
    [one] 1 nod bryter nu mot reglerna: { $list }.
   *[other] { $shown } noder bryter nu mot reglerna: { $list }.
} ”Ångra” tar tillbaka ändringen.
room-now-wrong-by = { $name } har ändrat studien. { $count ->
    [one] 1 nod bryter nu mot reglerna: { $list }.
   *[other] { $shown } noder bryter nu mot reglerna: { $list }.
}
room-files-drop = Släpp protokoll här: varje parti blir ett kapitel.
room-file-says = { $name }: { $why }
room-files-more = { $count ->
    [one] Och 1 fil till gick inte att läsa helt.
   *[other] Och { $shown } filer till gick inte att läsa helt.
}
room-files-other = { $count ->
    [one] 1 parti i ett annat spel än go lades till som kapitel. Dess drag står där som de är skrivna.
   *[other] { $shown } partier i andra spel än go lades till som kapitel. Deras drag står där som de är skrivna.
} Texter går att skriva där, men inget spelas eller bedöms.
room-files-many = Det var mycket på en gång: av { $shown } filer lästes de { $read } första. Lägg till de andra för sig.
room-chapters-many = Högst { $most } kapitel kommer på en gång; partierna efter dem utelämnades.

## Paneler

room-panels = Paneler
room-tab-notes = Anteckningar
room-tab-edit = Ändra
room-tab-engine = Motor
room-tab-people = Folk
room-tab-share = Dela
room-remarks = Vad folk säger
room-remark = Din anteckning om noden
room-remark-placeholder = Alla i studien ser den.
room-comment = Protokollets kommentar
room-text-full = En text har högst { $most } tecken. Resten utelämnades.
room-comment-edit = Ändra protokollets kommentar
room-written-by-program = Vad ett program har skrivit här
room-nothing-said = Ingen har sagt något här.
room-kept-changed = { $name ->
    [none] Någon har ändrat den under tiden.
    [own] Du har ändrat den under tiden på en annan sida.
   *[other] { $name } har ändrat den under tiden.
}
room-kept-text = Din text
room-kept-mine = Behåll min
room-kept-theirs = Ta den andra
room-kept-both = Behåll båda
room-kept-drop = Kasta min text
room-left-gone = { $name ->
    [none] Noden har tagits bort under tiden
   *[other] { $name } har tagit bort noden under tiden
}, så detta finns inte i studien.
room-left-not-allowed = { $name ->
    [none] Du får bara titta på nu
   *[other] { $name } låter dig bara titta på
}, så detta finns inte i studien.
room-left-replaced = { $name ->
    [none] Din länk har ersatts
   *[other] { $name } har ersatt din länk
}, så detta finns inte i studien.
room-left-link-ended = Den här länken öppnar inte längre studien, så detta finns inte i den.
room-left-deleted = Studien har tagits bort, och detta fanns inte i den än.
room-left-kept = Den här webbläsaren behåller det tills du kastar det.
room-left-text = Det du har skrivit
room-left-branch = Lägg in det som gren
room-left-put = Lägg in det i studien
room-left-study = Ny studie med det
room-left-title = Behållet från en studie
room-left-open = Öppna den nya studien
room-left-sgf = Spara som SGF
room-left-words = Spara som text
room-left-at = { $what ->
    [ab] { $point }: en svart sten
    [aw] { $point }: en vit sten
    [ae] { $point }: ingen sten
    [tr] { $point }: en triangel
    [sq] { $point }: en kvadrat
    [cr] { $point }: en cirkel
    [ma] { $point }: ett kryss
    [sl] { $point }: vald
    [lb] { $point }: etiketten { $text }
    [ar] { $point }: en pil
    [ln] { $point }: en linje
    [tb] { $point }: Svarts område
    [tw] { $point }: Vits område
    [dd] { $point }: blek
    [vw] { $point }: visas ensam
   *[none] { $point }: borttaget
}
room-conflict = { $who ->
    [own] På en annan sida har du också ändrat
    [none] Under tiden har någon också ändrat
   *[other] Någon annan har också ändrat
} { $what ->
    [comment] protokollets kommentar
    [name] nodens namn
   *[remark] din anteckning
}: { $at }.
room-conflict-show = Bestäm

## Verktyg

room-tools = Verktyg för brädet
room-tool-play = Spela drag
room-tool-show = Peka på brädet för de andra
room-tool-insert = Välj punkten för draget som läggs in
room-tool-ab = Ställ upp svarta stenar
room-tool-aw = Ställ upp vita stenar
room-tool-ae = Ta bort stenar
room-tool-tr = Trekant
room-tool-sq = Fyrkant
room-tool-cr = Cirkel
room-tool-ma = Kryss
room-tool-sl = Vald
room-tool-letter = Bokstäver: A, B, C …
room-tool-number = Siffror: 1, 2, 3 …
room-tool-text = Egen etikett
room-tool-ar = Pil: välj två punkter, eller dra från den ena till den andra
room-tool-ln = Linje: välj två punkter, eller dra från den ena till den andra
room-tool-tb = Svarts område
room-tool-tw = Vits område
room-tool-dd = Gör punkter bleka
room-tool-vw = Visa bara de här punkterna
room-tool-second = Välj nu den andra änden.
room-label-on = Etikett på { $point }
room-label-text = Högst { $most } tecken; utan tecken försvinner den
room-judge-move = Om draget
room-judge-position = Om ställningen
room-judge-te = ! Bra
room-judge-bm = ? Dåligt
room-judge-do = ?! Tvivelaktigt
room-judge-it = !? Intressant
room-judge-gb = Bra för Svart
room-judge-gw = Bra för Vit
room-judge-dm = Jämnt
room-judge-uc = Oklart
room-judge-ho = Bokmärke
room-node-name = Nodens namn
room-turn-set = { $colour ->
    [black] Låt Svart dra härnäst
   *[white] Låt Vit dra härnäst
}
room-set-up-title = Ändra noden?
room-set-up-text = { $count ->
    [one] 1 variant går vidare härifrån. Dess drag kan bli otillåtna med andra stenar.
   *[other] { $count } varianter går vidare härifrån. Deras drag kan bli otillåtna med andra stenar.
}
room-set-up-here = Ändra här
room-set-up-line = Ny variant
room-info = Om partiet
room-info-gn = Partiets namn
room-info-pb = Svart
room-info-br = Svarts grad
room-info-bt = Svarts lag
room-info-pw = Vit
room-info-wr = Vits grad
room-info-wt = Vits lag
room-info-dt = Datum
room-info-ev = Turnering
room-info-ro = Rond
room-info-pc = Plats
room-info-ru = Regler
room-info-km = Komi
room-info-ha = Handikapp
room-info-re = Resultat
room-info-tm = Betänketid
room-info-ot = Tilläggstid
room-info-on = Öppning
room-info-an = Kommentarer av
room-info-us = Nedtecknat av
room-info-so = Källa
room-info-cp = Upphovsrätt
room-info-gc = Om partiet som helhet
room-fact-used = { $used } (protokollet anger { $said })
room-info-wrong-km = Ett tal, till exempel 6,5.
room-info-wrong-ha = Ett antal stenar, till exempel 2.
room-info-wrong-dt = Ett datum som 2024-12-31, eller ett årtal.
room-info-wrong-re = B+R, W+3.5, B+T, 0 vid oavgjort, eller Void.
room-info-wrong-tm = Ett antal sekunder, till exempel 3600.

## Varför en knapp är grå

room-off-begin = Det här är början.
room-off-end = Ingenting följer här.
room-off-undo = Du har inte ändrat något som går att ångra.
room-off-undo-alone = I en variant som prövas ensam går bara det sista draget att ångra. Gå till dess slut.
room-assumed-unknown = Servern har inte sagt om regler, komi eller handikapp är antagna.
room-off-redo = Ingenting har ångrats som kan göras om.
room-off-alone = Bara du har den här varianten. Behåll den först: det här går bara med studiens noder.
room-off-waits = Servern har inte sparat noden än.
room-off-no-move = Noden har inget drag.
room-off-promote = Dess variant är redan den första.
room-off-main = Den står redan i huvudvarianten.
room-off-up = Ingenting står före den.
room-off-down = Ingenting står efter den.
room-off-paste = Ingen gren har kopierats.

## Folk

room-people = Folk i studien
room-person = Person { $number }
room-call = Ditt namn i studien
room-call-use = Använd det
room-leads = leder
room-leads-now = { $name } leder nu.
room-leads-elsewhere = { $name } är i kapitlet { $chapter }.
room-lead = Ta ledningen
room-lead-end = Lämna ledningen
room-hand = Låt leda
room-visit = Gå dit
room-ask-lead = Be om ledningen
room-ask-write = Be om att få skriva
room-asked = Frågat
room-asks-lead = { $name } ber om ledningen.
room-asks-write = { $name } ber om att få skriva.
room-allow = Tillåt
room-not-now = Inte nu
room-asks-short = ber
room-rights = Vad { $name } får göra
room-may-read-short = tittar på
room-may-write-short = skriver
room-may-own-short = ägare
room-may-write = Du får ändra studien nu.
room-may-read = Du får bara titta på nu.
room-follows = Du följer { $name }.
room-leads-other-page = Du leder på en annan sida{ $follows ->
    [yes] , och den här följer den. Den leder så snart du går någon annanstans på den.
   *[no] {""}. Den här leder så snart du går någon annanstans på den.
}
room-apart = { $count ->
    [0] Du är där { $name } är.
    [one] Du är 1 drag från { $name }.
   *[other] Du är { $shown } drag från { $name }.
}
room-catch-up = Kom ikapp
room-ended-kept = Sidan behåller studiens senaste läge, och du kan spara det.
room-ended-save = Spara studien (SGF)
room-unsaved = { $count ->
    [one] Inte sparat än: 1 ändring. Den skickas så snart servern svarar.
   *[other] Inte sparat än: { $shown } ändringar. De skickas så snart servern svarar.
}
room-unkept = Webbläsaren kan inte behålla allt: låt sidan vara öppen tills det är skickat.
room-alone = Pröva ensam
room-alone-end = Skriv för alla igen
room-alone-here = Bara du ser det här
room-alone-offered = { $name ->
    [own] Du erbjuder alla den här varianten
   *[other] { $name } erbjuder den här varianten
}
room-alone-offered-text = { $name ->
    [own] Du erbjuder alla den här varianten. Drag som du lägger till är inte erbjudna än.
   *[other] { $name } erbjuder den här varianten. Drag som du lägger till stannar på sidan.
}
room-alone-text = Drag som prövas ensam stannar på sidan.
room-alone-leads = { $may ->
    [write] Bara du ser den här varianten: de som följer dig stannar där den börjar. Behåll den för att visa den.
   *[read] Bara du ser den här varianten: de som följer dig stannar där den börjar. Erbjud den, så kan någon som får skriva ta över den.
}
room-alone-close = Lägg undan dem
room-alone-close-text = Bara du ser de här dragen. Ingenting tar dem tillbaka.
room-keep = Behåll varianten
room-offer = Erbjud alla varianten
room-offer-done = Erbjuden
room-offer-withdraw = Ta tillbaka erbjudandet
room-offers = { $name } erbjuder en variant.
room-offers-longer = { $name } har spelat vidare på den erbjudna varianten.
room-offered = { $name } erbjuder en variant på { $count ->
    [one] 1 drag
   *[other] { $count } drag
} efter { $after }.
room-offered-own = Du erbjuder en variant på { $count ->
    [one] 1 drag
   *[other] { $count } drag
} efter { $after }.
room-offer-show = Visa
room-offer-keep = Ta över

## Motor

room-engine = Låt motorn titta på noderna
room-candidates = Drag som föreslås här
room-column-move = Drag
room-column-chance = Svarts chans
room-column-lead = Ledning
room-column-lost = Förlorar
room-column-visits = Besök
room-lead-short = { $colour ->
    [black] S+{ $points }
   *[white] V+{ $points }
}
room-play-out = Spela ut varianten
room-better = Bättre än { $played }: { $point }
room-line-judged = Varje ställning i varianten är bedömd.

## Länkar

room-links = Länkar till den här studien
room-link-read = För att titta på
room-link-write = För att ändra studien
room-link-own = Din egen länk, med alla rättigheter
room-link-renew = Byt ut länken
room-link-renew-text = Den gamla länken öppnar inget mer, inte heller för dem som har kommit genom den.
room-link-renew-own-text = Den gamla länken öppnar inget mer, inte heller i dina andra webbläsare. Sidan fortsätter med den nya.
room-link-renewed = Länken är utbytt. Den gamla öppnar inget mer.
room-node-link = Öppnas vid noden, för att titta på
study-sgf = Studie (SGF)
chapter-sgf = Kapitel (SGF)
node-png = Bild (PNG)
node-svg = Teckning (SVG)

## Tangenter

keys-study = Genom trädet, utanför brädet
keys-edit = Ändra studien
key-beside = varianten bredvid
key-fork = tillbaka eller vidare till en förgrening
key-said = tillbaka eller vidare till en kommentar
key-marked = tillbaka eller vidare till en markering
key-main-line = tillbaka till huvudvarianten
key-pass = passa
key-note = din anteckning om noden
key-find = sök
key-tree = till trädet
key-menu = mer om noden
key-fold = vik ihop eller ut det som följer
key-undo = ångra, gör om
key-delete = radera grenen
key-branch = kopiera, klipp ut, klistra in grenen
key-tool = välj ett verktyg
key-tool-off = spela drag igen; stäng meddelandet bredvid brädet

## Avslag

error-study-unknown-key = { $why ->
    [replaced] Den här länken har ersatts av en ny och öppnar inte studien längre. Be den som skickade den till dig om den nya; den som sköter servern kan också göra en.
    [keeper] { error-study-deleted }
    [unused] { error-study-deleted }
   *[none] Det finns ingen studie på den här adressen.
}
error-study-closed = Den som sköter den här servern har stängt studien. Den går att läsa och spara, men inte längre att ändra.
error-study-no-node = Platsen som adressen anger finns inte längre i studien.
error-study-deleted = { $why ->
    [keeper] Den som sköter servern tog bort studien: { $at }.
    [unused] Studien togs bort, eftersom ingen hade tittat på den på länge: { $at }.
   *[none] Studien har raderats.
}
error-study-conflict = Samma sak har ändrats under tiden.
error-study-replaced = { $name ->
    [none] Din länk har ersatts
   *[other] Din länk har ersatts av { $name }
}. Be om den nya för att fortsätta här: den som skickade den till dig, eller den som sköter servern.
error-study-replaced-here = Din länk har ersatts på en annan sida i den här webbläsaren. Ladda om sidan för att fortsätta här.
error-study-link-ended = Den här länken öppnar inte längre studien: ägaren har ersatt länken eller tagit bort studien.
error-study-may-read = { $name ->
    [none] Du får bara titta på nu.
   *[other] { $name } har ändrat så att du bara får titta på.
}
error-study-may-write = { $name ->
    [none] Du får ändra studien nu.
   *[other] { $name } låter dig ändra studien nu.
}
error-study-may-own = { $name ->
    [none] Du har en ägares rättigheter i studien nu.
   *[other] { $name } ger dig en ägares rättigheter i studien.
}
error-study-may-not-own = { $name ->
    [none] Du har inte längre en ägares rättigheter. Du får fortfarande ändra studien.
   *[other] { $name } har tagit ifrån dig en ägares rättigheter. Du får fortfarande ändra studien.
}
error-study-declined = { $name } säger: inte nu.
error-study-leads = Du leder nu: de som följer dig går dit du går.
error-study-lead-lost = { $name ->
    [none] Du leder inte längre.
   *[other] { $name } leder nu i ditt ställe.
}
error-study-lead-ended = { $name } leder inte längre.{ $takes ->
    [yes] {" "}Du kan ta ledningen nu.
   *[no] {""}
}
error-study-alone = Varianten är din ensam: den har bara drag.
error-study-not-allowed = Du får inte ändra studien.
error-study-unknown = Noden, eller det som den beror på, har aldrig funnits.
error-study-gone = Någon har raderat noden under tiden.
error-study-branch-gone = { $name } har tagit bort grenen där du var.
error-study-chapter-gone = { $name } har tagit bort kapitlet { $chapter }, där du var.
error-study-branch-back = { $name } har tagit tillbaka grenen där du var.
error-study-chapter-back = { $name } har tagit tillbaka kapitlet { $chapter }.
error-study-alone-back = Dragen som du hade prövat ensam finns igen, efter { $after }.
error-study-insert-ended = Inget drag läggs in längre: du har gått någon annanstans.
error-study-gone-node = Noden där varianten börjar har raderats.
error-study-cycle = En gren kan inte stå under sig själv.
error-study-first-node = Kapitlets första nod stannar där den är.
error-study-last-chapter = En studie har minst ett kapitel. Börja ett annat innan du tar bort det här.
error-study-no-sibling = Grannen står någon annanstans nu.
error-study-name-taken = Det här har redan skickats under samma namn.
error-study-off-board = Brädet har ingen sådan punkt.
error-study-bad-property = Ett protokoll har ingen sådan egenskap här.
error-study-bad-value = Ett protokoll kan inte ha det värdet här.
error-study-bad-branch = Noderna hänger inte ihop.
error-study-changed = Det går inte att ångra: det har ändrats sedan dess.
error-study-continued = Det går inte att ångra: andra har gått vidare därifrån.
error-study-twin = Det går inte: samma drag står redan där igen.
error-study-undo = { $again ->
    [yes] Du kan försöka igen. Om det inte går då heller hoppas ändringen över.
   *[no] Ändringen hoppas över: nästa försök gäller den före.
}
error-study-undo-vain = Det som skulle ångras hade inte kommit in i studien: där har inget ändrats.
error-study-offer-taken = { $name ->
    [own] Varianten som du erbjöd
   *[other] Varianten som { $name } erbjöd
} finns nu i studien.
error-study-line-back = { $name ->
    [none] Varianten som du hade prövat ensam finns inte längre i studien
   *[other] { $name } har tagit ut varianten som du hade prövat ensam ur studien igen
}. Bara du ser den nu.
error-study-not-yours = Någon annan gjorde det.
error-study-nothing = Inget har ändrats.
error-study-full = Studien har inte plats för mer.
error-study-too-large = Det är för stort för en öppen studie: den tar 4 MB åt gången. En ny studie tar större protokoll.
error-study-left-out = Värden som en studie inte kan ha utelämnas: { $names }.
room-property-gn = partiets namn
room-property-pb = Svarts namn
room-property-br = Svarts grad
room-property-bt = Svarts lag
room-property-pw = Vits namn
room-property-wr = Vits grad
room-property-wt = Vits lag
room-property-dt = datum
room-property-ev = turnering
room-property-ro = rond
room-property-pc = plats
room-property-ru = regler
room-property-km = komi
room-property-ha = handikapp
room-property-re = resultat
room-property-tm = betänketid
room-property-ot = tilläggstid
room-property-on = öppning
room-property-an = kommentarernas författare
room-property-us = protokollets författare
room-property-so = källa
room-property-cp = upphovsrätt
room-property-gc = kommentar till partiet
room-property-b = Svarts drag
room-property-w = Vits drag
room-property-ab = uppställda svarta stenar
room-property-aw = uppställda vita stenar
room-property-ae = punkter som tömts
room-property-pl = färgen vid draget
room-property-tr = trianglar
room-property-sq = kvadrater
room-property-cr = cirklar
room-property-ma = kryss
room-property-sl = valda punkter
room-property-lb = etiketter
room-property-ar = pilar
room-property-ln = linjer
room-property-tb = Svarts område
room-property-tw = Vits område
room-property-dd = bleka punkter
room-property-vw = de enda punkter som visas
room-property-c = kommentarer
room-property-n = nodnamn
room-property-mn = dragnummer
room-property-clock-time = återstående tid på klockan
room-property-clock-stones = återstående stenar i tilläggstiden
room-property-sz = brädets storlek
room-property-other = egenskapen { $name }
error-study-no-record = Det finns inget att klistra in: varken en gren eller texten till ett protokoll.
error-study-bad-request = Servern förstår inte ändringen.
