# Ruchy, tak jak nazywa je lista ruchów. Karty na ręce i w rzędzie liczymy od lewej.

Investigate = Zbadaj: odwróć swoją kartę { NTH($slot) }.
ShiftFocus = Przenieś skupienie pod swoją kartę { NTH($slot) }.
Confirm = Potwierdź swoją kartę { NTH($slot) } na polu { NTH($row) } rzędu.
Scout = Zdobądź zwiadem napływającą poszlakę { NTH($place) } na swoje pole { NTH($slot) }.
CompareNotes = Porównaj notatki ({ NAME($seat) }): twoja karta { NTH($mine) } za kartę { NTH($theirs) }.
GetAdvice = Zasięgnij rady ({ NAME($seat) }): weź { ideas }.
Agree = Zgódź się.
Decline = Powiedz nie.
ChooseSolution = Powiedz, że rozwiązaniem jest karta na polu { NTH($row) } rzędu.
RemoveIdeas =
    { SUM($players) ->
        [0]
            { $supply ->
                [one] Usuń 1 pomysł ze słoika.
                [few] Usuń { $supply } pomysły ze słoika.
               *[many] Usuń { $supply } pomysłów ze słoika.
            }
       *[other]
            { $supply ->
                [one] Usuń 1 pomysł ze słoika i { LIST($players, as: "ideas-from") }.
                [few] Usuń { $supply } pomysły ze słoika i { LIST($players, as: "ideas-from") }.
               *[many] Usuń { $supply } pomysłów ze słoika i { LIST($players, as: "ideas-from") }.
            }
    }
EndTurn = Zakończ turę.
UseCard = Użyj karty { $card }: { WORD($action, of: "action") }.
UsePocket =
    { HAS($clue) ->
        [yes] Użyj kieszeni karty { $card } ze swoim polem { NTH($slot) } i wyjmij poszlakę { $clue }.
       *[no] Włóż swoją kartę { NTH($slot) } do kieszeni karty { $card }.
    }
SolveEarly = Rozwiąż teraz, jak pozwala karta { $card }: { WORD($aspect, of: "type", form: "one") }.
PickClue = Wybierz poszlakę { $clue }.
PickRow = Wybierz pole { NTH($row) } rzędu.
PickSpot = Wybierz kartę { NTH($slot) } ({ NAME($seat) }).
PickPlayer = Wybierz: { NAME($seat) }.
PickType = Zgadnij: { WORD($guess, of: "type", form: "one") }.
PickSymbol = Zgadnij: { WORD($symbol, of: "symbol") }.
PickEvent = Liczy się zdarzenie: { The-figure }.
Accept = Tak.
Refuse = Nie.
Enough = Wystarczy.
PickCharacter =
    { HAS($name) ->
        [yes] Graj: „{ $name }”, { WORD($character, of: "character", form: "small") }.
       *[no] Graj: { WORD($character, of: "character", form: "small") }.
    }
ReadOn =
    { HAS($card) ->
        [yes] Karta { $card } przeczytana.
       *[no] Przeczytane.
    }
Propose = Zaproponuj „{ $answer }”.
WriteStory = Zapisz historię sprawy: „{ $text }”
