# What the coach says in the first search.

lesson-title = Deine erste Suche
lesson-look = Sieh dich um: Zieh die Stadt, zoome oder scrolle. Wenn alle bereit sind, kommt die erste Karte.
lesson-card = Ein blauer Koffer, und acht davon sind versteckt. Ihr sucht alle gleichzeitig. Da ist einer: Tipp ihn an.
lesson-owl = Owl hat auch einen gefunden.
lesson-wrong = Danebentippen kostet nichts als Zeit. Versuch es hier einmal: Auf dieser Stufe erfährst du, wie warm es ist.
lesson-hot = Heiß! Er steht gleich daneben auf dem Kai.
lesson-market = Noch einer auf dem Markt.
lesson-enough = Genug gesehen? Wenn alle das sagen oder der Sand durch ist, endet die Suche.
lesson-walk = Vier gefunden: Spy Guy geht vier Felder. Dann läuft Doktor Moritz so viele, wie Fußspuren auf der Karte sind.
lesson-missed = Jetzt läuft keine Uhr. Sieh nach, wo die anderen waren, und dann weiter.
lesson-done = Das ist schon alles. Fangt Doktor Moritz, bevor er den Hafen erreicht, und Vorsicht vor Doppelgängern.
