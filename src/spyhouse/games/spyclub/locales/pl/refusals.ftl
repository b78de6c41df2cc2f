# Dlaczego ruchu nie można zrobić.

spyclub-not-your-turn = Teraz gra ktoś inny.
spyclub-not-now =
    { $phase ->
        [actions] Nikt o to nie prosi. Pora na akcje, współpracę albo koniec tury.
        [consent] Ktoś ma się zgodzić na współpracę: poczekaj na odpowiedź.
        [solution] W rzędzie środkowym jest pięć kart jednego typu: najpierw wybierz, która z nich jest rozwiązaniem.
        [removal]
            { $owed ->
                [one] Najpierw powiedz, skąd wziąć pomysł, który tracicie.
                [few] Najpierw powiedz, skąd wziąć { $owed } pomysły, które tracicie.
               *[many] Najpierw powiedz, skąd wziąć { $owed } pomysłów, które tracicie.
            }
        [card] Karta kampanii o coś pyta: najpierw odpowiedz.
        [desk] Drużyna jest przy biurku: najpierw przeczytajcie lub zdecydujcie to, co tam leży.
       *[over] Sprawa jest skończona.
    }
spyclub-focus-is-there = Twój żeton skupienia już tam leży: przenieś go pod inną ze swoich kart.
spyclub-no-such-slot = Pól w rzędzie środkowym: { $slots }.
spyclub-no-such-hand-slot = Pól na ręce: { $slots }.
spyclub-no-incoming-clue = Na tym polu nie ma napływającej poszlaki.
spyclub-no-card-there = Na tym polu nie masz karty.
spyclub-no-actions-left = Nie masz już akcji: zakończ turę.
spyclub-too-dear =
    { $price ->
        [one] To kosztuje jeden pomysł, a { $ideas ->
            [0] nie masz żadnego
           *[other] masz { $ideas }
        }.
        [few] To kosztuje { $price } pomysły, a { $ideas ->
            [0] nie masz żadnego
           *[other] masz { $ideas }
        }.
       *[many] To kosztuje { $price } pomysłów, a { $ideas ->
            [0] nie masz żadnego
           *[other] masz { $ideas }
        }.
    }
spyclub-teamwork-alone = Do współpracy potrzeba jeszcze kogoś.
spyclub-teamwork-too-late = Współpraca jest możliwa tylko przed twoją ostatnią akcją.
spyclub-no-match = Do współpracy potrzeba kart tego samego typu w skupieniu; rozpraszacze nigdy nie pasują.
spyclub-nothing-to-trade = Do wymiany każde z was potrzebuje karty na tym polu.
spyclub-comes-back = Karta oddana we współpracy nie wraca w tej samej turze.
spyclub-ideas-there =
    { $has ->
        [0] Ta osoba nie ma pomysłów.
        [one] Możesz wziąć od tej osoby jeden pomysł.
       *[other] Możesz wziąć od tej osoby od 1 do { $has } pomysłów.
    }
spyclub-no-card-offers-it = Żadna karta kampanii tu na to nie pozwala.
spyclub-not-a-solution = Rozwiązaniem musi być karta tego typu.
spyclub-wrong-sum =
    { $owed ->
        [one] Słoik i gracze muszą razem oddać jeden pomysł.
        [few] Słoik i gracze muszą razem oddać { $owed } pomysły.
       *[many] Słoik i gracze muszą razem oddać { $owed } pomysłów.
    }
spyclub-more-than-there-is = Nikt nie może oddać więcej pomysłów, niż ma.

# Opcje, które się wykluczają

spyclub-no-such-level =
    { $edition ->
        [prototype] Poziomy prototypu: { LIST($levels, as: "a-level") }. Nie ma wśród nich takiego: { WORD($level, of: "level") }.
       *[other] Poziomy z zasad z 2018 roku: { LIST($levels, as: "a-level") }. Nie ma wśród nich takiego: { WORD($level, of: "level") }.
    }
a-level = { WORD($value, of: "level") }
spyclub-too-many-characters = Za dużo postaci ({ $characters }) na tylu graczy ({ $seats }).
spyclub-character-twice = Każdą postacią może grać tylko jedna osoba.
spyclub-no-such-first = Pierwszy gracz to jedno z miejsc ({ $seats }), liczonych od 0.
