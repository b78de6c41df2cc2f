# Przewodnik z obrazkami. Każda wiadomość to tekst pod obrazkiem; „title” jest nad nim.

guide-goal = Cel
guide-aspects = W mieście coś się stało. Razem dowiadujecie się pięciu rzeczy: dlaczego, kto, gdzie, co i czym. Rozwiążcie wszystkie pięć aspektów, a wszyscy wygracie.
    .title = Pięć aspektów
guide-solved = Żeby rozwiązać aspekt, zbierzcie w rzędzie pięć kart jednego typu. Symbol na ostatniej karcie ruchu pokazuje, która z nich jest rozwiązaniem: tutaj gwiazda. Pozostałe cztery odrzućcie.
    .title = Pięć jednego typu
guide-table =
    A  Rząd
    B  Napływające poszlaki i ich ceny
    C  Pomysły: nimi płacicie
    D  Ostatnia karta ruchu
    E  Droga podejrzanego do drzwi
    F  Twoje karty i skupienie pod jedną z nich
    .title = Na stole

guide-turn = Twoja tura
guide-actions = Każdy ołówek to jedna akcja. Rób je w dowolnej kolejności, powtarzaj albo zrób ich mniej.
    .title = Akcje: { $actions }
guide-investigate = Każda karta ma poszlakę po obu stronach. Odwróć tyle swoich kart, ile chcesz, każdą raz: to wszystko jest jedną akcją. Zapamiętaj, co widać.
    .title = Zbadaj
guide-focus = Przenieś skupienie pod inną ze swoich kart. Dostajesz pomysł za każdą kartę tego typu na swojej ręce. Rozpraszacze nic nie dają.
    .title = Skupienie
guide-confirm = Przenieś jedną ze swoich kart do rzędu, na puste pole albo w zamian za kartę, która tam leży. Kosztuje to pomysł za każde pole między kartą a twoim skupieniem.
    .title = Potwierdź
guide-scout = Kup napływającą poszlakę na puste pole albo odrzuć kartę, żeby zrobić miejsce. Ta z prawej jest za darmo.
    .title = Zwiad
guide-team = Ktoś ma w skupieniu kartę tego samego typu co ty? Wymieńcie się kartą albo weź pomysły tej osoby, ile razy chcesz. To nie kosztuje akcji, ale jedną musisz jeszcze mieć.
    .title = Współpraca

guide-suspect = Podejrzany
guide-refill = Po twojej turze napływające poszlaki zapełniają luki na twojej ręce, najpierw ta z prawej. Potem przesuwają się, a z talii przychodzą nowe.
    .title = Uzupełnienie
guide-walks = Następna karta ruchu trafia obok poprzedniej. Jej ikona wskazuje liczbę. O tyle kart idzie podejrzany zgodnie z ruchem wskazówek zegara, przez ręce wszystkich. Tutaj: 3.
    .title = Podejrzany idzie
guide-track = Biegacz na karcie przesuwa podejrzanego o krok bliżej drzwi.
    .title = Krok do drzwi
guide-stops = Żółte znaczniki pokazują, gdzie podejrzany może się teraz zatrzymać. Co się tam stanie, zależy od karty pod nim.
    .title = Gdzie się zatrzyma
guide-object =
    { $fatigue ->
        [0] Tracicie po jednym pomyśle za każdy rozwiązany aspekt.
       *[other] Tracicie po jednym pomyśle za każdy rozwiązany aspekt i jeszcze { $fatigue }.
    }
    .title = Dowód: Senność
guide-crime =
    { $loose_end ->
        [one] Tracicie jedną napływającą poszlakę z prawej.
        [few] Tracicie { $loose_end } napływające poszlaki z prawej.
       *[many] Tracicie { $loose_end } napływających poszlak z prawej.
    }
    .title = Czyn: Urwany trop
guide-location = Podejrzany jest o krok bliżej drzwi.
    .title = Miejsce: Zmyłka
guide-who =
    { $sabotage ->
        [one] Tracicie { $sabotage } pomysł.
        [few] Tracicie { $sabotage } pomysły.
       *[many] Tracicie { $sabotage } pomysłów.
    }
    .title = Podejrzany: Sabotaż
guide-motive = Odwróćcie wszystkie karty na wszystkich rękach.
    .title = Motyw: Blokada
guide-distraction = Nic się nie dzieje. Macie szczęście.
    .title = Rozpraszacz

guide-end = Koniec
guide-success = Piąty aspekt rozwiązany: wszyscy wygrywacie. Teraz opowiedzcie tę historię.
    .title = Sprawa zamknięta
guide-escape = Podejrzany dociera do drzwi.
    .title = Ucieczka
guide-ideas = Macie stracić więcej pomysłów, niż jest.
    .title = Koniec pomysłów
guide-time = Nie ma już karty ruchu do odkrycia. Po ostatniej macie jeszcze jedną turę.
    .title = Koniec czasu
guide-time-flat = Odkrywacie ostatnią kartę ruchu.
    .title = Koniec czasu
guide-clueless = Poszlak jest za mało, żeby uzupełnić rękę.
    .title = Brak poszlak

guide-level = Przy waszym stole
guide-steps =
    Kroków do drzwi: { $track }{ $escape ->
        [0] .
        [one] , a podejrzany ma już za sobą pierwszy.
       *[other] , a podejrzany ma już za sobą { $escape }.
    } Pomysłów w grze: { $ideas }.
    .title = Poziom: { WORD($level, of: "level") }
guide-notebook = W rogu karty stół pokazuje jej drugą stronę, gdy ktoś ją już widział.
    .title = Z notatnikiem
guide-consent = Zanim wymienisz kartę albo weźmiesz pomysły, druga osoba mówi tak albo nie.
    .title = Najpierw pytaj
guide-no-take-back = Karta lub pomysł oddane we współpracy nie mogą wrócić w tej samej turze.
    .title = Oddane to oddane
guide-campaign = Pięć spraw z rzędu i karty, które zmieniają zasady. Każda karta mówi, co robi. Karty w grze są na górze stołu.
    .title = Kampania
