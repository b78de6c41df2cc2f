# Was im ersten Spiel erklärt wird.

lesson-what-for = Guten Morgen. Du hast ein Buch geschrieben, das gewisse Leute lieber nicht lesen würden. Zum Drucken brauchst du Genehmigungen: vom Gericht, von der Regierung, von der Presse oder vom Verlag. In diesem kurzen Spiel reichen drei von vier.
lesson-cards = Das sind deine Einflusskarten: vier Farben, eine für jeden Kreis, mit Zahlen von 1 bis 12 und je einer Eminenz. Außer dir sieht sie niemand.
lesson-take-ten = Einen Antrag stellst du mit drei Karten in Folge, in der Farbe des Kreises. Du hast vom Gericht die 11 und die 12. Und sieh an, was auf der Ablage liegt: die 10. Nimm sie.
lesson-discard = Eine Folge! So beginnt jeder Zug: eine Karte nehmen, eine ablegen, offen für die Nächsten. Die Regierung-4 nützt dir nichts. Leg sie ab.
lesson-walk = Der Würfel zeigt eine Sechs. Alle Felder, die du erreichst, leuchten. Die Wege sind Einbahnstraßen, und an jeder Gabelung wählst du. Sechs Schritte nach Norden, und du bist beim Gericht. Geh hin.
lesson-seek = Du stehst auf einem Feld des Gerichts und darfst einen Antrag stellen. Leg deine Folge vor: 10, 11 und 12.
lesson-sealed = Drei Karten, verdeckt. Jetzt entscheiden alle anderen geheim: durchgehen lassen oder Einspruch mit ein bis drei Karten derselben Farbe. Dafür brauchen sie zusammen mehr als du. Du hast 33. Sir Basil überlegt.
lesson-granted = Niemand hat sich getraut. Die Genehmigung gehört dir: Sie liegt offen vor dir, und deine Hand ist wieder voll.
lesson-basil = Sir Basil ist dran. Er nimmt etwas auf, legt etwas ab und würfelt.
lesson-memo = Er steht auf einer Notiz. Was auf der Notiz steht, muss man tun, und diese schickt ihn ausgerechnet zum Gericht. Er stellt sofort einen Antrag.
lesson-challenge = Jetzt du. Er hat drei Gerichtskarten in Folge gelegt, und die 10, 11 und 12 waren deine: Sehr hoch kann seine Folge nicht sein. Erheb Einspruch mit deiner 6 und deiner 9, zusammen 15.
lesson-refused = Drei, vier, fünf macht zwölf. Fünfzehn ist mehr: abgelehnt! Alle gespielten Karten sind weg, ihr zieht beide neue, und Sir Basil muss ein andermal wiederkommen. Ein Gleichstand hätte ihn gerettet.
lesson-skip = So geht es weiter: nehmen, ablegen, gehen, beantragen. Eine Eminenz braucht keine Folge und fürchtet keinen Einspruch. Wir überspringen ein Dutzend Runden.
lesson-three = Jetzt hast du alle drei Genehmigungen, und es ist nicht mehr weit.
lesson-habit = Ein letztes Mal: Zieh eine Karte vom Stapel. Reine Gewohnheit.
lesson-put-away = Leg irgendeine ab. Diese zum Beispiel.
lesson-home = Und heim zum MI5. Du musst nicht genau treffen. Geh, bevor sie es sich anders überlegen.
lesson-done = Veröffentlicht! Drei Genehmigungen, und zuerst zurück beim MI5. Im ganzen Spiel braucht es vier, und die Konkurrenz ist größer. Achte auf die Notizen, heb dir von jeder Farbe eine hohe Karte für schlechte Zeiten auf, und trau nie einem Mann, der den Kopierer anlächelt.
