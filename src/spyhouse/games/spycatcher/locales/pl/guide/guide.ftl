# Przewodnik z obrazkami. Każda wiadomość to tekst pod obrazkiem; „title” jest nad nim.

guide-goal = Cel
guide-book =
    Masz książkę pełną tajemnic, której Whitehall wolałoby nie czytać. Zdobądź { $all ->
        [yes] zgodę każdego z kręgów (jest ich { $circles })
       *[no] zgody dowolnych kręgów: { $needed } z { $circles }
    }, a potem wróć do MI5. Kto wróci pierwszy, wygrywa.
    .title = Wydaj swoją książkę
guide-map =
    A  MI5: start i meta
    B  Obwodnica: idź za strzałkami
    C  Notatka: zrób, co na niej jest
    D  Krąg: tu składasz wniosek o zgodę
    .title = Whitehall

guide-turn = Twoja tura
guide-draw = Zaczynasz z kartami ({ $hand }) i są one tajne. W swojej turze najpierw bierzesz jeszcze jedną: zakrytą z talii albo wierzchnią odrzuconą. Potem jedną odrzucasz, odkrytą.
    .title = Jedna w tę, jedna w tamtą
guide-notebook = Pamięta, kto wziął którą odrzuconą kartę i kto którą odrzucił.
    .title = Notatnik
guide-go = Potem rzucasz kostką, a pionek idzie dokładnie o tyle za strzałkami. Na rozwidleniu wybierasz: z tym wynikiem ({ $die }) możesz zostać na obwodnicy albo wejść w bramę.
    .title = Rzuć i idź
guide-blank = Nic się tu nie dzieje. Miejsca wystarczy dla wszystkich: nikt nikogo nie wyrzuca z pola.
    .title = Puste pole

guide-memos = Notatki
guide-obey = Na obwodnicy są notatki ({ $memos }). Gdy na którejś staniesz, musisz zrobić, co na niej jest. Jeśli wysyła cię do kręgu, możesz tam od razu złożyć wniosek.
    .title = Zrób, co jest napisane
guide-sour = Na różowej tracisz turę, wracasz do MI5 albo tracisz zgodę: wraca do talii albo trafia do kogoś, kto jej jeszcze nie ma. Ale nikt nie dostaje ostatniej, której mu brakuje.
    .title = Różowe to pech

guide-seek = Wniosek o zgodę
guide-arrive = Stań na którymkolwiek z pól kręgu ({ $squares }), a możesz złożyć wniosek o jego zgodę. Wolisz poczekać? Krąż, ile chcesz: przy każdym postoju możesz spróbować. Z każdego kręgu możesz mieć jedną zgodę.
    .title = W kręgu
guide-run = Wyłóż zakryte trzy karty w kolorze kręgu z kolejnymi numerami, na przykład { $run }. 12 jest ostatnia; 1 już po niej nie pasuje.
    .title = Trzy kolejne
guide-master = Albo tylko jedną kartę: Eminencję tego koloru. Tego nikt nie zatrzyma.
    .title = Eminencja
guide-bluff = Albo dowolne trzy karty i kamienną twarz. Jeśli nikt nie zgłosi sprzeciwu, nikt ich nie zobaczy, a zgoda jest twoja. Ale jeśli ktoś to zrobi, choćby jedynką, tracisz karty i następną turę.
    .title = Blef

guide-challenge = Sprzeciw
guide-secret = Teraz inni decydują w tajemnicy: przepuścić czy zgłosić sprzeciw? Mają { $seconds } s; kto nic nie powie, przepuszcza. Potem wszystkie koperty otwieracie naraz.
    .title = Zapieczętowane koperty
guide-beats = Do sprzeciwu użyj jednej, dwóch lub trzech kart tego samego koloru. Jeśli ich suma jest wyższa, jest odmowa: tutaj { $theirs } przeciw { $own }. Remis nie wystarcza, a kart dwóch osób nigdy się nie sumuje.
    .title = Więcej wygrywa
guide-trump = Z Eminencją tego koloru twój sprzeciw bije każde trzy kolejne karty.
    .title = Znowu Eminencja
guide-granted = Nikt nie miał więcej? Bierzesz wierzchnią zgodę kręgu i raz robisz, co na niej jest. Wiele to tylko żarty. Potem tura się kończy.
    .title = Zgoda
guide-spent = Zagrane karty przepadają bez względu na wynik: trafiają pod odrzucone, a ty dobierasz tyle samo nowych. Po odmowie spróbuj, gdy znów tam staniesz.
    .title = Zagrane karty

guide-end = Koniec
guide-home = Mając zgody ({ $needed }), pędź do domu. Nie musisz trafić dokładnie w MI5: tu brakuje jednego kroku, a { $far } też wystarczy. Jeśli notatka wyśle cię do MI5, to też się liczy.
    .title = Z powrotem do MI5
guide-out = Kto pierwszy wróci, wygrywa, a jutro piszą o tym gazety.
    .title = Twoja książka wyszła!
