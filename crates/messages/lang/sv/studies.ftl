# Sidan med studier, och en studie att börja.

studies = Studera
studies-text = En studie är ett träd av drag, varianter och anteckningar på ett eller flera bräden. Andra kan komma med genom en länk.
studies-begin = Börja en studie
studies-begin-now = Börja
studies-none = Inga studier ännu. De som du börjar eller öppnar visas här.
studies-title = Titel (frivillig)
studies-from = Den börjar med
studies-board = Ett tomt bräde
studies-sgf = Ett protokoll
studies-file = Ett protokoll i en fil
studies-drop = Släpp ett protokoll här: en studie börjar med det.
studies-one-file = En studie börjar med ett enda protokoll: { $name } är valt.
studies-facts = { $role ->
    [own] din
    [write] du får ändra den
   *[read] att titta på
} · { $chapters ->
    [one] 1 kapitel
   *[other] { $shown } kapitel
} · noder: { $nodes } · { $date }
studies-away = Ta bort från listan
studies-delete = Radera
studies-delete-text = ”{ $title }” raderas för alla som har dess länk, och det kan inte ångras. På dess sida kan den sparas som en fil (Dela).
