# Das Blatt für einen neuen Tisch.

preset-family = Familie
    .line = Für alle, mit der üblichen Zeit.
preset-child = Mit Kindern
    .line = Größere Dinge und mehr Zeit.
preset-expert = Scharfe Augen
    .line = Kleinere Dinge, mehr Doppelgänger, weniger Zeit.
bot-easy = Schaut langsam, fällt öfter herein.
bot-normal = Schaut so schnell wie die meisten.
bot-strong = Flinke Augen, fällt kaum herein.
