# Karty kampanii: jak się nazywają, historie na ich dwóch stronach (.a i .b), pytania na rozdrożach (card-8-a)
# i drogi do wyboru. Wiersze z zasadami pod historią powstają z efektów karty: zwroty są w campaign-lines.ftl.

# --- moduły

module-intro = Klub otwiera drzwi
module-finale = Ostatnia strona
module-shared = Wspólne karty
module-nothing = Nic nie przypięto

# --- karty

card-1 = Ostatnia strona
    .a = Geniusz zbrodni zostawia liścik: „Nigdy nie ułorzycie tego obraska”. Ortografia fatalna, papier świetny.
    .b = Co wiecie, wisi na ścianie. Czego nie wiecie, zjada wam właśnie kanapki.
card-1-a = Za którym pytaniem ruszacie?
    .a = Dlaczego? (motyw)
    .b = Kto? (podejrzany)
    .c = Gdzie? (miejsce)
    .d = Co się stało? (czyn)
    .e = Czym? (dowód)

card-2 = Maska spada
    .a = Winny jest zawsze ten, kogo nikt nie podejrzewa. Chyba że to Pies, którego podejrzewają wszyscy.
    .b = „I uszłoby mi to na sucho”, mówi geniusz zbrodni, „gdyby nie to całe tłumaczenie”.

card-3 = Regulamin klubu
    .a = Punkt pierwszy: żadnych dorosłych. Punkt drugi: kto przyniesie ciastka, może złamać punkt pierwszy.
    .b = Punkt siedemnasty zastępuje punkty od czwartego do szesnastego, wszystkie o chomiku.

card-4 = Wielka sprawa
    .a = Na ścianie klubu wisi pięć pustych ramek, a ktoś gdzieś się z nich śmieje.
    .b = Czerwona nitka wreszcie się domyka i układa się w coś, czego nikt się nie spodziewał.

card-5 = Dobre imię
    .a = Na dobre imię pracuje się latami, a traci się je przez jedną żabę w kompocie.
    .b = Burmistrz macha teraz pierwszy, a on nie macha nawet własnej żonie.

card-6 = Liga Lupy
    .a = Po drugiej stronie ulicy otwiera się konkurencja: jednakowe swetry i prawdziwy dzwonek do drzwi.
    .b = Liga zjawia się z notatnikiem i chłopcem, który jest tylko od mówienia „Aha”.

card-7 = Krótkofalówki
    .a = Mają taki sam zasięg jak krzyk, tylko więcej trzeszczą i trzeba mówić „odbiór”.
    .b = Ktoś zostawił je włączone na całą noc i teraz mówią już tylko „krrr”.

card-8 = Przez płot
    .a = Z przodu tabliczki: WSTĘP WZBRONIONY. Z tyłu: CZEŚĆ.
    .b = Płot jest wyższy, a na płocie siedzi chłopak imieniem Norman.
card-8-a = Kto stoi na czatach?
    .a = Pies sąsiadów
    .b = Nikt

card-9 = Rozdarte spodnie
    .a = Płot zatrzymał kawałek na pamiątkę.
    .b = Mama przyszyła łatę w kształcie rakiety.

card-10 = Wartownik z pchłami
    .a = Szczeka na wszystko, więc nigdy się nie myli.
    .b = Pchły też złożyły przysięgę.

card-11 = Nikt nie stoi na czatach
    .a = I Nikt wcale nie jest w tym dobry.
    .b = Wchodzicie i wychodzicie tak szybko, że w drzwiach wpadacie na siebie.

card-12 = Świeżo malowane
    .a = Pół miasta jest czerwone. Zamówienie było na beż.
    .b = Rada miasta uznała, że to sztuka, i odgrodziła ją sznurem.
card-12-a = Kto to zmyje?
    .a = My
    .b = Ten, kto nabrudził

card-13 = Czyj to pędzel?
    .a = Pędzel ciepły, trop gorący, a Basil zdyszany.
    .b = To burmistrz. Od zawsze miał na to ochotę.

card-14 = Wiadro i gąbka
    .a = Szorujecie tak długo, że spod spodu wyłazi starsza ściana.
    .b = Na starszej ścianie jest serce, a w sercu Mama i Bibliotekarka, lat sześć, najlepsze przyjaciółki.

card-15 = Winowajca sprząta
    .a = Robi to bardzo powoli i w złym kolorze.
    .b = Odkrył, że lubi sprzątać, i nie da się go zatrzymać.

card-16 = Ile to kosztuje
    .a = Sprawiedliwość jest za darmo, ale sznurek, kreda i oranżada już nie.
    .b = Klub ma teraz szafę na akta i każde z was już raz w niej siedziało.
card-16-a = Bierzecie pożyczkę?
    .a = Bierzemy
    .b = Oszczędzamy

card-17 = Nie deptać trawy
    .a = Tabliczka jest zdeptana, trawa nie.
    .b = Na ławce jest teraz mała plakietka z nazwą klubu i błędem ortograficznym.
card-17-a = Co dajecie wiewiórkom?
    .a = Orzechy
    .b = Burę

card-18 = Album ze znaczkami
    .a = Strona pierwsza: znaczek z królową. Strona druga: miejsce po królowej.
    .b = Album jest pełny, a pan z lupą zemdlał.
card-18-a = Wklejacie czy wymieniacie?
    .a = Wklejamy
    .b = Wymieniamy

card-19 = List w drodze
    .a = „Cześć, to my”, zaczyna się list i już teraz jest najlepszą pocztą roku.
    .b = Listonosz niósł go całą drogę od was do was i prosi o podpis.
card-19-a = Wysyłacie list do samych siebie?
    .a = Do skrzynki z nim
    .b = Dziś nie

card-20 = Za nosem
    .a = Zjadł dowód rzeczowy, a teraz sam jest dowodem.
    .b = Druga strona go przekupiła. Kością.
