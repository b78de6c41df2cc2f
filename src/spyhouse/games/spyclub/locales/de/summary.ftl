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
        [prototype] Regeln des Prototyps
       *[other] Regeln von 2018
    }
summary-notebook = mit Notizbuch
summary-consent = Mitspielende werden gefragt
summary-flat-turns = kein Extrazug
summary-deal = die Karten von „{ $deal }“

# Eine Art von Bots, die nur dieses Spiel hat.
lobby-level-forgetful = Vergesslich
