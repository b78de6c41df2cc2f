# Warum etwas nicht geht.

spyclub-not-your-turn = Jemand anders ist dran.
spyclub-not-now =
    { $phase ->
        [actions] Danach hat niemand gefragt. Jetzt geht es um Aktionen, Teamwork oder das Ende des Zuges.
        [consent] Jemand wurde um Teamwork gebeten: Warte auf die Antwort.
        [solution] In der Reihe liegen fünf gleiche: Wähle zuerst, welche Karte die Lösung ist.
        [removal]
            { $owed ->
                [one] Sag zuerst, woher die Idee kommt, die das Spiel verlässt.
               *[other] Sag zuerst, woher die { $owed } Ideen kommen, die das Spiel verlassen.
            }
        [card] Eine Kampagnenkarte hat etwas gefragt: Beantworte das zuerst.
        [desk] Das Team sitzt am Schreibtisch: Lest oder entscheidet zuerst, was dort liegt.
       *[over] Der Fall ist zu Ende.
    }
spyclub-focus-is-there = Dein Fokus liegt schon dort: Verschiebe ihn zu einer anderen deiner Karten.
spyclub-no-such-slot = Die Reihe hat { $slots } Plätze.
spyclub-no-such-hand-slot = Eine Hand hat { $slots } Plätze.
spyclub-no-incoming-clue = Dort liegt kein neuer Hinweis.
spyclub-no-card-there = Auf diesem Platz liegt keine Karte von dir.
spyclub-no-actions-left = Du hast keine Aktionen mehr: Beende deinen Zug.
spyclub-too-dear =
    { $price ->
        [one] Das kostet eine Idee, und du hast { $ideas ->
            [0] keine
           *[other] { $ideas }
        }.
       *[other] Das kostet { $price } Ideen, und du hast { $ideas ->
            [0] keine
           *[other] { $ideas }
        }.
    }
spyclub-teamwork-alone = Zu Teamwork gehören zwei.
spyclub-teamwork-too-late = Teamwork geht nur vor deiner letzten Aktion.
spyclub-no-match = Für Teamwork braucht ihr den gleichen Typ im Fokus; Ablenkungen passen nie.
spyclub-nothing-to-trade = Zum Tauschen braucht ihr beide eine Karte auf dem Platz.
spyclub-comes-back = Was beim Teamwork weggegeben wurde, kommt im selben Zug nicht zurück.
spyclub-ideas-there =
    { $has ->
        [0] Diese Person hat keine Ideen.
        [one] Du kannst dieser Person 1 Idee nehmen.
       *[other] Du kannst dieser Person 1 bis { $has } Ideen nehmen.
    }
spyclub-no-card-offers-it = Keine Kampagnenkarte bietet das hier an.
spyclub-not-a-solution = Die Lösung muss eine Karte dieses Typs sein.
spyclub-wrong-sum =
    { $owed ->
        [one] Aus dem Glas und von euch muss zusammen genau 1 Idee kommen.
       *[other] Aus dem Glas und von euch müssen zusammen genau { $owed } Ideen kommen.
    }
spyclub-more-than-there-is = Niemand kann mehr Ideen abgeben, als da sind.

# Einstellungen, die nicht zusammenpassen

spyclub-no-such-level =
    { $edition ->
        [prototype] Im Prototyp gibt es { LIST($levels, as: "a-level") }, aber nicht { WORD($level, of: "level") }.
       *[other] Im Regelheft von 2018 gibt es { LIST($levels, as: "a-level") }, aber nicht { WORD($level, of: "level") }.
    }
a-level = { WORD($value, of: "level") }
spyclub-too-many-characters = { $characters } Rollen sind zu viele für { $seats } Leute.
spyclub-no-such-first = Wer anfängt, muss auf einem der { $seats } Plätze sitzen, gezählt ab 0.
spyclub-character-twice = Jede Rolle kann nur einmal gespielt werden.
