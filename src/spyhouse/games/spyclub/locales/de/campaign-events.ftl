# Was der Tisch von einer Kampagne erfährt: was auf dem Schreibtisch liegt, und was ihre Karten mit einem Fall machen.

by-card =
    { HAS($by) ->
        [yes] { "" } (Karte { $by })
       *[no] { "" }
    }
some-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
mark =
    { $kind ->
        [wild] zählt als jeder Typ
        [locked] verschlossen
        [sticky] klebt fest
        [shield] geschützt
        [kiss] geküsst
        [bait] Köder
        [prize] ein Preis
       *[paint] nasse Farbe
    }
The-figure =
    { $figure ->
        [suspect] Die Gestalt
        [dog] Der Hund
        [twin] Der zweite Zwilling
        [guard] Der Wärter
        [rival] Der Rivale
        [bully] Der Rüpel
        [mom] Mama
        [reporter] Die Reporterin
        [piece] Die Spielfigur
        [wagon] Der Laster
        [heart] Das Medaillon
        [monster] Das Monster
        [sign] Der Pfeil
       *[hat] Der Hut
    }

StageBegan =
    { $stage ->
        [cast] Fall { $case } von 5: wer ist wer.
        [unlock] Fall { $case } von 5: neue Karten.
        [setup] Fall { $case } von 5: vor dem Fall.
        [record] Fall { $case } von 5: für den großen Fall.
        [end] Fall { $case } von 5: was die Karten sagen.
        [save] Fall { $case } von 5: fürs Logbuch.
       *[other] { "" }
    }
CharacterPicked =
    { HAS($member-name) ->
        [yes] { NAME($seat) } spielt „{ $member-name }“, { WORD($member-character, of: "character", form: "acc") }.
       *[no] { NAME($seat) } spielt { WORD($member-character, of: "character", form: "acc") }.
    }
CardUnlocked = Karte { $card } ist freigeschaltet.
CardGiven = Karte { $card } gehört jetzt zu: { WORD($owner, of: "character") }.
DeskAsked = { "" }
CardRead = { "" }
Proposed = { NAME($seat) } macht einen Vorschlag.
Agreed = { NAME($seat) } stimmt zu.
Decided =
    { $about ->
        [choice] Karte { $card }: Das Team hat entschieden.
       *[other] { "" }
    }
decided-way = Karte { $card }: Das Team wählt „{ $way }“.
AspectRecorded =
    { HAS($recorded) ->
        [yes] Beim großen Fall hängt jetzt: { WORD($recorded-name, of: "clue") }.
       *[no] Beim großen Fall wird nichts angepinnt.
    }
StoryWritten = { NAME($seat) } schreibt: „{ $text }“
TableLaid = { "" }
CaseSaved = Fall { $case } steht im Logbuch: { some-points }, insgesamt { $total }.

CardUsed = { NAME($seat) } nutzt Karte { $by }: { WORD($action, of: "action") }.
CardFired = { "" }
CardAsked = { "" }
CardAnswered =
    { $accepted ->
        [yes] { NAME($seat) } sagt Ja zu Karte { $by }.
       *[no] { NAME($seat) } sagt Nein zu Karte { $by }.
    }
CluesFlipped = Umgedreht{ by-card }: { LIST($clues, as: "the-clue") }.
CluesPeeked = Beide Seiten offen{ by-card }: { LIST($clues, as: "the-clue") }.
MovementPeeked = Die nächsten Schritte der Gestalt sind bekannt{ by-card }.
ClueMoved =
    { HAS($clue) ->
        [yes] Bewegt{ by-card }: { SAY($clue, as: "the-clue") }.
       *[no] Bewegt{ by-card }: eine Karte, die noch niemand kennt.
    }
CluesUncovered = { "" }
Marked =
    { $kind ->
        [paint] Auf einem Platz der Reihe ist nasse Farbe{ by-card }.
       *[other] Eine Karte ist markiert: { mark }{ by-card }.
    }
