# Les pages où l’on prend un nom à soi et le garde.

join-title = Votre nom
join-says = Personne n’a besoin d’un nom pour jouer. Avec un nom, vos parties et votre rang vous suivent sur chaque appareil où vous vous connectez.
join-new = Prendre un nom
join-known = Se connecter
join-name = Nom
join-name-hint = De 2 à 20 lettres ou chiffres. Tout le monde le voit.
join-rank = Votre rang, si vous le connaissez
join-no-rank = Je ne sais pas
join-name-free = Ce nom est libre.
join-take = { $count ->
    [one] Emporter la partie de ce navigateur et son rang
   *[other] Emporter les { $count } parties de ce navigateur et son rang
}
join-invitation = Code d’invitation
join-keeps = Les parties et le rang de ce navigateur suivent le nom. Aucune adresse électronique n’est demandée.
join-now = Prendre ce nom
join-done = Vous vous appelez maintenant { $name }
join-go-on = Continuer
join-lost = J’ai perdu mon mot de passe

password = Mot de passe
password-show = Afficher
password-hint = Au moins { $least } caractères. Une phrase se retient mieux qu’un mot plein de signes.
password-title = Un autre mot de passe
password-new = Le nouveau mot de passe
password-change = Changer le mot de passe
password-changed = Le mot de passe est changé. Les autres navigateurs sont déconnectés.

recovery-title = Si le mot de passe est perdu
recovery-left = { $count ->
    [0] Il ne vous reste aucun code.
    [one] Il vous reste { $count } code.
   *[other] Il vous reste { $count } codes.
}
recovery-says = Avec un code de secours, vous entrez sans mot de passe. De nouveaux codes annulent les anciens.
recovery-new = Créer de nouveaux codes
recovery-code = Code de secours
recovery-codes = Codes de secours
recovery-once = { $count ->
    [one] Ce code ouvre votre nom si vous perdez le mot de passe. Il n’est montré que maintenant : imprimez-le ou enregistrez-le dans un fichier.
   *[other] Chacun de ces codes ouvre votre nom une fois si vous perdez le mot de passe. Ils ne sont montrés que maintenant : imprimez-les ou enregistrez-les dans un fichier.
}
recovery-save = Enregistrer dans un fichier
recovery-file = Codes de secours de { $name } sur { $server }. Chacun ouvre le nom une fois.

sign-out = Se déconnecter

me-title = Vous
me-nobody = Un invité
me-guest = Vous jouez en invité. Parties et rang restent dans ce navigateur tant que vous ne prenez pas de nom.
me-take-name = Prendre un nom ou se connecter
me-rank = Rang : { $rank }
me-no-rank = Pas encore de partie classée.

sessions-title = Où vous êtes connecté
session-here = ce navigateur
session-unknown = Un navigateur
session-since = depuis le { $at }
session-end = Déconnecter
session-end-one = Déconnecter : { $label }
session-end-others = Déconnecter tous les autres navigateurs
session-ended = Ce navigateur est déconnecté.
session-ended-others = Tous les autres navigateurs sont déconnectés.

rename-title = Un autre nom
rename-new = Le nouveau nom
rename-says = Tout ce qui est à vous suit : parties, rang et connexion. L’ancien nom mène à vous pendant un an et n’est à personne d’autre ; vous pourrez en changer à nouveau après 30 jours.
rename-later = Vous pourrez changer de nom à nouveau à partir du { $at }.
rename-now = Changer de nom
renamed = Vous vous appelez maintenant { $name }. Connectez-vous désormais sous ce nom.
me-page = Comment les autres vous voient