card-20-a = Trzymacie go na smyczy?
    .a = Na smyczy
    .b = Niech biega

card-21 = Mokry nos
    .a = Kicha na poszlakę i już wszystko wiadomo.
    .b = Nos jest teraz bardziej suchy i o wiele mądrzejszy.

card-22 = Na cztery spusty
    .a = Ktokolwiek to zrobił, ma mnóstwo kłódek i prawie żadnych mebli.
    .b = Macie już więcej kluczy niż drzwi i drzwi to zauważyły.
card-22-a = Po który klucz idziecie?
    .a = Ten pod wycieraczką
    .b = Ten na dachu

card-23 = Cały pęk kluczy
    .a = Pęk kluczy jest tak ciężki, że chodzisz w kółko.
    .b = Zatrzaskujesz się na dworze, potem w środku, a potem znowu na dworze.

card-24 = Burczy w brzuchach
    .a = Z pustym brzuchem nie da się myśleć. Sprawdzone na wszystkich waszych brzuchach.
    .b = Ktoś zjadł czerwoną nitkę i ona nadal wychodzi.

card-25 = Same śmieci
    .a = „Nikt niczego nie wyrzuca”, mówi Śmieciarz, „wszyscy tylko rzucają tym we mnie”.
    .b = Dzień wywozu: śmieciarka cofa, a wasze szczęście razem z nią.

card-26 = Ucho przy drzwiach
    .a = Szklanka przy ścianie słyszy wszystko, a najlepiej szklankę.
    .b = Tyle już słyszycie, że zaczynacie to nucić.
card-26-a = Czym podsłuchujecie?
    .a = Szklanką
    .b = Puszką na sznurku

card-27 = Szepty
    .a = „Słyszysz to?” „Co?” „No właśnie”.
    .b = Z szeptów zrobił się chór, próby w czwartki.

card-28 = Wielkie uszy
    .a = Masz je od zawsze, ale teraz to sprzęt.
    .b = Słyszysz coś o sobie i, niestety, to prawda.

card-29 = Puszka na sznurku
    .a = Działa znakomicie, o ile się krzyczy.
    .b = Na drugim końcu sznurka jest ktoś nowy i oddycha.

card-30 = Podsłuchane
    .a = Przyjęcia niespodzianki nie da się odsłyszeć.
    .b = Przyjęcie jest dla was, a wy jesteście w takim szoku, że nikt tego nie zauważa.

card-31 = Pierwsza strona
    .a = „MIEJSCOWE DZIECI WIDZIANE KOŁO CZEGOŚ”, pisze Kurier, i kupujecie dziewięć egzemplarzy.
    .b = W planach jest pomnik: mały, z widokiem na śmietnik.
card-31-a = Co na to klub?
    .a = Udziela wywiadu
    .b = Bez komentarza

card-32 = Pani z gazety
    .a = Pani Inkwell notuje wszystko, zwłaszcza to, czego nie mówicie.
    .b = Pani Inkwell zdjęła okulary. To znaczy, że jest po waszej stronie.

card-33 = Wywiad
    .a = „A od jak dawna macie tyle rozumu?”, pyta pani Inkwell.
    .b = Nagłówek brzmi „ROZUM IM UCIEKŁ”, a obok wasze najlepsze zdjęcie.

card-34 = Bez komentarza
    .a = Milczenie jest trudniejsze, niż wygląda, szczególnie dla Basila.
    .b = „Basil, lat 9, opowiedział naszej gazecie wszystko, i to dwa razy”.

card-35 = Gwiazda łowców autografów
    .a = Podpisujesz już wszystko, przez pomyłkę nawet mandat.
    .b = Kolejka stoi teraz do chłopca, który umie gwizdać uszami.

card-36 = Wczorajsza gazeta
    .a = Pani Pellworth zawinęła w Kuriera śledzia. Prosto w wasze twarze.
    .b = Muzeum prosi o stronę ze śledziem.

card-37 = Gasną światła
    .a = Kamerdyner otwiera, zanim zapukacie, i zamyka, zanim wyjdziecie.
    .b = Znajdujecie skrzynkę z bezpiecznikami, a w skrzynce mniejszego kamerdynera.
card-37-a = Którędy?
    .a = Na górę
    .b = Na dół

card-38 = Długa galeria
    .a = Oczy portretów śledzą was, a potem porównują notatki.
    .b = Jeden portret to okno, a cioteczna babcia jest prawdziwa.

card-39 = Piwnica z winem
    .a = Butelki są starsze niż dom i bardziej zakurzone niż kamerdyner.
    .b = Za ostatnią beczką są drzwi, a za drzwiami druga piwnica, obrażona.

card-40 = Testament
    .a = „Temu, kto mnie znajdzie”, tak się zaczyna, a atrament jeszcze nie wysechł.
    .b = Dziedziczycie łyżkę, zbroję i cioteczną babcię.

card-41 = Ciemno, ale nie strasznie
    .a = Masz latarkę, zapasową latarkę i kogoś, kto je trzyma.
    .b = Ten ktoś poszedł do domu. Z latarkami.

card-42 = Bardzo wielki kapelusz
    .a = Pod nim jesteś kimś innym, a może lampą.
    .b = Ktoś na nim usiadł i teraz to beret.
card-42-a = Co jest pod podszewką?
    .a = Piórko
    .b = Zaproszenie do Ligi

card-43 = Kartkówka
    .a = „Wyciągamy karteczki”, mówi pan Crumb z uśmiechem, który oszczędza na poniedziałki.
    .b = Zostawanie po lekcjach ma zapach: kreda z brukselką.
card-43-a = Gdzie siadacie?
    .a = W pierwszej ławce
    .b = W ostatniej ławce

card-44 = Dzwonek
    .a = Dzwoni na lekcje, na obiad, a raz, och, raz zadzwonił przez pomyłkę.
    .b = Praca domowa: sto razy napisać „Nie będę gubić podejrzanych”.

