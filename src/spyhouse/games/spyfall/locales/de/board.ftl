# Was das Brett sagt. $me ist „yes“, wo „du“ gemeint bist.

you = Du
you-too = du
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
quoted = „{ $text }“

# Die Karte in deiner Hand

card-here = Hier seid ihr
card-somewhere = Du bist … irgendwo
card-spy = Du bist der Spion
card-lead = und du bist
card-no-role = und du bist einfach du
card-no-role-line = Antworte so, dass deine Leute dir glauben und der Spion nichts erfährt.
card-two-spies = und noch jemand ist es auch
card-alone = und sonst niemand
card-spy-role = Ganz natürlich bleiben
card-spy-line = Finde heraus, wo ihr seid, und nenne den Ort, solange die Uhr läuft.
card-number = Nr. { $code }
peek-title = Deine Karte
peek-hold = Gedrückt halten
peek-how = Halte die Leertaste gedrückt oder öffne und schließe die Karte mit der Eingabetaste. Schau vorher, wer hinter dir sitzt.
peek-stamp = streng
    .below = geheim
peek-let-go = Loslassen zum Verdecken

# Die Schublade mit den Orten

places-title = Orte
places-shut = Schublade schließen
places-left-of = von { $total } übrig
places-count = { $left } von { $total } übrig
places-played = GESPIELT
places-tap-to-strike = Antippen streicht durch. Das siehst nur du.
places-pictures = Bilder
places-naming = Wo seid ihr alle?
places-tap-to-name = Tippe auf den Ort, an dem ihr seid.
places-name = Ort nennen …
places-never-mind = Doch nicht
places-label =
    { $state ->
        [played] { $name }, in einer früheren Runde gespielt
        [naming] { $name } nennen
        [struck] { $name }, von dir durchgestrichen
       *[open] { $name }
    }

naming-title = Schluss mit dem Versteckspiel?
naming-sure = Du zeigst deine Karte und sagst: „{ $place }!“ Stimmt es, bekommst du 4 Punkte. Wenn nicht, bekommen alle anderen einen.
naming-say = Jetzt sagen
naming-odd-title = Wo waren die anderen?
naming-odd = Du sagst: „{ $place }!“ Stimmt es, bekommst du 2 Punkte. Sonst passiert nichts weiter.
odd-title =
    { $me ->
        [yes] Du hattest die falsche Karte!
       *[no] { $name } hatte die falsche Karte.
    }
odd-line =
    { $me ->
        [yes] Alle anderen waren woanders. Nenn den wahren Ort und du bekommst 2 Punkte.
       *[no] Für 2 Punkte darf jetzt der wahre Ort genannt werden. Kein Wort!
    }
odd-no-idea = Keine Ahnung
naming-not-yet = Noch nicht
naming-later = Die Uhr steht. „{ $place }“ wird gesagt, sobald sie weiterläuft, und bis dahin merkt es niemand.
naming-queue = Dann sagen
naming-waits = „{ $place }“ wird gesagt, sobald die Uhr weiterläuft.
naming-take-back = Zurücknehmen
naming-leave = So lassen
naming-not-spy = Nur der Spion nennt einen Ort.
naming-not-spy-line = Du weißt, wo du bist. Lass andere schwitzen.
naming-wait = Einen Ort kannst du nennen, solange die Uhr läuft.
naming-fine = Gut

# Um den Tisch

ring-bot = Bot
ring-gone = weg
ring-ask = Fragen:
ring-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
ring-points-away =
    { $count ->
        [one] Punkt, gerade nicht da
       *[other] Punkte, gerade nicht da
    }
ring-mark = , deine Notiz: { $mark ->
        [unsure] unsicher
        [suspect] verdächtig
        [trusted] vertrauenswürdig
       *[none] keine
    }
mark-none = keine Notiz
mark-unsure = unsicher
mark-suspect = verdächtig
mark-trusted = vertrauenswürdig
head-round = Runde
head-of = von { $rounds }
head-round-of = Runde { $round } von { $rounds }
head-accuse = Anklagen
head-accuse-spent = Schon angehalten
head-stopped = Die Uhr steht
head-not-started = Startbereit
head-time-up = Zeit um!
head-enough = Genug gehört

# Das Austeilen

deal-title =
    { $me ->
        [yes] Du teilst aus
       *[no] { $name } teilt aus
    }
