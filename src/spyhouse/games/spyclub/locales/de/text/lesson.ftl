# Was im ersten Fall erklärt wird. Es spielen Odile und Fox.

lesson-title = Dein erster Fall
lesson-welcome = Willkommen im Club. In der Stadt ist etwas passiert, und niemand weiß, wer, wo, warum, was oder womit. Wir finden es gemeinsam heraus: Alle spielen zusammen, alles liegt auf dem Tisch.
lesson-hand = Diese vier Karten sind deine Hinweise. Nichts ist geheim; redet über alles. Jede Karte hat eine zweite Seite, und was dort steht, weiß niemand.
lesson-goal = Das Ziel: fünf Hinweise eines Typs in dieser Reihe. Mit fünf Orten wissen wir, wo es war. Genauso geht es mit den anderen vier Typen.
lesson-investigate = Du hast drei Aktionen pro Zug: diese Bleistifte. Dreh zuerst eine Karte um. Tippe auf die Uhr, dann auf „Ermitteln“.
lesson-flip-another = Eine Schule! Also Orte: Odile hat schon zwei. Solange du weitere Karten umdrehst, bleibt es dieselbe Aktion. Dreh auch den Schluckauf um.
lesson-focus = Der Jahrmarkt. Das sind drei Orte auf deiner Hand. Jetzt ein paar Ideen: Schieb deinen Fokus zur Schule. Du bekommst eine Idee für jede Karte dieses Typs, die du hast.
lesson-ideas = Drei Ideen. Damit bezahlst du fast alles; sind sie für immer weg, ist es der Fall auch.
lesson-confirm = Letzte Aktion: Bestätige die Schule. Die Karte über deinem Fokus kostet nichts; jede andere kostet eine Idee pro Platz Abstand. Tippe sie an, dann „Bestätigen“, dann den ersten Platz in der Reihe.
lesson-look-at-suspect = Bevor du läutest, sieh dir die Gestalt an. Sie läuft um den Tisch, von Karte zu Karte. Als Nächstes geht sie 1, 2 oder 3 Schritte, und der Typ der Karte, über der sie stehen bleibt, entscheidet, was schiefgeht. Die Schildchen verraten es dir vorher.
lesson-ring = So endet jeder Zug. Nur Mut, läute die Glocke.
lesson-first-walk = Ein Schritt, auf einen Ort: Finte. Die Gestalt ist einen Schritt näher an der Tür. Dein leerer Platz wurde mit einem neuen Hinweis gefüllt, und die anderen sind nachgerückt.
lesson-odile = Odile ist dran. Sie sammelt auch Orte und bestätigt zwei.
lesson-second-walk = Diesmal eine Tat: Lose Fäden, zwei neue Hinweise sind verloren. Und auf der Bewegungskarte war ein laufendes Männchen: noch ein Schritt zur Tür. Kommt sie dort an, ist sie entwischt.
lesson-row = Drei Orte liegen in der Reihe. Du brauchst noch zwei, und vielleicht andere, als du denkst: Heb dir etwas für später auf.
lesson-trade = Du hast eine Tat im Fokus, Odile auch. Damit seid ihr ein Team, und Teamwork kostet keine Aktion. Tausch deinen Vandalismus gegen ihren Jahrmarkt: Tippe auf deine Karte, dann auf ihre. (Auf dem Handy tippst du auf Odile, um ihre Karten zu sehen.)
lesson-scout = Besser. Jetzt spähe: ein neuer Hinweis gegen einen von deinen. Der Spieleladen kostet eine Idee; er kommt an die Stelle von Lügen. Tippe auf „Lügen“, dann auf „Spähen“, dann auf den Spieleladen.
lesson-confirm-carnival = Bestätige den Jahrmarkt. Er liegt einen Platz neben deinem Fokus und kostet deshalb eine Idee. Den Preis siehst du immer, bevor du zahlst.
lesson-confirm-fifth = Und der Spieleladen: im Fokus, kostenlos und der fünfte seines Typs.
lesson-solved = Geklärt! Das Symbol auf der letzten Bewegungskarte war das Dreieck, also ist die Karte unter dem Dreieck die Antwort: das Museum. Die anderen machen Platz für die nächste Frage.
lesson-done =
    Wo ist es passiert? Im Museum. Eine Frage ist geklärt, vier bleiben: wer, warum, was und womit.
    Klärt alle fünf, bevor die Gestalt an der Tür ist und bevor Ideen oder Bewegungskarten ausgehen: Das ist der ganze Fall. Du weißt genug. Los, findet heraus, wer es war.
