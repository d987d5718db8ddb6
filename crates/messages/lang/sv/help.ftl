# Vad --help säger.

## The parts of a help

help-usage = Användning:
help-commands = Kommandon:
help-arguments = Argument:
help-options = Flaggor:
help-examples = Exempel:
help-placeholder-options = [FLAGGOR]
help-default = [annars: { $value }]
help-possible = [möjliga: { $values }]

## Commands

help-tengen = Spelet go: domare, motståndare och bräde i ett program
help-tengen-more =
    Exempel:
      tengen                            öppna brädet i webbläsaren
      tengen play --size 9              spela mot datorn i den här terminalen
      tengen play --two --rules aga     två personer vid den här terminalen
      tengen gtp --time-per-move 5      vara motor i ett goprogram
      tengen match ENGINE ENGINE        vilken av två motorer som är starkast
      tengen rules japanese             vad de japanska reglerna säger
      tengen learn                      lära sig go från början
      tengen referee games/             pröva protokoll mot reglerna
      tengen show game.sgf              gå igenom ett protokoll
      tengen judge game.sgf             hur dess stenar står, och varför
      tengen solve --size 4             vad ett litet bräde är värt
      tengen analyze game.sgf           vad dragen i ett parti var värda

    Det som människor läser är på språket i --lang eller systemets. Det som program läser är på inget:
    SGF, JSON, svar i Go Text Protocol, namn på regler och flaggor.
help-help = Visa den här hjälpen, eller ett kommandos
help-backup = Kopiera alla partier och studier till en fil, även medan servern kör
help-restore = Sätt en kopia i stället för alla partier och studier, medan ingen server kör
help-migrate-store = Flytta alla partier och studier till en annan, tom plats, medan ingen server kör: från en mapp till PostgreSQL, eller tillbaka
help-admin = Sköta en server: lista, visa, avsluta och ta bort partier, protokoll och studier, och ta tillbaka länkar
help-admin-more =
    En server som körs tillfrågas genom socketen admin.sock i dess datamapp, som bara dess användare
    öppnar. Körs ingen görs arbetet i mappen själv.