Unmarked = Eine Scheibe kommt weg: { mark }{ by-card }.
FigureMoved =
    { HAS($after) ->
        [no] { The-figure } geht weg{ by-card }.
       *[yes]
            { HAS($before) ->
                [yes] { The-figure } zieht weiter{ by-card }.
               *[no] { The-figure } kommt{ by-card }.
            }
    }
SuspectMoved = Die Gestalt wird versetzt{ by-card }.
SuspectStayed = Die Gestalt bleibt, wo sie ist{ by-card }.
EscapeWentBack = Die Tür ist wieder weiter weg{ by-card }.
EventAverted = Das Ereignis unter der Gestalt fällt aus{ by-card }.
Calmed = { "" }
FocusMoved = { "" }
SupplyChanged =
    { SIGN($ideas) ->
        [plus]
            { $ideas ->
                [one] Eine Idee kommt zurück ins Glas{ by-card }.
               *[other] { $ideas } Ideen kommen zurück ins Glas{ by-card }.
            }
       *[minus]
            { ABS($ideas) ->
                [one] Eine Idee verlässt das Glas{ by-card }.
               *[other] { ABS($ideas) } Ideen verlassen das Glas{ by-card }.
            }
    }
ActionsChanged =
    { SIGN($actions) ->
        [plus]
            { $actions ->
                [one] { NAME($seat) } hat eine Aktion mehr{ by-card }.
               *[other] { NAME($seat) } hat { $actions } Aktionen mehr{ by-card }.
            }
       *[minus]
            { ABS($actions) ->
                [one] { NAME($seat) } hat eine Aktion weniger{ by-card }.
               *[other] { NAME($seat) } hat { ABS($actions) } Aktionen weniger{ by-card }.
            }
    }
MovementChanged = { "" }
CapReached =
    { $cap ->
        [ideas] Mehr als { $most } Ideen zu Beginn gibt es nicht{ by-card }.
        [supply] Im Glas sind zu Beginn mindestens { $most } Ideen{ by-card }.
        [escape] Die Fluchtleiste beginnt höchstens { $most } Schritte weiter{ by-card }.
        [time] Vor dem Fall gehen nicht noch mehr Bewegungskarten weg{ by-card }.
        [seeded] Nur { $most } Karten liegen zu Beginn schon in der Reihe.
        [marked] Von diesen Markern gibt es zu Beginn nicht noch mehr{ by-card }.
        [discs] Alle Marker liegen schon aus{ by-card }.
        [special] In einer Klärung zählen nur { $most } Joker oder doppelte Karten.
        [actions] Ein Zug hat höchstens { $most } Aktionen{ by-card }.
        [few_actions]
            { $most ->
                [one] Ein Zug hat mindestens 1 Aktion{ by-card }.
               *[other] Ein Zug hat mindestens { $most } Aktionen{ by-card }.
            }
        [events] Mehr als { $most } Ereignisse gibt es in einem Zug nicht: Dieses fällt aus.
       *[triggers] Mehr als { $most } Karten lösen einander nicht hintereinander aus.
    }
DiceRolled =
    { $lucky ->
        [yes] Die Würfel meinen es gut{ by-card }.
       *[no] Die Würfel meinen es nicht gut{ by-card }.
    }
Guessed =
    { $right ->
        [yes] { NAME($seat) } rät { $guess ->
            [circle] Kreis
            [square] Quadrat
            [triangle] Dreieck
            [star] Stern
            [cross] Kreuz
           *[other] { WORD($guess, of: "type", form: "one") }
        }: richtig.
       *[no] { NAME($seat) } rät { $guess ->
            [circle] Kreis
            [square] Quadrat
            [triangle] Dreieck
            [star] Stern
            [cross] Kreuz
           *[other] { WORD($guess, of: "type", form: "one") }
        }: falsch.
    }
RuleBegan = { "" }
TokensChanged = { "" }
CardTurned = Karte { $card } zeigt jetzt Seite { $side }.
CardPutAway = Karte { $card } ist aus dem Spiel.
ObjectiveDone = Ziel geschafft: { some-points }{ by-card }.
PointsScored = { some-points } fürs Logbuch{ by-card }.
