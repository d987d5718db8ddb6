# Varför ett kommando inte kunde göra det som begärdes.

interrupted = avbrutet
output-closed = utdata stängdes
network-rank = utan nätverk når datorn inte { $rank }: ta bort --net none, eller säg en rang upp till { $best }, eller full
network-unusable = nätverket { $file } går inte att använda: { $why }
file-unwritten = { $file } kan inte skrivas: { $why }; säg en annan med -o
diagram-format = säg --format svg, png eller txt, eller en fil som slutar så
analyze-format = säg --json, --sgf eller --html, eller en fil som slutar på .txt, .json, .sgf eller .html
backup-made = partierna och studierna är kopierade till { $file }
backup-no-secret = hemligheten finns inte i kopian, så att ingen öppnar ett parti med den; förvara { $file } skild från kopian
backup-restored = datamappen { $folder } har nu kopians partier och studier
backup-kept = databasen som fanns där heter nu { $file }; ta bort den när den inte behövs längre
restore-was-moved = i mappen stod det på engelska ”{ $word }”, vilket inte står där längre; låt en server använda bara ett av de båda ställena
restore-needs-secret = lägg hemligheten från servern som kopian kommer från i { $file } innan servern startar; är den borta, återställ med --new-links
restore-other-secret = { $file } är en annan hemlighet än kopians; lägg den rätta där innan servern startar; är den borta, återställ med --new-links
restore-secret-there = { $file } är kopians hemlighet, så att dess länkar gäller även i fortsättningen, och inget ändrades; utelämna --new-links
backup-no-database = det finns ingen databas från Tengen i { $file }; ange datamappen med --data
backup-of-postgres = TENGEN_DATABASE anger en PostgreSQL-databas: kopiera den med pg_dump, eller ange en datamapp med --data
restore-of-postgres = TENGEN_DATABASE anger en PostgreSQL-databas: lägg tillbaka dess kopia med psql, eller ange en datamapp med --data
admin-of-postgres = TENGEN_DATABASE anger en PostgreSQL-databas: ange med --socket socketen för en server som är igång, eller en datamapp med --data
backup-exists = { $file } finns redan, och inget skrevs; ange en annan fil
backup-damaged = { $file } är ingen databas från Tengen, eller är skadad (på engelska ”{ $why }”); inget har ändrats; ta en annan kopia, eller rädda det som går att läsa med sqlite3 och dess kommandon .recover eller .dump
backup-later = { $file } kommer från en senare version av Tengen; ta den eller en nyare
backup-file = { $file } kan inte läsas eller skrivas: { $why }
migrate-moving = flyttar: { $table }
migrate-done = alla rader är kopierade, lästa igen och befunna lika; { $to } har nu partierna och studierna
migrate-unmarked = mappen { $file } kunde inte märkas: flytta undan dess tengen.db, så att ingen server fortsätter med de gamla partierna
migrate-unmarked-database = den gamla databasen kunde inte märkas ({ $why }): kör INSERT INTO moved DEFAULT VALUES i den, så att ingen server fortsätter med de gamla partierna
migrate-unready = { $folder } har nu partierna, men går inte att använda som den är ({ $why }): ta bort filen moved i den, och ge alla dess filer till mappens ägare med chown
migrate-secret = länkarna följer av den hittillsvarande serverns hemlighet ({ $file }): starta den nya med samma
migrate-no-database = det finns ingen databas från Tengen i { $from }; ange den hittillsvarande serverns datamapp, eller adressen till dess databas
migrate-same = båda platserna är samma ({ $to }); ange en annan, tom plats som den andra
migrate-database-in-use = servrar av Tengen använder PostgreSQL-databasen; stoppa dem alla först
migrate-in-use = ett annat Tengen använder mappen { $folder }; avsluta det först
migrate-no-folder = { $folder } går inte att använda: { $why }
migrate-no-postgres = PostgreSQL-databasen kan inte användas: { $why }
migrate-not-empty = { $to } är inte tom: { $table } har rader; inget skrevs
migrate-target-moved = partierna i { $to } har flyttats till ett annat ställe förut, och inget skrevs; ange en tom databas, eller kör DELETE FROM moved i den här om den är tom
migrate-differs = det som skrevs till { $to } skiljer sig från det som lästes, i { $table }; inget av det behölls
migrate-store-failed = databasen fungerar inte, och inget behölls: { $why }
serve-no-folder = det finns ingen datamapp på den här datorn; ange en med --data MAPP
serve-open-to-all = lyssnar på { $address }: vem som helst i nätverket kan öppna partier med deras länkar
serve-no-browser = webbläsaren öppnades inte ({ $why }); öppna adressen ovan i den
serve-no-data = datamappen { $what } går inte att använda: { $why }; { $denied ->
    [yes] kör som användaren som äger den, eller ange en annan med --data
   *[no] ange en annan med --data
}
serve-in-use = ett annat Tengen använder datamappen { $what }; avsluta det eller ange en annan mapp med --data
serve-moved = partierna i den här datamappen har flyttats till en annan plats, som { $what } säger; starta servern där, eller ta bort filen för att fortsätta här med partierna som de var
serve-database-moved = partierna i den här databasen har flyttats till ett annat ställe; kör servern där, eller kör DELETE FROM moved i databasen för att fortsätta med partierna som de var här
serve-address-as-folder = datamappen anges med en adress; ange en PostgreSQL-databas med --database
serve-database-in-use = ett annat Tengen använder PostgreSQL-databasen; ska flera servrar dela den, ge alla samma --bus; avsluta annars det andra eller ange en annan databas
serve-no-database = PostgreSQL-databasen kan inte användas: { $why }{ $advised ->
    [yes] {""}
   *[no] ; se över adressen efter --database och om servern kör
}
serve-no-socket = socketen { $what } kan inte öppnas: { $option ->
    [taken] ett annat Tengen svarar där
    [exists] en annan fil är på dess plats
    [long] dess sökväg är för lång: en sockets har högst omkring 100 byte
   *[other] { $why }
}; ange en annan plats med --socket
serve-no-bus = NATS-servern kan inte användas: { $why ->
    [address] en adress ser ut som nats://maskin:4222
    [name] det finns ingen maskin med det namnet
    [silent] ingen NATS svarar där
    [login] den vill ha ett annat namn eller lösenord, som i nats://namn:lösenord@maskin
    [tls] { $what }
   *[other] den säger på engelska ”{ $what }”
}; se efter adressen efter --bus, och om servern är i gång
serve-other-database = Tengen sparar partier i PostgreSQL (postgres://användare@maskin/namn) eller i en mapp (--data), och inte i { $what }
serve-bus-without-database = servrar som hör av varandra (--bus) delar en PostgreSQL-databas; ange den med --database
serve-searches-without-workers = utan egna sökningar (--searches 0) behöver servern hjälpare; ange deras ord med --workers-token
serve-no-store = databasen { $what } går inte att använda: { $why }{ $advised ->
    [yes] {""}
   *[no] ; ange en annan mapp med --data
}
serve-no-secret-named = en PostgreSQL-databas som servrar delar behöver hemligheten som länkarna följer av: ange dess fil med --secret FIL, samma för alla servrar; ”head -c 32 /dev/urandom > FIL” gör en för en ny databas
serve-no-secret = det finns ingen hemlighet i { $what }; ange dess fil med --secret, eller lägg tillbaka filen som partierna sparades med, samma för alla servrar; ”head -c 32 /dev/urandom > FIL” gör en för en ny databas; om den är borta, lägg tillbaka en kopia av en mapp med ”tengen restore --new-links”
serve-short-secret = { $what } är ingen hemlighet: den måste ha 32 byte
serve-bad-secret = hemligheten i { $what } går inte att använda: { $why }; ange en annan fil med --secret
serve-other-secret = partierna sparades med en annan hemlighet än den i { $what }; lägg tillbaka filen som de sparades med; om den är borta, lägg tillbaka en kopia av en mapp med ”tengen restore --new-links”
serve-port-taken = { $what } är upptagen av ett annat program, kanske av ett annat Tengen; { $option ->
    [metrics] ange en annan adress med --metrics
   *[port] säg vilken port med --port, eller 0 för vilken ledig som helst
}
serve-no-port = det går inte att lyssna på { $what }: { $why }; { $option ->
    [metrics] ange en annan adress med --metrics
    [bind] ange en adress på den här datorn med --bind
   *[port] säg vilken port med --port, eller 0 för vilken ledig som helst
}
serve-system = systemet vägrar: { $why }

worker-begins = tänker åt { $server } med { $cores ->
    [one] en kärna
   *[other] { $cores } kärnor
}
worker-no-token = vilket ord känner servern till? Säg det med --token eller i variabeln TENGEN_WORKERS_TOKEN
worker-bad-address = en servers adress ser ut som https://go.example.org eller http://192.168.1.7:3610
worker-bad-token = servern känner inte till ordet; det rätta finns hos den i filen som anges med --workers-token
worker-not-wanted = ingen server av Tengen tar emot hjälpare på den här adressen; den behöver --workers-token
worker-version = detta är Tengen { $own }, och servern avvisar det: { $why }; installera samma version på båda
worker-network = servern spelar med nätet { $server }, och den här hjälparen har { $own }; ange samma med --net
worker-shut-out = servern har kastat ett svar från den här adressen; om en minut tar den emot hjälpare härifrån igen
worker-taken = servern har tagit emot den här hjälparen: arbete kommer när det finns
worker-no-server = servern svarar inte ({ $why }); försöker igen
worker-elsewhere = servern finns på en annan adress, { $to }; ange den
worker-web-server = ett annat program svarar på den här adressen i serverns ställe ({ $status }), som en webbserver vars Tengen inte kör; försöker igen
worker-other-program = ett annat program än Tengen svarar på den adressen ({ $status }); se efter: en server med certifikat har https:// före namnet
worker-strange = servern har sänt något som programmet inte förstår
network-imitates = { $name } härmar spelare och måste få veta vilka: det kan inte bedöma ett parti
network-board = brädet är { $size }: nätverk kan bräden med 2 till { $longest } linjer per sida
katago-human-model = ett nätverk som härmar människor kan inte användas; starta utan -human-model
katago-config-unread = konfigurationen { $file } kan inte läsas: { $why }
katago-setting-wrong = inställningen { $name } kan inte vara { $value }
katago-setting-unknown = ingen inställning i Tengen: { $name } = { $value }
