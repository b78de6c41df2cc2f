# Co mówi plansza.

# Czyja tura

turn-yours = Twoja tura
turn-theirs = Gra { $name }
turn-left = Akcje: zostało { $left } z { $all }
turn-none = Nie masz już akcji
turn-final = Ostatnia tura. { $line }
turn-watching = Patrzysz na grę
end-turn = Zakończ turę
end-turn-sure =
    { $left ->
        [one] Została jedna akcja. Kończysz?
        [few] Zostały { $left } akcje. Kończysz?
       *[many] Zostało { $left } akcji. Kończysz?
    }
skip = Przewiń
    .hint = Przejdź od razu do teraz
me-called = { $called }, { WORD($character, of: "character", form: "small") }
idea-count =
    { $ideas ->
        [0] bez pomysłów
        [one] jeden pomysł
        [few] { $ideas } pomysły
       *[many] { $ideas } pomysłów
    }

# Co można zrobić z kartą

deed-Investigate = Zbadaj
deed-ShiftFocus = Skupienie
deed-Confirm = Potwierdź
deed-Scout = Zwiad
deed-one-action = jedna akcja
deed-no-action = współpraca, bez akcji
deed-free-trade = wymiana za darmo
deed-same-action = ta sama akcja
deed-flip = odwróć
deed-alike =
    { $count ->
        [0] żadnej innej
       *[other] { $count } na ręce
    }
deed-here = już w skupieniu
deed-away =
    { $slots ->
        [0] w skupieniu
        [one] 1 pole dalej
        [few] { $slots } pola dalej
       *[many] { $slots } pól dalej
    }
deed-dear = masz { $ideas }
deed-swap = wymień
deed-fill = zajmij pole
deed-trade = Wymiana: { $name }
deed-pick = Macie skupienie na tym samym typie. Stuknij w kartę, żeby ją dostać w zamian; to nie kosztuje akcji.
deed-advice = Pomysły: { $name }
deed-take = Weź { ideas }: { $name }
deed-barred = karta tego zabrania
deed-close = Odłóż

# Gdzie ją położyć

aim-row = Teraz pole w rzędzie
aim-incoming = Teraz napływająca poszlaka
aim-hand = Teraz karta drugiej osoby
aim-row-for = Teraz jedna z twoich kart
aim-incoming-for = Teraz jedno z twoich pól
aim-hand-for = Teraz jedna z twoich
aim-here = Połóż tutaj
aim-instead = Połóż { WORD($name, of: "clue", form: "acc") } raczej pod { WORD($symbol, of: "symbol", form: "acc") }
aim-solution =
    { $type ->
        [motive] Pięć jednego typu: jaki to motyw?
        [suspect] Pięć jednego typu: czyja to sprawka?
        [location] Pięć jednego typu: jakie to miejsce?
        [crime] Pięć jednego typu: jaki to czyn?
       *[other] Pięć jednego typu: jaki to dowód?
    }

# Co leży na macie

board-incoming = Napływające poszlaki
board-deck = jeszcze { $left }
board-ideas-left =
    { $ideas ->
        [one] pomysł
        [few] pomysły
       *[many] pomysłów
    }
board-left = zostało
board-gone =
    { $ideas ->
        [0] żaden nie zniknął
       *[other] zniknęło: { $ideas }
    }
board-escape = Ucieczka
board-escape-at = Tor ucieczki: krok { $at } z { $track }
board-cards-left =
    { $count ->
        [one] została 1 karta
        [few] zostały { $count } karty
       *[many] zostało { $count } kart
    }
board-set-left = { WORD($daytime, of: "daytime") }: odkryte { $drawn }, przed wami { $left }
board-solved = Już rozwiązane
board-gap = Najpierw nowa karta
board-open-hand = { idea-count }. Obejrzyj rękę.
board-hand = Ręka: { $name }

# Co jest pod imieniem gracza

plate = { $called }, { $line }
plate-bot = bot
plate-away = poza stołem
plate-gone = poza grą
plate-next = zaraz gra
plate-partner = też { WORD($type, of: "type", form: "many") }
plate-character = { WORD($character, of: "character", form: "small") }

# Pole, dla tych, którzy planszę słyszą

place-hand = { $name }, karta { $number }
place-mine = Twoja karta { $number }
place-row = Rząd, pod { WORD($symbol, of: "symbol", form: "ins") }
place-incoming =
    { $price ->
        [0] Napływająca poszlaka, za darmo
        [one] Napływająca poszlaka, kosztuje jeden pomysł
        [few] Napływająca poszlaka, kosztuje { $price } pomysły
       *[many] Napływająca poszlaka, kosztuje { $price } pomysłów
    }
