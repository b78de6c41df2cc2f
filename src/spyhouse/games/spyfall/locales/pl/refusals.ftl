# Dlaczego ruch jest odrzucony.

spyfall-not-now =
    { $phase ->
        [dealt] Zegar jeszcze nie ruszył: zaczyna pierwsze pytanie.
        [questions] Zegar biegnie: pytaj, odpowiadaj albo zatrzymaj go oskarżeniem.
        [vote] Ktoś już oskarżył: poczekaj, aż wszyscy zagłosują.
        [accusations] Czas minął: teraz po kolei oskarżacie albo pasujecie.
        [naming] Teraz właściwe miejsce może podać ten, kto ma inną kartę.
       *[over] Gra jest skończona.
    }
spyfall-round-over =
    { $how ->
        [caught] Runda skończona: szpieg skazany. Przejdź do następnej.
        [framed] Runda skończona: skazano kogoś, kto nie jest szpiegiem. Przejdź do następnej.
        [guessed] Runda skończona: szpieg podał właściwe miejsce. Przejdź do następnej.
        [missed] Runda skończona: szpieg podał złe miejsce. Przejdź do następnej.
        [escaped] Runda skończona: nikogo nie skazano. Przejdź do następnej.
       *[void] Runda skończona: została przerwana. Przejdź do następnej.
    }
spyfall-accused-first = Ktoś oskarżył wcześniej, więc zegar stoi: przygotuj miejsce na chwilę, gdy znów ruszy.
spyfall-guess-now = Zegar biegnie: podaj miejsce teraz, nie ma na co czekać.
spyfall-guess-waits = To miejsce już czeka.
spyfall-not-the-spy = Tylko szpieg może podać miejsce.
spyfall-no-such-place = Tego miejsca nie ma w grze: wybierz z listy.
spyfall-place-played = To miejsce już było: wybierz nieskreślone.
spyfall-not-your-turn-to-accuse = To nie twoja kolej na oskarżenie: idzie w lewo, od rozdającego.
spyfall-clock-stopped-once = Zegar w tej rundzie już raz stanął przez ciebie: oskarżysz znowu, gdy czas minie.
spyfall-accuse-yourself = Nie możesz oskarżyć siebie: wybierz kogoś innego.
spyfall-nobody-there = Tam nikt nie siedzi: wybierz kogoś innego.
spyfall-your-own-case = Chodzi o ciebie: we własnej sprawie nikt nie głosuje.
spyfall-accuser-has-voted = Twoje oskarżenie to twój głos: winny.
spyfall-voted-already = Twój głos jest już oddany i tak zostaje.
spyfall-no-early-time = Przy tym stole gra się do końca czasu: nikt nie kończy wcześniej.
spyfall-time-called = To już wiemy: masz dość słuchania.
spyfall-star-given = Twoja gwiazdka w tej rundzie jest już dana.
spyfall-no-such-answer = Nie ma takiej odpowiedzi: wybierz jedną z tej rundy.
spyfall-own-answer = To twoja własna odpowiedź: daj gwiazdkę komuś innemu.
spyfall-ready-already = Już wiemy: następna runda czeka na resztę.
spyfall-one-question = Po jednym pytaniu: na ostatnie nikt jeszcze nie odpowiedział.
spyfall-dealer-asks = Pierwsze pytanie zadaje rozdający.
spyfall-not-your-turn-to-ask = Nie twoja kolej na pytanie: pyta ten, kto odpowiadał ostatni.
spyfall-ask-yourself = Nie możesz zapytać siebie: wybierz kogoś innego.
spyfall-ask-back = Zapytaj kogoś innego: nie osobę, która właśnie pyta ciebie, ani tę, która nie odpowiedziała.
spyfall-nothing-asked = Nie ma jeszcze pytania, na które można odpowiedzieć.
spyfall-not-asked = To pytanie nie było do ciebie: odpowiada tylko zapytana osoba.
spyfall-no-words =
    { $kind ->
        [question] Najpierw wpisz pytanie, od 1 do 200 znaków.
       *[answer] Najpierw wpisz odpowiedź, od 1 do 200 znaków.
    }
spyfall-more-to-do = Możesz teraz zrobić więcej, niż tylko słuchać.
spyfall-nobody-guesses = Tu nikt nie podaje miejsca: osoba z inną kartą sama o tym nie wie.
spyfall-not-the-odd-one = Teraz miejsce może podać tylko osoba z inną kartą.
spyfall-your-own-place = To miejsce z twojej karty, a ono było złe. Podaj inne.
spyfall-odd-one-alone = Inną kartę może mieć tylko jedna osoba. Wybierz jednego szpiega albo wyłącz „Jedna nie pasuje”.
spyfall-hush-vote = Bez czatu, gdy zegar stoi: jedno słowo za dużo mogłoby zdradzić miejsce.
spyfall-hush-clock = Jedno pytanie, jedna odpowiedź i żadnego czatu, od rozdania aż do końca rundy albo czasu.
spyfall-too-many-places = Miejsc w zestawie: { $there }, więc { $places } nie może być w grze.
spyfall-too-few-places = Rund: { $rounds }. Potrzebnych miejsc: co najmniej { $least }, a nie { $places }.
spyfall-no-such-dealer = Pierwszy rozdający musi siedzieć na jednym z miejsc ({ $seats }), liczonych od 0.
spyfall-too-few-for-two-spies = Dwóch szpiegów wymaga co najmniej { $least } graczy, a nie { $seats }.
spyfall-roles-twice = Role można odgrywać albo pominąć, ale nie jedno i drugie.
spyfall-pack-fault =
    { $file ->
        [pack] Zestaw
       *[other] { $file }
    }{ $line ->
        [0] { "" }
       *[other] , wiersz { $line }
    }: { $fault ->
        [no-text] to nie jest tekst. Zestaw to plik JSON albo TOML w UTF-8.
        [unreadable] nie da się tego przeczytać (kolumna { $column }). Brakuje przecinka, nawiasu albo cudzysłowu?
        [too-deep] nawiasy są zagnieżdżone za głęboko jak na zestaw.
        [places] zestaw ma od { $least } do { $most } miejsc, a ten ma { $places }.
        [same-name] miejsce { $place }, „{ $name }”: tak samo nazywa się miejsce { $first }.
        [roles] miejsce { $place }, „{ $name }”: potrzeba ról: { $needs }, jest: { $roles }.
        [same-role] miejsce { $place }, „{ $name }”: dwie role nazywają się „{ $role }”.
       *[misread] { $place ->
            [0] { "" }
           *[other] miejsce { $place }{ $role ->
                [0] { "" }
               *[other] , rola { $role }
            },{ " " }
        }{ SAY($found, as: "misread") }.
    }
