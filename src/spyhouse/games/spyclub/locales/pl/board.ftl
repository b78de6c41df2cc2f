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
        [crime] Pięć jednego typu: jaki to występek?
       *[other] Pięć jednego typu: jaki to przedmiot?
    }

# Co leży na macie

board-incoming = Napływające poszlaki
board-deck = jeszcze { $left }
board-ideas-left =
    { $ideas ->
        [one] pomysł został
        [few] pomysły zostały
       *[many] pomysłów zostało
    }
board-left = zostało
board-gone =
    { $ideas ->
        [0] żaden nie zniknął
        [one] { $ideas } zniknął na zawsze
        [few] { $ideas } zniknęły na zawsze
       *[many] { $ideas } zniknęło na zawsze
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
board-open-hand = pomysłów. Obejrzyj rękę.
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
