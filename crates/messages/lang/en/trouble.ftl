# Why a command failed.

interrupted = interrupted
output-closed = the output was closed
network-rank = without a network the computer does not reach { $rank }: leave out --net none, or say a rank up to { $best }, or full
network-unusable = cannot use the network { $file }: { $why }
file-unwritten = { $file } cannot be written: { $why }; say another with -o
diagram-format = say --format svg, png or txt, or a file that ends in one of them
analyze-format = say --json, --sgf or --html, or a file that ends in .txt, .json, .sgf or .html
serve-no-folder = there is no folder for data on this machine; name one with --data DIR
serve-open-to-all = listening at { $address }: everyone in the network can open games by their links
serve-no-browser = the browser did not open ({ $why }); open the address above in it
serve-no-data = the data folder { $what } cannot be used: { $why }; name another folder with --data
serve-no-store = the database { $what } cannot be used: { $why }; name another folder with --data
serve-port-taken = { $what } is taken by another program, perhaps by another Tengen; say which port with --port, or 0 for any that is free
serve-no-port = cannot listen at { $what }: { $why }; say which port with --port, or 0 for any that is free
serve-system = the system refuses: { $why }
network-imitates = { $name } imitates players and must be told which ones: it cannot judge a game
network-board = the board is { $size }: networks know boards of 2 to { $longest } lines a side
katago-human-model = a network that imitates people is not supported; start without -human-model
katago-config-unread = the configuration { $file } cannot be read: { $why }
katago-setting-wrong = the setting { $name } cannot be { $value }
katago-setting-unknown = not a setting of Tengen: { $name } = { $value }
