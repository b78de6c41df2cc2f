# Teksty planszy. Karty, kręgi i pola mają nazwy w events.ftl.

you = Ty
master = Eminencja
the-master = Eminencja
card-face =
    { $value ->
        [13] Eminencja { circle }
       *[other] { $value } { circle }
    }
cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
# "5 lub 8", wartości kart.
or-last = { $before } lub { $last }

# --- plansza

board-label = Plansza: { $name }
board-name = Whitehall, 1987
stands =
    { $you ->
        [yes] Jesteś { $where }.
       *[no] { $name } jest { $where }.
    }
mi5 = MI5
start-return = START · META
map = Mapa. Ramka pokazuje, co widzisz.
steps =
    { $count ->
        [one] { $count } krok
        [few] { $count } kroki
       *[many] { $count } kroków
    }
home =
    { $missing ->
        [0] Dom: wydaj książkę!
        [one] Dom, brakuje jednej pieczątki
       *[other] Dom, brakuje pieczątek: { $missing }
    }
home-brief =
    { $missing ->
        [0] Książka wychodzi dziś.
       *[other] Tu zaczynają się wszystkie drogi.
    }
home-text =
    { $missing ->
        [0] Wszystkie papiery są w porządku. Książka wychodzi dziś.
       *[other] Nic się tu nie dzieje, dopóki nie masz wszystkich zgód.
    }
seek-at = Wniosek { to-circle }
granted-already = { circle }: zgoda już jest
blank =
    { $road ->
        [in]
            { $side ->
                [north] Do MI5, północ
                [east] Do MI5, wschód
                [south] Do MI5, południe
               *[west] Do MI5, zachód
            }
        [out]
            { $side ->
                [north] Droga na zewnątrz, północ
                [east] Droga na zewnątrz, wschód
                [south] Droga na zewnątrz, południe
               *[west] Droga na zewnątrz, zachód
            }
       *[ring]
            { $side ->
                [north] Obwodnica, północ
                [east] Obwodnica, wschód
                [south] Obwodnica, południe
               *[west] Obwodnica, zachód
            }
    }
blank-text = Nic się tu nie dzieje. Odpocznij.
quiet = Spokój.
quiet-before =
    { $circle ->
        [mi5] Spokój. Dalej jest MI5.
       *[other] Spokój. Dalej jest brama { to-circle }.
    }
# Co robią notatki, w kilku słowach.
effect =
    { $effect ->
        [to_circle] Idziesz tam.
        [to_any_circle] Idziesz do dowolnego kręgu.
        [roll_again] Rzuć jeszcze raz.
        [draw_two] Dobierz dwie, odrzuć dwie.
        [replace_one] Wymień jedną kartę.
        [replace_hand] Cała nowa ręka.
        [miss_turn] Tracisz turę.
        [report] Idziesz do MI5.
        [replace_permission] Oddajesz zgodę.
       *[give_permission] Dajesz komuś zgodę.
    }

# --- do czego nadaje się ręka

outlook =
    { $is ->
        [run] Sekwens: możesz złożyć wniosek ({ $cards }).
        [master] Eminencja: nikt jej nie odmówi.
        [near] Jeszcze nie sekwens: brakuje { $wants }.
       *[nothing] Jeszcze nie ma sekwensu.
    }
prospect-brief =
    { $is ->
        [run] Sekwens gotowy.
        [master] Eminencja gotowa.
        [near] Brakuje jednej karty.
       *[nothing] Brak sekwensu na ręce.
    }
# Nad kartami: krótko.
prospect-tag =
    { $is ->
        [run] Sekwens: wniosek!
        [master] Nie do odmowy
        [near] do sekwensu: { $wants }
       *[nothing] { "" }
    }
# W osobnym wierszu, gdy nad kartami nie ma miejsca.
prospect-line =
    { $is ->
        [master] { circle }, Eminencja: gotowe
        [run] { circle }, sekwens { $cards }: gotowe
       *[near] Do sekwensu brakuje: { $wants } { circle }
    }

# --- kostka, ręka, stosy

die-threw = Na kostce: { $die }
die-label = Kostka pokazuje { $die }
die-preview = Co może dać rzut
your-hand = Twoja ręka
watching = Patrzysz na grę. Bez kart i bez zmartwień.
pack-count = Talia { $count }
discards-count = Odrzucone { $count }
discards-top = Odrzucone: { $card }
take-pack = Weź zakrytą kartę
take-discard = Weź: { $card }
empty = pusto

# --- twoja tura i tury innych

