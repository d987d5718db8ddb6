# Texter för tengen study: ett protokoll gås igenom och ändras, rad för rad.

## Kommandona

study-word-forward = framåt
study-word-back = bakåt
study-word-first = början
study-word-end = slut
study-word-fork = förgrening
study-word-next-fork = nästa-förgrening
study-word-up = upp
study-word-down = ner
study-word-go = gå
study-word-node = nod
study-word-chapter = kapitel
study-word-find = sök
study-word-show = visa
study-word-tree = träd
study-word-judge = domare
study-word-help = hjälp
study-word-pass = pass
study-word-comment = kommentar
study-word-name = namn
study-word-mark = markera
study-word-unmark = avmarkera
study-word-label = etikett
study-word-arrow = pil
study-word-line = linje
study-word-set = ställ
study-word-turn = tur
study-word-good = bra
study-word-bad = dålig
study-word-doubtful = tveksam
study-word-interesting = intressant
study-word-good-black = bra-svart
study-word-good-white = bra-vit
study-word-equal = lika
study-word-unclear = oklar
study-word-important = viktig
study-word-delete = ta-bort
study-word-lift = lyft-ut
study-word-insert = infoga
study-word-promote = fram
study-word-main = huvudlinje
study-word-split = dela
study-word-undo = ångra
study-word-redo = gör-om
study-word-save = spara
study-word-quit = avsluta
study-word-here = här
study-word-new = ny
study-word-empty = tom

## Det som visas

study-place = Kapitel { $chapter } av { $chapters } · nod { $node }{ $path ->
    [none] {""}
   *[other] {" "}· väg { $path }
}{ $changed ->
    [yes] {" "}· inte sparat
   *[no] {""}
}
study-next = Sedan: { $move }
study-other-move = { $colour ->
    [black] Svart
   *[white] Vit
}: { $move }
study-beside = Varianter här: { $list }
study-tree-nodes = ({ $nodes ->
    [one] { $nodes } nod
   *[other] { $nodes } noder
})
study-tree-depth = ({ $depth } förgreningar ner)
study-tree-more = … och { $lines ->
    [one] { $lines } rad till
   *[other] { $lines } rader till
}
study-help =
    Q16 · b Q16 · { study-word-pass }   spela, för den som är i tur eller för Svart (w: Vit); ett drag som finns följs
    { study-word-forward } 10 · { study-word-back } 10 · { study-word-first } · { study-word-end }   längs varianten
    { study-word-fork } · { study-word-next-fork } · { study-word-up } · { study-word-down }   till förgreningar, och till varianterna bredvid
    { study-word-go } 0.2.1 · { study-word-node } 57 · { study-word-chapter } 2 · { study-word-find } TEXT   till en väg, en nod, ett kapitel, en kommentar
    { study-word-show } · { study-word-tree } · { study-word-judge } · { study-word-help }   brädet, varianterna runt om, vilka stenar som är döda, den här listan
    { study-word-comment } TEXT · { study-word-name } TEXT   skriv; \n börjar en ny rad, utan text tas den bort
    { study-word-mark } tr D4 E5 · { study-word-unmark } D4   tecken på punkter: tr, sq, cr, ma eller sl
    { study-word-label } D4 a · { study-word-arrow } D4 E5 · { study-word-line } D4 E5   en gång till tar bort pilen eller linjen
    { study-word-set } b D4 E5 · { study-word-set } { study-word-empty } D4 · { study-word-turn } w   stenar som ställs upp (b, w), och vems tur det är
    { study-word-set } { study-word-here } b D4 · { study-word-set } { study-word-new } b D4   i den här noden, eller i en ny bakom den
    { study-word-good } · { study-word-bad } · { study-word-doubtful } · { study-word-interesting }   om draget; en gång till tar bort det
    { study-word-good-black } · { study-word-good-white } · { study-word-equal } · { study-word-unclear } · { study-word-important }   om ställningen
    { study-word-delete } · { study-word-lift } · { study-word-insert } D4   noden med allt under den, noden ensam; ett drag före noden
    { study-word-promote } · { study-word-main } · { study-word-split }   varianten först vid den sista förgreningen, vid alla; ett nytt kapitel härifrån
    { study-word-undo } · { study-word-redo } · { study-word-save } · { study-word-save } FIL · { study-word-quit }   ta tillbaka, gör igen, skriv, lämna

## Svar

