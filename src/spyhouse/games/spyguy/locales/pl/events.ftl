# What the table is told.

WentOn = { NAME($seat) }: dalej!
ShortcutOffered = Spy Guy stoi na strzałce. Idziemy skrótem?
ShortcutVoted =
    { $take ->
        [yes] { NAME($seat) }: przez zaułki.
       *[no] { NAME($seat) }: zostać na trasie.
    }
ShortcutChosen =
    { $take ->
        [yes] Spy Guy idzie skrótem.
       *[no] Spy Guy zostaje na trasie.
    }
Shuffled = Zużyte karty są tasowane na nowo.
CardTurned =
    Karta: { WORD($card-item, of: "item") }, w mieście { $card-copies ->
        [one] { $card-copies } raz
       *[many] { $card-copies } razy
    }. Potem doktor Moritz pobiegnie o { $card-footprints ->
        [one] { $card-footprints } pole
        [few] { $card-footprints } pola
       *[many] { $card-footprints } pól
    }.
Found =
    { NAME($marker-seat) } coś znajduje po { SECONDS($marker-ms) } s. { $found ->
        [one] To pierwsze znalezisko.
       *[many] Razem już { $found }.
    }
MoritzSpotted = { NAME($marker-seat) } dostrzega w tłumie samego doktora Moritza!
TappedWrong =
    { $marked ->
        [yes] To już jest zaznaczone.
       *[no] To nie to.
    }
DistrictTold = { "" }
SaidDone =
    { $on ->
        [yes] { NAME($seat) } kończy szukać.
       *[no] { NAME($seat) } szuka dalej.
    }
SearchEnded =
    { $why ->
        [time] Piasek się przesypał.
        [all] Wszystko znalezione.
        [done] Wszyscy skończyli szukać.
       *[stopped] Szukanie przerwano.
    } Znalezione: { $found }, umknęło: { COUNT($missed) }.
SpyGuyWent =
    { COUNT($path, less: 1) ->
        [0] Spy Guy stoi w miejscu.
        [one] Spy Guy idzie o jedno pole.
        [few] Spy Guy idzie o { COUNT($path, less: 1) } pola.
       *[many] Spy Guy idzie o { COUNT($path, less: 1) } pól.
    }
MoritzWent =
    { COUNT($path, less: 1) ->
        [one] Doktor Moritz biegnie o jedno pole.
        [few] Doktor Moritz biegnie o { COUNT($path, less: 1) } pola.
       *[many] Doktor Moritz biegnie o { COUNT($path, less: 1) } pól.
    }
GameEnded =
    { $how ->
        [caught] Spy Guy złapał doktora Moritza!
        [escaped] Doktor Moritz dotarł do portu i odpływa.
        [practised] To była ostatnia karta treningu.
       *[stopped] Gra została zakończona.
    }
