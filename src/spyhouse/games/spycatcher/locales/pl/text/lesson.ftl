# Kwestie trenera w pierwszej grze.

lesson-what-for = Dzień dobry. Napisana przez ciebie książka wielu osobom bardzo się nie spodoba. Żeby ją wydrukować, potrzebujesz zgód. Są cztery (sąd, rząd, prasa, wydawca); w tej krótkiej grze wystarczą dowolne trzy.
lesson-cards = To twoje karty wpływu: cztery kolory, po jednym na krąg, z numerami od 1 do 12 i jedną Eminencją w każdym. Nikt inny ich nie widzi.
lesson-take-ten = Do zgody potrzebujesz sekwensu: trzech kolejnych kart w kolorze kręgu. Masz z Sądu 11 i 12. I patrz, co leży na wierzchu odrzuconych: 10. Weź ją.
lesson-discard = Sekwens! Tak zaczyna się każda tura: weź jedną kartę, potem jedną odrzuć, odkrytą. Rząd 4 na nic ci się nie przyda. Odrzuć ją.
lesson-walk = Na kostce szóstka. Świecą wszystkie pola, do których możesz dojść. Drogi są jednokierunkowe, a na każdym rozwidleniu wybierasz. Sześć kroków na północ prowadzi prosto do kręgu Sądu. Idź tam.
lesson-seek = Stoisz na polu kręgu Sądu, więc możesz złożyć wniosek. Wyłóż swój sekwens: 10, 11 i 12.
lesson-sealed = Trzy zakryte karty. Teraz wszyscy inni decydują w tajemnicy: przepuścić albo zgłosić sprzeciw jedną do trzech kart tego samego koloru. Żeby cię zatrzymać, potrzebują więcej niż ty. Masz 33. Sir Basil myśli.
lesson-granted = Nikt się nie odważył. Zgoda jest twoja, a twoja ręka znów jest pełna.
lesson-basil = Tura Sir Basila. Bierze kartę, odrzuca jedną i rzuca kostką.
lesson-memo = Stanął na notatce. Trzeba zrobić, co na niej jest, a ta wysyła go akurat do Sądu. Od razu składa wniosek.
lesson-challenge = Twój ruch. Ma trzy kolejne karty Sądu, a 10, 11 i 12 były twoje, więc jego sekwens nie może być wysoki. Zgłoś sprzeciw swoją 6 i 9: razem 15.
lesson-refused = Trzy, cztery i pięć to dwanaście. Piętnaście to więcej: odmowa! Wszystkie zagrane karty przepadają, oboje dobieracie nowe, a Sir Basil musi przyjść kiedy indziej. Remis by go uratował.
lesson-skip = I tak to idzie: dobierz, odrzuć, idź, złóż wniosek. Eminencja nie potrzebuje sekwensu i nie boi się sprzeciwu. Przeskoczmy tuzin rund.
lesson-three = Masz już wszystkie trzy zgody, a do domu niedaleko.
lesson-habit = Ostatni raz: weź kartę z talii. Z przyzwyczajenia.
lesson-put-away = Odrzuć dowolną kartę. Na przykład tę.
lesson-home = I do domu, do MI5. Nie trzeba dokładnego rzutu. Idź, zanim zmienią zdanie.
lesson-done = Wydane! Trzy zgody i powrót do MI5 przed wszystkimi. W pełnej grze trzeba czterech, a rywali jest więcej. Uważaj na notatki, trzymaj po wysokiej karcie każdego koloru na czarną godzinę i nigdy nie ufaj komuś, kto uśmiecha się do kserokopiarki.
