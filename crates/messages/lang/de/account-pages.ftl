# Die Seiten, auf denen man einen eigenen Namen annimmt und behält.

join-title = Dein Name
join-says = Zum Spielen braucht niemand einen Namen. Mit einem sind deine Partien und dein Rang auf jedem Gerät da, auf dem du dich anmeldest.
join-new = Einen Namen annehmen
join-known = Anmelden
join-name = Name
join-name-hint = Zwischen 2 und 20 Buchstaben oder Ziffern. Alle sehen ihn.
join-rank = Dein Rang, wenn du ihn kennst
join-no-rank = Weiß ich nicht
join-name-free = Dieser Name ist frei.
join-take = { $count ->
    [one] Die Partie dieses Browsers und seinen Rang mitnehmen
   *[other] Die { $count } Partien dieses Browsers und seinen Rang mitnehmen
}
join-invitation = Einladungscode
join-keeps = Die Partien und der Rang dieses Browsers gehen mit dem Namen mit. Eine Mailadresse ist nicht nötig.
join-now = Diesen Namen annehmen
join-done = Du heißt jetzt { $name }
join-go-on = Weiter
join-lost = Ich habe mein Passwort verloren

password = Passwort
password-show = Anzeigen
password-hint = Mindestens { $least } Zeichen. Ein Satz merkt sich leichter als ein Wort mit Sonderzeichen.
password-title = Ein anderes Passwort
password-new = Das neue Passwort
password-change = Passwort ändern
password-changed = Das Passwort ist geändert. Andere Browser sind abgemeldet.

recovery-title = Falls das Passwort verloren geht
recovery-left = { $count ->
    [0] Du hast keine Codes mehr.
    [one] Du hast noch { $count } Code.
   *[other] Du hast noch { $count } Codes.
}
recovery-says = Mit einem Wiederherstellungscode kommst du ohne Passwort hinein. Neue Codes machen die alten ungültig.
recovery-new = Neue Codes machen
recovery-code = Wiederherstellungscode
recovery-codes = Wiederherstellungscodes
recovery-once = { $count ->
    [one] Dieser Code öffnet deinen Namen, falls du das Passwort verlierst. Er wird jetzt gezeigt und nie wieder: Drucke ihn aus, oder sichere ihn als Datei.
   *[other] Jeder dieser Codes öffnet deinen Namen einmal, falls du das Passwort verlierst. Sie werden jetzt gezeigt und nie wieder: Drucke sie aus, oder sichere sie als Datei.
}
recovery-save = Als Datei sichern
recovery-file = Wiederherstellungscodes von { $name } auf { $server }. Jeder öffnet den Namen einmal.

sign-out = Abmelden

me-title = Du
me-nobody = Ein Gast
me-guest = Du spielst als Gast. Partien und Rang gehören nur diesem Browser, bis du einen Namen annimmst.
me-take-name = Namen annehmen oder anmelden
me-rank = Rang: { $rank }
me-no-rank = Noch keine gewertete Partie.

sessions-title = Wo du angemeldet bist
session-here = dieser Browser
session-unknown = Ein Browser
session-since = seit { $at }
session-end = Abmelden
session-end-one = Abmelden: { $label }
session-end-others = Alle anderen Browser abmelden
session-ended = Jener Browser ist abgemeldet.
session-ended-others = Alle anderen Browser sind abgemeldet.

rename-title = Ein anderer Name
rename-new = Der neue Name
rename-says = Alles, was dir gehört, kommt mit: Partien, Rang und Anmeldung. Der alte Name führt ein Jahr lang zu dir und gehört so lange niemand anderem; ändern kannst du ihn wieder nach 30 Tagen.
rename-later = Ab { $at } kannst du deinen Namen wieder ändern.
rename-now = Namen ändern
renamed = Du heißt jetzt { $name }. Melde dich ab jetzt damit an.
me-page = Wie andere dich sehen
