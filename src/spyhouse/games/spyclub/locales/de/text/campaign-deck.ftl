# Die Karten der Kampagne: wie sie heißen, die Geschichten auf beiden Seiten (.a und .b), was eine Seite an einer
# Weggabelung fragt (card-8-a) und welche Wege es gibt. Die Regelzeilen darunter entstehen aus den Wirkungen:
# campaign-lines.ftl hat die Satzteile.

# --- Module

module-intro = Der Club macht auf
module-finale = Die letzte Seite
module-shared = Gemeinsame Karten
module-nothing = Nichts angepinnt

# --- Karten

card-1 = Die letzte Seite
    .a = Ein Zettel vom großen Unbekannten: „Das Bilt kriegt ihr nie fertig.“ Schlimme Rechtschreibung, gutes Papier.
    .b = Was ihr wisst, hängt an der Wand; was ihr nicht wisst, isst gerade eure Pausenbrote.
card-1-a = Welcher offenen Frage jagt ihr nach?
    .a = Warum? (Motiv)
    .b = Wer? (Verdacht)
    .c = Wo? (Ort)
    .d = Was ist passiert? (Tat)
    .e = Womit? (Beweis)

card-2 = Die Maske fällt
    .a = Es ist immer, wer am wenigsten verdächtig ist. Außer beim Hund, der ist immer verdächtig.
    .b = „Und ich wäre davongekommen“, sagt der große Unbekannte, „hätte ich es nicht erst noch erklären wollen.“

card-3 = Clubregeln
    .a = Regel eins: keine Erwachsenen. Regel zwei: Wer Kekse mitbringt, darf Regel eins brechen.
    .b = Regel siebzehn ersetzt die Regeln vier bis sechzehn, in denen es nur um den Hamster ging.

card-4 = Der große Fall
    .a = Fünf leere Rahmen hängen im Clubhaus, und irgendwer da draußen lacht über sie.
    .b = Der rote Faden schließt sich endlich, und er schreibt etwas ganz anderes als gedacht.

card-5 = Ein guter Ruf
    .a = Ein guter Ruf braucht Jahre, bis er da ist, und einen Frosch im Taufbecken, bis er weg ist.
    .b = Der Bürgermeister winkt jetzt zuerst, dabei winkt er nicht mal der Bürgermeisterin.

card-6 = Die Lupenliga
    .a = Gegenüber hat ein zweiter Club aufgemacht, mit gleichen Pullis und einem Wasserkocher.
    .b = Die Liga kommt mit Klemmbrett und einem Jungen, der nur dafür da ist, „Aha“ zu sagen.

card-7 = Funkgeräte
    .a = Sie reichen genauso weit wie Brüllen, nur mit mehr Knistern und mehr „Over“.
    .b = Jemand hat sie die ganze Nacht angelassen, jetzt sagen sie nur noch „krrr“.

card-8 = Über den Zaun
    .a = Vorn auf dem Schild steht BETRETEN VERBOTEN, hinten steht HALLO.
    .b = Der Zaun ist jetzt höher, und obendrauf sitzt ein Junge namens Norman.
card-8-a = Wer steht Schmiere?
    .a = Der Nachbarshund
    .b = Niemand

card-9 = Hose gerissen
    .a = Der Zaun hat ein Stück behalten, als Andenken.
    .b = Mama hat einen Flicken aufgenäht, in Form einer Rakete.

card-10 = Ein Wachposten mit Flöhen
    .a = Er bellt bei allem, also irrt er sich nie.
    .b = Die Flöhe sind jetzt vereidigt.

card-11 = Niemand steht Schmiere
    .a = Und Niemand war nicht mal besonders gut darin.
    .b = Ihr wart so schnell rein und raus, dass ihr euch selbst begegnet seid.

card-12 = Frisch gestrichen
    .a = Die halbe Stadt ist rot gestrichen. Bestellt war beige.
    .b = Der Stadtrat hat beschlossen, dass es Kunst ist, und eine Kordel davorgehängt.
card-12-a = Wer macht das weg?
    .a = Wir
    .b = Wer es war

card-13 = Wessen Pinsel?
    .a = Der Pinsel ist warm, die Spur ist heiß, und Basil ist außer Atem.
    .b = Es war der Bürgermeister. Er wollte das schon immer mal.

card-14 = Eimer und Schwamm
    .a = Ihr habt so lange geschrubbt, dass eine ältere Mauer herauskam.
    .b = Auf der älteren Mauer ist ein Herz, und drin stehen Mama und die Bibliothekarin, beide sechs, beste Freundinnen.

card-15 = Der Täter putzt
    .a = Er macht es sehr langsam und in der falschen Farbe.
    .b = Er hat gemerkt, dass ihm Putzen Spaß macht, und ist nicht mehr zu bremsen.

card-16 = Was so was kostet
    .a = Gerechtigkeit ist umsonst, aber Schnur, Kreide und Limo sind es nicht.
    .b = Der Club besitzt jetzt einen Aktenschrank, und alle waren schon mal drin.
card-16-a = Nehmt ihr den Kredit?
    .a = Her damit
    .b = Lieber sparen

card-17 = Rasen betreten verboten
    .a = Das Schild ist zertrampelt, der Rasen nicht.
    .b = Auf der Bank klebt jetzt ein Schildchen mit dem Namen des Clubs und einem Schreibfehler.
card-17-a = Was bekommen die Eichhörnchen?
    .a = Nüsse
    .b = Eine Standpauke

card-18 = Das Album
    .a = Seite eins: eine Marke mit einer Königin. Seite zwei: wo die Königin mal klebte.
    .b = Das Album ist voll, und ein Herr mit Lupe ist in Ohnmacht gefallen.
card-18-a = Einkleben oder tauschen?
    .a = Einkleben
    .b = Tauschen

card-19 = Ein Brief geht ab
    .a = „Liebes Wir“, fängt er an, und ist schon jetzt die schönste Post des Jahres.
    .b = Der Postbote hat ihn den ganzen Weg von euch zu euch getragen und braucht eine Unterschrift.
