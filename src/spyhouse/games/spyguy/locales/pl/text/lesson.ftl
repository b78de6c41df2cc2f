# What the coach says in the first search.

lesson-title = Pierwsze szukanie
lesson-look = Rozejrzyj się: przesuwaj miasto, przybliżaj albo przewijaj. Gdy wszyscy dadzą znać, odkrywamy pierwszą kartę.
lesson-card = Niebieska walizka, a ukrytych jest osiem. Szukacie wszyscy naraz. Tu jest jedna: stuknij w nią.
lesson-owl = Owl też znajduje jedną.
lesson-wrong = Pomyłka kosztuje tylko czas. Spróbuj tutaj: na tym poziomie powie ci, czy jest ciepło.
lesson-hot = Gorąco! Stoi tuż obok, na nabrzeżu.
lesson-market = Jeszcze jedna na targu.
lesson-enough = Wystarczy? Gdy wszyscy tak powiedzą albo piasek się przesypie, szukanie się kończy.
lesson-walk = Cztery znalezione: Spy Guy idzie o cztery pola. Potem doktor Moritz biegnie o tyle, ile śladów jest na karcie.
lesson-missed = Teraz zegar stoi. Zobacz, gdzie były pozostałe, i gramy dalej.
lesson-done = To już wszystko. Złapcie doktora Moritza, zanim dotrze do portu, i uważajcie na sobowtóry.
