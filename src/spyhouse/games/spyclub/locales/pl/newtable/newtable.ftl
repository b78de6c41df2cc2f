# Kartka nowego stołu.

preset-single = Jedna sprawa
    .line = Jeden wieczór, 45 min.
preset-campaign = Kampania
    .line = Pięć spraw, jedna historia.
wins-easy = 9 na 10
wins-standard = 3 na 4
wins-advanced = 1 na 3
bot-easy = Dużo zapomina, czasem się myli.
bot-normal = Pamięta wszystko, planuje turę.
bot-strong = Myśli naprzód za drużynę.
