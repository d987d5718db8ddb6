# Ce qui ne va pas dans un fichier, une partie, une position ou des règles qui ont été lus.

system-not-found = ce fichier ou dossier n’existe pas
system-denied = l’accès n’est pas permis
system-folder = c’est un dossier
system-no-folder = cela, ou une partie de son chemin, n’est pas un dossier
system-exists = il existe déjà
system-full = le disque est plein
system-read-only = on ne peut rien y écrire
system-cut-off = il est coupé
system-no-text = ce n’est pas du texte en UTF-8
system-port-taken = un autre programme y écoute
system-no-address = cette machine n’a pas cette adresse
system-refused = aucun programme n’y écoute
system-broken-off = la connexion a été coupée
system-too-late = la réponse a trop tardé
system-no-way = aucun chemin n’y mène : vérifiez le réseau
system-no-host = aucune machine ne porte ce nom, ou le nom ne peut pas être résolu
system-says = le système dit « { $what } »
wrong-locked = un autre programme la verrouille
wrong-silent = aucun PostgreSQL n’y répond
wrong-other-version = des serveurs de la version { $version } partagent cette base de données : arrêtez-les tous d’abord
wrong-line = ligne { $line } : { $what }
wrong-later = elle vient d’une version plus récente de Tengen ; prenez celle-ci ou une plus récente
wrong-disk-full = son disque est plein ; faites-y de la place
wrong-disk-full-folder = son disque est plein ; faites-y de la place, ou nommez un dossier d’un autre disque avec --data
wrong-gone = { $file } a été effacé ou remplacé pendant qu’il était ouvert ; remettez le même fichier, ou une copie avec tengen restore
wrong-damaged = elle est abîmée ou n’est pas une base de Tengen (en anglais « { $what } ») ; si tengen backup en fait une copie, remettez celle-ci avec tengen restore ; sinon remettez une copie plus ancienne, ou sauvez ce qui se lit avec sqlite3 et ses commandes .recover ou .dump
wrong-foreign = elle appartient à un autre programme ; indiquez un autre dossier avec --data
wrong-no-rights = cet utilisateur ne peut ni la lire ni l’écrire ; lancez la commande comme son propriétaire
wrong-no-rights-postgres = son utilisateur ne peut y créer ou écrire de tables ; faites-en le propriétaire de la base : ALTER DATABASE nom OWNER TO utilisateur
wrong-foreign-postgres = elle a des tables d’un autre programme ; créez une base pour Tengen seul, et nommez-la avec --database
wrong-no-login = elle ne laisse pas entrer cet utilisateur ; vérifiez l’utilisateur et le mot de passe après --database
wrong-no-database = aucune base n’a ce nom ; créez-la avec createdb
wrong-crowded = elle a autant de connexions qu’elle en accepte ; laissez-la en accepter plus (max_connections, ou la CONNECTION LIMIT de l’utilisateur ou de la base), ou arrêtez d’autres programmes qui l’utilisent
wrong-read-only = elle n’accepte aucune écriture, comme la copie d’une autre base ; nommez celle où l’on écrit
wrong-database-letters = elle garde les textes dans le codage { $name }, auquel manquent des lettres de bien des noms ; créez-en une qui les a toutes (createdb --encoding UTF8 --template template0 NOM), et nommez celle-ci
wrong-tls-fault = { $fault ->
    [issuer] personne à qui cette machine se fie ne garantit le certificat
    [expired] le certificat a expiré ; il en faut un nouveau au serveur
    [early] le certificat n’est pas encore valable ; vérifiez l’heure des deux machines
    [name] le certificat est établi pour un autre nom que celui de l’adresse
    [authority] le certificat est celui d’une autorité, qui en garantit d’autres ; un serveur a besoin du sien
    [signature] le certificat est signé d’une façon qui n’est plus admise, par exemple avec SHA-1 ; il en faut un nouveau au serveur
    [purpose] le certificat est prévu pour un autre usage que celui d’un serveur ; il en faut un nouveau au serveur
    [plain] les connexions n’y sont pas chiffrées ; activez TLS là-bas, ou ne l’exigez pas ici
   *[other] TLS échoue (en anglais « { $what } »)
}
wrong-tls-environment = { $why }{ $trust ->
    [yes]  ; la variable SSL_CERT_FILE nomme un fichier de certificats auxquels cette machine se fie
   *[no] {""}
}
wrong-tls = { $why }{ $trust ->
    [yes]  ; sslrootcert=FICHIER dans l’adresse, ou la variable SSL_CERT_FILE, nomme des certificats auxquels cette machine se fie
   *[no] {""}
}
wrong-parameter = son adresse ne peut pas être utilisée : aucun paramètre ne s’appelle { $name } (sslmode, sslrootcert et d’autres existent)
wrong-address-file = son adresse ne peut pas être utilisée : { $why }
wrong-address = son adresse ne peut pas être utilisée : en anglais « { $what } » ; dans un nom ou un mot de passe, `/` s’écrit `%2F`, `#` `%23`, `?` `%3F`, `@` `%40` et `:` `%3A`
wrong-pem = { $fault ->
    [no-file] le fichier { $file } n’existe pas
    [no-rights] cet utilisateur ne peut pas lire le fichier { $file }
    [no-certificate] le fichier { $file } ne contient aucun certificat lisible ; au format PEM, il commence par -----BEGIN CERTIFICATE-----
    [no-key] le fichier { $file } ne contient aucune clé privée lisible ; au format PEM, elle commence par -----BEGIN PRIVATE KEY-----
   *[unread] le fichier { $file } ne peut pas être lu (en anglais « { $what } »)
}
wrong-database = elle dit en anglais « { $what } »
wrong-in = { $what } : { $why }

