# Was Aufgaben zu Zügen sagen, die zu lange zu lesen wären.

problem-unread = Ob das auch geht, lässt sich hier nicht zu Ende lesen. Es gibt einen sichereren Weg.
