# Co bot mówi na czacie o zakończonej rundzie, gdy nazwą go szpiegiem.

chat-was-the-spy =
    { $line ->
        [0] Cały wieczór, i nikt nie dał mi mapy.
        [1] Zgadza się. Tylko co tu zrobić z rękami.
        [2] Przyznaję się. To trwało dłużej, niż wyglądało.
       *[3] Ktoś musi. Chyba poszło całkiem ładnie.
    }
chat-was-no-spy =
    { $line ->
        [0] Nie ja, jak widać. Tylko tak wyglądam.
        [1] Moja karta mówi nie. Oprawię ją w ramkę.
        [2] Niewinność, dla odmiany.
       *[3] Nie tym razem. Ale zagubienie było prawdziwe.
    }