card-19-a = Schreibt ihr euch selbst einen Brief?
    .a = Ab in den Kasten
    .b = Heute nicht

card-20 = Der Nase nach
    .a = Er hat das Beweisstück gefressen, jetzt ist er das Beweisstück.
    .b = Die Gegenseite hat ihn mit einem Knochen gekauft.
card-20-a = Bleibt er an der Leine?
    .a = An der Leine
    .b = Lauf!

card-21 = Eine feuchte Nase
    .a = Er niest auf einen Hinweis, und dann wisst ihr Bescheid.
    .b = Die Nase ist trockener geworden, und weiser.

card-22 = Alles verriegelt
    .a = Wer das war, hat sehr viele Vorhängeschlösser und kaum Möbel.
    .b = Ihr habt mehr Schlüssel als Türen, und die Türen haben es gemerkt.
card-22-a = Welchen Schlüssel holt ihr?
    .a = Den unter der Matte
    .b = Den auf dem Dach

card-23 = Schlüsselmeister
    .a = Der Schlüsselbund ist so schwer, dass du im Kreis gehst.
    .b = Du hast dich ausgesperrt, eingesperrt und wieder ausgesperrt.

card-24 = Mägen knurren
    .a = Mit leerem Magen denkt sich’s schlecht, und ihr habt jeden einzelnen ausprobiert.
    .b = Jemand hat den roten Faden gegessen, und er kommt immer noch raus.

card-25 = Alles Müll
    .a = „Keiner wirft was weg“, sagt der Müllmann, „alle werfen’s nur auf mich.“
    .b = Müllabfuhr: Der Laster fährt rückwärts, und euer Glück fährt mit.

card-26 = Ohr an der Tür
    .a = Ein Glas an der Wand hört alles, vor allem das Glas.
    .b = Ihr habt so viel gehört, dass ihr es schon summt.
card-26-a = Womit lauscht ihr?
    .a = Mit einem Glas
    .b = Mit Dose und Schnur

card-27 = Geflüster
    .a = „Hast du das gehört?“ – „Was denn?“ – „Eben.“
    .b = Aus dem Geflüster ist ein Chor geworden, mit Probenplan.

card-28 = Große Ohren
    .a = Die hattest du schon immer; jetzt sind sie Ausrüstung.
    .b = Du hast etwas über dich gehört, und es stimmte.

card-29 = Dose und Schnur
    .a = Funktioniert tadellos, wenn man brüllt.
    .b = Am anderen Ende der Schnur ist jemand Neues und atmet.

card-30 = Mitgehört
    .a = Eine Überraschungsparty kann man schlecht wieder ent-hören.
    .b = Die Party war für euch, und ihr wart so gut überrascht, dass es niemand gemerkt hat.

card-31 = Titelseite
    .a = „KINDER AUS DEM ORT BEI SACHE GESEHEN“, schreibt das Tagblatt, und ihr kauft neun Stück.
    .b = Ein Denkmal ist geplant, ein kleines, mit Blick auf die Mülltonnen.
card-31-a = Wie nimmt es der Club auf?
    .a = Interview geben
    .b = Kein Kommentar

card-32 = Die Reporterin
    .a = Frau Tintemann schreibt alles mit, vor allem das, was ihr nicht gesagt habt.
    .b = Frau Tintemann hat die Brille abgenommen. Das heißt, sie ist auf eurer Seite.

card-33 = Das Interview
    .a = „Und seit wann seid ihr so schlau?“, fragt Frau Tintemann.
    .b = Die Überschrift lautet „NICHT MEHR SCHLAU“, dazu eure Schokoladenseite.

card-34 = Kein Kommentar
    .a = Nichts zu sagen ist schwerer, als es aussieht, besonders für Basil.
    .b = „Basil, 9, hat dieser Zeitung alles erzählt, und zwar zweimal.“

card-35 = Liebling der Autogrammjäger
    .a = Du unterschreibst inzwischen alles, aus Versehen auch einen Strafzettel.
    .b = Die Schlange steht jetzt bei einem Jungen, der mit den Ohren pfeifen kann.

card-36 = Zeitung von gestern
    .a = Im Tagblatt steckt jetzt der Hering von Frau Pellmann, und eure Gesichter.
    .b = Das Museum möchte die Seite mit dem Hering haben.

card-37 = Licht aus
    .a = Der Butler öffnet, bevor ihr klopft, und schließt, bevor ihr geht.
    .b = Ihr habt den Sicherungskasten gefunden, und im Kasten einen kleineren Butler.
card-37-a = Wohin?
    .a = Nach oben
    .b = Nach unten

card-38 = Die lange Galerie
    .a = Die Augen der Porträts folgen euch und tauschen dann ihre Notizen.
    .b = Eins der Porträts ist ein Fenster, und die Großtante ist echt.

card-39 = Der Weinkeller
    .a = Die Flaschen sind älter als das Haus und staubiger als der Butler.
    .b = Hinterm letzten Fass ist eine Tür, und dahinter noch ein Keller, der das nicht lustig findet.

card-40 = Das Testament
    .a = „An alle, die mich finden“, fängt es an, und die Tinte ist noch feucht.
    .b = Ihr erbt einen Löffel, eine Ritterrüstung und die Großtante.

card-41 = Keine Angst im Dunkeln
    .a = Du hast eine Taschenlampe dabei, eine Ersatzlampe, und jemanden, der sie hält.
    .b = Dein Jemand ist mit beiden Lampen nach Hause gegangen.

card-42 = Ein sehr großer Hut
    .a = Darunter bist du ein anderer Mensch, oder vielleicht eine Stehlampe.
    .b = Jemand hat draufgesessen, jetzt ist es eine Baskenmütze.
card-42-a = Was steckt im Futter?
    .a = Eine Feder
    .b = Eine Karte für die Liga

card-43 = Überraschungstest
    .a = „Bücher weg“, sagt Herr Krümel, mit dem Lächeln, das er für Montage aufhebt.
    .b = Nachsitzen hat einen Geruch, und zwar Kreide mit Rosenkohl.
