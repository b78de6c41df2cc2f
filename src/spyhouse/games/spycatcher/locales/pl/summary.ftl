# Zasady stołu w jednym wierszu.

summary-hand = kart wpływu: { $cards }
summary-permissions = zgód do wydania: { $permissions }
summary-bluffing = z blefem
summary-challenge = { $seconds } s na sprzeciw
summary-notebook = z notatnikiem
