# Co stół widzi w kampanii: co leży na biurku i co jej karty robią ze sprawą.

by-card =
    { HAS($by) ->
        [yes] { "" } (karta { $by })
       *[no] { "" }
    }
some-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
mark =
    { $kind ->
        [wild] liczy się jako każdy typ
        [locked] na kłódkę
        [sticky] klei się
        [shield] pod osłoną
        [kiss] z całusem
        [bait] przynęta
        [prize] nagroda
       *[paint] mokra farba
    }
The-figure =
    { $figure ->
        [suspect] Podejrzany
        [dog] Pies
        [twin] Druga bliźniaczka
        [guard] Strażnik
        [rival] Rywal
        [bully] Łobuz
        [mom] Mama
        [reporter] Reporterka
        [piece] Pionek
        [wagon] Śmieciarka
        [heart] Medalion
        [monster] Potwór
        [sign] Strzałka
       *[hat] Kapelusz
    }

StageBegan =
    { $stage ->
        [cast] Sprawa { $case } z 5: kto jest kim.
        [unlock] Sprawa { $case } z 5: nowe karty.
        [setup] Sprawa { $case } z 5: przed sprawą.
        [record] Sprawa { $case } z 5: do wielkiej sprawy.
        [end] Sprawa { $case } z 5: co mówią karty.
        [save] Sprawa { $case } z 5: do kroniki.
       *[other] { "" }
    }
CharacterPicked =
    { HAS($member-name) ->
        [yes] { NAME($seat) } to „{ $member-name }”, { WORD($member-character, of: "character", form: "small") }.
       *[no] { NAME($seat) } to { WORD($member-character, of: "character", form: "small") }.
    }
CardUnlocked = Karta { $card } jest odblokowana.
CardGiven = Karta { $card } należy teraz do { WORD($owner, of: "character", form: "gen") }.
DeskAsked = { "" }
CardRead = { "" }
Proposed = { NAME($seat) } ma propozycję.
Agreed = { NAME($seat) } się zgadza.
Decided =
    { $about ->
        [choice] Karta { $card }: decyzja zapadła.
       *[other] { "" }
    }
decided-way = Karta { $card }: drużyna wybiera „{ $way }”.
AspectRecorded =
    { HAS($recorded) ->
        [yes] Do wielkiej sprawy przypinacie: { WORD($recorded-name, of: "clue", form: "small") }.
       *[no] Do wielkiej sprawy nic nie przypinacie.
    }
StoryWritten = { NAME($seat) } pisze: „{ $text }”
TableLaid = { "" }
CaseSaved = Sprawa { $case } jest w kronice: { some-points }, razem { $total }.

CardUsed = { NAME($seat) } używa karty { $by }: { WORD($action, of: "action") }.
CardFired = { "" }
CardAsked = { "" }
CardAnswered =
    { $accepted ->
        [yes] { NAME($seat) } mówi „tak” (karta { $by }).
       *[no] { NAME($seat) } mówi „nie” (karta { $by }).
    }
CluesFlipped = Odwrócone{ by-card }: { LIST($clues, as: "the-clue") }.
CluesPeeked = Widać obie strony{ by-card }: { LIST($clues, as: "the-clue") }.
MovementPeeked = Następne kroki podejrzanego są znane{ by-card }.
ClueMoved =
    { HAS($clue) ->
        [yes] Przeniesione{ by-card }: { SAY($clue, as: "the-clue") }.
       *[no] Przeniesione{ by-card }: karta, której nikt nie widział.
    }
CluesUncovered = { "" }
Marked =
    { $kind ->
        [paint] Na polu rzędu jest mokra farba{ by-card }.
       *[other] Karta jest oznaczona: { mark }{ by-card }.
    }
Unmarked = Oznaczenie znika: { mark }{ by-card }.
FigureMoved =
    { HAS($after) ->
        [no] { The-figure } znika ze stołu{ by-card }.
       *[yes]
            { HAS($before) ->
                [yes] { The-figure } zmienia miejsce{ by-card }.
               *[no] { The-figure } wchodzi na stół{ by-card }.
            }
    }
