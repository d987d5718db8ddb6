# Tengen på svenska.

## Everywhere

home = Tengen, startsida
to-home = Till startsidan
missing-title = Här finns inget
missing-says = Det finns ingen sida på den här adressen. Kanske saknas ett tecken i länken.
sign-in = Logga in
settings = Inställningar
close = Stäng
cancel = Avbryt
unsaved = Stänga utan att spara?
unsaved-text = Det du har ändrat här är inte sparat än.
unsaved-drop = Kasta det
unsaved-stay = Fortsätt
copy = Kopiera
colon = {": "}
copied = Kopierat
colour = { $colour ->
    [black] Svart
   *[white] Vit
}
guest = Gäst { $number }
computer = Dator
komi = Komi
handicap = Handikapp
clock = Klocka
nigiri = Nigiri
board-size = Bräde
size = { $width } × { $height }
new-game = Nytt parti
time-hours = { $hours }:{ $minutes }:{ $seconds }
time-minutes = { $minutes }:{ $seconds }
time-tenths = { $seconds }
strength = Styrka: { $rank }
strength-guided = Styrka: { $rank }, med nätverk
rank = { $kind ->
    [kyu] { $number } kyu
    [first-dan] { $number } dan
    [dan] { $number } dan
   *[full] Full styrka
}
rated-title = Rating
rated-game = Det här partiet räknas för ratingen.
rated-soon = Ratingen för partiet är på väg.
rated-later = Ratingen för partiet är inte klar än. Öppna den här sidan igen senare.
rated-annulled = Det här partiet ströks: det räknas inte för någon rating.
rated-now = Din rank är nu { $rank }.
rated-unplayed = Båda har inte spelat, så ingen rating ändras.
rated-none = Partiet har inget resultat, så ingen rating ändras.
rated-player = Spelare
rated-before = Rank före
rated-after = Rank efter
rated-points = Poäng
rated-moved = { $points } ({ $by })
rated-expected = Av 100 sådana partier väntades du vinna { $count }.
rated-head-start = Bräde, komi och handikapp räknades som { $ranks } grader för { $side ->
    [you] dig
   *[other] motståndaren
}.
rated-provisional = Din rank är preliminär, eftersom få av dina partier är kända. Efter ungefär tio är den säker.
rated-question-mark = Ett frågetecken betyder att ranken är preliminär.
rated-sure = Din rank är inte längre preliminär.
rank-provisional = { $rank }, preliminär
player-rank = { $here } · { $rank }
rank-group = { $group ->
    [first] Första stegen
    [beginner] Nybörjare
    [casual] Tillfällig spelare
    [club] Klubbspelare
    [strong] Stark spelare
   *[full] Utan gräns
}

## Rulesets

ruleset-tromp-taylor = Tromp–Taylor
ruleset-new-zealand = Nyzeeländska
ruleset-chinese-text = Kinesiska (enligt texten)
ruleset-chinese = Kinesiska
ruleset-aga-area = AGA (yta)
ruleset-aga-territory = AGA (område)
ruleset-aga-natural = AGA (yta, naturlig situationell superko)
ruleset-bga = BGA (brittiska)
ruleset-french = Franska
ruleset-simplified-ing = Förenklade Ing
ruleset-japanese = Japanska
ruleset-korean = Koreanska
ruleset-stone-scoring = Stenräkning
ruleset-spight = Spight (yta)
ruleset-button = Knapp-go
ruleset-wmsg-2008 = WMSG 2008
ruleset-davies = Grundregler (Davies, utan självmord)
ruleset-ing = Ing (ungefärliga)
ruleset-oral-japanese = Japanska (muntliga)
ruleset-wagc = Amatör-VM (WAGC)
ruleset-lasker-maas = Lasker–Maas
ruleset-spight-territory = Spight (område)
ruleset-two-button = Go med två knappar
ruleset-control-area = Kontrollerad yta
ruleset-ancient-territory = Område med gruppskatt
rulesets-common = Vanliga
rulesets-more = Fler regler

## Settings

setting-language = Språk
language-auto = Som i webbläsaren
setting-theme = Utseende
theme-auto = Som i systemet
theme-light = Ljust
theme-dark = Mörkt
setting-board = Bräde
board-wood = Trä
board-paper = Enkelt, ljust
board-slate = Skiffer, mörkt
board-contrast = Hög kontrast
setting-stones = Stenar
stones-shaded = Skuggade
stones-flat = Platta
setting-confirm = Att lägga en sten
confirm-auto = Efter enheten
confirm-auto-means = Ett klick; på pekskärm tryck, sedan bekräfta.
confirm-one = Ett klick eller tryck
confirm-two = Välj, sedan bekräfta
setting-sound = Ljud
setting-notify = Säg till när motståndaren har dragit och jag tittar på annat
notify-denied = Webbläsaren tillåter det inte. Du kan ändra det i dess inställningar för sidan.
setting-coordinates = Koordinater runt brädet
setting-next-moves = Nästa drag på brädet i en studie
setting-move-numbers = Dragnummer på stenarna i en studie
setting-open-points = Fråga före ett pass
open-points-means = Frågan visar vad som fortfarande är öppet, men inte mot en person på annat håll. Före ett pass som avslutar partiet genast kommer den alltid.

