# Das Blatt für einen neuen Tisch.

preset-whole = Ganzes Spiel
    .line = Vier Genehmigungen, etwa eine halbe Stunde.
preset-short = Kurzes Spiel
    .line = Drei Genehmigungen genügen.
preset-bluff = Mit Bluffen
    .line = Ihr dürft Karten vorlegen, die keine Folge sind.
bot-easy = Bummelt, erhebt Einspruch nach Laune.
bot-normal = Plant den Weg, kennt die Chancen.
bot-strong = Zählt jede Karte mit.
