# Kwestie trenera w pierwszej sprawie. Grają w niej Odile i Fox.

lesson-title = Twoja pierwsza sprawa
lesson-welcome = Witaj w klubie. W mieście coś się stało i nikt nie wie, kto, gdzie, dlaczego, co i czym. Dowiemy się razem: wszyscy po tej samej stronie, wszystko na stole.
lesson-hand = Te cztery karty to twoje poszlaki. Nic nie jest tajne; rozmawiajcie o wszystkim. Każda karta ma też drugą stronę, a nikt nie wie, co na niej jest.
lesson-goal = Cel: pięć poszlak jednego typu w tym rzędzie. Z pięcioma miejscami wiemy, gdzie to się stało. Tak samo jest z pozostałymi czterema typami.
lesson-investigate = W każdej turze masz trzy akcje: to te ołówki. Najpierw odwróć kartę. Stuknij w Zegarek, potem w Zbadaj.
lesson-flip-another = Szkoła! A więc miejsca: Odile ma już dwa. Dopóki odwracasz kolejne karty, to wciąż ta sama akcja. Odwróć też Czkawkę.
lesson-focus = Lunapark. Masz więc na ręce trzy miejsca. Teraz trochę pomysłów: przenieś żeton skupienia pod Szkołę. Dostajesz pomysł za każdą kartę tego typu na swojej ręce.
lesson-ideas = Trzy pomysły. Płaci się nimi prawie za wszystko; gdy znikną na dobre, przepada i sprawa.
lesson-confirm = Ostatnia akcja: potwierdź Szkołę. Karta nad żetonem skupienia nic nie kosztuje; każda inna kosztuje pomysł za każde pole pomiędzy. Stuknij w nią, potem w Potwierdź, potem w pierwsze pole rzędu.
lesson-look-at-suspect = Zanim zadzwonisz, spójrz na podejrzanego. Chodzi wokół stołu, od karty do karty. Następnym razem zrobi 1, 2 albo 3 kroki, a typ karty, nad którą się zatrzyma, decyduje, co pójdzie źle. Znaczniki cię ostrzegają.
lesson-ring = Tak kończy się każda tura. Odwagi, zadzwoń.
lesson-first-walk = Jeden krok, nad miejsce: Zmyłka. Podejrzany jest o krok bliżej drzwi. Twoje puste pole zapełniła napływająca poszlaka, a reszta się przesunęła.
lesson-odile = Tura Odile. Ona też ma skupienie na miejscach i potwierdza dwa z nich.
lesson-second-walk = Tym razem czyn: Urwany trop, tracicie dwie napływające poszlaki. A na karcie ruchu była ikona ucieczki: jeszcze krok do drzwi. Gdy podejrzany tam dotrze, już go nie ma.
lesson-row = W rzędzie są trzy miejsca. Brakuje jeszcze dwóch, i może nie tych, o których myślisz: część zostaw na później.
lesson-trade = Masz skupienie na czynie i Odile też. Możecie więc współpracować, a współpraca nie kosztuje akcji. Wymień swój Wandalizm na jej Lunapark: stuknij w swoją kartę, potem w jej. (Na telefonie stuknij w Odile, żeby zobaczyć jej rękę.)
lesson-scout = Lepiej. Teraz zwiad: napływająca poszlaka za jedną z twoich. Sklep z grami kosztuje jeden pomysł; zajmie miejsce Kłamstwa. Stuknij w Kłamstwo, potem w Zwiad, potem w Sklep z grami.
lesson-confirm-carnival = Potwierdź Lunapark. Leży o jedno pole od twojego żetonu, więc kosztuje jeden pomysł. Cenę zawsze widzisz, zanim zapłacisz.
lesson-confirm-fifth = I Sklep z grami: w skupieniu, za darmo, piąty swojego typu.
lesson-solved = Rozwiązane! Symbolem na ostatniej karcie ruchu był trójkąt, więc rozwiązaniem jest karta pod trójkątem: Muzeum. Inne robią miejsce na następny aspekt.
lesson-done =
    Gdzie to się stało? W muzeum. Jedno z głowy, zostały cztery: kto, dlaczego, co i czym.
    Rozwiążcie wszystkie pięć, zanim podejrzany dotrze do drzwi i zanim skończą się pomysły albo karty ruchu: to cała sprawa. Wiesz już dość. Idź i znajdź winnego.
