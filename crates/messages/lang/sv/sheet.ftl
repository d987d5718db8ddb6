# AGA-reglerna på ett ark, för turneringar.

sheet-title = AGA-reglerna på ett ark
sheet-print = Skriv ut
sheet-heading = AGA-reglerna för go
sheet-lead = American Go Associations regler (1991, komi från 2004) i korthet, som de används på turneringar.
sheet-game = Spelet
sheet-game-turns = Svart och Vit drar växelvis. I ett jämnt parti börjar Svart, i ett handikapparti Vit, efter handikappstenarna.
sheet-game-move = Ett drag är en sten på en tom punkt på brädet, eller pass. Stenar flyttas inte; de lämnar brädet bara när de fångas.
sheet-game-resign = Den som ger upp eller överskrider tiden förlorar.
sheet-capture = Friheter och fångst
sheet-capture-liberty = Stenar av samma färg som hänger ihop längs linjerna är en kedja. De tomma punkterna intill den längs linjerna är dess friheter.
sheet-capture-taken = Ett drag på motståndarkedjors sista frihet fångar dem: de tas bort från brädet och behålls som fångar.
sheet-counting-either = Spelare som kommit överens om yta före partiet räknar i stället sina levande stenar och de tomma punkter som dessa omger; i ett handikapparti får Vit då dessutom en poäng för varje handikappsten efter den första. Båda sätten ger samma resultat.
sheet-handicap = Handikappstenar
sheet-handicap-points = Handikappstenar läggs på de markerade punkterna, eller fritt där turneringen har bestämt det.
sheet-figure-capture = Svart på a fångar två stenar.
sheet-figure-suicide = Svart får inte spela på a: självmord. Svart får spela på b, eftersom draget fångar.
sheet-figure-ko = Svart har just tagit en sten på a. Vit får inte ta tillbaka genast.
sheet-figure-count = Efter yta: Svart { $area-black }, Vit { $area-white } med komi. Efter område: Svart { $territory-black }, Vit { $territory-white } med komi. { $result }.
sheet-figure-handicap = 2 stenar: 1–2. 3: 1–3. 4: 1–4. 5: 1–4 och 9. 6: 1–6. 7: 1–6 och 9. 8: 1–8. 9: 1–9.
