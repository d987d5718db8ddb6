# Manualens rubriker: vad tengen man säger utöver orden från --help.

manual-name = Namn
manual-synopsis = Översikt
manual-options = Flaggor
manual-commands = Kommandon
manual-examples = Exempel
manual-notes = Anmärkningar