SuspectMoved = Podejrzany zmienia miejsce{ by-card }.
SuspectStayed = Podejrzany zostaje na miejscu{ by-card }.
EscapeWentBack = Drzwi są znowu dalej{ by-card }.
EventAverted = Zdarzenie pod podejrzanym się nie liczy{ by-card }.
Calmed = { "" }
FocusMoved = { "" }
SupplyChanged =
    { SIGN($ideas) ->
        [plus]
            { $ideas ->
                [one] Jeden pomysł wraca do słoika{ by-card }.
                [few] { $ideas } pomysły wracają do słoika{ by-card }.
               *[many] { $ideas } pomysłów wraca do słoika{ by-card }.
            }
       *[minus]
            { ABS($ideas) ->
                [one] Jeden pomysł znika ze słoika{ by-card }.
                [few] { ABS($ideas) } pomysły znikają ze słoika{ by-card }.
               *[many] { ABS($ideas) } pomysłów znika ze słoika{ by-card }.
            }
    }
ActionsChanged =
    { SIGN($actions) ->
        [plus]
            { $actions ->
                [one] { NAME($seat) } ma o jedną akcję więcej{ by-card }.
                [few] { NAME($seat) } ma o { $actions } akcje więcej{ by-card }.
               *[many] { NAME($seat) } ma o { $actions } akcji więcej{ by-card }.
            }
       *[minus]
            { ABS($actions) ->
                [one] { NAME($seat) } ma o jedną akcję mniej{ by-card }.
                [few] { NAME($seat) } ma o { ABS($actions) } akcje mniej{ by-card }.
               *[many] { NAME($seat) } ma o { ABS($actions) } akcji mniej{ by-card }.
            }
    }
MovementChanged = { "" }
CapReached =
    { $cap ->
        [ideas] Na początek najwyżej tyle pomysłów: { $most }{ by-card }.
        [supply] W słoiku jest na początku co najmniej tyle pomysłów: { $most }{ by-card }.
        [escape] Znacznik ucieczki zaczyna najwyżej o tyle kroków dalej: { $most }{ by-card }.
        [time] Przed sprawą nie ubędzie więcej kart ruchu{ by-card }.
        [seeded] Na początku w rzędzie leży najwyżej tyle kart: { $most }.
        [marked] Na początku nie będzie więcej takich znaczników{ by-card }.
        [discs] Wszystkie znaczniki już leżą{ by-card }.
        [special] Jokery i karty podwójne liczą się razem najwyżej tyle razy: { $most }.
        [actions] Tura ma najwyżej tyle akcji: { $most }{ by-card }.
        [few_actions] Tura ma co najmniej tyle akcji: { $most }{ by-card }.
        [events] Więcej zdarzeń w jednej turze nie będzie (najwyżej { $most }): to przepada.
       *[triggers] Karty uruchamiają się nawzajem najwyżej tyle razy z rzędu: { $most }.
    }
DiceRolled =
    { $lucky ->
        [yes] Kości są łaskawe{ by-card }.
       *[no] Kości nie są łaskawe{ by-card }.
    }
Guessed =
    { $right ->
        [yes] { NAME($seat) } zgaduje: { a-guess }. Dobrze!
       *[no] { NAME($seat) } zgaduje: { a-guess }. Źle.
    }
a-guess =
    { $guess ->
        [circle] { WORD($guess, of: "symbol") }
        [square] { WORD($guess, of: "symbol") }
        [triangle] { WORD($guess, of: "symbol") }
        [star] { WORD($guess, of: "symbol") }
        [cross] { WORD($guess, of: "symbol") }
       *[other] { WORD($guess, of: "type", form: "one") }
    }
RuleBegan = { "" }
TokensChanged = { "" }
CardTurned = Karta { $card } pokazuje teraz stronę { $side }.
CardPutAway = Karta { $card } jest poza grą.
ObjectiveDone = Cel osiągnięty: { some-points }{ by-card }.
PointsScored = Do kroniki: { some-points }{ by-card }.
