# Das Blatt für einen neuen Tisch.

preset-evening = Ganzer Abend
    .line = Etwa eine Stunde: 5 Runden zu 8 Minuten, getippt.
preset-quick = Schnell, 15 Min.
    .line = 2 Runden zu 6 Minuten, getippt.
preset-spoken = Alle in einem Raum
    .line = Ihr redet, die Handys hüten die Geheimnisse.
bot-easy = Verrät etwas zu viel.
bot-normal = Spielt ordentlich, irrt sich manchmal.
bot-strong = Vergisst nichts. Zuckt selten.
