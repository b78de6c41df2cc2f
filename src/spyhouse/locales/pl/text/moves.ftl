# Co w każdej grze robi zegar i gospodarz.

Tick = Czas mija.
Skip = Dalej bez ruchu, który ma { NAME($seat) }.
Leave = Z gry odchodzi { NAME($seat) }.
Stop = Zakończ grę tutaj.
