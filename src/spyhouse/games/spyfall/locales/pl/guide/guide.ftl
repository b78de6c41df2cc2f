# Przewodnik z obrazkami. Każda wiadomość to tekst pod obrazkiem; „title” jest nad nim.

guide-goal = Cel
guide-cards =
    { $spies ->
        [2] Na wszystkich kartach jest to samo miejsce, ale od pięciu graczy dwoje z was to szpiedzy, a ich karty nie mówią, gdzie jesteście. Swoją kartę widzisz tylko ty.
       *[1] Na wszystkich kartach jest to samo miejsce, oprócz jednej: karta szpiega nie mówi, gdzie jesteście. Swoją kartę widzisz tylko ty.
    }
    .title = Jedno miejsce, i kto go nie zna
    .place = Plaża
    .role = Surfer
guide-spy =
    { $spies ->
        [2] Inni chcą znaleźć szpiega. Szpiedzy chcą zostać w ukryciu albo odkryć, gdzie jesteście. Nie wiedzą o sobie nawzajem.
       *[1] Inni chcą znaleźć szpiega. Szpieg chce zostać w ukryciu albo odkryć, gdzie jesteście.
    }
    .title = Kto czego chce

guide-questions = Pytania i odpowiedzi
guide-ask = Rozdający zadaje komuś pierwsze pytanie. Kto odpowiada, ten pyta dalej: kogo chce, oprócz osoby, która właśnie pytała.
    .title = Kto kogo pyta
guide-answer =
    { $roles ->
        [played] Jedno pytanie, jedna odpowiedź, bez dopytywania. Odpowiadaj jak osoba z twojej karty: swoi mają ci uwierzyć, a szpieg ma się niczego nie dowiedzieć.
       *[other] Jedno pytanie, jedna odpowiedź, bez dopytywania. Powiedz tyle, żeby swoi ci uwierzyli, i za mało dla szpiega.
    } { $chat ->
        [yes] Czat jest otwarty, więc możecie też rozmawiać.
       *[no] Czat jest zamknięty, aż czas minie.
    } { $talk ->
        [voice] Mówicie na głos i stukacie, kto kogo pyta.
       *[text] Wpisujecie to, co chcecie powiedzieć.
    }
    .title = W sam raz
    .question = Często tu bywasz?
    .said = Nie w taką pogodę.
guide-places = Lista miejsc jest dla wszystkich, więc czytanie nikogo nie zdradza. Stuknij w miejsce, żeby je skreślić. Swoje znaki widzisz tylko ty.
    .title = Gdzie to może być?

guide-ends = Jak kończy się runda
guide-accuse = Raz na rundę możesz zatrzymać zegar i kogoś oskarżyć. Inni głosują, a twój głos to „winny”. Jeśli wszyscy powiedzą „winny”, karta zostaje odkryta. Jedno „niewinny” wystarczy, żeby ocalić, i gracie dalej.
    .title = Oskarżasz
guide-guess =
    { $ends ->
        [called] Dopóki czas nie minie, szpieg może podać miejsce zawsze, gdy nikt nie głosuje. Dobrze: rundę wygrywa szpieg. Źle: wszyscy inni.
       *[other] Póki zegar biegnie, szpieg może podać miejsce. Dobrze: rundę wygrywa szpieg. Źle: wszyscy inni.
    }
    .title = Szpieg zgaduje
guide-time =
    { $ends ->
        [called] Nie ma zegara. Czas mija, gdy więcej niż połowa z was ma dość słuchania.
        [both] Czas mija po { $time } albo wcześniej, gdy wszyscy mają dość słuchania.
       *[clock] Czas mija po { $time }.
    } Potem po kolei oskarżacie jeszcze raz, najpierw rozdający. { $most ->
        [yes] Teraz wystarczy więcej niż połowa głosów.
       *[no] Znów wszyscy muszą powiedzieć „winny”.
    } Jeśli nikt nie zostanie skazany, wygrywa szpieg.
    .title = Czas minął

guide-points = Punkty
guide-escaped = dla szpiega, jeśli nikogo nie skazano.
    .title = Wymknął się
guide-framed = dla szpiega, jeśli skazaliście kogoś innego.
    .title = Pudło
guide-guessed = dla szpiega, jeśli miejsce się zgadza.
    .title = Zgadł
guide-caught = dla wszystkich innych, jeśli szpieg został skazany albo podał złe miejsce.
    .title = Złapany
guide-accuser =
    zamiast 1, jeśli to twoje oskarżenie skazało szpiega. { $rounds ->
        [one] Gracie jedną rundę.
       *[other] Liczba rund: { $rounds }. Kto był szpiegiem, rozdaje w następnej. Wygrywa najwięcej punktów.
    }
    .title = Dobre oko

guide-hand = Pod ręką
guide-peek =
    { $roles ->
        [none] Przytrzymaj, żeby zobaczyć, puść, żeby ukryć.
        [played] Przytrzymaj, żeby zobaczyć, puść, żeby ukryć. Mówi też, kim tam jesteś.
       *[shown] Przytrzymaj, żeby zobaczyć, puść, żeby ukryć. Mówi też, kim tam jesteś. Nie musisz tego odgrywać.
    }
    .title = Twoja karta
guide-marks = Stuknij w twarz, żeby przeczytać, co ta osoba mówiła, i zapisać, czy jej ufasz. Nikt inny tego nie widzi.
    .title = Twoje notatki
guide-prompts = Brak pomysłów na pytania? Żarówka ma takie, które pasują wszędzie.
    .title = Żarówka
