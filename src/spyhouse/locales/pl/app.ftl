# Teksty wokół każdej gry: strona główna, poczekalnia, stół, powtórki.

house = Spyhouse
tagline = Stół dla szpiegów, ich przyjaciół i kilku botów.
close = Zamknij
cancel = Anuluj
yes = Tak
home = Strona główna
loading = Zapalamy lampę…
not-loaded = Część strony się nie wczytała. Sprawdź połączenie i spróbuj ponownie.
try-again = Spróbuj ponownie
too-long = To jest za długie. Spróbuj krócej.
no-picture = Ta przeglądarka nie potrafi utworzyć obrazka.
no-script = Spyhouse wymaga JavaScriptu: karty rozdaje serwer, ale pokazujemy je tutaj.

language = Język
language-only-english = po angielsku
language-missing = Gra { $game } nie jest jeszcze przetłumaczona, dlatego jest po angielsku.

## Strona główna

front-games = Gry
front-soon = wkrótce
front-soon-long = Już wkrótce.
front-play-now = Graj teraz
front-play-now-hint = Graj teraz: { $game } z botami
front-new-table = Nowy stół
front-new-table-hint = Nowy stół do gry { $game }
front-players = Liczba graczy
front-player-range = { $least }–{ $most }
front-time = Czas
front-got-code = Masz kod?
front-code = Kod stołu
front-join = Dołącz
front-playing-as = Grasz jako
front-playing-as-name = Grasz jako { $name }
front-your-tables = Twoje stoły
front-saved-table = Otwórz zapisany stół
front-waiting =
    { $waiting ->
        [0] { $others ->
            [0] Jeszcze żadnego. Wybierz grę.
            [one] { $others } stół
            [few] { $others } stoły
           *[many] { $others } stołów
        }
        [one] { $others ->
            [0] Twój ruch przy jednym stole
           *[other] Twój ruch przy jednym stole, inne: { $others }
        }
       *[other] { $others ->
            [0] Twój ruch przy { $waiting } stołach
           *[other] Twój ruch przy { $waiting } stołach, inne: { $others }
        }
    }
front-goes =
    { $days ->
        [one] Zniknie jutro, jeśli go nie otworzysz
       *[other] Zniknie za { $days } dni, jeśli go nie otworzysz
    }
front-your-turn = Twój ruch
front-phase-lobby = W poczekalni
front-phase-playing = W trakcie
front-phase-over = Koniec gry
front-forget = Usuń stół { $code } z listy
front-offline = Nie można połączyć się ze Spyhouse. Masz internet? Próbujemy dalej…
front-show = Pokaż { $game }
front-play-offline = Graj offline

daily-title = Gra dnia
daily-weekday = { DATETIME($day, weekday: "long") }
daily-row =
    { $days ->
        [0] Wszyscy grają w to samo
        [one] { $done ->
            [yes] Na dziś gotowe. Do jutra!
           *[no] Wszyscy grają w to samo
        }
       *[other] { $days } dni z rzędu
    }
daily-play = Zagraj
daily-play-hint = Zagraj w { $game }: { $what }
daily-again = Jeszcze raz
daily-again-hint = Zagraj jeszcze raz w { $game }: { $what }

## Twoje wyniki

record-title = Twoje wyniki
record-private = Są tylko w tej przeglądarce i nigdzie indziej.
record-none = Jeszcze nic. Dokończ grę, a pojawi się tutaj.
record-games =
    { $played ->
        [one] 1 gra
        [few] { $played } gry
       *[many] { $played } gier
    }
record-stars =
    { $stars ->
        [one] 1 gwiazdka
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }
record-won = Wygrane: { $won }
record-row = Wygrane z rzędu: { $row }, najwięcej { $longest }
record-share = { $won } z { $played }
record-level-mixed = Różne boty
record-level-people = Tylko ludzie
record-lines = Twoje najlepsze zdania
record-save = Zapisz jako plik
record-delete = Usuń
record-undo = Przywróć
record-deleted = Twoje wyniki są usunięte.

## Ty

