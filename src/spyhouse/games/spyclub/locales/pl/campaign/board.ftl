# Co biurko, kronika i stół kampanii mówią w przeglądarce. Słowa kart przychodzą z serwera, po jednej.

# Co strona końcowa mówi o ocenie: A+ i A- mają słowa oceny A.
closing =
    { $grade ->
        [A] Ramki są pełne, nitka napięta, a burmistrz prosi was o autograf na mandacie. Będą drożdżówki.
        [B] Prawie wszystko było prawdą, a większość da się udowodnić. Geniusz zbrodni pozdrawia i przysyła mały rachunek za okno.
        [C] Wiecie, kto albo dlaczego, albo przynajmniej gdzie się podziały kanapki. Posterunkowy Plum pisze „dobrze rokują”, ołówkiem.
       *[D] Zagadka wciąż jest na wolności. Wy też, a to już coś, i Pies nadal uważa, że lepszych detektywów nie ma.
    }
campaign-unmasked = Maska spadła:

# --- karty

# Kiedy liczy się wiersz karty.
campaign-when-now = Teraz.
campaign-when-gear = W każdej sprawie.
campaign-when-hourglass = W trakcie sprawy.
campaign-when-pencil = Przy przypinaniu.
campaign-when-flag = Na końcu.
campaign-when-envelope = Przy zapisywaniu.
campaign-when-crossroads = Decydujecie.

campaign-card-b-side = Strona B jest na razie ukryta
campaign-card-belongs = należy do { WORD($character, of: "character", form: "gen") }
campaign-card-asleep = śpi: właściciela nie ma przy stole
campaign-card-away = poza grą
campaign-card-chosen = w tej sprawie: { $option }
campaign-card-tokens =
    { $space ->
        [one] { $tokens } z 1 żetonu
       *[other] { $tokens } z { $space } żetonów
    }
campaign-card-new = nowa
campaign-card-close = Odłóż
campaign-no-cards = Jeszcze nie ma kart. Pierwsze dwie przyjdą, gdy wszyscy wybiorą postać.

campaign-mark-wild = liczy się jako każdy typ
campaign-mark-locked = na kłódkę
campaign-mark-sticky = klei się
campaign-mark-shield = pod osłoną
campaign-mark-kiss = z całusem
campaign-mark-bait = przynęta
campaign-mark-prize = nagroda
campaign-mark-paint = mokra farba

campaign-figure-suspect = podejrzany
campaign-figure-dog = Pies
campaign-figure-twin = druga bliźniaczka
campaign-figure-guard = strażnik
campaign-figure-rival = rywal
campaign-figure-bully = łobuz
campaign-figure-mom = Mama
campaign-figure-reporter = reporterka
campaign-figure-piece = pionek
campaign-figure-wagon = śmieciarka
campaign-figure-heart = medalion
campaign-figure-monster = potwór
campaign-figure-sign = strzałka
campaign-figure-hat = kapelusz

# --- biurko

campaign-case = Sprawa { $number } z 5
campaign-case-short = Sprawa { $number }
campaign-stage-cast = Kto jest kim
campaign-stage-unlock = Nowe karty
campaign-stage-setup = Przed sprawą
campaign-stage-case = Sprawa
campaign-stage-record = Do wielkiej sprawy
campaign-stage-end = Co mówią karty
campaign-stage-save = Do kroniki
campaign-stage-over = Zapisane
campaign-master = Wielka sprawa
campaign-frames =
    { $count ->
        [one] 1 ramka z 5 pełna
        [few] { $count } ramki z 5 pełne
       *[many] { $count } ramek z 5 pełnych
    }
campaign-log = Kronika spraw
campaign-log-tonight = dziś
campaign-log-later = jeszcze zamknięta
campaign-log-finale = finał
campaign-log-points =
    { $most ->
        [0] pkt do tej pory
        [100] ze 100 pkt
       *[other] z { $most } pkt do tej pory
    }
campaign-nothing-recorded = Nic nie przypięto
campaign-unlocked = Odblokowane
campaign-index = Skorowidz
campaign-index-line = Dokąd prowadzi każdy przypięty aspekt. Tylko numery, bez podglądania.

