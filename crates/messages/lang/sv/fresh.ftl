# Problem som görs för tillfället.

problem-like = Ett till av samma slag
problem-making = Ett ögonblick: ett problem görs och bevisas.
problem-made = Nyss gjort
problem-not-made = Inget nytt hittades tillräckligt snabbt; här är nästa i samlingen.
problems-made = Ett problem som nyss gjorts, och bevisats. Det hör inte till samlingen.
problems-not-made = Inget problem av det slaget och på den nivån hittades tillräckligt snabbt. Ett nytt försök kan hitta ett.
arg-problems-fresh = Gör nya problem av slaget i stället för att ta samlingens; högst några sekunder för varje
