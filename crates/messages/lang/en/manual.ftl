# Headings of the manual: what tengen man says beside the words of --help.

manual-name = Name
manual-synopsis = Synopsis
manual-options = Options
manual-commands = Commands
manual-examples = Examples
manual-notes = Notes
