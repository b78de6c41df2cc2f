# Dziennik. Tajne zdarzenia nie mają wiersza: { "" } go pomija.

Dealt = Runda { $round }. Rozdaje { NAME($dealer) }.
GotCard = { "" }
ClockRuns =
    { HAS($left) ->
        [yes] Zegar ruszył.
       *[no] Runda trwa, bez zegara.
    }
Asked =
    { HAS($text) ->
        [yes] { NAME($asker) } pyta ({ NAME($to) }): „{ $text }”
       *[no] { NAME($asker) } zadaje pytanie. Odpowiada { NAME($to) }.
    }
Answered =
    { HAS($text) ->
        [yes] { NAME($seat) }: „{ $text }”
       *[no] { NAME($seat) } odpowiada.
    }
Unanswered = { NAME($seat) } nie odpowiada.
Accused =
    { $after_time ->
        [yes] { NAME($accuser) } oskarża. Na ławie: { NAME($accused) }.
       *[no] { NAME($accuser) } zatrzymuje zegar i oskarża. Na ławie: { NAME($accused) }.
    }
Voted = { NAME($seat) } oddaje głos.
VoteEnded =
    { $convicted ->
        [yes] Winny! Skazanie: { NAME($accused) }.
       *[no] Niewinny! Przeciw skazaniu ({ NAME($accused) }): { NAMES($not_guilty) }.
    }
TimeCalled = { NAME($seat) } ma już dość słuchania.
TimeUp = Czas minął. Teraz oskarżacie po kolei.
Passed = { NAME($seat) } nikogo nie oskarża.
GuessQueued = { "" }
Guessed = { NAME($seat) } pokazuje kartę szpiega i podaje miejsce.
RoundEnded =
    { $result-how ->
        [caught] { COUNT($result-spies) ->
            [1] Szpieg to { NAMES($result-spies) }. Mamy szpiega!
           *[other] Szpiedzy to { NAMES($result-spies) }. Mamy ich!
        }
        [framed] { COUNT($result-spies) ->
            [1] Skazana osoba ({ NAME($result-accused) }) jest niewinna. Szpieg to { NAMES($result-spies) }.
           *[other] Skazana osoba ({ NAME($result-accused) }) jest niewinna. Szpiedzy to { NAMES($result-spies) }.
        }
        [guessed] { COUNT($result-spies) ->
            [1] Szpieg to { NAMES($result-spies) }, a miejsce się zgadza.
           *[other] Szpiedzy to { NAMES($result-spies) }, a miejsce się zgadza.
        }
        [missed] { COUNT($result-spies) ->
            [1] Szpieg to { NAMES($result-spies) }, a miejsce jest złe.
           *[other] Szpiedzy to { NAMES($result-spies) }, a miejsce jest złe.
        }
        [escaped] { COUNT($result-spies) ->
            [1] Nikogo nie skazano. Szpieg to { NAMES($result-spies) }.
           *[other] Nikogo nie skazano. Szpiedzy to { NAMES($result-spies) }.
        }
       *[void] { COUNT($result-spies) ->
            [1] Runda się nie liczy. Szpieg to { NAMES($result-spies) }.
           *[other] Runda się nie liczy. Szpiedzy to { NAMES($result-spies) }.
        }
    }
OddOneOut = { NAME($seat) } ma kartę innego miejsca i może teraz podać właściwe.
OddCard = { NAME($seat) } ma inne miejsce niż reszta.
Starred = { NAME($seat) } daje gwiazdkę.
Continued = { "" }
GameEnded =
    { $how ->
        [score] To ostatnia runda.
       *[stopped] Gospodarz zakończył grę.
    }
