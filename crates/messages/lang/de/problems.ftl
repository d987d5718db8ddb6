# Aufgaben: auf der Seite, im Terminal und wo man sie anzweifelt.

problems-title = Aufgaben
problems-short = fangen, fliehen, Treppen, Netze, Leben und Tod, und ein Richter, dem man widersprechen darf
problems-intro = Schwarz beginnt. Was jeder erste Zug wert ist, wurde zu Ende gelesen, und wenn du eine Antwort anzweifelst, kannst du gegen sie weiterspielen, mit beiden Farben.
problems-progress = { $done } von { $all } gelöst
problems-forget = Vergessen, was ich gelöst habe
problems-missing = Diese Aufgabe gibt es nicht. Vielleicht ist ihre Adresse abgeschnitten.
problems-not-loaded = Die Aufgabe ließ sich nicht laden und liegt hier nicht von früher bereit. Läuft Tengen noch?
problem-kind-capture = Fangen
problem-kind-escape = Fliehen
problem-kind-ladder = Treppe
problem-kind-net = Netz
problem-kind-live = Leben
problem-kind-kill = Töten
problem-about-capture = Schlag die Steine, bevor sie entkommen.
problem-about-escape = Bring deine Steine hinaus, bevor sie geschlagen werden.
problem-about-ladder = Atari um Atari – wenn nichts im Weg steht.
problem-about-net = Fang Steine, ohne sie zu berühren.
problem-about-live = Bau zwei Augen oder ein Seki.
problem-about-kill = Lass keinen Raum für zwei Augen.
problem-task-capture = Schwarz am Zug: Fang die markierten Steine.
problem-task-escape = Schwarz am Zug: Rette die markierten Steine.
problem-task-ladder = Schwarz am Zug: Fang die markierten Steine in einer Treppe.
problem-task-net = Schwarz am Zug: Fang die markierten Steine in einem Netz.
problem-task-live = Schwarz am Zug: Lass die markierten Steine leben.
problem-task-kill = Schwarz am Zug: Töte die markierten Steine.
problem-counts-open = Drei Freiheiten gelten als entkommen. Weiß hat alle Ko-Drohungen, ein Ko reicht also nicht.
problem-counts-enclosed = Seki ist Leben. Weiß hat alle Ko-Drohungen, ein Ko reicht also nicht. Die Mauer ringsum lebt.
problem-level = Stufe { $level }
problem-solved-of = { $done } von { $all }
problem-number = { $number } von { $all }
problem-hint = Hinweis
problem-show = Nächsten Zug zeigen
problem-play-on = Von hier weiterspielen
problem-back = Zurück zur Aufgabe
problem-next = Nächste Aufgabe
problem-hinted = Einer dieser Punkte ist richtig: { $points }.
problem-hint-mark = vielleicht hier
problem-praise = Gelöst!
problem-shown = So geht es. Versuch es noch einmal: Eine Aufgabe zählt, wenn du sie ohne Hilfe gelöst hast.
problem-off = { $goal ->
    [live] Die Steine, die dich einschlossen, sind vom Brett: Du lebst.
    [escape] Entkommen: Niemand kann diese Steine mehr schlagen.
   *[take] Geschlagen!
}
problem-settled = { $goal ->
    [live] Zwei Augen: Deine Steine leben, was Weiß auch spielt.
    [kill] Für zwei Augen ist kein Raum mehr: Weiß ist tot.
    [escape] Du bist entkommen.
   *[take] Sie sind nicht mehr zu retten.
}
problem-clear = { $goal ->
    [live] Das lebt. Wo Weiß jetzt auch spielt, du musst nicht einmal gleich antworten.
    [kill] Das tötet. Wo Weiß jetzt auch spielt, du musst nicht einmal gleich antworten.
    [escape] Du bist draußen. Wo Weiß jetzt auch spielt, du musst nicht einmal gleich antworten.
   *[take] Das ist es. Wo Weiß jetzt auch spielt, sie fallen, selbst wenn du einmal anderswo antwortest.
}
problem-on = Richtig. Weiß wehrt sich auf { $point }. Jetzt wieder du.
problem-on-threat = Richtig. Weiß droht anderswo, du antwortest, und Weiß schlägt das Ko auf { $point } zurück. Jetzt wieder du.
problem-refuted = { $goal ->
    [live] Weiß spielt { $point }, und du kannst nicht mehr leben.
    [kill] Weiß spielt { $point } und lebt.
    [escape] Weiß spielt { $point }, und deine Steine sind verloren.
   *[take] Weiß spielt { $point } und entkommt.
}
problem-nothing = { $goal ->
    [live] Das reicht nicht: Weiß muss nicht einmal antworten, und deine Steine sind noch immer tot.
    [kill] Das ist keine Gefahr: Weiß lebt, ohne zu antworten.
    [escape] Das hilft nicht: Weiß muss nicht einmal antworten, und deine Steine sind noch immer verloren.
   *[take] Das ist keine Gefahr: Weiß kann es unbeantwortet lassen und entkommt trotzdem.
}
problem-ko = { $goal ->
    [live] Das ergibt nur ein Ko, und Weiß hat die Drohungen dafür. Es geht auch ohne Ko zu leben.
    [kill] Das ergibt nur ein Ko, und Weiß hat die Drohungen dafür. Man kann auch ohne Ko töten.
    [escape] Das ergibt nur ein Ko, und Weiß hat die Drohungen dafür. Es gibt einen Weg hinaus ohne Ko.
   *[take] Das ergibt nur ein Ko, und Weiß hat die Drohungen dafür. Man kann sie auch ohne Ko fangen.
}
problem-plays = { $colour ->
    [black] Schwarz spielt { $point }.
   *[white] Weiß spielt { $point }.
}
problem-plays-pass = { $colour ->
    [black] Schwarz passt: Kein Zug würde etwas ändern.
   *[white] Weiß passt: Kein Zug würde etwas ändern.
}
problem-plays-threat = { $colour ->
    [black] Schwarz droht anderswo, die Drohung wird beantwortet, und Schwarz spielt { $point }.
   *[white] Weiß droht anderswo, die Drohung wird beantwortet, und Weiß spielt { $point }.
}
problem-stands-yes = { $goal ->
    [live] So wie es steht, lebt Schwarz.
    [kill] So wie es steht, ist Weiß tot.
    [escape] So wie es steht, entkommen die schwarzen Steine.
   *[take] So wie es steht, fallen die weißen Steine.
}
problem-stands-no = { $goal ->
    [live] So wie es steht, ist Schwarz tot.
    [kill] So wie es steht, lebt Weiß.
    [escape] So wie es steht, fallen die schwarzen Steine.
   *[take] So wie es steht, entkommen die weißen Steine.
}
problem-stands-unread = Der Richter kann diese Stellung nicht zu Ende lesen und sagt deshalb nichts dazu.
problem-over-yes = { $goal ->
    [live] Es ist entschieden: Schwarz lebt.
    [kill] Es ist entschieden: Weiß ist tot.
    [escape] Es ist entschieden: Die schwarzen Steine sind entkommen.
   *[take] Es ist entschieden: Die weißen Steine sind verloren.
}
problem-over-no = { $goal ->
    [live] Es ist entschieden: Schwarz ist tot.
    [kill] Es ist entschieden: Weiß lebt.
    [escape] Es ist entschieden: Die schwarzen Steine sind verloren.
   *[take] Es ist entschieden: Die weißen Steine sind entkommen.
}
play-on-about = Probier, was du anzweifelst, mit beiden Farben. Der Richter liest die Stellung, wie sie jetzt ist; dafür muss Tengen am anderen Ende laufen.
play-on-answers = Der Richter beantwortet jeden Zug
play-on-pass = Passen
play-on-judge = Den Richter ziehen lassen
play-on-undo = Zurücknehmen
play-on-turn = { $colour ->
    [black] Schwarz am Zug
   *[white] Weiß am Zug
}
play-on-over = Entschieden
play-on-offline = Tengen läuft am anderen Ende gerade nicht, also kann das jetzt niemand beurteilen. Die Aufgabe selbst geht trotzdem.

