# The illustrated guide. Each message is what stands under a picture; "title" stands over it.

guide-goal = Das Ziel
guide-chase = Ihr alle zusammen seid Spy Guy. Doktor Moritz läuft zum Hafen, wo sein Schiff wartet. Holt ihn ein, bevor er dort ist.
    .title = Hinterher!
guide-practise = Niemand läuft davon: Ihr sucht in der Stadt { $cards ->
        [one] das, was eine Karte zeigt.
       *[other] das, was { $cards } Karten zeigen.
    }
    .title = Übung

guide-search = Die Suche
guide-card = Sie zeigt, was ihr sucht. ×7 heißt: Es ist siebenmal in der Stadt.
    .title = Die Karte
guide-footprints = So weit läuft Doktor Moritz, wenn die Suche vorbei ist.
    .title = Fußspuren
guide-tap = Alle suchen gleichzeitig. Etwas entdeckt? Tippe darauf, und dein Gesicht markiert die Stelle. Jedes Stück zählt einmal, für den ersten Fund.
    .title = Antippen
guide-lookalikes = Gleiche Form, gleiche Farbe: Nur dann zählt es. Hier also nur die linke Teekanne.
    .title = Fast reicht nicht
guide-wrong =
    { $lock ->
        [yes] Danach kannst du zwei Sekunden lang nicht tippen.
       *[no] Das kostet nichts als Zeit.
    }
    .title = Danebengetippt
guide-warmer = Tippst du daneben, erfährst du, ob es dort kalt, lau, warm oder heiß ist.
    .title = Warm oder kalt
guide-sand = Die Suche endet, wenn der Sand durch ist ({ $seconds } Sekunden), wenn alles gefunden ist oder wenn alle „Fertig“ sagen.
    .title = Der Sand
guide-missed = Danach seht ihr, was ihr übersehen habt, so lange ihr wollt. Die nächste Karte kommt, wenn alle genug gesehen haben.
    .title = Übersehen

guide-run = Die Jagd
guide-walks = Für jeden Fund geht Spy Guy ein Feld weiter. Dann läuft Doktor Moritz so viele Felder, wie Fußspuren auf der Karte sind.
    .title = Ein Fund, ein Feld
guide-shortcut = Beginnt Spy Guy genau auf dem Pfeil, nimmt er die Abkürzung: { $shortcut } Felder statt { $replaces }.
    .title = Die Abkürzung

guide-end = Das Ende
guide-caught = Spy Guy erreicht oder überholt Doktor Moritz: Ihr habt alle gewonnen.
    .title = Gefasst
guide-escaped = Doktor Moritz erreicht den Hafen: Er ist weg.
    .title = Entkommen

guide-ways = Sich zurechtfinden
guide-move = Zieh die Stadt, zoome mit zwei Fingern oder dem Mausrad. Auf dem Handy bringt dich zweimal Tippen ganz nah heran.
    .title = Umsehen
guide-hide = Tippe auf das Auge, und das Bild ist frei. Die Karte holt alles zurück.
    .title = Freie Sicht
guide-words = Das Buch beschreibt die Stadt in Worten, Viertel für Viertel: für Tastatur und Bildschirmleser.
    .title = In Worten
guide-moritz = In jeder Stadt ist Doktor Moritz versteckt, und drei Running Gags warten darauf, angetippt zu werden. Sie helfen nicht, aber sie machen Spaß.
    .title = Übrigens
