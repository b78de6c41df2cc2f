# Kartka nowego stołu.

preset-evening = Cały wieczór
    .line = Około godziny: 5 rund po 8 minut, na piśmie.
preset-quick = Szybko, 15 min
    .line = 2 rundy po 6 minut, na piśmie.
preset-spoken = W jednym pokoju, na głos
    .line = Wy rozmawiacie, telefony strzegą tajemnic.
bot-easy = Mówi trochę za dużo.
bot-normal = Gra uczciwie, czasem się wygada.
bot-strong = Nic nie zapomina. Rzadko mruga.
