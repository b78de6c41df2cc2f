# Was eine Kampagne nicht erlaubt, am Schreibtisch und durch ihre Karten. $card ist die Nummer auf der Karte.

spyclub-character-picked = Eine Rolle wählt ihr einmal, bevor der Fall beginnt.
spyclub-character-taken = Diese Rolle spielt schon jemand. Nimm bitte eine andere.

spyclub-desk-nothing-to-decide = Hier gibt es nichts zu entscheiden. Sag einfach, wenn du es gelesen hast.
spyclub-desk-no-such-way = Das steht nicht zur Wahl. Es gibt: { JOIN($ways) }.
spyclub-desk-team-decides = Das Team muss entscheiden: Schlag etwas vor, oder stimm zu.
spyclub-desk-story-later = Die Geschichte schreibt ihr, wenn der Fall gespeichert wird.
spyclub-desk-something-else = Auf dem Schreibtisch liegt inzwischen etwas anderes. Sieh dir das zuerst an.
spyclub-desk-not-yours = Das entscheidet jemand anders.
spyclub-desk-said-so-already = Du hast schon geantwortet. Die anderen überlegen noch.

spyclub-no-such-pocket = So lässt sich gerade kein Hinweis auf dieser Karte ablegen.
spyclub-no-such-action = Keine Karte bietet das gerade an.
spyclub-not-solved-early = Mit weniger Karten lässt sich das gerade nicht klären.
spyclub-no-answer = Das beantwortet nicht, was die Karte fragt.

spyclub-card-guards = Karte { $card } bewacht diesen Platz der Reihe.
spyclub-card-locks = Karte { $card } hat diesen Hinweis verschlossen. Er lässt sich nicht umdrehen.
spyclub-card-locks-incoming = Karte { $card } hat diesen Hinweis verschlossen. Er lässt sich nicht erspähen.
spyclub-card-keeps = Karte { $card } hält diesen Hinweis fest.
spyclub-card-forbids = Karte { $card } erlaubt das jetzt nicht.
spyclub-card-of-its-owner = Diese Karte kann nur die Person nutzen, der sie gehört.
spyclub-card-not-again = Diese Karte geht jetzt noch nicht wieder.
spyclub-card-no-actions = Du hast keine Aktionen mehr. Beende deinen Zug.
spyclub-card-too-dear =
    { $price ->
        [one] Das kostet 1 Idee, und du hast { $ideas }.
       *[other] Das kostet { $price } Ideen, und du hast { $ideas }.
    }
spyclub-card-lacks-tokens = Dafür müssen { $price } von der Karte weg, und dort liegen nur { $tokens }.
spyclub-card-does-nothing = Diese Karte kann hier gerade nichts bewirken.
spyclub-card-not-now = Aktionen kommen später im Zug.

# Eine Kampagne, mit der jemand weitermachen möchte, die es so aber nicht geben kann.
spyclub-record-over = Diese Kampagne ist zu Ende: Alle fünf Fälle sind geschlossen. Beginnt eine neue.
spyclub-record-other-edition = Diese Kampagne geht hier nicht weiter: Begonnen wurde sie mit dem Regelheft { $began }, nicht mit { $edition }.
spyclub-record-no-edition = Diese Kampagne geht nicht weiter: Es fehlt, mit welchem Regelheft sie begonnen wurde.
spyclub-record-card-twice = Diese Kampagne geht nicht weiter: Eine Karte ist zweimal freigeschaltet.
spyclub-record-character-twice = Diese Kampagne geht nicht weiter: Eine Rolle kommt zweimal vor.
spyclub-record-no-such-card = Diese Kampagne geht nicht weiter: Karte { $card } gibt es in dieser Ausgabe nicht.
spyclub-record-too-many-tokens = Diese Kampagne geht nicht weiter: Auf Karte { $card } passen keine { $tokens } Plättchen.
spyclub-record-strange-owner = Diese Kampagne geht nicht weiter: Karte { $card } gehört einer Rolle, die nie dabei war.
spyclub-record-no-such-effect = Diese Kampagne geht nicht weiter: Keine Karte hat eine Wirkung „{ $key }“.
spyclub-record-wrong-type = Diese Kampagne geht nicht weiter: „{ $name }“ passt nicht zu { WORD($aspect, of: "type") }.
spyclub-record-case-to-come = Diese Kampagne geht nicht weiter: Fall { $case } wurde noch nicht gespielt.
spyclub-record-aspect-twice = Diese Kampagne geht nicht weiter: Ein Typ ist zweimal angepinnt.
spyclub-record-no-last-case = Diese Kampagne geht nicht weiter: Es fehlt, wie der letzte Fall für alle endete.
spyclub-record-strange-index = Diese Kampagne geht nicht weiter: Im Verzeichnis steht nichts zu „{ $name }“.
spyclub-record-strange-member = Diese Kampagne geht nicht weiter: In Fall { $case } war jemand dabei, der nicht zum Club gehört.
spyclub-record-wrong-file = Diese Kampagne geht nicht weiter: Was in Fall { $case } angepinnt wurde, passt nicht zum großen Fall.
spyclub-record-solved-twice = Diese Kampagne geht nicht weiter: In Fall { $case } ist ein Typ zweimal geklärt.
spyclub-record-strange-points = Diese Kampagne geht nicht weiter: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } kann in Fall { $case } niemand erreichen.
spyclub-record-strange-seat = Diese Kampagne geht nicht weiter: Am Ende des letzten Falls war jemand am Zug, der nicht dabei war.
spyclub-record-strange-start = Diese Kampagne geht nicht weiter: Nur ein erster Fall kann noch auf das Anpinnen warten.
spyclub-record-effect-not-waiting = Diese Kampagne geht nicht weiter: Die Wirkung „{ $key }“ kann nicht auf den nächsten Fall warten.
spyclub-record-effect-not-spent = Diese Kampagne geht nicht weiter: Die Wirkung „{ $key }“ kann nicht verbraucht sein.
