# Kwestie trenera w pierwszej lekcji i innych osób przy stole.

lesson-title = Twoja pierwsza runda
lesson-you = Ty
lesson-card = To twoja karta. Przytrzymaj, żeby zobaczyć: wszyscy jesteście na statku piratów. Wszyscy oprócz jednej osoby. Na karcie szpiega nie ma nic.
lesson-ask = Rozdajesz, więc pierwsze pytanie jest twoje. Pokaż innym, że wiesz, ale nie zdradź szpiegowi. Zapytaj Idę.
lesson-question-hat = Kto decyduje, kiedy zawracamy?
lesson-clock = Zegar ruszył. Odpowiada Ida.
lesson-answer-hat = Ten, kto ma największy kapelusz.
lesson-next = Ona wie. Kto odpowiada, ten pyta dalej, tylko nie ciebie. Ida pyta Brunona.
lesson-question-feet = Jak tam twoje stopy?
lesson-answer-feet = Dobrze, to tylko dwa przystanki.
lesson-stops = Przystanki? Teraz Bruno pyta ciebie.
lesson-question-often = Często tu bywasz?
lesson-vague = Mów ogólnie: szpieg ma uszy. Wszystkie możliwe miejsca są w szufladzie i możesz je skreślać.
lesson-answer-often = Często i na sucho nie bywa tu nikt.
lesson-bell = Od Brunona już wystarczy. Raz na rundę możesz zatrzymać zegar i kogoś oskarżyć.
lesson-vote = Głosują wszyscy oprócz Brunona i wszyscy muszą być zgodni. Twój żeton mówi już „winny”.
lesson-done = Mamy go! To twoje oskarżenie, więc dostajesz 2 punkty, a inni po 1. Następnym razem karta szpiega może trafić do ciebie: wtedy słuchaj, zachowuj się naturalnie i podaj miejsce, póki zegar biegnie.
