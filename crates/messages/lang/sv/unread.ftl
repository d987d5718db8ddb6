# Vad problem säger om drag som tar för lång tid att läsa.

problem-unread = Om det också går kan inte läsas till slutet här. Det finns ett säkrare sätt.
