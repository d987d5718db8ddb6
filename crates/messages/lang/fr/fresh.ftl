# Les problèmes composés sur le moment.

problem-like = Un autre du même genre
problem-making = Un instant : un problème est composé et prouvé.
problem-made = Composé à l’instant
problem-not-made = Aucun nouveau problème trouvé assez vite ; voici le suivant du recueil.
problems-made = Un problème composé à l’instant, et prouvé. Il ne fait pas partie du recueil.
problems-not-made = Aucun problème de ce genre et de ce niveau trouvé assez vite. Un nouvel essai peut réussir.
arg-problems-fresh = Composer de nouveaux problèmes du genre au lieu de prendre ceux du recueil ; quelques secondes au plus pour chacun
