# Worum es in einem Fall ging, erfunden aus dem, was gelöst wurde. Zwischen *Sternen* steht, was farbig wird.

tale-title-suspect-motive =
    { $suspect ->
        [Twins] Die { WORD($motive, of: "tale-like", form: "many") } Zwillinge
       *[other] { WORD($suspect, of: "clue", form: "Der") } { WORD($motive, of: "tale-like") } { WORD($suspect, of: "clue") }
    }
tale-title-suspect-location = { WORD($suspect, of: "clue", form: "Der") } { WORD($suspect, of: "clue") } { WORD($location, of: "clue", form: "at") }
tale-title-suspect-object = { WORD($suspect, of: "clue", form: "Der") } { WORD($suspect, of: "clue") } und { WORD($object, of: "clue", form: "nom") }
tale-title-suspect-crime = { WORD($suspect, of: "clue", form: "Der") } { WORD($suspect, of: "clue") }, gesucht wegen { WORD($crime, of: "clue") }
tale-title-suspect = { WORD($suspect, of: "clue", form: "Der") } { WORD($suspect, of: "clue") }, vermutlich
tale-title-crime-location = { WORD($crime, of: "clue") } { WORD($location, of: "clue", form: "at") }
tale-title-crime-motive = { WORD($crime, of: "clue") } { WORD($motive, of: "tale-like", form: "why") }
tale-title-crime-object = { WORD($crime, of: "clue") } mit { WORD($object, of: "clue") }
tale-title-crime = Ein Fall von { WORD($crime, of: "clue") }
tale-title-location-object = { WORD($object, of: "clue", form: "Der") } { WORD($object, of: "clue") } { WORD($location, of: "clue", form: "at") }
tale-title-location-motive = { WORD($motive, of: "clue") } { WORD($location, of: "clue", form: "at") }
tale-title-location = Irgendwas { WORD($location, of: "clue", form: "at") }
tale-title-object-motive = { WORD($motive, of: "clue") } und { WORD($object, of: "clue", form: "nom") }
tale-title-object = { WORD($object, of: "clue", form: "Der") } { WORD($object, of: "clue") }, und sonst nichts
tale-title-motive = Wessen { WORD($motive, of: "clue") }?
tale-title-nothing = Die leere Akte
tale-subtitle-object = und die Sache mit { WORD($object, of: "clue", form: "dat") }
tale-subtitle-location = und was { WORD($location, of: "clue", form: "at") } geschah

# Wie jemand ist, der es deshalb tat
tale-like-dare = wagemutige
    .many = wagemutigen
    .why = als Mutprobe
tale-like-fame = berühmte
    .many = berühmten
    .why = für den Ruhm
tale-like-hunger = hungrige
    .many = hungrigen
    .why = aus Hunger
tale-like-jealousy = eifersüchtige
    .many = eifersüchtigen
    .why = aus Eifersucht
tale-like-love = verliebte
    .many = verliebten
    .why = aus Liebe
tale-like-money = gierige
    .many = gierigen
    .why = für Geld
tale-like-revenge = rachsüchtige
    .many = rachsüchtigen
    .why = aus Rache

tale-empty = Niemand weiß, wer, niemand weiß, warum, und die Akte riecht nach Keksen.

tale-because-dare = Jemand sagte „Traust du dich eh nicht“, und eine *Mutprobe* ist eine Mutprobe:
tale-because-fame = In der Zeitung war noch eine Spalte frei, und *Ruhm* wartet auf niemanden:
tale-because-hunger = Das Abendessen kam zu spät und der *Hunger* zu früh:
tale-because-jealousy = Jemand anders hatte die größere Hälfte, und die *Eifersucht* rechnete nach:
tale-because-love = Da lag ein Brief ohne Namen, und in jeder Zeile stand *Liebe*:
tale-because-money = Das Sparschwein klapperte, und das *Geld* war knapp:
tale-because-revenge = Da war noch eine Rechnung offen, und die *Rache* führt genau Buch:
tale-because = Es ging um *{ WORD($motive, of: "clue") }*:

# Nach einem Grund steht ein Doppelpunkt: Der Satz beginnt in jedem Fall groß.
tale-who = { WORD($suspect, of: "clue", form: "Der") } *{ WORD($suspect, of: "clue") }*
tale-somebody = Jemand

tale-went-cabin = schlich zur *Hütte*
    .many = schlichen zur *Hütte*
tale-went-carnival = schlüpfte auf den *Jahrmarkt*
    .many = schlüpften auf den *Jahrmarkt*
tale-went-diner = saß am Ecktisch im *Imbiss*
    .many = saßen am Ecktisch im *Imbiss*
tale-went-game-store = trieb sich im *Spieleladen* herum
    .many = trieben sich im *Spieleladen* herum
tale-went-ice-cream-shop = kam in die *Eisdiele*
    .many = kamen in die *Eisdiele*
tale-went-mansion = kletterte in die *Villa*
    .many = kletterten in die *Villa*
tale-went-museum = blieb nach Schluss im *Museum*
    .many = blieben nach Schluss im *Museum*
tale-went-park = wartete im *Park*
    .many = warteten im *Park*
tale-went-school = ging noch einmal in die *Schule*
    .many = gingen noch einmal in die *Schule*
tale-went = war dort: *{ WORD($location, of: "clue") }*
    .many = waren dort: *{ WORD($location, of: "clue") }*
tale-nowhere = verschwand ungesehen
    .many = verschwanden ungesehen

