# Varför ett kommando inte kunde göra det som begärdes.

interrupted = avbrutet
output-closed = utdata stängdes
network-rank = utan nätverk når datorn inte { $rank }: ta bort --net none, eller säg en rang upp till { $best }, eller full
network-unusable = nätverket { $file } går inte att använda: { $why }
