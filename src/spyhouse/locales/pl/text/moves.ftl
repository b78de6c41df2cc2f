# Co w każdej grze robi zegar i gospodarz.

Tick = Czas mija.
Skip = Pomiń ruch: { NAME($seat) }.
Leave = Z gry odchodzi { NAME($seat) }.
Stop = Zakończ grę tutaj.
