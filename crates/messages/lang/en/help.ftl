# Texts of --help. A command is help-(its name), and the text below its options help-(its name)-more.
# An argument is arg-(its name), or arg-(command)-(name) where it differs in one command. A word in
# capitals is value-(the word).

## The parts of a help

help-usage = Usage:
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-examples = Examples:
help-placeholder-options = [OPTIONS]
help-default = [default: { $value }]
help-possible = [possible values: { $values }]

## Commands

help-tengen = The game of Go: referee, opponent and board in one program
help-tengen-more =
    Examples:
      tengen                            open the board in the browser
      tengen play --size 9              play against the computer in this terminal
      tengen play --two --rules aga     two people at this terminal
      tengen gtp --time-per-move 5      be the engine of a Go program
      tengen match ENGINE ENGINE        find the stronger of two engines
      tengen rules japanese             read the Japanese rules
      tengen learn                      learn Go from nothing
      tengen referee games/             check records against the rules
      tengen show game.sgf              go through a record
      tengen judge game.sgf             see which stones are dead, and why
      tengen solve --size 4             find the score of a small board
      tengen analyze game.sgf           see how many points each move lost

    Text for people is in the language of --lang or of the system. Text for programs is in none:
    SGF, JSON, answers of the Go Text Protocol, names of rulesets and of options.
help-help = Print this, or the help of a command
help-backup = Copy all games and studies into a file, also while the server runs
help-restore = Put a copy in the place of all games and studies, while no server runs
help-migrate-store = Move all games and studies into another, empty place, while no server runs: from a folder to PostgreSQL, or back
help-admin = Look after a server: list, show, close and delete games, records and studies, and take links back
help-admin-more =
    A server that runs is asked through the socket admin.sock in its data folder, which its own user alone
    opens. If none runs, the work is done with the folder itself.