card-45 = Twój ruch
    .a = To tylko mały drewniany konik, ale co za spojrzenie.
    .b = Konik dotarł do ostatniego rzędu i chciałby zostać królową.
card-45-a = Według jakich zasad gracie?
    .a = Według instrukcji
    .b = Według Basila

card-46 = Pudełko smakołyków
    .a = Połowa jest dla psów, połowa dla dzieci, a etykiety zmył deszcz.
    .b = Okruszki i paragon z napisem „okruszki”.

card-47 = Kieszonkowe
    .a = Majątek klubu mieszka w skarpecie. Skarpety nikt nie ruszy, zapach pilnuje.
    .b = Wielkie bogactwo wymaga większej skarpety.

card-48 = Pożyczka
    .a = Dyrektorka banku ma dziewięć lat i zero litości.
    .b = Bank chce swoich pieniędzy i przysyła dwie dziewczyny z taczką.

card-49 = Świnka skarbonka
    .a = Ma na imię Gerald i nikt nie lubi wspominać o młotku.
    .b = Gerald to teraz głównie klej, za to lepiej słucha.
card-49-a = Rozbijacie Geralda?
    .a = Idziemy po młotek
    .b = Gerald zostaje cały

card-50 = Wiewiórki
    .a = Pracują w parach: jedna wygląda uroczo, druga trzyma worek.
    .b = W worku były żołędzie, guziki i jedna poszlaka, wszystko zakopane osobno.

card-51 = Wiewiórcza spółka
    .a = Orzechy przyjęły, pytają jeszcze o urlop.
    .b = Zjawiło się całe drzewo, z żołędziami, od najmniejszej do największej.

card-52 = Smycz i gwizdek
    .a = Dozorca parku pożyczył ci gwizdek i już żałuje.
    .b = Dozorca parku chce z tobą zamienić słowo, a to słowo to „gwizdek”.

card-53 = Znaczek z błędem
    .a = Królowa stoi na głowie i wygląda, jakby zawsze o tym marzyła.
    .b = Napisało do was muzeum, na bardzo grubym papierze.

card-54 = Zamienimy się?
    .a = Przychodzisz z guzikiem, wychodzisz z rowerem.
    .b = Rower zamienił się z powrotem w guzik.

card-55 = Bez smyczy
    .a = Pobiegł aportować, choć nikt niczego nie rzucał.
    .b = Wraca z zaginionym piknikiem, skarpetką listonosza i miną bohatera.

card-56 = Dobry piesek
    .a = Głosujecie, czy to dobry piesek. Wynik jest miażdżący.
    .b = Ma teraz odznakę. To znaczy miał, dopóki jej nie zjadł.

card-57 = Która jest która
    .a = Mia i Pia mówią, że nie są bliźniaczkami. Mówią to chórem.
    .b = Już umiecie je odróżnić: jedna z nich kłamie.
card-57-a = Łapiecie jedną z nich. Która to?
    .a = Mia
    .b = Pia

card-58 = Wszystko podwójnie
    .a = Wszystko razy dwa brzmi świetnie, dopóki nie chodzi o te dwie.
    .b = Przysłały prezent w dwóch połówkach, przez dwóch listonoszy.

card-59 = Za firanką
    .a = Firanka pod numerem dziewięć nie wisiała spokojnie od 1987 roku.
    .b = Firanka jest odsłonięta, a na parapecie stoi ciasto.
card-59-a = Co robicie?
    .a = Odmachujemy
    .b = Za żywopłot!

card-60 = Plotki
    .a = O czwartej wiedzieli już wszyscy, a o piątej było całkiem inaczej.
    .b = Raz nie ma o czym mówić i numer dziewięć mówi o tym każdemu.

card-61 = Małe kłamstewko
    .a = Zaczęło się od „to już tak było”, a teraz istnieje daleki kuzyn.
    .b = Kłamstewko ma już małe kłamstewka i chodzą z wami do klasy.
card-61-b = Przyznajecie się?
    .a = Przyznajemy się
    .b = Idziemy w zaparte

card-62 = Zdjęcie
    .a = Jeden kciuk, jeden gołąb, a za gołębiem: dowód.
    .b = Nowy aparat ma przycisk „ostro”. Zepsuty.

card-63 = Kłódki
    .a = Ktoś zamyka poszlaki na kłódki. Chociaż tyle, że porządnie.
    .b = Otwieracie już kłódki spinką, herbatnikiem albo surowym spojrzeniem.

card-64 = Klucz z dachu
    .a = Otwiera skrzynkę na dachu, w niej jest mniejszy klucz, a mniejszy klucz ma katar.
    .b = Najmniejszy klucz pasuje do najmniejszej kłódki, tej na pamiętniku geniusza zbrodni.

card-65 = Żelazny żołądek
    .a = Zjadasz szkolny obiad, dokładkę i tacę.
    .b = Nie możesz już patrzeć na kurczaka, a kurczak, niestety, na ciebie.

card-66 = Uczta o północy
    .a = O północy nawet krakers brzmi jak lawina.
    .b = Zostało jedno ciastko, klub głosuje i wygrywa Pies.

card-67 = Śmieciarka
    .a = Kiedy cofa, robi „pip”, a kiedy się cieszy, „tuut”.
    .b = Wolno wam już siedzieć z przodu i pociągać za „tuut”.

card-68 = Gumowe rękawice
    .a = Są żółte, piszczą i od dziś są twoje.
    .b = W lewym kciuku jest dziura i coś się tam wprowadziło.

card-69 = Skarb na wysypisku
    .a = Za lodówkami stoi tron z lodówek.
    .b = Wolno na nim siadać, ale lewa lodówka buczy.

card-70 = Szybka przebieranka
    .a = Wchodzisz za drzewo w stroju marynarza, wychodzisz w stroju drzewa.
    .b = Nawet Mama wcisnęła ci ulotkę i poszła dalej.

