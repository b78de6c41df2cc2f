# What the board says.

player-you = Ty

# The city

city = Miasto { $name }
city-no-name = Miasto
city-keys = Strzałki przesuwają obraz, plus i minus przybliżają i oddalają, 0 pokazuje całość, Enter zaznacza to, co jest na środku. Jeśli wolisz słuchać, naciśnij „Słowami”.
city-loading = Rozkładamy miasto…
city-failed = Obraz się nie wczytał. Odśwież stronę.
city-all = Całe miasto

# The clue card

clue =
    Karta tropu: { WORD($item, of: "item") }, w mieście { $copies ->
        [one] { $copies } raz
       *[many] { $copies } razy
    }. Potem doktor Moritz pobiegnie o { $footprints ->
        [one] { $footprints } pole
        [few] { $footprints } pola
       *[many] { $footprints } pól
    }.
clue-file = AKTA { $number }

# Time

time-left = zostało { $time }
time-hurry = Szybko!
time-up = Koniec czasu
time-paused = Pauza
time-locked = Pudło. Czekaj…
time-seconds =
    { $seconds ->
        [one] Została { $seconds } sekunda.
        [few] Zostały { $seconds } sekundy.
       *[many] Zostało { $seconds } sekund.
    }

# What is found

found-count = Znaleziono { $found } z { $copies }
found-short = { $found } z { $copies }
found-word = znalezione
found-look =
    { $you ->
        [yes] Pokaż swoje znalezisko
       *[no] Pokaż znalezisko: { $name }
    }
found-look-missed = Pokaż coś, co umknęło

# The team

team = Drużyna
team-done = koniec
team-away = poza stołem
team-player =
    { $state ->
        [done] { $name }: znalezione { $found }, koniec szukania
        [away] { $name }: znalezione { $found }, poza stołem
       *[here] { $name }: znalezione { $found }
    }

done-say = Kończę
done-take-back = Szukam dalej

# Before the first card

look-title =
    { HAS($city) ->
        [yes] Witaj w mieście { $city }
       *[no] Witaj
    }
look-line = Rozejrzyj się, zanim ruszy piasek: przesuwaj, przybliżaj, przewijaj. Potem stukaj w każdą rzecz taką jak na karcie.
look-ready = Możemy zaczynać
look-painting = Rozkładamy miasto…
look-waiting =
    { $count ->
        [one] Czekamy na jeszcze { $count } osobę
        [few] Czekamy na jeszcze { $count } osoby
       *[many] Czekamy na jeszcze { $count } osób
    }

strip-hide = Ukryj paski
strip-show = Pokaż paski

# The shortcut

shortcut-title = Idziemy skrótem?
shortcut-line =
    Spy Guy stoi na strzałce. Przez zaułki { $spaces ->
        [one] jest { $spaces } pole
        [few] są { $spaces } pola
       *[many] jest { $spaces } pól
    } zamiast { $replaced }.
shortcut-take = Przez zaułki
shortcut-stay = Zostać na trasie
shortcut-left = Jeszcze { $seconds } s. Jeśli nikt nie wybierze, idzie skrótem.

# After the search

reveal = Co umknęło
reveal-all = Wszystkie!
reveal-none = Ani jednej. Uciekł bez śladu.
reveal-some = { $found } z { $copies }
reveal-walks =
    { $steps ->
        [0] Spy Guy stoi w miejscu
        [one] Spy Guy idzie o { $steps } pole
        [few] Spy Guy idzie o { $steps } pola
       *[many] Spy Guy idzie o { $steps } pól
    }, doktor Moritz biegnie o { $footprints ->
        [one] { $footprints } pole
        [few] { $footprints } pola
       *[many] { $footprints } pól
    }.
reveal-missed =
    { $count ->
        [0] Nic wam nie umknęło.
        [one] { $count } rzecz umknęła.
        [few] { $count } rzeczy umknęły.
       *[many] { $count } rzeczy umknęło.
    }
reveal-nth = Umknęło: { $number } z { $count }
reveal-place = { PLACE($place) }
reveal-look = Pokaż kryjówkę: { PLACE($place) }
reveal-back = Poprzednia
reveal-forth = Następna
reveal-next = Dalej
reveal-ready = Dalej: { $ready } z { $count }

# The chase

track =
    Trasa: Spy Guy na polu { $spy_guy }, doktor Moritz na polu { $moritz } z { $port }, { $ahead ->
        [one] { $ahead } pole
        [few] { $ahead } pola
       *[many] { $ahead } pól
    } przewagi.
track-ahead =
    { $ahead ->
        [one] { $ahead } pole przewagi
        [few] { $ahead } pola przewagi
       *[many] { $ahead } pól przewagi
    }
track-runs =
    { track-ahead } · Potem Moritz biegnie o { $footprints ->
        [one] { $footprints } pole
        [few] { $footprints } pola
       *[many] { $footprints } pól
    }
track-near =
    { $left ->
        [one] Parowiec czeka: { $left } pole do portu
        [few] Parowiec czeka: { $left } pola do portu
       *[many] Parowiec czeka: { $left } pól do portu
    }
track-spy-guy = Spy Guy depcze mu po piętach
track-moritz = Doktor Moritz biegnie

# The city in words

