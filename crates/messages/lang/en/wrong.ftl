# Faults in a file, a record, a position or rules that were read.

system-not-found = there is no such file or folder
system-denied = access is not allowed
system-folder = it is a folder
system-no-folder = it, or a part of its path, is not a folder
system-exists = it is there already
system-full = the disk is full
system-read-only = nothing can be written there
system-cut-off = it is cut off
system-no-text = it is not text in UTF-8
system-port-taken = another program listens there
system-no-address = this machine does not have that address
system-refused = no program listens there
system-broken-off = the connection broke off
system-too-late = the answer took too long
system-no-way = no way leads there: look at the network
system-no-host = no machine has this name, or the name cannot be looked up
system-says = the system says “{ $what }”
wrong-locked = another program has locked it
wrong-silent = no PostgreSQL answers there
wrong-other-version = servers of version { $version } share this database: stop all of them first
wrong-line = line { $line }: { $what }
wrong-later = it is of a later version of Tengen; take that version, or a newer one
wrong-disk-full = its disk is full; make room there
wrong-disk-full-folder = its disk is full; make room there, or name a folder on another disk with --data
wrong-gone = { $file } was deleted or replaced while it was open; put the same file back, or restore a copy with tengen restore
wrong-damaged = it is damaged, or is no database of Tengen’s (“{ $what }”); if tengen backup makes a copy, put that back with tengen restore; else put back an older copy, or save what can be read with sqlite3 and its commands .recover or .dump
wrong-foreign = it is of another program; name another folder with --data
wrong-no-rights = this user may not read or write it; run as the user who owns it
wrong-no-rights-postgres = its user may not make or write tables there; let the user own the database: ALTER DATABASE name OWNER TO user
wrong-foreign-postgres = it has tables of another program; make a database for Tengen alone, and name it with --database
wrong-no-login = it does not let this user in; look at the user and the password after --database
wrong-no-database = there is no database of this name; make it with createdb
wrong-crowded = it has as many connections as it takes; let it take more (max_connections, or the CONNECTION LIMIT of the user or the database), or end other programs that use it
wrong-read-only = it takes no writes, as the copy of another database does not; name the one that takes them
wrong-database-letters = it keeps texts in the encoding { $name }, which lacks letters of many names; make one that has all (createdb --encoding UTF8 --template template0 NAME), and name that
wrong-tls-fault = { $fault ->
    [issuer] nobody whom this machine trusts vouches for the certificate
    [expired] the certificate has expired; the server there needs a new one
    [early] the certificate is not valid yet; look at the clocks of both machines
    [name] the certificate is for another name than the address has
    [authority] the certificate is that of an authority, which vouches for others; a server needs one of its own
    [signature] the certificate is signed in a way that is not taken any more, as with SHA-1; the server needs a new one
    [purpose] the certificate is for another purpose than to be a server; the server needs a new one
    [plain] connections are not encrypted there; switch TLS on there, or do not ask for it here
   *[other] TLS fails (“{ $what }”)
}
wrong-tls-environment = { $why }{ $trust ->
    [yes] ; the variable SSL_CERT_FILE names a file with certificates that are trusted here
   *[no] {""}
}
wrong-tls = { $why }{ $trust ->
    [yes] ; sslrootcert=FILE in the address, or the variable SSL_CERT_FILE, names certificates that are trusted here
   *[no] {""}
}
wrong-parameter = its address cannot be used: no parameter is called { $name } (sslmode, sslrootcert and so on are)
wrong-address-file = its address cannot be used: { $why }
wrong-address = its address cannot be used: “{ $what }”; in a name or a password `/` is written `%2F`, `#` `%23`, `?` `%3F`, `@` `%40` and `:` `%3A`
wrong-pem = { $fault ->
    [no-file] there is no file { $file }
    [no-rights] this user may not read the file { $file }
    [no-certificate] the file { $file } holds no certificate that can be read; in the format PEM it begins with -----BEGIN CERTIFICATE-----
    [no-key] the file { $file } holds no private key that can be read; in the format PEM it begins with -----BEGIN PRIVATE KEY-----
   *[unread] the file { $file } cannot be read (“{ $what }”)
}
wrong-database = it says “{ $what }”
wrong-in = { $what }: { $why }

