# Why a command failed.

interrupted = interrupted
output-closed = the output was closed
network-rank = without a network the computer does not reach { $rank }: leave out --net none, or say a rank up to { $best }, or full
network-unusable = cannot use the network { $file }: { $why }
file-unwritten = { $file } cannot be written: { $why }; say another with -o
diagram-format = say --format svg, png or txt, or a file that ends in one of them
analyze-format = say --json, --sgf or --html, or a file that ends in .txt, .json, .sgf or .html
backup-made = the games and studies are copied into { $file }
backup-no-secret = the secret is not in the copy, so that nobody opens a game with it; keep { $file } apart from the copy
backup-restored = the data folder { $folder } has the games and studies of the copy now
backup-kept = the database that was there is { $file } now; delete it when it is not needed any more
restore-was-moved = the folder said “{ $word }”, which it says no more; let a server use only one of the two places
restore-needs-secret = before the server starts, put the secret of the server that the copy is from into { $file }; if it is lost, restore with --new-links
restore-other-secret = { $file } is another secret than that of the copy; put the right one there before the server starts; if it is lost, restore with --new-links
restore-secret-there = { $file } is the secret of the copy, so that its links go on, and nothing was changed; leave out --new-links
backup-no-database = there is no database of Tengen in { $file }; name the data folder with --data
backup-of-postgres = TENGEN_DATABASE names a PostgreSQL database: copy it with pg_dump, or name a data folder with --data
restore-of-postgres = TENGEN_DATABASE names a PostgreSQL database: put its copy back with psql, or name a data folder with --data
admin-of-postgres = TENGEN_DATABASE names a PostgreSQL database: name the socket of a server that runs with --socket, or a data folder with --data
backup-exists = { $file } is there already, and nothing was written; name another file
backup-damaged = { $file } is no database of Tengen’s, or is damaged (“{ $why }”); nothing was changed; take another copy, or save what can be read with sqlite3 and its commands .recover or .dump
backup-later = { $file } is of a later version of Tengen; take that version, or a newer one
backup-file = { $file } cannot be read or written: { $why }
migrate-moving = moving: { $table }
migrate-done = all rows were copied, read again and found equal; { $to } has the games and studies now
migrate-unmarked = the folder { $file } could not be marked: put its tengen.db away, so that no server goes on with the old games
migrate-unmarked-database = the old database could not be marked ({ $why }): run INSERT INTO moved DEFAULT VALUES in it, so that no server goes on with the old games
migrate-unready = { $folder } has the games now, but cannot be served as it is ({ $why }): delete the file moved in it, and give all its files to its owner with chown
migrate-secret = links follow from the secret of the server so far ({ $file }): serve the new place with the same one
migrate-no-database = there is no database of Tengen in { $from }; name the data folder of the server so far, or the address of its database
migrate-same = both places are the same ({ $to }); name another, empty one as the second
migrate-database-in-use = servers of Tengen use the PostgreSQL database; stop them all first
migrate-in-use = another Tengen uses the folder { $folder }; stop it first
migrate-no-folder = { $folder } cannot be used: { $why }
migrate-no-postgres = the PostgreSQL database cannot be used: { $why }
migrate-not-empty = { $to } is not empty: it has rows in { $table }; nothing was written
migrate-target-moved = the games of { $to } were moved to another place before, and nothing was written; name an empty database, or run DELETE FROM moved in this one if it is empty
migrate-differs = what was written to { $to } differs from what was read, in { $table }; nothing of it was kept
migrate-store-failed = the database fails, and nothing was kept: { $why }
serve-no-folder = there is no folder for data on this machine; name one with --data DIR
serve-open-to-all = listening at { $address }: everyone in the network can open games by their links
serve-no-browser = the browser did not open ({ $why }); open the address above in it
serve-no-data = the data folder { $what } cannot be used: { $why }; { $denied ->
    [yes] run as the user who owns it, or name another folder with --data
   *[no] name another folder with --data
}
serve-in-use = another Tengen uses the data folder { $what }; stop it, or name another folder with --data
serve-moved = the games of this data folder were moved to another place, as { $what } says; serve that place, or delete the file to go on with the games as they were here
serve-database-moved = the games of this database were moved to another place; serve that place, or run DELETE FROM moved in the database to go on with the games as they were here
serve-address-as-folder = the data folder is named by an address; name a PostgreSQL database with --database
serve-database-in-use = another Tengen uses the PostgreSQL database; if several servers are to share it, give all of them the same --bus; else stop that one, or name another database
serve-no-database = the PostgreSQL database cannot be used: { $why }{ $advised ->
    [yes] {""}
   *[no] ; look at the address after --database, and whether the server runs
}
serve-no-socket = the socket { $what } cannot be opened: { $option ->
    [taken] another Tengen answers at it
    [exists] another file is in its place
    [long] its path is too long: a socket’s has at most about 100 bytes
   *[other] { $why }
}; name another place with --socket
serve-no-bus = the NATS server cannot be used: { $why ->
    [address] an address looks like nats://machine:4222
    [name] there is no machine of this name
    [silent] no NATS answers there
    [login] it wants another name or password, as in nats://name:password@machine
    [tls] { $what }
   *[other] it says “{ $what }”
}; look at the address after --bus, and whether the server runs
serve-other-database = Tengen keeps games in PostgreSQL (postgres://user@machine/name) or in a folder (--data), and not in { $what }
serve-bus-without-database = servers that hear of each other (--bus) share a PostgreSQL database; name it with --database
serve-searches-without-workers = without searches of its own (--searches 0) the server needs workers; name their token with --workers-token
serve-no-store = the database { $what } cannot be used: { $why }{ $advised ->
    [yes] {""}
   *[no] ; name another folder with --data
}
serve-no-secret-named = a PostgreSQL database that servers share needs the secret that links follow from: name its file with --secret FILE, the same for all servers; “head -c 32 /dev/urandom > FILE” makes one for a new database
serve-no-secret = there is no secret in { $what }; name its file with --secret, or put back the file with which the games were stored, the same for all servers; “head -c 32 /dev/urandom > FILE” makes one for a new database; if it is lost, put a copy of a folder back with “tengen restore --new-links”
serve-short-secret = { $what } is no secret: it has to have 32 bytes
serve-bad-secret = the secret in { $what } cannot be used: { $why }; name another file with --secret
serve-other-secret = the games were stored with another secret than that in { $what }; put back the file with which they were stored; if it is lost, put a copy of a folder back with “tengen restore --new-links”
serve-port-taken = { $what } is taken by another program, perhaps by another Tengen; { $option ->
    [metrics] name another address with --metrics
   *[port] say which port with --port, or 0 for any that is free
}
serve-no-port = cannot listen at { $what }: { $why }; { $option ->
    [metrics] name another address with --metrics
    [bind] name an address of this machine with --bind
   *[port] say which port with --port, or 0 for any that is free
}
serve-system = the system refuses: { $why }

worker-begins = thinking for { $server } with { $cores ->
    [one] one core
   *[other] { $cores } cores
}
worker-no-token = which token does the server know? Say it with --token, or in the variable TENGEN_WORKERS_TOKEN
worker-bad-address = an address of a server looks like https://go.example.org or http://192.168.1.7:3610
worker-bad-token = the server does not know this token; it has the right one in the file named with --workers-token
worker-not-wanted = there is no server of Tengen at this address that takes workers; it needs --workers-token
worker-version = this is Tengen { $own }, and the server refuses it: { $why }; install the same version on both
worker-network = the server plays with the network { $server }, and this worker has { $own }; name the same with --net
worker-shut-out = the server has thrown away an answer from this address; it takes workers from here again in a minute
worker-taken = the server has taken this worker: work comes as it is needed
worker-no-server = the server does not answer ({ $why }); trying again
worker-elsewhere = the server is at another address; name that one: { $to }
worker-web-server = another program answers at this address in the server’s place ({ $status }), as a web server does whose Tengen is not running; trying again
worker-other-program = another program than Tengen answers at this address ({ $status }); look at it: a server with certificates has https:// before its name
worker-strange = the server has sent something that makes no sense to this program
network-imitates = { $name } imitates players and must be told which ones: it cannot judge a game
network-board = the board is { $size }: networks know boards of 2 to { $longest } lines a side
katago-human-model = a network that imitates people is not supported; start without -human-model
katago-config-unread = the configuration { $file } cannot be read: { $why }
katago-setting-wrong = the setting { $name } cannot be { $value }
katago-setting-unknown = not a setting of Tengen: { $name } = { $value }
