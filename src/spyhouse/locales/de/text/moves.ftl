# Was die Uhr und der Host in jedem Spiel tun.

Tick = Die Zeit vergeht.
Skip = Ohne { NAME($seat) } weitermachen.
Leave = { NAME($seat) } spielt nicht mehr mit.
Stop = Das Spiel hier beenden.
