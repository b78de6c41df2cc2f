# Kartka nowego stołu.

preset-family = Rodzina
    .line = Dla wszystkich, zwykły czas.
preset-child = Z dziećmi
    .line = Większe rzeczy i więcej czasu.
preset-expert = Bystre oczy
    .line = Mniejsze rzeczy, więcej sobowtórów, mniej czasu.
bot-easy = Szuka powoli, czasem daje się nabrać.
bot-normal = Szuka tak szybko jak większość ludzi.
bot-strong = Szybkie oczy, prawie nie daje się nabrać.
