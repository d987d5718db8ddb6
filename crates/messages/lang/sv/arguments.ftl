# Vad som är fel med ett kommandos argument.

argument-invalid = ”{ $value }” går inte för { $argument }: { $why }
argument-not-possible = ”{ $value }” går inte för { $argument }
argument-empty = { $argument } behöver ett värde
argument-unknown = ”{ $argument }” finns inte här
argument-unknown-command = det finns inget kommando ”{ $command }”
argument-command-missing = ”{ $command }” behöver ett kommando
argument-missing = det saknas: { $arguments }
argument-twice = { $argument } kan bara anges en gång
argument-conflict = { $argument } går inte ihop med { $others }
argument-too-many = { $argument } tar inget ytterligare värde ”{ $value }”
argument-count = { $argument } tar { $wanted ->
    [one] { $wanted } värde
   *[other] { $wanted } värden
}, inte { $given }
argument-not-text = ett argument är inte text i UTF-8
argument-other = argumenten går inte att förstå
argument-similar = kanske ”{ $similar }”?
argument-choices = möjliga: { $values }
argument-and = { $mistake }; { $more }
argument-help = Mer säger --help.

## What values have to be

wanted-size = säg 9, 19 eller 13x9; varje sida har 2 till 25 linjer
wanted-small-size = säg 4 eller 5x3
wanted-network-size = nätverk kan bräden med högst { $longest } linjer per sida
wanted-rules = `tengen rules` listar dem som är kända
wanted-kata-rules = inga regler i KataGos JSON: { $why }
wanted-komi = säg ett antal poäng i steg om en halv, från -10000 till 10000
wanted-prisoners = säg hur många stenar Svart och Vit har fångat, till exempel 5,2
wanted-color = säg black (svart) eller white (vit)
wanted-clock = säg none, 10m (absolut), 10m+5x30s (byo-yomi), 10m+25/10m (kanadensisk), 5m+10s eller 5m+10s max 10m (Fischer)
wanted-whole = säg ett heltal från { $low } till { $high }
wanted-at-least = säg ett heltal från { $low } och uppåt
wanted-seconds = säg ett antal sekunder från 0.001 till 86400
wanted-address = säg en IP-adress, till exempel 127.0.0.1 eller ::1
wanted-public-url = en adress som https://go.example.org, utan sökväg
wanted-limits = säg home, club eller public, eller en fil med gränser: { $why }
wanted-socket = säg en adress med port, som 127.0.0.1:9610
wanted-subnet = säg en IP-adress eller ett delnät, till exempel 127.0.0.1 eller 10.0.0.0/8
wanted-token = ett sådant ord har 16 till 200 bokstäver, siffror och tecken, utan mellanslag
limits-twice = ”{ $name }” står där två gånger
people-form = skriv accounts = …, och sedan ”open”, ”invited” eller ”off” inom raka citattecken
limits-form = { $form ->
    [count] skriv ”{ $name }” som ett heltal från 1, till exempel { $name } = 2000
    [share] skriv ”{ $name }” som { $name } = {"{"} all = 5000, address = 200 {"}"}: heltal från 1, och ”address” högst ”all”
    [pace] skriv ”{ $name }” som { $name } = {"{"} burst = 30.0, a-minute = 10.0 {"}"}: minst 1 på en gång och 0,001 i minuten
    [space] skriv ”space” som space = {"{"} most-mib = 10000, free-mib = 500 {"}"}: heltal, ”most-mib” från 1
    [retention] skriv ”retention” som retention = {"{"} open-games = 365, finished-games = 365, records = 365, studies = 365 {"}"}: dagar från 1; det som saknas sparas för alltid
    [flag] skriv ”{ $name }” som { $name } = true eller { $name } = false
    [unknown] ”{ $name }” finns inte här; möjliga: { $known }
   *[none] skriv ett namn, = och ett värde, till exempel games = 2000
}
wanted-strength = rangerna är 30k (svagast) till 1k och 1d till 9d (starkast)
wanted-players = spelares nummer med bindestreck emellan, vart och ett en gång, till exempel 3-7
wanted-rank = rangerna är 20k (svagast) till 1k, 1d till 9d (starkast) och full
wanted-precision = precisionerna är f32 och bf16
wanted-kernel = den här processorn har { $kernels }
wrong-variable = miljövariabeln { $name } anger ”{ $value }”, som inte är känt här; kända är { $known }
wanted-moves = säg drag med deras nummer, från 1: 20..60, 20.., ..60 eller 57
wanted-even = säg ett jämnt antal partier: öppningar spelas parvis
wanted-language = det finns inga texter på { $language }; det finns { $languages }
wanted-clock-above-zero = { $field ->
    [main] huvudtiden
    [periods] antalet perioder
    [stones] antalet stenar
    [period] perioden
    [increment] tillägget
   *[cap] taket
} måste vara mer än noll
wanted-clock-smaller = { $field ->
    [main] huvudtiden får inte vara mer än 30 dagar
    [periods] antalet perioder får inte vara mer än { $count }
    [stones] antalet stenar får inte vara mer än { $count }
    [period] perioden får inte vara mer än 30 dagar
    [increment] tillägget får inte vara mer än 30 dagar
   *[cap] taket får inte vara mer än 30 dagar
}
wanted-clock-larger-cap = taket får inte vara lägre än huvudtiden
wanted-elo = säg två skillnader i Elo från -2000 till 2000, den mindre först, till exempel 0,50
wanted-program = inget program är angivet
wanted-closed-quote = citattecknet { $quote } vid tecken { $at } stängs inte
