# Zasady stołu w jednym wierszu.

summary-rounds =
    { $rounds ->
        [one] 1 runda bez zegara
        [few] { $rounds } rundy bez zegara
       *[many] { $rounds } rund bez zegara
    }
summary-rounds-seconds =
    { $rounds ->
        [one] 1 runda po { $seconds } s
        [few] { $rounds } rundy po { $seconds } s
       *[many] { $rounds } rund po { $seconds } s
    }
summary-rounds-minutes =
    { $rounds ->
        [one] 1 runda po { $minutes } min
        [few] { $rounds } rundy po { $minutes } min
       *[many] { $rounds } rund po { $minutes } min
    }
summary-rounds-time =
    { $rounds ->
        [one] 1 runda po { $time } min
        [few] { $rounds } rundy po { $time } min
       *[many] { $rounds } rund po { $time } min
    }
summary-talk =
    { $talk ->
        [text] pytania na piśmie
       *[voice] pytania na głos
    }
summary-roles = z odgrywaniem ról
summary-two-spies = dwóch szpiegów
summary-no-roles = bez ról
summary-majority = po czasie wystarczy większość
summary-call-time = można skończyć wcześniej
summary-open-chat = otwarty czat
summary-odd-one-out = jedna nie pasuje
summary-fair-spies = sprawiedliwsi szpiedzy
summary-places = miejsc: { $places }
summary-pack = zestaw „{ $name }”
summary-up-to-twelve = do 12 graczy