turn-theirs = Tura: { $name }
# W dzienniku, gdy w turach botów nic się nie wydarzyło.
moved-on = Dalej idzie: { NAMES($seats) }. Nic się nie wydarzyło.
turn-waits =
    { $phase ->
        [draw] Bierze kartę
        [discard] Wybiera, co odrzucić
        [go] Wybiera drogę
        [seek] Zastanawia się nad wnioskiem
        [challenge] Składa wniosek
        [circle] Wybiera krąg
        [hand_back] Wybiera zgodę do oddania
        [give] Wybiera, komu dać zgodę
        [swap] Wybiera kartę do wymiany
        [look] Wybiera rękę do obejrzenia
        [send] Wybiera, kto idzie do MI5
       *[over] { "" }
    }
turn-draw = Twoja tura: weź kartę
    .line = Zakrytą z talii albo wierzchnią odrzuconą.
turn-discard =
    { $left ->
        [one] Odrzuć jedną
       *[other] Odrzuć { $left }
    }
    .line = Wszyscy widzą, co odrzucasz.
discard-this = Odrzuć: { $card }
pick-card = Wybierz kartę
turn-go =
    { $ways ->
        [one] Jest jedna droga. Wybierz świecące pole.
       *[other] Liczba dróg: { $ways }. Wybierz świecące pole.
    }
pick-way = Wybierz drogę
walk =
    { $steps ->
        [one] Jeden krok, { walk-to }
        [few] { $steps } kroki, { walk-to }
       *[many] { $steps } kroków, { walk-to }
    }
walk-to =
    { $to ->
        [mi5] do domu
        [circle] { to-circle }
        [memo] na „{ $label }”
        [in] w stronę MI5
       *[rest] i odpoczynek
    }
turn-seek = Wniosek { to-circle }?
    .line = Potrzebujesz trzech kolejnych kart tego koloru albo jego Eminencji.
    .bluff = Wyłóż sekwens, Eminencję albo dowolne trzy karty i kamienną twarz.
    .none = Nie masz sekwensu ani Eminencji.
seek-with = Wniosek: { $cards }
pick-run =
    { $lacks ->
        [these] Do sekwensu brakuje: { $wants }
        [one] Jeszcze jedna karta
        [two] Jeszcze dwie karty
       *[all] Wybierz karty
    }
move-on = Nie tym razem
turn-circle = Który krąg?
    .seek = Twój pionek trafia tam i od razu możesz złożyć wniosek.
    .card = Twój pionek trafia tam i tura się kończy.
turn-hand-back = Którą zgodę oddajesz?
    .line = Trafia na spód swojej talii. Możesz ją zdobyć ponownie.
turn-give = Którą zgodę oddajesz?
    .line = Nikomu nie możesz dać ostatniej, której tej osobie brakuje.
give-to = Kto dostaje twoją zgodę { of-circle }?
give-another = Wybierz inną
turn-swap = Wymień jedną kartę
    .line = Trafia zakryta pod odrzucone.
swap-this = Wymień: { $card }
turn-look = Czyją rękę chcesz obejrzeć?
    .line = Zobaczysz ją tylko ty.
turn-send = Kto idzie do MI5?
    .line = Jeśli dałoby to wygraną, ta osoba trafia do tego kręgu.

# --- gracze

folder =
    { $held ->
        [0] { $name }: bez zgód
        [one] { $name }: jedna zgoda
        [few] { $name }: { $held } zgody
       *[many] { $name }: { $held } zgód
    }
player-state =
    { $is ->
        [gone] poza grą
        [away] poza stołem
        [misses] traci turę
        [again] rzuca dwa razy
        [ready] do MI5!
        [last] { $held } z { $needed }: jeszcze jedna
        [some] { $held } z { $needed }
       *[none] jeszcze nic
    }
granted = Zgoda
granted-stamp = ZGODA
permit-missing = { circle }: jeszcze nie
permit-granted = Zgoda: { circle }, { $title }
permit-title = Zgoda { of-circle }
hand-seen = Ręka, którą znasz: { $name }
    .when = Stan z rundy { $round }.
notebook = Notatnik
    .title = Widziane przy odrzuconych
    .took =
        { $you ->
            [yes] Bierzesz: { $card }
           *[no] { $name } bierze: { $card }
        }
    .put =
        { $you ->
            [yes] Odrzucasz: { $card }
           *[no] { $name } odrzuca: { $card }
        }
    .held = Na pewno na ręce
    .nothing = Jeszcze nic.

# --- wniosek

