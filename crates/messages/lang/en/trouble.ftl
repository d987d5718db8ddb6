# Why a command could not do what it was asked.

interrupted = interrupted
output-closed = the output was closed
network-rank = without a network the computer does not reach { $rank }: leave out --net none, or say a rank up to { $best }, or full
network-unusable = cannot use the network { $file }: { $why }