help-admin-list = Lista partier, protokoll och studier, de senast ändrade först
help-admin-find = Lista dem som har den här texten i ett namn eller en titel
help-admin-show = Visa vad som är känt om en av dem, och hur mycket den tar; inga nycklar
help-admin-close = Avsluta ett parti utan resultat, eller låt ingen skriva i en studie längre
help-admin-delete = Ta bort ett parti, ett protokoll eller en studie med allt som hör till
help-admin-revoke = Ge en roll en annan länk; de som den hade öppnar inget längre
help-admin-annul = Stryk resultatet av ett parti som räknas för ratingen, eller låt det räknas igen, och räkna om all rating
help-admin-recount = Räkna om all rating från loggen över resultat
help-admin-invite = Låt en person gå med i en roll: child, player, teacher, director, moderator, administrator eller owner
help-admin-role = Ge en person som redan är med en annan roll: child, player, teacher, director, moderator, administrator eller owner
help-admin-usage = Säg hur mycket databasen tar, och får ta
help-serve = Öppna brädet i webbläsaren: spela, reda ut, räkna och spara partier (även utan kommando)
help-worker = Tänk på den här datorn åt en server på en annan
help-play = Spela ett parti i den här terminalen, mot datorn eller två personer
help-play-more = Drag skrivs som koordinater (Q16). Skriv hjälp under partiet för alla kommandon.
help-gtp = Tala Go Text Protocol på standard in och standard ut
help-gtp-more = Ge en sådan rad till ett goprogram (Sabaki, GoGui, Lizzie …) som kommandot för en motor.
help-match = Låt två motorer spela en match och säg vilken som är starkast, och hur säkert det är
help-match-more =
    Vår domare avgör vad som är tillåtet, när ett parti är slut och vem som har vunnit. Ett otillåtet
    drag, en krasch, en hängning eller överskriden tid förlorar; protokollet och tabellen säger det.
    Varje öppning spelas två gånger, med ombytta färger. Efter två pass får båda motorerna frågan
    vilka stenar som är döda; är de oense avgör vår domare, och tabellen säger hur ofta. En ställning
    som kommer tillbaka över en hel cykel, eller för många drag, ger ett parti utan resultat, vilket
    räknas som en halv poäng till vardera.

    Med --out sparas varje parti (games/*.sgf, results.jsonl) bredvid inställningarna (match.json), och
    samma kommando fortsätter där det avbröts.

    Skillnaden i Elo och dess intervall på 95 % kommer från partiparen (pentanomial modell); likaså
    --sprt, med 5 % för vartdera felet, paren tagna i ordning.

    Slutstatus 0 betyder att matchen är spelad eller att --sprt har avgjort; 1 att en motor inte kan
    spela eller en fil inte kan användas; 2 att kommandot är fel; 130 att det avbröts.
help-learn = Lär dig go från början: korta sidor, var och en med ett bräde och något att göra
help-learn-more =
    Man skriver en punkt (E5), pass, ett tal eller ett av orden som hjälp räknar upp. Klarade sidor
    sparas i datamappen, och kursen fortsätter med den första som inte är klar.
help-rules = Lista regelsamlingarna, förklara en, eller skriv en som fil att ändra
help-glossary = Förklara gobegreppen, och vad de heter på sju språk
help-referee = Pröva protokoll mot reglerna: otillåtna drag, räkningen, resultatet
help-referee-more =
    Varje parti i varje protokoll spelas om efter reglerna det anger (RU). Anger det inga kända prövas
    både område och yta, och raden säger vilket som stämmer.
    Det finns tre svar: resultatet i protokollet stämmer, det stämmer inte, eller det går inte att säga,
    med skälet. Stenarna kan vara avgjorda genom markerat område eller genom regler som räknar dem som
    de står. Bara där en sådan räkning inte stämmer tillfrågas domaren. Raden säger vilken av dessa
    räkningar den visar. Domaren motsäger inget parti som den inte anser färdigspelat. Där neutrala
    punkter räknas motsäger den inte heller ett resultat som öppna neutrala punkter förklarar: spelarna
    kan ha fyllt dem efter slutet.
    Med --net tittar ett nätverk en gång till där den snabba domaren inte får det att stämma.
    Innan ett protokoll motsägs tittar i varje fall nätverket som följer med Tengen.
    Slutstatus 0 betyder att allt är i sin ordning; 1 att något inte gick att läsa, att ett drag var
    otillåtet eller att ett resultat inte stämde.
help-count = Räkna en ställning vars döda stenar du namnger, rad för rad
help-count-more =
    Varje sten som --dead namnger är död med hela sin kedja. Utan --dead säger området som protokollet
    markerar (TB, TW) vilka stenar som är döda; markerar det inget lever alla stenar. Stenarna i seki är
    de i --seki, eller markeringarnas, eller de som domaren finner. ”none” namnger inga stenar. Punkter
    där en sten fattas sägs, så långt domaren finner dem; brädet räknas som det är.
    --method visar räkningen för hand, steg för steg. prisoners: fångar läggs tillbaka i området av
    sin färg (Japan; AGA bara där område räknas). half: Svarts yta jämförs med halva brädet (Kina).
    fill: alla stenar i båda skålarna fyller brädet (Ing). --pictures skriver en bild av varje steg.
help-judge = Säg hur stenarna i en ställning står, och varför
help-judge-more =
    Det som kan bevisas bevisas, det som kan läsas till slutet läses, och resten uppskattas, vilket sägs.
    En ritad ställning har en rad per rad: X, O och . för en tom punkt. I JSON säger en rad vems varje
    punkt är, B eller W, också för en sten i seki; . är en tom punkt som inte räknas för någon.
    ”!” står vid öppna gränser och ”?” vid stenar som inte är avgjorda.
    Ritningar med koordinater runt brädet, som Tengens egna, och diagram från Sensei’s Library ($$)
    läses också. En stor del som ännu är ingens har inget tecken: ingen gräns går där ännu. Regler och
    komi som inte anges antas, och svaret säger det. Ett parti som inte är färdigt har ingen vinnare.
help-solve = Säg vad en ställning på ett litet bräde är värd när ingen gör något misstag
help-solve-more =
    Yta räknas och två pass avslutar partiet, med positionell, situationell eller naturlig situationell
    superko. Med japanska regler löses bräden upp till 16 punkter, till exempel 4x4, på en minut eller två: efter två pass
    bekräftar tänkt spel vilka stenar som lever; andra regler avvisas. Ställningar som protokollet
    redan haft återskapas inte. Bräden upp till 5x4 tar sekunder, 5x5 en kvart och drygt 7 GB (--max-memory 14000).
    Det som sägs är bevisat; så är även gränserna som nåtts fram till Ctrl-C, varefter slutstatus är
    130.
help-convert = Skriv protokoll i kända format som dagens SGF: FF 4, UTF-8
help-convert-more =
    En mapp eller ett arkiv skrivs under mappen som -o anger, eller ändras på plats. Andra format får
    då en fil bredvid sin egen. Utan --force skrivs ingen fil över.
help-sgf = Verktyg för protokoll: kontrollera, lista, ändra, förena, jämför
help-sgf-more =
    Varje verktyg tar filer, mappar hur djupt som helst, ZIP-arkiv, filer packade med gzip och - för
    standard in. Ändringar skrivs till standard ut, till filen eller mappen som -o anger, eller på
    plats. Anmärkningar går till standard fel.
help-sgf-lint = Kontrollera protokoll mot FF[4], varje fynd med rad och kolumn
help-sgf-lint-more =
    Avslutningskod 0 betyder att det inte finns några fel, 1 att det finns.
help-sgf-info = Lista partiers spelare, datum, komi, regler, resultat och drag
help-sgf-main-line = Ta bort alla varianter
help-sgf-strip = Ta bort kommentarer, markeringar eller analyser
help-sgf-strip-more =
    Verktyget säger vilka egenskaper det tog bort, och hur många av varje.
help-sgf-split = Skriv varje parti till en egen fil
help-sgf-merge = Förena partier i ett träd där de delar sina inledningar
help-sgf-merge-more =
    Uppgifter om ett parti hamnar vid dess första drag som inget annat parti delar. En annan
    brädstorlek eller andra stenar från början ger ett annat träd. En kommentar anger uppgifterna om
    ett parti som slutar på vägen för ett annat, och värden som skiljer sig. Klockor som skiljer sig
    tas bort.
help-sgf-rotate = Vrid brädet medurs, med alla markeringar
help-sgf-rotate-more =
    Analyser som nämner punkter tas bort. Kommentarer lämnas som de är.
help-sgf-mirror = Spegla brädet, med alla markeringar
help-sgf-mirror-more =
    Analyser som nämner punkter tas bort. Kommentarer lämnas som de är.
help-sgf-swap-colours = Byt stenar, drag och uppgifter mellan Svart och Vit
help-sgf-swap-colours-more =
    Komi byter tecken så att marginalen blir densamma. Handikapp och analyser tas bort. Kommentarer
    lämnas som de är.
help-sgf-rename = Namnge filer efter uppgifterna om deras partier
help-sgf-rename-more =
    Fält: {"{"}date{"}"} {"{"}black{"}"} {"{"}white{"}"} {"{"}black_rank{"}"} {"{"}white_rank{"}"} {"{"}event{"}"} {"{"}round{"}"}
    {"{"}result{"}"} {"{"}komi{"}"} {"{"}size{"}"} {"{"}rules{"}"} {"{"}moves{"}"} {"{"}name{"}"} {"{"}number{"}"}. Varje fil behåller sin mapp
    och sin ändelse. Ingen fil skrivs över: ett upptaget namn får ett nummer.
help-sgf-duplicates = Hitta partier som finns flera gånger, också vridna eller speglade
help-sgf-duplicates-more =
    Två partier är samma om stenar och drag är det, under någon av brädets symmetrier. Texter och
    passar i slutet spelar ingen roll.
help-sgf-stats = Räkna resultat, drag, öppningar och spelare
help-sgf-stats-more =
    Öppningar som bara skiljer sig genom en av brädets symmetrier räknas ihop.
help-tournament = Ställningar, lottningar och filer för turneringar
help-tournament-more =
    En turnering är en fil från OpenGotha eller MacMahon (.xml), eller en lista med resultat
    (.h1 till .h9, .tou, .aga); - är standard in. Kriterier och lottning är de som filen ber om.
help-tournament-standings = Rangordna spelarna efter turneringens kriterier
help-tournament-standings-more =
    I JSON är ett värde ett antal poäng, och ett resultat nämner motståndarens rad: 3+/w2 är en vinst
    mot rad 3 med Vit, som gav två stenar; 3+!w2 är ett sådant resultat utan spel.
help-tournament-pair = Finn den bästa lottningen av en rond
help-tournament-pair-more =
    Den bästa lottningen har den största summan av vikter. Ofta har flera lottningar samma summa.
help-tournament-weights = Lista hur bra det är att två möts, för alla par i en rond
help-tournament-weights-more =
    Spelarna har sina nummer i namnens ordning. Kolumnerna är: inget parti förut, slump, färger,
    kategori, poäng, lottad upp och ned, seedning, handikapp, land och klubb, och summan.
help-tournament-convert = Skriv en lista för ett förbund, en tabell eller OpenGothas fil
help-tournament-convert-more =
    Den nya filens ändelse säger vad den är: .h1 till .h9 (europeiska förbundet), .tou (franska
    förbundet), .aga (amerikanska förbundet), .csv (ställning) eller .xml (OpenGotha).
help-tournament-check = Säg vad som bör ses över innan resultat lämnas vidare
help-tournament-simulate = Spela turneringar mellan spelare av känd styrka, och säg hur väl ett system rangordnar dem
help-tournament-simulate-more =
    Spelarnas styrkor ligger på lika avstånd. Ett parti vinns med chanserna i det europeiska
    ratingsystemet. Startvärdet ger samma turneringar igen.
help-diagram = Rita en ställning ur ett protokoll som SVG, PNG eller text
help-diagram-more =
    Ett problem ritas före sitt första drag, om inte --move, --path eller --node anger en annan
    ställning. En text räknar upp protokollets markeringar under brädet.
help-show = Gå igenom ett protokoll i den här terminalen
help-show-more =
    Piltangenterna går ett drag framåt och bakåt, PgUp och PgDn tio, Home och End hela vägen. Vid en
    förgrening väljer en siffra fortsättningen, räknad som av --path; n tar nästa, b går tillbaka till
    senaste förgreningen, m till huvudvarianten; q lämnar. Ett problem börjar med sin ställning.
    Är utdata ingen terminal skrivs ställningen ut.
help-study = Gå igenom och ändra ett protokoll i den här terminalen, rad för rad
help-study-more =
    Skriv hjälp för alla kommandon. Varje parti i filen är ett kapitel. Inget skrivs före spara; det som
    andra program skrev i protokollet blir kvar. Raderna kan också komma genom ett rör; då är statusen 1
    om någon av dem inte utfördes.
help-analyze = Säg vad dragen i ett parti var värda, och vad som var bättre
help-analyze-more =
    Ett drag förlorar vad spelaren kunde ha haft med det bästa drag som hittades, minus vad som är kvar
    efter det, i poäng: från 1,5 är det en onoggrannhet, från 4 ett misstag, från 10 ett grovt misstag.
    Träffsäkerheten är medelvärdet av vad dragen räknas som: 1 när inget går förlorat, en halv vid
    2 poäng, en fjärdedel vid 4 och så vidare. Allt detta är så bra som nätverket och antalet besök.
help-analysis = Svara på KataGos analysprotokoll, rader av JSON, på standard in och standard ut
help-analysis-more =
    Ge en sådan rad som kommando till ett program som använder KataGos analysmotor.
    docs/analysis.md säger vad som skiljer.
help-net = Säg vad ett nätverk är, om det räknas rätt här, och hur fort
help-net-info = Säg vad nätverket är: dess namn, dess storlek, vad det svarar på
help-net-check = Räkna ut fasta ställningar med varje räknekärna och precision, och jämför
help-net-bench = Mät hur många ställningar som räknas ut på en sekund av processorns tid
help-completions = Skriv ut ett skript som låter ett skal fylla i kommandon och flaggor
help-completions-more =
    Varje skal letar efter ett sådant skript på sin plats: bash (med paketet bash-completion) och fish i
    mapparna ovan, zsh i en mapp i $fpath. Det beskriver kommandon och flaggor på språket från --lang
    eller på systemets språk.
help-man = Skriv ut manualens sida, eller skriv en sida för varje kommando
help-man-more =
    Sidorna är på språket från --lang eller på systemets språk.

## Arguments of several commands

arg-lang = Språket, till exempel sv; systemets om inget anges
arg-help = Visa hjälpen
arg-version = Visa versionen
arg-size = Brädets linjer, till exempel 9 eller 13x9
arg-rules = Reglerna, med namn eller från en fil
arg-komi = Poäng till Vit, i halva poäng; reglernas egna om inget anges
arg-prisoners = Stenarna som Svart och Vit har fångat, till exempel 5,2; om inget anges det som filen säger
arg-handicap = Svarta stenar på de traditionella punkterna före Vits första drag
arg-clock = Tid: 10m, 5m+5x30s (byo-yomi), 10m+25/10m (kanadensisk), 5m+10s (Fischer) eller none
arg-referee-net = Ett nätverk som tittar en gång till där den snabba domaren inte får det att stämma: own (det som följer med) eller en fil från KataGo (.bin.gz eller .txt.gz)
arg-net = Nätverket som vägleder datorn: own (det som följer med), en fil från KataGo (.bin.gz eller .txt.gz), eller none: då spelar den med utspelningar, högst 10k, och analyserar inget
arg-kernel = Processorns instruktioner som nätverket räknas med: avx512-bf16, avx512, avx2 eller portable; miljövariabeln TENGEN_KERNEL säger detsamma; utan någon av dem de snabbaste som finns
arg-precision = Hur nätverket räknar: f32, exakt till 2·10⁻⁶ i sannolikheter, eller bf16, upp till dubbelt så snabbt och upp till 0,02 och 0,19 poäng fel; miljövariabeln TENGEN_PRECISION säger detsamma; utan någon av dem det som är snabbast här
arg-threads = Hur många trådar som söker; alla datorns om inget anges
arg-rank = Hur starkt datorn spelar: 20k (svagast) till 1k, 1d till 9d, eller full
arg-time-per-move = Högst så många sekunder för ett drag
arg-max-memory = Högst så mycket minne för en sökning, i MiB
arg-file = Protokollet; - för standard in
arg-game = Vilket parti i filen
arg-at = Efter vilket drag; det sista om inget anges
arg-output = Filen att skriva; - för standard ut
arg-json = Skriv ut JSON
arg-paths = Protokoll, - för standard in, mappar att söka igenom hur djupt som helst (.sgf, .ngf, .gib, .ugf, .ugi, .mgt, .sgf.txt, var och en även med .gz) och arkiv (.zip)
arg-encoding = Protokollens teckenkodning, till exempel gbk, vad de än själva säger
arg-path = Dragföljden: ett tal för varje förgrening från roten, 0 för den första fortsättningen, till exempel 0.2.1. Ställningen är nästa förgrening eller slutet
arg-node = Noden, efter dess nummer i filens ordning; roten är 0
arg-in-place = Ändra själva filerna
arg-force = Skriv över filer som redan finns

## Arguments of one command

arg-backup-file = Filen för kopian, som inte får finnas än
arg-backup-data = Datamappen; systemets om ingen anges
arg-restore-file = Kopian
arg-restore-data = Datamappen; systemets om ingen anges
arg-migrate-store-from = Datamappen eller PostgreSQL-databasen att läsa; partierna blir kvar, och den märks som flyttad så att ingen server startar på den
arg-migrate-store-to = Datamappen eller PostgreSQL-databasen att fylla, som måste vara tom
arg-serve-port = Porten att lyssna på; 0 tar vilken ledig som helst
arg-serve-bind = Adressen att lyssna på
arg-serve-data = Mappen att spara partier i, även genom variabeln TENGEN_DATA; systemets datamapp om inget anges
arg-serve-database = Spara allt i den här PostgreSQL-databasen, postgres://ANVÄNDARE:LÖSENORD@DATOR/NAMN, inte i en mapp; variabeln TENGEN_DATABASE säger samma sak
arg-serve-bus = Dela databasen med andra servrar, som hör av varandra genom den här NATS-servern, nats://ANVÄNDARE:LÖSENORD@DATOR; variabeln TENGEN_BUS säger samma sak
arg-admin-data = Serverns datamapp; systemets om ingen anges
arg-admin-socket = Serverns socket, om den har sina partier i PostgreSQL
arg-admin-kind = Bara de här
arg-admin-state = Bara partier som pågår, eller som är slut
arg-admin-older = Bara dem som inte har ändrats på så många dagar
arg-admin-limit = Högst så många
arg-admin-name = Texten att leta efter, med stora eller små bokstäver
arg-admin-item = Ett nummer (g7 ett parti eller protokoll, s7 en studie) eller en länk
arg-admin-yes = Fråga inte
arg-admin-role = black, white, both eller watch; own, write eller read för en studie
arg-admin-undo = Låt resultatet räknas igen
arg-admin-invite-role = child (barn), player (spelare), teacher (lärare), director (tävlingsledare), moderator, administrator eller owner (ägare)
arg-admin-role-name = Personens namn
arg-admin-role-role = child (barn), player (spelare), teacher (lärare), director (tävlingsledare), moderator, administrator eller owner (ägare); ett barn möter inga främlingar: ingen lobby och ingen sida som andra ser
arg-admin-days = I hur många dagar
arg-serve-socket = Socketen för tengen admin; annars admin.sock i datamappen, och ingen med --database
arg-serve-secret = Filen med hemligheten som länkarna följer av, 32 byte, samma för alla servrar som delar en databas; variabeln TENGEN_SECRET_FILE säger detsamma; annars filen ”secret” i datamappen; en fil som saknas skapas, om inga partier hänger på den och --bus saknas
arg-restore-new-links = Kopians hemlighet är borta: gamla länkar öppnar fortfarande sina partier, och servern visar nya bredvid dem
arg-serve-threads = Hur många trådar som tänker på ett drag av datorn
arg-serve-public-url = Adressen där man når den genom en webbserver, som https://go.example.org; med https skickas kakor bara krypterat
arg-serve-trust-proxy = Tro på denna proxy, eller alla i ett delnät som 10.0.0.0/8, när den säger för vem den frågar
arg-serve-proxy-header = Den header där dessa proxyer säger för vem de frågar; ingen annan läses
arg-serve-limits = Vad som är tillåtet, totalt, för en adress, och hur ofta: home, club, public eller en egen fil; utan uppgift home om bara den här datorn når den, public med --public-url, annars club
arg-serve-people = Hur människor kommer till servern: en TOML-fil där accounts är open (den som vill får ett namn), invited (den som är inbjuden) eller off; utan uppgift open där det finns en lobby
arg-serve-metrics = Besvara /metrics (för Prometheus), /healthz och /readyz på den här adressen med port, som 127.0.0.1:9610
arg-serve-log = Vad som skrivs till standardfel: faults (fel), eller requests, alltså även förfrågningar, var och en med sin tid och ett namn, utan nycklar
arg-serve-log-json = Skriv loggen som JSON, ett objekt per rad
arg-serve-no-open = Öppna inte webbläsaren
arg-serve-workers-token = Låt hjälpare (tengen worker) som kan ordet i den här filen tänka åt servern; variabeln TENGEN_WORKERS_TOKEN säger själva ordet
arg-serve-searches = Hur många datorspelare som söker samtidigt på den här datorn; annars så många som den har kärnor för; med 0 söker hjälpare åt dem

arg-worker-server = Serverns adress
arg-worker-token = Ordet som servern fick med --workers-token; variabeln TENGEN_WORKERS_TOKEN säger detsamma, och andra användare av datorn ser den inte
arg-worker-cores = Hur många uppgifter som görs samtidigt; annars så många som datorn har kärnor
arg-play-free-handicap = Svarta stenar som Svart lägger fritt före Vits första drag
arg-play-color = Din färg; med nigiri får du gissa antalet stenar i en hand
arg-play-two = Två personer spelar vid den här terminalen
arg-play-save = Spara protokollet i den här filen från första draget
arg-play-rules = Reglerna, med namn eller från en fil; om inget anges protokollets när ett parti fortsätts, eller japanska
arg-play-resume = Fortsätt partiet som finns i den här filen
arg-play-encoding = Teckenkodningen för protokollet som --resume anger
arg-gtp-visits = Högst så många utspelningar för ett drag
arg-gtp-rules = Reglerna, med namn eller från en fil, också för inlästa protokoll; kata-set-rules sätter dem likaså. Om inget anges kinesiska, och för ett inläst protokoll dess egna, eller japanska
arg-gtp-ponder = Tänk även på motståndarens tid (med ett nätverk)
arg-gtp-seed = Slumpens startvärde; ett nytt varje gång om inget anges
arg-gtp-size = Brädets linjer tills det styrande programmet säger annat
arg-gtp-encoding = Teckenkodningen för protokollen som loadsgf läser, till exempel gbk, vad de än själva säger
arg-gtp-name = Namnet som sägs till det styrande programmet, som kan rätta sig efter det
arg-gtp-version-told = Versionen som sägs till det styrande programmet, om det kräver ett annats
arg-match-a = Den första motorns kommando, inom citattecken; `tengen` är det här programmet
arg-match-b = Den andra motorns kommando
arg-match-name-a = Vad den första motorn ska kallas; dess programs namn om inget anges
arg-match-name-b = Vad den andra motorn ska kallas
arg-match-games = Hur många partier, ett jämnt tal: varje öppning spelas två gånger
arg-match-parallel = Hur många partier samtidigt
arg-match-black = Vem som har de svarta stenarna: vardera motorn i ett parti av paret, eller alltid samma
arg-match-time-per-move = Sekunder för varje drag
arg-match-margin = Sekunder som ett drag får ta utöver sin tid innan partiet är förlorat
arg-match-patience = Sekunder att vänta på allt som inte går på klockan: en start, ett svar, ett drag utan tidsgräns
arg-match-max-moves = Ett parti med så många drag får inget resultat; tre per punkt på brädet om inget anges
arg-match-openings = Så många slumpade öppningar; eller protokoll, även mappar med sådana; 0 för inga
arg-match-plies = Drag i en öppning: 4 i en slumpad, alla i ett protokoll om inget anges
arg-match-rules = Reglerna, med namn
arg-match-seed = De slumpade öppningarnas startvärde
arg-match-sprt = Avsluta matchen så snart den skiljer dessa två skillnader i Elo åt
arg-match-out = Mappen att spara matchen i, och att fortsätta den från
arg-match-json = Skriv ut sammanfattningen som JSON, och inget annat
arg-learn-page = Sidan att börja med; den första som inte är klar om inget anges
arg-learn-list = Skriv en rad för varje sida: om den är klar, dess namn, dess titel
arg-learn-data = Mappen där det står vilka sidor som är klara; systemets datamapp om inget anges
arg-rules-rules = Reglerna att förklara: ett namn, en fil, eller så som KataGo skriver regler
arg-rules-toml = Skriv dem som en fil att ändra
arg-rules-compare = Två regelsamlingar sida vid sida, med markeringar där de skiljer sig
arg-glossary-term = Ett begrepp på något av språken och skriftsystemen, eller en del av ett
arg-referee-rules = Reglerna att döma efter, vad än protokollen säger
arg-referee-json = Skriv en rad JSON för varje parti
arg-referee-threads = Hur många trådar som dömer; alla datorns om inget anges
arg-count-file = Ett protokoll, eller en ställning ritad med X, O och . (- för standard in)
arg-count-dead = De döda stenarna, till exempel D4,Q16, eller none
arg-count-seki = Stenarna som lever i seki, eller none
arg-count-rules = { arg-judge-rules }
arg-count-komi = { arg-judge-komi }
arg-count-method = Visa räkningen för hand: prisoners, half eller fill
arg-count-pictures = Skriv en bild av varje steg i den här mappen
arg-judge-file = Ett protokoll, eller en ställning ritad med X, O och . (- för standard in)
arg-judge-rules = Reglerna att räkna efter; om inget anges de som protokollet eller texten runt en ritning nämner, eller japanska
arg-judge-komi = Poäng till Vit, i halva poäng; om inget anges det som filen säger, eller reglernas egna
arg-judge-to-move = Vem som skulle vara vid draget i en ritad ställning; annars den sida som bildtexten nämner, eller svart
arg-judge-net = Nätverket som tillfrågas där inget är säkert: own (det som följer med), en fil från KataGo (.bin.gz eller .txt.gz), eller none
arg-judge-svg = Skriv ut en bild
arg-solve-size = Linjerna på ett tomt bräde, till exempel 4 eller 5x3
arg-solve-position = Ett protokoll, eller en ställning ritad med X, O och . (- för standard in), i stället för --size
arg-solve-rules = Reglerna; om inget anges de som texten runt en ritning nämner, eller Tromp–Taylor
arg-solve-to-move = Vem som är vid draget på ett tomt bräde eller i en ritad ställning; annars den sida som bildtexten nämner, eller svart
arg-solve-komi = Poäng till Vit, i halva poäng; om inget anges det som texten runt en ritning säger, eller 0
arg-solve-max-memory = Högst så mycket minne för det som ska kommas ihåg, i MiB
arg-tournament-file = Turneringen: en fil från OpenGotha eller MacMahon, eller en lista med resultat; - för standard in
arg-tournament-round = Ronden; om den inte anges den sista med partier för ställningar och nästa för lottningar
arg-tournament-csv = Skriv ut en tabell med kommatecken
arg-tournament-together = Två spelare som ska mötas, efter sina nummer i namnens ordning; kan anges flera gånger
arg-tournament-apart = Spelare som inte bör mötas, efter sina nummer; kan anges flera gånger
arg-tournament-bye = Numret på spelaren som står över
arg-tournament-system = Hur ronderna lottas
arg-tournament-players = Antalet spelare
arg-tournament-rounds = Antalet ronder i en McMahon- eller schweizerturnering
arg-tournament-strongest = Den starkaste spelarens styrka
arg-tournament-weakest = Den svagaste spelarens styrka
arg-tournament-bar = Den övre gränsen i en McMahon-turnering
arg-tournament-error = Hur många ratingpoäng de uppgivna rangerna är fel, som standardavvikelse
arg-tournament-times = Antalet turneringar
arg-tournament-seed = Startvärdet för slumptalen; ett annat varje gång om det inte anges
arg-tournament-output = Filen som skrivs; dess ändelse säger vad den är
arg-tournament-force = Skriv över filen om den finns
arg-sgf-game = Bara partiet med detta nummer i varje fil
arg-sgf-output = Filen eller mappen att skriva till; standard ut om inget anges
arg-sgf-strip-comments = Ta bort kommentarer (C, N, GC)
arg-sgf-strip-marks = Ta bort markeringar (TR, SQ, CR, MA, SL, LB, AR, LN, DD, VW)
arg-sgf-strip-analysis = Ta bort vad program skrev om sina analyser (SBKV, KT, LZ, V med flera), och deras texter i kommentarer
arg-sgf-split-output = Mappen att skriva till
arg-sgf-merge-output = Filen att skriva; - för standard ut
arg-sgf-rotate-by = Vinkeln i grader
arg-sgf-mirror-swap = Sidorna av brädet som byter plats
arg-sgf-rename-to = De nya namnens mönster
arg-sgf-rename-dry-run = Säg de nya namnen och ändra ingenting
arg-sgf-stats-moves = Hur många drag som utgör en öppning
arg-sgf-stats-top = Hur många öppningar och spelare som högst listas
arg-convert-game = Bara partiet med detta nummer i varje fil
arg-convert-output = Filen eller mappen att skriva till; standard ut om inget anges
arg-diagram-numbers = Numrera stenarna i så många av de sista dragen
arg-diagram-no-coordinates = Utelämna bokstäverna och siffrorna runt brädet
arg-diagram-output = Filen att skriva, vars namn säger formatet; - för standard ut
arg-diagram-format = Formatet, där filens namn inte säger det
arg-diagram-part = Rita bara den del av brädet som ligger mellan två hörn, till exempel C3-G9
arg-diagram-thumbnails = Rita en liten bild av varje parti i den här mappen
arg-show-at = Efter vilket drag det börjar
arg-study-file = Protokollet
arg-study-net = Nätet som domaren frågar: own (det som följer med Tengen), en fil från KataGo (.bin.gz eller .txt.gz), eller none
arg-analyze-net = Nätverket som bedömer: own (det som följer med) eller en fil från KataGo (.bin.gz eller .txt.gz)
arg-analyze-game = Bara partiet med detta nummer i varje fil
arg-analyze-variations = Analysera även trädets andra varianter, huvudlinjen först
arg-analyze-full = Med --sgf: behåll alla drag som prövades, inte bara det bästa (egenskapen TENGENV, se docs/analysis.md)
arg-analyze-report = Skriv sidan med en rapport att skriva ut: faser, diagram över de avgörande dragen, räkningen
arg-analyze-pdf = Skriv rapporten som PDF
arg-analyze-paper = PDF-filens papper
arg-analyze-rank = Benämn misstag som för spelare av den här rangen, till exempel 8k
arg-analyze-moves = Bara dessa drag, till exempel 20..60, 20.. eller 57
arg-analyze-visits = Hur många ställningar sökningen ser på för varje drag
arg-analyze-time = Sekunder för varje drag, i stället för ett antal besök
arg-analyze-rules = Reglerna, vad än protokollet säger
arg-analyze-json = Skriv ett JSON-objekt (docs/analysis.md säger vad som finns i det)
arg-analyze-sgf = Skriv protokollet med vinstchanser, ledning, kommentarer och bättre dragföljder. Ställningar som det har med minst lika många besök söks inte igen
arg-analyze-html = Skriv en sida att se i en webbläsare, som inte behöver något internet
arg-analyze-output = Filen att skriva, vars namn säger formen, eller en mapp; standard ut om inget anges
arg-analysis-net = Nätverket som bedömer: own (det som följer med) eller en fil från KataGo (.bin.gz eller .txt.gz)
arg-analysis-threads = Hur många ställningar som ses på samtidigt; lika många som datorn har trådar om inget anges
arg-analysis-search-threads = Hur många trådar som ser på var och en
arg-analysis-visits = Besök där en fråga inte säger något (maxVisits)
arg-analysis-report-as = Vems vinstchanser och poäng som anges, där en fråga inte säger något
arg-analysis-version-told = Versionen som query_version säger, om ett program kräver ett annats
arg-net-file = Nätverket: own (det som följer med) eller en fil från KataGo (.bin.gz eller .txt.gz)
arg-net-bench-threads = Hur många trådar som räknar, var och en för sig
arg-net-bench-batch = Hur många ställningar som räknas ut tillsammans
arg-net-bench-seconds = Processortiden varje tråd använder, i sekunder
arg-completions-shell = Skalet som ska köra skriptet
arg-man-folder = Mappen för alla sidor (tengen.1, tengen-play.1 …), som skapas om den inte finns; utan den skrivs tengen.1 ut
arg-help-subcommand = Kommandot

## Words in capitals

value-address = ADRESS
value-color = FÄRG
value-colour = FÄRG
value-command = KOMMANDO
value-database = DATABAS
value-dir = MAPP
value-elo = ELO
value-file = FIL
value-format = FORMAT
value-header = RUBRIK
value-in = IN
value-item = SAK
value-language = SPRÅK
value-method = METOD
value-mib = MIB
value-moves = DRAG
value-name = NAMN
value-number = TAL
value-out = UT
value-page = SIDA
value-paper = PAPPER
value-pattern = MÖNSTER
value-points = POÄNG
value-port = PORT
value-rank = RANG
value-role = ROLL
value-seconds = SEKUNDER
value-shell = SKAL
value-sides = SIDOR
value-size = STORLEK
value-state = TILLSTÅND
value-stones = STENAR
value-system = SYSTEM
value-term = BEGREPP
value-text = TEXT
value-time = TID
value-token = ORD
value-url = URL
value-version = VERSION
value-what = VAD
value-who = VEM
