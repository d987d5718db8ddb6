# Ce que dit tengen admin.

admin-kind-game = partie
admin-kind-record = enregistrement
admin-kind-study = étude
admin-open = en cours
admin-closed = close
admin-none = il n’y a rien de tel
admin-more = { $shown } sur { $all } sont affichés ; --limit en montre plus
admin-moves =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
admin-nodes =
    { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }
admin-made = fait le { $date }
admin-sizes = entrées : { $entries } ; octets : { $bytes } ; listes de visiteurs : { $lists } ; liens : { $roles }
admin-done = fait : { $item }
admin-revoked = les anciens liens de ce rôle de { $item } n’ouvrent plus rien ; { $whole ->
    [yes] voici le nouveau :
   *[no] voici le nouveau, à mettre derrière l’adresse du serveur :
}
admin-usage = sur le disque : { $bytes } Mio
admin-most = au plus : { $bytes } Mio
admin-free = libre sur ce disque : { $bytes } Mio
admin-full = rien de nouveau n’est accepté maintenant : il n’y a plus de place
admin-fails = rien n’est enregistré maintenant : { $why }
admin-question = Supprimer avec tout ce qui en dépend ? Tapez oui pour supprimer.
admin-yes = oui
admin-kept = rien n’a été supprimé
admin-unasked = personne ne peut dire ici s’il faut supprimer ; dites-le avec --yes
admin-unknown = cela n’existe pas ; nommez-le par son numéro (g7 une partie ou un enregistrement, s7 une étude), par un lien ou par l’adresse de sa page (/g/7-black)
admin-over = impossible de le clore : c’est déjà fini
admin-closed-already = elle est déjà close
admin-deleted = { $why ->
    [unused] cela a été supprimé le { $date }, personne ne l’utilisant
   *[keeper] cela a été supprimé par le responsable du serveur le { $date }
}
admin-no-role = ce rôle n’existe pas ; « tengen admin show » nomme ceux qui ont des liens
admin-not-rated = ce n’est pas une partie classée qui a un résultat
admin-recounted = tous les classements sont refaits ; entrées du journal des résultats : { $entries } ; classements changés : { $changed }
admin-invited = une personne peut s’inscrire jusqu’au { $date } avec le code { $code }, dit cette seule fois :
admin-no-person-role = personne n’a ce rôle ; dites child, player, teacher, director, moderator, administrator ou owner
admin-nobody = personne n’a ce nom
admin-given = { $name } a maintenant le rôle { $role }, au lieu de { $before }
admin-store = la base de données du serveur ne peut pas le faire pour l’instant : { $why }
admin-failed = le serveur n’a pas pu le faire ; son journal en dit plus
admin-not-understood = le serveur est d’une autre version et ne comprend pas la demande ; prenez le tengen avec lequel il a été démarré
admin-no-server = aucun serveur ne répond à { $file } : il ne tourne pas, ou a un autre socket ; nommez le fichier de son --socket, ou avec --data le dossier de données avec lequel il a été lancé
admin-no-socket = un autre programme utilise ce dossier, et { $file } n’y est pas ; si c’est un serveur lancé avec --socket, nommez le même fichier avec --socket ; sinon attendez que ce programme se termine, ou relancez le serveur
admin-closed-socket = cet utilisateur ne peut pas utiliser le socket { $file } ; lancez la commande en tant qu’utilisateur du serveur ou root
admin-bad-socket = le socket { $file } ne peut être utilisé : { $why }
