# Warum etwas nicht geht.

spyfall-not-now =
    { $phase ->
        [dealt] Die Uhr läuft noch nicht: Mit der ersten Frage geht es los.
        [questions] Die Uhr läuft: Frag, antworte oder halte sie mit einer Anklage an.
        [vote] Jemand hat schon angeklagt: Warte, bis alle abgestimmt haben.
        [accusations] Die Zeit ist um: Jetzt dürft ihr reihum anklagen oder passen.
        [naming] Wer nicht dazugehört, darf jetzt den Ort nennen.
       *[over] Das Spiel ist vorbei.
    }
spyfall-round-over =
    { $how ->
        [caught] Die Runde ist vorbei: Der Spion wurde verurteilt. Weiter zur nächsten.
        [framed] Die Runde ist vorbei: Jemand wurde verurteilt, der nicht der Spion war. Weiter zur nächsten.
        [guessed] Die Runde ist vorbei: Der Spion hat den richtigen Ort genannt. Weiter zur nächsten.
        [missed] Die Runde ist vorbei: Der Spion hat einen falschen Ort genannt. Weiter zur nächsten.
        [escaped] Die Runde ist vorbei: Niemand wurde verurteilt. Weiter zur nächsten.
       *[void] Die Runde ist vorbei: Sie wurde abgebrochen. Weiter zur nächsten.
    }
spyfall-accused-first = Jemand hat vorher angeklagt, also steht die Uhr: Merk deinen Ort vor, bis sie weiterläuft.
spyfall-guess-now = Die Uhr läuft: Nenne den Ort jetzt, du musst nicht warten.
spyfall-guess-waits = Genau dieser Ort ist schon vorgemerkt.
spyfall-not-the-spy = Nur der Spion kann den Ort nennen.
spyfall-no-such-place = Dieser Ort ist nicht im Spiel: Wähle einen von der Liste.
spyfall-place-played = Dieser Ort wurde schon gespielt: Wähle einen, der nicht durchgestrichen ist.
spyfall-not-your-turn-to-accuse = Du bist noch nicht mit Anklagen oder Passen dran: Es geht links herum, von der Person an, die gegeben hat.
spyfall-clock-stopped-once = Du hast die Uhr in dieser Runde schon angehalten: Anklagen kannst du wieder, wenn die Zeit um ist.
spyfall-accuse-yourself = Dich selbst kannst du nicht anklagen: Wähle jemand anderen.
spyfall-nobody-there = Da sitzt niemand: Wähle jemand anderen.
spyfall-your-own-case = Es geht um dich: In eigener Sache stimmt niemand ab.
spyfall-accuser-has-voted = Deine Anklage ist deine Stimme: schuldig.
spyfall-voted-already = Du hast abgestimmt, und dabei bleibt es.
spyfall-no-early-time = An diesem Tisch läuft die Uhr bis zum Schluss.
spyfall-time-called = Du hast schon gesagt, dass du genug gehört hast.
spyfall-star-given = Deinen Stern für diese Runde hast du schon vergeben.
spyfall-no-such-answer = Diese Antwort gibt es nicht: Wähle eine aus dieser Runde.
spyfall-own-answer = Das war deine eigene Antwort: Gib den Stern jemand anderem.
spyfall-ready-already = Du bist bereit: Die nächste Runde wartet auf die anderen.
spyfall-one-question = Eine Frage nach der anderen: Die letzte ist noch nicht beantwortet.
spyfall-dealer-asks = Die erste Frage stellt, wer gegeben hat.
spyfall-not-your-turn-to-ask = Du bist nicht mit Fragen dran: Es fragt, wer zuletzt geantwortet hat.
spyfall-ask-yourself = Dich selbst kannst du nicht fragen: Wähle jemand anderen.
spyfall-ask-back = Frag jemand anderen: nicht die Person, die dich eben gefragt hat, und niemanden, der gerade nicht geantwortet hat.
spyfall-nothing-asked = Es gibt noch keine Frage zu beantworten.
spyfall-not-asked = Die Frage ging nicht an dich: Es antwortet nur, wer gefragt wurde.
spyfall-no-words =
    { $kind ->
        [question] Schreib erst deine Frage, mit 1 bis 200 Zeichen.
       *[answer] Schreib erst deine Antwort, mit 1 bis 200 Zeichen.
    }
spyfall-more-to-do = Du kannst jetzt mehr tun als zuhören.
spyfall-nobody-guesses = Hier nennt niemand den Ort: Wer nicht dazugehört, weiß es ja nicht.
spyfall-not-the-odd-one = Nur wer nicht dazugehört, darf jetzt den Ort nennen.
spyfall-your-own-place = Das ist der Ort auf deiner eigenen Karte, und der war falsch. Nenn einen anderen.
spyfall-odd-one-alone = Nur eine Person kann die falsche Karte haben. Wähl einen Spion oder schalte „Eins passt nicht“ aus.
spyfall-hush-vote = Kein Chat, solange die Uhr steht: Ein Wort zu viel könnte den Ort verraten.
spyfall-hush-clock = Eine Frage, eine Antwort, und kein Chat, bis die Runde entschieden oder die Zeit um ist.
spyfall-too-many-places = Die Sammlung hat { $there } Orte, also können nicht { $places } im Spiel sein.
spyfall-too-few-places =
    { $rounds ->
        [one] { $rounds } Runde braucht mindestens { $least } Orte, nicht { $places }.
       *[other] { $rounds } Runden brauchen mindestens { $least } Orte, nicht { $places }.
    }
spyfall-no-such-dealer = Wer zuerst gibt, muss auf einem der { $seats } Plätze sitzen, gezählt ab 0.
spyfall-too-few-for-two-spies = Zwei Spione brauchen mindestens { $least } am Tisch, nicht { $seats }.
spyfall-roles-twice = Rollen kann man spielen oder weglassen, aber nicht beides.
spyfall-pack-fault =
    { $file ->
        [pack] Sammlung
       *[other] { $file }
    }{ $line ->
        [0] { "" }
       *[other] , Zeile { $line }
    }: { $fault ->
        [no-text] Das ist kein Text. Eine Sammlung ist eine JSON- oder TOML-Datei in UTF-8.
        [unreadable] Das lässt sich nicht lesen (Spalte { $column }). Fehlt ein Komma, eine Klammer oder ein Anführungszeichen?
        [too-deep] Die Klammern sind für eine Sammlung zu tief verschachtelt.
        [places] Eine Sammlung hat { $least } bis { $most } Orte, diese hat { $places }.
        [same-name] Ort { $place }, „{ $name }“: Ort { $first } heißt genauso.
        [roles] Ort { $place }, „{ $name }“ braucht { $needs } Rollen, hat aber { $roles }.
        [same-role] Ort { $place }, „{ $name }“: Zwei Rollen heißen „{ $role }“.
       *[misread] { $place ->
            [0] { "" }
           *[other] Ort { $place }{ $role ->
                [0] { "" }
               *[other] , Rolle { $role }
            },{ " " }
        }{ SAY($found, as: "misread") }.
    }