card-43-a = Wo sitzt ihr?
    .a = Ganz vorn
    .b = Ganz hinten

card-44 = Der Gong
    .a = Er läutet zum Unterricht, zur Pause, und einmal, herrlich, aus Versehen.
    .b = Hausaufgabe: hundertmal „Ich soll niemanden entwischen lassen“.

card-45 = Du bist am Zug
    .a = Nur ein kleiner Springer aus Holz, aber er hat diesen Blick.
    .b = Der Springer steht in der letzten Reihe und wäre jetzt gern Dame.
card-45-a = Nach welchen Regeln spielt ihr?
    .a = Nach dem Regelheft
    .b = Nach Basils Regeln

card-46 = Eine Dose Leckerlis
    .a = Die Hälfte ist für Hunde, die Hälfte für Kinder, und die Etiketten gingen im Regen ab.
    .b = Krümel, und ein Kassenzettel, auf dem „Krümel“ steht.

card-47 = Taschengeld
    .a = Das Vermögen des Clubs steckt in einer Socke, und die hütet sich selbst, durch ihren Geruch.
    .b = Mit großem Reichtum kommt eine größere Socke.

card-48 = Der Kredit
    .a = Die Bankdirektorin ist neun und gnadenlos.
    .b = Die Gerichtsvollzieher sind zwei Mädchen mit Schubkarre.

card-49 = Das Sparschwein
    .a = Es heißt Gerald, und niemand spricht gern vom Hammer.
    .b = Gerald besteht jetzt vor allem aus Kleber und hört besser zu.
card-49-a = Schlachtet ihr Gerald?
    .a = Hammer holen
    .b = Gerald verschonen

card-50 = Eichhörnchen
    .a = Sie arbeiten zu zweit: eins guckt süß, eins hält den Sack.
    .b = Im Sack waren Eicheln, Knöpfe und ein Hinweis, alles einzeln vergraben.

card-51 = Eichhorn und Partner
    .a = Sie haben die Nüsse genommen und nach der Rente gefragt.
    .b = Der ganze Baum ist da, mit Eicheln, der Größe nach.

card-52 = Leine und Pfeife
    .a = Der Parkwächter hat dir seine Pfeife geliehen und bereut es schon.
    .b = Der Parkwächter möchte ein Wort mit dir reden, und das Wort ist „Pfeife“.

card-53 = Seltener Fehldruck
    .a = Die Königin steht kopf und sieht aus, als hätte sie das immer gewollt.
    .b = Ein Museum hat geschrieben, auf sehr dickem Papier.

card-54 = Tauschtalent
    .a = Du kamst mit einem Knopf und gingst mit einem Fahrrad.
    .b = Das Fahrrad ist wieder gegen den Knopf getauscht.

card-55 = Ohne Leine
    .a = Er holt gerade etwas, das niemand geworfen hat.
    .b = Er kommt zurück mit dem vermissten Picknick, der Socke des Postboten und der Miene treuer Pflichterfüllung.

card-56 = Braver Hund
    .a = Es wird abgestimmt, ob er ein braver Hund ist, und es wird ein Erdrutschsieg.
    .b = Er hat jetzt eine Dienstmarke. Oder hatte, bevor er sie fraß.

card-57 = Welche ist welche?
    .a = Mia und Pia sagen, sie sind keine Zwillinge; sie sagen es gleichzeitig.
    .b = Ihr könnt sie jetzt unterscheiden: Eine von beiden lügt.
card-57-a = Eine von beiden habt ihr. Welche?
    .a = Mia
    .b = Pia

card-58 = Alles doppelt
    .a = Alles zweimal klingt nach viel, bis es zweimal die beiden sind.
    .b = Sie haben ein Geschenk geschickt, in zwei Hälften, mit zwei Postboten.

card-59 = Hinter der Gardine
    .a = Die Gardine von Nummer neun hat seit 1987 nicht stillgehalten.
    .b = Die Gardine ist offen, und auf dem Fensterbrett steht Kuchen.
card-59-a = Was tut ihr?
    .a = Zurückwinken
    .b = Hinter die Hecke

card-60 = Tratsch
    .a = Um vier wussten es alle; um fünf war es anders passiert.
    .b = Ausnahmsweise gibt es nichts zu erzählen, und Nummer neun erzählt es allen.

card-61 = Eine kleine Flunkerei
    .a = Es begann mit „das war schon so“, und inzwischen gibt es einen Großcousin.
    .b = Die Flunkerei hat kleine Flunkereien bekommen, und die gehen in eure Klasse.
card-61-b = Gebt ihr’s zu?
    .a = Zugeben
    .b = Alles abstreiten

card-62 = Ein Foto
    .a = Ein Daumen, eine Taube, und hinter der Taube: der Beweis.
    .b = Die neue Kamera hat einen Knopf für „scharf“. Der ist kaputt.

card-63 = Vorhängeschlösser
    .a = Jemand schließt Hinweise weg, das ist immerhin ordentlich.
    .b = Ihr knackt ein Schloss inzwischen mit Haarnadel, Keks oder strengem Blick.

card-64 = Der Schlüssel vom Dach
    .a = Er öffnet eine Kiste auf dem Dach, darin ist ein kleinerer Schlüssel, und der ist erkältet.
    .b = Der kleinste Schlüssel passt ins kleinste Schloss, am Tagebuch des großen Unbekannten.

card-65 = Magen aus Eisen
    .a = Du hast das Schulessen geschafft, den Nachschlag, und das Tablett.
    .b = Du kannst kein Huhn mehr sehen, und das Huhn dich leider auch nicht.

card-66 = Das Mitternachtsmahl
    .a = Um Mitternacht klingt selbst ein Knäckebrot wie eine Lawine.
    .b = Ein Keks ist übrig, der Club stimmt ab, und der Hund gewinnt.

card-67 = Der Laster
    .a = Rückwärts macht er piep, und wenn er sich freut, macht er tuut.
    .b = Ihr dürft jetzt vorn sitzen und das Tuut ziehen.

