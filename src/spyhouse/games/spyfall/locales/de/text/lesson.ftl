# Was der Coach in der ersten Stunde sagt und was die anderen am Tisch sagen.

lesson-title = Deine erste Runde
lesson-you = Du
lesson-card = Das ist deine Karte. Halte sie gedrückt: Ihr seid alle auf dem Piratenschiff. Alle bis auf eine Person. Auf der Karte des Spions steht nichts.
lesson-ask = Du gibst, also fragst du zuerst. Zeig den anderen, dass du Bescheid weißt, ohne es dem Spion zu verraten. Frag Ida.
lesson-question-hat = Wer entscheidet, wann wir umkehren?
lesson-clock = Die Uhr läuft. Ida antwortet.
lesson-answer-hat = Wer den größten Hut aufhat.
lesson-next = Sie weiß es. Wer geantwortet hat, fragt weiter, nur nicht dich. Sie fragt Bruno.
lesson-question-feet = Wie geht’s deinen Füßen?
lesson-answer-feet = Gut, es sind ja nur zwei Haltestellen.
lesson-stops = Haltestellen? Jetzt fragt Bruno dich.
lesson-question-often = Bist du öfter hier?
lesson-vague = Bleib vage: Der Spion hat Ohren. Alle Orte, die es sein können, liegen in der Schublade, und du kannst sie durchstreichen.
lesson-answer-often = Öfter und trocken ist hier niemand.
lesson-bell = Von Bruno hast du genug gehört. Einmal pro Runde darfst du die Uhr anhalten und anklagen.
lesson-vote = Alle außer Bruno stimmen ab, und alle müssen sich einig sein. Dein eigener Chip sagt schon „schuldig“.
lesson-done = Erwischt! Du hast zuerst auf ihn gezeigt, also bekommst du 2 Punkte und die anderen 1. Nächstes Mal hast du vielleicht die Karte des Spions: Dann hör zu, bleib natürlich und nenne den Ort, solange die Uhr läuft.