me-title = Twoja plakietka
me-name = Imię
me-example = Odile
me-face = Twarz
me-face-named = Twarz: { $face }
me-save = Zapisz

me-face-taken = Ktoś właśnie zajął tę twarz. Ta jest wolna.
face-woman-red-hair = kobieta z rudymi włosami
face-man-beard = mężczyzna z brodą
face-old-woman = starsza kobieta
face-man-turban = mężczyzna w turbanie
face-woman-headscarf = kobieta w chuście
face-old-man = starszy mężczyzna
face-woman-curly-hair = kobieta z kręconymi włosami
face-man-red-hair = mężczyzna z rudymi włosami
face-person-curly-hair = osoba z kręconymi włosami
face-man-bald = łysy mężczyzna
face-girl = dziewczynka
face-boy = chłopiec
face-detective = detektyw
face-fox = lis
face-owl = sowa
face-cat = kot
face-dog = pies
face-bear = niedźwiedź
face-raccoon = szop
face-panda = panda
face-wolf = wilk
face-tiger = tygrys
face-penguin = pingwin
face-frog = żaba
face-octopus = ośmiornica
face-ghost = duch
face-koala = koala
face-hamster = chomik
face-rabbit = królik
face-lion = lew
face-monkey = małpa
face-pig = świnka
face-mouse = mysz
face-cow = krowa
face-hedgehog = jeż
face-dragon = smok
face-alien = kosmita
face-turtle = żółw

## Zasady stołu

options-title = Nowy stół: { $game }
options-intro = Zwykłe zasady. Zmień, co chcesz.
options-open = Otwórz stół
options-presets = Wybierz jedno. Później też można zmienić.
options-hard = Jak trudno?
options-hard-line = tyle wygrywa dobra drużyna
options-bots = Boty
options-bots-fewer = Jeden bot mniej
options-bots-more = Jeden bot więcej
options-more = Więcej zasad domowych
options-auto = Automatycznie
options-back-to-auto = { $what }: automatycznie
options-standard = Jak zwykle
options-fewer = { $what }: mniej
options-greater = { $what }: więcej
options-from-file = Kontynuuj z pliku
options-no-record = Ten plik nie pochodzi ze Spyhouse.
options-own-pack = Ułóż własny
options-own-pack-named = „{ $name }” (twój): edytuj
options-standard-pack = Zwykły zestaw.
options-pack = Twój zestaw
options-today = Dzisiaj

## Przy drzwiach

join-title = Stół { $code }
join-invited = { $host } zaprasza do gry { $game }
join-nobody = Nikogo tu jeszcze nie ma.
join-there = Przy stole
join-sit = Usiądź
join-watch = Tylko patrz
join-locked = Stół jest zamknięty. Możesz patrzeć albo poprosić o wpuszczenie.
join-ask = Poproś o wpuszczenie
join-waiting = Czekamy na odpowiedź: { $host }…
join-waiting-host = Czekamy na odpowiedź gospodarza…
join-refused = Tym razem odmowa: { $host }.
join-refused-host = Tym razem gospodarz odmówił.
join-playing = Gra już trwa. Wejdź i zagraj za bota albo po prostu patrz.
join-not-found = Nie ma stołu { $code }
join-not-found-help = Sprawdź kod na ekranie gospodarza: to kilka liter. Albo otwórz własny stół.
join-closed-help = Otwórz własny stół albo zapytaj o kod następnego.
join-again = Spróbuj ponownie
join-gone = Nie ma cię już przy tym stole

## Poczekalnia

lobby-title = Gospodarz stołu: { $host }
lobby-sound =
    { $on ->
        [yes] Dźwięk włączony
       *[no] Dźwięk wyłączony
    }