card-68 = Gummihandschuhe
    .a = Sie sind gelb, sie quietschen, und sie gehören jetzt dir.
    .b = Im linken Daumen ist ein Loch, und etwas ist eingezogen.

card-69 = Schatz auf der Halde
    .a = Hinter den Kühlschränken steht ein Thron aus Kühlschränken.
    .b = Ihr dürft euch draufsetzen, aber der linke brummt.

card-70 = Verwandlungskunst
    .a = Du gingst als Matrose hinter den Baum und kamst als Baum wieder vor.
    .b = Sogar Mama hat dir schon ein Flugblatt gegeben.

card-71 = Lange Finger
    .a = Etwas fehlt, und das Schlimmste ist: Niemand weiß mehr, was.
    .b = Der Dieb hat alles zurückgeschickt, eingepackt, mit ein paar Zeilen über seine Erziehung.
card-71-a = Anzeige oder Falle?
    .a = Anzeigen
    .b = Falle stellen

card-72 = Die Feder am Hut
    .a = Sie ist von einem seltenen Vogel, der sie gern wiederhätte.
    .b = Der Vogel ist persönlich gekommen und sitzt auf dem Hut.

card-73 = Zwei Kugeln Ärger
    .a = Die Besitzerin ist so dankbar: Eis gratis auf Lebenszeit, oder bis die Vanille ausgeht.
    .b = Die Vanille ist ausgegangen, und die Besitzerin auch, die Straße runter, der Vanille nach.
card-73-a = Welcher Gefallen?
    .a = Die Eiswaffeln nehmen
    .b = Ihren Schlüssel nehmen

card-74 = Eis für alle
    .a = Es gibt eine Stempelkarte, einen Stempel und eine Versuchung.
    .b = Der Zahnarzt hat einen Bohrer, eine Lampe und einen Witz über den Bohrer.

card-75 = Ein Schlüssel, der irgendwo passt
    .a = Er hat ein Schildchen. Auf dem Schildchen steht „Schildchen“.
    .b = Er öffnet jetzt nichts mehr, macht aber Erwachsene immer noch nervös.
card-75-a = Welche Tür probiert ihr?
    .a = Den Schuppen der verdächtigen Person
    .b = Den Kostümschrank
    .c = Heute keine

card-76 = Feine Zunge
    .a = Du schmeckst den Unterschied zwischen Rosa und Rot.
    .b = Du hast eine neue Sorte entdeckt und nach dem Hund benannt.

card-77 = Der Hinweis schmilzt
    .a = Er sagte etwas Wichtiges, bevor er „tropf“ sagte.
    .b = Ganz unten in der Truhe: ein perfekter Fußabdruck in Erdbeer.

card-78 = Die Strichliste
    .a = Jeder Keks seit September steht drauf, und wer die große Hälfte hatte.
    .b = Die Liste ist inzwischen länger als die Freundschaft.

card-79 = Gerecht geteilt
    .a = Das letzte Brötchen habt ihr mit dem Geodreieck geteilt.
    .b = Sogar die Krümel wurden geprüft.

card-80 = Grün vor Neid
    .a = Es ist unfair, und was schlimmer ist: Es ist unfair gegen dich.
    .b = Das Monster ist nach nebenan gezogen, die haben ein Trampolin.
card-80-a = Was macht der Club dagegen?
    .a = Alles zählen
    .b = Alles teilen

card-81 = Dreh am Glücksrad
    .a = „Hier gewinnt jeder!“, ruft der Mann am Rad, und seine Bude ist sehr klein.
    .b = Der Mann am Rad ist weg und hat euch das Rad dagelassen.
card-81-a = Wohin zuerst?
    .a = Ins Spiegelkabinett
    .b = In die Geisterbahn

card-82 = Dosenwerfen
    .a = Die Dosen sind festgeklebt, und die Bude, wie sich zeigt, auch.
    .b = Ihr habt einen Goldfisch gewonnen, und er hat im Kopf schon zwei Fälle gelöst.

card-83 = Max
    .a = Max war’s nicht, sagt er, noch bevor jemand gefragt hat, was.
    .b = Max ist jetzt ein Freund. Das ist noch lauter.
card-83-a = Was wird aus Max?
    .a = Reinbitten
    .b = Verpetzen

card-84 = Zu Hause, bevor es dunkel ist
    .a = Mama ist nicht böse, sie fragt ja nur, und sie fragt seit Dienstag.
    .b = „Ihr dürft aufbleiben“, sagt Mama. „Aber ich bin nebenan und bin stolz.“
card-84-a = Erst die Arbeit?
    .a = Erst aufräumen
    .b = Erst ermitteln

card-85 = Die Wand im Clubhaus
    .a = Kork, Reißzwecken und eine sehr lange Schnur, die niemand abschneiden darf.
    .b = Inzwischen ist da mehr Schnur als Wand.

card-86 = Tafeldienst
    .a = Man vertraut dir den Schwamm an.
    .b = Man vertraut dir den Schlüssel zum Schwamm an.

card-87 = Zettelchen
    .a = Auf dem Zettel steht „weitergeben“, und er wird seit dem Frühjahr weitergegeben.
    .b = Der Zettel ist wieder da, und auf der Rückseite steht was.

card-88 = Drei Züge voraus
    .a = Du hast so lange nachgedacht, dass du wieder dran bist.
    .b = Du hast es kommen sehen, drei Züge zu spät.

card-89 = Nach dem Regelheft
    .a = Seite neun, Absatz zwei: keine Grimassen.
    .b = Seite zehn klebte an Seite neun und erlaubt sie.

card-90 = Mias Tagebuch
    .a = „Liebes Tagebuch, heute war ich Pia.“
    .b = Die letzte Seite ist ein Spiegel.

card-91 = Pias Alibi
    .a = Sie war zu Hause mit ihrer Schwester, die mit ihr zu Hause war.
    .b = Sie tauschen zurück, und dann noch mal zurück, sicher ist sicher.

card-92 = Heckenkunde
    .a = Du kennst elf Hecken mit Namen, und eine schuldet dir noch was.
    .b = In dir nistet etwas.

