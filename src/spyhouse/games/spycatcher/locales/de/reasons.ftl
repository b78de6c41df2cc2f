# Warum ein Bot das täte, für alle, die um einen Tipp bitten: was, warum und wie weiter, je eine Zeile.

reason-only-way = Es gibt nur einen Weg.
reason-draw-unseen =
    Zieh verdeckt vom Stapel.
    Die offene Karte hilft dir nicht.
    Was du ziehst, sieht niemand.
reason-take =
    Nimm die offene Karte: { CARD($card) }.
    { $enough ->
        [yes] Damit hast du eine Folge { at-circle }.
       *[no] Sie bringt dich einer Folge näher.
    }
    { $enough ->
        [yes] Geh als Nächstes dorthin und stell den Antrag.
       *[no] Die Folge brauchst du { at-circle }.
    }
reason-let-go =
    Leg die { CARD($card) } ab.
    { $had ->
        [yes] Diese Genehmigung hast du schon.
       *[no] Die Karte passt zu keiner Folge.
    }
    Du behältst, was zusammenpasst.
reason-mi5 =
    Geh zum MI5.
    { $publish ->
        [yes] Dein Buch ist fertig: Dort gewinnst du!
       *[no] Vom MI5 aus stehen alle Wege offen.
    }
reason-memo =
    Geh zur Notiz „{ LABEL($place) }“.
    Nichts anderes in Reichweite ist besser für dich.
reason-memo-along =
    Nimm die Notiz: Sie trägt dich weiter.
    { reason-circle }
reason-circle =
    { $chance ->
        [now]
            Geh { to-circle }.
            Für einen Antrag hast du die Karten.
            { reason-danger }
        [later]
            Geh { to-circle }.
            Diese Genehmigung fehlt dir noch.
            Warte dort auf die richtigen Karten.
       *[passing]
            Geh dort vorbei.
            Das liegt auf deinem Weg.
    }
reason-danger =
    { $danger ->
        [some] Deine { $total } schlägt jemand etwa { $odds }-mal von 100.
        [much] Vielleicht kann jemand deine { $total } schlagen, ist sich aber nicht sicher.
       *[none] Gegen die Eminenz kommt niemand an.
    }
reason-on-the-way =
    Geh dort entlang.
    { $circle ->
        [mi5] Das führt heim zum MI5.
       *[other] Das führt { to-circle }.
    }
reason-seek =
    Stell jetzt den Antrag.
    { reason-danger }
    Schlägt dich niemand, bekommst du die Genehmigung.
reason-seek-bluff =
    Versuch einen Bluff.
    Erhebt niemand Einspruch, sieht niemand diese Karten.
    Sonst verlierst du einen Zug.
reason-wait =
    Stell noch keinen Antrag.
    { $total ->
        [0] Du hast hier keine Folge vorzulegen.
       *[other] Deine { $total } würde wohl jemand schlagen.
    }
    Warte auf bessere Karten.
reason-challenge-master =
    Erheb Einspruch mit der Eminenz.
    Sie schlägt jede Folge.
reason-long-shot =
    Erheb Einspruch, auch wenn es gewagt ist.
    Diese Karten brauchst du nicht.
    Du ziehst neue dafür.
reason-challenge =
    Erheb Einspruch mit { $total }.
    Das klappt etwa { $odds }-mal von 100.
    Diese Karten kannst du entbehren.
reason-beaten-by-master =
    Lass es durchgehen.
    Eine einzelne Karte ist die Eminenz.
    Gegen die kommt niemand an.
reason-let-pass =
    Lass es durchgehen.
    { $odds ->
        [0] Du hast nichts, was mehr wäre.
       *[other] Deine besten Karten würden etwa { $odds }-mal von 100 reichen.
    }
    In deiner eigenen Folge sind deine Karten mehr wert.
reason-soonest-back =
    Gib die Genehmigung { of-circle } ab.
    Die bekommst du am schnellsten wieder.
reason-look =
    Schau in diese Karten.
    Niemand ist weiter.
    Sieh, womit man dich aufhalten könnte.
reason-send =
    Schick diese Person fort.
    Niemand ist weiter.
    Hier hilft es dir am meisten.
