# Was man tun kann, wie es in einer Liste von Zügen steht.

Draw =
    { $source ->
        [pack] Zieh verdeckt vom Stapel.
       *[discard] Nimm die oberste Karte der Ablage.
    }
Discard = Leg die { CARD($card) } ab.
Go = Geh über { SQUARE($route) }; dann bist du { WHERE($route) }.
Seek = Stell einen Antrag mit { CARDS($cards) }.
Challenge = Erheb Einspruch mit { CARDS($cards) }.
Pass = Lass es.
ToCircle = Lass deine Figur { to-circle } setzen.
HandBack = Gib deine Genehmigung { of-circle } zurück.
Give = Gib { NAME($to) } deine Genehmigung { of-circle }.
Swap = Tausch die { CARD($card) } aus.
LookAt = Schau { NAME($seat) } in die Karten.
Send = Schick { NAME($seat) } zum MI5.
