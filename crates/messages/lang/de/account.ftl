# Menschen mit Namen: beitreten, anmelden, und was dabei schiefgehen kann.

error-no-accounts = Auf diesem Server gibt es keine Konten.
error-bad-name = { $why ->
    [short] Ein Name hat mindestens 2 Zeichen.
    [long] Ein Name hat höchstens 20 Zeichen.
    [character] „{ $character }“ kann nicht in einem Namen stehen. Möglich sind Buchstaben und Ziffern, dazwischen ein Leerzeichen, - _ oder .
    [no-letter] Ein Name braucht mindestens einen Buchstaben.
    [between] Leerzeichen, - _ und . stehen einzeln und zwischen zwei Buchstaben.
    [marks] Auf einem Buchstaben stehen zu viele Zeichen.
    [mixed] Bitte schreib den Namen in einer einzigen Schrift: Buchstaben verschiedener Schriften sehen sich zum Verwechseln ähnlich.
   *[reserved] So kann hier niemand heißen, denn man könnte es für eine Rolle oder für den Server halten.
}
error-name-taken = Diesen Namen hat schon jemand anderes.
error-name-alike = Jemand anderes hat einen Namen, der diesem zum Verwechseln ähnlich sieht.
error-weak-password = { $why ->
    [short] Ein Passwort hat mindestens 8 Zeichen.
    [long] Ein Passwort hat höchstens 128 Zeichen.
    [name] Bitte nimm nicht deinen Namen als Passwort.
   *[common] Dieses Passwort haben viele, und deshalb wird es zuerst geraten. Bitte wähle ein anderes.
}
error-wrong-sign-in = Der Name und das, was du dazu angegeben hast, passen nicht zusammen.
error-wait = Das waren zu viele Versuche. Bitte versuche es in { $wait } { $unit } noch einmal.
error-signed-out = Du bist nicht oder nicht mehr angemeldet.
error-renamed-lately = { $days ->
    [one] Du hast deinen Namen erst kürzlich geändert. In einem Tag geht es wieder.
   *[other] Du hast deinen Namen erst kürzlich geändert. In { $days } Tagen geht es wieder.
}
error-signed-in = Du bist schon angemeldet. Melde dich zuerst ab.
error-sign-in-again = Bitte melde dich noch einmal an: Das kann nur ändern, wer sich gerade erst angemeldet hat.
error-invitation-needed = Hier kann nur beitreten, wer eingeladen ist. Bitte frag nach einem Code, wo der Server betrieben wird.
error-expired = Diese Einladung ist schon benutzt, oder ihre Zeit ist um.