place-empty = puste
place-clue = { WORD($name, of: "clue") }, { WORD($type, of: "type", form: "one") }
place-behind =
    { HAS($type) ->
        [yes] druga strona: { WORD($name, of: "clue") }, { WORD($type, of: "type", form: "one") }
       *[no] druga strona: { WORD($name, of: "clue") }
    }
place-focus = w skupieniu
place-pawn = tu stoi podejrzany
place-landing =
    { $gap ->
        [yes] przy liczbie { $number } podejrzany zatrzyma się tutaj: najpierw będzie tu nowa poszlaka
       *[no] przy liczbie { $number } podejrzany zatrzyma się tutaj: { WORD($event, of: "event") }
    }
place-lit = można teraz wybrać

# Co robi podejrzany, zależnie od typu karty, nad którą się zatrzyma

dangers = Jeśli podejrzany stanie nad kartą…
danger-motive = wszystkie ręce się odwracają
danger-suspect = pomysły znikają z gry
danger-location = bliżej drzwi
danger-crime = przepadają poszlaki
danger-object = kosztuje pomysły
danger-distraction = nic się nie dzieje

# Pomysły, które znikają z gry, i współpraca

removal =
    { $ideas ->
        [one] Jeden pomysł musi zniknąć
        [few] { $ideas } pomysły muszą zniknąć
       *[many] { $ideas } pomysłów musi zniknąć
    }
removal-line =
    { $ideas ->
        [one] Znika z gry. Skąd go zabrać?
       *[other] Znikają z gry. Skąd je zabrać?
    }
removal-theirs =
    { $ideas ->
        [one] { $name } decyduje, który pomysł znika z gry.
        [few] { $name } decyduje, które { $ideas } pomysły znikają z gry.
       *[many] { $name } decyduje, których { $ideas } pomysłów znika z gry.
    }
removal-jar = Słoik
removal-has = ma { $ideas }
removal-less = O jeden mniej: { $name }
removal-more = O jeden więcej: { $name }
removal-go = Niech znikają
consent-trade = { $name } daje { WORD($give, of: "clue", form: "acc") } za { WORD($take, of: "clue", form: "acc") } od ciebie.
consent-advice = { $name } prosi cię o { ideas }.
consent-yes = Zgoda
consent-no = Raczej nie
consent-waits = Czekamy na zgodę: { $name }.

# Aspekt rozwiązany, sprawa się zaczyna, sprawa się kończy

moment-solved = Mamy { WORD($aspect, of: "type", form: "acc") }
moment-stamp = Rozwiązane
moment-symbol = Symbol ostatniej karty ruchu: { WORD($symbol, of: "symbol") }
moment-chosen = Wybiera { $name }
moment-card = Tak mówi karta { $number }: „{ $title }”
moment-of = { $solved } z 5
moment-on = Dalej
tonight = Dziś w klubie
tonight-plays = { $name } to { $called }, { WORD($character, of: "character", form: "small") }.
open-case = Otwórz sprawę { $number }
finale-success = Sprawa zamknięta
    .line = Wszystkie pięć aspektów jest rozwiązanych. Klub idzie na lody.
finale-escape = I już za drzwiami
    .line = Ostatni krok prowadził do drzwi, a drzwi były otwarte.
finale-out_of_ideas = Ani jednego pomysłu
    .line = Klub musiał oddać więcej pomysłów, niż miał.
finale-out_of_time = I już świta
    .line = Słońce wzeszło przed rozwiązaniem sprawy.
finale-clueless = Ani jednej poszlaki
    .line = Zabrakło poszlak, żeby uzupełnić wszystkie ręce.
finale-stopped = Może innym razem
    .line = Gospodarz schował teczkę do szuflady.

# Akta sprawy

file-success = Sprawa zamknięta.
file-escape = Podejrzany uciekł.
file-out_of_ideas = Koniec pomysłów.
file-out_of_time = Koniec czasu.
file-clueless = Brak poszlak.
file-stopped = Sprawa odłożona.
file-stamp-won = Sprawa zamknięta
file-stamp-lost = Umorzona
file-stamp-line =
    { $solved ->
        [0] nic z pięciu
        [5] wszystkie pięć
       *[other] { $solved } z pięciu
    }
file-tab =
    { HAS($code) ->
        [yes] Sprawa { $number } · { $code }
       *[no] Sprawa { $number }
    }
file-office = Spy Club, oddział terenowy
file-turns =
    { $count ->
        [one]
            tura
            za wami
        [few]
            tury
            za wami
       *[many]
            tur
            za wami
    }
file-steps =
    z { $track } kroków
    do drzwi
file-ideas =
    { $count ->
        [one]
            pomysł
            został
        [few]
            pomysły
            zostały
       *[many]
            pomysłów
            zostało
    }
file-solved =
    z 5
    rozwiązane
