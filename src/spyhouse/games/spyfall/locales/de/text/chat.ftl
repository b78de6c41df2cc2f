# Was ein Bot im Chat über die Runde sagt, die vorbei ist, wenn man ihn einen Spion nennt.

chat-was-the-spy =
    { $line ->
        [0] Die ganze Zeit, und keiner gibt mir einen Stadtplan.
        [1] War ich. Ich wusste nie, wohin mit den Händen.
        [2] Schuldig. Es kam mir länger vor, als es aussah.
       *[3] Einer muss es ja sein. Ich fand mich ganz gut.
    }
chat-was-no-spy =
    { $line ->
        [0] War ich nicht, wie man sieht. Ich sehe nur so aus.
        [1] Auf meiner Karte steht nein. Die rahme ich mir ein.
        [2] Unschuldig, ausnahmsweise.
       *[3] Diesmal nicht. Verloren war ich trotzdem.
    }
