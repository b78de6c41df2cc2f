# Was ein Platz sieht, für alle, die in Textform spielen.

round = Runde { $round } von { $rounds }. { NAME($dealer) } gibt.
dealt =
    { $spies ->
        [one] Eine Karte haben { NAMES($players) }. Eine Person davon ist der Spion.
       *[other] Eine Karte haben { NAMES($players) }. { $spies } davon sind Spione.
    }
gone = Nicht mehr am Tisch: { NAMES($gone) }.
card =
    { $spy ->
        [yes] Du bist der Spion: Du kennst den Ort nicht.
       *[no]
            { HAS($role) ->
                [yes] Du bist nicht der Spion. Der Ort: „{ $place }“. Deine Rolle dort: { $role }.
               *[no] Du bist nicht der Spion. Der Ort: „{ $place }“.
            }
    }
no-card = Du hast in dieser Runde keine Karte.
spectator = Du schaust zu.
places = Orte, die es sein können: { $places }.
places-used = Durchgestrichen, weil schon gespielt: { $places }.
a-place = { $number } „{ $name }“
queued = Vorgemerkt: Du nennst „{ $place }“, sobald die Uhr weiterläuft.
clock =
    { $clock ->
        [none] Es gibt keine Uhr.
        [runs] Die Uhr läuft. Als sie zuletzt startete, zeigte sie noch { $seconds } s.
        [stands] Die Uhr steht, mit noch { $seconds } s.
       *[up] Die Zeit ist um: keine Fragen mehr.
    }
phase =
    { $phase ->
        [dealt] Die Karten sind verteilt. Mit der ersten Frage läuft die Uhr.
        [questions] Es wird gefragt.
        [vote] Es wird abgestimmt.
        [accusations] Reihum dürfen alle einmal anklagen.
        [naming] Wer nicht dazugehört, darf den wahren Ort nennen.
        [reveal] Die Karten liegen offen.
       *[over] Das Spiel ist vorbei.
    }
to-answer = { NAME($asked) } muss { NAME($asker) } antworten.
to-ask =
    { COUNT($barred) ->
        [0] { NAME($asker) } fragt als Nächstes.
       *[other] { NAME($asker) } fragt als Nächstes, nur nicht { NAMES($barred) }.
    }
prompts = Mögliche Fragen: { LIST($prompts, as: "a-prompt") }.
a-prompt = „{ $value }“
said =
    { $answered ->
        [yes]
            { HAS($answer) ->
                [yes] Frage { $number }: { NAME($asker) } an { NAME($to) }: „{ $question }“ { NAME($to) }: „{ $answer }“
               *[no] Frage { $number }: { NAME($asker) } hat { NAME($to) } gefragt und eine Antwort bekommen.
            }
       *[no]
            { HAS($question) ->
                [yes] Frage { $number }: { NAME($asker) } an { NAME($to) }: „{ $question }“ Noch keine Antwort.
               *[no] Frage { $number }: { NAME($asker) } hat { NAME($to) } gefragt. Noch keine Antwort.
            }
    }
spent = Können die Uhr in dieser Runde nicht mehr anhalten: { NAMES($spent) }.
callers =
    { COUNT($callers) ->
        [0] Wenn { $callers_needed } genug gehört haben, ist die Zeit um. Bisher niemand.
       *[other] Wenn { $callers_needed } genug gehört haben, ist die Zeit um. Bisher: { NAMES($callers) }.
    }
accusation =
    { $after_time ->
        [yes] { NAME($accuser) } klagt { NAME($accused) } an, nachdem die Zeit um ist.
       *[no] { NAME($accuser) } hat die Uhr angehalten und klagt { NAME($accused) } an.
    }
voted =
    { COUNT($voted) ->
        [0] Noch hat niemand abgestimmt.
       *[other] Abgestimmt haben: { NAMES($voted) }.
    }
my-vote =
    { $vote ->
        [g] Du hast „schuldig“ gesagt.
       *[n] Du hast „nicht schuldig“ gesagt.
    }
