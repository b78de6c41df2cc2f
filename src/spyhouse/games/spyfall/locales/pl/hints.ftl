# Dlaczego bot zagrałby ten ruch: tekst podpowiedzi.

hint-hears-nothing = Przy tym stole rozmawia się na głos, a bot nic nie słyszy. Zaufaj własnym uszom.
hint-ask = Zapytaj ({ NAME($seat) }): „{ $text }” Odpowiedź powinna powiedzieć ci więcej, niż zdradzi pytanie.
hint-answer = Powiedz: „{ $text }” Pasuje, a mało zdradza.
hint-accuse = Oskarż: { NAME($seat) }. Sporo na to wskazuje ({ $chance }%).
hint-vote =
    { $guilty ->
        [yes] Winny: sporo na to wskazuje.
       *[no] Niewinny: to jeszcze za mało.
    }
hint-guess = Podaj to: { $place } najlepiej pasuje do tego, co padło ({ $chance }%).
hint-call-time = Już wystarczy słuchania, tobie i innym.
hint-pass = Nie oskarżaj nikogo: na nikogo nie ma dość.
hint-listen = Słuchaj dalej. Na razie najbardziej podejrzana osoba to { NAME($seat) } ({ $chance }%).
