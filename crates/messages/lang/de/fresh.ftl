# Frisch gemachte Aufgaben.

problem-like = Noch eine dieser Art
problem-making = Einen Augenblick: Eine Aufgabe wird gemacht und bewiesen.
problem-made = Eben gemacht
problem-not-made = Schnell genug fand sich keine neue; hier ist die nächste der Sammlung.
problems-made = Eine eben gemachte und bewiesene Aufgabe. Sie gehört nicht zur Sammlung.
problems-not-made = Schnell genug fand sich keine Aufgabe dieser Art und Stufe. Ein neuer Versuch kann eine finden.
arg-problems-fresh = Neue Aufgaben der Art machen, statt die der Sammlung zu nehmen; höchstens ein paar Sekunden für jede