tale-with-cake = mit einer halben *Torte*
tale-with-game-piece = mit einer *Spielfigur* im Ärmel
tale-with-hat = mit einem fremden *Hut* auf dem Kopf
tale-with-key = mit einem geborgten *Schlüssel*
tale-with-lipstick = mit einem *Lippenstift* in der einen Tasche
tale-with-slingshot = mit einer *Schleuder* in der anderen Tasche
tale-with-stamp = mit einer *Briefmarke*, die mehr wert war als der Brief
tale-with-watch = mit einem Auge auf der *Uhr*
tale-with = mit *{ WORD($object, of: "clue") }*

tale-deed =
    { HAS($with) ->
        [yes] { $who } { $went }, { $with }.
       *[no] { $who } { $went }.
    }

tale-charge-bullying = Die Anklage lautet *Mobbing*: drei weinende Zeugen, einer davon eine Katze.
tale-charge-eavesdropping = Die Anklage lautet *Lauschen*: ein Ohr, ein Schlüsselloch, kein Benehmen.
tale-charge-lying = Die Anklage lautet *Lügen*: vier Fassungen, eine schöner als die andere.
tale-charge-prank = Die Anklage lautet *Streich*: ein Eimer, eine Tür und genau der falsche Augenblick.
tale-charge-theft = Die Anklage lautet *Diebstahl*: ein leeres Regal und eine sehr volle Tasche.
tale-charge-trespassing = Die Anklage lautet *Einschleichen*: ein Zaun, zwei Schilder und niemand, der lesen kann.
tale-charge-vandalism = Die Anklage lautet *Vandalismus*: ein Fenster, oder was davon übrig ist.
tale-charge = Die Anklage lautet *{ WORD($crime, of: "clue") }*.
tale-no-charge = Wie die Anklage lautet, weiß niemand.

tale-then-escape = Dann stand die letzte Tür offen, und die Gestalt war schon auf der anderen Seite.
tale-then-out_of_ideas = Dann fiel niemandem mehr etwas ein.
tale-then-out_of_time = Dann ging die Sonne auf.
tale-then-clueless = Dann gab es nichts mehr anzuschauen.
tale-then-stopped = Dann rief jemand zum Abendessen.

# Dasselbe in anderen Worten, für jeden zweiten Fall
tale-because-dare-2 = Alle zählten bis drei, und die *Mutprobe* zählte bis vier:
tale-because-fame-2 = Eine Kamera lief, und *Ruhm* mag es von ganz nah:
tale-because-hunger-2 = Der Kühlschrank war leer, und der *Hunger* kannte den Weg:
tale-because-jealousy-2 = Nebenan gab es ein neues Fahrrad, und die *Eifersucht* hatte keins:
tale-because-love-2 = Im Baum standen zwei Namen, und *Liebe* hielt das Messer:
tale-because-money-2 = Der Geldbeutel war dünn, und das *Geld* war dünner:
tale-because-revenge-2 = Niemand hatte sich entschuldigt, und die *Rache* wartete schon eine Woche:
tale-went-cabin-2 = klopfte zweimal an der *Hütte*
    .many = klopften zweimal an der *Hütte*
tale-went-carnival-2 = stellte sich auf dem *Jahrmarkt* in die längste Schlange
    .many = stellten sich auf dem *Jahrmarkt* in die längste Schlange
tale-went-diner-2 = versteckte sich im *Imbiss* hinter der Speisekarte
    .many = versteckten sich im *Imbiss* hinter der Speisekarte
tale-went-game-store-2 = schaute im *Spieleladen* in jede Schachtel
    .many = schauten im *Spieleladen* in jede Schachtel
tale-went-ice-cream-shop-2 = zählte in der *Eisdiele* alle Sorten
    .many = zählten in der *Eisdiele* alle Sorten
tale-went-mansion-2 = klingelte an jeder Tür der *Villa*
    .many = klingelten an jeder Tür der *Villa*
tale-went-museum-2 = spielte im *Museum* eine Statue
    .many = spielten im *Museum* Statuen
tale-went-park-2 = fütterte im *Park* zweimal dieselbe Ente
    .many = fütterten im *Park* zweimal dieselbe Ente
tale-went-school-2 = saß in der *Schule* in der letzten Reihe
    .many = saßen in der *Schule* in der letzten Reihe
tale-with-cake-2 = mit *Torte* auf beiden Backen
tale-with-game-piece-2 = mit einer *Spielfigur* und ohne Spiel
tale-with-hat-2 = unter einem viel zu großen *Hut*
tale-with-key-2 = mit dem *Schlüssel* zu einer ganz anderen Tür
tale-with-lipstick-2 = mit einem etwas zu roten *Lippenstift*
tale-with-slingshot-2 = mit einer *Schleuder* und ohne gute Ausrede
tale-with-stamp-2 = mit einer *Briefmarke* an der Schuhsohle
tale-with-watch-2 = mit einer *Uhr*, die zehn Minuten nachging
tale-charge-bullying-2 = Die Anklage lautet *Mobbing*: ein Hut, einmal zu oft über den Zaun geworfen.
tale-charge-eavesdropping-2 = Die Anklage lautet *Lauschen*: ein Glas, eine Wand und ein sehr rotes Ohr.
tale-charge-lying-2 = Die Anklage lautet *Lügen*: Der Hund hat es gefressen, und es gibt keinen Hund.
tale-charge-prank-2 = Die Anklage lautet *Streich*: Alle haben gelacht, nur die Lehrerin nicht.
tale-charge-theft-2 = Die Anklage lautet *Diebstahl*: eine Spur aus Krümeln, bis nach Hause.
tale-charge-trespassing-2 = Die Anklage lautet *Einschleichen*: schlammige Stiefel auf einem sauberen Teppich.
tale-charge-vandalism-2 = Die Anklage lautet *Vandalismus*: Die Farbe war noch nass, und die Hände auch.
