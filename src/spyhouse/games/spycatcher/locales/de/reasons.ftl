# Warum ein Bot das täte, für alle, die um einen Tipp bitten.

reason-only-way = Es gibt keinen anderen Weg.
reason-draw-unseen = Die oberste Ablage hilft dir nicht. Was du verdeckt ziehst, vielleicht schon, und niemand sieht es.
reason-take =
    { $enough ->
        [yes] { CARD($card) } ist alles, was dir für einen Antrag { at-circle } fehlt.
       *[no] { CARD($card) } bringt dich einer Folge { at-circle } näher.
    }
reason-let-go =
    { $had ->
        [yes] Diese Genehmigung hast du schon, also nützt { CARD($card) } wenig.
       *[no] Von allen deinen Karten ist { CARD($card) } am weitesten von einer Folge weg.
    }
reason-mi5 =
    { $publish ->
        [yes] Nach Hause: Das Buch ist da.
       *[no] Vom MI5 aus stehen alle Wege offen.
    }
reason-memo = Die Notiz dort, „{ LABEL($place) }“, lohnt sich oder schadet zumindest nicht.
reason-memo-along = Die Notiz nimmt dich mit. { reason-circle }
reason-circle =
    { $chance ->
        [now] Du kannst { at-circle } sofort einen Antrag stellen. { reason-danger }
        [later] Dir fehlt die Genehmigung { of-circle }, und dort kannst du kreisen, bis die Karten kommen.
       *[passing] Das liegt auf deinem Weg.
    }
reason-danger =
    { $danger ->
        [some] Dass jemand deine { $total } schlägt, ist zu etwa { $odds } % zu befürchten.
        [much] Deine { $total } könnte jemand schlagen, weiß es aber nicht und müsste Karten dafür opfern.
       *[none] Die Eminenz schlägt niemand.
    }
reason-on-the-way =
    { $circle ->
        [mi5] Das liegt auf dem Heimweg.
       *[other] Das liegt auf dem Weg { to-circle }.
    }
reason-seek-bluff = Ein Bluff: Erhebt niemand Einspruch, sieht niemand diese Karten. Sonst verlierst du einen Zug.
reason-wait =
    { $total ->
        [0] Du hast hier nichts vorzulegen.
       *[other] Deine { $total } würde wohl jemand schlagen. Warte auf bessere Karten.
    }
reason-challenge-master = Die Eminenz schlägt jede Folge.
reason-long-shot = Gewagt, aber du brauchst diese Karten nicht und ziehst neue dafür.
reason-challenge = Du kannst sie entbehren, und { $total } ist in etwa { $odds } % der Fälle mehr als das, was da liegt.
reason-beaten-by-master = Eine einzelne Karte ist die Eminenz, und die schlägt niemand.
reason-let-pass =
    { $odds ->
        [0] Du hast nichts, was mehr wäre als das, was da liegt.
       *[other] Deine besten Karten reichen nur in etwa { $odds } % der Fälle. Sie nützen dir anders mehr.
    }
reason-soonest-back = Die Genehmigung { of-circle } bekommst du am schnellsten wieder.
reason-look = Niemand ist weiter: Sieh nach, womit man dich aufhalten könnte.
reason-send = Niemand ist weiter: Da tut es am meisten weh.