study-not-understood = ”{ $text }” är varken en punkt på det här brädet eller ett kommando. Skriv { study-word-help } för kommandona.
study-at-first = Det här är kapitlets första nod.
study-at-end = Varianten slutar här. En punkt spelar vidare.
study-no-fork = Det finns ingen förgrening före den här noden.
study-no-fork-ahead = Det kommer ingen förgrening till. Skriv { study-word-end } för variantens slut.
study-no-line = Det finns ingen variant { $side ->
    [above] ovanför
   *[below] nedanför
} den här.
study-no-chapter = { $chapters ->
    [one] Det finns bara ett kapitel. Du är i det.
   *[other] Det finns kapitel 1 till { $chapters }. Du är kvar i kapitel { $present }.
}
study-astray = Raden hoppas över, eftersom kapitlet före den inte gick att öppna. Öppna först ett: { study-word-chapter } 1
study-not-found = Ingen kommentar och inget namn innehåller ”{ $text }”.
study-nothing-undone = Det finns inget att ta tillbaka.
study-nothing-redone = Det finns inget att göra om.
study-is-main = Varianten är redan den första vid varje förgrening.
study-last-chapter = Det enda kapitlet kan inte tas bort. Gå till en nod under det.
study-needs-move = Den här noden har inget drag. Gå till ett drag för att bedöma det.
study-set-beside-move = En nod med ett drag kan inte också ställa upp stenar. Skriv { study-word-set } { study-word-new } för en nod bakom den.
study-set-where = Drag följer på den här noden. Skriv { study-word-set } { study-word-here } för att ändra ställningen för dem, eller { study-word-set } { study-word-new } för en egen variant.
study-now-wrong = Mot reglerna nu, noder: { $list }. Skriv { study-word-undo } för att ta tillbaka ändringen.
study-split-off = Kapitel { $chapter } börjar med den här ställningen.
study-chapter-deleted = Kapitel { $chapter } är borttaget, och de efter det har ett nummer lägre. Skriv { study-word-undo } för att få tillbaka det.
study-saved = Sparat i { $file }.{ $encoding ->
    [none] {""}
   *[other] {" "}Filen är nu i UTF-8; den var i { $encoding }.
}
study-save-where = { $file } kan inte skrivas över: filen är packad, av annat format, eller har annan text i sig. Säg ett annat namn: { study-word-save } NY.sgf
study-save-changed = Ett annat program har ändrat { $file } sedan den lästes. Säg ett annat namn: { study-word-save } NY.sgf
study-save-failed = { $file } kan inte skrivas: { $why }. Säg ett annat namn: { study-word-save } NY.sgf
study-save-exists = { $file } finns redan. Säg ett namn som ingen fil har.
study-unsaved-quit = Det finns ändringar som inte är sparade. Skriv { study-word-save } för att behålla dem, eller { study-word-quit } igen för att lämna utan dem.
study-unsaved-lost = ändringarna sparades inte
study-lines-refused = { $lines ->
    [one] { $lines } rad utfördes inte
   *[other] { $lines } rader utfördes inte
}

## Det som ett kommando behöver

study-wants-number = Säg ett tal efter kommandot, som 12.
study-wants-text = Säg en text efter kommandot.
study-wants-points = Säg punkter på det här brädet, som D4 E5.
study-wants-two-points = Säg två punkter på det här brädet, som D4 E5.
study-wants-sign = Säg ett tecken och punkter: { study-word-mark } tr D4. Tecknen är tr (triangel), sq (kvadrat), cr (cirkel), ma (kryss) och sl (vald).
study-wants-label = Säg en punkt och en etikett: { study-word-label } D4 a
study-wants-colour = Säg b för Svart eller w för Vit.
study-wants-stone = Säg b, w eller { study-word-empty }, och punkter: { study-word-set } b D4
study-wants-one-stone = En rad sätter stenar av en färg, och på en punkt ligger en sten. Skriv en rad för varje: { study-word-set } b D4, sedan { study-word-set } w E5.

## Avslag

study-refused-first = Kapitlets första nod stannar där den är. Gå till en nod under den.
study-refused-not-go = Det här kapitlet innehåller ett protokoll från ett annat spel än go: enstaka drag och punkter förblir som de är, och inget bedöms. Skriv { study-word-comment }, { study-word-name } eller { study-word-important } för att skriva vid noden, eller { study-word-delete } för att ta bort den med allt under den.
study-refused-value = Texten passar inte här: högst 64 KiB.
study-refused-nothing = Så var det redan: inget har ändrats.
study-refused-full = Studien har en miljon noder och tar inga fler. Spara den, och börja en ny.
