# Co widać z danego miejsca, dla osób, które czytają stół jako tekst.

round = Runda { $round }. Grę zaczyna { NAME($first) }.
rolls = Rzuty na początek: { LIST($rolls, as: "a-roll") }.
a-roll =
    { $value ->
        [0] { "" }
       *[other] { NAME($index) } { $value }
    }
phase =
    { $phase ->
        [draw] { NAME($turn) } bierze kartę z talii albo z odrzuconych.
        [discard]
            { $to_discard ->
                [one] { NAME($turn) } odrzuca jedną kartę.
               *[other] { NAME($turn) } odrzuca karty: { $to_discard }.
            }
        [go] { NAME($turn) } ma na kostce { $die } i wybiera drogę.
        [seek] { NAME($turn) } może złożyć wniosek { to-circle }: trzy kolejne karty tego koloru albo jego Eminencja.
        [challenge] Inni decydują w tajemnicy, czy zgłosić sprzeciw { at-circle } ({ NAME($turn) }): wyższa suma albo Eminencja przeciw sekwensowi oznacza odmowę.
        [circle] { NAME($turn) } wybiera krąg.
        [hand_back] { NAME($turn) } oddaje zgodę.
        [give] { NAME($turn) } oddaje zgodę innej osobie.
        [swap] { NAME($turn) } wymienia kartę.
        [look] { NAME($turn) } wybiera, czyją rękę obejrzy.
        [send] { NAME($turn) } wybiera, kto idzie do MI5.
       *[over] Gra jest skończona.
    }
again = To dodatkowy rzut.
player =
    { COUNT($permits) ->
        [0] { NAME($seat) } jest { WHERE($place) } ({ SQUARE($place) }), jeszcze bez zgody. Kart na ręce: { $cards }.
       *[other] { NAME($seat) } jest { WHERE($place) } ({ SQUARE($place) }), zgody: { LIST($permits, as: "a-permit") }. Kart na ręce: { $cards }.
    }
a-permit = { circle } („{ $title }”)
misses =
    { $misses ->
        [one] { NAME($seat) } straci turę.
       *[other] { NAME($seat) } straci tury: { $misses }.
    }
rolls-again = { NAME($seat) } w następnej turze rzuca dwa razy.
goal = Wygrywa pierwsza osoba, która wróci do MI5 ze zgodą z każdego kręgu.
spectator = Patrzysz na grę.
hand =
    { COUNT($hand) ->
        [0] Nie masz kart.
       *[other] Twoja ręka: { CARDS($hand) }.
    }
ahead = Z { $number } na kostce możesz dojść tu: { $places }.
distances = Zgodnie ze strzałkami masz { $steps }.
steps-to =
    { HAS($circle) ->
        [yes] { $steps } { to-circle }
       *[no] { $steps } do MI5
    }
laid = Twoje wyłożone karty: { $cards }.
decision =
    { $decision ->
        [p] Przepuszczasz wniosek.
       *[c] Zgłaszasz sprzeciw.
    }
look = Ręka, którą znasz z rundy { $round } ({ NAME($seat) }): { CARDS($cards) }.
pack =
    { $top ->
        [none] Kart w talii: { $pack }. Stos odrzuconych jest pusty.
       *[other] Kart w talii: { $pack }, odrzuconych: { $pile }; na wierzchu: { $top }.
    }
seeking =
    { $cards ->
        [1] { NAME($seat) } składa wniosek { to-circle } z jedną zakrytą kartą: to może być tylko Eminencja.
       *[other] { NAME($seat) } składa wniosek { to-circle }. Zakrytych kart: { $cards }.
    }
decided =
    { COUNT($decided) ->
        [0] Nikt jeszcze nie podjął decyzji.
       *[other] Decyzja zapadła: { NAMES($decided) }.
    }
last = Ostatni wniosek. { SAY($last, as: "judged") }
attempts = Wniosków do tej pory: { $attempts }, ze sprzeciwem: { $attempts_challenged }.
stage =
    { $won ->
        [yes] runda { $round }: { NAME($seat) } zdobywa { circle }
       *[no] runda { $round }: { NAME($seat) } traci { circle }
    }
race = Zgody do tej pory: { LIST($race, as: "stage") }.
note =
    { $taken ->
        [yes] { NAME($seat) } bierze: { CARD($card) }
       *[no] { NAME($seat) } odrzuca: { CARD($card) }
    }
notes = Przy odrzuconych, od najstarszych: { LIST($notes, as: "note") }.
held = Na pewno na ręce ({ NAME($seat) }): { CARDS($cards) }.
shown = Ręka na koniec ({ NAME($seat) }): { CARDS($cards) }.
gone = Poza grą: { NAMES($gone) }.
waiting-for = Czekamy na: { NAMES($waiting_for) }.
digest =
    Spycatcher. Zdobądź zgodę każdego z czterech kręgów (Sąd, Rząd, Prasa, Wydawca) i wróć do MI5 przed innymi. W swojej turze bierzesz kartę, jedną odrzucasz i idziesz zgodnie ze strzałkami o tyle, ile pokazuje kostka. W kręgu możesz złożyć wniosek o jego zgodę: trzema kolejnymi kartami tego koloru albo samą jego Eminencją, zakrytymi. Inni mogą w tajemnicy zgłosić sprzeciw jedną do trzech kart tego koloru: wyższa suma, albo Eminencja przeciw sekwensowi, oznacza odmowę. Notatki trzeba wykonać.

# Jak się skończyło, w kilku słowach.

ending-published = Książka wyszła
