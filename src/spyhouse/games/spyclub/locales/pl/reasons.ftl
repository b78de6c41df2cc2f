# Podpowiedź w trzech krótkich zdaniach: co zrobić, dlaczego, co dalej.

reason-flip =
    Odwróć { SAY($clue, as: "the-clue.acc") }.
    Nikt jeszcze nie widział drugiej strony.{ reason-then }
reason-flip-known =
    Odwróć { SAY($clue, as: "the-clue.acc") }.
    Po drugiej stronie: { SAY($behind, as: "the-clue") }.{ reason-then }
reason-focus =
    Przenieś skupienie pod { SAY($clue, as: "the-clue.acc") }.
    { $ideas ->
        [0] Karty obok skupienia potwierdzasz tanio.
       *[other] Dostajesz za to { ideas }.
    }{ reason-then }
reason-confirm =
    Potwierdź { SAY($clue, as: "the-clue.acc") }.
    { $count ->
        [5] To już pięć, więc { WORD($aspect, of: "type", form: "one") }: rozwiązane!
        [one] W rzędzie to pierwsza karta tego typu.
       *[other] Kart tego typu w rzędzie: { $count }. Pięć daje rozwiązanie.
    }{ reason-then }
reason-scout =
    Zdobądź zwiadem { SAY($clue, as: "the-clue.acc") }.
    { HAS($there) ->
        [yes]
            { $count ->
                [0] Przyda się bardziej niż karta, którą oddajesz.
               *[other] Kart tego typu w rzędzie jest już: { $count }.
            }
       *[no] Przyda się bardziej niż karta, którą oddajesz.
    }{ reason-then }
reason-trade =
    { HAS($seat) ->
        [yes] Wymień się ({ NAME($seat) }): oddaj { SAY($clue, as: "the-clue.acc") }, weź { SAY($got, as: "the-clue.acc") }.
       *[no] Oddaj { SAY($clue, as: "the-clue.acc") }, weź { SAY($got, as: "the-clue.acc") }.
    }
    { reason-both }{ reason-then }
reason-advice =
    { HAS($seat) ->
        [yes] Weź { ideas } ({ NAME($seat) }).
       *[no] Weź { ideas }.
    }
    { reason-both }{ reason-then }
reason-both =
    { HAS($both) ->
        [yes] Za darmo: macie to samo skupienie ({ WORD($both, of: "type", form: "one") }).
       *[no] Za darmo: współpraca nie kosztuje akcji.
    }
reason-remove =
    Oddaj te pomysły.
    Na razie nikomu się nie przydadzą.
reason-end-turn =
    Zakończ turę.
    Nic więcej nie pomoże teraz drużynie.
    Podejrzany może przynieść: { LIST($events, as: "an-event") }.
an-event = { WORD($value, of: "event") }
reason-no-choice = Jest tylko jedno do zrobienia.
reason-then =
    { $then ->
        [solve]
            { "" }
            Potem jeszcze w tej turze rozwiążesz: { LIST($aspects, as: "the-aspect") }!
        [go_on]
            { "" }
            { reason-cards }
        [confirm]
            { "" }
            { reason-cards }
        [suspect]
            { "" }
            Potem będzie pewnie: { WORD($event, of: "event") }.
       *[none] { "" }
    }
reason-cards =
    { HAS($cards) ->
        [yes] Potem potwierdź { LIST($cards, as: "the-clue.acc") }.
       *[no] Potem potwierdź więcej kart.
    }
the-aspect = { WORD($value, of: "type", form: "one") }
reason-teamwork =
    Zgódź się.
    Pomoc nie kosztuje cię akcji.
reason-desk = Karta mówi, co robić.
reason-card-asks =
    Odpowiedz karcie.
    Potem gra toczy się dalej.
reason-any-story = Wybierz historię, która najbardziej ci się podoba.
reason-slip = Wydawało się, że to dobry pomysł.
reason-card-pays =
    Użyj karty.
    Daje więcej, niż kosztuje.