deal-line = Schau deine Karte an, bevor gefragt wird
deal-hold = Halte, um zu sehen, wer du bist
deal-let-go = Loslassen faltet sie wieder
deal-keep-holding = Noch gedrückt halten
deal-looked = { $count } von { $all } haben geschaut
deal-has-looked = { $name } hat geschaut
deal-clock = Die Uhr startet mit der ersten Frage
deal-clock-runs = Die Uhr läuft

# Gerechtere Spione
lots-count =
    { $count ->
        [one] { $count } Los
       *[other] { $count } Lose
    }
lots-line = Mehr Lose für die Spionkarte, eher Spion
lots-column = Lose
lots-after = Die Lose gelten für diese Runde. Wer Spion war, hat in der nächsten weniger; alle anderen haben mehr.

# Fragen und Antworten

slip-asks =
    { $asking ->
        [me] Du fragst { $to }
        [them] { $asker } fragt dich
       *[others] { $asker } fragt { $to }
    }
slip-says =
    { $me ->
        [yes] Du sagst
       *[no] { $name } sagt
    }
slip-spoken-question = Ohren auf …
slip-spoken-answer = Laut beantwortet.
slip-your-first = Du gibst. Stell die erste Frage, dann läuft die Uhr.
slip-your-ask = Du fragst. Tippe auf jemanden, der leuchtet.
slip-your-ask-voice = Du bist dran: Tippe auf jemanden und frag laut.
slip-your-answer-voice = Antworte laut, dann tippe.
slip-answered = Ich habe geantwortet
slip-dealer-thinks = { $name } gibt und fragt zuerst. Mit der Frage läuft die Uhr los.
slip-thinks = { $name } denkt sich eine Frage aus.
slip-answers = { $name } ist mit der Antwort dran.
slip-listens = { $name } antwortet laut.
slip-your-question = Deine Frage an { $name }
slip-question = Deine Frage
slip-your-answer = Deine Antwort
slip-ask-them = { $name } fragen
slip-to = An { $name }
slip-you-ask = Du fragst
slip-you-answer = Du antwortest
slip-back = Zurück zum Tisch
slip-count = { $count } von { $most }
slip-barred = { $name } hat dich gerade gefragt
slip-say = Antworten
slip-stuck = Keine Idee? Frage vorschlagen
slip-testimony = Alles bisher Gesagte
slip-play-role = Antworte in deiner Rolle.
said-title =
    { $me ->
        [yes] Was du gesagt hast
       *[no] Was { $name } gesagt hat
    }
said-more = Alles davon
said-all = Alles bisher Gesagte
said-nothing = Noch kein Wort.
said-spoken = laut gefragt
said-answered-aloud = (laut)
said-open = …
said-mark = Deine Notiz
said-mark-note = Sie bleibt in diesem Browser. Niemand sonst sieht sie.
said-accuse = { $name } anklagen

# Anklagen und Abstimmungen

accuse-title = Wer ist der Spion?
accuse-once = Das hält die Uhr an. Du kannst es einmal pro Runde.
accuse-after-time = Du darfst anklagen. Wird nichts daraus, ist die nächste Person dran.
accuse-pick = Wähle, wen du verdächtigst
accuse-not-yet = Noch nicht
accuse-pass = Passen
accuse-spent = Du hast die Uhr in dieser Runde schon angehalten. Wenn die Zeit um ist, kommst du noch einmal dran.
accuse-turn =
    { $first ->
        [yes] Die Zeit ist um! { $name } klagt zuerst an.
       *[no] { $name } darf anklagen.
    }
accuse-your-turn =
    { $first ->
        [yes] Die Zeit ist um! Du klagst zuerst an.
       *[no] Du darfst anklagen.
    }
accuse-then =
    { $count ->
        [0] Danach niemand mehr: Dann kommt der Spion davon.
       *[other] Danach { JOIN($names) }.
    }
accuse-more = { $count } weitere
trial-label = Anklage gegen { $name }
trial-question =
    { $me ->
        [yes] Bist du der Spion?
       *[no] Ist { $name } der Spion?
    }
trial-this =
    { $me ->
        [yes] Bist du der Spion?
       *[no] Ist das der Spion?
    }
trial-agree = Alle { $voters } müssen zustimmen
trial-half = Mehr als die Hälfte muss zustimmen
trial-in = { $down } von { $all } da
trial-guilty = Schuldig!
trial-free =
    { $me ->
        [yes] Du bist frei
       *[no] { $name } ist frei
    }
trial-turn-over =
    { $me ->
        [yes] Deck deine Karte auf …
       *[no] Die Karte von { $name } wird aufgedeckt …
    }
