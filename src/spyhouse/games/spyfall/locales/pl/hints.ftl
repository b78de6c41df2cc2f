# Podpowiedź w trzech krótkich zdaniach: co zrobić, dlaczego, co dalej.

hint-hears-nothing =
    Zaufaj własnym uszom.
    Przy tym stole rozmawia się na głos.
    Bot niczego z tego nie słyszy.
hint-ask =
    Zapytaj ({ NAME($seat) }): „{ $text }”
    Pytanie mało zdradza.
    Potem słuchaj: czy odpowiedź pasuje?
hint-answer =
    Powiedz: „{ $text }”
    To pasuje do pytania.
    Mało przy tym zdradza.
hint-accuse =
    Oskarż: { NAME($seat) }.
    Dość na to wskazuje ({ $chance } na 100).
    Potem wszyscy głosują.
hint-vote =
    { $guilty ->
        [yes]
            Głosuj: winny.
            Dość na to wskazuje.
       *[no]
            Głosuj: niewinny.
            To jeszcze za mało.
    }
hint-guess =
    Podaj miejsce: { $place }.
    Najlepiej pasuje do tego, co powiedziano ({ $chance } na 100).
    Jeśli to ono, wygrywasz.
hint-call-time =
    Powiedz, że masz dość słuchania.
    Więcej się już nie dowiesz.
    Potem każdy może oskarżać.
hint-pass =
    Nie oskarżaj nikogo.
    Przeciw nikomu nie ma dość dowodów.
hint-listen =
    Słuchaj dalej.
    Na razie najdziwniej brzmi { NAME($seat) } ({ $chance } na 100).
