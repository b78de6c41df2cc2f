# O co chodziło w sprawie: opowieść z tego, co rozwiązano. Między *gwiazdkami* jest to, co dostaje kolor.
# Formy: .f i .many, gdy czasownik nie jest męski (bibliotekarka, mama, bliźniaczki).

tale-title-suspect-motive =
    { $suspect ->
        [Librarian] { WORD($motive, of: "tale-like", form: "f") } bibliotekarka
        [Mom] { WORD($motive, of: "tale-like", form: "f") } mama
        [Twins] { WORD($motive, of: "tale-like", form: "many") } bliźniaczki
       *[other] { WORD($motive, of: "tale-like") } { WORD($suspect, of: "clue", form: "small") }
    }
tale-title-suspect-location = { WORD($suspect, of: "clue") } { WORD($location, of: "clue", form: "at") }
tale-title-suspect-object = { WORD($suspect, of: "clue") } i { WORD($object, of: "clue", form: "small") }
tale-title-suspect-crime = List gończy: { WORD($suspect, of: "clue", form: "small") }, za { WORD($crime, of: "clue", form: "acc") }
tale-title-suspect = Prawdopodobnie { WORD($suspect, of: "clue", form: "small") }
tale-title-crime-location = { WORD($crime, of: "clue") } { WORD($location, of: "clue", form: "at") }
tale-title-crime-motive = { WORD($crime, of: "clue") } { WORD($motive, of: "tale-like", form: "why") }
tale-title-crime-object = { WORD($crime, of: "clue") } { WORD($object, of: "clue", form: "with") } w tle
tale-title-crime = Zarzut: { WORD($crime, of: "clue", form: "small") }
tale-title-location-object = { WORD($object, of: "clue") } { WORD($location, of: "clue", form: "at") }
tale-title-location-motive = { WORD($motive, of: "clue") } { WORD($location, of: "clue", form: "at") }
tale-title-location = Tajemnica { WORD($location, of: "clue", form: "at") }
tale-title-object-motive = { WORD($motive, of: "clue") } i { WORD($object, of: "clue", form: "small") }
tale-title-object = { WORD($object, of: "clue") } i nic więcej
tale-title-motive =
    { $motive ->
        [Dare] Czyjś zakład
        [Hunger] Czyjś głód
        [Money] Czyjeś pieniądze
       *[other] Czyjaś { WORD($motive, of: "clue", form: "small") }
    }
tale-title-nothing = Pusta teczka
tale-subtitle-object = i cała historia { WORD($object, of: "clue", form: "with") }
tale-subtitle-location = i co się działo { WORD($location, of: "clue", form: "at") }

# Jaki jest ktoś, kto robi coś z tego powodu
tale-like-dare = Zuchwały
    .f = Zuchwała
    .many = Zuchwałe
    .why = dla zakładu
tale-like-fame = Sławny
    .f = Sławna
    .many = Sławne
    .why = dla sławy
tale-like-hunger = Głodny
    .f = Głodna
    .many = Głodne
    .why = z głodu
tale-like-jealousy = Zazdrosny
    .f = Zazdrosna
    .many = Zazdrosne
    .why = z zazdrości
tale-like-love = Zakochany
    .f = Zakochana
    .many = Zakochane
    .why = z miłości
tale-like-money = Chciwy
    .f = Chciwa
    .many = Chciwe
    .why = dla pieniędzy
tale-like-revenge = Mściwy
    .f = Mściwa
    .many = Mściwe
    .why = z zemsty

tale-empty = Nikt nie wie, kto, nikt nie wie, dlaczego, a teczka pachnie herbatnikami.

tale-because-dare = Ktoś powiedział „na pewno się boisz”, a *zakład* to zakład:
tale-because-fame = W gazecie było jeszcze miejsce, a *sława* na nikogo nie czeka:
tale-because-hunger = Kolacja się spóźniła, a *głód* przyszedł za wcześnie:
tale-because-jealousy = Ktoś inny dostał większą połowę, a *zazdrość* umie liczyć:
tale-because-love = Był list bez podpisu, a w każdej linijce *miłość*:
tale-because-money = Skarbonka zabrzęczała i było jasne, że *pieniądze* się kończą:
tale-because-revenge = Były stare rachunki do wyrównania, a *zemsta* niczego nie zapomina:
tale-because = Poszło o *{ WORD($motive, of: "clue", form: "acc") }*:

# Po powodzie jest dwukropek: zdanie toczy się dalej. Bez powodu zdanie się zaczyna.
tale-who =
    { HAS($motive) ->
        [yes] *{ WORD($suspect, of: "clue", form: "small") }*
       *[no] *{ WORD($suspect, of: "clue") }*
    }
tale-somebody =
    { HAS($motive) ->
        [yes] ktoś
       *[no] Ktoś
    }

tale-went-cabin = podkradł się do *chaty*
    .f = podkradła się do *chaty*
    .many = podkradły się do *chaty*
tale-went-carnival = wślizgnął się do *lunaparku*
    .f = wślizgnęła się do *lunaparku*
    .many = wślizgnęły się do *lunaparku*
tale-went-diner = zajął stolik w kącie w *knajpce*
    .f = zajęła stolik w kącie w *knajpce*
    .many = zajęły stolik w kącie w *knajpce*
tale-went-game-store = kręcił się po *sklepie z grami*
    .f = kręciła się po *sklepie z grami*
    .many = kręciły się po *sklepie z grami*
tale-went-ice-cream-shop = dostał się do *lodziarni*
    .f = dostała się do *lodziarni*
    .many = dostały się do *lodziarni*
tale-went-mansion = wdrapał się do *willi*
    .f = wdrapała się do *willi*
    .many = wdrapały się do *willi*
tale-went-museum = został po zamknięciu w *muzeum*
    .f = została po zamknięciu w *muzeum*
    .many = zostały po zamknięciu w *muzeum*
tale-went-park = czekał w *parku*
    .f = czekała w *parku*
    .many = czekały w *parku*
tale-went-school = wrócił do *szkoły*
    .f = wróciła do *szkoły*
    .many = wróciły do *szkoły*
tale-went = poszedł tam: *{ WORD($location, of: "clue", form: "small") }*
    .f = poszła tam: *{ WORD($location, of: "clue", form: "small") }*
    .many = poszły tam: *{ WORD($location, of: "clue", form: "small") }*
tale-nowhere = zniknął bez świadków
    .f = zniknęła bez świadków
    .many = zniknęły bez świadków

tale-with-cake = z połową *tortu*
tale-with-game-piece = z *pionkiem* w rękawie
tale-with-hat = w cudzym *kapeluszu*
tale-with-key = z pożyczonym *kluczem*
tale-with-lipstick = ze *szminką* w jednej kieszeni
tale-with-slingshot = z *procą* w drugiej kieszeni
tale-with-stamp = ze *znaczkiem* cenniejszym niż list
tale-with-watch = z jednym okiem na *zegarku*
tale-with = z dowodem w ręku: *{ WORD($object, of: "clue", form: "small") }*

tale-deed =
    { HAS($with) ->
        [yes] { $who } { $went }, { $with }.
       *[no] { $who } { $went }.
    }

tale-charge-bullying = Zarzut: *dokuczanie*. Troje zapłakanych świadków, w tym jeden kot.
tale-charge-eavesdropping = Zarzut: *podsłuchiwanie*. Jedno ucho, jedna dziurka od klucza, zero manier.
tale-charge-lying = Zarzut: *kłamstwo*. Cztery wersje, jedna piękniejsza od drugiej.
tale-charge-prank = Zarzut: *psikus*. Jedno wiadro, jedne drzwi i bardzo zła chwila.
tale-charge-theft = Zarzut: *kradzież*. Jedna pusta półka i jedna bardzo pełna kieszeń.
tale-charge-trespassing = Zarzut: *wtargnięcie*. Jeden płot, dwie tabliczki i nikogo, kto umie czytać.
tale-charge-vandalism = Zarzut: *wandalizm*. Jedno okno, a raczej to, co z niego zostało.
tale-charge = Zarzut: *{ WORD($crime, of: "clue", form: "small") }*.
tale-no-charge = Jaki jest zarzut, tego nikt nie wie.