card-93 = Pst
    .a = Die Bibliothekarin hört, wenn jemand an Chips denkt.
    .b = Sie hat gelächelt; drei Zeugen haben unterschrieben.
card-93-a = Leiht ihr ein Buch aus?
    .a = „Spuren für Anfänger“ ausleihen
    .b = Nur Bilder angucken

card-94 = Nicht berühren
    .a = Der Wärter arbeitet hier so lange, dass er ein Schildchen hat.
    .b = Er war eine Wachsfigur; niemand kann sagen, seit wann.
card-94-a = Wie kommt ihr rein?
    .a = Mit einer Schulklasse
    .b = Durchs Dachfenster

card-95 = Himbeerskandal
    .a = Der Farbton heißt Himbeerskandal, und die ganze Sache seit heute auch.
    .b = Er gehört dem großen Unbekannten, und es ist kaum noch was drin.
card-95-a = Wem gehört der Lippenstift?
    .a = Mama
    .b = Nummer neun fragen

card-96 = Eingeschneit
    .a = Die Tür geht nach draußen auf, und draußen ist voll.
    .b = Es taut, durchs Dach, genau in den einzigen guten Hut.
card-96-a = Da hat jemand im Bett geschlafen. Und jetzt?
    .a = Den Stiefelspuren nach
    .b = Tür verrammeln

card-97 = Keine Miene
    .a = Keine Augenbraue zuckte, obwohl eine sehr gern wollte.
    .b = Die Augenbraue hat jetzt ihre eigene Meinung.

card-98 = Ganz ehrlich
    .a = Es war furchtbar, es dauerte eine Minute, und dann gab es Kuchen.
    .b = Man glaubt euch neuerdings, bevor ihr fertig seid.

card-99 = Ein Netz aus Lügen
    .a = Der Großcousin ist zum Kaffee eingeladen.
    .b = Der Großcousin kam, er ist reizend, und er ist der Gesuchte.

card-100 = Innentasche
    .a = Sie hat einen Knopf, einen Reißverschluss und eine Mausefalle.
    .b = Die Mausefalle hat den Reißverschluss erwischt.

card-101 = Die markierte Münze
    .a = Ihr habt sie grün angemalt; der Dieb sich die Finger gleich mit.
    .b = Die ganze Stadt hat jetzt grüne Finger, und die Gärten sind herrlich.

card-102 = Liebling
    .a = Du wolltest kein Lehrerliebling sein; du hattest nur den Apfel dabei.
    .b = Jetzt tust du allen leid. Das ist dasselbe, nur mit schlechterem Apfel.

card-103 = Zwei für eins
    .a = Der Laden riecht nach Pappe und nach Leuten, die alle Regeln kennen.
    .b = Ihr habt den guten Stuhl bekommen.
card-103-a = Wofür tragt ihr euch ein?
    .a = Fürs Turnier
    .b = Für den Ladendienst

card-104 = Sechs Kerzen
    .a = Niemand hat Geburtstag, also ist der Kuchen ein Beweisstück.
    .b = Übrig sind nur der Teller und ein Gefühl.
card-104-a = Wer bekommt den ersten Krümel?
    .a = Ein Stück für den Nachbarn
    .b = Ein Stück für den Hund

card-105 = Das Spiegelkabinett
    .a = Ein paar von euch gingen rein, vierzehn kamen raus, und einer davon war dünn.
    .b = Einer der vierzehn läuft noch frei herum und hat deine Frisur.

card-106 = Keine Angst
    .a = Du hattest keine Angst; du hast aus Solidarität geschrien.
    .b = Das Skelett hat gewinkt, du hast zurückgewinkt, und jetzt schreibt ihr euch.

card-107 = Das schwarze Buch
    .a = Rache serviert man am besten im Schulbus.
    .b = Es gab gutes Konfetti für einen fremden Geburtstag.
card-107-a = Zerreißt ihr das Buch?
    .a = Zerreißen
    .b = Umblättern

card-108 = Max’ beste Freundschaft
    .a = Du hast einen Frosch bekommen, als Vertrag.
    .b = Der Frosch wohnt jetzt im Ideenglas, und die Ideen sind besser geworden.

card-109 = Max geht zur Liga
    .a = Der Pulli steht ihm nicht, er weiß es, und ihr seid schuld.
    .b = Max steht vor der Tür, den Pulli in der Hand. „Der kratzt“, sagt er.

card-110 = Mama macht die Runde
    .a = Sie kann so in der Tür stehen, dass es eine Frage ist.
    .b = Mama hat die Pinnwand entdeckt und eine Nadel umgesteckt, und sie hat recht.

card-111 = Immer auf die Kleinen
    .a = Barnabas Grob sammelt Pausengeld und gibt nie eine Quittung.
    .b = Barnabas sitzt allein auf der Mauer, und es zeigt sich: Das ist der einsamste Platz im Hof.
card-111-a = Barnabas will eure Pausenbrote.
    .a = Dagegenhalten
    .b = Rausrücken

card-112 = Wachtmeister Plums Notizbuch
    .a = Wachtmeister Plum leckt am Bleistift, und alle sehen den Bleistift an.
    .b = „Hausarrest“, schreibt Wachtmeister Plum, unterstreicht es und macht einen Punkt hinter den Strich.

card-113 = Der Zettel am Kühlschrank
    .a = Punkt vier ist „dein Zimmer“, unterstrichen von jemand Starkem.
    .b = Unterm Bett lagen zwei Hinweise, ein Brot und ein Cousin.

card-114 = Erst ermitteln
    .a = „Noch fünf Minuten“ ist eine Zeiteinheit, die nur Kinder kennen.
    .b = „Wir hatten fünf gesagt“, sagt Mama und schaut auf einen Kalender.

card-115 = Bücherwurm
    .a = Du liest im Gehen, und bisher hat sich nur der Teich beschwert.
    .b = Du bist beim letzten Kapitel und weißt, wer es war; es steht ja da.