trial-next = Weiter geht’s.
trial-runs-on = Die Uhr läuft weiter.
trial-chips-down =
    { $down ->
        [one] { $down } von { $all } Chips liegt
       *[other] { $down } von { $all } Chips liegen
    }
trial-accuses =
    { $me ->
        [yes] Du klagst an
       *[no] { $name } klagt an
    }
trial-rang =
    { $me ->
        [yes] Du hast die Uhr angehalten
       *[no] { $name } hat die Uhr angehalten
    }
trial-majority = Mehr als die Hälfte muss „schuldig“ sagen.
trial-need = Alle { $voters } müssen „schuldig“ sagen, sonst läuft die Uhr weiter.
trial-need-after-time = Alle { $voters } müssen „schuldig“ sagen, sonst klagt die nächste Person an.
trial-hush = Kein Wort, bis die Chips umgedreht sind.
trial-says =
    { $side ->
        [down] Chip liegt
        [guilty] sagt „schuldig“
        [innocent] sagt „nicht schuldig“
       *[none] überlegt
    }
trial-you-said =
    { $side ->
        [guilty] Du sagst „schuldig“
        [innocent] Du sagst „nicht schuldig“
       *[down] Deine Stimme
    }
trial-vote-guilty = Schuldig
trial-vote-innocent = Nicht schuldig
trial-on-you = Es geht um dich. Schau unschuldig.
trial-watching = Du schaust zu.

# Die Karten liegen offen

reveal-was-the =
    { $count ->
        [one]
            { $me ->
                [yes] Du warst der Spion
               *[no] { JOIN($spies) } war der Spion
            }
       *[other]
            { $me ->
                [yes] { JOIN($spies) } wart die Spione
               *[no] { JOIN($spies) } waren die Spione
            }
    }
reveal-spy = Der Spion
reveal-how-caught =
    { $pointing ->
        [me] Du hast auf { $accused } gezeigt, und alle waren sich einig. Zu Recht.
        [at-me] { $accuser } hat auf dich gezeigt, und alle waren sich einig. Zu Recht.
       *[others] { $accuser } hat auf { $accused } gezeigt, und alle waren sich einig. Zu Recht.
    }
reveal-how-framed =
    { $pointing ->
        [me] Du hast auf { $accused } gezeigt, und alle waren sich einig. Alle lagen daneben.
        [at-me] { $accuser } hat auf dich gezeigt, und alle waren sich einig. Alle lagen daneben.
       *[others] { $accuser } hat auf { $accused } gezeigt, und alle waren sich einig. Alle lagen daneben.
    }
reveal-how-guessed =
    { $count ->
        [one]
            { $me ->
                [yes] Du hast den Ort genannt, und es stimmte.
               *[no] { JOIN($spies) } hat den Ort genannt, und es stimmte.
            }
       *[other]
            { $me ->
                [yes] { JOIN($spies) } habt den Ort genannt, und es stimmte.
               *[no] { JOIN($spies) } haben den Ort genannt, und es stimmte.
            }
    }
reveal-how-missed =
    { $count ->
        [one]
            { $me ->
                [yes] „{ $guess }“, hast du gesagt. Netter Versuch.
               *[no] „{ $guess }“, sagte { JOIN($spies) }. Netter Versuch.
            }
       *[other]
            { $me ->
                [yes] „{ $guess }“, habt ihr gesagt. Netter Versuch.
               *[no] „{ $guess }“, sagten { JOIN($spies) }. Netter Versuch.
            }
    }
reveal-how-escaped = Die Zeit ist um, und niemand wurde verurteilt.
reveal-how-void = Die Runde wurde abgebrochen. Keine Punkte.
reveal-next = Nächste Runde
reveal-ready = Die anderen schauen noch
reveal-ready-count = { $ready } von { $all } bereit
reveal-waits = Keine Eile: Der Tisch wartet auf alle.
reveal-last = Zum Endstand
reveal-guess = Geraten wurde: { $place }.
reveal-voted =
    { $side ->
        [guilty] schuldig
       *[innocent] nicht schuldig
    }
reveal-caught = Erwischt
reveal-framed = Entwischt
reveal-guessed = Ort erkannt
reveal-missed = Falscher Ort
reveal-escaped = Entwischt
reveal-wrong = Falsche Person
reveal-label = Die Karten der Runde { $round }
reveal-here = Hier wart ihr alle
reveal-knew =
    { $count ->
        [one] Nur eine Person wusste das.
       *[other] { $count } von euch wussten das.
    }