## Start page

home-title = Ett parti go
home-says = Svart och Vit sätter stenar i tur och ordning. Den sida som omringar mest av brädet vinner.
quick-start = Börja ett litet parti
quick-says = 9 × 9 mot datorn på { $rank }, dess svagaste nivå. Du har Svart och börjar, utan klocka.
way-lobby = Spela mot någon
way-link = Spela med en annan människa via en länk
way-study = Studera partier tillsammans
study-together = Studera tillsammans
offline-says = { $kept ->
    [all] Servern svarar inte. Kursen, reglerna och orden fungerar ändå, och även problem som du redan har öppnat. Partier behöver servern; de fortsätter när den svarar igen.
    [course] Servern svarar inte. Kursen fungerar ändå, och även problem som du redan har öppnat. Partier behöver servern; de fortsätter när den svarar igen.
   *[nothing] Servern svarar inte. Partier behöver servern; de fortsätter när den svarar igen.
}
offline-page = { $page ->
    [study] Studien på den här adressen öppnas av sig själv så snart servern svarar.
   *[game] Partiet på den här adressen öppnas av sig själv så snart servern svarar.
}
offline-waits = { $count ->
    [0] {""}
    [one] Den här webbläsaren sparar en ändring av dig i den och skickar den då.
   *[other] Den här webbläsaren sparar { $shown } ändringar av dig i den och skickar dem då.
}
set-up = Ställ in ett parti
set-up-says = motståndare, storlek, regler, handikapp, klocka
pages = Sidor
page-play = Spela
page-learn = Lär dig
page-study = Studera
page-rules = Regler
page-glossary = Ordlista
explain = Vad betyder { $term }?
explain-more = Mer i ordlistan
explain-kyu = Nybörjare har kyu-grader: 30 kyu är den lägsta och 1 kyu den högsta. Ovanför kommer dan-graderna, från 1 dan och uppåt. En grads skillnad motsvarar ungefär en handikappsten.
explain-komi = Poäng som Vit får eftersom Svart börjar. En halv poäng utesluter oavgjort.
explain-handicap = Så många stenar har Svart, den svagare sidan, på brädet innan Vit gör det första draget.
explain-nigiri = Ett sätt att lotta färger: ena sidan tar en näve stenar, och den andra gissar om antalet är udda eller jämnt.
your-games = Dina partier
your-studies = Dina studier
study-nameless = En studie utan titel
study-all = Alla studier
learn-link = Lär dig spela
problems-link = Problem
games-none = Inga partier än. De du börjar eller öppnar visas här.
game-facts = { $size } · { $rules } · { $moves ->
    [one] 1 drag
   *[other] { $moves } drag
} · { $date }
rules-unknown = okända regler
your-turn = Ditt drag
waiting = Motståndarens drag
game-begun = Ett nytt parti har börjat
opponent = Motståndare
opponent-computer-hint = med den styrka du väljer
opponent-same-screen = Samma skärm
opponent-same-screen-hint = två personer, ett bräde
opponent-link = Via länk
opponent-link-hint = någon annanstans
strength-label = Styrka
size-custom = Annat
width = Bredd
height = Höjd
handicap-none = Inget
handicap-fixed = På de vanliga punkterna
handicap-free = Fritt utlagt av Svart
handicap-fixed-stones = { $stones } stenar
handicap-free-stones = { $stones } stenar, fritt
handicap-stones = { $stones } stenar
komi-reset = Tillbaka till vanlig komi
your-colour = Du spelar
nigiri-guess = Din gissning
nigiri-odd = Udda
nigiri-even = Jämnt
nigiri-hint = Din motståndare tar en handfull vita stenar. Gissa om antalet är udda eller jämnt: gissar du rätt spelar du Svart.
name-me = Ditt namn (valfritt)
name-black = Svarts namn (valfritt)
name-other = Vits namn (valfritt)
start = Börja partiet
clock-none = Ingen klocka
clock-absolute = Absolut tid
clock-byo-yomi = Byo-yomi
clock-canadian = Kanadensisk byo-yomi
clock-fischer = Fischer (tid läggs till per drag)
clock-presets = Förslag
pace-quick = Snabbt
pace-normal = Normalt
pace-long = Långt
clock-main = Huvudtid (minuter)
clock-count = Perioder
clock-period = Sekunder per period
clock-block = Stenar per period
clock-block-time = Minuter per period
clock-increment = Sekunder per drag till
nigiri-picture = { $stones ->
    [one] 1 vit sten
   *[other] { $stones } vita stenar
}, utlagda i par
nigiri-guessed = { $guess ->
    [odd] { $who ->
        [me] Du lägger en svart sten: du gissar udda.
       *[other] Motståndaren lägger en svart sten och gissar udda.
    }
   *[even] { $who ->
        [me] Du lägger två svarta stenar: du gissar jämnt.
       *[other] Motståndaren lägger två svarta stenar och gissar jämnt.
    }
}
nigiri-result = { $stones ->
    [one] 1 sten
   *[other] { $stones } stenar
}. { $right ->
    [yes] { $who ->
        [me] Du gissade rätt
       *[other] Motståndaren gissade rätt
    }
   *[no] { $who ->
        [me] Du gissade fel
       *[other] Motståndaren gissade fel
    }
}: du spelar { $colour ->
    [black] Svart
   *[white] Vit
}.
nigiri-told = { $stones ->
    [one] 1 sten
   *[other] { $stones } stenar
}, gissning { $guess ->
    [odd] udda
   *[even] jämnt
}: { $right ->
    [yes] rätt
   *[no] fel
}
nigiri-go = Till brädet
upload-title = Spela upp ett protokoll
upload-choose = Välj ett partiprotokoll (SGF, NGF, GIB, UGF)
upload-drop = eller släpp den var som helst på sidan
upload-reading = Läser { $name } …
upload-several = { $count ->
    [one] Filen innehöll 1 parti.
   *[other] Filen innehöll { $count } partier.
}
upload-game = Parti { $number }
upload-failed = { $name } kunde inte läsas.
paste-label = eller klistra in dess text
paste-read = Spela upp den här texten
paste-name = Den inklistrade texten
paste-address = Protokollet i adressen
paste-empty = Här finns ingen text än. Ett protokoll börjar med ”(;”.
paste-damaged = Protokollet i adressen är skadat: tecknen är ingen procentkodad text.

## The page of a game

title-game = { $black } – { $white } · Tengen
title-your-move = ● Ditt drag · { $black } – { $white } · Tengen
title-asked = ● Du får en fråga · { $black } – { $white } · Tengen
game-heading = { $black } mot { $white }
heading-player = { $colour ->
    [black] { $name } (Svart)
   *[white] { $name } (Vit)
}
problem-title = Partiet kan inte visas
connection-lost = Anslutningen bruten, försöker igen …
connection-unkept = Servern kan inte spara något. Säg till den som sköter den.
trying-again = Försöker igen …
waiting-says = Din sten på { $point } väntar på servern. Den skickas igen tills servern tar emot den.
waiting-cancel = Ta tillbaka stenen
announcements = Vad som händer i partiet
board = Bräde. { $does ->
    [plays] Piltangenterna flyttar, Enter spelar.
    [marks] Piltangenterna flyttar, Enter markerar stenar.
    [tries] Piltangenterna flyttar, Enter prövar ett drag vid sidan av partiet.
   *[looks] Piltangenterna flyttar.
}
you = du
present = här
away = borta
thinking = tänker …
captures = { $count ->
    [one] 1 fånge
   *[other] { $shown } fångar
}
clock-of = { $colour ->
    [black] Svarts klocka
   *[white] Vits klocka
}
clock-flag = Tiden ute
clock-periods = { $count } × { $time }
clock-periods-left = { $count ->
    [one] sista perioden
   *[other] { $count } perioder
}
clock-stones = { $count ->
    [one] { $count } sten
   *[other] { $count } stenar
} på { $time }
clock-stones-left = { $count ->
    [one] 1 sten kvar
   *[other] { $count } stenar kvar
}
to-move = { $colour ->
    [black] Svart vid draget
   *[white] Vit vid draget
}
your-move = { $colour ->
    [black] Ditt drag (Svart)
   *[white] Ditt drag (Vit)
}
status-thinking = { $colour ->
    [black] Svart tänker …
   *[white] Vit tänker …
}
status-placing = { $left ->
    [one] Svart lägger 1 handikappsten till
   *[other] Svart lägger { $left } handikappstenar till
}
status-record = Protokoll
status-settling = Vilka stenar är döda?
status-ended = Partiet är slut
status-closed = Den som sköter den här servern har stängt partiet
status-called-off = { $colour ->
    [black] Svart har ställt in det här partiet
   *[white] Vit har ställt in det här partiet
}
status-replay = Du ser steg { $move } av { $last }.
status-clock-start = Klockorna startar när båda är här.
status-clock-interrupted = Klockorna väntar tills spelaren vid draget är tillbaka.
status-repetition = Ställningen efter drag { $move } är tillbaka på brädet. Ni kan fortsätta, eller komma överens om att partiet blir utan resultat.
status-resumed = Efter en oenighet går partiet vidare. Spela ut de omtvistade stenarna. Passa när inget mer finns att visa.
status-passed = { $colour ->
    [black] Svart passade. Passar Vit också stannar spelet och brädet räknas.
   *[white] Vit passade. Passar Svart också stannar spelet och brädet räknas.
}
status-passed-three = { $colour ->
    [black] Svart passade. Spelet stannar först efter tre pass i rad.
   *[white] Vit passade. Spelet stannar först efter tre pass i rad.
}
pass = Passa
pass-title = Passa?
pass-open-title = Passa ändå?
pass-open = { $count ->
    [one] 1 punkt är fortfarande öppen
   *[other] { $shown } punkter är fortfarande öppna
}{ $named ->
    [yes] : { $points }.
   *[no] .
}
pass-wide-open = Brädet är fortfarande vidöppet.
pass-meaning = Att passa betyder att du inte ser något mer att vinna. Draget går till motståndaren.
pass-ends-settling = Motståndaren passade nyss: passar du också stannar spelet, och ni kommer överens om vilka stenar som är döda.
pass-ends-count = Motståndaren passade nyss: passar du också är partiet slut och räknas som det står. Enligt dessa regler tas inget bort; fånga döda stenar först.
pass-resumed = Efter en oenighet måste båda passa igen. Passa om inget mer finns att visa.
pass-stone = Enligt dessa regler ger ett pass motståndaren en sten som fånge.
pass-confirm = Ja, passa
pass-cancel = Nej, spela vidare
place = Spela { $point }
place-hint = Tryck på en punkt för att välja den.
move-label = Skriv ett drag
move-send = Spela
pass-word = pass
undo = Ta tillbaka
no-result = Föreslå ”inget resultat”
call-off = Ställ in
call-off-title = Ställa in partiet?
call-off-meaning = Partiet slutar utan resultat. Ingen vinner eller förlorar.
call-off-confirm = Ja, ställ in
resign = Ge upp
resign-title = Ge upp?
resign-meaning = Partiet slutar genast och andra sidan vinner.
resign-confirm = Ja, ge upp
resign-side = { $colour ->
    [black] Svart ger upp
   *[white] Vit ger upp
}
resign-cancel = Nej, spela vidare
keys-title = Tangenter
keys-board = På brädet
keys-moves = Genom dragen, utanför brädet
keys-game = På den här sidan
keys-everywhere = Överallt
keycap = { $key ->
    [home] Home
    [end] End
    [page-up] Page Up
    [page-down] Page Down
    [ctrl] Ctrl
    [enter] Enter
    [space] Mellanslag
    [delete] Delete
    [shift] Skift
    [tab] Tabb
   *[esc] Esc
}
key-move = punkten bredvid
key-row = radens ändar
key-corner = brädets hörn
key-play = spela på punkten, eller markera dess stenar
key-step = ett drag bakåt eller framåt
key-ten = tio drag bakåt eller framåt
key-ends = början och slutet
key-run = låt dragen löpa, och stoppa dem
key-tab = nästa knapp eller brädet
key-close = stäng en fråga
key-focus = bara bräde och klockor, och tillbaka
key-keys = den här listan
offer = Begäran
offer-undo = { $colour ->
    [black] Svart
   *[white] Vit
} ber att få ta tillbaka { $moves ->
    [one] det senaste draget.
   *[other] de senaste { $moves } dragen.
}
offer-no-result = { $colour ->
    [black] Svart
   *[white] Vit
} föreslår att partiet slutar utan resultat.
offer-no-agreement = { $colour ->
    [black] Svart
   *[white] Vit
} föreslår att partiet slutar utan överenskommelse: varje sten på brädet skulle räknas som levande.
offer-accept = Gå med på det
offer-decline = Avböj
offer-withdraw = Dra tillbaka
links = Länkar till partiet
link-title = Bjud in din motståndare
link-explain = Skicka den första länken till { $name }. Den som öppnar den spelar; behåll din egen länk för dig själv.
link-player = { $colour ->
    [black] Spelar Svart
   *[white] Spelar Vit
}
links-own = Ingen annan kan öppna de här länkarna: Tengen lyssnar bara på den här datorn. Starta det med ”tengen serve --bind 0.0.0.0” för att spela i ditt nätverk.
link-qr = QR-kod för en telefon
link-qr-alt = Den första länken som QR-kod
link-watch = Tittar bara på
link-own = Din egen länk, för en annan av dina enheter: den spelar åt dig
link-own-short = Din egen länk

## A point of the board, spoken

point-empty = { $point }, tom
point-star = stjärnpunkt
point-stone = { $point }, { $colour ->
    [black] svart sten
   *[white] vit sten
}
point-chain = { $stones ->
    [one] ensam
   *[other] kedja av { $stones }
}, { $liberties ->
    [one] en frihet, i atari
   *[other] { $liberties } friheter
}
point-dead = död
point-seki = i seki
point-owner = { $colour ->
    [black] Svarts punkt
   *[white] Vits punkt
}
point-neutral = neutral
point-unsealed = neutral, gränsen ännu öppen
point-hint = förslag { $letter }
point-likely = { $colour ->
    [black] troligen Svarts
   *[white] troligen Vits
}, { $percent } %
point-last = senaste draget
point-ko = ko, får inte tas tillbaka nu
point-chosen = vald
point-waiting = väntar på servern

## What happens, spoken

announce-move = { $colour ->
    [black] Svart
   *[white] Vit
} { $point }{ $captured ->
    [0] {""}
    [one] , fångar 1 sten
   *[other] , fångar { $captured } stenar
}
point-illegal = { $point }, inte tillåtet
announce-illegal = { $colour ->
    [black] Svart
   *[white] Vit
} { point-illegal }
announce-pass = { $colour ->
    [black] Svart passar
   *[white] Vit passar
}
announce-undo = { $count ->
    [one] 1 steg taget tillbaka
   *[other] { $count } steg tagna tillbaka
}
announce-settling = Spelet stannar. Spelarna kommer överens om vilka stenar som är döda.
announce-resumed = Spelet fortsätter.
announce-time = { $colour ->
    [black] Svart
   *[white] Vit
}: { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
announce-time-last = { $colour ->
    [black] Svart
   *[white] Vit
}: { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
} kvar totalt

## Settling

settle-title = Överenskommelse om stenarna
settle-why = { $stop ->
    [1] Båda har passat, så spelet har stannat. Inget är avgjort än.
   *[other] Spelet har stannat igen. Inget är avgjort än.
}
settle-task = { $mark ->
    [seki] Leta efter stenar som lever för att ingen sida kan angripa. Välj en: den och motståndarens stenar som delar dess friheter står i seki, eller inte längre. Välj den igen för att ta tillbaka det.
   *[dead] Leta efter stenar som inte kan undgå att fångas. Välj en för att markera dess kedja som död. En kedja som Tengen föreslår som död lever när du väljer den, med de döda stenarna omkring den. Välj en kedja igen för att ta tillbaka det senaste valet för den, också motståndarens.
}
marking = Markera stenar som
marking-dead = Döda
marking-seki = I seki
settle-watch = Spelarna kommer överens om vilka stenar som är döda.
settle-unsealed = { $count ->
    [one] En gräns är ännu öppen, vid { $points }. Så länge den är öppen räknas hela området intill för ingen. Finns det ett drag kvar att spela?
   *[other] Gränser är ännu öppna, vid { $points }. Så länge de är öppna räknas hela områdena intill för ingen. Finns det drag kvar att spela?
}
settle-computer = Datorn godkänner inte: den skulle förlora { $count ->
    [one] en poäng
   *[other] { $points } poäng
} på detta. Markera stenarna som Tengen föreslog{ $dispute ->
    [no] .
   *[yes] , eller bestrid och spela ut det.
}
settle-changed-judge = Tengen har ändrat sitt förslag efter en närmare titt. Båda frågas igen.
settle-looking = Tengen tittar …
settle-awaited = Tengen tittar närmare på varje grupp.
settle-slow = Tengen tittar fortfarande. Ni kan redan godkänna. Om förslaget ändras frågas ni igen.
settle-judging = Tengen letar efter döda stenar …
settle-by-judge = Förslaget kommer från Tengen. Kontrollera det.
settle-taken-back = Förslaget är åter Tengens: ingen ändring är kvar.
settle-changed = { $colour ->
    [black] Svart ändrade förslaget.
   *[white] Vit ändrade förslaget.
}
settle-standing = Som det är markerat nu: Svart { $black }, Vit { $white }. { $result }
settle-accepted = { $colour ->
    [black] Svart godkänner
   *[white] Vit godkänner
}
settle-open = { $colour ->
    [black] Svart har inte godkänt än
   *[white] Vit har inte godkänt än
}
settle-summary = { $dead ->
    [0] Ingen sten är markerad som död.
    [one] 1 sten är markerad som död.
   *[other] { $dead } stenar är markerade som döda.
}{ $seki ->
    [0] {""}
    [one] {" "}1 sten står i seki.
   *[other] {" "}{ $seki } stenar står i seki.
} Svarts punkter: { $black }, Vits: { $white }.
accept = Godkänn
accept-side = { $colour ->
    [black] Svart godkänner
   *[white] Vit godkänner
}
accepted = Godkänt
settle-what-comes = Vad som händer sedan
settle-scoring = { $scoring ->
    [area] När båda godkänt tas döda stenar bort. Varje sida räknar sina levande stenar och de tomma punkter de omger.
    [territory] När båda godkänt tas döda stenar bort och läggs till fångarna. Varje sida räknar sitt område och sina fångar.
   *[stones] När båda godkänt tas döda stenar bort. Varje sida räknar sina levande stenar och de tomma punkter de omger. För varje grupp som lever för sig dras två poäng av (gruppskatt).
}
settle-seki = { $count ->
    [yes] Stenar i seki lever tillsammans; punkter de omger räknas.
   *[no] Stenar i seki lever tillsammans; enligt dessa regler räknas de tomma punkterna mellan dem inte för någon.
}
settle-pass-stones = Varje pass ger motståndaren en sten som fånge.
settle-disagree = { $dispute ->
    [resume-alternating] Är ni oense fortsätter spelet där det stannade: motståndaren till den som passade sist börjar.
   *[resume-opponent-of-requester] Är ni oense fortsätter spelet: motståndaren till den som begär det börjar.
}
settle-all-alive = { $when ->
    [second-stop] Stannar spelet en andra gång räknas varje sten på brädet som levande.
    [four-passes] Efter fyra pass i rad räknas varje sten på brädet som levande.
   *[no-agreement] Kan ni inte ens enas om vem som är vid draget räknas varje sten på brädet som levande.
}
dispute = Godkänn inte
dispute-side = { $colour ->
    [black] Svart godkänner inte
   *[white] Vit godkänner inte
}
dispute-title = Spela vidare?
dispute-first = { $colour ->
    [black] Spelet fortsätter, och Svart börjar.
   *[white] Spelet fortsätter, och Vit börjar.
}
dispute-then = Visa på brädet vad som är dött eller levande. Markeringarna försvinner; de föreslås på nytt när spelet stannar igen.
dispute-confirm = Spela vidare
dispute-cancel = Tillbaka till förslaget
no-agreement = Ingen överenskommelse
no-agreement-meaning = Kan ni inte ens enas om vem som är vid draget slutar partiet här, och varje sten på brädet räknas som levande.
no-agreement-confirm = Avsluta så
legend-dead = { $stays ->
    [all] Död: överkryssad, står ändå kvar
    [some] Död: överkryssad, tas bort om inget annat sägs
   *[none] Död: överkryssad, tas bort
}
legend-black-point = Svarts punkt
legend-white-point = Vits punkt
legend-neutral = Neutral punkt (dame): räknas inte för någon
legend-seki = I seki: lever utan två ögon
legend-unsealed = Gränsen ännu öppen

## The count

result-score = { $winner ->
    [black] Svart vinner
   *[white] Vit vinner
} med { $margin ->
    [one] { $shown } poäng
   *[other] { $shown } poäng
}
result-by-resignation = { $winner ->
    [black] Svart vinner, Vit gav upp
   *[white] Vit vinner, Svart gav upp
}
result-by-time = { $winner ->
    [black] Svart vinner på tid
   *[white] Vit vinner på tid
}
result-by-forfeit = { $winner ->
    [black] Svart vinner på walkover
   *[white] Vit vinner på walkover
}
result-by-unknown = { $winner ->
    [black] Svart vinner
   *[white] Vit vinner
}
result-draw = Oavgjort (jigo)
result-no-result = Inget resultat
result-both-lose = Båda förlorar
end-all-alive = Varje sten på brädet räknas som levande.
count-caption = { $method ->
    [area] Yträkning
    [territory] Områdesräkning
   *[stones] Stenräkning
}
count-stones = Levande stenar
count-territory = Område
count-prisoners = Fångar
count-dead = Motståndarens döda stenar
count-pass-stones = Passtenar
count-compensation = Handikappersättning
count-komi = Komi
count-group-tax = Gruppskatt
count-shared = Hälften av de neutrala punkterna
count-button = Knapp
count-first-pass = Första passet
count-total = Summa
count-none = –
count-show = Visa på brädet
count-stays = { $count ->
    [one] En död sten står utanför det område som räknas. Den står kvar och räknas inte för någon: { $points }.
   *[other] { $count } döda stenar står utanför det område som räknas. De står kvar och räknas inte för någon: { $points }.
}
count-nobody = { $count ->
    [one] 1 punkt räknas
   *[other] { $count } punkter räknas
} inte för någon: { $points }{ $more ->
    [0] .
   *[other] {" "}och { $more } till.
}
count-agrees = { $method ->
    [area] Räknat efter yta: samma resultat
   *[territory] Räknat efter område: samma resultat
}
count-other = { $method ->
    [area] Räknat efter yta
   *[territory] Räknat efter område
}

## Replay and about

replay = Spela upp
replay-first = Till början
replay-back = Bakåt
replay-play = Spela upp automatiskt
replay-pause = Paus
replay-forward = Framåt
replay-last = Till slutet
replay-live = Tillbaka till partiet
replay-slider = Drag
replay-at = { $move } av { $last }
replay-at-illegal = { $move } av { $last } · { announce-illegal }
replay-at-move = { $move } av { $last } · { $colour ->
    [black] Svart
   *[white] Vit
} { $point ->
    [pass] passar
   *[other] { $point }
}
sgf-download = Ladda ner som SGF
about = Om partiet
about-clock = { $kind }: { $numbers }
about-rules = Regler
notes = Funnet i protokollet
rules-dame-filled = Neutrala punkter måste vara fyllda innan ni enas om stenarna.
rules-encore = { $when ->
    [dispute] Är ni oense följer ett efterspel: varje pass ger motståndaren en sten, och båda gör lika många drag.
   *[always] När spelet stannar första gången följer ett efterspel: varje pass ger motståndaren en sten, och båda gör lika många drag.
}

about-compare = Jämför reglerna med andra
about-link = De här reglerna i enkla ord

## Analys

analysis = Analys
analysis-no-network = Analys kräver ett neuronnät: starta servern utan --net none.
analysis-no-board = Neuronnät kan bara bräden med högst 19 linjer per sida.
analysis-closed = { $role ->
    [watch] Så länge partiet pågår får åskådare inte se någon analys.
   *[player] Så länge partiet pågår analyseras det bara om båda spelarna vill.
}
analysis-wanted = { $colour ->
    [black] Svart vill att partiet analyseras nu.
   *[white] Vit vill att partiet analyseras nu.
}
analysis-wish = Analysera under partiet
analysis-unwish = Ingen analys under partiet
analysis-start = Analysera
analysis-stop = Avsluta analysen
analysis-left = { $count ->
    [one] 1 ställning är ännu inte bedömd.
   *[other] { $shown } ställningar är ännu inte bedömda.
}
analysis-rough = { $count ->
    [one] 1 ställning bedöms ännu noggrannare.
   *[other] { $shown } ställningar bedöms ännu noggrannare.
}
analysis-done = Alla ställningar är bedömda; den du tittar på begrundas vidare.
analysis-full = För många partier analyseras samtidigt. Försök igen senare.
analysis-graph = Partiets gång
analysis-chance = Svarts vinstchans
analysis-lead = Ledning (svart uppåt, vit nedåt)
analysis-move = { $move }.
analysis-chance-now = Svarts vinstchans: { $percent } %.
analysis-even = Ställningen är jämn.
analysis-ahead = { $colour ->
    [black] Svart leder med { $points }.
   *[white] Vit leder med { $points }.
}
analysis-lost = Draget kostade { $points } poäng.
analysis-waiting = Den här ställningen är ännu inte bedömd.
analysis-nothing = Här bedöms ingenting.
analysis-percent = { $percent } %
analysis-percent-black = Svart { $percent } %
analysis-line = Sedan: { $moves }
analysis-hints = Bra drag
analysis-show-hints = Visa bra drag
analysis-show-ownership = Visa vem som får varje punkt
analysis-table = Alla drag i en tabell
analysis-column-move = Drag
analysis-column-played = Spelat
analysis-column-chance = Svarts chans
analysis-column-lead = Ledning
analysis-column-loss = Tappade poäng
mistake-back = Föregående misstag
mistake-forward = Nästa misstag

## Refusals

error-occupied = Det ligger redan en sten på { $point }.
error-suicide = { $point } vore självmord: stenen skulle sakna frihet.
error-ko = { $point } tar genast tillbaka ko. Spela någon annanstans först.
error-hot-stone = Stenen det gäller tog ett ko med drag { $move } och är het. Spela någon annanstans innan du tar den på { $point }.
error-superko = { $point } skulle upprepa ställningen { $move ->
    [0] från början
   *[other] efter drag { $move }
}: { $kind ->
    [positional] positionell superko
    [situational] situationell superko
    [natural-situational] naturlig situationell superko
    [spight] Spights superko
    [ing] Ings förbud mot upprepning
   *[unbalanced] obalanserad upprepning
}.
error-not-your-turn = { $to_move ->
    [black] Det är Svarts drag.
   *[white] Det är Vits drag.
}
error-wrong-phase = Det går inte i det här skedet av partiet.
error-game-over = Partiet är slut.
error-off-board = Det finns ingen punkt { $point } på brädet.
error-proposal-changed = Förslaget ändrades nyss. Titta på det igen.
error-nothing-to-undo = Det finns inget drag att ta tillbaka.
error-no-offer = Begäran finns inte längre.
error-own-offer = Du kan inte svara på din egen begäran.
error-no-stone = Det ligger ingen sten på { $point }.
error-not-marked = Ingen markering av stenarna på { $point } kan tas tillbaka.
error-no-rival = Ingen levande grupp hos motståndaren delar en frihet med stenarna på { $point }, så de står inte i seki.
error-dame-left = { $point } är ännu neutral: enligt dessa regler fylls neutrala punkter innan ni enas. Säg emot, så fortsätter spelet.
error-not-provided = Partiets regler medger inte det nu.
error-legal = { $point } är tillåtet trots allt.
error-offer-pending = Motståndaren väntar på ditt svar först.
error-handicap = Handikappet passar inte här.
error-time-up = Tiden är ute.
error-unknown-key = { $why ->
    [replaced] Den här länken har ersatts av en ny och öppnar inte partiet längre. Be den som skickade den till dig om den nya; den som sköter den här servern har den också.
    [keeper] Den som sköter servern tog bort partiet: { $at }.
    [unused] Partiet togs bort, eftersom ingen hade tittat på det på länge: { $at }.
   *[none] Det finns inget parti på den adressen.
}
error-not-listed = { $why ->
    [seat] Den här adressen öppnas bara i sin spelares webbläsare. Be om länken ”Tittar bara på” om du vill titta: båda spelarna har den under ”Länkar till partiet”.
   *[none] Den här adressen öppnas bara i den webbläsare som har öppnat länken förut. Öppna själva länken på en annan enhet; sidan där det fungerar visar din egen länk.
}
error-not-allowed = Länken tillåter inte det.
error-stale = Partiet har gått vidare under tiden. Titta igen.
error-too-large = Filen är för stor: högst 10 MiB.
error-bad-request = { $field ->
    [komi] Komi anges i steg om en halv, och är högst lika många poäng som brädet har punkter.
   *[other] Servern godtog inte { $field }; den säger på engelska ”{ $reason }”.
}
error-bad-record = Rad { $line }, kolumn { $column }: { record-problem }
error-not-record = Det här är inget spelprotokoll. Spelprotokoll är filer av slagen SGF, NGF, GIB, UGF och UGI.
error-no-record = Det här är en text utan spelprotokoll. Spelprotokoll är filer av slagen SGF, NGF, GIB, UGF och UGI. En ritad ställning tas också emot, med en rad för varje rad på brädet.
error-bad-drawing = { $why ->
    [part] Ritningen visar bara en del av ett bräde. Rita alla rader och kolumner på brädet.
    [reversed] Texten säger att X är Vit och O är Svart, men X läses alltid som Svart och O som Vit. Byt tecknen i ritningen, och ta bort dessa ord.
    [several] Ritningen visar mer än ett bräde, eller så finns det tomma rader mellan några av dess rader.
   *[rows] Ritningen visar ingen ställning. Alla rader behöver lika många punkter: X för Svart, O för Vit, och en punkt för en fri punkt.
}
error-bad-value = { record-problem }
error-illegal-move = Drag { $number }: { $why ->
    [occupied] { error-occupied }
    [suicide] { error-suicide }
    [ko] { error-ko }
    [hot-stone] { error-hot-stone }
    [superko] { error-superko }
   *[off-board] { error-off-board }
}
error-no-rules = Protokollet anger inga regler. Antagna: { $taken ->
    [japanese] { ruleset-japanese }
   *[other] { $taken }
}.
error-unknown-rules = Reglerna ”{ $name }” är okända. Antagna: { $taken ->
    [japanese] { ruleset-japanese }
   *[other] { $taken }
}.
error-no-komi = Protokollet anger ingen komi. Antagen: { $komi }.
error-unread-komi = Protokollets komi går inte att läsa. Antagen: { $komi }.
error-fox-komi = Fox skriver komi 0 för jämna partier. Antagen: { $komi }.
error-no-handicap = Stenarna är inget handikapp på { $stones }. Antaget: inget handikapp.
error-komi-converted = Protokollets komi är inte i poäng. I poäng är den { $komi }.
error-result-converted = Protokollets resultat är inte i poäng. I poäng är marginalen { $margin }.
error-unread-handicap = Protokollets handikapp går inte att läsa. Antaget: inget handikapp.
error-unstated-handicap = Protokollet anger inget handikapp men sätter ut { $stones } svarta stenar, och Vit spelar först. Antaget: inget handikapp.
error-cut-off = Protokollet är avhugget efter { $steps } steg.
error-variations = Protokollet har varianter. Sidan visar bara huvudvarianten.
error-left-out = Stenarna som ställts upp kring { $point } har ingen frihet och utelämnas.
error-more = Och { $count } till.
record-problem = { $problem ->
    [no-game] här finns inget parti
    [not-text] det här är ingen text
    [text-outside-game] text utanför partierna
    [unexpected-text] oväntad text
    [missing-semicolon] en nod måste börja med semikolon
    [value-without-name] ett värde utan egenskapens namn
    [stray-bracket] en avslutande hakparentes i en text saknar sitt omvända snedstreck
    [name-without-value] en egenskap utan värde
    [unclosed-value] ett värde stängs inte: protokollet bryts av mitt i det
    [unclosed-tree] en parentes stängs inte: slutet av protokollet kan saknas
    [unmatched-close] en slutparentes utan början
    [empty-tree] parenteser utan nod
    [node-after-variations] en nod efter varianter
    [node-outside-tree] en nod utanför parenteser
    [damaged-utf-16] skadad UTF-16-text
    [damaged-text] skadade tecken i texten
    [unknown-encoding] en okänd teckenkodning, ”{ $name }”
    [wrong-encoding] texten har inte den angivna teckenkodningen
    [several-encodings] partierna anger flera teckenkodningar; varje parti lästes i sin egen
    [too-large] filen är för stor
    [too-many-moves] det finns fler drag än vad som läses
    [too-many] ytterligare fel räknas inte upp
    [bad-size] brädets storlek är inte ett eller två tal från 1 till 52
    [bad-point] ingen punkt
    [unusual-point] en punkt är skriven på ovanligt sätt
    [point-twice] en nod ställer ut olika saker på samma punkt; den sista gäller
    [unusual-pass] ett pass är skrivet på ovanligt sätt
    [several-values] flera värden där ett väntas; det sista i vanlig form gäller
    [point-off-board] en punkt utanför brädet
    [handicap-no-number] handikappet är inget heltal
    [bad-color] varken B eller W
    [bad-komi] komi är inget tal
    [komi-not-halves] komi är ingen multipel av en halv poäng
    [komi-converted] komi är inte i poäng och har räknats om
    [result-converted] marginalen är inte i poäng och har räknats om
    [bad-result] resultatet går inte att förstå
    [bad-date] datumet går inte att förstå
    [bad-handicap] så många handikappstenar har inga fasta platser
    [unknown-line] raden går inte att förstå
    [states-other-game] protokollet anger ett annat spel än go
    [encrypted] protokollet är krypterat
    [other-game] det är ett protokoll av ett annat spel än go; lägg till det i en studie som har ett goparti
    [too-many-games] det är för många partier i filen
   *[other] { $reason }
}
error-busy = { $of ->
    [address] För mycket kommer från ditt nätverk. Försök igen om { $wait } { $unit }.
   *[all] Servern är upptagen. Försök igen om en stund.
}
error-crowded = { $of ->
    [study] För många sidor följer den här studien.
    [address] För många sidor är öppna från ditt nätverk.
    [all] För många sidor är öppna på den här servern.
   *[game] För många sidor följer det här partiet.
}
error-unkept = Servern kan inte spara något just nu, så ingenting har skapats eller ändrats. Den som sköter servern måste se till den: säg gärna till.
error-has-begun = Partiet har börjat. Du kan ge upp eller spela vidare.
error-not-rated = Bara partier med klocka på 9 × 9, 13 × 13 och 19 × 19 räknas för ratingen.
error-full = Servern har inte plats för något nytt. Partier och studier som finns fortsätter.
error-too-much = För mycket kom från den här adressen. Försök igen om { $wait } { $unit }.
error-internal = Något gick fel i servern. Partiet är som det var.
error-unreachable = Servern svarar inte.
error-page-replay = Du ser en tidigare ställning. Gå tillbaka till partiet för att spela.
error-page-stone-dropped = Din sten på { $point } kom för sent: partiet har fortsatt under tiden.
error-page-stone-waits = Din sten på { $point } väntar på anslutningen, och inget annat skickas före den. Du kan ta tillbaka den.