help-admin-list = List games, records and studies, those that changed last first
help-admin-find = List those with this in a name or a title
help-admin-show = Show what is known of one, and how much it takes; no keys
help-admin-close = End a game without a result, or let nobody write in a study any more
help-admin-delete = Delete a game, a record or a study with all that belongs to it
help-admin-revoke = Give a role another link; the ones that it had open nothing any more
help-admin-annul = Annul the result of a rated game, or let it count again, and make all ratings anew
help-admin-recount = Make all ratings anew from the log of results
help-admin-invite = Let one person join with a role: child, player, teacher, director, moderator, administrator or owner
help-admin-role = Give a person who is there another role: child, player, teacher, director, moderator, administrator or owner
help-admin-usage = Say how much the database takes, and may take
help-serve = Open the board in the browser: play, settle, count and keep games (the default)
help-worker = Think on this machine for a server on another
help-play = Play a game in this terminal, against the computer or with two people
help-play-more = Moves are typed as coordinates (Q16). Type help during the game for all commands.
help-gtp = Speak the Go Text Protocol on standard input and output
help-gtp-more = Give such a line to a Go program (Sabaki, GoGui, Lizzie …) as the command of an engine.
help-match = Let two engines play a match and say which is stronger, and how sure that is
help-match-more =
    Our referee decides which moves are legal, when a game ends and which side has won. An illegal
    move, a crash, a hang or time exceeded loses; the record and the table say so. Every opening is
    played twice, with colours swapped. After two passes, both engines are asked which stones are
    dead; where they differ our judge decides, and the table says how often. A game has no result if
    a whole cycle of positions comes back, or after too many moves. It counts half a point for each.

    With --out, each game is kept (games/*.sgf, results.jsonl) beside the settings (match.json), and
    the same command goes on where it was interrupted.

    The difference in Elo and its 95% interval come from the pairs of games (pentanomial model).
    --sprt uses the same pairs, in their order, with 5% for either error.

    Exit status 0 means that the match has been played, or --sprt has decided; 1 that an engine cannot
    play or a file not be used; 2 that the command is wrong; 130 that it was interrupted.
help-learn = Learn Go from nothing: short pages, each with a board and something to do
help-learn-more =
    Type a point (E5), pass, a number, or one of the words that help prints. The data folder keeps
    track of the pages done, and the course goes on at the first page that is not done.
help-rules = List the rulesets, explain one, or write one as a file to change
help-glossary = Explain the terms of Go, and name them in seven languages
help-referee = Check records against the rules: illegal moves, the count, the recorded result
help-referee-more =
    Every game of every record is replayed under the rules it names (RU). If it names none that is
    known, territory and area are both tried, and the line says which of them agrees.
    There are three answers. The recorded result agrees, it differs, or it cannot be told, with the
    reason. The stones may be settled by marked territory, or by rules that count them as they stand.
    Only where such a count differs is the judge asked. The line says which of these counts it shows.
    The judge contradicts no game that it calls unfinished. Where neutral points count, it does not
    contradict a result either that open neutral points explain: the players may have filled them after
    play stopped.
    With --net a network looks again where the quick judge finds no agreement. Before a record
    is contradicted, the network that comes with Tengen looks in any case.
    Exit status 0 means that all is in order. 1 means that a record could not be read, that a move was
    illegal or that a result differs.
help-count = Count a position whose dead stones you name, line by line
help-count-more =
    Each stone that --dead names is dead with its whole chain. Without --dead the territory that the
    record marks (TB, TW) says which stones are dead; if it marks none, all stones count as alive.
    Stones in seki are those of --seki, or of the marks, or those that the judge finds. “none” names
    no stones. Points that still need a stone are told, as far as the judge finds them; the count takes
    the board as it is.
    --method shows the count by hand, stage by stage. prisoners: prisoners go back into the
    territory of their colour (Japan; AGA only where territory is counted). half: Black’s area is
    held against half the board (China). fill: all stones of both sets fill the board (Ing).
    --pictures writes a picture of each stage.
help-judge = Say which stones of a position are alive, dead or in seki, and why
help-judge-more =
    The status of stones is proved if possible, else read to the end, else estimated; the answer says
    which. A position drawn has a row a line: X, O and . for an empty point. In JSON a row gives the
    owner of each point, B or W, of a stone in seki too; . is an empty point that counts for nobody.
    “!” marks an open border, and “?” what goes with stones that are not settled.
    Drawings with coordinates around the board, such as Tengen’s own, and diagrams of Sensei’s Library
    ($$) are read too. A large part that is nobody’s yet has no sign: no border runs through it yet.
    Rules and komi that nothing names are assumed; the answer says so. A game that is not finished has
    no winner.
help-solve = Find the score of a position on a small board when both sides play perfectly
help-solve-more =
    Area is counted and two passes end the game, with positional, situational or natural situational
    superko. Japanese rules are solved up to 16 points, such as 4x4, in a minute or two: when play
    stops, imagined play confirms which stones are alive. Other rules are refused. Positions from the
    moves of a record may not come back. Boards up to 5x4 take seconds, 5x5 a quarter of an hour and
    a good 7 GB (--max-memory 14000). Every score printed is proved. So are the bounds reached until
    Ctrl-C, after which the exit status is 130.
help-convert = Write records of any known format as SGF of today: FF 4, UTF-8
help-convert-more =
    A folder or an archive is written below the folder named by -o, or changed in place. Records of
    other formats get a file beside theirs then. No file is overwritten unless --force says so.
help-sgf = Tools for records: check, list, change, join, compare
help-sgf-more =
    Every tool takes files, folders at any depth, ZIP archives, files packed by gzip, and - for
    standard input. Changes are written to standard output, to the file or folder named by -o, or in
    place. Remarks go to standard error.
help-sgf-lint = Check records against FF[4], each finding with its line and column
help-sgf-lint-more =
    Exit status 0 means that there are no errors, 1 that there are some.
help-sgf-info = List players, date, komi, rules, result and moves of games
help-sgf-main-line = Take out all variations
help-sgf-strip = Take out comments, marks or analyses
help-sgf-strip-more =
    The tool says which properties it took out, and how many of each.
help-sgf-split = Write every game to a file of its own
help-sgf-merge = Join games into one tree in which they share their beginnings
help-sgf-merge-more =
    Facts about a game come to its first move that no other game shares. Boards of another size and
    other stones at the start make another tree. A comment tells the facts about a game that ends
    on the way of another, and values that differ. Clocks that differ go away.
help-sgf-rotate = Turn the board clockwise, with all its marks
help-sgf-rotate-more =
    Analyses that name points are taken out. Comments stay as they are.
help-sgf-mirror = Mirror the board, with all its marks
help-sgf-mirror-more =
    Analyses that name points are taken out. Comments stay as they are.
help-sgf-swap-colours = Give Black’s stones, moves and facts to White, and White’s to Black
help-sgf-swap-colours-more =
    The komi changes its sign, so that the margin stays the same. Handicap and analyses are taken
    out. Comments stay as they are.
help-sgf-rename = Name files after the facts about their games
help-sgf-rename-more =
    Fields: {"{"}date{"}"} {"{"}black{"}"} {"{"}white{"}"} {"{"}black_rank{"}"} {"{"}white_rank{"}"} {"{"}event{"}"} {"{"}round{"}"}
    {"{"}result{"}"} {"{"}komi{"}"} {"{"}size{"}"} {"{"}rules{"}"} {"{"}moves{"}"} {"{"}name{"}"} {"{"}number{"}"}. Every file keeps its folder
    and its ending. No file is overwritten: a name that is taken gets a number.
help-sgf-duplicates = Find games that are there more than once, also turned or mirrored
help-sgf-duplicates-more =
    Two games are the same if their stones and moves are, under any symmetry of the board. Texts and
    passes at the end do not matter.
help-sgf-stats = Count results, moves, openings and players
help-sgf-stats-more =
    Openings that differ only by a symmetry of the board are counted together.
help-tournament = Standings, pairings and files of tournaments
help-tournament-more =
    A tournament is a file of OpenGotha or MacMahon (.xml), or a list of results
    (.h1 to .h9, .tou, .aga); - is standard input. Criteria and pairings are those that the file
    asks for.
help-tournament-standings = Rank the players by the criteria of the tournament
help-tournament-standings-more =
    In JSON a value is a number of points, and a result names the row of the opponent: 3+/w2 is a win
    against row 3 with White, who gave two stones; 3+!w2 is such a result without play.
help-tournament-pair = Find the best pairing of a round
help-tournament-pair-more =
    The best pairing has the largest sum of weights. Often several pairings have the same sum.
help-tournament-weights = List how good it is that two players meet, for all pairs of a round
help-tournament-weights-more =
    Players have their numbers in the order of names. The columns are: no game before, chance,
    colours, category, score, drawn up and down, seeding, handicap, country and club, and the sum.
help-tournament-convert = Write a list for a federation, a table, or OpenGotha’s file
help-tournament-convert-more =
    The ending of the new file says what it is: .h1 to .h9 (European federation), .tou (French
    federation), .aga (American association), .csv (standings) or .xml (OpenGotha).
help-tournament-check = Say what to look at before results are handed on
help-tournament-simulate = Play tournaments among players of known strength, and say how well a system ranks them
help-tournament-simulate-more =
    The players’ strengths lie at equal distances. A game is won by the chances of the European
    rating system. The seed gives the same tournaments again.
help-diagram = Draw a position of a record as SVG, PNG or text
help-diagram-more =
    A problem is drawn before its first move, unless --move, --path or --node names another position.
    A text lists the marks of the record below the board.
help-show = Go through a record in this terminal
help-show-more =
    Arrow keys go a move back and forth, PgUp and PgDn ten, Home and End all the way. At a fork, a
    figure takes a continuation, as --path counts them; n takes the next one, b goes back to the
    last fork, m to the main line; q leaves. A problem opens on its position.
    Where the output is no terminal, the position is printed.
help-study = Go through a record and change it in this terminal, line by line
help-study-more =
    Type help for all commands. Every game of the file is a chapter. Nothing is written before save; what
    other programs wrote into the record stays. Lines may come through a pipe too; then the status is 1 if
    one of them was not carried out.
help-analyze = Say how many points each move of a game lost, and which move was better
help-analyze-more =
    A move loses the points by which it is worse than the best move found: 1.5 or more are an
    inaccuracy, 4 a mistake, 10 a blunder. The accuracy is the mean over the moves, where a move that
    loses nothing counts 1, one that loses 2 points one half, 4 points a quarter and so on.
    All this is as good as the network and the number of visits.
help-analysis = Answer KataGo’s analysis protocol, JSON lines, on standard input and output
help-analysis-more =
    Give such a line to a program that uses KataGo’s analysis engine as its command.
    docs/analysis.md lists the differences.
help-net = Describe a network, check that it is evaluated correctly here, and measure its speed
help-net-info = Describe the network: its name, its size and its outputs
help-net-check = Evaluate fixed positions with every kernel and precision, and compare
help-net-bench = Measure how many positions are evaluated in a second of the processor’s time
help-completions = Print a script by which a shell completes commands and options
help-completions-more =
    A shell finds such a script in its own place: bash (with the package bash-completion) and fish in
    the folders above, zsh in a folder of $fpath. It describes commands and options in the language
    of --lang or of the system.
help-man = Print the page of the manual, or write a page for every command
help-man-more =
    Pages are in the language of --lang or of the system.

## Arguments of several commands

arg-lang = The language to speak, such as de; the system’s if not given
arg-help = Print help
arg-version = Print version
arg-size = Lines of the board, such as 9 or 13x9
arg-rules = The rules, by name or from a file
arg-komi = Points for White, in steps of one half; the rules’ own if not given
arg-prisoners = The stones that Black and White have taken, such as 5,2; if not given, what the file says
arg-handicap = Black stones on the traditional points before White’s first move
arg-clock = Time: 10m, 5m+5x30s (byo-yomi), 10m+25/10m (Canadian), 5m+10s (Fischer) or none
arg-referee-net = A network that looks again where the quick judge finds no agreement: own (the one that comes with Tengen), or a file of KataGo’s (.bin.gz or .txt.gz)
arg-net = The network that guides the computer: own (the one that comes with Tengen), a file of KataGo’s (.bin.gz or .txt.gz), or none. With none it plays by playouts, up to 10k, and analyses nothing
arg-kernel = The processor’s instructions for evaluating the network: avx512-bf16, avx512, avx2 or portable. The environment variable TENGEN_KERNEL sets it too; the fastest available if neither is given
arg-precision = How the network calculates: f32, exact to 2·10⁻⁶ in probabilities, or bf16, up to twice as fast and off by up to 0.02, and 0.19 points. The environment variable TENGEN_PRECISION sets it too; the fastest here if neither is given
arg-threads = How many threads search; all of the machine’s if not given
arg-rank = How strong the computer plays: 20k (weakest) to 1k, 1d to 9d, or full
arg-time-per-move = The most seconds for a move
arg-max-memory = The most memory for a search, in MiB
arg-file = The record; - for standard input
arg-game = The number of the game in the file
arg-at = The move after which to look at the position; the last if not given
arg-output = The file to write; - for standard output
arg-json = Print JSON
arg-paths = Records, - for standard input, folders to search at any depth (.sgf, .ngf, .gib, .ugf, .ugi, .mgt, .sgf.txt, each also with .gz) and archives (.zip)
arg-encoding = The character encoding of the records, such as gbk, whatever they say themselves
arg-path = The line to follow: a number for each fork from the root, 0 for the first continuation, such as 0.2.1. The position is the next fork, or the end of the line
arg-node = The node to look at by its number in the order of the file; the root is 0
arg-in-place = Change the files themselves
arg-force = Overwrite files that are there already

## Arguments of one command

arg-backup-file = The file for the copy, which must not be there yet
arg-backup-data = The data folder; the platform’s if not given
arg-restore-file = The copy
arg-restore-data = The data folder; the platform’s if not given
arg-migrate-store-from = The data folder or the PostgreSQL database to be read; its games stay in it, and it is marked as moved, so that no server starts on it
arg-migrate-store-to = The data folder or the PostgreSQL database to be filled, which must be empty
arg-serve-port = The port to listen on; 0 takes any that is free
arg-serve-bind = The address to listen at
arg-serve-data = The folder to keep games in, also by the variable TENGEN_DATA; the platform’s data folder if not given
arg-serve-database = Keep everything in this PostgreSQL database, postgres://USER:PASSWORD@HOST/NAME, not in a folder; the variable TENGEN_DATABASE says the same
arg-serve-bus = Share the database with other servers, which hear of each other over this NATS server, nats://USER:PASSWORD@HOST; the variable TENGEN_BUS says the same
arg-admin-data = The data folder of the server; the platform’s if not given
arg-admin-socket = The socket of the server, for one that keeps its games in PostgreSQL
arg-admin-kind = Only these
arg-admin-state = Only games that are open, or that are over
arg-admin-older = Only those that did not change in this many days
arg-admin-limit = At most this many
arg-admin-name = The text to look for, in any case of letters
arg-admin-item = A number (g7 a game or a record, s7 a study) or a link
arg-admin-yes = Do not ask
arg-admin-role = black, white, both or watch; own, write or read of a study
arg-admin-undo = Let the result count again
arg-admin-invite-role = child, player, teacher, director, moderator, administrator or owner
arg-admin-role-name = The name of the person
arg-admin-role-role = child, player, teacher, director, moderator, administrator or owner; a child meets no strangers: neither lobby nor a page that others see
arg-admin-days = For how many days
arg-serve-socket = The socket for tengen admin; without it, admin.sock in the data folder, and none with --database
arg-serve-secret = The file with the secret that links follow from, 32 bytes, the same for all servers that share a database; the variable TENGEN_SECRET_FILE says the same; without it, the file “secret” in the data folder; a file that is not there is made, unless games depend on it or --bus is given
arg-restore-new-links = The secret of the copy is lost: old links go on to open their games, and the server shows new ones beside them
arg-serve-threads = How many threads think about a move of the computer
arg-serve-public-url = The address by which people reach it through a web server, such as https://go.example.org; with https, cookies travel encrypted only
arg-serve-trust-proxy = Believe this proxy, or all of a subnet such as 10.0.0.0/8, when it says for whom it asks
arg-serve-proxy-header = The header in which these proxies say for whom they ask; no other is read
arg-serve-limits = What is allowed, in all, to one address, and how often: home, club, public, or a file of one’s own; without it home on this machine alone, public with --public-url, else club
arg-serve-people = How people come to the server: a TOML file in which accounts is open (all who want may have a name), invited or off; without it open where there is a lobby
arg-serve-metrics = Answer /metrics (for Prometheus), /healthz and /readyz at this address and port, such as 127.0.0.1:9610
arg-serve-log = What to write to standard error: faults, or requests too, each with its time and a name, without keys
arg-serve-log-json = Write the log as JSON, an object a line
arg-serve-no-open = Do not open the browser
arg-serve-workers-token = Let workers think for this server (tengen worker) that know the token in this file; the variable TENGEN_WORKERS_TOKEN says the token itself
arg-serve-searches = How many computer players search at a time on this machine; without it, as many as it has cores for; with 0, workers search for them

arg-worker-server = The address of the server
arg-worker-token = The token that the server got with --workers-token; the variable TENGEN_WORKERS_TOKEN says the same, and other users of this machine do not see it
arg-worker-cores = How many jobs are done at a time; without it, as many as the machine has cores
arg-play-free-handicap = Black stones that Black places before White’s first move
arg-play-color = Your colour; nigiri lets you guess at a handful of stones
arg-play-two = Two people play at this terminal
arg-play-save = Keep the record in this file, from the first move on
arg-play-rules = The rules, by name or from a file; those of the record gone on with, or Japanese, if not given
arg-play-resume = Go on with the game recorded in this file
arg-play-encoding = The character encoding of the record that --resume names
arg-gtp-visits = The most playouts for a move
arg-gtp-rules = The rules, by name or from a file, also for records loaded; kata-set-rules sets them too. If not given Chinese, and for a record loaded those it names, or Japanese
arg-gtp-ponder = Think on the opponent’s time too (with a network)
arg-gtp-seed = The seed of the engine’s random numbers; another each time if not given
arg-gtp-size = Lines of the board until the controller says otherwise
arg-gtp-encoding = The character encoding of the records that loadsgf reads, such as gbk, whatever they say themselves
arg-gtp-name = The name told to the controller, which may know by it how to speak
arg-gtp-version-told = The version told to the controller, where it asks for another program’s
arg-match-a = The command of the first engine, in quotes; `tengen` is this program
arg-match-b = The command of the second engine
arg-match-name-a = The first engine’s name; its program’s name if not given
arg-match-name-b = The second engine’s name
arg-match-games = How many games, an even number: each opening is played twice
arg-match-parallel = How many games at the same time
arg-match-black = The engine that has Black: each in one game of a pair, or always the same
arg-match-time-per-move = Seconds for each move
arg-match-margin = Seconds that a move may take beyond its time before the game is lost
arg-match-patience = Seconds to wait where no clock runs: for a start, an answer, a move without limit
arg-match-max-moves = A game with this many moves has no result; three for each point of the board if not given
arg-match-openings = The number of random openings (0 for none), or records, also folders of them
arg-match-plies = Moves of an opening: 4 of a random one, all of a record if not given
arg-match-rules = The rules, by name
arg-match-seed = The seed of random openings
arg-match-sprt = End the match as soon as it tells these two differences in Elo apart
arg-match-out = The folder to keep the match in, and to go on with it
arg-match-json = Print the summary as JSON, and nothing else
arg-learn-page = The page to begin with; the first that is not done if not given
arg-learn-list = Print a line for each page: whether it is done, its name, its title
arg-learn-data = The folder that keeps track of the pages done; the platform’s data folder if not given
arg-rules-rules = The ruleset to explain: a name, a file, or as KataGo writes rules
arg-rules-toml = Write it as a file to change
arg-rules-compare = Show two rulesets side by side, with the differences marked
arg-glossary-term = A term in any of the languages and writings, or a part of one
arg-referee-rules = The rules to judge by, instead of those in the records
arg-referee-json = Print a line of JSON for each game
arg-referee-threads = How many threads judge; all of the machine’s if not given
arg-count-file = A record, or a position drawn with X, O and . (- for standard input)
arg-count-dead = The dead stones, such as D4,Q16, or none
arg-count-seki = The stones alive in seki, or none
arg-count-rules = { arg-judge-rules }
arg-count-komi = { arg-judge-komi }
arg-count-method = Show the count by hand: prisoners, half or fill
arg-count-pictures = Write a picture of each stage into this folder
arg-judge-file = A record, or a position drawn with X, O and . (- for standard input)
arg-judge-rules = The rules to count by; if not given, those that the record or the text around a drawing names, or Japanese
arg-judge-komi = Points for White, in steps of one half; if not given, what the file says, or the rules’ own
arg-judge-to-move = The side that moves next in a position that is drawn; if not given, the one that its caption names, or Black
arg-judge-net = The network that is asked where nothing is certain: own (the one that comes with Tengen), a file of KataGo’s (.bin.gz or .txt.gz), or none
arg-judge-svg = Print a picture
arg-solve-size = Lines of an empty board, such as 4 or 5x3
arg-solve-position = A record, or a position drawn with X, O and . (- for standard input), instead of --size
arg-solve-rules = The rules; if not given, those that the text around a drawing names, or Tromp–Taylor
arg-solve-to-move = The side that moves next on an empty board or in a position that is drawn; if not given, the one that its caption names, or Black
arg-solve-komi = Points for White, in steps of one half; if not given, what the text around a drawing says, or 0
arg-solve-max-memory = The most memory for stored results, in MiB
arg-tournament-file = The tournament: a file of OpenGotha or MacMahon, or a list of results; - for standard input
arg-tournament-round = The round; the last one with games for standings, and the next one for pairings, if not given
arg-tournament-csv = Print a table with commas
arg-tournament-together = Two players who are to meet, by their numbers in the order of names; can be given several times
arg-tournament-apart = Players who should not meet, by their numbers; can be given several times
arg-tournament-bye = The number of the player who has the bye
arg-tournament-system = How rounds are paired
arg-tournament-players = The number of players
arg-tournament-rounds = The number of rounds of a McMahon or Swiss tournament
arg-tournament-strongest = The strength of the strongest player
arg-tournament-weakest = The strength of the weakest player
arg-tournament-bar = The bar of a McMahon tournament
arg-tournament-error = By how many rating points the declared ranks are wrong, as a standard deviation
arg-tournament-times = The number of tournaments
arg-tournament-seed = The seed of the random numbers; another each time if not given
arg-tournament-output = The file to write; its ending says what it is
arg-tournament-force = Overwrite the file if it is there
arg-sgf-game = Only the game with this number in each file
arg-sgf-output = The file or folder to write to; standard output if not given
arg-sgf-strip-comments = Take out comments (C, N, GC)
arg-sgf-strip-marks = Take out marks (TR, SQ, CR, MA, SL, LB, AR, LN, DD, VW)
arg-sgf-strip-analysis = Take out what programs wrote of their analyses (SBKV, KT, LZ, V and others), and their texts in comments
arg-sgf-split-output = The folder to write to
arg-sgf-merge-output = The file to write; - for standard output
arg-sgf-rotate-by = The angle in degrees
arg-sgf-mirror-swap = The sides of the board that change places
arg-sgf-rename-to = The pattern of the new names
arg-sgf-rename-dry-run = Say the new names, and change nothing
arg-sgf-stats-moves = The number of moves that make an opening
arg-sgf-stats-top = The most openings and players to list
arg-convert-game = Only the game with this number in each file
arg-convert-output = The file or folder to write to; standard output if not given
arg-diagram-numbers = Number the stones of this many last moves
arg-diagram-no-coordinates = Leave out the letters and numbers around the board
arg-diagram-output = The file to write, whose name gives the format; - for standard output
arg-diagram-format = The format, if the file’s name does not give it
arg-diagram-part = Draw only the part of the board between two corners, such as C3-G9
arg-diagram-thumbnails = Draw a small picture of every game into this folder
arg-show-at = The move to begin after
arg-study-file = The record
arg-study-net = The network that the judge asks: own (the one that comes with Tengen), a file of KataGo’s (.bin.gz or .txt.gz), or none
arg-analyze-net = The network that judges: own (the one that comes with Tengen), or a file of KataGo’s (.bin.gz or .txt.gz)
arg-analyze-game = Only the game with this number in each file
arg-analyze-variations = Analyse the other lines of the tree too, the main line first
arg-analyze-full = With --sgf: keep all moves that were looked at, not only the best one (property TENGENV, see docs/analysis.md)
arg-analyze-report = Write the page with a report to be printed: phases, diagrams of the turning points, the count
arg-analyze-pdf = Write the report as PDF
arg-analyze-paper = The paper of the PDF
arg-analyze-rank = Name mistakes as for players of this rank, such as 8k
arg-analyze-moves = Only these moves, such as 20..60, 20.. or 57
arg-analyze-visits = How many positions the search looks at for each move
arg-analyze-time = Seconds for each move, instead of a number of visits
arg-analyze-rules = The rules, instead of those in the record
arg-analyze-json = Write one JSON object (described in docs/analysis.md)
arg-analyze-sgf = Write the record with win rates, leads, comments and better lines. Positions that it has with at least as many visits are not searched again
arg-analyze-html = Write one page to look at in a browser, which needs no network
arg-analyze-output = The file to write, whose name gives the form, or a folder; standard output if not given
arg-analysis-net = The network that judges: own (the one that comes with Tengen), or a file of KataGo’s (.bin.gz or .txt.gz)
arg-analysis-threads = How many positions are looked at at once; as many as the machine has threads if not given
arg-analysis-search-threads = How many threads look at each of them
arg-analysis-visits = Visits if a query does not give them (maxVisits)
arg-analysis-report-as = The side whose win rates and points are reported, if a query does not name it
arg-analysis-version-told = The version told by query_version, where a program asks for another’s
arg-net-file = The network: own (the one that comes with Tengen), or a file of KataGo’s (.bin.gz or .txt.gz)
arg-net-bench-threads = How many threads evaluate, each for itself
arg-net-bench-batch = How many positions are evaluated together
arg-net-bench-seconds = The processor’s time each thread spends, in seconds
arg-completions-shell = The shell that is to run the script
arg-man-folder = The folder to write all pages to (tengen.1, tengen-play.1 …), made if it is not there; without it, tengen.1 is printed
arg-help-subcommand = The command

## Words in capitals

value-address = ADDRESS
value-color = COLOR
value-colour = COLOUR
value-command = COMMAND
value-database = DATABASE
value-dir = DIR
value-elo = ELO
value-file = FILE
value-format = FORMAT
value-header = HEADER
value-in = IN
value-item = ITEM
value-language = LANGUAGE
value-method = METHOD
value-mib = MIB
value-moves = MOVES
value-name = NAME
value-number = NUMBER
value-out = OUT
value-page = PAGE
value-paper = PAPER
value-pattern = PATTERN
value-points = POINTS
value-port = PORT
value-rank = RANK
value-role = ROLE
value-seconds = SECONDS
value-shell = SHELL
value-sides = SIDES
value-size = SIZE
value-state = STATE
value-stones = STONES
value-system = SYSTEM
value-term = TERM
value-text = TEXT
value-time = TIME
value-token = TOKEN
value-url = URL
value-version = VERSION
value-what = WHAT
value-who = WHO
