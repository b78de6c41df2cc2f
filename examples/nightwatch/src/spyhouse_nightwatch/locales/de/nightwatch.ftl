WentOut = { NAME($leader) } hält Wache mit { NAME($partner) }.
Decided = { NAME($seat) } hat sich entschieden.
YourDecision =
    { $looked_away ->
        [yes] Du schaust weg.
       *[no] Du passt auf.
    }
NightOver =
    { $quiet ->
        [yes] Nacht { $night } war ruhig. { NAME($leader) } führt die nächste an.
       *[no] In Nacht { $night } ist etwas passiert. { NAME($leader) } führt die nächste an.
    }
Voting = Die Nächte sind vorbei: Wer ist der Maulwurf?
YourSuspect = Du nennst { NAME($seat) }.
Unmasked =
    { $side ->
        [agents] { NAME($mole) } war der Maulwurf und ist gefasst.
        [mole] { NAME($mole) } war der Maulwurf und entkommt.
       *[other] Das Spiel wurde beendet. { NAME($mole) } war der Maulwurf.
    }

TakeAlong = { NAME($seat) } mitnehmen.
Guard = Aufpassen.
LookAway = Wegschauen.
Suspect = { NAME($seat) } als Maulwurf nennen.

role =
    { $role ->
        [mole] Du bist der Maulwurf.
        [agent] Du gehörst zur Wache: Jemand anderes ist der Maulwurf.
       *[other] Du schaust zu.
    }
night =
    { $quiet ->
        [yes] Nacht { $number }, { NAME($leader) } mit { NAME($partner) }: ruhig.
       *[no] Nacht { $number }, { NAME($leader) } mit { NAME($partner) }: Etwas ist passiert.
    }
phase =
    { $phase ->
        [choose] { NAME($leader) } sucht sich jemanden aus.
        [watch] { NAME($leader) } und { NAME($partner) } halten Wache.
        [vote] Alle nennen, wen sie verdächtigen.
       *[over] Das Spiel ist aus.
    }
your-decision =
    { $looked_away ->
        [yes] Du schaust heute Nacht weg.
       *[no] Du passt heute Nacht auf.
    }
your-suspect = Du hast { NAME($suspect) } genannt.
mole = { NAME($mole) } war der Maulwurf.

summary-nights = { $nights } Nächte, { $seconds } Sekunden für jede Entscheidung

option-nights = Nächte
    .hint = Nach der letzten nennen alle, wen sie verdächtigen.
option-seconds = Sekunden für eine Entscheidung
    .hint = Ist die Zeit um, passen alle auf, die nichts gesagt haben.
ending-caught = Der Maulwurf ist gefasst
ending-escaped = Der Maulwurf entkommt
side-agents = Die Wache
side-mole = Der Maulwurf
lobby-level-watchman = Wachmann

nightwatch-not-you = Du bist gerade nicht dran.
nightwatch-not-now = Das geht gerade nicht.

nightwatch-line = Eine Person ist der Maulwurf. Ein paar ruhige Nächte, oder auch nicht, und dann nennt ihr einen Namen.
guide-roles = Wer du bist
    .mole = Eine Person ist der Maulwurf, und nur sie weiß es. Alle anderen gehören zur Wache.
    .goal = Die Wache gewinnt, wenn der Maulwurf am Ende am häufigsten genannt wird. Sonst gewinnt der Maulwurf.
guide-nights = Eine Nacht
    .pair = Wer anführt, nimmt eine Person mit. Beide entscheiden geheim.
    .decide = Die Wache passt auf. Der Maulwurf passt auch auf oder schaut weg: Dann passiert etwas.
    .morning = Am Morgen hören alle, ob die Nacht ruhig war, aber nicht, wer was getan hat.
guide-end = Der letzte Morgen
    .name = Alle nennen gleichzeitig eine Person. Bei Gleichstand entkommt der Maulwurf.
