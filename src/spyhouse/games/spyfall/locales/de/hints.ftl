# Warum ein Bot es täte, für alle, die um einen Tipp bitten.

hint-hears-nothing = An diesem Tisch wird laut gesprochen, und ein Bot hört nichts. Trau deinen eigenen Ohren.
hint-ask = Frag { NAME($seat) }: „{ $text }“ Die Antwort sollte dir mehr sagen, als die Frage verrät.
hint-answer = Sag: „{ $text }“ Das passt und verrät wenig.
hint-accuse = Klag { NAME($seat) } an: Es spricht genug dafür ({ $chance } %).
hint-vote =
    { $guilty ->
        [yes] Schuldig: Es spricht genug dafür.
       *[no] Nicht schuldig: Das reicht noch nicht.
    }
hint-guess = Nenn den Ort: { $place } passt am besten zu dem, was gesagt wurde ({ $chance } %).
hint-call-time = Du hast genug gehört, und die anderen auch.
hint-pass = Klag niemanden an: Gegen niemanden spricht genug.
hint-listen = Hör weiter zu. Am meisten spricht bisher gegen { NAME($seat) } ({ $chance } %).
