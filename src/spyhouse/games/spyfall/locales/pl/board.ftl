# Teksty planszy. $me to „yes”, gdy chodzi o ciebie.

you = Ty
you-too = ty
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
quoted = „{ $text }”

# Karta na ręce

card-here = Jesteś tutaj
card-somewhere = Jesteś… gdzieś
card-spy = Jesteś szpiegiem
card-lead = a twoja rola to
card-no-role = i jesteś sobą
card-no-role-line = Odpowiadaj tak, żeby swoi uwierzyli, a szpieg niczego się nie dowiedział.
card-two-spies = i ktoś jeszcze też
card-alone = i nikt inny
card-spy-role = Zachowuj się naturalnie
card-spy-line = Odgadnij miejsce i podaj je, póki zegar biegnie.
card-number = Nr { $code }
peek-title = Twoja karta
peek-hold = Przytrzymaj, żeby odkryć
peek-how = Przytrzymaj spację, żeby zobaczyć, albo naciśnij Enter, żeby odkryć, i Enter jeszcze raz, żeby zakryć. Sprawdź, kto za tobą stoi.
peek-stamp = tajna
    .below = karta
peek-let-go = Puść, żeby ukryć

# Szuflada z miejscami

places-title = Miejsca
places-shut = Zamknij szufladę
places-left-of = z { $total } zostało
places-count = { $left } z { $total } zostało
places-played = BYŁO
places-tap-to-strike = Stuknij, żeby skreślić. Widzisz to tylko ty.
places-pictures = Obrazki
places-tap-to-name = Stuknij w miejsce, w którym jesteś.
places-name = Podaj miejsce…
places-never-mind = Jednak nie
places-label = { $state ->
        [played] { $name }, było w poprzedniej rundzie
        [naming] Podaj: { $name }
        [struck] { $name }, skreślone przez ciebie
       *[open] { $name }
    }

naming-title = Koniec udawania?
naming-sure = Pokazujesz kartę i mówisz: „{ $place }!” Jeśli to dobrze, masz 4 punkty. Jeśli nie, wszyscy inni dostają po jednym.
naming-say = Powiedz to
naming-not-yet = Jeszcze nie
naming-later = Zegar stoi. „{ $place }” padnie, gdy znów ruszy, a do tego czasu nikt o tym nie wie.
naming-queue = Powiedz to wtedy
naming-waits = „{ $place }” padnie, gdy zegar znów ruszy.
naming-take-back = Wycofaj
naming-leave = Zostaw
naming-not-spy = Miejsce podaje tylko szpieg.
naming-not-spy-line = Ty wiesz, gdzie jesteś. Niech poci się ktoś inny.
naming-wait = Miejsce możesz podać, gdy zegar biegnie.
naming-fine = OK

# Wokół stołu