card-71 = Lepkie ręce
    .a = Czegoś brakuje, a najgorsze, że nikt nie pamięta czego.
    .b = Złodziej odesłał wszystko, ładnie zapakowane, z liścikiem o swoim wychowaniu.
card-71-a = Zgłaszacie to czy zastawiacie pułapkę?
    .a = Zgłaszamy
    .b = Zastawiamy pułapkę

card-72 = Piórko u kapelusza
    .a = Jest od rzadkiego ptaka, który prosi o zwrot.
    .b = Ptak przybył osobiście i siedzi na kapeluszu.

card-73 = Dwie gałki kłopotów
    .a = Właścicielka jest taka wdzięczna: lody gratis do końca życia albo do końca wanilii.
    .b = Wanilia wyszła. Właścicielka też wyszła, biegiem, za wanilią.
card-73-a = Jaka przysługa?
    .a = Bierzemy lody
    .b = Bierzemy klucz

card-74 = Lody dla wszystkich
    .a = Jest karta na pieczątki, jest pieczątka i jest pokusa.
    .b = Dentysta ma wiertło, lampę i dowcip o wiertle.

card-75 = Klucz, który do czegoś pasuje
    .a = Ma karteczkę. Na karteczce jest napis „karteczka”.
    .b = Nic już nie otwiera, ale dorośli nadal się przy nim denerwują.
card-75-a = Co próbujecie otworzyć?
    .a = Szopę podejrzanego
    .b = Szafę z kostiumami
    .c = Dziś nic

card-76 = Podniebienie do lodów
    .a = Czujesz różnicę w smaku między różowym a czerwonym.
    .b = Odkrywasz nowy smak i nazywasz go na cześć Psa.

card-77 = Topniejąca poszlaka
    .a = Mówiła coś ważnego, zanim powiedziała „kap”.
    .b = Na dnie zamrażarki: odcisk buta, idealny, truskawkowy.

card-78 = Lista ciastek
    .a = Jest na niej każde ciastko od września i kto dostał większą połowę.
    .b = Lista jest już dłuższa niż przyjaźń.

card-79 = Po równo
    .a = Ostatnią drożdżówkę dzielicie z kątomierzem.
    .b = Nawet okruszki są policzone, i to dwa razy.

card-80 = Zielone oczy
    .a = To niesprawiedliwe, a co gorsza, niesprawiedliwe dla ciebie.
    .b = Potwór przeprowadził się do sąsiadów, bo mają trampolinę.
card-80-a = Co na to klub?
    .a = Wszystko liczy
    .b = Wszystkim się dzieli

card-81 = Koło fortuny
    .a = „U mnie każdy wygrywa!”, woła pan przy kole, a budkę ma bardzo małą.
    .b = Pan od koła zniknął i zostawił wam koło.
card-81-a = Dokąd najpierw?
    .a = Do gabinetu luster
    .b = Do tunelu strachu

card-82 = Kokosy
    .a = Kokosy są przyklejone. Budka, jak się okazuje, też.
    .b = Wygrywacie złotą rybkę, która w głowie rozwiązała już dwie sprawy.

card-83 = Max
    .a = To nie Max, mówi Max, zanim ktokolwiek zapyta, o co chodzi.
    .b = Max jest teraz przyjacielem. Tak jest jeszcze głośniej.
card-83-a = Co z Maxem?
    .a = Zapraszamy go
    .b = Skarżymy na niego

card-84 = W domu przed zmrokiem
    .a = Mama się nie gniewa, Mama tylko pyta. Pyta od wtorku.
    .b = „Możecie posiedzieć dłużej”, mówi Mama, „ale będę w pokoju obok i będę dumna”.
card-84-a = Najpierw obowiązki?
    .a = Najpierw obowiązki
    .b = Najpierw śledztwo

card-85 = Ściana w klubie
    .a = Korek, pinezki i jeden długi sznurek, którego nikomu nie wolno przeciąć.
    .b = Sznurka jest już więcej niż ściany.

card-86 = Dyżur przy tablicy
    .a = Powierzono ci gąbkę.
    .b = Powierzono ci klucz do gąbki.

card-87 = Liścik
    .a = Na liściku jest „podaj dalej” i tak krąży po klasie od wiosny.
    .b = Liścik wrócił, a na odwrocie coś jest napisane.

card-88 = Trzy ruchy naprzód
    .a = Myślisz tak długo, że znowu twoja kolej.
    .b = Wiesz, co się święci, o trzy ruchy za późno.

card-89 = Według instrukcji
    .a = Strona dziewiąta, akapit drugi: nie robić głupich min.
    .b = Strona dziesiąta była przyklejona do dziewiątej i mówi, że wolno.

card-90 = Pamiętnik Mii
    .a = „Drogi pamiętniczku, dziś byłam Pią”.
    .b = Ostatnia strona to lusterko.

card-91 = Alibi Pii
    .a = Była w domu z siostrą, która była w domu z nią.
    .b = Zamieniają się z powrotem, a potem jeszcze raz, na wszelki wypadek.

card-92 = Żywopłotoznawstwo
    .a = Znasz po imieniu jedenaście żywopłotów, a jeden wisi ci przysługę.
    .b = Coś wije na tobie gniazdo.

card-93 = Ćśśś
    .a = Bibliotekarka słyszy, jak ktoś myśli o chipsach.
    .b = Uśmiechnęła się. Troje świadków podpisało się pod tym.
card-93-a = Wypożyczacie książkę?
    .a = „Poszlaki dla początkujących”
    .b = Tylko oglądamy obrazki

card-94 = Nie dotykać
    .a = Strażnik pracuje tu tak długo, że ma już własną tabliczkę.
    .b = Okazał się figurą woskową. Nikt nie wie, od kiedy.
card-94-a = Jak wchodzicie?
    .a = Ze szkolną wycieczką
    .b = Przez okno w dachu

