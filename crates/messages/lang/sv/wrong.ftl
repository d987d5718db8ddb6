# Vad som är fel med en fil, ett protokoll, en ställning eller regler som lästs.

system-not-found = filen eller mappen finns inte
system-denied = åtkomst är inte tillåten
system-folder = det är en mapp
system-no-folder = det, eller en del av sökvägen, är ingen mapp
system-exists = den finns redan
system-full = disken är full
system-read-only = det går inte att skriva där
system-cut-off = den är avhuggen
system-no-text = det är inte text i UTF-8
system-port-taken = ett annat program lyssnar där
system-no-address = den här datorn har inte den adressen
system-refused = inget program lyssnar där
system-broken-off = anslutningen bröts
system-too-late = svaret dröjde för länge
system-no-way = ingen väg leder dit: kontrollera nätverket
system-no-host = ingen dator har det namnet, eller så går namnet inte att slå upp
system-says = systemet säger ”{ $what }”
wrong-locked = ett annat program har låst den
wrong-silent = ingen PostgreSQL svarar där
wrong-other-version = servrar av version { $version } delar den här databasen: stoppa alla först
wrong-line = rad { $line }: { $what }
wrong-later = den kommer från en senare version av Tengen; ta den eller en nyare
wrong-disk-full = dess disk är full; skaffa plats där
wrong-disk-full-folder = dess disk är full; skaffa plats där, eller ange en mapp på en annan disk med --data
wrong-gone = { $file } togs bort eller ersattes medan den var öppen; lägg tillbaka samma fil, eller en kopia med tengen restore
wrong-damaged = den är skadad eller ingen databas från Tengen (på engelska ”{ $what }”); om tengen backup gör en kopia, lägg tillbaka den med tengen restore; lägg annars tillbaka en äldre kopia, eller rädda det som går att läsa med sqlite3 och dess kommandon .recover eller .dump
wrong-foreign = den tillhör ett annat program; ange en annan mapp med --data
wrong-no-rights = den här användaren får inte läsa eller skriva den; kör som användaren som äger den
wrong-no-rights-postgres = dess användare får inte skapa eller skriva tabeller där; gör användaren till databasens ägare: ALTER DATABASE namn OWNER TO användare
wrong-foreign-postgres = den har tabeller från ett annat program; skapa en databas för Tengen ensamt, och ange den med --database
wrong-no-login = den släpper inte in den användaren; se efter användare och lösenord efter --database
wrong-no-database = det finns ingen databas med det namnet; skapa den med createdb
wrong-crowded = den har så många anslutningar som den tar; låt den ta fler (max_connections, eller användarens eller databasens CONNECTION LIMIT), eller avsluta andra program som använder den
wrong-read-only = den tar inte emot något, som kopian av en annan databas; nämn den som man skriver till
wrong-database-letters = den sparar texter i kodningen { $name }, som saknar bokstäver i många namn; skapa en som har alla (createdb --encoding UTF8 --template template0 NAMN) och ange den
wrong-tls-fault = { $fault ->
    [issuer] ingen som den här maskinen litar på går i god för certifikatet
    [expired] certifikatet har gått ut; servern där behöver ett nytt
    [early] certifikatet gäller inte än; se efter klockorna på båda maskinerna
    [name] certifikatet gäller för ett annat namn än det i adressen
    [authority] certifikatet är en utfärdares, som går i god för andra; en server behöver ett eget
    [signature] certifikatet är undertecknat på ett sätt som inte längre godtas, till exempel med SHA-1; servern behöver ett nytt
    [purpose] certifikatet är till för något annat än servrar; servern behöver ett nytt
    [plain] där krypteras inte anslutningarna; slå på TLS där, eller kräv det inte här
   *[other] TLS misslyckas (på engelska ”{ $what }”)
}
wrong-tls-environment = { $why }{ $trust ->
    [yes] ; variabeln SSL_CERT_FILE nämner en fil med certifikat som man litar på här
   *[no] {""}
}
wrong-tls = { $why }{ $trust ->
    [yes] ; sslrootcert=FIL i adressen, eller variabeln SSL_CERT_FILE, nämner certifikat som man litar på här
   *[no] {""}
}
wrong-parameter = dess adress kan inte användas: ingen parameter heter { $name } (men det finns sslmode, sslrootcert med flera)
wrong-address-file = dess adress kan inte användas: { $why }
wrong-address = dess adress kan inte användas: på engelska ”{ $what }”; i ett namn eller lösenord skrivs `/` som `%2F`, `#` som `%23`, `?` som `%3F`, `@` som `%40` och `:` som `%3A`
wrong-pem = { $fault ->
    [no-file] filen { $file } finns inte
    [no-rights] den här användaren får inte läsa filen { $file }
    [no-certificate] filen { $file } innehåller inget läsbart certifikat; i formatet PEM börjar det med -----BEGIN CERTIFICATE-----
    [no-key] filen { $file } innehåller ingen läsbar privat nyckel; i formatet PEM börjar den med -----BEGIN PRIVATE KEY-----
   *[unread] filen { $file } kan inte läsas (på engelska ”{ $what }”)
}
wrong-database = den säger på engelska ”{ $what }”
wrong-in = { $what }: { $why }

