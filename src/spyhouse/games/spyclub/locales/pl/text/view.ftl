# Co wszyscy widzą w sprawie, dla osób, które czytają stół jako tekst. Karty liczymy od lewej.

turn =
    { $actions ->
        [0] Tura { $turn }: gra { NAME($active) }, bez akcji.
        [one] Tura { $turn }: gra { NAME($active) }, została jedna akcja.
        [few] Tura { $turn }: gra { NAME($active) }, zostały { $actions } akcje.
       *[many] Tura { $turn }: gra { NAME($active) }, zostało { $actions } akcji.
    }
starter = Sprawę zaczyna { NAME($starter) }. Gra toczy się zgodnie z ruchem wskazówek zegara.
final-turn = To ostatnia tura sprawy, bez względu na wszystko.
phase =
    { $phase ->
        [actions] Pora na akcje.
        [consent] Ktoś ma się zgodzić na współpracę.
        [solution] { NAME($active) } mówi, która z pięciu kart w rzędzie jest rozwiązaniem.
        [removal]
            { $owed ->
                [one] { NAME($active) } mówi, skąd wziąć 1 pomysł, który tracicie.
                [few] { NAME($active) } mówi, skąd wziąć { $owed } pomysły, które tracicie.
               *[many] { NAME($active) } mówi, skąd wziąć { $owed } pomysłów, które tracicie.
            }
        [card] Karta kampanii o coś pyta.
        [desk] Drużyna jest przy biurku.
       *[over] Sprawa jest skończona.
    }
flipped = { NAME($active) } bada. Odwrócone: { LIST($flipped, as: "a-slot") }; inne można jeszcze odwrócić w tej samej akcji.
a-slot = karta { NTH($value) }
partners = { NAME($active) } może współpracować. Do wyboru: { NAMES($partners) }.
gone = Poza grą: { NAMES($gone) }.
hand =
    { $ideas ->
        [0] { NAME($seat) }, { WORD($character, of: "character", form: "small") }, bez pomysłów. Karty: { $cards }.
        [one] { NAME($seat) }, { WORD($character, of: "character", form: "small") }, ma jeden pomysł. Karty: { $cards }.
        [few] { NAME($seat) }, { WORD($character, of: "character", form: "small") }, ma { $ideas } pomysły. Karty: { $cards }.
       *[many] { NAME($seat) }, { WORD($character, of: "character", form: "small") }, ma { $ideas } pomysłów. Karty: { $cards }.
    }
hand-card =
    { $focus ->
        [yes] { $number } { $clue }, w skupieniu, potwierdzenie za { $price }
       *[no] { $number } { $clue }, potwierdzenie za { $price }, za skupienie tutaj: { $gain }
    }
hand-empty = { $number } puste
clue =
    { HAS($back) ->
        [yes] { WORD($name, of: "clue") } ({ WORD($type, of: "type", form: "one") }{ clue-number }, druga strona { WORD($back, of: "clue") })
       *[no] { WORD($name, of: "clue") } ({ WORD($type, of: "type", form: "one") }{ clue-number })
    }
clue-number =
    { $numbered ->
        [yes] , poszlaka { $card }
       *[no] { "" }
    }
row = Rząd środkowy: { $slots }.
row-slot = { $number } pod { WORD($symbol, of: "symbol", form: "ins") }: { $clue }
empty = puste
incoming = Napływające poszlaki: { $clues }. Pierwsza to wierzch talii; kart w talii: { $deck }.
incoming-clue =
    { $price ->
        [0] { $number } { $clue }, za darmo
        [one] { $number } { $clue }, za jeden pomysł
        [few] { $number } { $clue }, za { $price } pomysły
       *[many] { $number } { $clue }, za { $price } pomysłów
    }
unseen = karta, której nikt nie widzi
discards = Odrzucone: { $clues }.
solved = Rozwiązane: { $clues }.
solved-none = Żaden aspekt nie jest jeszcze rozwiązany.
a-solution = { WORD($aspect, of: "type", form: "one") } to { $name }
jar = Pomysły w słoiku: { $supply }. Stracone pomysły: { $removed }.
escape = Znacznik ucieczki jest na kroku { $escape } z { $track }: na ostatnim podejrzany ucieka.
pawn = Podejrzany stoi nad kartą { NTH($pawn-slot) } ({ NAME($pawn-seat) }).
movement =
    Ostatnia karta ruchu: { WORD($symbol, of: "symbol") }, podejrzany { $icon ->
        [top] u góry
        [middle] pośrodku
       *[bottom] na dole
    }, liczby { LIST($numbers, as: "a-number") }{ $escape ->
        [yes] , z ikoną ucieczki
       *[no] { "" }
    }. Ten symbol wskazuje rozwiązanie w rzędzie.