words-on = Słowami
words-off = Jako obraz
words-title = Miasto w słowach
words-help = Strzałki prowadzą po liście, Enter otwiera dzielnicę albo zaznacza rzecz, Escape wraca.
words-seek =
    Szukane: { WORD($item, of: "item") }, w mieście { $copies ->
        [one] { $copies } raz
       *[many] { $copies } razy
    }.
words-no-card = Jeszcze nie ma karty.
words-districts = Dzielnice
words-listening = Chwila…
words-back = Wszystkie dzielnice
words-found =
    { $you ->
        [yes] twoje znalezisko
       *[no] znalezisko: { $name }
    }
words-missed = umknęło
words-nothing = Nic tu nie ma.

# The end

moment-caught = Mamy go!
    .line = Spy Guy trzyma doktora Moritza za kołnierz.
moment-escaped = Odpłynął!
    .line = Trap już w górze. Doktor Moritz macha z pokładu.
end-caught = Doktor Moritz złapany
    .line =
        { $spaces ->
            [0] Na samym trapie.
            [one] { $spaces } pole przed portem. Miasto jest wam wdzięczne.
            [few] { $spaces } pola przed portem. Miasto jest wam wdzięczne.
           *[many] { $spaces } pól przed portem. Miasto jest wam wdzięczne.
        }
end-escaped = Doktor Moritz uciekł
    .line =
        { $spaces ->
            [one] Zabrakło wam { $spaces } pola. Pocztówka już w drodze.
           *[many] Zabrakło wam { $spaces } pól. Pocztówka już w drodze.
        }
end-practised = Dobry trening
    .line =
        { $cards ->
            [one] { $cards } karta, bez pościgu, nic nie stracone.
            [few] { $cards } karty, bez pościgu, nic nie stracone.
           *[many] { $cards } kart, bez pościgu, nic nie stracone.
        }
end-stopped = Pościg odwołany
    .line = Nikt nie wygrał, nikt nie przegrał.
end-percent = { $rate }%
end-rate = Znalezione
end-fastest = Najszybsze znalezisko
end-fastest-line = { SECONDS($ms) } s, { WORD($item, of: "item") }
end-missed = Najlepiej ukryte
end-never = nieodkryte: { $left }
end-nothing = nic
end-spotted =
    { $you ->
        [yes] Udało ci się wypatrzyć doktora Moritza w tłumie
       *[no] Doktor Moritz wypatrzony w tłumie! ({ $name })
    }
end-unspotted = Nikt nie wypatrzył doktora Moritza w tłumie
end-gags = Powracające żarty: { $seen } z { $count }
end-finders = Kto ile znalazł
end-wrong =
    { $count ->
        [0] bez pomyłek
        [one] { $count } pomyłka
        [few] { $count } pomyłki
       *[many] { $count } pomyłek
    }
end-cards = Karta po karcie
end-card = { WORD($item, of: "item") }:
end-copy = Kopiuj
end-copied = Skopiowane. Wklej, gdzie chcesz.
end-again = Zobacz miasto jeszcze raz
end-back = Wróć do wyniku
end-city = Miasto „{ $name }”
share =
    Spy Guy { $city } ({ WORD($level, of: "level") }, { $players ->
        [one] { $players } osoba
        [few] { $players } osoby
       *[many] { $players } osób
    }): { $how ->
        [caught] złapany
        [escaped] uciekł
        [practised] trening
       *[stopped] przerwane
    }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, znaleziono { $found } z { $copies } { $squares }
level-child = dzieci
level-family = rodzina
level-expert = eksperci
level-adaptive = dopasowuje się

# The postcard

postcard = Pocztówka z miasta { $city }
postcard-send = Wyślij pocztówkę
postcard-keep = Zapisz
postcard-greeting = Pozdrowienia z
postcard-things =
    { $count ->
        [one] { $count } rzecz
       *[many] { $count } rzeczy
    }
postcard-day = { DATETIME($day, day: "numeric", month: "short") }
postcard-found = { $found } z { $copies }
    .line = znalezione
postcard-cards = { $cards }
    .line =
        { $cards ->
            [one] odkryta karta
            [few] odkryte karty
           *[many] odkrytych kart
        }
postcard-days = { $days }
    .line =
        { $days ->
            [one] dzień z rzędu
           *[many] dni z rzędu
        }
postcard-caught = Złapany!
    .line = przed portem
postcard-escaped = Uciekł
    .line = tym razem
postcard-practised = Trening
    .line = bez pościgu
postcard-stopped = Koniec
    .line = na dziś
postcard-moritz = Moritz namierzony!
mood-day = dzień
mood-dusk = zmierzch
mood-rain = deszcz
mood-snow = śnieg
mood-haze = mgła
mood-winter = zima

# A tap

tap-wrong = To nie to
tap-marked = Już znalezione
tap-wait =
    { $seconds ->
        [one] Poczekaj { $seconds } sekundę
        [few] Poczekaj { $seconds } sekundy
       *[many] Poczekaj { $seconds } sekund
    }
tap-cold = Zimno…
tap-cool = Chłodno
tap-warm = Ciepło!
tap-hot = Gorąco!
tap-cat = Ryba! Za każdym razem.
tap-painter = Maluje, co widzi.
tap-tuba = I po kapeluszu.
tap-moritz = Doktor Moritz we własnej osobie!
