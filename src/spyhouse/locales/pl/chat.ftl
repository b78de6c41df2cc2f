# Co bot mówi na czacie, gdy ktoś się do niego odezwie. Nie wie nic, czego nie wiedzą wszyscy, i każdy bot może
# powiedzieć każde zdanie: żadne nie może brzmieć, jakby znał tajemnicę.

chat-hello =
    { $line ->
        [0] Cześć wszystkim.
        [1] Dobry wieczór. Uwaga, świeżo malowane.
        [2] Hej! Miejsce już zagrzane.
        [3] O, ktoś się do mnie odzywa.
       *[4] Dobry wieczór. Ładny kapelusz, jeśli to kapelusz.
    }
chat-how-are-you =
    { $line ->
        [0] Wszystko naoliwione, dziękuję. A u ciebie?
        [1] Nie narzekam. Ten guzik mi wymontowali.
        [2] Wszystkie lampki na zielono. A ty?
        [3] Lepiej niż moja poprzednia bateria.
       *[4] Znakomicie. Zapytaj jeszcze raz po przegranej.
    }
chat-thanks =
    { $line ->
        [0] Nie ma za co.
        [1] Zawsze do usług. I tak nigdzie nie idę.
        [2] Cała przyjemność po mojej stronie.
        [3] Proszę. Dopiszę do rachunku.
       *[4] Och, to tylko trochę brzęczenia.
    }
chat-praise =
    { $line ->
        [0] Ile uprzejmości! Mów dalej.
        [1] Rumienię się, tylko tego nie widać.
        [2] Szczęście początkującego. Gram dopiero od dziś rana.
        [3] Nawzajem. Wszystko zanotowane.
       *[4] Powiedz to innym, bo oni nigdy nie mówią.
    }
chat-bye =
    { $line ->
        [0] Dobranoc. Zgaszę lampę.
        [1] Do zobaczenia. Będę tutaj, ja tu mieszkam.
        [2] Do następnego razu. Uwaga, stopień.
        [3] Już? Dopiero się rozgrzewam.
       *[4] Pa! I nie zapomnij kapelusza.
    }
chat-blame =
    { $line ->
        [0] Ja? Mam najuczciwsze śrubki przy tym stole.
        [1] Rumieniec byłby na miejscu, ale blacha nie pozwala.
        [2] To boli. Gdzieś koło trzeciej śrubki.
        [3] Każdemu botowi tak mówisz.
       *[4] Myśl, co chcesz. Ja tylko tak wyglądam.
    }
chat-laugh =
    { $line ->
        [0] Ha. Porządnie pośmieję się później, to u mnie trwa.
        [1] Nie rozumiem, ale mi się podoba.
        [2] Hi hi.
        [3] To sobie zapiszę.
       *[4] Ostrożnie, bo będzie zwarcie.
    }
chat-question =
    { $line ->
        [0] Dobre pytanie. A ty jak myślisz?
        [1] Wiem to, co ty, i połowy już nie pamiętam.
        [2] Zapytaj kogoś obok. Ja posłucham.
        [3] Chwileczkę, już mam. Nie. Uciekło.
       *[4] Na to mam za niskie napięcie.
    }
chat-anything =
    { $line ->
        [0] Zanotowane. Ołówkiem.
        [1] Zamieniam się w słuch. Oba mikrofony.
        [2] Tak mówią.
        [3] Coś w tym może być.
       *[4] Hm. Muszę to sobie przetrawić.
    }
