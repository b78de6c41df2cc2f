# Das Blatt für einen neuen Tisch.

preset-single = Einzelner Fall
    .line = Ein Abend, 45 Min.
preset-campaign = Kampagne
    .line = Fünf Fälle, eine Geschichte.
wins-easy = 9 von 10
wins-standard = 3 von 4
wins-advanced = 1 von 3
bot-easy = Vergisst vieles, irrt sich mal.
bot-normal = Merkt sich alles, plant gut.
bot-strong = Denkt fürs Team voraus.
