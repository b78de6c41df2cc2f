# Die Hausregeln in einer Zeile.

summary-campaign = Kampagne, Fall { $case } von { $cases }
summary-level =
    { $level ->
        [easy] { level-easy }
        [advanced] { level-advanced }
        [novice] { level-novice }
        [intermediate] { level-intermediate }
        [super_sleuth] { level-super-sleuth }
       *[standard] { level-standard }
    }
summary-edition =
    { $edition ->
        [2018] Regeln von 2018
       *[other] Regeln des Prototyps
    }
summary-notebook = mit Notizbuch
summary-consent = Mitspielende werden gefragt
summary-flat-turns = kein Extrazug
