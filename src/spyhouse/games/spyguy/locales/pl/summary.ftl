# Zasady domowe w jednym wierszu.

summary-level =
    { $level ->
        [child] Dzieci
        [expert] Eksperci
        [adaptive] Dopasowuje się
       *[family] Rodzina
    }
summary-practice =
    { $cards ->
        [one] { $cards } karta treningu
        [few] { $cards } karty treningu
       *[many] { $cards } kart treningu
    }
summary-seconds =
    { $seconds ->
        [one] { $seconds } sekunda na kartę
        [few] { $seconds } sekundy na kartę
       *[many] { $seconds } sekund na kartę
    }
summary-lead =
    { $lead ->
        [one] Doktor Moritz { $lead } pole z przodu
        [few] Doktor Moritz { $lead } pola z przodu
       *[many] Doktor Moritz { $lead } pól z przodu
    }
summary-lookalikes =
    { $lookalikes ->
        [none] bez sobowtórów
        [few] mało sobowtórów
        [many] dużo sobowtórów
       *[some] trochę sobowtórów
    }
summary-items =
    { $items ->
        [small] małe rzeczy
        [large] duże rzeczy
       *[normal] zwykłe rzeczy
    }
summary-city = miasto „{ $city }”
summary-site =
    { $site ->
        [harbour] port
        [canals] kanały
        [island] wyspa
        [hill] wzgórze
       *[fair] wesołe miasteczko
    }
summary-mood =
    { $mood ->
        [dusk] o zmierzchu
        [rain] w deszczu
        [snow] w śniegu
        [haze] w porannej mgle
        [winter] w zimowy wieczór
       *[day] za dnia
    }
summary-lock = złe stuknięcia blokują