reveal-made-up =
    { $count ->
        [one] Eine Person hat nur so getan.
       *[other] Zwei haben nur so getan.
    }
reveal-elsewhere = Auf einer Karte stand ein anderer Ort.
reveal-odd =
    { $me ->
        [yes] Auf deiner Karte stand { $place }.
       *[no] Auf der Karte von { JOIN($spies) } stand { $place }.
    }
reveal-and-spy =
    { $count ->
        [one] und der Spion war
       *[other] und die Spione waren
    }
reveal-hurry = Tippen, damit es schneller geht
reveal-innocent =
    { $me ->
        [yes] Du warst unschuldig
       *[no] { $name } war unschuldig
    }
reveal-finder =
    { $me ->
        [yes] Du hast zuerst gezeigt
       *[no] { $name } zeigte zuerst
    }
reveal-band-spy =
    { $count ->
        [one] Der Spion gewinnt
       *[other] Die Spione gewinnen
    }
reveal-band-caught = Spion erwischt
reveal-band-missed =
    { $count ->
        [one] Der Spion verliert
       *[other] Die Spione verlieren
    }
reveal-band-void = Ohne Ergebnis
reveal-everyone = alle
reveal-everyone-else = alle anderen
reveal-coin = { $to } +{ $gain }
reveal-votes = Stimmen und bester Satz
reveal-more = und { $count } weitere
reveal-rounds = Punktezettel
score-after = Nach Runde { $round } von { $rounds }
best-lines = Die besten Sätze
reveal-total = Summe
reveal-player = Name
best-title = Der beste Satz der Runde?
best-how = Alle vergeben einen Stern, nur nicht an sich selbst.
best-given = Dein Stern ist vergeben.
best-own = Deiner: hier kein Stern
best-label =
    { $stars ->
        [one] Ein Stern für „{ $answer }“ von { $name }, bisher { $stars } Stern
       *[other] Ein Stern für „{ $answer }“ von { $name }, bisher { $stars } Sterne
    }
best-more = Alle { $all } Antworten
best-fewer = Nur die besten
souvenir-keep = Als Bild speichern
souvenir-title = Spyfall
souvenir-house = Spyhouse
souvenir-names = { JOIN($names) }
souvenir-were =
    { $count ->
        [one] war der Spion
       *[other] waren die Spione
    }
souvenir-best =
    { $stars ->
        [0] Das letzte Wort
        [one] Bester Satz, { $stars } Stern
       *[other] Bester Satz, { $stars } Sterne
    }
souvenir-asked =
    { HAS($question) ->
        [yes] { $name } auf die Frage: { $question }
       *[no] { $name }
    }
souvenir-foot = Spyfall · { $players } am Tisch · Runde { $round }
end-title = Fall abgeschlossen
end-winner =
    { $count ->
        [one]
            { $me ->
                [yes] Du gewinnst
               *[no] { JOIN($names) } gewinnt
            }
       *[other]
            { $me ->
                [yes] { JOIN($names) } gewinnt
               *[no] { JOIN($names) } gewinnen
            }
    }
end-nobody = Niemand gewinnt
end-stopped = Das Spiel wurde vorzeitig beendet.
end-last-round = Die letzte Runde

# Die Notizen der Bots

debrief-title = Die Nachbesprechung
debrief-invite = Was die Bots dachten
debrief-tabs = Wessen Notizen
debrief-notes-of = Notizen von { $name } ({ $temper ->
        [cautious] vorsichtig
        [chatty] redselig
       *[bold] forsch
    }, { $level ->
        [easy] spielt leicht
        [normal] spielt normal
       *[strong] spielt stark
    })
debrief-declassified = Freigegeben
debrief-suspicion-title = Wen ich für den Spion hielt
debrief-places-title = Wo wir wohl waren
debrief-percent = { $value } %
debrief-spy = der Spion
debrief-right = hier waren wir
debrief-named = so geraten
debrief-nothing = Es war vorbei, bevor ich mir ein Bild machen konnte.
debrief-no-suspect = Ich hatte keine Ahnung, wer es war.
debrief-suspected =
    { $right ->
        [yes]
            { $me ->
                [yes] Am Ende war ich mir zu { $chance } % sicher, dass du es bist. Und du warst es.
               *[no] Am Ende war ich mir zu { $chance } % sicher, dass es { $name } ist. Und so war es.
            }
       *[no]
            { $me ->
                [yes] Am Ende war ich mir zu { $chance } % sicher, dass du es bist. Ich lag daneben.
               *[no] Am Ende war ich mir zu { $chance } % sicher, dass es { $name } ist. Ich lag daneben.
            }
    }