lobby-invite = Zaproś innych
lobby-type-code = Wpisz ten kod na dowolnym telefonie
lobby-qr-short = Kod QR
lobby-qr = Kod QR do stołu { $code }
lobby-copy = Kopiuj link
lobby-share = Udostępnij link
lobby-copied = Link skopiowany. Wyślij go komuś!
lobby-rules = Zasady domowe
lobby-show-rules = Pokaż
lobby-change-rules = Zmień
lobby-keep-rules = Zapisz zasady
lobby-standard-rules = Zwykłe zasady.
lobby-table-language = Karty i boty przy tym stole mówią w języku: { $language }.
lobby-sit = Usiądź tu
lobby-add-bot = Dodaj bota
lobby-free = Wolne
lobby-sit-chair = Usiądź tu: wolne krzesło { $number }
lobby-add-bot-chair = Dodaj bota: wolne krzesło { $number }
lobby-free-chair = Wolne krzesło { $number }
lobby-chair = Krzesło { $number }
lobby-you = { $name } (ty)
lobby-another = Dodaj gracza na tym urządzeniu
lobby-another-hint = Podawajcie sobie telefon: jeszcze jedna osoba gra na tym ekranie.
lobby-another-name = Kto gra?
lobby-level-easy = Łatwy
lobby-level-normal = Średni
lobby-level-strong = Silny
lobby-level-random = Niepoważny
lobby-level-model = Model językowy
lobby-bot = bot
lobby-stand-up = Wstań
lobby-remove-bot = Usuń bota
lobby-free-up = Zwolnij to krzesło
lobby-free-up-sure = Na tym krześle siedzi { $name }. Zwolnić je? Można będzie znowu usiąść.
lobby-free-up-yes = Tak, zwolnij
lobby-chair-changed = Ktoś właśnie zajął to krzesło.
lobby-host = Gospodarz
lobby-ready = Możemy zaczynać
lobby-not-ready = Jeszcze nie
lobby-im-ready = Możemy zaczynać
lobby-wait = Chwila, jeszcze nie
lobby-start =
    { $count ->
        [one] Start: { $count } osoba
        [few] Start: { $count } osoby
       *[many] Start: { $count } osób
    }
lobby-too-few =
    { $count ->
        [one] Brakuje jeszcze jednej osoby. Boty też się liczą.
        [few] Brakuje jeszcze { $count } osób. Boty też się liczą.
       *[many] Brakuje jeszcze { $count } osób. Boty też się liczą.
    }
lobby-many-not-ready = Czekamy jeszcze na sygnał (liczba osób: { $count }). Możesz zacząć mimo to.
lobby-not-all-ready = Czekamy jeszcze na sygnał: { JOIN($names) }. Możesz zacząć mimo to.
lobby-range =
    { $free ->
        [0] Stół jest pełny. Liczba graczy: { $least }–{ $most }.
        [one] Jedno wolne krzesło. Liczba graczy: { $least }–{ $most }.
        [few] { $free } wolne krzesła. Liczba graczy: { $least }–{ $most }.
       *[many] { $free } wolnych krzeseł. Liczba graczy: { $least }–{ $most }.
    }
lobby-host-starts = Grę rozpoczyna { $host }.
lobby-take-chair = Zajmij krzesło, żeby zagrać, albo zostań i patrz.
lobby-standing = Bez krzesła: { JOIN($names) }

## Stół

table-name = { $game }, stół { $code }
table-code = Stół { $code }. Kopiuj link
table-menu = Menu
table-rules = Zasady
table-log = Dziennik
table-chat = Czat
table-undo = Cofnij
table-stand-up = Niech bot zagra za mnie
table-sit-back = Znowu gram
table-take-seat = Zagraj za: { $name }
table-watching = Patrzysz na grę.
table-paused = Pauza. Zegar stoi.
table-resume = Wznów
table-asleep = Ten stół zasnął. Budzimy go…
table-reconnecting = Utracono połączenie. Łączymy ponownie…
table-outdated = Jest nowa wersja Spyhouse.
table-reload = Odśwież
table-deal-anew = Rozdaj ponownie
table-board-failed = Coś się zepsuło na tej stronie. Twoja gra jest bezpieczna: odśwież i graj dalej.
table-host-away = Gospodarza ({ $host }) nie ma przy stole.
table-claim-host = Przejmij stół
table-pass = Telefon dostaje { $name }
table-pass-hint = Reszta patrzy w inną stronę. Bez podglądania!
table-pass-ready = To ja, { $name }
table-seats = Twoje miejsca
table-look-back = Od twojego ostatniego ruchu
table-back-to-now = Wróć do gry
table-screen = Pokaż na dużym ekranie
table-from-device = Tę grę rozdano na urządzeniu i przyniesiono tutaj. Jego właściciel mógł zajrzeć w karty.
table-turn = Gra { $name }
table-turn-yours = Twój ruch
table-turn-everyone = Każdy gra
table-turn-some = Czekamy na ciebie