card-95 = Malinowy Skandal
    .a = Ten kolor nazywa się Malinowy Skandal, a od dziś cała sprawa też.
    .b = To szminka geniusza zbrodni i niewiele z niej zostało.
card-95-a = Czyja to szminka?
    .a = To szminka Mamy
    .b = Pytamy numer dziewięć

card-96 = Śnieg po dach
    .a = Drzwi otwierają się na zewnątrz, a na zewnątrz jest pełno.
    .b = Odwilż kapie przez dach, prosto do jedynego porządnego kapelusza.
card-96-a = Ktoś spał na pryczy. Co teraz?
    .a = Idziemy po śladach butów
    .b = Barykadujemy drzwi

card-97 = Kamienna twarz
    .a = Nie drgnęła ani jedna brew, choć jedna bardzo chciała.
    .b = Brew ma teraz własne zdanie.

card-98 = Z ręką na sercu
    .a = To było okropne, trwało minutę, a potem było ciasto.
    .b = Ludzie wierzą wam już, zanim skończycie mówić.

card-99 = Sieć kłamstw
    .a = Daleki kuzyn jest zaproszony na herbatę.
    .b = Daleki kuzyn naprawdę przyszedł. Jest uroczy i jest podejrzanym.

card-100 = Wewnętrzna kieszeń
    .a = Ma guzik, suwak i pułapkę na myszy.
    .b = Pułapka na myszy złapała suwak.

card-101 = Znaczona moneta
    .a = Moneta jest pomalowana na zielono. Palce złodzieja też.
    .b = Całe miasto ma teraz zielone palce, a ogródki kwitną jak nigdy.

card-102 = Oczko w głowie
    .a = Nikt tu się nie podlizuje. Po prostu masz przy sobie jabłko.
    .b = Teraz wszystkim cię żal. To prawie to samo, tylko jabłko gorsze.

card-103 = Dwa w cenie jednego
    .a = Sklep pachnie tekturą i ludźmi, którzy znają wszystkie zasady.
    .b = Dostajecie to dobre krzesło.
card-103-a = Na co się zapisujecie?
    .a = Na turniej
    .b = Na dyżur w sklepie

card-104 = Sześć świeczek
    .a = Nikt nie ma urodzin, więc tort jest dowodem rzeczowym.
    .b = Został tylko talerz i pewne uczucie.
card-104-a = Kto dostaje pierwszy okruszek?
    .a = Kawałek dla Sąsiada
    .b = Kawałek dla Psa

card-105 = Gabinet luster
    .a = Wchodzi was garstka, wychodzi czternaście osób, w tym jedna bardzo chuda.
    .b = Jedna z tych czternastu osób nadal jest na wolności i ma twoją fryzurę.

card-106 = Wcale nie strasznie
    .a = To nie był strach. To był krzyk dla otuchy.
    .b = Szkielet macha, ty odmachujesz i teraz piszecie do siebie listy.

card-107 = Czarny zeszyt
    .a = Zemsta najlepiej smakuje w szkolnym autobusie.
    .b = Wyszło z niego dobre konfetti na cudze urodziny.
card-107-a = Drzecie zeszyt na strzępy?
    .a = Drzemy
    .b = Przewracamy stronę

card-108 = Przyjaźń z Maxem
    .a = Dostajesz żabę, zamiast umowy.
    .b = Żaba wprowadziła się do słoika z pomysłami i pomysły są od razu lepsze.

card-109 = Max idzie do Ligi
    .a = Sweter mu nie pasuje, on o tym wie i to wasza wina.
    .b = Max stoi w drzwiach ze swetrem w ręku. „Gryzie”, mówi.

card-110 = Mama robi obchód
    .a = Potrafi tak stanąć w drzwiach, że to już jest pytanie.
    .b = Mama znalazła tablicę i przepięła jedną pinezkę. Ma rację.

card-111 = Na celowniku
    .a = Barnaby Groat zbiera pieniądze na obiady i nigdy nie daje paragonu.
    .b = Barnaby siedzi sam na murku. Murek okazuje się najsamotniejszym miejscem na boisku.
card-111-a = Barnaby chce waszych kanapek.
    .a = Stawiamy się
    .b = Oddajemy

card-112 = Notes posterunkowego Pluma
    .a = Posterunkowy Plum ślini ołówek i wszyscy patrzą na ołówek.
    .b = „Szlaban”, zapisuje posterunkowy Plum, podkreśla i stawia kropkę.

card-113 = Kartka na lodówce
    .a = Punkt czwarty to „twój pokój”, podkreślony przez kogoś silnego.
    .b = Pod łóżkiem były dwie poszlaki, kanapka i kuzyn.

card-114 = Najpierw śledztwo
    .a = „Jeszcze pięć minut” to jednostka czasu znana tylko dzieciom.
    .b = „Miało być pięć”, mówi Mama, patrząc w kalendarz.

card-115 = Nos w książce
    .a = Czytasz w marszu i jak dotąd sprzeciw zgłosił tylko staw.
    .b = Jesteś w ostatnim rozdziale i wiesz, kto to zrobił. Tak jest napisane.

card-116 = Poszlaki dla początkujących
    .a = Rozdział pierwszy: nie rozlewać zupy na rozdział pierwszy.
    .b = O zupie jest wzmianka, ale tylko jedna.
card-116-a = Oddajecie książkę?
    .a = Oddajemy
    .b = Jeszcze tydzień

card-117 = Godzina ciszy
    .a = Od piątej do szóstej nawet zegar chodzi na palcach.
    .b = Słyszycie już, jak nadchodzi zagadka. Ma na nogach kapcie.

card-118 = Eksponat
    .a = Nazywa się „Bez tytułu (wiadro)”, a pan od sprzątania usłyszał to już dwa razy.
    .b = Wiadro sprzedano za wielkie pieniądze innemu wiadru.

