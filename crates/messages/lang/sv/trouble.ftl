# Varför ett kommando inte kunde göra det som begärdes.

interrupted = avbrutet
output-closed = utdata stängdes
network-rank = utan nätverk når datorn inte { $rank }: ta bort --net none, eller säg en rang upp till { $best }, eller full
network-unusable = nätverket { $file } går inte att använda: { $why }
file-unwritten = { $file } kan inte skrivas: { $why }; säg en annan med -o
diagram-format = säg --format svg, png eller txt, eller en fil som slutar så
analyze-format = säg --json, --sgf eller --html, eller en fil som slutar på .txt, .json, .sgf eller .html
serve-no-folder = det finns ingen datamapp på den här datorn; ange en med --data MAPP
serve-open-to-all = lyssnar på { $address }: vem som helst i nätverket kan öppna partier med deras länkar
serve-no-browser = webbläsaren öppnades inte ({ $why }); öppna adressen ovan i den
serve-no-data = datamappen { $what } går inte att använda: { $why }; ange en annan med --data
serve-no-store = databasen { $what } går inte att använda: { $why }; ange en annan mapp med --data
serve-port-taken = { $what } är upptagen av ett annat program, kanske av ett annat Tengen; säg vilken port med --port, eller 0 för vilken ledig som helst
serve-no-port = det går inte att lyssna på { $what }: { $why }; säg vilken port med --port, eller 0 för vilken ledig som helst
serve-system = systemet vägrar: { $why }
network-imitates = { $name } härmar spelare och måste få veta vilka: det kan inte bedöma ett parti
network-board = brädet är { $size }: nätverk kan bräden med 2 till { $longest } linjer per sida
katago-human-model = ett nätverk som härmar människor kan inte användas; starta utan -human-model
katago-config-unread = konfigurationen { $file } kan inte läsas: { $why }
katago-setting-wrong = inställningen { $name } kan inte vara { $value }
katago-setting-unknown = ingen inställning i Tengen: { $name } = { $value }
