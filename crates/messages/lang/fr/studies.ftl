# La page des études, et une étude à commencer.

studies = Étudier
studies-text = Une étude est un arbre de coups, de variantes et de notes sur un ou plusieurs gobans. D’autres personnes peuvent s’y joindre par un lien.
studies-begin = Commencer une étude
studies-begin-now = Commencer
studies-none = Pas encore d’étude. Celles que vous commencez ou ouvrez apparaissent ici.
studies-title = Titre (facultatif)
studies-from = Elle commence par
studies-board = Un goban vide
studies-sgf = Un enregistrement
studies-file = Un enregistrement dans un fichier
studies-drop = Déposez un enregistrement ici : une étude commence avec lui.
studies-one-file = Une étude commence avec un seul enregistrement : { $name } est choisi.
studies-facts = { $role ->
    [own] la vôtre
    [write] vous pouvez la modifier
   *[read] à regarder
} · { $chapters ->
    [one] { $shown } chapitre
   *[other] { $shown } chapitres
} · nœuds : { $nodes } · { $date }
studies-away = Retirer de la liste
studies-delete = Supprimer
studies-delete-text = « { $title } » est supprimée pour toutes les personnes qui ont son lien, sans retour possible. Sa page l’enregistre comme fichier (Partager).