card-119 = Szkolna wycieczka
    .a = „Parami, za rączki”, mówi pani, której brakuje już jedenastu rączek.
    .b = Nadal są w dinozaurze.

card-120 = Kocie kroki
    .a = Nosisz czerń, chodzisz na palcach i nucisz do tego własną muzykę.
    .b = Diament jest w twojej kieszeni. Leżał na podłodze. Już, już chcesz to powiedzieć.
card-120-b = Oddajesz diament?
    .a = Oddaję
    .b = Zatrzymuję do jutra

card-121 = Rumieniec
    .a = Masz dokładnie ten sam kolor co dowód rzeczowy.
    .b = Już się nie rumienisz, tylko świecisz. Po ciemku to gorzej.

card-122 = Danie dnia
    .a = W menu jest jedna strona, jedno danie i jedenaście nazw na nie.
    .b = Nazwali kanapkę na cześć klubu. To głównie chleb.
card-122-a = Co podać?
    .a = Podejrzana zupa (podejrzani)
    .b = Czyn pod kruszonką (czyny)
    .c = Placek rzeczowy (dowody)

card-123 = Poczta lotnicza
    .a = To nie broń, tłumaczycie, to urząd pocztowy.
    .b = Już po gumce. Po szklarni też.
card-123-a = Czym ładujecie?
    .a = Papierowymi kulkami
    .b = Mokrymi gąbkami

card-124 = Założymy się?
    .a = W klubie nikt jeszcze nie stchórzył, stąd te wszystkie ręce w gipsie.
    .b = Pod drzwiami klubu leży jajko zaadresowane do was.
card-124-a = O co się zakładacie?
    .a = Ani słowa rady
    .b = Koniec przed nocą
    .c = Tchórzymy

card-125 = Walentynka bez podpisu
    .a = Pachnie różami i troszeczkę klejem.
    .b = Klej wysechł i trzyma.
card-125-a = Od kogo jest walentynka?
    .a = Od kogoś z nas
    .b = Od podejrzanego

card-126 = Zetrzyj to
    .a = Chusteczką, śliną i bez krzty godności.
    .b = Chusteczka wisi w ramce jako mapa Danii.

card-127 = Wełniane skarpety
    .a = Babcia zrobiła je na drutach dla kogoś z jedną długą stopą.
    .b = Z długiej skarpety wyszedł szalik, a z krótkiej morał.

card-128 = Ślady butów
    .a = Dwa razy prowadzą tam, raz z powrotem, a jeden ślad jest zajęczy.
    .b = Zając przyznał się do wszystkiego, nawet do księżyca.

card-129 = Straszne historie
    .a = „A hak”, szepcze Basil, „nadal wisiał na drzwiach, z kurtką”.
    .b = Duch był tu przez cały czas i miał dużo cierpliwości.

card-130 = Kruczki w zasadach
    .a = „Właściwie to”, zaczynasz, i cały pokój siada.
    .b = Siedmiolatka udowadnia ci błąd. Przeczytała to, co małym druczkiem.

card-131 = Turniej
    .a = Pierwsza nagroda: puchar. Druga nagroda: pudełko po pucharze.
    .b = Puchar jest z plastiku, ale z najpiękniejszego plastiku na świecie.

card-132 = Za ladą
    .a = Wszystkiego wolno dotykać, w nic nie wolno grać. Najokrutniejsza praca w mieście.
    .b = Wypłata: dwie krótkofalówki i szachowy konik bez konia.

card-133 = Cukrowy szał
    .a = Przez dziesięć minut możecie rozwiązać wszystko, a przez dwadzieścia nie możecie wstać.
    .b = Tak silnej woli w pobliżu lukru jeszcze nie widziano.

card-134 = Co czwarta poszlaka gratis
    .a = „Karta stałego klienta jest?”, słychać przy kasie, bez cienia nadziei.
    .b = Kasjer jest pracownikiem miesiąca, a miesiąc nazwano jego imieniem.
card-134-a = Jak płacicie?
    .a = Ze skarpety
    .b = Na zeszyt

card-135 = Talent do wypieków
    .a = Masz mąkę na nosie i plan w piekarniku.
    .b = Plan pięknie wyrósł.

card-136 = Oko za oko
    .a = Podejrzany spuścił powietrze ze wszystkich rowerów na ulicy, nawet z monocykla.
    .b = Pompujecie wszystkie z powrotem, nawet monocykl, i kończycie we wtorek.

card-137 = Palce jak z kleju
    .a = Klej. Tyle kleju.
    .b = Klej się skończył. Poduszka pierdziuszka dopiero zaczyna.
card-137-a = Odpłacacie im?
    .a = Odpłacamy
    .b = Śmiejemy się razem z nimi

card-138 = Pięknym za nadobne
    .a = To nie złość. To tylko lista, wielkimi literami.
    .b = Lista jest teraz łódeczką z papieru i pływa. Wcześniej nawet tego nie umiała.
card-138-a = Drzesz listę?
    .a = Wybaczam
    .b = Lista zostaje

card-139 = Tik
    .a = Jest kwadrans po którejś, i to już od dłuższej chwili.
    .b = Chodzi do tyłu, co wyjaśnia śniadanie.
card-139-a = Oddajecie zegarek do naprawy?
    .a = Do naprawy
    .b = Niech zostanie, jak jest

card-140 = Następna strona
    .a = Strona druga jest tylko na rzeczy naprawdę poważne, na przykład chomika.
    .b = Trzeciej strony nie ma. Jest tylko rysunek rekina.

card-141 = Na zimno
    .a = Umiesz czekać i świetnie przy tym wyglądasz.
    .b = Podano do stołu.

card-142 = W kupie siła
    .a = Małe nogi w równym kroku brzmią jak dwie bardzo duże.
    .b = Nadal chodzicie równym krokiem, ale teraz jest do tego piosenka.

