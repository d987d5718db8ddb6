# Les réseaux décrits, vérifiés et mesurés : ce que dit tengen net.

net-name = Nom
net-version = Version
net-version-of = { $version } du format
net-trunk = Tronc
net-trunk-of = { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
}, { $channels ->
    [one] { $channels } canal
   *[other] { $channels } canaux
}
net-weights = Poids
net-weights-of = { $weights }, { $size } Mio en simple précision
net-policy = Coups
net-value = Jugement
net-players = Joueurs
net-players-of = { $players ->
    [told] doivent être dits (il les imite), si bien qu’il ne peut pas guider une recherche ici
   *[untold] ne sont pas dits
}
net-says-policy = probabilité de chaque coup
net-says-optimistic-policy = probabilité optimiste de chaque coup
net-says-move-values = valeur de chaque coup
net-says-move-scores = points de chaque coup
net-says-outcome = gain, perte, sans résultat
net-says-score = score et son écart
net-says-lead = avance
net-says-ownership = à qui est chaque point
net-says-errors = de combien tout cela peut se tromper
net-check = { $name } ({ $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
})
net-not-finite = certaines réponses ne sont pas des nombres finis
net-probability = probabilité
net-points = en points
net-ownership = appartenance
net-good = bon
net-too-far-off = TROP LOIN
net-no-kernel = il n’y a pas de noyau portable
net-wrong = { $file } n’est pas évalué comme il faut sur ce processeur
net-bench = { $speed } évaluations par seconde de temps processeur : { $evaluations } en { $seconds } s sur { $size }, { $kernel }, { $precision }
