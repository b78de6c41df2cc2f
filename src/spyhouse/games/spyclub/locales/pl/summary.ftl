# Zasady stołu w jednym wierszu.

summary-campaign = Kampania, sprawa { $case } z { $cases }
summary-level =
    { $level ->
        [easy] Łatwy
        [advanced] Trudny
        [novice] Nowicjusz
        [intermediate] Średni
        [super_sleuth] Superdetektyw
       *[standard] Zwykły
    }
summary-edition =
    { $edition ->
        [prototype] zasady prototypu
       *[other] zasady z 2018 roku
    }
summary-notebook = z notatnikiem
summary-consent = najpierw pytamy o zgodę
summary-deal = rozdanie „{ $deal }”
summary-flat-turns = bez dodatkowej tury

# Rodzaj bota, którego ma tylko ta gra.
lobby-level-forgetful = Zapominalski