file-loose = Urwane tropy, wciąż w naszych kieszeniach
file-signed = Podpisano
file-story = Jak to było
file-turn = Tura { $turn }, { $name }
file-before = Wcześniej
file-tale = Naszymi słowami
    .hint = Co się naprawdę stało? Napisz to tutaj; zostanie w tej przeglądarce.
file-link = Udostępnij link
file-print = Drukuj lub zapisz jako PDF
file-statistics = W liczbach
file-count-Flipped = odwrócone karty
file-count-Confirmed = potwierdzone poszlaki
file-count-Scouted = poszlaki ze zwiadu
file-count-NotesCompared = porównane notatki
file-count-SuspectWalked = spacery podejrzanego
file-count-IdeasRemoved = straty pomysłów

# Plik, od którego gra się toczy dalej

record-line =
    { $saved ->
        [yes] Zapisana gra: jej sprawa zaczyna się od nowa. Teraz sprawa { $next } z { $cases }.
       *[no] Teraz sprawa { $next } z { $cases }.
    }{ HAS($last) ->
        [yes] { " " }Ostatnia to „{ $last }”.
       *[no] { "" }
    }{ HAS($club) ->
        [yes] { " " }W klubie: { JOIN($club) }.
       *[no] { "" }
    }
record-other-game = To zapis innej gry, a nie kampania Spy Club.
record-single = To pojedyncza sprawa. Dalej można grać tylko w kampanię.
record-none = Ten plik to nie kampania Spy Club.
record-over = Ta kampania jest skończona: wszystkie pięć spraw jest zamkniętych.
record-unknown = Tego pliku nie zapisano tutaj.

# Tory, cena i obraz akt

board-unfold = Pokaż wszystkie tory.
board-fold = Zwiń tory
place-dear =
    { $price ->
        [one] za drogo: kosztuje 1 pomysł
        [few] za drogo: kosztuje { $price } pomysły
       *[many] za drogo: kosztuje { $price } pomysłów
    }
end-campaign = Niech to będzie pierwsza sprawa kampanii
file-picture = Udostępnij obrazek
file-of-the-day = Sprawa dnia
file-card = Spy Club, akta sprawy
file-card-day = Spy Club, bez spoilerów
file-card-stamp-success = Zamknięta
file-card-stamp-escape = Ucieczka
file-card-stamp-out_of_ideas = Bez pomysłów
file-card-stamp-out_of_time = Bez czasu
file-card-stamp-clueless = Bez poszlak
file-card-stamp-stopped = Odłożona
file-card-turns =
    { $count ->
        [one] tura
        [few] tury
       *[many] tur
    }
file-card-steps = do drzwi: krok { $at } z { $steps }
file-order = Rozwiązane w tej kolejności
file-row =
    { $days ->
        [one] Wasz pierwszy dzień z rzędu
        [few] { $days } dni z rzędu
       *[many] { $days } dni z rzędu
    }
file-no-spoilers = Bez spoilerów: obrazek pokazuje tury i kroki, a nigdy poszlakę.

# Czego nie można, i co można zamiast tego

refused = Tak się nie da
refused-still = nadal wybrane
refused-Confirm =
    { $price ->
        [one] Potwierdzenie kosztuje 1 pomysł,
        [few] Potwierdzenie kosztuje { $price } pomysły,
       *[many] Potwierdzenie kosztuje { $price } pomysłów,
    }
refused-Scout =
    { $price ->
        [one] Ta poszlaka kosztuje 1 pomysł,
        [few] Ta poszlaka kosztuje { $price } pomysły,
       *[many] Ta poszlaka kosztuje { $price } pomysłów,
    }
refused-have =
    { $ideas ->
        [0] nie masz żadnego.
       *[other] masz { $ideas }.
    }
refused-have-none =
    { $ideas ->
        [0] nie masz żadnego. Spróbuj zbadać kartę albo iść na zwiad.
       *[other] masz { $ideas }. Spróbuj zbadać kartę albo iść na zwiad.
    }
refused-focus = Twoje skupienie już tu jest.
refused-focus-line = Wybierz dla niego inną kartę.
refused-turn = Nie masz już akcji.
refused-turn-line = Teraz rusza się podejrzany.
refused-trade = { $name } i ty: teraz nie możecie się wymienić.
refused-trade-line = Twoje skupienie: { WORD($mine, of: "type", form: "one") }. Tam: { WORD($theirs, of: "type", form: "one") }.
refused-late = Współpraca jest przed ostatnią akcją.
refused-late-line = W następnej turze zacznij od wymiany.
way-focus =
    { $ideas ->
        [0] Najpierw skupienie tutaj
        [one] Najpierw skupienie tutaj: +1 pomysł
        [few] Najpierw skupienie tutaj: +{ $ideas } pomysły
       *[many] Najpierw skupienie tutaj: +{ $ideas } pomysłów
    }
