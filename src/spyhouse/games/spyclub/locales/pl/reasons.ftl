# Dlaczego bot robi to, co robi: do dziennika i dla tych, którzy proszą o podpowiedź.

reason-flip = Odwróć { SAY($clue, as: "the-clue.acc") }: nikt nie zna drugiej strony{ reason-then }.
reason-flip-known = Odwróć { SAY($clue, as: "the-clue.acc") }: po drugiej stronie jest { SAY($behind, as: "the-clue") }{ reason-then }.
reason-focus =
    { $ideas ->
        [0] Przenieś skupienie pod { SAY($clue, as: "the-clue.acc") }: pasuje do tego, co dalej{ reason-then }.
       *[other] Przenieś skupienie pod { SAY($clue, as: "the-clue.acc") }: daje { ideas } i pasuje do tego, co dalej{ reason-then }.
    }
reason-confirm =
    { $count ->
        [5] Potwierdź { SAY($clue, as: "the-clue.acc") }: to domyka { WORD($aspect, of: "type", form: "acc") }{ reason-then }.
       *[other] Potwierdź { SAY($clue, as: "the-clue.acc") }: { WORD($aspect, of: "type", form: "one") } ma wtedy { $count } z 5{ reason-then }.
    }
reason-scout = Zdobądź zwiadem { SAY($clue, as: "the-clue.acc") }: przyda się bardziej niż to, co zastąpi{ reason-then }.
reason-trade = Wymień { SAY($clue, as: "the-clue.acc") } na { SAY($got, as: "the-clue.acc") }: każda karta jest tam więcej warta{ reason-then }.
reason-advice = Weź { ideas }: tu są najpierw potrzebne{ reason-then }.
reason-remove = Tych pomysłów będzie brakować najmniej.
reason-end-turn = Nic lepszego nie zostało. Może was spotkać: { LIST($events, as: "an-event") }.
an-event = { WORD($value, of: "event") }
reason-no-choice = Nie ma wyboru.
reason-then =
    { $then ->
        [solve] , a w tej turze da się rozwiązać: { LIST($aspects, as: "the-aspect") }
        [go_on] { reason-cards }
        [confirm] { reason-cards }
        [suspect] , a potem pewnie: { WORD($event, of: "event") }
       *[none] { "" }
    }
reason-cards =
    { HAS($cards) ->
        [yes] , a potem potwierdź: { LIST($cards, as: "the-clue.acc") }
       *[no] , a potem potwierdź więcej kart
    }
the-aspect = { WORD($value, of: "type", form: "one") }
reason-teamwork = Po to jest klub, żeby współpracować.
reason-desk = Tak mówi karta.
reason-card-asks = Karta chce wiedzieć.
reason-any-story = Każda historia jest dobra.
reason-slip = Wydawało się, że to dobry pomysł.
reason-card-pays = Karta jest tego warta.

reason-both =
    { HAS($both) ->
        [yes] Za darmo: macie to samo skupienie ({ WORD($both, of: "type", form: "one") }).
       *[no] Za darmo: współpraca nie kosztuje akcji.
    }