## Im Terminal

command-hint = hinweis
command-judge = richter
problems-help = Tippe einen Punkt (E5) oder { command-pass } für die Seite am Zug; der Richter antwortet. { command-hint }: vier Punkte, von denen einer richtig ist; { command-judge }: der Richter zieht für die Seite am Zug, und du spielst die andere; { command-undo }: zurücknehmen; { command-again }: die Aufgabe von vorn; { command-next }: die nächste; { command-quit }: aufhören.
problems-enter = Eingabetaste: nächste Aufgabe.
problems-finished = Das war die letzte von diesen.
problems-unknown = Es gibt weder eine Art noch eine Aufgabe namens { $problem }; `tengen problems --list` zeigt alle.
problems-none = Aufgaben dieser Art gibt es auf dieser Stufe nicht.
wanted-level = eine Stufe ist eine Zahl von 1 bis 5
help-problems = Aufgaben lösen: fangen, fliehen, Treppen, Netze, Leben und Tod
help-problems-more =
    Die Arten sind capture (fangen), escape (fliehen), ladder (Treppe), net (Netz), live (leben) und kill
    (töten), jede auf bis zu fünf Stufen, je nachdem, wie viel zu lesen ist. Jede Antwort ist bewiesen und
    lässt sich anzweifeln, indem man weiterspielt, mit beiden Farben. Was gelöst ist, steht im Datenordner.
arg-problems-which = Eine Art von Aufgaben oder die Aufgabe, mit der begonnen wird
arg-problems-level = Nur Aufgaben dieser Stufe, von 1 bis 5
arg-problems-list = Für jede Aufgabe eine Zeile ausgeben: ob sie gelöst ist, ihr Name, ihre Art und Stufe
arg-problems-data = Der Ordner, in dem steht, was gelöst ist; ohne Angabe der Datenordner des Systems
value-kind = ART
value-problem = AUFGABE
value-level = STUFE
