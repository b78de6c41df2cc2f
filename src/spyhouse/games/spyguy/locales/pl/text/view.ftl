# What a seat sees, for those who play by text.

phase =
    { $phase ->
        [look_around] Rozejrzyjcie się: żadna karta nie jest jeszcze odkryta.
        [shortcut] Spy Guy stoi na strzałce. Wszyscy mówią, czy ma iść skrótem.
        [search] Piasek się sypie. Szukajcie!
        [reveal] Koniec szukania.
       *[over] Gra jest skończona.
    }
chase = Spy Guy: { $spy-guy }, doktor Moritz: pole { $moritz }. Port to pole { $port }; jeśli doktor Moritz tam dotrze, ucieknie.
space =
    { $shortcut ->
        [yes] pole { $number } skrótu
       *[no] pole { $number }
    }
arrow =
    Na polu { $arrow } zaczyna się skrót: { $shortcut ->
        [one] { $shortcut } pole
        [few] { $shortcut } pola
       *[many] { $shortcut } pól
    } zamiast { $replaces }.
practice = To trening: nikt nikogo nie ściga.
card =
    Karta { $turn }: { WORD($item, of: "item") }, w mieście { $copies ->
        [one] { $copies } raz
       *[many] { $copies } razy
    }. Potem doktor Moritz biegnie o { $footprints ->
        [one] { $footprints } pole
        [few] { $footprints } pola
       *[many] { $footprints } pól
    }.
time =
    Piasek sypie się w sumie { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.
found = Znalezione: { LIST($markers, as: "a-marker") }.
nothing-found = Nic jeszcze nie znaleziono.
spotted = Doktora Moritza w tłumie dostrzega { NAME($seat) }.
a-marker =
    { HAS($spot-place) ->
        [yes] { PLACE($spot-place) } ({ NAME($seat) }, po { SECONDS($ms) } s)
       *[no] w punkcie { $spot-x }, { $spot-y } ({ NAME($seat) }, po { SECONDS($ms) } s)
    }
missed = Umknęło: { LIST($missed, as: "a-spot") }.
a-spot =
    { HAS($place) ->
        [yes] { PLACE($place) }
       *[no] w punkcie { $x }, { $y }
    }
done = Koniec szukania: { NAMES($done) }.
ready = Dalej! Czekają: { NAMES($ready) }.
vote =
    { $value ->
        [yes] { NAME($index) } chce iść skrótem
        [no] { NAME($index) } chce zostać na trasie
       *[other] { "" }
    }
votes = { LIST($votes, as: "vote") }.
deck =
    { $deck ->
        [one] { $deck } karta leży jeszcze zakryta.
        [few] { $deck } karty leżą jeszcze zakryte.
       *[many] { $deck } kart leży jeszcze zakrytych.
    }
wrong =
    { $wrong ->
        [one] Masz { $wrong } pomyłkę.
        [few] Masz { $wrong } pomyłki.
       *[many] Masz { $wrong } pomyłek.
    }
locked = Po pomyłce musisz chwilę poczekać.
gone = Poza grą: { NAMES($gone) }.
search-result = { WORD($item, of: "item") }: znaleziono { SUM($found) } z { $copies }.
result = W sumie znaleziono { $found } z { $copies }. { SAY($share, as: "share") }
their-result =
    { $wrong ->
        [0] { NAME($seat) }: znalezione { $found }, bez pomyłek.
        [one] { NAME($seat) }: znalezione { $found }, { $wrong } pomyłka.
        [few] { NAME($seat) }: znalezione { $found }, { $wrong } pomyłki.
       *[many] { NAME($seat) }: znalezione { $found }, { $wrong } pomyłek.
    }
fastest = Najszybsze znalezisko: { NAME($seat) }, { WORD($item, of: "item") }, po { SECONDS($ms) } s.
district = W dzielnicy { NTH($district) }:
thing = { $number }. { $told }
heat =
    { $heat ->
        [hot] To nie to, ale gorąco.
        [warm] To nie to, ale ciepło.
        [cool] To nie to. Chłodno.
       *[cold] To nie to. Zimno.
    }
free-moves =
    Żeby coś zaznaczyć, podaj miejsce jako JSON: { "{" }"type": "Tap", "x": 120.5, "y": 340{ "}" }. Żeby usłyszeć opis części miasta, podaj { "{" }"type": "LookInto", "district": 0{ "}" }; dzielnice liczą się od 0. Opisaną rzecz zaznaczysz jej numerem: { "{" }"type": "MarkTold", "district": 0, "number": 3{ "}" }.
digest =
    Spy Guy. Gracie wszyscy razem. Karta mówi, jakiej rzeczy szukacie i ile razy jest ukryta na obrazie miasta. Dopóki sypie się piasek, wszyscy zaznaczają, co znajdą; sobowtóry w innym kolorze lub rodzaju się nie liczą, a pomyłka kosztuje tylko czas. Szukanie się kończy, gdy minie czas, wszystko jest znalezione albo wszyscy kończą szukać. Wtedy Spy Guy idzie o jedno pole za każde znalezisko, a doktor Moritz o tyle, ile śladów jest na karcie. Jeśli Spy Guy go dogoni, wygrywacie; jeśli doktor Moritz dotrze do portu, przegrywacie.

# Jak się skończyło, w kilku słowach.

ending-caught = Doktor Moritz złapany
ending-escaped = Doktor Moritz uciekł
ending-practised = Trening zakończony