campaign-ask-card = Przeczytajcie na głos.
campaign-ask-choice = Naradźcie się. Wszyscy muszą się zgodzić.
campaign-ask-give = Kto dostaje tę kartę?
campaign-ask-record = Możecie przypiąć jedno rozwiązanie do wielkiej sprawy. Ono decyduje też, co będzie dalej.
campaign-ask-story = Jak to było, w jednym lub dwóch zdaniach? Wasze słowa trafią do kroniki.
campaign-read = Przeczytane
campaign-opens = prowadzi do karty { $number }
campaign-agree = Zgoda
campaign-suggested = { $name } to proponuje
campaign-waits-for = Czekamy na: { JOIN($names) }.
campaign-not-yours =
    { COUNT($names) ->
        [one] O tym decyduje { JOIN($names) }.
       *[other] O tym decydują { JOIN($names) }.
    }
campaign-watching = Decyduje drużyna. Ty patrzysz.
campaign-story-title = Waszymi słowami
campaign-story-hint = Od początku to była sprawka Psa i wcale mu nie jest przykro.
campaign-story-keep = Zapisz
campaign-story-done = Tak to było

# --- kto kim gra

campaign-cast-title = Kim jesteś w tej historii?
campaign-cast-line = Twoja postać jest twoja ze sprawy na sprawę, razem z każdą kartą, którą zdobędzie.
campaign-cast-name = Imię, jeśli chcesz
campaign-cast-taken = ma ją { $name }
campaign-cast-again = z waszego klubu
campaign-cast-pick = Gram: { WORD($character, of: "character", form: "small") }
campaign-cast-waiting = Masz postać. Inni jeszcze wybierają.

# --- na stole

campaign-force = W grze
campaign-force-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
campaign-force-line = { campaign-force-cards }, sprawa { $number } z 5
campaign-objective-reached = Cel osiągnięty
# $goal: o co prosi karta.
campaign-progress =
    { $kind ->
        [never]
            { $done ->
                [0] { $goal }: na razie ani razu.
               *[other] { $goal }: za późno, już się stało.
            }
       *[other]
            { $n ->
                [0] { $goal }.
               *[other] { $goal }: do tej pory { $done } z { $n }.
            }
    }
campaign-more-cards = i jeszcze { $count }
campaign-known = Co już wiecie
campaign-known-steps = Następne kroki podejrzanego
campaign-known-sides = Obie strony tych poszlak
campaign-known-both = { $front }, a z tyłu { $back }

campaign-asks-offer = Chcesz tego?
campaign-asks-clue = Wybierz kartę poszlaki.
campaign-asks-row = Wybierz pole rzędu środkowego.
campaign-asks-spot = Wybierz pole na czyjejś ręce.
campaign-asks-player = Wybierz gracza.
campaign-asks-type = Zgadnij: co jest po drugiej stronie?
campaign-asks-symbol = Zgadnij: jaki symbol będzie następny?
campaign-asks-event = Czyje zdarzenie się liczy?
campaign-asks-play_on = Wszystkie pięć jest rozwiązanych, ale został jeszcze cel. Gracie dla niego dalej?
campaign-asks = Kampania pyta
campaign-asks-another = Decyduje { $name }.
campaign-answer-unseen = karta, której nikt nie widział
campaign-answer-row = pole { $nth } rzędu
campaign-answer-slot = pole { $nth }
campaign-answer-spot = { $what } ({ $name })
campaign-answer-yes = Tak
campaign-answer-no = Nie
campaign-answer-enough = Wystarczy
campaign-answer-play-on = Gramy dalej
campaign-answer-stop = Zamknijmy sprawę

# Co daje karta: ile to kosztuje i co jest na przycisku.
campaign-offer-price =
    { $actions ->
        [0]
            { $ideas ->
                [0]
                    { $tokens ->
                        [0] za darmo
                       *[other] bez akcji, { campaign-offer-tokens }
                    }
               *[other]
                    { $tokens ->
                        [0] bez akcji, { campaign-offer-ideas }
                       *[other] bez akcji, { campaign-offer-ideas }, { campaign-offer-tokens }
                    }
            }
       *[other]
            { $ideas ->
                [0]
                    { $tokens ->
                        [0] akcja
                       *[other] akcja, { campaign-offer-tokens }
                    }
               *[other]
                    { $tokens ->
                        [0] akcja, { campaign-offer-ideas }
                       *[other] akcja, { campaign-offer-ideas }, { campaign-offer-tokens }
                    }
            }
    }
