# What tengen admin says.

admin-kind-game = game
admin-kind-record = record
admin-kind-study = study
admin-open = open
admin-closed = closed
admin-none = there is nothing of the kind
admin-more = { $shown } of { $all } are shown; --limit shows more
admin-moves =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
admin-nodes =
    { $nodes ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }
admin-made = made on { $date }
admin-sizes = log entries: { $entries }; bytes: { $bytes }; visitors’ lists: { $lists }; links: { $roles }
admin-done = done: { $item }
admin-revoked = the old links of this role of { $item } open nothing any more; { $whole ->
    [yes] this is the new one:
   *[no] this is the new one, to be put behind the address of the server:
}
admin-usage = on the disk: { $bytes } MiB
admin-most = the most that it may take: { $bytes } MiB
admin-free = free on that disk: { $bytes } MiB
admin-full = nothing new is taken now: there is no room
admin-fails = nothing is stored now: { $why }
admin-question = Delete it with all that belongs to it? Type yes to delete it.
admin-yes = yes
admin-kept = nothing was deleted
admin-unasked = nobody can be asked here whether to delete it; say so with --yes
admin-unknown = there is no such thing; name it by its number (g7 a game or a record, s7 a study), by a link to it, or by the address of its page (/g/7-black)
admin-over = that cannot be closed: it is over already
admin-closed-already = it is closed already
admin-deleted = { $why ->
    [unused] it was deleted on { $date }, as nobody used it
   *[keeper] it was deleted by the server’s keeper on { $date }
}
admin-no-role = there is no such role; “tengen admin show” names those that have links
admin-not-rated = that is no rated game with a result
admin-recounted = all ratings were made anew; entries in the log of results: { $entries }; standings that changed: { $changed }
admin-invited = one person may join until { $date }, with the code { $code }; it is told this once:
admin-no-person-role = people have no such role; say child, player, teacher, director, moderator, administrator or owner
admin-nobody = nobody has this name
admin-given = { $name } has the role { $role } now, and had { $before } before
admin-store = the database of the server cannot do it now: { $why }
admin-failed = the server could not do it now; its log says more
admin-not-understood = the server is of another version and does not understand the request; use the tengen that it was started with
admin-no-server = no server answers at { $file }: it does not run, or has another socket; name the file of its --socket, or with --data the data folder that it was started with
admin-no-socket = another program uses this folder, and { $file } is not there; if it is a server started with --socket, name the same file with --socket; else wait until that program ends, or start the server again
admin-closed-socket = this user may not use the socket { $file }; run the command as the server’s user, or as root
admin-bad-socket = the socket { $file } cannot be used: { $why }
