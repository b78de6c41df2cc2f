# An welchen Wörtern ein Bot erkennt, was man ihm im Chat sagt.

chat-hears-blame = Spion, Spionin, Lügner, Lügnerin, lügst, gelogen, Schummler, schummelst, verdächtig, schuldig, Verräter, warst du es, warst du das, bist du es, du warst es
chat-hears-thanks = danke, dankeschön, danke schön, merci, vielen Dank
chat-hears-praise = gut gespielt, gutes Spiel, gg, super, prima, klasse, bravo, stark, Glückwunsch, gratuliere, gut gemacht, nicht schlecht, schlau, gewonnen
chat-hears-bye = tschüss, tschüs, ciao, gute Nacht, bis bald, bis später, bis dann, auf Wiedersehen, muss los, ade
chat-hears-how-are-you = wie geht, wie läuft, alles klar, was geht, alles gut
chat-hears-hello = hallo, hi, hey, moin, servus, guten Abend, guten Tag, guten Morgen, grüß dich, grüezi, willkommen, na
chat-hears-laugh = ha, haha, hahaha, hihi, lustig, witzig, Witz
