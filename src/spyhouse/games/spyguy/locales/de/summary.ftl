# Die Hausregeln in einer Zeile.

summary-level =
    { $level ->
        [child] Kinder
        [expert] Profis
        [adaptive] passt sich an
       *[family] Familie
    }
summary-practice = { $cards ->
        [one] { $cards } Karte zum Üben
       *[other] { $cards } Karten zum Üben
    }
summary-seconds = { $seconds ->
        [one] { $seconds } Sekunde je Karte
       *[other] { $seconds } Sekunden je Karte
    }
summary-lead = Doktor Moritz { $lead ->
        [one] { $lead } Feld voraus
       *[other] { $lead } Felder voraus
    }
summary-lookalikes =
    { $lookalikes ->
        [none] keine Doppelgänger
        [few] wenige Doppelgänger
        [many] viele Doppelgänger
       *[some] einige Doppelgänger
    }
summary-items =
    { $items ->
        [small] kleine Dinge
        [large] große Dinge
       *[normal] normal große Dinge
    }
summary-city = Stadt „{ $city }“
summary-site =
    { $site ->
        [harbour] Hafen
        [canals] Kanäle
        [island] Insel
        [hill] Hügel
       *[fair] Jahrmarkt
    }
summary-mood =
    { $mood ->
        [dusk] in der Dämmerung
        [rain] im Regen
        [snow] im Schnee
        [haze] im Morgendunst
        [winter] am Winterabend
       *[day] bei Tag
    }
summary-lock = Danebentippen sperrt kurz