card-116 = Spuren für Anfänger
    .a = Kapitel eins: Kein Mensch verschüttet Suppe auf Kapitel eins.
    .b = Die Suppe wird erwähnt, aber nur einmal.
card-116-a = Bringt ihr das Buch zurück?
    .a = Zurückbringen
    .b = Noch eine Woche

card-117 = Die stille Stunde
    .a = Von fünf bis sechs geht sogar die Uhr auf Zehenspitzen.
    .b = Ihr hört ein Rätsel jetzt schon kommen, und es trägt Hausschuhe.

card-118 = Das Kunstwerk
    .a = Es heißt „Ohne Titel (Eimer)“, und die Putzkraft wurde zweimal ermahnt.
    .b = Der Eimer wurde für sehr viel Geld an einen anderen Eimer verkauft.

card-119 = Der Schulausflug
    .a = „Immer zu zweit an der Hand“, sagt die Lehrerin, der schon elf Hände fehlen.
    .b = Sie sind noch im Dinosaurier.

card-120 = Fassadenkatze
    .a = Du trägst Schwarz, gehst auf Zehenspitzen und summst dazu deine eigene Musik.
    .b = Der Diamant ist in deiner Tasche; er lag am Boden; du wolltest es gerade sagen.
card-120-b = Gibst du den Diamanten ab?
    .a = Abgeben
    .b = Bis morgen behalten

card-121 = Rote Ohren
    .a = Du hast genau die Farbe des Beweisstücks.
    .b = Du wirst nicht mehr rot; du leuchtest. Im Dunkeln ist das schlimmer.

card-122 = Tagesgericht
    .a = Die Karte hat eine Seite, ein Gericht und elf Namen dafür.
    .b = Ein belegtes Brot heißt jetzt nach dem Club; es ist vor allem Brot.
card-122-a = Was darf’s sein?
    .a = Verdachtssuppe (Verdacht)
    .b = Tatauflauf (Tat)
    .c = Beweistorte (Beweis)

card-123 = Luftpost
    .a = Das ist keine Waffe, erklärt ihr, das ist ein Postamt.
    .b = Das Gummi ist hin, und das Gewächshaus auch.
card-123-a = Womit ladet ihr?
    .a = Papierkügelchen
    .b = Nasse Schwämme

card-124 = Trau dich
    .a = Im Club hat noch nie jemand gekniffen, daher die vielen Gipsarme.
    .b = Vor dem Clubhaus liegt ein Ei, und es ist an euch adressiert.
card-124-a = Welche Mutprobe?
    .a = Ohne fremde Ideen
    .b = Vor der Nacht fertig
    .c = Kneifen

card-125 = Liebesbrief ohne Namen
    .a = Er riecht nach Rosen und ein bisschen nach Kleber.
    .b = Der Kleber ist trocken, und er hält.
card-125-a = Von wem ist der Brief?
    .a = Von einem von uns
    .b = Von der verdächtigen Person

card-126 = Wegwischen
    .a = Mit Taschentuch und Spucke und ganz ohne Würde.
    .b = Das Taschentuch hängt gerahmt, als Landkarte von Dänemark.

card-127 = Wollsocken
    .a = Oma hat sie gestrickt, für jemanden mit einem langen Fuß.
    .b = Die lange Socke wurde ein Schal, die kurze eine Lehre.

card-128 = Stiefelspuren
    .a = Sie führen zweimal raus und einmal zurück, und eine ist von einem Hasen.
    .b = Der Hase hat alles gestanden, auch das mit dem Mond.

card-129 = Gruselgeschichten
    .a = „Und der Haken“, flüstert Basil, „hing immer noch an der Tür, mit einer Jacke dran.“
    .b = Es gab die ganze Zeit ein Gespenst, und es war sehr geduldig.

card-130 = Regelanwalt
    .a = „Streng genommen“, fängst du an, und der ganze Raum setzt sich.
    .b = Eine Siebenjährige hat dich widerlegt, mit der Fehlerliste in der Hand.

card-131 = Das Turnier
    .a = Erster Preis: ein Pokal. Zweiter Preis: die Schachtel, in der er kam.
    .b = Der Pokal ist aus Plastik, und zwar aus dem schönsten Plastik der Welt.

card-132 = Hinter der Theke
    .a = Alles anfassen, nichts spielen: der grausamste Job der Stadt.
    .b = Euer Lohn: zwei Funkgeräte und ein Springer ohne Pferd.

card-133 = Zuckerschock
    .a = Zehn Minuten lang hättet ihr alles gelöst, und zwanzig lang konntet ihr nicht stehen.
    .b = So viel Willenskraft hat man in der Nähe von Marzipan noch nie gesehen.

card-134 = Jeder vierte Hinweis gratis
    .a = „Haben Sie eine Kundenkarte?“, fragt sie, ohne jede Hoffnung in der Stimme.
    .b = Sie ist Angestellte des Monats, und der Monat heißt nach ihr.
card-134-a = Wie zahlt ihr?
    .a = Aus der Socke
    .b = Anschreiben

card-135 = Backtalent
    .a = Du hast Mehl an der Nase und einen Plan im Ofen.
    .b = Der Plan ist aufgegangen.

card-136 = Auge um Auge
    .a = Da hat jemand in der ganzen Straße die Luft aus den Reifen gelassen, sogar beim Einrad.
    .b = Ihr habt alle wieder aufgepumpt, auch das Einrad, und es dauerte bis Dienstag.

card-137 = Klebrige Finger
    .a = Kleber. So viel Kleber.
    .b = Der Kleber ist alle; das Pupskissen fängt erst an.
card-137-a = Zahlt ihr’s heim?
    .a = Heimzahlen
    .b = Mitlachen

card-138 = Heimzahlen
    .a = Du bist nicht sauer; du führst nur eine Liste, in Großbuchstaben.
    .b = Du hast die Liste zum Schiffchen gefaltet, und es schwimmt. Mehr konnte sie vorher nicht.
card-138-a = Zerreißt du die Liste?
    .a = Verzeihen
    .b = Behalten

