# Dlaczego bot zagrałby ten ruch: tekst podpowiedzi.

reason-only-way = Nie ma innej drogi.
reason-draw-unseen = Wierzchnia odrzucona karta ci nie pomoże. Karta z talii może, i nikt jej nie zobaczy.
reason-take =
    { $enough ->
        [yes] { CARD($card) }: tylko tego brakuje ci do wniosku { to-circle }.
       *[no] { CARD($card) }: to przybliża cię do sekwensu { of-circle }.
    }
reason-let-go =
    { $had ->
        [yes] Tę zgodę już masz, więc { CARD($card) } niewiele daje.
       *[no] { CARD($card) }: ta karta najmniej pomaga w sekwensie.
    }
reason-mi5 =
    { $publish ->
        [yes] Do domu: książka wychodzi.
       *[no] Z MI5 możesz iść wszędzie.
    }
reason-memo = Idź na notatkę „{ LABEL($place) }”. Nic innego w zasięgu nie jest dla ciebie lepsze.
reason-memo-along = Notatka cię tam zabiera. { reason-circle }
reason-circle =
    { $chance ->
        [now] Możesz od razu złożyć wniosek { to-circle }. { reason-danger }
        [later] Brakuje ci jeszcze zgody { of-circle }. W tym kręgu możesz krążyć, aż przyjdą karty.
       *[passing] To po drodze ({ circle }).
    }
reason-danger =
    { $danger ->
        [some] Szansa, że ktoś pobije twoje { $total }, to około { $odds }%.
        [much] Ktoś mógłby pobić twoje { $total }, ale nie ma pewności i musiałby wydać karty.
       *[none] Eminencji nic nie pobije.
    }
reason-on-the-way =
    { $circle ->
        [mi5] To po drodze do domu.
       *[other] To po drodze { to-circle }.
    }
reason-seek-bluff = Blef: jeśli nikt nie zgłosi sprzeciwu, nikt nie zobaczy tych kart. Inaczej tracisz turę.
reason-wait =
    { $total ->
        [0] Nie masz tu z czym złożyć wniosku.
       *[other] Ktoś pewnie pobiłby twoje { $total }. Poczekaj na lepsze karty.
    }
reason-challenge-master = Eminencja bije każdy sekwens.
reason-long-shot = Ryzykowne, ale te karty nie są ci potrzebne, a dobierzesz za nie nowe.
reason-challenge = Możesz je poświęcić, a { $total } wystarcza mniej więcej w { $odds }% przypadków.
reason-beaten-by-master = Pojedyncza karta to zawsze Eminencja, a jej nic nie pobije.
reason-let-pass =
    { $odds ->
        [0] Nie masz niczego, co pobiłoby te karty.
       *[other] Twoje najlepsze karty wystarczyłyby w około { $odds }% przypadków. Gdzie indziej dadzą ci więcej.
    }
reason-soonest-back = Zgodę { of-circle } najszybciej zdobędziesz z powrotem.
reason-look = Nikt nie jest dalej: sprawdź, czym mogą ci się sprzeciwić.
reason-send = Nikt nie jest dalej: tu zaboli to najbardziej.
