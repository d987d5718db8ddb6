# Titres du manuel : ce que dit tengen man outre les mots de --help.

manual-name = Nom
manual-synopsis = Synopsis
manual-options = Options
manual-commands = Commandes
manual-examples = Exemples
manual-notes = Notes