card-139 = Tick
    .a = Es ist Viertel nach irgendwas, und das schon eine ganze Weile.
    .b = Sie läuft rückwärts, das erklärt das Frühstück.
card-139-a = Lasst ihr die Uhr reparieren?
    .a = Reparieren lassen
    .b = So lassen

card-140 = Nächste Seite
    .a = Seite zwei ist nur für wirklich Ernstes, zum Beispiel den Hamster.
    .b = Eine Seite drei gibt es nicht; nur eine Zeichnung von einem Hai.

card-141 = Kalt serviert
    .a = Du kannst warten, und du siehst dabei sehr gut aus.
    .b = Es ist angerichtet.

card-142 = Gemeinsam stark
    .a = Ein paar Kleine im Gleichschritt klingen wie ein sehr Großer.
    .b = Ihr geht immer noch im Gleichschritt, aber jetzt gibt es ein Lied.

card-143 = Mit Mut
    .a = Deine Knie haben gezittert, aber sie haben ihn angezittert.
    .b = Barnabas nickt dir jetzt zu, ein sehr kleines Nicken, von sehr weit oben.

card-144 = Pausenbrotsteuer
    .a = Erst waren es nur die Rinden.
    .b = Er hat alles zurückgezahlt, in Broten, und einige sind sogar eure.

card-145 = Wie immer
    .a = Du bestellst nicht mehr; der Teller kommt von selbst und seufzt.
    .b = „Wie immer“ ist aus, und du bist außer dir.

card-146 = Fliege in der Suppe
    .a = „Die Suppe hat sie bezahlt“, sagt der Kellner, „das Schwimmen kostet extra.“
    .b = Die Fliege ist jetzt Stammgast.

card-147 = Abwasch
    .a = Die Teller gehen bis zur Decke, und die ist auch nicht abgewaschen.
    .b = Ganz unten im Becken liegt der vermisste Löffel, und unterm Löffel der Plan.

card-148 = Scharfes Auge
    .a = Du triffst den Wetterhahn auf vierzig Schritt, und er fängt an, sich zu ducken.
    .b = Wachtmeister Plum möchte Unterricht.

card-149 = Nasse Schwämme
    .a = Sie landen mit dem Geräusch vom Ende einer Rede.
    .b = Jetzt ist alles sauber, und niemand hat sich bedankt.

card-150 = Furchtlos
    .a = Du hast mal eine ganze Zitrone gegessen, für eine Wette, die es nicht gab.
    .b = Die Zitronen gehen dir jetzt aus dem Weg.

card-151 = Der leere Rahmen
    .a = Ihr habt ihn trotzdem aufgehängt, und von der Seite ist er gar nicht schlecht.
    .b = Der Rahmen ist nicht leer: Drin sitzt eine sehr kleine Fliege und lächelt.
card-151-a = Was ging schief?
    .a = Pech
    .b = Schlechtes Benehmen

card-152 = Auf dem Dach am Abend
    .a = Von hier oben sieht man alles, auch, wie weit unten alles ist.
    .b = Die Feuerwehr war sehr nett und hat erst auf der Leiter gelacht.

card-153 = Wand der Mutigen
    .a = Hier sind Namen mit dem Löffel eingeritzt, und einer ist der von Mama.
    .b = Eure Namen stehen da, richtig geschrieben, neben einem gemalten Huhn.

card-154 = Kopf in den Wolken
    .a = Du bist zweimal gegen dieselbe Laterne gelaufen und hast dich beide Male entschuldigt.
    .b = Die Laterne hat sehr viel Verständnis.

card-155 = Einer von uns
    .a = Alle werden rot, damit bleiben nur noch alle.
    .b = Sie wollen nur gute Freunde sein und haben es allen gesagt, ausführlich.

card-156 = Heimlich verehrt
    .a = Die verdächtige Person hat euch gezeichnet, mit sehr großen Augen und sehr gutem Haar.
    .b = Ein Herz ist gebrochen, und der Briefkasten auch.

card-157 = Passend gezahlt
    .a = Du zählst den Preis in Pfennigen ab, und der Schlange wachsen Bärte.
    .b = Die Bärte haben sich beschwert.

card-158 = Angeschrieben
    .a = Sie schreibt alles in ein Buch mit dem Titel „Ha“.
    .b = Sie hat unter euren Namen einen Strich gezogen und ein Blümchen gemalt.

card-159 = Der Streichekrieg
    .a = Montag: Salz im Zucker. Dienstag: Zucker im Salz. Mittwoch: Niemand hat gegessen.
    .b = Donnerstag: Alles steht kopf, sogar die Decke.

card-160 = Herzlich gelacht
    .a = Ihr habt gelacht, bis es lustig war.
    .b = An den Witz erinnert sich niemand, nur an den Krankenwagen.

card-161 = Profi für Gummispinnen
    .a = Du hast vierzig Stück, und eine hat angefangen zu antworten.
    .b = Die vierzigste Spinne ist nicht aus Gummi.

card-162 = Der Wecker
    .a = Er ist auf eine Zeit gestellt, die sich niemand ausgesucht haben will.
    .b = Jemand hat ihn in die Schublade gelegt, da klingelt er für die Socken.

card-163 = Das Auge des Uhrmachers
    .a = Die Lupe macht ein Auge riesig und das andere neidisch.
    .b = Die Uhr ist heil und schlägt dreizehn, wie es sich gehört.

card-164 = Geborgte Zeit
    .a = Sie muss zurück, mit Zinsen, im ungünstigsten Moment.
    .b = Der Moment ist ungünstig.
card-164-a = Zeit borgen?
    .a = Borgen
    .b = Lieber nicht

card-165 = Ungeklärtes
    .a = Auf der Kiste steht „später“, und später kommt jetzt mit einer Sackkarre.
    .b = Die Sackkarre quietscht: „Hab ich’s doch gesagt.“

card-166 = Die Glückshose
    .a = Seit dem Sieg nicht gewaschen, und das hier war nicht der Sieg.
    .b = Sauber, gebügelt und, wie sich zeigt, genauso glücklich.