way-focus-line = Potem „{ WORD($name, of: "clue") }” jest za darmo.
way-focus-later = W następnej turze „{ WORD($name, of: "clue") }” jest za darmo.
way-focus-on = Skupienie na karcie „{ WORD($name, of: "clue") }”
way-gain =
    { $ideas ->
        [0] Nie daje pomysłów.
        [one] Daje 1 pomysł.
        [few] Daje { $ideas } pomysły.
       *[many] Daje { $ideas } pomysłów.
    }
way-advice =
    { $ideas ->
        [one] Weź 1 pomysł: { $name }
        [few] Weź { $ideas } pomysły: { $name }
       *[many] Weź { $ideas } pomysłów: { $name }
    }
way-advice-line = Za darmo: macie to samo skupienie ({ WORD($type, of: "type", form: "one") }).
way-scout = Zdobądź raczej zwiadem { WORD($name, of: "clue", form: "acc") }
way-scout-line =
    { $price ->
        [0] To nic nie kosztuje.
        [one] To kosztuje 1 pomysł.
        [few] To kosztuje { $price } pomysły.
       *[many] To kosztuje { $price } pomysłów.
    }
way-team-line = Potem możecie się wymienić, ty i { $name }.
way-end-turn = Potem gra następna osoba.

# Pierwsza tura

tip-goal = Pięć kart jednego typu w rzędzie rozwiązuje aspekt. Rozwiążcie wszystkie pięć!
tip-tap = Stuknij mnie
tip-Confirm = Dobry początek: ruch za darmo
    .line = Karta w skupieniu nic nie kosztuje przy potwierdzaniu.
tip-ShiftFocus = Dobry początek: więcej pomysłów
    .line = Przenieś skupienie na tę kartę.
tip-off = Bez porad

# Podpowiedź

hint-title = Podpowiedź
hint-show = Pokaż mi ten ruch
hint-got-it = Już wiem
hint-not-now = Nie teraz
hint-close = Zamknij podpowiedź
nudge-CompareNotes = Spójrz na rękę: { $name }
    .line = Jedna z tych kart ci pomoże. Widzisz która?
nudge-GetAdvice = Spójrz na pomysły: { $name }
    .line = Macie skupienie na tym samym typie. Co możesz wziąć?
nudge-Scout = Spójrz na napływające poszlaki
    .line = Jedna z nich ci pomoże. Widzisz która?
nudge-Confirm = Spójrz na rząd
    .line = Jedna z twoich kart tam pasuje. Która?
nudge-ShiftFocus = Spójrz na swoje skupienie
    .line = Inna karta dałaby ci więcej. Która?
nudge-Investigate = Spójrz na swoje karty
    .line = Jedna z nich może być lepsza z drugiej strony.
do-CompareNotes = Wymień
do-GetAdvice = Weź
do-Scout = Zdobądź
do-Confirm = Potwierdź
do-ShiftFocus = Skup się tam
do-Investigate = Odwróć
do-EndTurn = Zakończ turę
do-other = Zrób to
pill-CompareNotes = Wymiana, za darmo
pill-Scout =
    { $price ->
        [0] Zwiad, za darmo
       *[other] Zwiad, { $price }
    }
pill-Confirm =
    { $price ->
        [0] Potwierdź, za darmo
       *[other] Potwierdź, { $price }
    }
pill-ShiftFocus = Skupienie, +{ $ideas }

# Gdy grają inni

wait-title = Gdy czekasz
wait-skip = Stuknij, żeby pominąć
wait-again =
    { $turns ->
        [one] Powtórz ostatnią turę
        [few] Powtórz ostatnie { $turns } tury
       *[many] Powtórz ostatnich { $turns } tur
    }
wait-replay = Powtórz
beat-trade = wymiana: { $name }
beat-advice = bierze pomysły: { $name }
beat-confirm = potwierdza { WORD($name, of: "clue", form: "acc") }
beat-scout = zdobywa { WORD($name, of: "clue", form: "acc") }
beat-focus = skupienie: { WORD($name, of: "clue", form: "small") }
beat-flip =
    { $count ->
        [one] odwraca kartę
        [few] odwraca { $count } karty
       *[many] odwraca { $count } kart
    }
beat-solved = rozwiązane: { WORD($aspect, of: "type", form: "one") }!
beat-nothing = kończy turę
beat-and-more = { $first } i jeszcze { $more }
beat-of = { $count } z 5
free = gratis

# Nagranie w rozdziałach

chapter-deal = Rozdanie
chapter-turn = tura { $turn }
chapter-door = Jeszcze jeden krok
chapter-end = Koniec
