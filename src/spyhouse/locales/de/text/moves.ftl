# Was die Uhr und die Tischleitung in jedem Spiel tun.

Tick = Die Zeit vergeht.
Skip = Ohne { NAME($seat) } weitermachen.
Leave = { NAME($seat) } spielt nicht mehr mit.
Stop = Das Spiel hier beenden.
