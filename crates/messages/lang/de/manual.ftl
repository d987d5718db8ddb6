# Überschriften des Handbuchs: was tengen man neben den Worten von --help sagt.

manual-name = Bezeichnung
manual-synopsis = Übersicht
manual-options = Optionen
manual-commands = Befehle
manual-examples = Beispiele
manual-notes = Anmerkungen