screen-join = Graj albo patrz
screen-how = Zeskanuj lub wpisz kod

host-title = Gospodarz
host-pause = Pauza
host-lock = Zamknij stół
host-private = Bez widzów
host-knock = { $name } prosi o wpuszczenie.
host-knock-in = Wpuść: { $name }
host-knock-no = Nie teraz
host-delete = Usuń ten stół
host-delete-sure = Usunąć ten stół i wszystkie jego gry dla wszystkich? Tego nie da się cofnąć.
host-give = Niech gra { $name }
host-chat = Czat i reakcje
host-hints = Podpowiedzi
host-pace = Tempo botów
host-pace-slow = Wolno
host-pace-usual = Jak ludzie
host-pace-quick = Szybko
host-pace-at-once = Od razu
host-end = Zakończ i odkryj
host-end-sure = Zakończyć grę dla wszystkich i odkryć wszystkie karty?
host-people = Przy stole
host-acts = Działania: { $name }
host-bot = Niech gra bot
host-remove = Usuń gracza
host-remove-sure = Usunąć od stołu: { $name }?
host-hand-over = Przekaż stół
host-hand-over-sure = Przekazać stół: { $name }?
host-here = przy stole
host-away = poza stołem
host-bot-plays = gra bot
host-move-Skip = Pomiń
host-move-Skip-sure = Pominąć: { $name }?
host-move-Leave = Dalej bez tej osoby
host-move-Leave-sure = Z gry odpada { $name }, aż do końca. Na pewno? Tego nie da się cofnąć.
host-move-Stop = Zakończ i odkryj
host-move-sure = { $move }? Tego nie da się cofnąć.

settings-title = Ustawienia
settings-theme = Wygląd
settings-theme-auto = Auto
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-sound = Dźwięk
settings-touch = Wibracje
settings-turn = Powiadom mnie o moim ruchu
    .hint = Wysyła powiadomienie na to urządzenie, gdy cię nie ma
settings-turn-blocked = Powiadomienia z tej strony są zablokowane. Możesz je włączyć w ustawieniach przeglądarki.
settings-motion = Mniej ruchu

hint-ask = Podpowiedź
hint-title = Podpowiedź
hint-do = Zrób tak
hint-wait = Lepiej chwilę poczekać.
hint-close = Zamknij podpowiedź

chat-placeholder = Napisz coś
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie napisał. Podejrzane.
chat-off = Czat jest wyłączony.
chat-watching = Widzowie nie piszą. Usiądź do stołu, żeby rozmawiać.
chat-react = Reakcja: { $reaction }
reaction-thumbs-up = kciuk w górę
reaction-laugh = śmiech
reaction-think = namysł
reaction-eyes = czujne oczy
reaction-clap = brawa
reaction-fire = ogień
reaction-heart = serce
reaction-hush = usta na zamek

rules-search = Szukaj w zasadach
rules-none = Nie ma zasady ze słowem „{ $text }”.
rules-failed = Nie można teraz wczytać zasad. Spróbuj za chwilę.
rules-shown = Pokaż
    .guide = Przewodnik
    .numbers = Wszystkie zasady

log-empty = Nic się jeszcze nie wydarzyło. Ciesz się ciszą.
log-why = Dlaczego? { $reason }
log-Opened = Stół jest otwarty.
log-Joined = Wchodzi { $who }.
log-Sit = Siada { $who }.
log-Stand = Wstaje { $who }.
log-Ready =
    { $on ->
        [yes] { $who }: możemy zaczynać.
       *[no] { $who }: jeszcze chwila.
    }