## Parties, positions et enregistrements

wrong-size = un goban de { $width }×{ $height } lignes est impossible : chaque côté a de 1 à { $most } lignes
wrong-board = on ne joue pas ici sur un goban de { $size } : chaque côté a de 2 à 25 lignes
wrong-no-handicap = un goban de cette taille n’a pas de points de handicap
wrong-handicap = un handicap de { $stones } ne convient pas : de 2 à { $most } pierres sont possibles ici
wrong-off-board = une pierre est placée hors du goban
wrong-twice = deux pierres sont placées en { $point }
wrong-no-liberty = une chaîne placée d’avance n’a pas de liberté
wrong-row = la ligne { $row } n’est pas aussi longue que la ligne 1
wrong-character = la ligne { $row } contient « { $found } » dans la colonne { $column } ; les points sont X, O et ., ou ●, ○ et ·, ou B, W et .
wrong-mark = la ligne { $row } contient « { $found } » dans la colonne { $column } : « ! » (frontière ouverte) et « ? » (pas encore réglé) ne se lisent qu’avec les coordonnées autour du goban
wrong-letters = la ligne { $row } n’a pas autant de points qu’il y a de lettres
wrong-part = le dessin ne montre qu’une partie d’un goban : { $edges ->
    [none] il manque des lignes
   *[other] il n’y a pas de bord { $edges }
}
wrong-edge = { $edge ->
    [top] en haut
    [right] à droite
    [bottom] en bas
   *[left] à gauche
}
wrong-reversed = le texte dit que X est Blanc et O Noir, mais X est toujours lu comme Noir et O comme Blanc : échangez les signes du dessin, et retirez ces mots
wrong-several = le dessin montre plus d’un goban, ou il y a des lignes vides entre certaines de ses lignes
wrong-event = étape { $number } : { $why }
wrong-set-up = des pierres sont placées en cours de partie
wrong-turn = le trait est donné en cours de partie
wrong-noted = TENGEN[{ $value }] n’est pas compris
assumed-rules = la partie ne nomme pas de règles ; supposées : { $taken }
assumed-unknown-rules = les règles « { $name } » ne sont pas connues ; supposées : { $taken }
assumed-komi = la partie n’indique pas de komi ; supposé : { $komi }
assumed-unread-komi = le komi de la partie est illisible ; supposé : { $komi }
assumed-fox-komi = Fox écrit un komi de 0 pour les parties à égalité ; supposé : { $komi }
assumed-no-handicap = les pierres ne forment pas un handicap de { $stones } ; supposé : pas de handicap
assumed-komi-converted = le komi de la partie n’est pas en points ; en points, il vaut { $komi }
assumed-result-converted = l’écart du résultat de la partie n’est pas en points ; en points, il vaut { $margin }
assumed-unread-handicap = le handicap de la partie est illisible ; supposé : pas de handicap
assumed-unstated-handicap = la partie n’indique aucun handicap, mais elle place { $stones } pierres noires et Blanc joue en premier ; supposé : pas de handicap
wrong-main-time = le temps principal (TM) n’est pas compris
wrong-overtime = le temps additionnel (OT) n’est pas compris
wrong-increment = le temps additionnel (OT) est un temps Fischer sans son incrément
wrong-encoding = un caractère du texte manque dans l’encodage de l’enregistrement
wrong-full = l’enregistrement a autant de nœuds qu’il peut en contenir
wrong-engine = { $program } ne démarre pas : { $why }

## Des règles dans un fichier

wrong-base = ces règles n’existent pas ; `tengen rules` les donne toutes
wrong-id = { $id } est le nom d’autres règles ; donnez-en un à celles-ci
wrong-variant = « { $found } » n’est pas connu ici ; possibles : { $known }
wrong-field = « { $found } » n’existe pas ici ; possibles : { $known }
wrong-missing = « { $found } » manque
wrong-reader = le lecteur dit en anglais « { $what } »

## Réseaux

wrong-network-byte = octet { $byte } : { $why }
wrong-network-block = bloc { $block }, octet { $byte } : { $why }
wrong-network-ends = le fichier finit où devrait être « { $expected } »
wrong-network-unreadable = « { $found } » est où devrait être « { $expected } »
wrong-network-version = la version { $found } du format n’est pas connue ; on connaît de 8 à 17
wrong-network-unknown = « { $found } » n’est pas connu comme « { $what } »
wrong-network-mismatch = « { $what } » vaut { $found }, mais doit valoir { $expected }
wrong-network-not-finite = « { $what } » n’est pas un nombre fini utilisable
wrong-network-too-large = le réseau demande plus que les { $limit } octets permis
wrong-network-too-deep = des blocs sont trop profondément dans des blocs
wrong-network-trailing = le réseau finit ici, le fichier non