a-number = { $value }
numbers = Liczby na następny ruch: { LIST($numbers, as: "a-number") }. Która się liczy, zależy od podejrzanego na następnej karcie: u góry, pośrodku czy na dole.
landing =
    { $gap ->
        [yes] Przy liczbie { $number } zatrzyma się nad kartą { NTH($spot-slot) } ({ NAME($spot-seat) }), gdzie najpierw będzie nowa poszlaka.
       *[no] Przy liczbie { $number } zatrzyma się nad kartą { NTH($spot-slot) } ({ NAME($spot-seat) }): { event-in-words }.
    }
event-in-words =
    { $event ->
        [fatigue]
            { $size ->
                [one] Senność, tracicie 1 pomysł
                [few] Senność, tracicie { $size } pomysły
               *[many] Senność, tracicie { $size } pomysłów
            }
        [loose_end]
            { $size ->
                [one] Urwany trop, tracicie 1 napływającą poszlakę
                [few] Urwany trop, tracicie { $size } napływające poszlaki
               *[many] Urwany trop, tracicie { $size } napływających poszlak
            }
        [decoy]
            { $size ->
                [one] Zmyłka, 1 krok bliżej drzwi
                [few] Zmyłka, { $size } kroki bliżej drzwi
               *[many] Zmyłka, { $size } kroków bliżej drzwi
            }
        [sabotage]
            { $size ->
                [one] Sabotaż, tracicie 1 pomysł
                [few] Sabotaż, tracicie { $size } pomysły
               *[many] Sabotaż, tracicie { $size } pomysłów
            }
        [roadblock] Blokada, odwracacie wszystkie karty na wszystkich rękach
       *[nothing] nic się nie dzieje
    }
movement-left = Zostały karty ruchu: { LIST($movement_left, as: "daytime-left") }.
daytime-left = { WORD($daytime, of: "daytime", form: "small") } { $left }
drawn = Karty ruchu do tej pory: { $cards }.
drawn-card = { WORD($symbol, of: "symbol") } ({ LIST($numbers, as: "a-number") })
asked =
    { $teamwork-type ->
        [CompareNotes] { NAME($seat) } chce porównać notatki ({ NAME($teamwork-seat) }): karta { NTH($teamwork-mine) } za kartę { NTH($teamwork-theirs) }.
       *[GetAdvice]
            { $teamwork-ideas ->
                [one] { NAME($seat) } prosi o 1 pomysł ({ NAME($teamwork-seat) }).
                [few] { NAME($seat) } prosi o { $teamwork-ideas } pomysły ({ NAME($teamwork-seat) }).
               *[many] { NAME($seat) } prosi o { $teamwork-ideas } pomysłów ({ NAME($teamwork-seat) }).
            }
    }
waiting-for = Czekamy na: { NAMES($waiting_for) }.
ended =
    { $ended ->
        [success] Koniec sprawy: wszystkie pięć aspektów jest rozwiązanych.
        [escape] Koniec sprawy: podejrzany uciekł.
        [out_of_ideas] Koniec sprawy: klubowi skończyły się pomysły.
        [out_of_time] Koniec sprawy: klubowi skończył się czas.
        [clueless] Koniec sprawy: nie ma dość poszlak.
       *[stopped] Gospodarz zakończył sprawę.
    }
digest =
    Spy Club. Gracie wszyscy razem i macie rozwiązać pięć aspektów: motyw, podejrzany, miejsce, czyn i dowód. Aspekt jest rozwiązany, gdy na pięciu polach rzędu środkowego leży pięć poszlak jego typu. W turze są trzy akcje: zbadać (odwrócić swoje karty), przenieść skupienie (pomysł za każdą swoją kartę typu, który jest w skupieniu), potwierdzić (przenieść kartę do rzędu, za pomysły zależnie od odległości od skupienia), zwiad (wziąć napływającą poszlakę). Z każdym, kto ma w skupieniu kartę tego samego typu, można za darmo wymieniać karty i brać pomysły. Na końcu tury podejrzany idzie, a karta, nad którą się zatrzyma, szkodzi. Przegrywacie, gdy podejrzany ucieknie albo gdy skończą się pomysły, czas lub poszlaki.

# Jak się skończyło, w kilku słowach.

ending-success = Sprawa rozwiązana
ending-escape = Podejrzany uciekł
ending-out-of-ideas = Koniec pomysłów
ending-out-of-time = Koniec czasu
ending-clueless = Koniec poszlak