log-Rename = Nowe imię przy stole: { $name }.
log-SeatBot = Siada { $name } (bot).
log-ClearSeat = Zwolniło się krzesło.
log-Configure = Zmieniły się zasady domowe.
log-Start = Gra się zaczyna.
log-Undo = Ruch cofa { $who }.
log-Pause = Grę wstrzymuje { $who }.
log-Resume = Grę wznawia { $who }.
log-ReplaceByBot =
    { $later ->
        [yes] Za { $name } zagra bot, gdy ta tura się skończy.
       *[no] Teraz gra bot (miejsce: { $name }).
    }
log-GiveSeat = Zamiast bota gra teraz { $who }.
log-Rematch = Następna gra. Te same miejsca.
log-Lock =
    { $on ->
        [yes] Stół jest zamknięty.
       *[no] Stół jest znowu otwarty.
    }
log-AllowHints =
    { $on ->
        [yes] Podpowiedzi są włączone.
       *[no] Podpowiedzi są wyłączone.
    }
log-AllowChat =
    { $on ->
        [yes] Czat jest włączony.
       *[no] Czat jest wyłączony.
    }
log-SetBotPace =
    { $pace ->
        [slow] Boty grają teraz powoli.
        [quick] Boty grają teraz szybko.
        [at-once] Boty grają teraz od razu.
       *[usual] Boty grają teraz jak ludzie.
    }
log-Remove =
    { $later ->
        [yes] { $who } odejdzie od stołu, gdy ta tura się skończy.
       *[no] Usunięto od stołu: { $who }.
    }
log-HandOver = Nowy gospodarz stołu: { $who }.
log-ClaimHost = Stół przejmuje { $who }.
log-Slept = Stół zasnął.
log-Woke = Stół się obudził.

## Koniec

end-title = Koniec
end-wins =
    { COUNT($names) ->
        [one] Wygrywa { JOIN($names) }
       *[other] Wygrywają { JOIN($names) }
    }
end-side = Wygrana: { $side }
end-nobody = Nikt nie wygrywa
end-stopped = Gra przerwana
end-scores = Punkty
end-rematch = Rewanż
end-host-rematch = Rewanż może rozpocząć { $host }.
end-host-next = Decyduje { $host }: { $next }
end-save = Do pliku
end-look = Obejrzyj stół
end-back = Pokaż punkty
end-replay = Powtórka

## Powtórki i lekcje

replay-chapters = Rozdziały
replay-highlights = Najlepsze { $seconds } s
replay-title = Powtórka
replay-first = Na początek
replay-last = Na koniec
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-play = Odtwórz
replay-pause = Pauza
replay-speed = Prędkość: { $speed }×
replay-times = { $speed }×
replay-position = Miejsce w grze
replay-step = Krok { $at } z { $of }
replay-eyes = Punkt widzenia
replay-eyes-of = Tak to widzi { $name }
replay-everyone = Widz
replay-share = Udostępnij
replay-file = Gra zapisana jako plik
replay-no-game = To nie jest gra zapisana ze Spyhouse.

learn-short = Naucz się
learn-link = Naucz się w { $minutes } min
learn-title = Pierwsza gra
learn-page = Pierwsza gra: { $game }
learn-skip = Pomiń
learn-back = Wstecz
learn-next = Dalej
learn-watch = Patrz…
learn-try-this = Dobry pomysł, ale najpierw spróbuj tego.
learn-again = Od początku
learn-play = Zagraj z botami
learn-failed = Nie można teraz wczytać lekcji. Spróbuj za chwilę.
learn-coach = Trener

## Plansza dla każdej gry

generic-view = Co widzisz
generic-moves = Co możesz zrobić
generic-none = Teraz nie ma nic do zrobienia.
generic-yes = tak
generic-no = nie
generic-nothing = nic
generic-send = Wyślij
generic-deadline = Pozostały czas

study-agree = Moje gry przy tym stole można badać
study-hint = Bez imion. Tylko gry, na które zgadzają się wszyscy.
study-count = Zgadza się { $agreed } z { $all }. Imiona są usuwane.
