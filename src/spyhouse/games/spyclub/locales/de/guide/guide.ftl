# Die Anleitung mit Bildern. Jede Nachricht steht unter einem Bild, „title“ darüber.

guide-goal = Das Ziel
guide-aspects = In der Stadt ist etwas passiert. Gemeinsam findet ihr fünf Dinge heraus: warum, wer, wo, was und womit. Wenn alle fünf geklärt sind, habt ihr alle gewonnen.
    .title = Fünf Fragen
guide-solved = Fünf Karten eines Typs in der Reihe klären eine Frage. Das Symbol auf der letzten Bewegungskarte zeigt, welche der fünf die Antwort ist: hier der Stern. Die anderen vier kommen weg.
    .title = Fünf gleiche
guide-table =
    A  Die Reihe
    B  Neue Hinweise und was sie kosten
    C  Ideen: damit bezahlt ihr
    D  Die letzte Bewegungskarte
    E  Der Weg der Gestalt zur Tür
    F  Deine Karten, unter einer dein Fokus
    .title = Auf dem Tisch

guide-turn = Dein Zug
guide-actions = Jeder Stift ist eine. Nimm sie in beliebiger Reihenfolge, gern auch dieselbe noch einmal, oder lass welche übrig.
    .title = { $actions } Aktionen
guide-investigate = Jede Karte hat auf beiden Seiten einen Hinweis. Dreh so viele deiner Karten um, wie du willst, jede einmal: Das ist zusammen eine Aktion. Merk dir, was du gesehen hast.
    .title = Ermitteln
guide-focus = Schieb deinen Fokus unter eine andere deiner Karten. Du bekommst eine Idee für jede Karte dieses Typs auf deiner Hand. Ablenkungen bringen nichts.
    .title = Fokus
guide-confirm = Leg eine deiner Karten in die Reihe, auf einen leeren Platz oder im Tausch gegen eine Karte dort. Das kostet eine Idee für jeden Schritt von der Karte bis zu deinem Fokus.
    .title = Bestätigen
guide-scout = Kauf einen neuen Hinweis für einen leeren Platz, oder wirf dafür eine Karte ab. Der ganz rechts ist kostenlos.
    .title = Spähen
guide-team = Hat jemand eine Karte vom gleichen Typ im Fokus wie du? Dann tauscht eine Karte, oder nimm dir Ideen, so oft du willst. Das kostet keine Aktion, aber du musst noch eine haben.
    .title = Teamwork

guide-suspect = Die Gestalt
guide-refill = Nach deinem Zug füllen die neuen Hinweise die Lücken auf deiner Hand auf, der ganz rechts zuerst. Dann rücken sie nach, und neue kommen vom Stapel.
    .title = Auffüllen und nachlegen
guide-walks = Eine neue Bewegungskarte kommt neben die letzte. Ihr Männchen zeigt auf eine Zahl: So viele Karten geht die Gestalt weiter, im Uhrzeigersinn über alle Hände. Hier: 3.
    .title = Die Gestalt geht weiter
guide-track = Ein laufendes Männchen auf der Karte bringt die Gestalt der Tür einen Schritt näher.
    .title = Ein Schritt zur Tür
guide-stops = Die gelben Schilder zeigen, wo die Gestalt als Nächstes stehen bleiben kann. Was dann passiert, bestimmt die Karte darunter.
    .title = Wo sie stehen bleibt
guide-object =
    { $fatigue ->
        [0] Für jede geklärte Frage verlässt eine Idee das Spiel.
       *[other] Für jede geklärte Frage verlässt eine Idee das Spiel, und dazu noch { $fatigue }.
    }
    .title = Beweis: Müdigkeit
guide-crime = Die { $loose_end } neuen Hinweise ganz rechts sind verloren.
    .title = Tat: Lose Fäden
guide-location = Die Gestalt kommt der Tür einen Schritt näher.
    .title = Ort: Finte
guide-who = { $sabotage } Ideen verlassen das Spiel.
    .title = Verdacht: Sabotage
guide-motive = Alle Karten auf allen Händen drehen sich um.
    .title = Motiv: Sperre
guide-distraction = Nichts passiert. Glück gehabt.
    .title = Ablenkung

guide-end = Das Ende
guide-success = Die fünfte Frage ist geklärt: Ihr habt alle gewonnen. Jetzt erzählt die Geschichte.
    .title = Fall gelöst
guide-escape = Die Gestalt erreicht die Tür.
    .title = Entwischt
guide-ideas = Es müssen mehr Ideen das Spiel verlassen, als da sind.
    .title = Keine Ideen mehr
guide-time = Es ist keine Bewegungskarte mehr da, die man aufdecken könnte. Nach der letzten kommt noch ein Zug.
    .title = Keine Zeit mehr
guide-time-flat = Die letzte Bewegungskarte wird aufgedeckt.
    .title = Keine Zeit mehr
guide-clueless = Es gibt zu wenige Hinweise, um eine Hand aufzufüllen.
    .title = Keine Hinweise mehr

guide-level = An eurem Tisch
guide-steps =
    Bis zur Tür sind es { $track } Schritte{ $escape ->
        [0] .
        [one] , und den ersten hat die Gestalt schon getan.
       *[other] , und { $escape } davon hat die Gestalt schon getan.
    } Im Spiel sind { $ideas } Ideen.
    .title = Stufe: { WORD($level, of: "level") }
guide-notebook = Der Tisch zeigt in der Ecke einer Karte ihre andere Seite, sobald sie jemand gesehen hat.
    .title = Mit Notizbuch
guide-consent = Bevor du tauschst oder Ideen nimmst, wird die andere Person gefragt.
    .title = Erst fragen
guide-no-take-back = Was jemand beim Teamwork weggegeben hat, kommt im selben Zug nicht zurück.
    .title = Gegeben ist gegeben
guide-campaign = Fünf Fälle nacheinander, mit Karten, die die Regeln ändern. Was eine Karte tut, steht auf ihr: Die geltenden Karten liegen oben auf dem Tisch.
    .title = Kampagne