case =
    { COUNT($not_guilty) ->
        [0] Vorhin hat { NAME($accuser) } { NAME($accused) } angeklagt: Alle sagten „schuldig“.
       *[other]
            { COUNT($guilty) ->
                [0] Vorhin hat { NAME($accuser) } { NAME($accused) } angeklagt: niemand „schuldig“, „nicht schuldig“ { NAMES($not_guilty) }.
               *[other] Vorhin hat { NAME($accuser) } { NAME($accused) } angeklagt: „schuldig“ { NAMES($guilty) }, „nicht schuldig“ { NAMES($not_guilty) }.
            }
    }
accusers = Mit Anklagen dran, in dieser Reihenfolge: { NAMES($accusers) }.
result =
    Runde { $round }: Der Ort war „{ $place-name }“. { $how ->
        [caught] { COUNT($spies) ->
            [1] Der Spion war { NAMES($spies) }, erwischt durch die Anklage von { NAME($accuser) }.
           *[other] Die Spione waren { NAMES($spies) }, erwischt durch die Anklage von { NAME($accuser) }.
        }
        [framed] { COUNT($spies) ->
            [1] Der Spion war { NAMES($spies) }, aber { NAME($accuser) } ließ { NAME($accused) } verurteilen.
           *[other] Die Spione waren { NAMES($spies) }, aber { NAME($accuser) } ließ { NAME($accused) } verurteilen.
        }
        [guessed] { COUNT($spies) ->
            [1] Der Spion war { NAMES($spies) } und wusste den Ort.
           *[other] Die Spione waren { NAMES($spies) }; sie wussten den Ort.
        }
        [missed] { COUNT($spies) ->
            [1] Der Spion war { NAMES($spies) } und riet „{ $guess-name }“.
           *[other] Die Spione waren { NAMES($spies) }; sie rieten „{ $guess-name }“.
        }
        [escaped] { COUNT($spies) ->
            [1] Der Spion war { NAMES($spies) }, und niemand wurde verurteilt.
           *[other] Die Spione waren { NAMES($spies) }, und niemand wurde verurteilt.
        }
       *[void] { COUNT($spies) ->
            [1] Der Spion war { NAMES($spies) }; die Runde zählt nicht.
           *[other] Die Spione waren { NAMES($spies) }; die Runde zählt nicht.
        }
    } Punkte: { LIST($points, as: "a-score") }.
a-score = { NAME($index) } { $value }
star = { NAME($seat) } gibt der Antwort { $number } einen Stern.
ready = Bereit für die nächste Runde: { NAMES($ready) }.
scores = Stand: { LIST($scores, as: "a-score") }.
waiting-for = Gewartet wird auf { NAMES($waiting_for) }.
free-moves =
    Statt der Fragen und Antworten aus der Liste kannst du eigene Worte nehmen, als JSON: { "{" }"type": "Ask", "to": 2, "text": "..."{ "}" } oder { "{" }"type": "Answer", "text": "..."{ "}" }, höchstens 200 Zeichen. Plätze zählen ab 0: { $seats }.
digest =
    Spyfall. Alle außer dem Spion wissen, an welchem Ort ihr seid. Reihum fragt jemand eine andere Person irgendetwas; wer geantwortet hat, fragt als Nächstes, nur nicht die Person, die eben gefragt hat. Kennst du den Ort, frag und antworte so, dass die anderen merken, dass du ihn kennst, ohne ihn dem Spion zu verraten. Bist du der Spion, finde den Ort heraus und lass dich nicht erwischen. Einmal pro Runde dürfen alle die Uhr anhalten und anklagen: Stimmen alle anderen für schuldig, werden die Karten gezeigt. Der Spion darf den Ort nennen, solange die Uhr läuft. Ist die Zeit um, dürfen reihum alle einmal anklagen. Der Spion bekommt 2 Punkte, wenn niemand verurteilt wird, und 4, wenn jemand anderes verurteilt oder der Ort genannt wird; die anderen bekommen je 1, wenn der Spion verurteilt wird oder falsch rät, wer angeklagt hat 2.

# Wie es ausging, in wenigen Worten.

ending-score = Alle Runden gespielt