campaign-offer-ideas =
    { $ideas ->
        [one] 1 pomysł
        [few] { $ideas } pomysły
       *[many] { $ideas } pomysłów
    }
campaign-offer-tokens =
    { $tokens ->
        [one] 1 żeton
        [few] { $tokens } żetony
       *[many] { $tokens } żetonów
    }
campaign-offer-solve = Rozwiąż teraz: { WORD($aspect, of: "type", form: "one") }
campaign-offer-pocket-both = Włóż: { $into }, wyjmij: { $out }
campaign-offer-pocket-in = Włóż: { $into }
campaign-offer-pocket-out = Wyjmij: { $out }

# --- koniec sprawy

campaign-ending-office = Spy Club, oddział terenowy
campaign-ending-closed = Sprawa { $number }, zamknięta w turze { $turn }
campaign-ending-pin = Przypnij
campaign-ending-desk = Wróć do biurka
campaign-receipt = Ile to warte
campaign-receipt-solved =
    { $turn ->
        [0] rozwiązane
       *[other]
            { $nth ->
                [0] pierwsze rozwiązanie, tura { $turn }
               *[other] rozwiązane, tura { $turn }
            }
    }
campaign-receipt-pinned = przypięte do wielkiej sprawy
campaign-receipt-card = bo tak mówi karta
campaign-receipt-objective = cel osiągnięty
campaign-receipt-limit = karty nie mogą dać więcej
campaign-receipt-over = ponad limit
campaign-receipt-tonight =
    { $points ->
        [one] punkt dzisiaj,
        [few] punkty dzisiaj,
       *[many] punktów dzisiaj,
    }
campaign-receipt-so-far = { $points } z { $most } do tej pory
campaign-receipt-waits = jeszcze nieprzypięte
campaign-receipt-nothing = Nic nie rozwiązano. Zdarza się najlepszym.

# --- przypinanie

campaign-pinup-title = Co przypinamy?
campaign-pinup-line =
    { $next ->
        [6] Jedno zdjęcie wypełnia ramkę.
       *[other] Jedno zdjęcie wypełnia ramkę, a jego karta wchodzi do sprawy { $next }.
    }
campaign-pinup-is-up = { WORD($aspect, of: "type") }, już wisi:
campaign-pinup-leads = prowadzi do karty
campaign-pinup-would-pin = { $name } chce przypiąć { SAY($clue, as: "campaign-pinup-what") }
campaign-pinup-would-leave = { $name } chce zostawić ramki tak, jak są
campaign-pinup-what = { WORD($name, of: "clue", form: "acc") }
campaign-pinup-yours = Wybierz zdjęcie
campaign-pinup-yours-line = Wypełni ramkę na dobre i zdecyduje, co będzie dalej.
campaign-pinup-everyone =
    { $count ->
        [one] Ty decydujesz.
        [2] Obie osoby muszą się zgodzić.
       *[other] Musicie się zgodzić wszyscy ({ $count }).
    }
campaign-pinup-pin = Przypnij { SAY($clue, as: "campaign-pinup-what") }
campaign-pinup-agree = Zgoda na { SAY($clue, as: "campaign-pinup-what") }
campaign-pinup-agree-leave = Zgoda, niech zostaną
campaign-pinup-leave = Zostaw ramki tak, jak są
campaign-pinup-says = to proponuje
campaign-pinup-agrees = się zgadza
campaign-pinup-thinks = myśli
campaign-pinup-you = ty
campaign-pinup-waiting = Twój głos już jest. Inni myślą.
campaign-pinup-by = Dzięki karcie „{ $title }”