## Partier, ställningar och protokoll

wrong-size = ett bräde med { $width }×{ $height } linjer går inte: varje sida har 1 till { $most } linjer
wrong-board = på ett bräde { $size } spelas det inte här: varje sida har 2 till 25 linjer
wrong-no-handicap = ett bräde av den storleken har inga handikappunkter
wrong-handicap = ett handikapp på { $stones } passar inte: 2 till { $most } stenar är möjliga här
wrong-off-board = en sten är uppställd utanför brädet
wrong-twice = två stenar är uppställda på { $point }
wrong-no-liberty = en uppställd kedja har ingen frihet
wrong-row = rad { $row } är inte lika lång som rad 1
wrong-character = rad { $row } har ”{ $found }” i kolumn { $column }; punkter är X, O och ., eller ●, ○ och ·, eller B, W och .
wrong-mark = rad { $row } har ”{ $found }” i kolumn { $column }: ”!” (öppen gräns) och ”?” (inte avgjort) läses bara med koordinaterna runt brädet
wrong-letters = rad { $row } har inte lika många punkter som det finns bokstäver
wrong-part = ritningen visar bara en del av ett bräde: { $edges ->
    [none] några rader saknas
   *[other] det finns ingen kant { $edges }
}
wrong-edge = { $edge ->
    [top] upptill
    [right] till höger
    [bottom] nedtill
   *[left] till vänster
}
wrong-reversed = texten säger att X är Vit och O är Svart, men X läses alltid som Svart och O som Vit: byt tecknen i ritningen, och ta bort dessa ord
wrong-several = ritningen visar mer än ett bräde, eller så finns det tomma rader mellan några av dess rader
wrong-event = steg { $number }: { $why }
wrong-set-up = stenar ställs upp mitt i partiet
wrong-turn = draget lämnas över mitt i partiet
wrong-noted = TENGEN[{ $value }] går inte att förstå
assumed-rules = protokollet anger inga regler; antagna: { $taken }
assumed-unknown-rules = reglerna ”{ $name }” är okända; antagna: { $taken }
assumed-komi = protokollet anger ingen komi; antagen: { $komi }
assumed-unread-komi = protokollets komi går inte att läsa; antagen: { $komi }
assumed-fox-komi = Fox skriver komi 0 för jämna partier; antagen: { $komi }
assumed-no-handicap = stenarna är inget handikapp på { $stones }; antaget: inget handikapp
assumed-komi-converted = protokollets komi är inte i poäng; i poäng är den { $komi }
assumed-result-converted = protokollets resultat är inte i poäng; i poäng är marginalen { $margin }
assumed-unread-handicap = protokollets handikapp går inte att läsa; antaget: inget handikapp
assumed-unstated-handicap = protokollet anger inget handikapp men sätter ut { $stones } svarta stenar, och Vit spelar först; antaget: inget handikapp
wrong-main-time = huvudtiden (TM) går inte att förstå
wrong-overtime = övertiden (OT) går inte att förstå
wrong-increment = övertiden (OT) är Fischertid utan sitt tillägg
wrong-encoding = protokollets teckenkodning saknar ett tecken i texten
wrong-full = protokollet har så många noder som det rymmer
wrong-engine = { $program } går inte att starta: { $why }

## Regler i en fil

wrong-base = de reglerna finns inte; `tengen rules` listar alla
wrong-id = { $id } är namnet på andra regler; ge de här ett eget
wrong-variant = ”{ $found }” är inte känt här; möjliga: { $known }
wrong-field = ”{ $found }” finns inte här; möjliga: { $known }
wrong-missing = ”{ $found }” saknas
wrong-reader = läsprogrammet säger på engelska ”{ $what }”

## Nätverk

wrong-network-byte = byte { $byte }: { $why }
wrong-network-block = block { $block }, byte { $byte }: { $why }
wrong-network-ends = filen slutar där ”{ $expected }” borde stå
wrong-network-unreadable = ”{ $found }” står där ”{ $expected }” borde stå
wrong-network-version = version { $found } av formatet är okänd; kända är 8 till 17
wrong-network-unknown = ”{ $found }” är inte känt som ”{ $what }”
wrong-network-mismatch = ”{ $what }” är { $found } men måste vara { $expected }
wrong-network-not-finite = ”{ $what }” är inget användbart ändligt tal
wrong-network-too-large = nätverket behöver mer än de { $limit } byte som tillåts
wrong-network-too-deep = block ligger för djupt i block
wrong-network-trailing = nätverket slutar här, men inte filen