card-143 = Ani kroku w tył
    .a = Kolana ci się trzęsą, ale trzęsą się na niego.
    .b = Barnaby kiwa ci teraz głową, bardzo mało i z bardzo wysoka.

card-144 = Podatek od kanapek
    .a = Zaczęło się od skórek.
    .b = Oddał wszystko, w kanapkach, a niektóre są nawet wasze.

card-145 = To co zwykle
    .a = Już nie zamawiasz. Talerz przychodzi sam i wzdycha.
    .b = „To co zwykle” się skończyło, a razem z nim twój humor.

card-146 = Mucha w zupie
    .a = „Mucha zapłaciła za zupę”, mówi kelner. „Pływanie liczymy osobno”.
    .b = Mucha awansowała na stałego gościa.

card-147 = Zmywanie
    .a = Talerze sięgają sufitu, a sufitu też nikt nie umył.
    .b = Na dnie zlewu leży zaginiona łyżka, a pod łyżką cała intryga.

card-148 = Celne oko
    .a = Z czterdziestu kroków trafiasz blaszanego koguta na dachu, a on już robi uniki.
    .b = Posterunkowy Plum prosi o lekcje.

card-149 = Mokre gąbki
    .a = Lądują z takim odgłosem, jakby skończyło się przemówienie.
    .b = Wszystko jest czyste i nikt nie podziękował.

card-150 = Bez mrugnięcia
    .a = Zjadasz całą cytrynę w zakładzie, którego nikt nie zaproponował.
    .b = Cytryny schodzą ci teraz z drogi.

card-151 = Pusta ramka
    .a = I tak ją wieszacie, a pod pewnym kątem jest całkiem niezła.
    .b = Ramka nie jest pusta: siedzi w niej malutka mucha i się uśmiecha.
card-151-a = Co poszło nie tak?
    .a = Pech
    .b = Złe maniery

card-152 = Dach o zmierzchu
    .a = Stąd widać wszystko, także to, jak nisko to wszystko jest.
    .b = Straż pożarna była bardzo miła i śmiała się dopiero na drabinie.

card-153 = Ściana odważnych
    .a = Imiona wydrapano tu łyżką, a jedno z nich należy do Mamy.
    .b = Są tu wasze imiona, bez błędów, obok rysunku kury.

card-154 = Głowa w chmurach
    .a = Dwa razy wpadasz na tę samą latarnię i dwa razy ją przepraszasz.
    .b = Latarnia ma dużo zrozumienia.

card-155 = Ktoś z nas
    .a = Wszyscy się czerwienią, co zawęża krąg do wszystkich.
    .b = Zostają tylko przyjaciółmi i mówią o tym każdemu, długo.

card-156 = Ciche westchnienia
    .a = Podejrzany narysował was z bardzo dużymi oczami i bardzo ładnymi włosami.
    .b = Złamano jedno serce i jedną skrzynkę na listy.

card-157 = Co do grosza
    .a = Odliczasz cenę w groszach, a kolejce rosną brody.
    .b = Brody złożyły skargę.

card-158 = Na zeszyt
    .a = Wszystko trafia do zeszytu pod tytułem „Ha”.
    .b = Pod waszymi imionami jest kreska, a obok mały kwiatek.

card-159 = Wojna na psikusy
    .a = Poniedziałek: sól w cukrze. Wtorek: cukier w soli. Środa: nikt nie je.
    .b = Czwartek: wszystko do góry nogami, nawet sufit.

card-160 = Beczka śmiechu
    .a = Śmiejecie się tak długo, aż robi się śmiesznie.
    .b = Dowcipu nikt nie pamięta, tylko karetkę.

card-161 = Władza nad gumowymi pająkami
    .a = Masz ich czterdzieści, a jeden zaczął odpowiadać.
    .b = Czterdziesty pająk nie jest z gumy.

card-162 = Budzik
    .a = Jest nastawiony na godzinę, do której nikt się nie przyznaje.
    .b = Ktoś schował go do szuflady i teraz budzi skarpetki.

card-163 = Oko zegarmistrza
    .a = Lupa robi jedno oko ogromne, a drugie zazdrosne.
    .b = Zegarek jest jak nowy i wybija trzynastą, jak należy.

card-164 = Pożyczony czas
    .a = Trzeba go oddać, z odsetkami, w niezręcznej chwili.
    .b = Chwila jest niezręczna.
card-164-a = Pożyczyć trochę czasu?
    .a = Pożyczyć
    .b = Lepiej nie

card-165 = Niezałatwione sprawy
    .a = Na pudle jest napis „później”, a później właśnie przyjechało na wózku.
    .b = Wózek skrzypi: „A nie mówiłem?”

card-166 = Szczęśliwe gacie
    .a = Nieprane od ostatniej wygranej, a to nie była wygrana.
    .b = Czyste, wyprasowane i, jak się okazuje, tak samo szczęśliwe.

card-167 = Listy z podziękowaniem
    .a = Ciocia Hilda czeka od świąt, i to wcale nie ostatnich.
    .b = Ciocia Hilda zjawia się osobiście, z walizką i gwizdkiem.

card-168 = Szczelna sprawa
    .a = Cztery ramki są pełne i geniusz zbrodni czuje, że już nie ma przeciągu.
    .b = Nie wycieka ani kropla, choć posterunkowy Plum potrząsa.

card-169 = Cienka teczka
    .a = Teczka jest taka cienka, że wiatr pożyczył ją już dwa razy.
    .b = Wkładacie do niej ulotkę z pizzerii i nikt jeszcze nic nie zauważył.

card-170 = Dlaczego?
    .a = Każdy coś zrobił. Kłopot w tym, że nikt niczego nie chciał.
    .b = „Wystarczyło mnie zapytać”, mówi geniusz zbrodni. No to pytacie.

card-171 = Kto?
    .a = Podejrzany ma jedenaście par wąsów i dziś wieczorem nosi wszystkie.
    .b = Jedenaste wąsy odchodzą z takim dźwiękiem jak plaster.

