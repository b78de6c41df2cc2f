# Ruchy, tak jak nazywa je lista ruchów.

Ask =
    { HAS($text) ->
        [yes] Zapytaj ({ NAME($to) }): „{ $text }”
       *[no] Zadaj pytanie: { NAME($to) }.
    }
Answer =
    { HAS($text) ->
        [yes] Odpowiedz: „{ $text }”
       *[no] Odpowiedz na pytanie.
    }
Accuse = Oskarż o szpiegostwo: { NAME($seat) }.
Vote =
    { $guilty ->
        [yes] Głosuj: winny.
       *[no] Głosuj: niewinny.
    }
Pass = Nie oskarżaj nikogo.
Guess = Pokaż kartę szpiega i podaj miejsce { NTH($place) } z listy.
QueueGuess =
    { HAS($place) ->
        [yes] Przygotuj miejsce { NTH($place) } z listy na chwilę, gdy zegar znów ruszy.
       *[no] Wycofaj przygotowane miejsce.
    }
CallTime = Powiedz, że masz dość słuchania.
Listen = Na razie nic nie rób.
Star = Daj gwiazdkę odpowiedzi { NTH($line) } z tej rundy.
Continue = Dalej, do następnej rundy.
EndRound = Zakończ tę rundę bez punktów.