debrief-guessed =
    { $right ->
        [yes] Nach Frage { $question } habe ich „{ $place }“ gesagt, zu { $chance } % sicher. Und es stimmte.
       *[no] Nach Frage { $question } habe ich „{ $place }“ gesagt, zu { $chance } % sicher. Es stimmte nicht.
    }
debrief-guessed-anyhow =
    { $right ->
        [yes] Nach Frage { $question } habe ich auf gut Glück „{ $place }“ gesagt. Und es stimmte.
       *[no] Nach Frage { $question } habe ich auf gut Glück „{ $place }“ gesagt. Es stimmte nicht.
    }
debrief-would-guess =
    { $right ->
        [yes] Gesagt habe ich es nie, aber geraten hätte ich „{ $place }“, { $chance } %. Es hätte gestimmt.
       *[no] Gesagt habe ich es nie, aber geraten hätte ich „{ $place }“, { $chance } %. Es wäre falsch gewesen.
    }
debrief-looked = Ich dachte, ihr wärt euch da zu { $chance } % sicher, dass ich es bin.
debrief-did-it = Das gab den Ausschlag
debrief-why-seat =
    { $me ->
        [yes] Danach stieg mein Verdacht gegen dich von { $before } % auf { $after } %.
       *[no] Danach stieg mein Verdacht gegen { $name } von { $before } % auf { $after } %.
    }
debrief-why-place = „{ $place }“ stieg von { $before } % auf { $after } %.
debrief-walk = Durch die Runde gehen
debrief-question = Frage { $number } von { $all }
debrief-back = Vorige Frage
debrief-forth = Nächste Frage
debrief-then = Danach: { JOIN($chances) }.
debrief-chance = { $name } { $value } %
debrief-as-table = Als Tabelle zeigen
debrief-after = Frage
debrief-unlikely = klein

# Stimmen, Zuschauende und die Uhr

voices-on = Bots sprechen hier
voices-off = Bots sind hier stumm
watch-title = Du schaust zu
watch-line = Keine Karte, keine Stimme, keine Sorgen.
time-60 = Noch eine Minute.
time-30 = Noch dreißig Sekunden.
time-10 = Noch zehn Sekunden.

# Eine Sammlung wählen

packs-box = Die Schachtel
packs-box-line = Alle dreißig Orte, von der Bank bis zum Zoo.
packs-in-use = in Gebrauch
packs-use = Damit spielen
packs-manage = Sammlungen anlegen und bearbeiten
packs-places =
    { $count ->
        [one] { $count } Ort
       *[other] { $count } Orte
    }
packs-places-not-ready =
    { $count ->
        [one] { $count } Ort · noch nicht fertig
       *[other] { $count } Orte · noch nicht fertig
    }

# Was zwischen einer Sammlung und einem Spiel steht

packs-place = Ort { $number }
packs-fault-toml = Das lässt sich nicht lesen: In Zeile { $line }, Spalte { $column } stimmt etwas nicht.
packs-fault-name = Die Sammlung braucht einen Namen.
packs-fault-few = Eine Sammlung hat mindestens { $least } Orte; diese hat { $have }.
packs-fault-many = Eine Sammlung hat höchstens { $most } Orte.
packs-fault-place-name = Ort { $number } braucht einen Namen.
packs-fault-twice = { $name } kommt zweimal vor.
packs-fault-roles =
    { $missing ->
        [one] { $name }: { $missing } Rolle fehlt.
       *[other] { $name }: { $missing } Rollen fehlen.
    }
packs-fault-same-role = { $name }: Zwei Rollen heißen gleich.
packs-no-room = In diesem Browser ist kein Platz mehr für Sammlungen. Speichere einige als Datei und lösche sie hier.

# --- was nur der Host kann

host-move-EndRound = Runde beenden
host-move-EndRound-sure = Diese Runde für alle beenden, ohne Punkte?

leak-title = Was ihr verraten habt
leak-fatal = Das verriet am meisten: { $place } stieg von { $before } % auf { $after } %.
leak-none = Kein Satz hat etwas verraten.
leak-not-understood =
    { $count ->
        [one] Ein Satz ließ sich nicht einschätzen.
       *[other] { $count } Sätze ließen sich nicht einschätzen.
    }
leak-curve = Wie wahrscheinlich { $place } von außen aussah: von { $first } % bis { $last } %.
