# Ruchy, tak jak nazywa je lista ruchów.

Draw =
    { $source ->
        [pack] Dobierz zakrytą kartę z talii.
       *[discard] Weź wierzchnią odrzuconą kartę.
    }
Discard = Odrzuć: { CARD($card) }.
Go = Idź przez { SQUARE($route) }; wtedy jesteś { WHERE($route) }.
Seek = Złóż wniosek. Karty: { CARDS($cards) }.
Challenge = Zgłoś sprzeciw. Karty: { CARDS($cards) }.
Pass = Spasuj.
ToCircle = Przenieś pionek { to-circle }.
HandBack = Oddaj zgodę { of-circle }.
Give = Oddaj zgodę { of-circle }. Dostaje ją { NAME($to) }.
Swap = Wymień: { CARD($card) }.
LookAt = Obejrzyj rękę: { NAME($seat) }.
Send = Wyślij do MI5: { NAME($seat) }.
