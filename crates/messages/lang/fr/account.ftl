# Les personnes qui ont un nom : s’inscrire, se connecter, et ce qui peut aller de travers.

error-no-accounts = Ce serveur n’a pas de comptes.
error-bad-name = { $why ->
    [short] Un nom a au moins 2 caractères.
    [long] Un nom a au plus 20 caractères.
    [character] Un nom ne peut pas contenir « { $character } ». Les lettres et les chiffres conviennent, avec entre eux une espace, - _ ou .
    [no-letter] Un nom contient au moins une lettre.
    [between] L’espace, - _ et . se placent seuls, entre deux lettres.
    [marks] Une lettre porte trop de signes.
    [mixed] Écrivez le nom dans une seule écriture : les lettres de plusieurs écritures se ressemblent à s’y méprendre.
   *[reserved] Personne ne peut s’appeler ainsi ici, car on le prendrait pour un rôle ou pour le serveur.
}
error-name-taken = Quelqu’un d’autre porte déjà ce nom.
error-name-alike = Quelqu’un d’autre porte un nom qui ressemble à celui-ci à s’y méprendre.
error-weak-password = { $why ->
    [short] Un mot de passe a au moins 8 caractères.
    [long] Un mot de passe a au plus 128 caractères.
    [name] Choisissez un mot de passe qui ne soit pas votre nom.
   *[common] Beaucoup de gens ont ce mot de passe, et c’est lui qu’on essaie d’abord. Choisissez-en un autre.
}
error-wrong-sign-in = Le nom et ce que vous avez donné avec lui ne vont pas ensemble.
error-wait = Il y a eu trop d’essais. Réessayez dans { $wait } { $unit }.
error-signed-out = Vous n’êtes pas connecté, ou vous ne l’êtes plus.
error-renamed-lately = { $days ->
    [one] Vous avez changé de nom récemment. Vous pourrez en changer à nouveau dans un jour.
   *[other] Vous avez changé de nom récemment. Vous pourrez en changer à nouveau dans { $days } jours.
}
error-signed-in = Vous êtes déjà connecté. Déconnectez-vous d’abord.
error-sign-in-again = Connectez-vous de nouveau : pour changer cela, il faut venir de le faire.
error-invitation-needed = On ne s’inscrit ici que sur invitation. Demandez un code au responsable du serveur.
error-expired = Cette invitation a déjà servi, ou son temps est passé.
