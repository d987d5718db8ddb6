# Der Kurs im Terminal.

command-show = zeigen
command-again = nochmal
command-next = weiter
command-back = zurück
learn-help = Tippe einen Punkt (E5), { command-pass }, oder eine Zahl, wo eine gefragt ist. { command-show }: es dir zeigen lassen; { command-again }: die Seite von vorn; { command-next }, { command-back }: eine andere Seite; { command-quit }: aufhören.
learn-enter = Eingabetaste: nächste Seite.
learn-not-understood = „{ $text }“ ist nicht zu verstehen; { command-help } nennt die Befehle.
learn-type-point = Tippe einen Punkt wie E5.
learn-type-option = Tippe die Nummer einer Antwort.
learn-already-done = Diese Seite ist geschafft: Die Eingabetaste geht weiter, { command-again } wiederholt sie.
learn-shown-number = Es sind { $number }.
learn-marked-points = Markiert: { $points }
learn-game-here = Die Eingabetaste beginnt die Partie, hier in diesem Terminal; { command-quit } verlässt sie. Die Seite ist geschafft, wenn die Partie zu Ende ist.
learn-finished-here = Das war die letzte Seite.
learn-unknown-page = Eine Seite { $page } gibt es nicht; `tengen learn --list` zeigt alle.
