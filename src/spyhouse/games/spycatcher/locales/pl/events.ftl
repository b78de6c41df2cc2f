# Dziennik: tylko to, co mogą wiedzieć wszyscy, bez zakrytych kart i tajnych decyzji.

circle =
    { $circle ->
        [court] Sąd
        [government] Rząd
        [press] Prasa
       *[publisher] Wydawca
    }
at-circle =
    { $circle ->
        [court] w Sądzie
        [government] w Rządzie
        [press] w Prasie
       *[publisher] u Wydawcy
    }
of-circle =
    { $circle ->
        [court] Sądu
        [government] Rządu
        [press] Prasy
       *[publisher] Wydawcy
    }
to-circle =
    { $circle ->
        [court] do Sądu
        [government] do Rządu
        [press] do Prasy
       *[publisher] do Wydawcy
    }
card =
    { $value ->
        [13] Eminencja { of-circle }
       *[other] { circle } { $value }
    }
where =
    { $kind ->
        [mi5] w MI5
        [challenge] { at-circle }, pole { $square }
        [action] na polu „{ $label }”
       *[blank]
            { $road ->
                [in] na drodze do środka
                [out] na drodze na zewnątrz
               *[ring] na obwodnicy
            }
    }
weight =
    { $master ->
        [yes] Eminencja
       *[no] { $total }
    }

TurnBegan = { "" }
TurnMissed = { NAME($seat) } wciąż pije herbatę i traci turę.
Shuffled = Z odrzuconych kart powstaje nowa, potasowana talia.
Drew = { "" }
GotCards = { "" }
TookDiscard = { NAME($seat) } bierze z odrzuconych: { CARD($card) }.
Uncovered = Na wierzchu odrzuconych jest teraz: { CARD($card) }.
Discarded = { NAME($seat) } odrzuca: { CARD($card) }.
# Widać to po ruchu pionka.
Rolled = { "" }
Went = { NAME($seat) } idzie o { COUNT($route) }. Teraz { WHERE($route) }.
Obeys = { MEMO($place) }
Put = { NAME($seat) } jest teraz { WHERE($place) }.
WillMiss = { NAME($seat) } robi przerwę na herbatę i straci turę.
WillRollAgain = { NAME($seat) } w następnej turze rzuca dwa razy.
Replaced =
    { $count ->
        [1] { NAME($seat) } wymienia jedną kartę.
       *[other] { NAME($seat) } wymienia całą rękę.
    }
Sought =
    { $count ->
        [1] { NAME($seat) } składa wniosek { to-circle } z jedną kartą: to Eminencja.
       *[other] { NAME($seat) } składa wniosek { to-circle }. Kart: { $count }.
    }
Declined = { NAME($seat) } nie składa tu wniosku.
Decided = { NAME($seat) } ma już decyzję.
Judged = { SAY($attempt, as: "judged") }
judged =
    { COUNT($cards) ->
        [0] Zgoda { of-circle }: nikt nie zgłasza sprzeciwu ({ NAME($seat) }), więc karty zostają zakryte.
       *[other]
            { $granted ->
                [yes]
                    { COUNT($challenges) ->
                        [0] Zgoda { of-circle }: { NAME($seat) } pokazuje { WEIGHT($cards) }, bez sprzeciwu.
                       *[other] Zgoda { of-circle }: { NAME($seat) } pokazuje { WEIGHT($cards) } przeciw: { LIST($challenges, as: "objector") }.
                    }
               *[no]
                    { $bluff ->
                        [yes] Odmowa: { NAME($seat) } blefuje { at-circle }.
                       *[no] Odmowa { of-circle }: { NAME($seat) } pokazuje { WEIGHT($cards) }, a więcej ma { LIST($challenges, as: "beats") }.
                    }
            }
    }
objector = { NAME($seat) } ({ WEIGHT($cards) })
beats =
    { $succeeds ->
        [yes] { NAME($seat) } ({ WEIGHT($cards) })
       *[no] { "" }
    }
Permitted = { NAME($seat) } ma zgodę { of-circle }.
HandedBack = { NAME($seat) } oddaje zgodę { of-circle }.
Gave = { NAME($seat) } oddaje zgodę { of-circle }. Dostaje ją { NAME($to) }.
Looked = { NAME($seat) } ogląda rękę: { NAME($at) }.
SawHand = { "" }
GameEnded =
    { $how ->
        [published] { NAME($winner) } wraca do MI5 z kompletem zgód: książka wychodzi!
       *[stopped] Gospodarz zakończył grę.
    }