tale-then-escape = Potem ostatnie drzwi stały otworem, a podejrzany był już po drugiej stronie.
tale-then-out_of_ideas = Potem nikomu już nic nie przychodziło do głowy.
tale-then-out_of_time = Potem wzeszło słońce.
tale-then-clueless = Potem nie było już czego oglądać.
tale-then-stopped = Potem ktoś zawołał wszystkich na kolację.

# To samo innymi słowami, co drugą sprawę
tale-because-dare-2 = Wszyscy liczyli do trzech, a *zakład* do czterech:
tale-because-fame-2 = Kamera już szła, a *sława* lubi zbliżenia:
tale-because-hunger-2 = Lodówka była pusta, a *głód* znał drogę:
tale-because-jealousy-2 = Sąsiedzi mieli nowy rower, a *zazdrość* żadnego:
tale-because-love-2 = Na drzewie były dwa imiona, a *miłość* trzymała scyzoryk:
tale-because-money-2 = Portfel był chudy, a *pieniądze* jeszcze chudsze:
tale-because-revenge-2 = Nikt nie powiedział „przepraszam”, a *zemsta* czekała tydzień:
tale-went-cabin-2 = zapukał dwa razy do *chaty*
    .f = zapukała dwa razy do *chaty*
    .many = zapukały dwa razy do *chaty*
tale-went-carnival-2 = stanął w *lunaparku* w najdłuższej kolejce
    .f = stanęła w *lunaparku* w najdłuższej kolejce
    .many = stanęły w *lunaparku* w najdłuższej kolejce
tale-went-diner-2 = schował się w *knajpce* za kartą dań
    .f = schowała się w *knajpce* za kartą dań
    .many = schowały się w *knajpce* za kartą dań
tale-went-game-store-2 = zajrzał w *sklepie z grami* do każdego pudełka
    .f = zajrzała w *sklepie z grami* do każdego pudełka
    .many = zajrzały w *sklepie z grami* do każdego pudełka
tale-went-ice-cream-shop-2 = policzył w *lodziarni* wszystkie smaki
    .f = policzyła w *lodziarni* wszystkie smaki
    .many = policzyły w *lodziarni* wszystkie smaki
tale-went-mansion-2 = zadzwonił do każdych drzwi *willi*
    .f = zadzwoniła do każdych drzwi *willi*
    .many = zadzwoniły do każdych drzwi *willi*
tale-went-museum-2 = udawał w *muzeum* posąg
    .f = udawała w *muzeum* posąg
    .many = udawały w *muzeum* posągi
tale-went-park-2 = nakarmił w *parku* dwa razy tę samą kaczkę
    .f = nakarmiła w *parku* dwa razy tę samą kaczkę
    .many = nakarmiły w *parku* dwa razy tę samą kaczkę
tale-went-school-2 = usiadł w *szkole* w ostatniej ławce
    .f = usiadła w *szkole* w ostatniej ławce
    .many = usiadły w *szkole* w ostatniej ławce
tale-with-cake-2 = z *tortem* na obu policzkach
tale-with-game-piece-2 = z *pionkiem*, ale bez gry
tale-with-hat-2 = w *kapeluszu* o dwa numery za dużym
tale-with-key-2 = z *kluczem* do zupełnie innych drzwi
tale-with-lipstick-2 = ze *szminką* o ton za czerwoną
tale-with-slingshot-2 = z *procą* i bez dobrej wymówki
tale-with-stamp-2 = ze *znaczkiem* na podeszwie
tale-with-watch-2 = z *zegarkiem*, który spóźniał się dziesięć minut
tale-charge-bullying-2 = Zarzut: *dokuczanie*. O jedną czapkę za płotem za dużo.
tale-charge-eavesdropping-2 = Zarzut: *podsłuchiwanie*. Szklanka, ściana i bardzo czerwone ucho.
tale-charge-lying-2 = Zarzut: *kłamstwo*. Pies to zjadł, tylko psa nie ma.
tale-charge-prank-2 = Zarzut: *psikus*. Śmiali się wszyscy, oprócz nauczycielki.
tale-charge-theft-2 = Zarzut: *kradzież*. Ślad z okruszków prowadzi do domu.
tale-charge-trespassing-2 = Zarzut: *wtargnięcie*. Błotniste buty na czystym dywanie.
tale-charge-vandalism-2 = Zarzut: *wandalizm*. Farba była jeszcze mokra, ręce też.
