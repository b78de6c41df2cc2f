# Why a move is refused.

spyguy-first-look-around = Jeszcze nie ma karty. Rozejrzyj się i daj znać, gdy możemy zaczynać.
spyguy-first-shortcut = Najpierw zdecydujcie, czy Spy Guy idzie skrótem.
spyguy-first-search = Piasek się sypie: szukaj i stukaj w to, co znajdziesz.
spyguy-first-reveal = Koniec szukania. Zobacz, co umknęło, i daj znać, gdy możemy iść dalej.
spyguy-first-over = Gra jest skończona.
spyguy-sand-out = Za późno: piasek się przesypał.
spyguy-locked = Po pomyłce czekasz dwie sekundy. Przyjrzyj się i wtedy stuknij.
spyguy-outside = To poza obrazem. Stuknij w obraz.
spyguy-ready = Już wiemy! Czekamy na resztę. Następna karta będzie, gdy wszyscy dadzą znać.
spyguy-listen = Dzielnica po dzielnicy. Następna za chwilę.
spyguy-one-at-a-time = Po jednej rzeczy. Następną zaznaczysz za chwilę.
spyguy-no-thing = Rzeczy mają tam numery od 1 do { $things }.
spyguy-no-district =
    { $districts ->
        [one] Miasto ma { $districts } dzielnicę, liczoną od 0. Wybierz ją.
        [few] Miasto ma { $districts } dzielnice, liczone od 0. Wybierz jedną z nich.
       *[many] Miasto ma { $districts } dzielnic, liczonych od 0. Wybierz jedną z nich.
    }
spyguy-done-already = To już wiemy.
spyguy-not-done = Jeszcze szukasz.
spyguy-not-on-arrow = Wybór jest tylko wtedy, gdy Spy Guy zaczyna turę na strzałce.
spyguy-voted-already = To już wiemy. Dopóki inni wybierają, możesz zmienić zdanie.
spyguy-no-city = Nie ma takiego miasta. Klucz miasta to nazwa z małych liter, cyfr i łączników, potem rodzaj, światło, ile jest sobowtórów i jak duże są rzeczy, na przykład { $example }.