campaign-pinned =
    { $aspect ->
        [motive] Poszło o { WORD($name, of: "clue", form: "acc") }.
        [suspect] To sprawka { WORD($name, of: "clue", form: "gen") }.
        [location] Stało się to { WORD($name, of: "clue", form: "at") }.
        [crime] To { WORD($name, of: "clue", form: "small") }.
       *[object] To { WORD($name, of: "clue", form: "small") }.
    }
campaign-pinned-frame =
    { $count ->
        [1] Pierwsza ramka jest pełna.
        [2] Druga ramka jest pełna.
        [3] Trzecia ramka jest pełna.
        [4] Czwarta ramka jest pełna.
       *[5] Piąta ramka jest pełna.
    }
campaign-pinned-wants = W skorowidzu coś szeleści: karta { $number } chce wyjść.
campaign-pinned-all = Nitka jest zawiązana.
campaign-pinned-on = Dalej
campaign-pinned-points = z { $most } pkt do tej pory

# --- kronika

campaign-book-saved =
    { $number ->
        [0] W kronice nie ma jeszcze żadnej sprawy
       *[other] Sprawa { $number } jest w kronice
    }
campaign-book-next = Otwórzcie sprawę { $number } tutaj, dziś albo za miesiąc. Miejsca i gracze mogą się zmienić.
campaign-book-grade = Ocena końcowa
campaign-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
campaign-book-solved =
    { COUNT($names) ->
        [0] Nic nie rozwiązano
       *[other] Rozwiązane: { JOIN($names) }
    }; { HAS($pinned) ->
        [yes] przypięte: { $pinned }.
       *[no] nic nie przypięto.
    }
campaign-book-recorded = nowy aspekt { $points }
campaign-book-aspects = rozwiązane aspekty { $points }
campaign-book-card = karty { $points }
campaign-book-objective = cele { $points }
campaign-book-limit = ponad limit { $points }
campaign-book-team = Klub
campaign-book-file = Zapisz kampanię jako plik
campaign-book-print = Drukuj kronikę lub zapisz jako PDF

campaign-poster-club = Spy Club
campaign-poster-five = Tajemnica w pięciu sprawach
campaign-poster-alt = Plakat tej kampanii
campaign-poster-keep = Zapisz plakat
campaign-poster-quote = „{ $words }”
campaign-poster-closed = Zamknięta: { DATETIME($day, day: "numeric", month: "long", year: "numeric") }

campaign-force-now = Teraz
campaign-force-turn = W twojej turze
campaign-force-end = Na koniec

# Dokąd może prowadzić zdjęcie: temat, a nie zasada
stake-dare = odwaga i głupie zakłady
stake-fame = reporterzy i rozgłos
stake-hunger = kuchnie i pełne talerze
stake-jealousy = kto ma więcej niż inni
stake-love = listy i sekrety
stake-money = portfele i wielkie plany
stake-revenge = stare porachunki
stake-cashier = kasy i drobne
stake-dog = nosy i zakopane rzeczy
stake-garbage-man = to, co ludzie wyrzucają
stake-librarian = książki i szepty
stake-mom = pora spania i domowe zasady
stake-neighbor = płoty i firanki
stake-troublemaker = kłopoty i jeszcze więcej kłopotów
stake-twins = wszystko podwójne
stake-cabin = las i ogniska
stake-carnival = karuzele i bilety
stake-diner = późne wieczory i naleśniki
stake-game-store = kostki i instrukcje
stake-ice-cream-shop = słodkości, które się topią
stake-mansion = strychy i stare rody
stake-museum = starocie za szkłem
stake-park = ławki i gołębie
stake-school = dzwonki i prace domowe
stake-bullying = trzymanie się razem
stake-eavesdropping = drzwi i cienkie ściany
stake-lying = historie, które rosną
stake-prank = żarty, które idą za daleko
stake-theft = zamki i zguby
stake-trespassing = miejsca, do których nie wolno
stake-vandalism = popsute rzeczy
stake-cake = przyjęcia i okruszki
stake-game-piece = ruchy i zasady
stake-hat = przebrania i pomyłki
stake-key = drzwi, które się otwierają
stake-lipstick = twarze i lustra
stake-slingshot = celowanie i odległość
stake-stamp = listy z daleka
stake-watch = zdążyć na czas
