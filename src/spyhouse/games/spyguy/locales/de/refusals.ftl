# Why a move is refused.

spyguy-first-look-around = Noch keine Karte. Sieh dich um und sag, wenn du bereit bist.
spyguy-first-shortcut = Entscheidet erst, ob Spy Guy die Abkürzung nimmt.
spyguy-first-search = Der Sand läuft: Such und tippe an, was du findest.
spyguy-first-reveal = Die Suche ist vorbei. Sieh dir an, was ihr übersehen habt, und sag, wenn du bereit bist.
spyguy-first-over = Das Spiel ist zu Ende.
spyguy-sand-out = Zu spät: Der Sand ist durchgelaufen.
spyguy-locked = Wer danebentippt, wartet zwei Sekunden. Sieh genau hin und tippe dann.
spyguy-outside = Das liegt außerhalb des Bildes. Tippe ins Bild.
spyguy-ready = Du bist bereit. Die nächste Karte kommt, wenn alle es sind.
spyguy-listen = Ein Viertel nach dem anderen. Gleich kommt das nächste.
spyguy-one-at-a-time = Eins nach dem anderen. Gleich kannst du das nächste markieren.
spyguy-no-thing = Dort hat alles eine Nummer von 1 bis { $things }.
spyguy-no-district = Die Stadt hat { $districts } Viertel, gezählt ab 0. Wähl eins davon.
spyguy-done-already = Das hast du schon gesagt.
spyguy-not-done = Du hast nicht gesagt, dass du fertig bist.
spyguy-not-on-arrow = Eine Wahl gibt es nur, wenn Spy Guy seinen Zug auf dem Pfeil beginnt.
spyguy-voted-already = Das hast du schon gesagt. Solange andere noch wählen, kannst du dich umentscheiden.
spyguy-no-city = Diese Stadt gibt es nicht. Der Schlüssel einer Stadt ist ein Name aus kleinen Buchstaben, Ziffern und Bindestrichen, dann ihre Art, ihr Licht, wie viele Doppelgänger es gibt und wie groß die Dinge sind, zum Beispiel { $example }.