## Games, positions and records

wrong-size = a board of { $width }×{ $height } lines is not possible: each side has 1 to { $most } lines
wrong-board = a board of { $size } is not played on here: each side has 2 to 25 lines
wrong-no-handicap = a board of this size has no handicap points
wrong-handicap = a handicap of { $stones } does not fit: 2 to { $most } stones are possible here
wrong-off-board = a stone is set up outside the board
wrong-twice = two stones are set up on { $point }
wrong-no-liberty = a chain that is set up has no liberty
wrong-row = row { $row } is not as long as row 1
wrong-character = row { $row } has “{ $found }” in column { $column }; points are X, O and ., or ●, ○ and ·, or B, W and .
wrong-mark = row { $row } has “{ $found }” in column { $column }: “!” (an open border) and “?” (not settled) are read only with the coordinates around the board
wrong-letters = row { $row } has not as many points as there are letters
wrong-part = the drawing shows only a part of a board: { $edges ->
    [none] some rows are missing
   *[other] there is no edge { $edges }
}
wrong-edge = { $edge ->
    [top] at the top
    [right] at the right
    [bottom] at the bottom
   *[left] at the left
}
wrong-reversed = the text says that X is White and O is Black, but X is always read as Black and O as White: change the signs in the drawing, and leave these words out
wrong-several = the drawing shows more than one board, or has empty lines between some of its rows
wrong-event = step { $number }: { $why }
wrong-set-up = stones are set up in mid-game
wrong-turn = the turn is given away in mid-game
wrong-noted = TENGEN[{ $value }] is not understood
assumed-rules = the record names no rules; assumed: { $taken }
assumed-unknown-rules = the rules “{ $name }” are not known; assumed: { $taken }
assumed-komi = the record states no komi; assumed: { $komi }
assumed-unread-komi = the komi of the record cannot be read; assumed: { $komi }
assumed-fox-komi = Fox writes a komi of 0 for even games; assumed: { $komi }
assumed-no-handicap = the stones are not a handicap of { $stones }; assumed: no handicap
assumed-komi-converted = the komi of the record is not in points; in points it is { $komi }
assumed-result-converted = the margin of the record’s result is not in points; in points it is { $margin }
assumed-unread-handicap = the handicap of the record cannot be read; assumed: no handicap
assumed-unstated-handicap = the record states no handicap, but it sets up { $stones } black stones and White moves first; assumed: no handicap
wrong-main-time = the main time (TM) is not understood
wrong-overtime = the overtime (OT) is not understood
wrong-increment = the overtime (OT) is Fischer time without its increment
wrong-encoding = the character encoding of the record lacks a character of the text
wrong-full = the record has as many nodes as it can hold
wrong-engine = { $program } cannot be started: { $why }

## Rules in a file

wrong-base = there is no such ruleset; `tengen rules` lists all
wrong-id = { $id } is the name of other rules; give these their own
wrong-variant = “{ $found }” is not known here; possible: { $known }
wrong-field = there is no “{ $found }” here; possible: { $known }
wrong-missing = “{ $found }” is missing
wrong-reader = { $what }

## Networks

wrong-network-byte = byte { $byte }: { $why }
wrong-network-block = block { $block }, byte { $byte }: { $why }
wrong-network-ends = the file ends where “{ $expected }” should be
wrong-network-unreadable = “{ $found }” stands where “{ $expected }” should be
wrong-network-version = version { $found } of the format is not known; known are 8 to 17
wrong-network-unknown = “{ $found }” is not known as “{ $what }”
wrong-network-mismatch = “{ $what }” is { $found }, but must be { $expected }
wrong-network-not-finite = “{ $what }” is not a finite number that can be used
wrong-network-too-large = the network needs more than the { $limit } bytes allowed
wrong-network-too-deep = blocks lie within blocks too deep
wrong-network-trailing = the network ends here, the file does not