form-number = { circle } · Formularz 7
form-title = Wniosek o zgodę na publikację
form-applicant = Wnioskuje
form-evidence = Dowody
form-shows =
    { $evidence ->
        [one] jedna karta, zapieczętowana
        [three] trzy karty, zapieczętowane
        [unopened] nigdy nieotwarte
        [run] trzy kolejne
        [master] Eminencja
       *[bluff] żaden sekwens
    }
form-decision = Decyzja
form-refused = Odmowa
form-bluff = Blef!
form-not-yet = jeszcze nie
form-label =
    { $you ->
        [yes] Składasz wniosek { to-circle }
       *[no] { $name } składa wniosek { to-circle }
    }
form-secret = Sprzeciw czy pusta kartka? Nikt nie wie, dopóki wszystkie nie są otwarte.
judge-sealed = odpowiedź zapieczętowana
judge-counting = jeszcze liczy
judge-you =
    { $decision ->
        [p] przepuszczasz
        [c] zgłaszasz sprzeciw
       *[other] jeszcze bez decyzji
    }
judge-passed =
    { $you ->
        [yes] przepuszczasz
       *[no] przepuszcza
    }
judge-objected = sprzeciw: { $weight }
object = Zgłaszasz sprzeciw?
    .line = Do trzech kart { of-circle }. Wygrywasz, jeśli suma jest wyższa niż u gracza { $name }. Zagrane karty i tak przepadają.
    .none = Nie masz kart { of-circle }.
object-with = Sprzeciw: { $weight }
object-pick = Wybierz karty do sprzeciwu
let-pass = Przepuść
decided-p = Przepuszczasz
decided-c = Twój sprzeciw jest zapieczętowany
decided-wait = Czekamy na innych.
form-yours = Twój wniosek jest zapieczętowany
    .line = Inni decydują w tajemnicy.
form-watching = Wszyscy decydują w tajemnicy
reason-objected = { objected }.
reason-compared =
    { $succeeds ->
        [yes] { objected }: więcej niż { $own }.
       *[no] { objected }: nie więcej niż { $own }.
    }
objected =
    { $you ->
        [yes] Twój sprzeciw: { $weight }
       *[no] Sprzeciw, { $name }: { $weight }
    }
reason-unopposed = Nikt nie zgłasza sprzeciwu.
reason-unseen = Nikt nie zgłasza sprzeciwu, więc nikt się nigdy nie dowie.
reason-bluff = To w ogóle nie był sekwens.
reason-bluff-costs =
    { $you ->
        [yes] Tracisz wszystkie trzy karty i następną turę.
       *[no] { $name } traci wszystkie trzy karty i następną turę.
    }
verdict-bluff =
    { $you ->
        [yes] To był twój blef
       *[no] Blef: { $name }
    }
verdict =
    { $granted ->
        [yes]
            { $you ->
                [yes] Masz zgodę
               *[no] { $name } ma zgodę
            }
       *[no]
            { $you ->
                [yes] Twój wniosek odrzucono
               *[no] Odmowa: { $name }
            }
    }
form-opening = Wszystkie karty odkryte
go-on = Dalej
form-timer = Czas na decyzję

# --- koniec: gazeta

gazette = The Whitehall Gazette
    .dateline = Wydanie wieczorne · runda { $round }
    .edition = Wydanie wieczorne
    .round = Runda { $round }
    .price = Jeden pens
    .keep = Zachowaj pierwszą stronę
    .file = whitehall-gazette
headline =
    { $you ->
        [yes] Twoja książka wyszła
       *[no] Książka wyszła: { $name }
    }
    .stopped = Dziś nikt nic nie wydaje
story =
    { $you ->
        [yes] Docierasz do MI5 z kompletem pieczątek. Księgarnie donoszą o kolejkach, ministrowie nie donoszą o niczym.
       *[no] { $name } dociera do MI5 z kompletem pieczątek. Księgarnie donoszą o kolejkach, ministrowie nie donoszą o niczym.
    }
    .stopped = Maszyny zatrzymano przed metą.
    .reached = W MI5 z kompletem pieczątek.
    .queues = Księgarnie donoszą o kolejkach, ministrowie nie donoszą o niczym.
course = Przebieg wyścigu
    .caption = Zgody, runda po rundzie.
    .chart = Zgody w kolejnych rundach. { $lines }
    .line = { $name }, na koniec: { $held }.
applications =
    { $all ->
        [one] { $all } wniosek, ze sprzeciwem: { $contested }.
        [few] { $all } wnioski, ze sprzeciwem: { $contested }.
       *[many] { $all } wniosków, ze sprzeciwem: { $contested }.
    }
hands-left = Co zostało na rękach
    .none = Nic
book-title = Spycatcher
book-by = autor: { $name }
map-thames = Tamiza