ring-bot = bot
ring-gone = poza grą
ring-ask = Zapytaj
ring-points =
    { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
ring-points-away =
    { $count ->
        [one] punkt, poza stołem
        [few] punkty, poza stołem
       *[many] punktów, poza stołem
    }
ring-mark = , twój znak: { $mark ->
        [unsure] nie wiadomo
        [suspect] podejrzenie
        [trusted] zaufanie
       *[none] brak
    }
mark-none = brak znaku
mark-unsure = nie wiadomo
mark-suspect = podejrzenie
mark-trusted = zaufanie
head-round = Runda
head-of = z { $rounds }
head-round-of = Runda { $round } z { $rounds }
head-accuse = Oskarż
head-accuse-spent = Już było
head-stopped = Zegar stoi
head-not-started = Jeszcze nie ruszył
head-time-up = Czas!
head-enough = Mam dość słuchania

# Rozdanie

deal-title =
    { $me ->
        [yes] Rozdajesz
       *[no] Rozdaje { $name }
    }
deal-line = Zobacz swoją kartę, zanim ktoś zapyta
deal-hold = Przytrzymaj, żeby zobaczyć, kim jesteś
deal-let-go = Puść, a znów się zamknie
deal-keep-holding = Trzymaj dalej
deal-looked = Kartę zna już { $count } z { $all }
deal-has-looked = { $name } zna już swoją kartę
deal-clock = Zegar ruszy z pierwszym pytaniem
deal-clock-runs = Zegar biegnie

# Sprawiedliwsi szpiedzy
lots-count =
    { $count ->
        [one] { $count } los
        [few] { $count } losy
       *[many] { $count } losów
    }
lots-line = Więcej losów na kartę szpiega to większa szansa
lots-column = Losy
lots-after = To losy tej rundy. Kto był szpiegiem, w następnej ma ich mniej, a wszyscy inni więcej.

# Pytania i odpowiedzi

slip-asks =
    { $asking ->
        [me] Pytasz: { $to }
        [them] { $asker } pyta ciebie
       *[others] { $asker } pyta: { $to }
    }
slip-says =
    { $me ->
        [yes] Mówisz
       *[no] { $name } mówi
    }
slip-spoken-question = Posłuchajcie…
slip-spoken-answer = Odpowiedź na głos.
slip-your-first = Rozdajesz. Zadaj pierwsze pytanie, a zegar ruszy.
slip-your-ask = Twoja kolej na pytanie. Stuknij w podświetloną osobę.
slip-your-ask-voice = Twoja kolej: stuknij w gracza i zapytaj na głos.
slip-your-answer-voice = Odpowiedz na głos, potem stuknij.
slip-answered = Już po odpowiedzi
slip-dealer-thinks = { $name } rozdaje i zadaje pierwsze pytanie. Ono uruchamia zegar.
slip-thinks = { $name } wymyśla pytanie.
slip-answers = Czekamy na odpowiedź: { $name }.
slip-listens = { $name } odpowiada na głos.
slip-your-question = Twoje pytanie do: { $name }
slip-question = Twoje pytanie
slip-your-answer = Twoja odpowiedź
slip-ask-them = Zapytaj: { $name }
slip-to = Do: { $name }
slip-you-ask = Pytasz
slip-you-answer = Odpowiadasz
slip-back = Z powrotem do stołu
slip-count = { $count } z { $most }
slip-barred = { $name } właśnie pyta ciebie
slip-say = Odpowiedz
slip-stuck = Brak pomysłu? Weź pytanie
slip-testimony = Wszystkie wypowiedzi
slip-play-role = Odpowiadaj w roli.
said-title =
    { $me ->
        [yes] Co mówisz
       *[no] Co mówi { $name }
    }
said-more = Wszystko
said-all = Wszystkie wypowiedzi
said-nothing = Jeszcze ani słowa.
said-spoken = pytanie na głos
said-answered-aloud = (na głos)
said-open = …
said-mark = Twój prywatny znak
said-mark-note = Zostaje w tej przeglądarce. Nikt inny go nie zobaczy.
said-accuse = Oskarż: { $name }

# Oskarżenia i głosowanie

accuse-title = Kto jest szpiegiem?
accuse-once = To zatrzymuje zegar. Możesz to zrobić raz na rundę.
accuse-after-time = Twoja kolej na oskarżenie. Jeśli głosowanie się nie uda, kolej na następną osobę.
accuse-pick = Wybierz podejrzanego
accuse-not-yet = Jeszcze nie
accuse-pass = Pas
accuse-spent = Zegar w tej rundzie już raz stanął przez ciebie. Gdy czas minie, masz jeszcze kolej.
accuse-turn =
    { $first ->
        [yes] Czas! Oskarżanie zaczyna { $name }.
       *[no] Oskarżać może { $name }.
    }
accuse-your-turn =
    { $first ->
        [yes] Czas! Zaczynasz oskarżanie.
       *[no] Twoja kolej na oskarżenie.
    }
accuse-then =
    { $count ->
        [0] Potem już nikt: wtedy szpieg się wymknie.
       *[other] Potem { JOIN($names) }.
    }
trial-label = Na ławie: { $name }
trial-question =
    { $me ->
        [yes] Czy to ty jesteś szpiegiem?
       *[no] Czy szpieg to { $name }?
    }
trial-this =
    { $me ->
        [yes] Czy to ty jesteś szpiegiem?
       *[no] Czy to szpieg?
    }
trial-agree = Wszyscy muszą być zgodni ({ $voters })
trial-half = Zgodna musi być więcej niż połowa
trial-in = { $down } z { $all } oddanych
trial-guilty = Winny!
trial-free =
    { $me ->
        [yes] Jesteś na wolności
       *[no] Na wolności: { $name }
    }
trial-turn-over =
    { $me ->
        [yes] Odkryj swoją kartę…
       *[no] Karta, którą ma { $name }…
    }
trial-next = Następny, proszę.
trial-runs-on = Zegar biegnie dalej.
trial-chips-down = Żetony: { $down } z { $all }
trial-accuses =
    { $me ->
        [yes] Oskarżasz
       *[no] Oskarża { $name }
    }
trial-rang =
    { $me ->
        [yes] Zatrzymujesz zegar
       *[no] Zegar zatrzymuje { $name }
    }
trial-majority = „Winny” musi powiedzieć więcej niż połowa.
trial-need = Wszyscy ({ $voters }) muszą powiedzieć „winny”, inaczej zegar biegnie dalej.
trial-need-after-time = Wszyscy ({ $voters }) muszą powiedzieć „winny”, inaczej oskarża następna osoba.
trial-hush = Bez czatu, póki żetony są zakryte.
trial-says =
    { $side ->
        [down] żeton leży
        [guilty] mówi „winny”
        [innocent] mówi „niewinny”
       *[none] myśli
    }
trial-you-said =
    { $side ->
        [guilty] Twój głos: winny
        [innocent] Twój głos: niewinny
       *[down] Twój głos
    }
trial-vote-guilty = Winny
trial-vote-innocent = Niewinny
trial-on-you = Głosują o tobie. Rób niewinną minę.
trial-watching = Patrzysz na grę.

# Odkryte karty

reveal-was-the =
    { $count ->
        [one]
            { $me ->
                [yes] Szpieg to ty
               *[no] Szpieg to { JOIN($spies) }
            }
       *[other] Szpiedzy to { JOIN($spies) }
    }
reveal-spy = Szpieg
reveal-how-caught =
    { $pointing ->
        [me] Twoje oskarżenie: { $accused }. Wszyscy się zgodzili, i słusznie.
        [at-me] { $accuser } oskarża ciebie. Wszyscy się zgodzili, i słusznie.
       *[others] Oskarża { $accuser }, na ławie { $accused }. Wszyscy się zgodzili, i słusznie.
    }
reveal-how-framed =
    { $pointing ->
        [me] Twoje oskarżenie: { $accused }. Wszyscy się zgodzili, ale niesłusznie.
        [at-me] { $accuser } oskarża ciebie. Wszyscy się zgodzili, ale niesłusznie.
       *[others] Oskarża { $accuser }, na ławie { $accused }. Wszyscy się zgodzili, ale niesłusznie.
    }
reveal-how-guessed =
    { $count ->
        [one]
            { $me ->
                [yes] Podajesz miejsce, i to dobrze.
               *[no] { JOIN($spies) } podaje miejsce, i to dobrze.
            }
       *[other] Miejsce podane dobrze: { JOIN($spies) }.
    }
reveal-how-missed =
    { $count ->
        [one]
            { $me ->
                [yes] Mówisz „{ $guess }”. Niezła próba.
               *[no] { JOIN($spies) } mówi „{ $guess }”. Niezła próba.
            }
       *[other] { JOIN($spies) }: „{ $guess }”. Niezła próba.
    }
reveal-how-escaped = Czas minął i nikogo nie skazano.
reveal-how-void = Rundę przerwano. Bez punktów.
reveal-next = Następna runda
reveal-ready = Czekamy na innych
reveal-ready-count = { $ready } z { $all } może zaczynać
reveal-waits = Bez pośpiechu: stół czeka na wszystkich.
reveal-last = Wynik końcowy
reveal-guess = Typ szpiega: { $place }.
reveal-voted =
    { $side ->
        [guilty] winny
       *[innocent] niewinny
    }
reveal-caught = Złapany
reveal-framed = Ucieczka
reveal-guessed = Odgadnięte
reveal-missed = Złe miejsce
reveal-escaped = Ucieczka
reveal-wrong = Pudło
reveal-label = Karty rundy { $round }
reveal-here = Wszyscy byliście tutaj
reveal-knew =
    { $count ->
        [one] Wiedziała to jedna osoba.
        [few] Wiedziały to { $count } osoby.
       *[many] Wiedziało to { $count } osób.
    }
reveal-made-up =
    { $count ->
        [one] Jedna osoba zmyślała.
       *[other] Dwie osoby zmyślały.
    }
reveal-elsewhere = Jedna osoba miała na karcie inne miejsce.
reveal-odd =
    { $me ->
        [yes] Na twojej karcie: { $place }.
       *[no] { JOIN($spies) }, na karcie: { $place }.
    }
reveal-and-spy =
    { $count ->
        [one] a szpieg to
       *[other] a szpiedzy to
    }
reveal-hurry = Stuknij, żeby przyspieszyć
reveal-innocent =
    { $me ->
        [yes] Jesteś bez winy
       *[no] Bez winy: { $name }
    }
reveal-finder =
    { $me ->
        [yes] To twoje oskarżenie
       *[no] Oskarżenie: { $name }
    }
reveal-band-spy =
    { $count ->
        [one] Wygrywa szpieg
       *[other] Wygrywają szpiedzy
    }
reveal-band-caught = Szpieg złapany
reveal-band-missed =
    { $count ->
        [one] Szpieg przegrywa
       *[other] Szpiedzy przegrywają
    }
reveal-band-void = Bez wyniku
reveal-everyone = wszyscy
reveal-everyone-else = wszyscy inni
reveal-coin = { $to } +{ $gain }
reveal-votes = Głosy i najlepsze zdanie
reveal-more = i jeszcze { $count }
reveal-rounds = Tabela wyników
score-after = Po rundzie { $round } z { $rounds }
best-lines = Najlepsze zdania
reveal-total = Razem
reveal-player = Gracz
best-title = Najlepsze zdanie rundy?
best-how = Każdy ma jedną gwiazdkę. Nie dla siebie.
best-given = Twoja gwiazdka jest dana.
best-own = Twoje: tu bez gwiazdki
best-label = Daj gwiazdkę: „{ $answer }” ({ $name }), gwiazdek: { $stars }
best-more = Wszystkie odpowiedzi: { $all }
best-fewer = Tylko najlepsze
souvenir-keep = Zapisz jako obrazek
souvenir-title = Spyfall
souvenir-house = Spyhouse
souvenir-names = { JOIN($names) }
souvenir-were =
    { $count ->
        [one] to szpieg
       *[other] to szpiedzy
    }
souvenir-best =
    { $stars ->
        [0] Ostatnie słowo
       *[other] Najlepsze zdanie, gwiazdek: { $stars }
    }
souvenir-asked =
    { HAS($question) ->
        [yes] { $name }, na pytanie: { $question }
       *[no] { $name }
    }
souvenir-foot = Spyfall · graczy: { $players } · runda { $round }
end-title = Sprawa zamknięta
end-winner =
    { $count ->
        [one]
            { $me ->
                [yes] Wygrywasz
               *[no] Wygrywa { JOIN($names) }
            }
       *[other] Wygrywają { JOIN($names) }
    }
end-nobody = Nikt nie wygrywa
end-stopped = Grę zakończono wcześniej.
end-last-round = Ostatnia runda

# Notatki botów

debrief-title = Omówienie
debrief-invite = Co myślały boty
debrief-tabs = Czyje notatki
debrief-notes-of = Notatki: { $name } ({ $temper ->
        [cautious] ostrożny charakter
        [chatty] gadatliwy charakter
       *[bold] śmiały charakter
    }, { $level ->
        [easy] poziom łatwy
        [normal] poziom średni
       *[strong] poziom silny
    })
debrief-declassified = Odtajnione
debrief-suspicion-title = Kogo mam za szpiega
debrief-places-title = Gdzie chyba jesteśmy
debrief-percent = { $value }%
debrief-spy = szpieg
debrief-right = byliśmy tutaj
debrief-named = mój typ
debrief-nothing = Skończyło się, zanim udało się coś wymyślić.
debrief-no-suspect = Nie mam pojęcia, kto to.
debrief-suspected =
    { $right ->
        [yes]
            { $me ->
                [yes] Na koniec { $chance }% pewności, że to ty. I to ty.
               *[no] Na koniec { $chance }% pewności, że to { $name }. I to prawda.
            }
       *[no]
            { $me ->
                [yes] Na koniec { $chance }% pewności, że to ty. Pomyłka.
               *[no] Na koniec { $chance }% pewności, że to { $name }. Pomyłka.
            }
    }
debrief-guessed =
    { $right ->
        [yes] Po pytaniu { $question } mówię „{ $place }”, pewność { $chance }%. I dobrze.
       *[no] Po pytaniu { $question } mówię „{ $place }”, pewność { $chance }%. Pomyłka.
    }
debrief-guessed-anyhow =
    { $right ->
        [yes] Po pytaniu { $question } mówię „{ $place }”, na przekór szansom. I dobrze.
       *[no] Po pytaniu { $question } mówię „{ $place }”, na przekór szansom. Pomyłka.
    }
debrief-would-guess =
    { $right ->
        [yes] To nie padło, ale mój typ to „{ $place }”, { $chance }%. Byłoby dobrze.
       *[no] To nie padło, ale mój typ to „{ $place }”, { $chance }%. Byłoby źle.
    }
debrief-looked = Wtedy, jak sądzę, masz { $chance }% pewności, że to ja.
debrief-did-it = To przesądziło
debrief-why-seat =
    { $me ->
        [yes] Moja pewność, że to ty: z { $before }% na { $after }%.
       *[no] Moja pewność, że to { $name }: z { $before }% na { $after }%.
    }
debrief-why-place = „{ $place }”: z { $before }% na { $after }%.
debrief-walk = Przejdź przez rundę
debrief-question = Pytanie { $number } z { $all }
debrief-back = Poprzednie pytanie
debrief-forth = Następne pytanie
debrief-then = Potem: { JOIN($chances) }.
debrief-chance = { $name } { $value }%
debrief-as-table = Pokaż jako tabelę
debrief-after = Pytanie
debrief-unlikely = mało

# Dźwięki, widzowie i zegar

voices-on = Boty tu mówią
voices-off = Boty są tu wyciszone
watch-title = Patrzysz na grę
watch-line = Bez karty, bez głosu, bez zmartwień.
time-60 = Została minuta.
time-30 = Zostało trzydzieści sekund.
time-10 = Zostało dziesięć sekund.

# Wybór zestawu

packs-box = Pudełko
packs-box-line = Wszystkie trzydzieści miejsc, od plaży po zoo.
packs-in-use = w użyciu
packs-use = Użyj tego zestawu
packs-manage = Twórz i edytuj zestawy
packs-places =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
packs-places-not-ready =
    { $count ->
        [one] { $count } miejsce · jeszcze nie skończone
        [few] { $count } miejsca · jeszcze nie skończone
       *[many] { $count } miejsc · jeszcze nie skończone
    }

# Czego brakuje zestawowi

packs-place = Miejsce { $number }
packs-fault-toml = Nie da się tego przeczytać: coś jest nie tak w wierszu { $line }, kolumnie { $column }.
packs-fault-name = Zestaw potrzebuje nazwy.
packs-fault-few = Zestaw ma co najmniej { $least } miejsc; ten ma { $have }.
packs-fault-many = Zestaw ma najwyżej { $most } miejsc.
packs-fault-place-name = Miejsce { $number } potrzebuje nazwy.
packs-fault-twice = { $name } jest tam dwa razy.
packs-fault-roles = { $name }: brakuje ról: { $missing }.
packs-fault-same-role = { $name }: dwie role mają tę samą nazwę.
packs-no-room = W tej przeglądarce nie ma już miejsca na zestawy. Zapisz kilka jako pliki i usuń je tutaj.

# --- co może tylko gospodarz

host-move-EndRound = Zakończ tę rundę
host-move-EndRound-sure = Zakończyć tę rundę dla wszystkich, bez punktów?

# Osoba z inną kartą podaje miejsce, i co szpieg z was wyczytał

places-naming = Gdzie są wszyscy?
naming-odd-title = Gdzie byli inni?
naming-odd = Mówisz: „{ $place }!” Jeśli to prawda, dostajesz 2 punkty. Jeśli nie, nic więcej się nie dzieje.
odd-title =
    { $me ->
        [yes] To twoja karta nie pasowała!
       *[no] { $name }: ta karta nie pasowała.
    }
odd-line =
    { $me ->
        [yes] Wszyscy inni byli gdzie indziej. Podaj właściwe miejsce, a dostaniesz 2 punkty.
       *[no] Ta osoba może za 2 punkty podać właściwe miejsce. Ani słowa!
    }
odd-no-idea = Nie mam pojęcia
accuse-more = jeszcze { $count }
leak-title = Co zdradziliście
leak-fatal = To powiedziało szpiegowi najwięcej: { $place }, z { $before }% na { $after }%.
leak-none = Szpieg niczego się z tego nie dowiedział.
leak-not-understood =
    { $count ->
        [one] Jednej wypowiedzi nie dało się ocenić.
       *[other] Wypowiedzi, których nie dało się ocenić: { $count }.
    }
leak-curve = Jak pewne było dla szpiega „{ $place }”: z { $first }% na { $last }%.
