# Was der Tisch von einem Fall erfährt. Motive und Taten stehen ohne Artikel.

the-clue = { WORD($name, of: "clue", form: "nom") }
    .acc = { WORD($name, of: "clue", form: "acc") }
    .dat = { WORD($name, of: "clue", form: "dat") }
ideas =
    { $ideas ->
        [one] eine Idee
       *[other] { $ideas } Ideen
    }

Flipped = { NAME($seat) } dreht eine Karte um und findet { SAY($clue, as: "the-clue.acc") }.
FocusShifted = { NAME($seat) } verschiebt den Fokus.
IdeasGained = { NAME($seat) } bekommt { ideas }.
IdeasSpent = { NAME($seat) } gibt { ideas } aus.
Confirmed =
    { HAS($exchanged) ->
        [yes] { NAME($seat) } bestätigt { SAY($clue, as: "the-clue.acc") } und nimmt { SAY($exchanged, as: "the-clue.acc") } zurück.
       *[no] { NAME($seat) } bestätigt { SAY($clue, as: "the-clue.acc") }.
    }
Discarded = { NAME($seat) } wirft { SAY($clue, as: "the-clue.acc") } ab.
Scouted = { NAME($seat) } erspäht { SAY($clue, as: "the-clue.acc") }.
DeckTurned = { "" }
TeamworkAsked =
    { $teamwork-type ->
        [CompareNotes] { NAME($seat) } möchte mit { NAME($partner) } tauschen.
       *[GetAdvice] { NAME($seat) } möchte { SAY($teamwork, as: "ideas") } von { NAME($partner) }.
    }
TeamworkAnswered =
    { $agreed ->
        [yes] { NAME($partner) } ist einverstanden.
       *[no] { NAME($partner) } möchte lieber nicht.
    }
NotesCompared = { NAME($seat) } und { NAME($partner) } tauschen { SAY($given, as: "the-clue.acc") } gegen { SAY($got, as: "the-clue.acc") }.
AdviceTaken = { NAME($seat) } nimmt { ideas } von { NAME($partner) }.
SolutionAsked =
    { $aspect ->
        [motive] Fünf gleiche: { NAME($seat) } sagt, welches Motiv es ist.
        [suspect] Fünf gleiche: { NAME($seat) } sagt, wer es war.
        [location] Fünf gleiche: { NAME($seat) } sagt, welcher Ort es ist.
        [crime] Fünf gleiche: { NAME($seat) } sagt, welche Tat es ist.
       *[object] Fünf gleiche: { NAME($seat) } sagt, welcher Beweis es ist.
    }
AspectSolved = { WORD($aspect, of: "type") } geklärt. { solution-line }
solution-line =
    { $aspect ->
        [motive] Es ging um { WORD($solution-name, of: "clue") }.
        [suspect]
            { $solution-name ->
                [Twins] Die Zwillinge waren es.
               *[other] { WORD($solution-name, of: "clue", form: "Der") } { WORD($solution-name, of: "clue") } war es.
            }
        [location] Es geschah { WORD($solution-name, of: "clue", form: "at") }.
        [crime] Die Anklage lautet { WORD($solution-name, of: "clue") }.
       *[object] { WORD($solution-name, of: "clue", form: "Der") } { WORD($solution-name, of: "clue") } hat es verraten.
    }
TurnEnded = { "" }
Refilled = { "" }
ClueSlid = { "" }
MovementRevealed =
    { $card-escape ->
        [yes] Die Gestalt ist unterwegs: { WORD($card-symbol, of: "symbol") }, und ein Schritt zur Tür.
       *[no] { "" }
    }
EscapeAdvanced = { "" }
SuspectWalked =
    { COUNT($path) ->
        [one] Die Gestalt geht einen Schritt.
       *[other] Die Gestalt geht { COUNT($path) } Schritte.
    }
EventHappened =
    { $event ->
        [nothing] Sie bleibt über { SAY($clue, as: "the-clue.dat") } stehen: Nichts passiert.
       *[other] Sie bleibt über { SAY($clue, as: "the-clue.dat") } stehen. { WORD($event, of: "event") }: { harm }.
    }
harm =
    { $event ->
        [fatigue]
            { $size ->
                [0] keine Idee verloren, noch ist nichts geklärt
                [one] eine Idee für immer weg
               *[other] { $size } Ideen für immer weg
            }
        [loose_end]
            { $size ->
                [one] ein neuer Hinweis verloren
               *[other] { $size } neue Hinweise verloren
            }
        [decoy]
            { $size ->
                [one] ein Schritt näher an der Tür
               *[other] { $size } Schritte näher an der Tür
            }
        [sabotage]
            { $size ->
                [one] eine Idee für immer weg
               *[other] { $size } Ideen für immer weg
            }
        [roadblock] alle Karten drehen sich um
       *[nothing] nur eine Ablenkung
    }
IncomingLost = { "" }
HandsFlipped = { "" }
RemovalAsked = { "" }
# Was nur aus dem Glas kommt, wurde schon mit dem Ereignis gesagt.
IdeasRemoved =
    { SUM($players) ->
        [0] { "" }
       *[other]
            { $supply ->
                [0] Für immer weg: { LIST($players, as: "ideas-from") }.
                [one] Für immer weg: { LIST($players, as: "ideas-from") }, dazu eine aus dem Glas.
               *[other] Für immer weg: { LIST($players, as: "ideas-from") }, dazu { $supply } aus dem Glas.
            }
    }
ideas-from =
    { $value ->
        [0] { "" }
        [one] eine Idee von { NAME($index) }
       *[other] { $value } Ideen von { NAME($index) }
    }
TurnBegan =
    { $final ->
        [yes] { NAME($seat) } ist dran, zum letzten Mal in diesem Fall.
       *[no] { NAME($seat) } ist dran.
    }
CaseEnded =
    { $how ->
        [success] Alle fünf Fragen sind beantwortet. Fall gelöst.
        [escape] Die Gestalt ist zur Tür hinaus. Der Fall ist zu Ende.
        [out_of_ideas] Dem Club sind die Ideen ausgegangen. Der Fall ist zu Ende.
        [out_of_time] Dem Club ist die Zeit ausgegangen. Der Fall ist zu Ende.
        [clueless] Es gibt nicht mehr genug Hinweise, um alle Hände aufzufüllen. Der Fall ist zu Ende.
       *[stopped] Der Fall wurde beiseitegelegt.
    }
