# Die Anleitung mit Bildern. Jede Nachricht steht unter einem Bild, „title“ darüber.

guide-goal = Das Ziel
guide-book =
    Du hast ein Buch voller Geheimnisse geschrieben, und in Whitehall will es niemand gedruckt sehen. Hol dir { $all ->
        [yes] bei jedem der { $circles } Kreise eine Genehmigung
       *[no] bei { $needed } der { $circles } Kreise eine Genehmigung
    } und komm zurück zum MI5. Wer das zuerst schafft, gewinnt.
    .title = Dein Buch soll erscheinen
guide-map =
    A  MI5: Start und Ziel für alle
    B  Ringstraße: immer den Pfeilen nach
    C  Notiz: Tu, was darauf steht
    D  Kreis: Hier stellst du einen Antrag
    .title = Whitehall

guide-turn = Dein Zug
guide-draw = Du beginnst mit { $hand } Karten, und die sind geheim. Wenn du dran bist, nimmst du zuerst eine dazu: verdeckt vom Stapel oder die offene von der Ablage. Dann legst du eine offen ab.
    .title = Eine rein, eine raus
guide-notebook = Es merkt sich für alle, wer welche Karte von der Ablage genommen und wer welche abgelegt hat.
    .title = Das Notizbuch
guide-go = Dann wird gewürfelt, und deine Figur geht genau so weit, immer den Pfeilen nach. An Gabelungen entscheidest du: Mit dieser { $die } kommst du geradeaus weiter oder durchs Tor hinein.
    .title = Würfeln und gehen
guide-blank = Hier passiert nichts. Platz ist auch für alle: Niemand wird hinausgeworfen.
    .title = Ein leeres Feld

guide-memos = Notizen
guide-obey = An der Ringstraße liegen { $memos } Notizen. Bleibst du auf einer stehen, musst du tun, was sie sagt. Schickt sie dich in einen Kreis, darfst du dort gleich einen Antrag stellen.
    .title = Tu, was da steht
guide-sour = Eine rosa Notiz heißt: aussetzen, zurück zum MI5 oder eine Genehmigung verlieren. Die geht zurück auf ihren Stapel, ganz nach unten, oder an jemanden, der sie noch nicht hat. Die letzte, die noch fehlt, bekommt so aber niemand.
    .title = Rosa heißt Pech

guide-seek = Der Antrag
guide-arrive = Bleibst du auf einem der { $squares } Felder eines Kreises stehen, darfst du seine Genehmigung beantragen. Lieber noch nicht? Dreh Runden, so viele du willst: Bei jedem Halt darfst du wieder. Mehr als eine pro Kreis gibt es nicht.
    .title = Im Kreis
guide-run = Leg drei Karten in der Farbe des Kreises verdeckt hin, mit Zahlen, die aufeinanderfolgen: { $run } zum Beispiel. Nach der 12 kommt nichts mehr.
    .title = Drei in Folge
guide-master = Oder nur eine Karte: die Eminenz der Farbe. Dagegen hilft kein Einspruch.
    .title = Die Eminenz
guide-bluff = Oder drei beliebige Karten und ein Pokergesicht. Erhebt niemand Einspruch, bleiben sie verdeckt, und die Genehmigung gehört dir. Sonst genügt schon eine 1, und du bist die Karten los und setzt einmal aus.
    .title = Bluffen

guide-challenge = Der Einspruch
guide-secret = Jetzt entscheiden alle anderen geheim: durchgehen lassen oder Einspruch? Sie haben { $seconds } Sekunden, und wer nichts sagt, lässt es durchgehen. Dann werden alle Umschläge auf einmal geöffnet.
    .title = Versiegelte Umschläge
guide-beats = Für einen Einspruch nimmst du ein, zwei oder drei Karten derselben Farbe. Sind sie zusammen mehr wert, ist der Antrag abgelehnt: hier { $theirs } gegen { $own }. Gleich viel reicht nicht, und jeder Einspruch zählt für sich allein.
    .title = Mehr gewinnt
guide-trump = Ist die Eminenz der Farbe dabei, schlägt dein Einspruch jede Folge.
    .title = Noch einmal die Eminenz
guide-granted = Kein Einspruch hat gereicht? Dann nimmst du die oberste Genehmigung des Kreises und tust einmal, was darauf steht. Auf vielen steht nur ein Scherz. Damit ist dein Zug zu Ende.
    .title = Genehmigt
guide-spent = Gespielte Karten sind weg, egal wer gewonnen hat: Sie kommen unter die Ablage, und du ziehst ebenso viele neue. Wurde dein Antrag abgelehnt, versuch es beim nächsten Halt wieder.
    .title = Gespielt ist gespielt

guide-end = Das Ende
guide-home = Mit { $needed } Genehmigungen heißt es: nichts wie nach Hause! Du musst den MI5 nicht genau treffen: Ein Schritt fehlt noch, und eine { $far } tut es auch. Und schickt dich eine Notiz zum MI5, zählt das genauso.
    .title = Zurück zum MI5
guide-out = Wer zuerst zurück ist, hat gewonnen, und morgen steht es in der Zeitung.
    .title = Dein Buch ist da!
