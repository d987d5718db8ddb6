# What tengen admin says.

admin-kind-game = game
admin-kind-record = record
admin-kind-study = study
admin-open = open
admin-none = there is nothing of the kind
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
admin-revoked = the old links of this role of { $item } open nothing any more; this is the new one, at the address of the server:
admin-usage = on the disk: { $bytes } MiB
admin-most = the most that it may take: { $bytes } MiB
admin-free = free on that disk: { $bytes } MiB
admin-full = nothing new is taken now: there is no room
admin-question = Delete it with all that belongs to it? Type yes to delete it.
admin-yes = yes
admin-kept = nothing was deleted
admin-unasked = nobody can be asked here whether to delete it; say so with --yes
admin-unknown = there is no such thing; name it by its number (g7 a game or a record, s7 a study), by a link to it, or by the address of its page (/g/7-black)
admin-over = that cannot be closed: it is over already
admin-no-role = there is no such role; “tengen admin show” names those that have links
admin-failed = the server could not do it now; its log says more
admin-not-understood = the server is of another version and does not understand the request; use the tengen that it was started with
admin-no-server = no server answers at { $file }; look whether it runs with this socket
admin-bad-socket = the socket { $file } cannot be used: { $why }
