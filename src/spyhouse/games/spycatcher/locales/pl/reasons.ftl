# Podpowiedź w trzech krótkich zdaniach: co zrobić, dlaczego, co dalej.

reason-only-way = Jest tylko jedna droga.
reason-draw-unseen =
    Dobierz zakrytą kartę z talii.
    Odkryta ci nie pomoże.
    Nikt nie zobaczy, co dobierasz.
reason-take =
    Weź odkrytą kartę: { CARD($card) }.
    { $enough ->
        [yes] Masz wtedy sekwens { of-circle }.
       *[no] Przybliża cię do sekwensu.
    }
    { $enough ->
        [yes] Potem idź tam i złóż wniosek.
       *[no] Ten sekwens przyda się { to-circle }.
    }
reason-let-go =
    Odrzuć: { CARD($card) }.
    { $had ->
        [yes] Tę zgodę już masz.
       *[no] Ta karta nie pasuje do żadnego sekwensu.
    }
    Zostaje ci to, co do siebie pasuje.
reason-mi5 =
    Idź do MI5.
    { $publish ->
        [yes] Twoja książka jest gotowa: tam wygrywasz!
       *[no] Z MI5 możesz iść w każdą stronę.
    }
reason-memo =
    Idź na notatkę „{ LABEL($place) }”.
    Nic lepszego nie masz w zasięgu.
reason-memo-along =
    Idź na notatkę: zabierze cię dalej.
    { reason-circle }
reason-circle =
    { $chance ->
        [now]
            Idź { to-circle }.
            Masz karty na wniosek.
            { reason-danger }
        [later]
            Idź { to-circle }.
            Tej zgody jeszcze ci brakuje.
            Poczekaj tam na dobre karty.
       *[passing]
            Idź obok kręgu ({ circle }).
            To po drodze.
    }
reason-danger =
    { $danger ->
        [some] Twoje { $total } ktoś pobije mniej więcej { $odds } razy na 100.
        [much] Ktoś może pobić twoje { $total }, ale nie ma pewności.
       *[none] Eminencji nic nie pobije.
    }
reason-on-the-way =
    Idź tędy.
    { $circle ->
        [mi5] To droga do domu, do MI5.
       *[other] To droga { to-circle }.
    }
reason-seek =
    Złóż teraz wniosek.
    { reason-danger }
    Jeśli nikt cię nie pobije, dostajesz zgodę.
reason-seek-bluff =
    Spróbuj blefu.
    Jeśli nikt nie zgłosi sprzeciwu, nikt nie zobaczy tych kart.
    Jeśli ktoś zgłosi, tracisz turę.
reason-wait =
    Nie składaj jeszcze wniosku.
    { $total ->
        [0] Nie masz tu sekwensu do wyłożenia.
       *[other] Ktoś pewnie pobiłby twoje { $total }.
    }
    Poczekaj na lepsze karty.
reason-challenge-master =
    Zgłoś sprzeciw Eminencją.
    Bije każdy sekwens.
reason-long-shot =
    Zgłoś sprzeciw, choć to ryzykowne.
    Te karty nie są ci potrzebne.
    Dobierzesz za nie nowe.
reason-challenge =
    Zgłoś sprzeciw za { $total }.
    Wygrywa mniej więcej { $odds } razy na 100.
    Te karty możesz poświęcić.
reason-beaten-by-master =
    Przepuść.
    Pojedyncza karta to zawsze Eminencja.
    Nic jej nie pobije.
reason-let-pass =
    Przepuść.
    { $odds ->
        [0] Nie masz nic wyższego.
       *[other] Twoje najlepsze karty wygrałyby mniej więcej { $odds } razy na 100.
    }
    W twoim własnym sekwensie są więcej warte.
reason-soonest-back =
    Oddaj zgodę { of-circle }.
    Najłatwiej ją odzyskasz.
reason-look =
    Obejrzyj te karty.
    Nikt nie jest bliżej wygranej.
    Zobacz, czym można cię zatrzymać.
reason-send =
    Odeślij tę osobę.
    Nikt nie jest bliżej wygranej.
    Tu zaboli to najbardziej.
