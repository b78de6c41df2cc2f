# Warum ein Bot es täte, für alle, die um einen Tipp bitten: was, warum und wie weiter, je eine Zeile.

hint-hears-nothing =
    Trau deinen eigenen Ohren.
    An diesem Tisch wird laut gesprochen.
    Ein Bot hört davon nichts.
hint-ask =
    Frag { NAME($seat) }: „{ $text }“
    Die Frage verrät wenig.
    Dann hör zu: Passt die Antwort?
hint-answer =
    Sag: „{ $text }“
    Das passt zur Frage.
    Es verrät wenig.
hint-accuse =
    Klag { NAME($seat) } an.
    Es spricht genug dafür ({ $chance } von 100).
    Dann stimmen alle ab.
hint-vote =
    { $guilty ->
        [yes]
            Stimm für schuldig.
            Es spricht genug dafür.
       *[no]
            Stimm für nicht schuldig.
            Das reicht noch nicht.
    }
hint-guess =
    Nenn den Ort: { $place }.
    Er passt am besten zum Gesagten ({ $chance } von 100).
    Stimmt es, gewinnst du.
hint-call-time =
    Beende die Runde.
    Du hast genug gehört, und die anderen auch.
    Dann dürfen alle anklagen.
hint-pass =
    Klag niemanden an.
    Gegen niemanden spricht genug.
hint-listen =
    Hör weiter zu.
    Am seltsamsten klingt bisher { NAME($seat) } ({ $chance } von 100).