card-167 = Dankesbriefe
    .a = Tante Hilda wartet seit Weihnachten, und nicht seit dem letzten.
    .b = Tante Hilda kommt persönlich, mit Koffer und Trillerpfeife.

card-168 = Ein wasserdichter Fall
    .a = Vier Rahmen sind voll, und der große Unbekannte merkt: Es zieht nicht mehr.
    .b = Kein Tropfen kommt raus, obwohl Wachtmeister Plum daran schüttelt.

card-169 = Eine dünne Akte
    .a = Die Akte ist so dünn, dass der Wind sie schon zweimal ausgeliehen hat.
    .b = Ihr habt eine Pizzakarte dazugelegt, und noch hat es niemand gemerkt.

card-170 = Warum?
    .a = Alle haben etwas getan; das Dumme ist nur, dass niemand etwas wollte.
    .b = „Ich wollte nur, dass mal jemand fragt“, sagt der große Unbekannte. Also habt ihr gefragt.

card-171 = Wer?
    .a = Die gesuchte Person besitzt elf Schnurrbärte und trägt heute alle.
    .b = Der elfte Schnurrbart geht ab wie ein Pflaster.

card-172 = Wo?
    .a = Der Nebel ist so dick, dass Wachtmeister Plum einen Briefkasten verhaftet hat.
    .b = Im Fenster brennt Licht, und jemand macht Toast.

card-173 = Was ist passiert?
    .a = Jemand hat etwas mit etwas gemacht; die Zeitung nennt das eine Enthüllung.
    .b = Es wurde gar nichts gestohlen; alles wurde nur falsch zurückgestellt.

card-174 = Womit?
    .a = In der Beweiskiste: eine Socke, noch eine Socke und ein wachsendes Unbehagen.
    .b = Es war in der linken Socke, jetzt ist es in der Beweistüte, und die Tüte summt.

# --- was auf Karten liegt: so viele davon, keine (.none), pro Stück (.each)

token-star =
    { $n ->
        [one] 1 Stern
       *[other] { $n } Sterne
    }
    .none = keine Sterne
    .each = Stern
token-badge =
    { $n ->
        [one] 1 Abzeichen
       *[other] { $n } Abzeichen
    }
    .none = keine Abzeichen
    .each = Abzeichen
token-stamp =
    { $n ->
        [one] 1 Briefmarke
       *[other] { $n } Briefmarken
    }
    .none = keine Briefmarken
    .each = Briefmarke
token-notch =
    { $n ->
        [one] 1 Kerbe
       *[other] { $n } Kerben
    }
    .none = keine Kerben
    .each = Kerbe
token-growl =
    { $n ->
        [one] 1 Magenknurren
       *[other] { $n } Magenknurren
    }
    .none = keine Magenknurren
    .each = Magenknurren
token-whiff =
    { $n ->
        [one] 1 Miefwolke
       *[other] { $n } Miefwolken
    }
    .none = keine Miefwolken
    .each = Miefwolke
token-whisper =
    { $n ->
        [one] 1 Flüsterton
       *[other] { $n } Flüstertöne
    }
    .none = keine Flüstertöne
    .each = Flüsterton
token-headline =
    { $n ->
        [one] 1 Schlagzeile
       *[other] { $n } Schlagzeilen
    }
    .none = keine Schlagzeilen
    .each = Schlagzeile
token-room =
    { $n ->
        [one] 1 Zimmer
       *[other] { $n } Zimmer
    }
    .none = keine Zimmer
    .each = Zimmer
token-black-mark =
    { $n ->
        [one] 1 Minuspunkt
       *[other] { $n } Minuspunkte
    }
    .none = keine Minuspunkte
    .each = Minuspunkt
token-treat =
    { $n ->
        [one] 1 Leckerli
       *[other] { $n } Leckerlis
    }
    .none = keine Leckerlis
    .each = Leckerli
token-coin =
    { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
    .none = keine Münzen
    .each = Münze
token-tick =
    { $n ->
        [one] 1 Häkchen
       *[other] { $n } Häkchen
    }
    .none = keine Häkchen
    .each = Häkchen
token-fib =
    { $n ->
        [one] 1 Flunkerei
       *[other] { $n } Flunkereien
    }
    .none = keine Flunkereien
    .each = Flunkerei
token-feather =
    { $n ->
        [one] 1 Feder
       *[other] { $n } Federn
    }
    .none = keine Federn
    .each = Feder
token-ticket =
    { $n ->
        [one] 1 Los
       *[other] { $n } Lose
    }
    .none = keine Lose
    .each = Los
token-smile =
    { $n ->
        [one] 1 Lächeln
       *[other] { $n } Lächeln
    }
    .none = keine Lächeln
    .each = Lächeln
token-good-day =
    { $n ->
        [one] 1 guten Tag
       *[other] { $n } gute Tage
    }
    .none = keine guten Tage
    .each = guten Tag
token-log =
    { $n ->
        [one] 1 Scheit
       *[other] { $n } Scheite
    }
    .none = keine Scheite
    .each = Scheit
token-slice =
    { $n ->
        [one] 1 Stück
       *[other] { $n } Stücke
    }
    .none = keine Stücke
    .each = Stück
token-entry =
    { $n ->
        [one] 1 Eintrag
       *[other] { $n } Einträge
    }
    .none = keine Einträge
    .each = Eintrag
token-mark =
    { $n ->
        [one] 1 Strich
       *[other] { $n } Striche
    }
    .none = keine Striche
    .each = Strich
token-warning =
    { $n ->
        [one] 1 Verwarnung
       *[other] { $n } Verwarnungen
    }
    .none = keine Verwarnungen
    .each = Verwarnung
token-fine =
    { $n ->
        [one] 1 Mahngebühr
       *[other] { $n } Mahngebühren
    }
    .none = keine Mahngebühren
    .each = Mahngebühr
token-cobweb =
    { $n ->
        [one] 1 Spinnwebe
       *[other] { $n } Spinnweben
    }
    .none = keine Spinnweben
    .each = Spinnwebe
