# Die Hausregeln in einer Zeile.

summary-campaign = Kampagne, Fall { $case } von { $cases }
summary-level =
    { $level ->
        [easy] Leicht
        [advanced] Fortgeschritten
        [novice] Anfang
        [intermediate] Mittel
        [super_sleuth] Superspürnase
       *[standard] Normal
    }
summary-edition =
    { $edition ->
        [2018] Regeln von 2018
       *[other] Regeln des Prototyps
    }
summary-notebook = mit Notizbuch
summary-consent = Mitspielende werden gefragt
summary-flat-turns = kein Extrazug
