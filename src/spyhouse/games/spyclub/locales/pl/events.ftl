# Co stół widzi w trakcie sprawy. Poszlaki odmieniają się w names.ftl, imiona graczy się nie odmieniają.

the-clue = { WORD($name, of: "clue", form: "small") }
    .acc = { WORD($name, of: "clue", form: "acc") }
    .ins = { WORD($name, of: "clue", form: "ins") }
ideas =
    { $ideas ->
        [one] jeden pomysł
        [few] { $ideas } pomysły
       *[many] { $ideas } pomysłów
    }

Flipped = { NAME($seat) } odwraca kartę i znajduje { SAY($clue, as: "the-clue.acc") }.
FocusShifted = { NAME($seat) } przenosi skupienie.
IdeasGained = { NAME($seat) } dostaje { ideas }.
IdeasSpent = { NAME($seat) } wydaje { ideas }.
Confirmed =
    { HAS($exchanged) ->
        [yes] { NAME($seat) } potwierdza { SAY($clue, as: "the-clue.acc") } i bierze z powrotem { SAY($exchanged, as: "the-clue.acc") }.
       *[no] { NAME($seat) } potwierdza { SAY($clue, as: "the-clue.acc") }.
    }
Discarded = { NAME($seat) } odrzuca { SAY($clue, as: "the-clue.acc") }.
Scouted = { NAME($seat) } zdobywa zwiadem { SAY($clue, as: "the-clue.acc") }.
DeckTurned = { "" }
TeamworkAsked =
    { $teamwork-type ->
        [CompareNotes] { NAME($seat) } chce porównać notatki. Decyduje { NAME($partner) }.
       *[GetAdvice] { NAME($seat) } prosi o { SAY($teamwork, as: "ideas") }. Decyduje { NAME($partner) }.
    }
TeamworkAnswered =
    { $agreed ->
        [yes] { NAME($partner) } się zgadza.
       *[no] { NAME($partner) } woli nie.
    }
NotesCompared = { NAME($seat) } i { NAME($partner) } porównują notatki: { SAY($given, as: "the-clue") } za { SAY($got, as: "the-clue.acc") }.
AdviceTaken = { NAME($seat) } zasięga rady ({ NAME($partner) }) i bierze { ideas }.
SolutionAsked =
    { $aspect ->
        [motive] Pięć jednego typu: { NAME($seat) } mówi, jaki to motyw.
        [suspect] Pięć jednego typu: { NAME($seat) } mówi, czyja to sprawka.
        [location] Pięć jednego typu: { NAME($seat) } mówi, jakie to miejsce.
        [crime] Pięć jednego typu: { NAME($seat) } mówi, jaki to czyn.
       *[object] Pięć jednego typu: { NAME($seat) } mówi, jaki to dowód.
    }
AspectSolved = Mamy { WORD($aspect, of: "type", form: "acc") }! { solution-line }
solution-line =
    { $aspect ->
        [motive] Poszło o { WORD($solution-name, of: "clue", form: "acc") }.
        [suspect] To sprawka { WORD($solution-name, of: "clue", form: "gen") }.
        [location] Stało się to { WORD($solution-name, of: "clue", form: "at") }.
        [crime] Zarzut: { WORD($solution-name, of: "clue", form: "small") }.
       *[object] Najważniejszy dowód: { WORD($solution-name, of: "clue", form: "small") }.
    }
TurnEnded = { "" }
Refilled = { "" }
ClueSlid = { "" }
MovementRevealed =
    { $card-escape ->
        [yes] Podejrzany rusza: { WORD($card-symbol, of: "symbol") } i krok do drzwi.
       *[no] { "" }
    }
EscapeAdvanced = { "" }
SuspectWalked =
    { COUNT($path) ->
        [one] Podejrzany robi jeden krok.
        [few] Podejrzany robi { COUNT($path) } kroki.
       *[many] Podejrzany robi { COUNT($path) } kroków.
    }
EventHappened =
    { $event ->
        [nothing] Zatrzymuje się nad { SAY($clue, as: "the-clue.ins") }: nic się nie dzieje.
       *[other] Zatrzymuje się nad { SAY($clue, as: "the-clue.ins") }. { WORD($event, of: "event") }: { harm }.
    }
harm =
    { $event ->
        [fatigue]
            { $size ->
                [0] żaden pomysł nie znika, nic nie jest jeszcze rozwiązane
                [one] jeden pomysł znika na zawsze
                [few] { $size } pomysły znikają na zawsze
               *[many] { $size } pomysłów znika na zawsze
            }
        [loose_end]
            { $size ->
                [one] przepada jedna napływająca poszlaka
                [few] przepadają { $size } napływające poszlaki
               *[many] przepada { $size } napływających poszlak
            }
        [decoy]
            { $size ->
                [one] podejrzany jest o krok bliżej drzwi
                [few] podejrzany jest o { $size } kroki bliżej drzwi
               *[many] podejrzany jest o { $size } kroków bliżej drzwi
            }
        [sabotage]
            { $size ->
                [one] jeden pomysł znika na zawsze
                [few] { $size } pomysły znikają na zawsze
               *[many] { $size } pomysłów znika na zawsze
            }
        [roadblock] wszystkie karty na wszystkich rękach się odwracają
       *[nothing] to tylko rozpraszacz
    }
IncomingLost = { "" }
HandsFlipped = { "" }
RemovalAsked = { "" }
# O tym, co jest tylko ze słoika, powiedziało już samo zdarzenie.
IdeasRemoved =
    { SUM($players) ->
        [0] { "" }
       *[other]
            { $supply ->
                [0] Stracone na zawsze: { LIST($players, as: "ideas-from") }.
                [one] Stracone na zawsze: { LIST($players, as: "ideas-from") }, do tego jeden ze słoika.
               *[other] Stracone na zawsze: { LIST($players, as: "ideas-from") }, do tego { $supply } ze słoika.
            }
    }
ideas-from =
    { $value ->
        [0] { "" }
        [one] jeden pomysł ({ NAME($index) })
        [few] { $value } pomysły ({ NAME($index) })
       *[many] { $value } pomysłów ({ NAME($index) })
    }
TurnBegan =
    { $final ->
        [yes] Gra { NAME($seat) }. To ostatnia tura sprawy.
       *[no] Gra { NAME($seat) }.
    }
CaseEnded =
    { $how ->
        [success] Rozwiązano wszystkie pięć aspektów. Sprawa zamknięta.
        [escape] Podejrzany ucieka przez drzwi. Koniec sprawy.
        [out_of_ideas] Klubowi skończyły się pomysły. Koniec sprawy.
        [out_of_time] Klubowi skończył się czas. Koniec sprawy.
        [clueless] Poszlak nie wystarczy, żeby uzupełnić ręce. Koniec sprawy.
       *[stopped] Sprawę odłożono.
    }
