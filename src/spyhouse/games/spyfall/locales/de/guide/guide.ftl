# Die Anleitung mit Bildern. Jede Nachricht steht unter einem Bild, „title“ darüber.

guide-goal = Das Ziel
guide-cards =
    { $spies ->
        [2] Auf allen Karten steht derselbe Ort, aber ab fünf Leuten sind zwei von euch Spione, und ihre Karten verraten nicht, wo ihr seid. Deine Karte siehst nur du.
       *[1] Auf allen Karten steht derselbe Ort, nur auf einer nicht: Die des Spions verrät nicht, wo ihr seid. Deine Karte siehst nur du.
    }
    .title = Ein Ort, den nicht alle kennen
    .place = Strand
    .role = Surfer
guide-spy =
    { $spies ->
        [2] Die anderen wollen einen Spion finden. Die Spione wollen unentdeckt bleiben oder herausfinden, wo ihr seid. Voneinander wissen sie nichts.
       *[1] Die anderen wollen den Spion finden. Der Spion will unentdeckt bleiben oder herausfinden, wo ihr seid.
    }
    .title = Wer was will

guide-questions = Fragen und Antworten
guide-ask = Wer gegeben hat, stellt jemandem die erste Frage. Wer geantwortet hat, fragt als Nächstes: wen du willst, nur nicht die Person, die dich gerade gefragt hat.
    .title = Wer fragt wen?
guide-answer =
    { $roles ->
        [played] Eine Frage, eine Antwort, kein Nachhaken. Antworte so, wie es die Person auf deiner Karte tun würde: Deine Leute sollen dir glauben, und der Spion soll nichts erfahren.
       *[other] Eine Frage, eine Antwort, kein Nachhaken. Sag genug, dass deine Leute dir glauben, und zu wenig für den Spion.
    } { $chat ->
        [yes] Der Chat bleibt offen, ihr könnt also nebenbei reden.
       *[no] Der Chat ist zu, bis die Zeit um ist.
    } { $talk ->
        [voice] Ihr sprecht und tippt nur an, wer wen fragt.
       *[text] Ihr tippt, was ihr sagen wollt.
    }
    .title = Gerade genug
    .question = Bist du oft hier?
    .said = Bei dem Wetter nicht.
guide-places = Die Liste der Orte ist für alle offen, also verrät sich niemand, der sie liest. Tipp auf einen Ort, um ihn durchzustreichen. Deine Striche siehst nur du.
    .title = Wo könnte das sein?

guide-ends = Wie eine Runde endet
guide-accuse = Einmal pro Runde darfst du die Uhr anhalten und jemanden anklagen. Die anderen stimmen ab, du selbst stimmst „schuldig“. Nur wenn alle „schuldig“ sagen, wird die Karte umgedreht. Ein einziges „nicht schuldig“ rettet, und ihr spielt weiter.
    .title = Du klagst an
guide-guess =
    { $ends ->
        [called] Bis die Zeit um ist, darf der Spion den Ort nennen, wann immer nicht abgestimmt wird. Richtig: Die Runde geht an den Spion. Falsch: an alle anderen.
       *[other] Solange die Uhr läuft, darf der Spion den Ort nennen. Richtig: Die Runde geht an den Spion. Falsch: an alle anderen.
    }
    .title = Der Spion rät
guide-time =
    { $ends ->
        [called] Es gibt keine Uhr. Die Zeit ist um, wenn mehr als die Hälfte von euch genug gehört hat.
        [both] Die Zeit ist nach { $time } um, oder früher, wenn alle genug gehört haben.
       *[clock] Die Zeit ist nach { $time } um.
    } Dann dürft ihr der Reihe nach noch einmal jemanden anklagen, zuerst wer gegeben hat. { $most ->
        [yes] Jetzt reicht mehr als die Hälfte der Stimmen.
       *[no] Wieder müssen alle schuldig sagen.
    } Wird niemand verurteilt, hat der Spion gewonnen.
    .title = Die Zeit ist um

guide-points = Punkte
guide-escaped = für den Spion, wenn niemand verurteilt wurde.
    .title = Entwischt
guide-framed = für den Spion, wenn es die falsche Person getroffen hat.
    .title = Daneben
guide-guessed = für den Spion, wenn der Ort stimmt.
    .title = Erraten
guide-caught = für alle anderen, wenn der Spion verurteilt wurde oder den falschen Ort genannt hat.
    .title = Erwischt
guide-accuser =
    statt 1, wenn deine Anklage den Spion überführt hat. { $rounds ->
        [one] Ihr spielt eine Runde.
       *[other] Ihr spielt { $rounds } Runden, und wer Spion war, gibt als Nächstes. Wer am Ende die meisten Punkte hat, gewinnt.
    }
    .title = Gut beobachtet

guide-hand = Zur Hand
guide-peek =
    { $roles ->
        [none] Gedrückt halten zum Ansehen, loslassen zum Verdecken.
        [played] Gedrückt halten zum Ansehen, loslassen zum Verdecken. Sie sagt auch, wer du dort bist.
       *[shown] Gedrückt halten zum Ansehen, loslassen zum Verdecken. Sie sagt auch, wer du dort bist. Spielen musst du das nicht.
    }
    .title = Deine Karte
guide-marks = Tipp auf ein Gesicht, um nachzulesen, was gesagt wurde, und dir zu notieren, wem du traust. Das sieht sonst niemand.
    .title = Deine Notizen
guide-prompts = Keine Frage mehr übrig? Die Glühbirne hat welche, die überall passen.
    .title = Die Glühbirne
