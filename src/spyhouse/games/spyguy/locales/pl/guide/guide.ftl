# The illustrated guide. Each message is what stands under a picture; "title" stands over it.

guide-goal = Cel
guide-chase = Wszyscy razem jesteście Spy Guyem. Doktor Moritz ucieka do portu, gdzie czeka jego statek. Dogońcie go, zanim tam dotrze.
    .title = Za nim!
guide-practise = Nikt nie ucieka: szukacie w mieście rzeczy { $cards ->
        [one] z jednej karty.
       *[other] z { $cards } kart.
    }
    .title = Trening

guide-search = Szukanie
guide-card = Pokazuje, czego szukacie. ×7 znaczy, że ta rzecz jest w mieście siedem razy.
    .title = Karta
guide-footprints = Tyle pól przebiegnie doktor Moritz, gdy szukanie się skończy.
    .title = Ślady stóp
guide-tap = Wszyscy szukają naraz. Widzisz to? Stuknij, a twoja twarz zaznaczy miejsce. Każda sztuka liczy się raz, dla szybszej osoby.
    .title = Stuknij
guide-lookalikes = Ten sam kształt, ten sam kolor: tylko wtedy się liczy. Tutaj tylko czajniczek po lewej.
    .title = Prawie to za mało
guide-wrong =
    { $lock ->
        [yes] Po pomyłce przez dwie sekundy nie możesz zaznaczać.
       *[no] Kosztuje tylko czas.
    }
    .title = Pomyłka
guide-warmer = Po pomyłce dowiesz się, czy jest tam zimno, chłodno, ciepło czy gorąco.
    .title = Ciepło, zimno
guide-sand = Szukanie kończy się, gdy przesypie się piasek ({ $seconds } s), gdy wszystko jest znalezione albo gdy wszyscy powiedzą, że skończyli.
    .title = Piasek
guide-missed = Potem widzicie, co wam umknęło, tak długo, jak chcecie. Następna karta przychodzi, gdy wszyscy się napatrzyli.
    .title = Co umknęło

guide-run = Pościg
guide-walks = Za każdą znalezioną sztukę Spy Guy idzie o jedno pole. Potem doktor Moritz biegnie o tyle pól, ile śladów jest na karcie.
    .title = Jedno znalezisko, jedno pole
guide-shortcut =
    Jeśli Spy Guy zaczyna dokładnie na strzałce, idzie skrótem: { $shortcut ->
        [one] { $shortcut } pole
        [few] { $shortcut } pola
       *[many] { $shortcut } pól
    } zamiast { $replaces }.
    .title = Skrót

guide-end = Koniec
guide-caught = Spy Guy dogania albo wyprzedza doktora Moritza: wszyscy wygraliście.
    .title = Złapany
guide-escaped = Doktor Moritz dociera do portu: uciekł.
    .title = Uciekł

guide-ways = Jak się poruszać
guide-move = Przeciągaj miasto, przybliżaj dwoma palcami albo kółkiem myszy. Na telefonie stuknij dwa razy, żeby przybliżyć.
    .title = Rozejrzyj się
guide-hide = Stuknij w oko, żeby odsłonić obraz. Stuknij w kartę, żeby wszystko wróciło.
    .title = Wolny widok
guide-words = Książka opisuje miasto słowami, dzielnica po dzielnicy: dla klawiatury i czytników ekranu.
    .title = Słowami
guide-moritz = W każdym mieście ukrywa się doktor Moritz, a trzy żarty czekają, aż w nie stukniesz. Nie pomagają, ale bawią.
    .title = A przy okazji