card-172 = Gdzie?
    .a = Mgła jest tak gęsta, że posterunkowy Plum aresztował skrzynkę na listy.
    .b = W oknie pali się światło i ktoś robi grzanki.

card-173 = Co się stało?
    .a = Ktoś zrobił coś czemuś. Gazeta nazywa to sensacją.
    .b = Okazuje się, że nic nie skradziono, tylko wszystko źle odłożono.

card-174 = Czym?
    .a = W pudle z dowodami: skarpetka, druga skarpetka i rosnący niepokój.
    .b = To było w lewej skarpetce, teraz jest w torebce na dowody, a torebka nuci.

# --- co leży na kartach: liczba w bierniku („połóż 1 gwiazdkę”, „leżą tu 2 gwiazdki”), po „nie ma” (.none),
# po „za” (.each)

token-star =
    { $n ->
        [one] 1 gwiazdkę
        [few] { $n } gwiazdki
       *[many] { $n } gwiazdek
    }
    .none = żadnych gwiazdek
    .each = każdą gwiazdkę
token-badge =
    { $n ->
        [one] 1 odznakę
        [few] { $n } odznaki
       *[many] { $n } odznak
    }
    .none = żadnych odznak
    .each = każdą odznakę
token-stamp =
    { $n ->
        [one] 1 znaczek
        [few] { $n } znaczki
       *[many] { $n } znaczków
    }
    .none = żadnych znaczków
    .each = każdy znaczek
token-notch =
    { $n ->
        [one] 1 nacięcie
        [few] { $n } nacięcia
       *[many] { $n } nacięć
    }
    .none = żadnych nacięć
    .each = każde nacięcie
token-growl =
    { $n ->
        [one] 1 burknięcie
        [few] { $n } burknięcia
       *[many] { $n } burknięć
    }
    .none = żadnych burknięć
    .each = każde burknięcie
token-whiff =
    { $n ->
        [one] 1 smrodek
        [few] { $n } smrodki
       *[many] { $n } smrodków
    }
    .none = żadnych smrodków
    .each = każdy smrodek
token-whisper =
    { $n ->
        [one] 1 szept
        [few] { $n } szepty
       *[many] { $n } szeptów
    }
    .none = żadnych szeptów
    .each = każdy szept
token-headline =
    { $n ->
        [one] 1 nagłówek
        [few] { $n } nagłówki
       *[many] { $n } nagłówków
    }
    .none = żadnych nagłówków
    .each = każdy nagłówek
token-room =
    { $n ->
        [one] 1 pokój
        [few] { $n } pokoje
       *[many] { $n } pokojów
    }
    .none = żadnych pokojów
    .each = każdy pokój
token-black-mark =
    { $n ->
        [one] 1 uwagę
        [few] { $n } uwagi
       *[many] { $n } uwag
    }
    .none = żadnych uwag
    .each = każdą uwagę
token-treat =
    { $n ->
        [one] 1 smakołyk
        [few] { $n } smakołyki
       *[many] { $n } smakołyków
    }
    .none = żadnych smakołyków
    .each = każdy smakołyk
token-coin =
    { $n ->
        [one] 1 monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
    .none = żadnych monet
    .each = każdą monetę
token-tick =
    { $n ->
        [one] 1 ptaszka
        [few] { $n } ptaszki
       *[many] { $n } ptaszków
    }
    .none = żadnych ptaszków
    .each = każdego ptaszka
token-fib =
    { $n ->
        [one] 1 kłamstewko
        [few] { $n } kłamstewka
       *[many] { $n } kłamstewek
    }
    .none = żadnych kłamstewek
    .each = każde kłamstewko
token-feather =
    { $n ->
        [one] 1 piórko
        [few] { $n } piórka
       *[many] { $n } piórek
    }
    .none = żadnych piórek
    .each = każde piórko
token-ticket =
    { $n ->
        [one] 1 bilet
        [few] { $n } bilety
       *[many] { $n } biletów
    }
    .none = żadnych biletów
    .each = każdy bilet
token-smile =
    { $n ->
        [one] 1 uśmiech
        [few] { $n } uśmiechy
       *[many] { $n } uśmiechów
    }
    .none = żadnych uśmiechów
    .each = każdy uśmiech
token-good-day =
    { $n ->
        [one] 1 dobry dzień
        [few] { $n } dobre dni
       *[many] { $n } dobrych dni
    }
    .none = żadnych dobrych dni
    .each = każdy dobry dzień
token-log =
    { $n ->
        [one] 1 polano
        [few] { $n } polana
       *[many] { $n } polan
    }
    .none = żadnych polan
    .each = każde polano
token-slice =
    { $n ->
        [one] 1 kawałek
        [few] { $n } kawałki
       *[many] { $n } kawałków
    }
    .none = żadnych kawałków
    .each = każdy kawałek
token-entry =
    { $n ->
        [one] 1 wpis
        [few] { $n } wpisy
       *[many] { $n } wpisów
    }
    .none = żadnych wpisów
    .each = każdy wpis
token-mark =
    { $n ->
        [one] 1 kreskę
        [few] { $n } kreski
       *[many] { $n } kresek
    }
    .none = żadnych kresek
    .each = każdą kreskę
token-warning =
    { $n ->
        [one] 1 upomnienie
        [few] { $n } upomnienia
       *[many] { $n } upomnień
    }
    .none = żadnych upomnień
    .each = każde upomnienie
token-fine =
    { $n ->
        [one] 1 karę
        [few] { $n } kary
       *[many] { $n } kar
    }
    .none = żadnych kar
    .each = każdą karę
token-cobweb =
    { $n ->
        [one] 1 pajęczynę
        [few] { $n } pajęczyny
       *[many] { $n } pajęczyn
    }
    .none = żadnych pajęczyn
    .each = każdą pajęczynę
