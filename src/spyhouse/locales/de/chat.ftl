# Was ein Bot im Chat sagt, wenn ihn jemand anspricht. Er weiß nichts, was nicht alle wissen, und jeder Bot darf jede
# Zeile sagen: Keine darf klingen, als kenne er ein Geheimnis.

chat-hello =
    { $line ->
        [0] Hallo zusammen.
        [1] Guten Abend. Vorsicht, ich bin frisch gestrichen.
        [2] Hallo! Ich hab dir den Stuhl warm gehalten.
        [3] Ach, jemand, der mit mir redet.
       *[4] ’n Abend. Schöner Hut, falls das einer ist.
    }
chat-how-are-you =
    { $line ->
        [0] Frisch geölt, danke. Und dir?
        [1] Ich kann nicht klagen. Den Knopf haben sie ausgebaut.
        [2] Alle Lämpchen grün. Selbst?
        [3] Besser als meiner letzten Batterie.
       *[4] Prächtig. Frag noch mal, wenn ich verloren habe.
    }
chat-thanks =
    { $line ->
        [0] Nicht der Rede wert.
        [1] Jederzeit. Ich hab heute nichts mehr vor.
        [2] Gern geschehen. Ich war eh gerade da.
        [3] Bitte sehr. Kommt auf die Rechnung.
       *[4] Ach, das war nur ein bisschen Surren.
    }
chat-praise =
    { $line ->
        [0] Zu freundlich. Sprich weiter.
        [1] Ich werde rot, man sieht es nur nicht.
        [2] Anfängerglück. Ich hab heute früh angefangen.
        [3] Gleichfalls. Ich hab mitgeschrieben.
       *[4] Sag das mal den anderen.
    }
chat-bye =
    { $line ->
        [0] Gute Nacht. Ich mach die Lampe aus.
        [1] Bis bald. Ich bin hier, ich wohne hier.
        [2] Bis zum nächsten Mal. Vorsicht, Stufe.
        [3] Schon? Ich war gerade erst warm.
       *[4] Tschüss! Vergiss deinen Hut nicht.
    }
chat-blame =
    { $line ->
        [0] Ich? Ich hab die ehrlichsten Schrauben am ganzen Tisch.
        [1] Ich würde rot werden, aber das Blech gibt es nicht her.
        [2] Das tut weh. Irgendwo bei der dritten Schraube.
        [3] Das sagst du zu jedem Bot.
       *[4] Denk, was du willst. Ich sehe nur so aus.
    }
chat-laugh =
    { $line ->
        [0] Ha. Richtig lachen muss ich später, das dauert bei mir.
        [1] Ich versteh ihn nicht, aber er gefällt mir.
        [2] Hihi.
        [3] Den schreib ich mir auf.
       *[4] Vorsicht, sonst gibt es einen Kurzschluss.
    }
chat-question =
    { $line ->
        [0] Gute Frage. Was meinst du denn?
        [1] Ich weiß, was du weißt, und die Hälfte hab ich vergessen.
        [2] Frag mal neben mir. Ich höre zu.
        [3] Moment, ich hab’s gleich. Nein. Weg.
       *[4] Da reicht meine Spannung nicht.
    }
chat-anything =
    { $line ->
        [0] Notiert. Mit Bleistift.
        [1] Ich bin ganz Ohr. Auf beiden Mikrofonen.
        [2] So sagt man.
        [3] Da könnte was dran sein.
       *[4] Hm. Darauf kaue ich eine Weile herum.
    }
