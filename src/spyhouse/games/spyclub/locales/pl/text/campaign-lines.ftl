# Wiersze zasad na kartach kampanii: fraza na wszystko, co może zrobić karta. Składa je campaign/wording. $who to „you”
# albo o kogo chodzi. Formy: .gen dopełniacz, .dat celownik, .acc biernik, .ins narzędnik. Liczba żetonów jest w bierniku.

# --- osoby, figury, typy

a-player =
    { $who ->
        [you] ty
        [each] każda osoba
        [active] aktywna osoba
        [owner] osoba z tą kartą
        [others] każda inna osoba
        [starter] osoba zaczynająca
        [left] następna osoba
        [right] poprzednia osoba
        [partner] druga osoba
        [victim] osoba w tym miejscu
        [ringed] druga osoba z medalionem
        [most_ideas] osoba z największą liczbą pomysłów (przy remisie po kolei)
        [fewest_ideas] osoba z najmniejszą liczbą pomysłów (przy remisie po kolei)
        [chosen] osoba wybrana przez drużynę
       *[beside] osoba { beside-ins }
    }
    .gen =
        { $who ->
            [you] ciebie
            [each] każdej osoby
            [active] aktywnej osoby
            [owner] osoby z tą kartą
            [others] każdej innej osoby
            [starter] osoby zaczynającej
            [left] następnej osoby
            [right] poprzedniej osoby
            [partner] drugiej osoby
            [victim] osoby w tym miejscu
            [ringed] drugiej osoby z medalionem
            [most_ideas] osoby z największą liczbą pomysłów (przy remisie po kolei)
            [fewest_ideas] osoby z najmniejszą liczbą pomysłów (przy remisie po kolei)
            [chosen] osoby wybranej przez drużynę
           *[beside] osoby { beside-ins }
        }
    .dat =
        { $who ->
            [you] sobie
            [each] każdej osobie
            [active] aktywnej osobie
            [owner] osobie z tą kartą
            [others] każdej innej osobie
            [starter] osobie zaczynającej
            [left] następnej osobie
            [right] poprzedniej osobie
            [partner] drugiej osobie
            [victim] osobie w tym miejscu
            [ringed] drugiej osobie z medalionem
            [most_ideas] osobie z największą liczbą pomysłów (przy remisie po kolei)
            [fewest_ideas] osobie z najmniejszą liczbą pomysłów (przy remisie po kolei)
            [chosen] osobie wybranej przez drużynę
           *[beside] osobie { beside-ins }
        }
beside-ins =
    { $figure ->
        [dog] z Psem
        [twin] z drugą bliźniaczką
        [guard] ze strażnikiem
        [rival] z rywalem
        [bully] z łobuzem
        [mom] z Mamą
        [reporter] z reporterką
        [piece] z pionkiem
        [wagon] ze śmieciarką
        [heart] z medalionem
        [monster] z potworem
        [sign] ze strzałką
        [hat] z kapeluszem
       *[other] z figurą
    }
whose =
    { $who ->
        [you] twoja
       *[other] { a-player.gen }
    }
a-figure =
    { $figure ->
        [suspect] podejrzany
        [dog] Pies
        [twin] druga bliźniaczka
        [guard] strażnik
        [rival] rywal
        [bully] łobuz
        [mom] Mama
        [reporter] reporterka
        [piece] pionek
        [wagon] śmieciarka
        [heart] medalion
        [monster] potwór
        [sign] strzałka
        [hat] kapelusz
       *[other] figura
    }
    .acc =
        { $figure ->
            [suspect] podejrzanego
            [dog] Psa
            [twin] drugą bliźniaczkę
            [guard] strażnika
            [rival] rywala
            [bully] łobuza
            [mom] Mamę
            [reporter] reporterkę
            [wagon] śmieciarkę
            [monster] potwora
            [sign] strzałkę
            [other] figurę
           *[same] { a-figure }
        }
    .gen =
        { $figure ->
            [suspect] podejrzanego
            [dog] Psa
            [twin] drugiej bliźniaczki
            [guard] strażnika
            [rival] rywala
            [bully] łobuza
            [mom] Mamy
            [reporter] reporterki
            [piece] pionka
            [wagon] śmieciarki
            [heart] medalionu
            [monster] potwora
            [sign] strzałki
            [hat] kapelusza
           *[other] figury
        }
    .ins =
        { $figure ->
            [suspect] podejrzanym
            [dog] Psem
            [twin] drugą bliźniaczką
            [guard] strażnikiem
            [rival] rywalem
            [bully] łobuzem
            [mom] Mamą
            [reporter] reporterką
            [piece] pionkiem
            [wagon] śmieciarką
            [heart] medalionem
            [monster] potworem
            [sign] strzałką
            [hat] kapeluszem
           *[other] figurą
        }
who-is-beside =
    { $beside ->
        [hat] osoba z kapeluszem
        [heart] osoba z medalionem
        [reporter] osoba z reporterką
        [mom] osoba z Mamą
        [monster] osoba z potworem
       *[bully] osoba z łobuzem
    }
    .gen =
        { $beside ->
            [hat] osoby z kapeluszem
            [heart] osoby z medalionem
            [reporter] osoby z reporterką
            [mom] osoby z Mamą
            [monster] osoby z potworem
           *[bully] osoby z łobuzem
        }
    .ins =
        { $beside ->
            [hat] osobą z kapeluszem
            [heart] osobą z medalionem
            [reporter] osobą z reporterką
            [mom] osobą z Mamą
            [monster] osobą z potworem
           *[bully] osobą z łobuzem
        }
the-type =
    { $type ->
        [motive] aspekt „motyw”
        [suspect] aspekt „podejrzany”
        [location] aspekt „miejsce”
        [crime] aspekt „czyn”
        [object] aspekt „dowód”
       *[other] aspekt
    }
the-event =
    { $event ->
        [fatigue] Senność
        [loose_end] Urwany trop
        [decoy] Zmyłka
        [sabotage] Sabotaż
        [roadblock] Blokada
       *[other] zdarzenie
    }
some-ideas =
    { $n ->
        [one] 1 pomysł
        [few] { $n } pomysły
       *[many] { $n } pomysłów
    }
some-steps =
    { $n ->
        [one] 1 krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
or-less =
    { $more ->
        [yes] więcej
       *[no] mniej
    }
steps-more-or-less = o { some-steps } { or-less }
extra-ideas = o { some-ideas } więcej
ideas-more-or-less = o { some-ideas } { or-less }
price-more-or-less = o { some-ideas } { or-less }
often =
    { $limit ->
        [turn] raz na turę
        [round] raz na rundę
        [case] raz na sprawę
       *[campaign] raz na kampanię
    }

# Czasowniki, które mówią, co zrobić: $to_one „połóż” do jednej osoby, „połóżcie” do drużyny.

you-look =
    { $to_one ->
        [yes] pokaż wszystkim
       *[no] obejrzyjcie
    }
you-put =
    { $to_one ->
        [yes] połóż
       *[no] połóżcie
    }
you-put-away =
    { $to_one ->
        [yes] odłóż
       *[no] odłóżcie
    }
you-take =
    { $to_one ->
        [yes] zdejmij
       *[no] zdejmijcie
    }
you-turn =
    { $to_one ->
        [yes] odwróć
       *[no] odwróćcie
    }

# --- karty poszlak

a-clue =
    { $clue ->
        [type]
            { $of ->
                [object] dowód
                [motive] motyw
                [suspect] podejrzany
                [location] miejsce
               *[crime] czyn
            }
        [name]
            { $of ->
                [Stamp] karta Znaczek
               *[Twins] karta Bliźniaczki
            }
        [marked]
            { $of ->
                [kiss] karta z całusem
                [paint] karta z farbą
                [wild] joker
                [bait] przynęta
               *[prize] nagroda
            }
        [distraction] rozpraszacz
        [focus] karta w skupieniu
        [open_type] karta nieprzypiętego aspektu
        [unsolved_type] karta nierozwiązanego aspektu
        [solved_type] karta rozwiązanego aspektu
        [last_recorded_type] karta ostatnio przypiętego aspektu
        [same_as_last] ten sam typ co w poprzedniej turze
        [from]
            { $of ->
                [discard] karta z odrzuconych
               *[deck_top] wierzch talii
            }
       *[any] karta
    }
    .acc =
        { $clue ->
            [type]
                { $of ->
                    [suspect] podejrzanego
                   *[other] { a-clue }
                }
            [name]
                { $of ->
                    [Stamp] kartę Znaczek
                   *[Twins] kartę Bliźniaczki
                }
            [marked]
                { $of ->
                    [kiss] kartę z całusem
                    [paint] kartę z farbą
                    [wild] jokera
                    [bait] przynętę
                   *[prize] nagrodę
                }
            [focus] kartę w skupieniu
            [open_type] kartę nieprzypiętego aspektu
            [unsolved_type] kartę nierozwiązanego aspektu
            [solved_type] kartę rozwiązanego aspektu
            [last_recorded_type] kartę ostatnio przypiętego aspektu
            [from]
                { $of ->
                    [discard] kartę z odrzuconych
                   *[deck_top] wierzch talii
                }
            [any] kartę
           *[other] { a-clue }
        }
    .ins =
        { $clue ->
            [type]
                { $of ->
                    [object] dowodem
                    [motive] motywem
                    [suspect] podejrzanym
                    [location] miejscem
                   *[crime] czynem
                }
            [marked]
                { $of ->
                    [kiss] kartą z całusem
                    [paint] kartą z farbą
                    [wild] jokerem
                    [bait] przynętą
                   *[prize] nagrodą
                }
            [distraction] rozpraszaczem
            [focus] kartą w skupieniu
            [unsolved_type] kartą nierozwiązanego aspektu
            [solved_type] kartą rozwiązanego aspektu
           *[other] kartą
        }
clues =
    { $clue ->
        [name]
            { $of ->
                [Stamp] karty Znaczek
               *[Twins] karty Bliźniaczki
            }
        [distraction] rozpraszacze
        [same_type] karty jednego typu
        [from] karty z odrzuconych
       *[any] karty
    }
one-card =
    { $place ->
        [own]
            { $who ->
                [you] 1 swoją kartę
               *[other] 1 kartę { a-player.gen }
            }
        [focus]
            { $who ->
                [you] swoją kartę w skupieniu
               *[other] kartę w skupieniu { a-player.gen }
            }
        [other] 1 kartę innej osoby
        [left_hand]
            { HAS($you) ->
                [yes] 1 kartę osoby po twojej lewej
               *[no] 1 kartę następnej osoby
            }
        [left_end] skrajną lewą kartę osoby po twojej lewej
        [hands] 1 kartę z dowolnej ręki
        [got] odzyskaną kartę
        [traded] 1 z 2 wymienionych kart
        [row] 1 kartę z rzędu środkowego
        [row_empty] puste pole rzędu środkowego
        [incoming] 1 napływającą poszlakę
        [incoming_right] skrajną prawą napływającą poszlakę
        [deck_top] wierzch talii
        [deck_bottom] spód talii
        [discard] 1 z { $latest } ostatnio odrzuconych kart
        [pocket] kartę z kieszeni
        [victim_card] tę kartę
        [event_card] kartę pod { a-figure.ins }
       *[other-place] 1 kartę
    }
    .nom =
        { $place ->
            [own]
                { $who ->
                    [you] 1 twoja karta
                   *[other] 1 karta { a-player.gen }
                }
            [focus]
                { $who ->
                    [you] twoja karta w skupieniu
                   *[other] karta w skupieniu { a-player.gen }
                }
            [other] 1 karta innej osoby
            [hands] 1 karta z dowolnej ręki
            [got] odzyskana karta
            [traded] 1 z 2 wymienionych kart
            [row] 1 karta z rzędu środkowego
            [incoming] 1 napływająca poszlaka
            [incoming_right] skrajna prawa napływająca poszlaka
            [deck_top] wierzch talii
            [deck_bottom] spód talii
            [discard] 1 z { $latest } ostatnio odrzuconych kart
            [pocket] karta z kieszeni
            [victim_card] ta karta
            [event_card] karta pod { a-figure.ins }
           *[other-place] 1 karta
        }
    .gen =
        { $place ->
            [own]
                { $who ->
                    [you] 1 swojej karty
                   *[other] 1 karty { a-player.gen }
                }
            [focus]
                { $who ->
                    [you] swojej karty w skupieniu
                   *[other] karty w skupieniu { a-player.gen }
                }
            [other] 1 karty innej osoby
            [left_hand]
                { HAS($you) ->
                    [yes] 1 karty osoby po twojej lewej
                   *[no] 1 karty następnej osoby
                }
            [hands] 1 karty z dowolnej ręki
            [got] odzyskanej karty
            [traded] 1 z 2 wymienionych kart
            [row] 1 karty z rzędu środkowego
            [incoming] 1 napływającej poszlaki
            [incoming_right] skrajnej prawej napływającej poszlaki
            [deck_top] wierzchu talii
            [deck_bottom] spodu talii
            [discard] 1 z { $latest } ostatnio odrzuconych kart
            [pocket] karty z kieszeni
            [victim_card] tej karty
            [event_card] karty pod { a-figure.ins }
           *[other-place] 1 karty
        }
whole-hand =
    { $who ->
        [you] wszystkie swoje karty
       *[other] wszystkie karty { a-player.gen }
    }
    .gen =
        { $who ->
            [you] wszystkich swoich kart
           *[other] wszystkich kart { a-player.gen }
        }
the-end =
    { $end ->
        [leftmost] skrajną lewą
       *[rightmost] skrajną prawą
    }
    .nom =
        { $end ->
            [leftmost] skrajna lewa
           *[rightmost] skrajna prawa
        }
    .many =
        { $end ->
            [leftmost] skrajne lewe
           *[rightmost] skrajne prawe
        }

do-flip =
    .ends = odwróć { the-end } kartę na każdej ręce
    .hand = odwróć { whole-hand }
    .end =
        { $place ->
            [left_hand] odwróć { the-end } kartę następnej osoby
           *[own] odwróć { the-end } kartę { a-player.gen }
        }
    .one = odwróć { one-card }

do-peek =
    .movement =
        { $setting_up ->
            [yes]
                { $n ->
                    [one] obejrzyjcie pierwszą kartę ruchu
                    [few] obejrzyjcie { $n } pierwsze karty ruchu
                   *[many] obejrzyjcie { $n } pierwszych kart ruchu
                }
           *[no]
                { $n ->
                    [one] { you-look } następną kartę ruchu
                    [few] { you-look } { $n } następne karty ruchu
                   *[many] { you-look } { $n } następnych kart ruchu
                }
        }
    .deck =
        { $n ->
            [one] { you-look } obie strony wierzchu talii
            [few] { you-look } obie strony { $n } kart z wierzchu talii
           *[many] { you-look } obie strony { $n } kart z wierzchu talii
        }
    .incoming = { you-look } drugą stronę każdej napływającej poszlaki
    .hand = { you-look } drugą stronę { whole-hand.gen }
    .one = { you-look } drugą stronę { one-card.gen }

do-move-card =
    .confirm = połóż 1 kartę innej osoby w rzędzie środkowym; ta osoba bierze kartę stamtąd
    .swap = wymień { SAY($from, as: "one-card") } na { SAY($to, as: "one-card") }
    .discard-several = odrzuć { $n } swoje { clues }
    .discard-row = odrzuć od 1 do { $n } kart z rzędu środkowego
    .discard = odrzuć { one-card }
    .out = { a-moved-card } znika z gry
    .bottom = { a-moved-card } trafia na spód talii
    .top = { a-moved-card } trafia na wierzch talii
    .take = weź { one-card } na puste pole
    .put =
        { $flipped ->
            [yes] połóż { one-card } na { SAY($to, as: "one-card") }, dowolną stroną do góry
           *[no] połóż { one-card } na { SAY($to, as: "one-card") }
        }
a-moved-card =
    { $random ->
        [yes] losowa napływająca poszlaka
       *[no] { one-card.nom }
    }
do-seed-card =
    { $to ->
        [row_empty] połóżcie { a-clue.acc } z talii w rzędzie środkowym
        [own] osoba zaczynająca ma na skrajnym prawym polu { a-clue.acc } z talii
        [deck_top] połóżcie { a-clue.acc } na wierzchu talii
       *[deck_bottom] połóżcie { a-clue.acc } na spodzie talii
    }
do-set-focus =
    { $each ->
        [yes]
            { $slot ->
                [left] żetony skupienia zaczynają pod skrajną lewą kartą
                [right] żetony skupienia zaczynają pod skrajną prawą kartą
               *[choice] każda osoba wybiera, gdzie zaczyna jej żeton skupienia
            }
       *[no]
            { $setting_up ->
                [yes] wybierasz, gdzie zaczyna twój żeton skupienia
               *[no] przenieś swój żeton skupienia na dowolne pole (nie dostajesz za to pomysłów)
            }
    }

# --- oznaczenia

is-marked =
    { $kind ->
        [wild]
            jest jokerem{ $brief ->
                [yes] { "" }
               *[no] { "" } (w rzędzie liczy się jako każdy typ)
            }
        [locked]
            jest na kłódkę{ $brief ->
                [yes] { "" }
               *[no] { "" } (nie można jej odwrócić ani przenieść)
            }
        [sticky] się klei (nie można jej przenieść)
        [shield] jest pod osłoną (pierwsze zdarzenie nad nią przepada)
        [kiss] ma całusa (pasuje do każdego skupienia, a podejrzany zawsze się tam zatrzymuje)
        [paint] ma mokrą farbę (odwróć położoną tam kartę)
        [bait] jest przynętą (podejrzany raz się tam zatrzymuje)
       *[prize] jest nagrodą
    }{ $round ->
        [yes] , na rundę
       *[no] { "" }
    }
are-marked =
    { $n ->
        [one] { is-marked }
       *[other]
            { $kind ->
                [wild] są jokerami (w rzędzie liczą się jako każdy typ)
                [locked] są na kłódkę (nie można ich odwrócić ani przenieść)
                [sticky] się kleją (nie można ich przenieść)
                [shield] są pod osłoną (pierwsze zdarzenie nad każdą przepada)
                [paint] mają mokrą farbę (odwróć położoną tam kartę)
                [bait] są przynętą (podejrzany raz się przy każdej zatrzymuje)
               *[prize] są nagrodami
            }
    }
do-mark =
    .marked = karta-joker { is-marked }
    .in-hands =
        { $n ->
            [one] losowa karta na rękach { are-marked }
           *[other] { $n } losowe karty na rękach { are-marked }
        }
    .incoming =
        { $n ->
            [one] losowa napływająca poszlaka jest na kłódkę (nie można jej odwrócić ani wziąć zwiadem, ale przesuwa się i może przepaść)
           *[other] { $n } losowe napływające poszlaki { are-marked }
        }
    .what-came = twoja nowa karta { is-marked }
    .empty =
        { $n ->
            [one] losowe puste pole rzędu środkowego { are-marked }
           *[other] { $n } losowe puste pola rzędu środkowego { are-marked }
        }
    .first-hands =
        { $n ->
            [one] { the-end.nom } karta pierwszej osoby { are-marked }
           *[other] { the-end.many } karty { $n } pierwszych osób { are-marked }
        }
    .end =
        { $who ->
            [you] twoja { the-end.nom } karta { is-marked }
           *[other] { the-end.nom } karta { a-player.gen } { is-marked }
        }
    .one = { one-card.nom } { is-marked }
    .take-paint =
        { $n ->
            [one] zmyj 1 plamę farby z rzędu środkowego
            [few] zmyj { $n } plamy farby z rzędu środkowego
           *[many] zmyj { $n } plam farby z rzędu środkowego
        }
    .take-everywhere =
        { $kind ->
            [locked] zdejmij wszystkie kłódki ze wszystkich rąk
            [sticky] zdejmij cały klej ze wszystkich rąk
            [kiss] zdejmij wszystkie całusy ze wszystkich rąk
           *[bait] zdejmij wszystkie przynęty ze wszystkich rąk
        }
    .take-hand = zdejmij { the-marker } ze { whole-hand.gen }
    .take = zdejmij { the-marker } z { one-card.gen }
the-marker =
    { $kind ->
        [locked] kłódkę
        [sticky] klej
        [kiss] całusa
       *[bait] przynętę
    }

# --- kiedy coś się liczy

if-objectives =
    { $done ->
        [yes]
            { $several ->
                [yes] jeśli oba cele są osiągnięte
               *[no] jeśli cel jest osiągnięty
            }
       *[no]
            { $several ->
                [yes] jeśli żaden cel stąd nie jest osiągnięty
               *[no] jeśli cel nie jest osiągnięty
            }
    }
if-success =
    { $told ->
        [it] jeśli ją wygraliście
        [past] jeśli wygraliście sprawę
       *[now] jeśli wygracie sprawę
    }
if-failure =
    { $told ->
        [it] jeśli ją przegraliście
        [past] jeśli przegraliście sprawę
       *[now] jeśli przegracie sprawę
    }
if-no-zero = jeśli każda osoba ma co najmniej 1 pomysł
if-first-turn = w swojej pierwszej turze sprawy
if-before-shift = dopóki w tej turze nie przeniesiesz skupienia
if-no-teamwork = jeśli w tej turze nie było współpracy
if-lock-taken = jeśli w tej turze zdjęto kłódkę
if-last-event = gdy ostatnie zdarzenie było jego typu
if-active = w swojej turze
if-case =
    { $relation ->
        [least] od sprawy { $n }
        [less] przed sprawą { $n }
        [most] do sprawy { $n }
       *[exactly]
            { $after ->
                [yes] po sprawie { $n }
               *[no] w sprawie { $n }
            }
    }
so-many-aspects =
    { $relation ->
        [least]
            { $n ->
                [one] co najmniej 1 aspekt
                [few] co najmniej { $n } aspekty
               *[many] co najmniej { $n } aspektów
            }
        [most]
            { $n ->
                [one] najwyżej 1 aspekt
                [few] najwyżej { $n } aspekty
               *[many] najwyżej { $n } aspektów
            }
       *[exactly]
            { $n ->
                [one] dokładnie 1 aspekt
                [few] dokładnie { $n } aspekty
               *[many] dokładnie { $n } aspektów
            }
    }
if-so-many-recorded = jeśli macie przypięte { so-many-aspects }
if-so-many-solved =
    { $over ->
        [yes] jeśli rozwiązaliście { so-many-aspects }
       *[no]
            { $n ->
                [one] przy co najmniej 1 rozwiązanym aspekcie
               *[other] przy co najmniej { $n } rozwiązanych aspektach
            }
    }
if-so-many-events =
    { $relation ->
        [least]
            { $n ->
                [one] jeśli było co najmniej 1 zdarzenie
                [few] jeśli były co najmniej { $n } zdarzenia
               *[many] jeśli było co najmniej { $n } zdarzeń
            }
       *[most]
            { $n ->
                [one] jeśli było najwyżej 1 zdarzenie
                [few] jeśli były najwyżej { $n } zdarzenia
               *[many] jeśli było najwyżej { $n } zdarzeń
            }
    }
if-so-many-cards-left =
    { $n ->
        [one] jeśli została co najmniej 1 karta ruchu
        [few] jeśli zostały co najmniej { $n } karty ruchu
       *[many] jeśli zostało co najmniej { $n } kart ruchu
    }
so-many-ideas =
    { $relation ->
        [least] mają co najmniej { some-ideas }
        [most] mają najwyżej { some-ideas }
        [less]
            { $n ->
                [1] nie mają pomysłów
               *[other] mają mniej niż { some-ideas }
            }
       *[exactly] mają dokładnie { some-ideas }
    }
if-so-many-ideas = jeśli wszyscy razem { so-many-ideas }
if-you-have-ideas =
    { $relation ->
        [least] jeśli masz co najmniej { some-ideas }
        [most] jeśli masz najwyżej { some-ideas }
        [less]
            { $n ->
                [1] jeśli nie masz pomysłów
               *[other] jeśli masz mniej niż { some-ideas }
            }
       *[exactly] jeśli masz dokładnie { some-ideas }
    }
so-many-actions =
    { $n ->
        [one] 1 akcję
        [few] { $n } akcje
       *[many] { $n } akcji
    }
if-actions-left = jeśli masz jeszcze co najmniej { so-many-actions }
if-actions-used =
    { $relation ->
        [least] jeśli masz za sobą co najmniej { so-many-actions }
       *[exactly] jeśli masz za sobą dokładnie { so-many-actions }
    }
if-recorded =
    { $about ->
        [motive] jeśli macie przypięty motyw
        [suspect] jeśli macie przypiętego podejrzanego
        [location] jeśli macie przypięte miejsce
        [crime] jeśli macie przypięty czyn
       *[object] jeśli macie przypięty dowód
    }
if-open =
    { $about ->
        [motive] jeśli motyw nie jest przypięty
        [suspect] jeśli podejrzany nie jest przypięty
        [location] jeśli miejsce nie jest przypięte
        [crime] jeśli czyn nie jest przypięty
       *[object] jeśli dowód nie jest przypięty
    }
the-aspect-named =
    { $about ->
        [motive] aspekt „motyw”
        [suspect] aspekt „podejrzany”
        [location] aspekt „miejsce”
        [crime] aspekt „czyn”
       *[object] aspekt „dowód”
    }
    .gen =
        { $about ->
            [motive] aspektu „motyw”
            [suspect] aspektu „podejrzany”
            [location] aspektu „miejsce”
            [crime] aspektu „czyn”
           *[object] aspektu „dowód”
        }
if-solved =
    { $over ->
        [yes]
            { $negated ->
                [yes] jeśli nie rozwiązaliście { the-aspect-named.gen }
               *[no] jeśli rozwiązaliście { the-aspect-named }
            }
       *[no]
            { $negated ->
                [yes]
                    { $about ->
                        [motive] przy nierozwiązanym aspekcie „motyw”
                        [suspect] przy nierozwiązanym aspekcie „podejrzany”
                        [location] przy nierozwiązanym aspekcie „miejsce”
                        [crime] przy nierozwiązanym aspekcie „czyn”
                       *[object] przy nierozwiązanym aspekcie „dowód”
                    }
               *[no] jeśli rozwiążecie { the-aspect-named }
            }
    }
if-unlocked =
    { $negated ->
        [yes] jeśli karta { $card } nigdy nie była odblokowana
       *[no] jeśli karta { $card } jest odblokowana
    }
if-side = jeśli karta { $card } pokazuje stronę { $side }
which-card-has =
    { HAS($card) ->
        [yes] karta { $card } ma
       *[no] ta karta ma
    }
if-tokens =
    { $relation ->
        [less]
            { $n ->
                [1] jeśli { which-card-has-not } { $none }
               *[other] jeśli { which-card-has } mniej niż { $tokens }
            }
        [full] jeśli { which-card-has } { $tokens }
        [least] jeśli { which-card-has } co najmniej { $tokens }
        [most] jeśli { which-card-has } najwyżej { $tokens }
       *[exactly] jeśli { which-card-has } dokładnie { $tokens }
    }
which-card-has-not =
    { HAS($card) ->
        [yes] karta { $card } nie ma
       *[no] ta karta nie ma
    }
if-chose = jeśli wybraliście „{ $option }”
if-not-used = bez akcji „{ $action }”
if-up-all-case = jeśli ta strona była na wierzchu całą sprawę
if-daytime =
    { $daytime ->
        [day] w dzień
        [sunset] o zmierzchu
       *[night] w nocy
    }
if-zero-ideas =
    { $negated ->
        [yes] jeśli masz co najmniej 1 pomysł
       *[no] jeśli nie masz pomysłów
    }
over-a-card-beside = nad kartą { who-is-beside.gen }
over-a-card =
    { $yours ->
        [yes] nad jedną z twoich kart
       *[no] nad kartą innej osoby
    }
with-partner =
    { HAS($beside) ->
        [yes] z { who-is-beside.ins }
       *[no] gdy ktoś z tobą współpracuje
    }
while-beside-you =
    { $beside ->
        [hat] gdy masz kapelusz
        [heart] gdy masz medalion
        [reporter] gdy jest u ciebie reporterka
        [mom] gdy jest u ciebie Mama
        [monster] gdy jest u ciebie potwór
       *[bully] gdy jest u ciebie łobuz
    }
happens-if = { $condition }, { $text }
both-hold = { $one } i { $other }

# --- co dzieje się od razu

do-give =
    { $n ->
        [one] daj 1 swój pomysł { a-player.dat }
        [few] daj { $n } swoje pomysły { a-player.dat }
       *[many] daj { $n } swoich pomysłów { a-player.dat }
    }
do-remove-ideas =
    { $n ->
        [one] 1 pomysł znika z gry
        [few] { $n } pomysły znikają z gry
       *[many] { $n } pomysłów znika z gry
    }
do-stock =
    .back =
        { $n ->
            [one] 1 stracony pomysł wraca do słoika
           *[other] do { $n } straconych pomysłów wraca do słoika
        }
    .out =
        { $n ->
            [one] 1 pomysł ze słoika znika z gry
            [few] { $n } pomysły ze słoika znikają z gry
           *[many] { $n } pomysłów ze słoika znika z gry
        }
do-escape =
    .on =
        { $setting_up ->
            [yes] znacznik ucieczki zaczyna { some-steps } dalej
           *[no] znacznik ucieczki idzie { some-steps } dalej
        }
    .back = znacznik ucieczki cofa się o { some-steps }
do-flush =
    { $n ->
        [one] odrzućcie { the-end } napływającą poszlakę
       *[other] odrzućcie { $n } { the-end.many } napływające poszlaki
    }
a-movement-card =
    { $daytime ->
        [day] kartę dnia
        [sunset] kartę zmierzchu
        [night] kartę nocy
       *[any] kartę ruchu
    }
    .many =
        { $daytime ->
            [day] karty dnia
            [sunset] karty zmierzchu
            [night] karty nocy
           *[any] karty ruchu
        }
do-time =
    .less =
        { $n ->
            [one] odłóżcie do pudełka 1 losową { a-movement-card }
           *[other] odłóżcie do pudełka { $n } losowe { a-movement-card.many }
        }
    .back =
        { $setting_up ->
            [yes] { $n ->
                [one] weźcie z powrotem 1 odłożoną { a-movement-card }
               *[other] weźcie z powrotem { $n } odłożone { a-movement-card.many }
            }
           *[no] { $n ->
                [one] połóż 1 odłożoną { a-movement-card } pod kartami ruchu
               *[other] połóż { $n } odłożone { a-movement-card.many } pod kartami ruchu
            }
        }
do-calm =
    { $what ->
        [event] następne zdarzenie przepada
        [move] podejrzany nie rusza się w tej turze (jego karta i tak się pojawia, ikona ucieczki się liczy)
       *[escape] następna ikona ucieczki się nie liczy
    }
do-avert = to zdarzenie przepada
guess-result =
    { "" }. Dobrze? { CAPITAL($right) }{ HAS($wrong) ->
        [yes] . Źle? { CAPITAL($wrong) }
       *[no] { "" }
    }
do-guess =
    .type = zgadnij typ po drugiej stronie { one-card.gen } i ją odwróć{ guess-result }
    .symbol = zgadnij symbol następnej karty ruchu i ją pokaż{ guess-result }
do-chance =
    { HAS($else) ->
        [yes] szczęście ({ $hits } na { $of })? { CAPITAL($luck) }. Pech? { CAPITAL($else) }
       *[no] los ({ $hits } na { $of })? { CAPITAL($luck) }
    }
do-pick-solution =
    .next =
        { $by ->
            [team] drużyna wybiera następne rozwiązanie
            [leftmost] następnym rozwiązaniem jest skrajna lewa karta
            [rightmost] następnym rozwiązaniem jest skrajna prawa karta
           *[random] następne rozwiązanie wybiera los
        }
    .always =
        { $often ->
            [case] gdy pierwszy raz w sprawie rozwiązujecie aspekt
           *[other] gdy rozwiązujecie aspekt
        }, { $by ->
            [team] drużyna wybiera rozwiązanie
            [leftmost] rozwiązaniem musi być skrajna lewa karta
            [rightmost] rozwiązaniem musi być skrajna prawa karta
           *[random] rozwiązanie wybiera los
        }, bez względu na symbol
do-unlock =
    { $n ->
        [one] odblokujcie kartę { $cards }
       *[other] odblokujcie karty { $cards }
    }
per-what =
    { $per ->
        [token] { "" } za { $token } tutaj
        [solved] { "" } za każdy rozwiązany aspekt
        [unsolved] { "" } za każdy nierozwiązany aspekt
        [recorded] { "" } za każdy przypięty aspekt
        [zero_player] { "" } za każdą osobę bez pomysłów
       *[once] { "" }
    }
so-many-points =
    { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
do-score =
    .get = dostajecie { so-many-points }{ per-what }
    .lose = tracicie { so-many-points }{ per-what }
do-keep-ideas =
    { $who ->
        [you] zatrzymujesz tylko { some-ideas }
       *[other] { a-player } zatrzymuje tylko { some-ideas }
    }
do-ideas =
    .start =
        { $who ->
            [you] zaczynasz, mając { extra-ideas }
           *[other] { a-player } ma na początku { extra-ideas }
        }
    .gain =
        { $who ->
            [you] dostajesz { some-ideas }
           *[other] { a-player } dostaje { some-ideas }
        }
    .lose-all =
        { $who ->
            [you] tracisz wszystkie pomysły
           *[other] { a-player } traci wszystkie pomysły
        }
    .lose =
        { $who ->
            [you] tracisz { some-ideas }
           *[other] { a-player } traci { some-ideas }
        }
do-token =
    .put =
        { HAS($card) ->
            [yes] { you-put } { $tokens } na karcie { $card }
           *[no] { you-put } { $tokens } tutaj
        }
    .take =
        { $n ->
            [one] { you-take } { $tokens }{ off-what }
           *[other] { you-take } najwyżej { $tokens }{ off-what }
        }
off-what =
    { HAS($card) ->
        [yes] { "" } z karty { $card }
       *[no] { "" } z tej karty
    }
do-move-suspect =
    .starts = podejrzany zaczyna { some-steps } dalej
    .goes =
        podejrzany { $way ->
            [either] idzie { some-steps } dalej albo wstecz
            [on] idzie { some-steps } dalej
           *[back] cofa się o { some-steps }
        } { $event ->
            [yes] (ze zdarzeniem)
           *[no] (bez zdarzenia)
        }
do-move-figure =
    .leaves = { a-figure } znika ze stołu
    .to-suspect = { a-figure } idzie do podejrzanego
    .to-player =
        { $who ->
            [you] bierzesz { a-figure.acc }
           *[other] { a-player } bierze { a-figure.acc }
        }
    .anywhere = postaw { a-figure.acc }, gdzie chcesz
    .either = przesuń { a-figure.acc } o { some-steps } dalej albo wstecz
    .goes =
        { $figure ->
            [hat]
                { $n ->
                    [one] kapelusz idzie 1 miejsce w lewo
                    [few] kapelusz idzie { $n } miejsca w lewo
                   *[many] kapelusz idzie { $n } miejsc w lewo
                }
           *[other]
                { $n ->
                    [one] { a-figure } robi 1 krok
                    [few] { a-figure } robi { $n } kroki
                   *[many] { a-figure } robi { $n } kroków
                }
        }
extra-actions = o { so-many-actions } { or-less }
do-extra-action =
    { $turns ->
        [first]
            { $who ->
                [you] w swojej pierwszej turze sprawy masz { extra-actions }
               *[other] { a-player } ma w swojej pierwszej turze sprawy { extra-actions }
            }
        [final]
            { $who ->
                [you] jeśli ostatnia tura jest twoja, masz w niej { extra-actions }
               *[other] w ostatniej turze { a-player } ma { extra-actions }
            }
        [this]
            { $who ->
                [you] masz w tej turze { extra-actions }
                [left] { a-player } ma { extra-actions }
               *[other] { a-player } ma w tej turze { extra-actions }
            }
       *[every]
            { $who ->
                [you] masz w każdej turze { extra-actions }
               *[other] { a-player } ma w każdej turze { extra-actions }
            }
    }
do-it =
    { $what ->
        [investigate] badać
        [shift] przenosić skupienia
        [confirm] potwierdzać
        [exchange] potwierdzać na zajętym polu
        [scout] robić zwiadu
        [scout_top] brać zwiadem wierzchu talii
        [scout_middle] brać zwiadem środkowej poszlaki
        [scout_right] brać zwiadem skrajnej prawej poszlaki
        [trade] porównywać notatek
        [advice] zasięgać rady
        [teamwork] współpracować
       *[discard] odrzucać swojej karty
    }
do-forbid =
    .at-most =
        { $over ->
            [1] możesz { you-may-do } tylko raz na turę
           *[other] możesz { you-may-do } tylko { $over } razy na turę
        }
    .never =
        { $who ->
            [nobody] nikt nie może
            [you] nie możesz
            [somebody] { who-is-beside } nie może
           *[other] { a-player } nie może
        } { do-it }{ $until ->
            [turn] { "" } do końca tej tury
            [next_turn] { "" } w następnej turze
            [round] { "" } przez rundę
           *[always] { "" }
        }
you-may-do =
    { $what ->
        [investigate] badać
        [shift] przenosić skupienie
        [confirm] potwierdzać
        [exchange] potwierdzać na zajętym polu
        [scout] robić zwiad
        [scout_top] brać zwiadem wierzch talii
        [scout_middle] brać zwiadem środkową poszlakę
        [scout_right] brać zwiadem skrajną prawą poszlakę
        [trade] porównywać notatki
        [advice] zasięgać rady
        [teamwork] współpracować
       *[discard] odrzucać swoją kartę
    }
do-turn-card =
    { HAS($card) ->
        [yes] { you-turn } kartę { $card } na stronę { $side }
       *[no] { you-turn } tę kartę
    }
do-put-away =
    { HAS($card) ->
        [yes] { you-put-away } kartę { $card } na zawsze do pudełka
       *[no] { you-put-away } tę kartę na zawsze do pudełka
    }
do-give-card =
    { $to ->
        [chosen] drużyna wybiera, kto dostaje tę kartę
        [left] podajcie tę kartę w lewo
        [right] podajcie tę kartę w prawo
        [active] tę kartę dostaje osoba, która miała ostatnią turę
       *[other] tę kartę dostaje { a-player }
    }

# --- co działa przez jakiś czas

rule-when = { $lead }: { $rule }
trigger = { $when }: { $does }
do-change-event =
    { $event ->
        [any]
            { $first ->
                [yes] pierwsze zdarzenie każdej sprawy{ $where }
               *[no] każde zdarzenie{ $where }
            }
       *[other]
            { $first ->
                [yes]
                    { $event ->
                        [fatigue] pierwsze
                        [loose_end] pierwszy
                        [sabotage] pierwszy
                       *[other] pierwsza
                    } { the-event } każdej sprawy{ $where }
               *[no] { the-event }{ $where }
            }
    } { $to ->
        [none] przepada
        [fatigue] zmienia się w Senność
        [loose_end] zmienia się w Urwany trop
        [decoy] zmienia się w Zmyłkę
        [sabotage] zmienia się w Sabotaż
       *[roadblock] zmienia się w Blokadę
    }
for-what =
    { $clue ->
        [any] { "" }
       *[other] { "" } { a-clue.acc }
    }
doing-it =
    { $what ->
        [investigate] badanie
        [shift] przeniesienie skupienia
        [confirm] potwierdzenie
        [exchange] potwierdzenie na zajętym polu
        [scout] zwiad
        [scout_top] zwiad po wierzch talii
        [scout_middle] zwiad po środkową poszlakę
        [scout_right] zwiad po skrajną prawą poszlakę
        [trade] porównanie notatek
        [advice] rada
        [teamwork] współpraca
       *[discard] odrzucenie
    }
the-first-time =
    { $first ->
        [yes] , za pierwszym razem w każdej turze
       *[no] { "" }
    }
do-cost =
    { doing-it }{ $clue ->
        [any] { "" }
       *[other] { "" } karty typu { of-what-type }
    } kosztuje { $you ->
        [yes] cię { price-more-or-less }{ the-first-time }
       *[no] { price-more-or-less }{ the-first-time }
    }
of-what-type =
    { $of ->
        [object] dowód
        [motive] motyw
        [suspect] podejrzany
        [location] miejsce
       *[crime] czyn
    }
do-event-size =
    { $event ->
        [loose_end]
            { $n ->
                [one] Urwany trop zabiera o 1 poszlakę { or-less }
                [few] Urwany trop zabiera o { $n } poszlaki { or-less }
               *[many] Urwany trop zabiera o { $n } poszlak { or-less }
            }
        [decoy] Zmyłka przesuwa znacznik ucieczki { steps-more-or-less }
       *[other] { the-event } zabiera { ideas-more-or-less }
    }
for-a-price =
    { $pay ->
        [0] { "" }
        [one] za 1 pomysł{ " " }
        [few] za { $pay } pomysły{ " " }
       *[many] za { $pay } pomysłów{ " " }
    }
do-match =
    { $rule ->
        [any] { for-a-price }możesz współpracować z każdym, nawet jeśli skupienia nie pasują
        [neighbours] { for-a-price }możesz współpracować z osobą obok ciebie, nawet jeśli skupienia nie pasują
        [ringed] 2 osoby z medalionem zawsze pasują do współpracy
        [distractions] u wszystkich do współpracy pasują też 2 rozpraszacze w skupieniu
       *[solved_types] u wszystkich do współpracy pasują też 2 karty rozwiązanych aspektów w skupieniu
    }
do-count-as =
    { clues } liczą się w rzędzie środkowym jako { $counted ->
        [any] każdy typ
        [two] 2 karty
        [motive] motyw
        [suspect] podejrzany
        [location] miejsce
        [crime] czyn
       *[object] dowód
    }
do-solve-with =
    { for-a-price }możesz rozwiązać { the-type }, mając w rzędzie środkowym tylko { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[many] { $n } kart
    } tego typu
do-focus-gain =
    za przeniesienie skupienia{ $clue ->
        [any] { "" }
       *[other] { "" } na { a-clue.acc }
    } { $you ->
        [yes] dostajesz { ideas-more-or-less }
       *[no] dostaje się { ideas-more-or-less }
    }{ the-first-time }
do-cover =
    { $place ->
        [top] wierzch talii jest zakryty, dopóki ktoś go nie weźmie, nie obejrzy albo nie przesunie
        [middle] środkowe napływające poszlaki są zakryte, dopóki ktoś ich nie weźmie, nie obejrzy albo nie przesunie
       *[right] skrajna prawa napływająca poszlaka jest zakryta, dopóki ktoś jej nie weźmie, nie obejrzy albo nie przesunie
    }
do-suspect-step =
    { $back ->
        [yes]
            { $daytime ->
                [any] podejrzany idzie w drugą stronę
               *[other] { if-daytime } podejrzany idzie w drugą stronę
            }
       *[no]
            { $daytime ->
                [any] podejrzany idzie { steps-more-or-less }
               *[other] { if-daytime } podejrzany idzie { steps-more-or-less }
            }
    }
costs-action =
    { $actions ->
        [0]
            { $more ->
                [yes] bez akcji
               *[no] za darmo
            }
       *[other] 1 akcja
    }
costs-ideas = { some-ideas }
do-action = { $name } ({ $costs }): { $does }.
may-choose =
    { $at ->
        [yes] { $lead }
       *[no] { $lead },
    } { $you ->
        [yes] możesz
       *[no] aktywna osoba może
    } { $pay ->
        [0] to zrobić
        [one] zapłacić 1 pomysł
        [few] zapłacić { $pay } pomysły
       *[many] zapłacić { $pay } pomysłów
    }

# --- na co czeka karta

when =
    { $every ->
        [1] gdy
        [2] co drugi raz, gdy
        [3] co trzeci raz, gdy
        [4] co czwarty raz, gdy
        [5] co piąty raz, gdy
       *[6] co szósty raz, gdy
    }
when-at =
    { $every ->
        [1] { "" }
        [2] co drugi raz{ " " }
        [3] co trzeci raz{ " " }
       *[other] co { $every }. raz{ " " }
    }
when-turn-start =
    { $you ->
        [yes] { when-at }na początku swojej tury
       *[no] { when-at }na początku każdej tury
    }
    .without-ideas =
        { $you ->
            [yes] { when } zaczynasz turę bez pomysłów
           *[no] { when } ktoś zaczyna turę bez pomysłów
        }
when-turn-end =
    { $you ->
        [yes] { when-at }na końcu swojej tury
       *[no] { when-at }na końcu każdej tury
    }
when-round-end = { when-at }na końcu każdej rundy
when-case-start = { when } zaczyna się sprawa
when-set-change =
    { $daytime ->
        [day] { when } pojawia się pierwsza karta dnia
        [sunset] { when } pojawia się pierwsza karta zmierzchu
        [night] { when } pojawia się pierwsza karta nocy
       *[any] { when } zaczyna się zmierzch albo noc
    }
when-movement = { when } odkrywacie kartę ruchu
when-solve =
    { $you ->
        [yes] { when } rozwiązujesz
       *[no] { when } ktoś rozwiązuje
    } { $of ->
        [motive] aspekt „motyw”
        [suspect] aspekt „podejrzany”
        [location] aspekt „miejsce”
        [crime] aspekt „czyn”
        [object] aspekt „dowód”
       *[any] aspekt
    }
when-confirm =
    { $you ->
        [yes] { when } potwierdzasz
       *[no] { when } ktoś potwierdza
    } { $of ->
        [paint] kartę na polu z farbą
       *[other] { a-clue.acc }
    }
when-exchange =
    { $you ->
        [yes] { when } potwierdzasz na zajętym polu
       *[no] { when } ktoś potwierdza na zajętym polu
    }
when-scout =
    { $clue ->
        [any]
            { $you ->
                [yes] { when } robisz zwiad
               *[no] { when } ktoś robi zwiad
            }
       *[other]
            { $you ->
                [yes] { when } bierzesz zwiadem { a-clue.acc }
               *[no] { when } ktoś bierze zwiadem { a-clue.acc }
            }
    }{ $broke ->
        [yes]
            { $you ->
                [yes] { "" } i po zapłacie nie masz pomysłów
               *[no] { "" } i po zapłacie nie ma pomysłów
            }
       *[no] { "" }
    }
when-discard =
    { $you ->
        [yes] { when } odrzucasz { a-clue.acc }
       *[no] { when } ktoś odrzuca { a-clue.acc }
    }
when-shift =
    { $you ->
        [yes] { when } przenosisz skupienie
       *[no] { when } ktoś przenosi skupienie
    }
when-investigate =
    { $you ->
        [yes] { when } badasz
       *[no] { when } ktoś bada
    }
when-the-two-trade = { when } 2 osoby z medalionem porównują notatki
when-teamwork =
    { $what ->
        [advice]
            { $you ->
                [yes] { when } zasięgasz rady
               *[no] { when } ktoś zasięga rady
            }
       *[trade]
            { $you ->
                [yes] { when } porównujesz notatki
               *[no] { when } ktoś porównuje notatki
            }
    }{ HAS($partner) ->
        [yes]
            { $what ->
                [advice]
                    { $partner ->
                        [you] { "" } u ciebie
                       *[other] { "" } u { who-is-beside.gen }
                    }
               *[trade]
                    { $partner ->
                        [you] { "" } z tobą
                       *[other] { "" } z { who-is-beside.ins }
                    }
            }
       *[no] { "" }
    }
when-refill = { when } { a-clue } wypełnia lukę na ręce
when-suspect =
    { $stops ->
        [yes] { when } podejrzany zatrzymuje się nad
       *[no] { when } podejrzany przechodzi albo zatrzymuje się nad
    } { $victim ->
        [yours]
            { $clue ->
                [any] jedną z twoich kart
               *[other] { a-clue.ins } na twojej ręce
            }
        [others] kartą innej osoby
       *[anybody] { a-clue.ins }
    }
when-escape-moves = { when } znacznik ucieczki idzie dalej
when-meets = { when } podejrzany zatrzymuje się na tym samym polu co { a-figure }
when-figure-over = { when } { a-figure } zatrzymuje się nad { a-clue.ins }
when-figure-passed = { when } podejrzany mija { a-figure.acc }
when-tokens-full = gdy tylko ta karta ma { $tokens }
when-event =
    { when } następuje { the-event }{ $victim ->
        [beside] { "" } nad kartą { who-is-beside.gen }
        [yours] { "" } nad jedną z twoich kart
        [others] { "" } nad kartą innej osoby
       *[anybody] { "" }
    }

# --- kieszenie, figury, przypinanie, cele

do-pocket =
    { $n ->
        [one] Na tej karcie jest miejsce na 1 poszlakę.
        [few] Na tej karcie jest miejsce na { $n } poszlaki.
       *[many] Na tej karcie jest miejsce na { $n } poszlak.
    } { $free ->
        [yes] Za 1 akcję odłóż tu swoją kartę. Za darmo weź stąd kartę na puste pole albo ją wymień.
       *[no] Za 1 akcję odłóż tu swoją kartę, weź stąd kartę na puste pole albo ją wymień.
    } Nic innego tu nie działa.
do-figure =
    .starts =
        { a-figure } { $at ->
            [opposite] zaczyna naprzeciw podejrzanego (pół okrążenia, zaokrąglone w dół)
            [suspect] zaczyna u podejrzanego
            [row-1] zaczyna na lewym końcu rzędu środkowego
            [row-3] zaczyna na środku rzędu środkowego
            [row-5] zaczyna na prawym końcu rzędu środkowego
            [starter] zaczyna u osoby zaczynającej
            [owner] zaczyna u ciebie
            [most_ideas] jest u osoby z największą liczbą pomysłów
            [fewest_ideas] jest u osoby z najmniejszą liczbą pomysłów
            [off] zaczyna poza stołem
           *[chosen] trafia do innej osoby, którą wybiera drużyna
        }{ $ring ->
            [yes] ; ta osoba dzieli się nim z osobą zaczynającą
           *[no] { "" }
        }{ $n ->
            [0] { "" }
           *[other]
                { "" } i idzie { $track ->
                    [path] { some-steps } na turę
                    [row]
                        { $n ->
                            [one] 1 pole na turę, tam i z powrotem
                            [few] { $n } pola na turę, tam i z powrotem
                           *[many] { $n } pól na turę, tam i z powrotem
                        }
                   *[seats]
                        { $n ->
                            [one] 1 osobę dalej co turę
                            [few] { $n } osoby dalej co turę
                           *[many] { $n } osób dalej co turę
                        }
                }{ $way ->
                    [toward_suspect] { "" } w stronę podejrzanego
                    [ccw] { "" } w przeciwną stronę niż wskazówki zegara
                   *[other] { "" }
                }
        }
    .power =
        { $power ->
            [mute] gdzie stoi, tam nie ma zdarzeń
            [hide] nad kartami tej osoby nie ma zdarzeń
            [stop] podejrzany nie przejdzie obok: zatrzymuje się tam
            [guard] tam, gdzie stoi, nie wolno kłaść ani brać kart
            [second] idzie tak samo daleko, ale w drugą stronę. Aktywna osoba wybiera zdarzenie; nad tym samym typem jest podwójne
            [second_once] idzie tak samo daleko, ale w drugą stronę. Aktywna osoba wybiera zdarzenie; nad tym samym typem jest jedno
           *[none] { "" }
        }
do-record-option =
    { $kind ->
        [rename] możecie przypiąć rozwiązanie pod inną nazwą tego samego typu
        [from_row] możecie przypiąć kartę z rzędu środkowego, z aspektu ani rozwiązanego, ani przypiętego
       *[swap_old] możecie przypiąć rozwiązanie w miejsce starszego tego samego typu
    }{ HAS($then) ->
        [yes] ; wtedy { $then }
       *[no] { "" }
    }
do-objective =
    Cel{ HAS($condition) ->
        [yes] , { $condition }
       *[no] { "" }
    }: { $goal }{ $judged ->
        [yes] { "" } (przy { $enough } rozwiązanych aspektach)
       *[no] { "" }
    }. Za to dostajecie { so-many-points }{ HAS($then) ->
        [yes] ; { $then }
       *[no] { "" }
    }.
    .goal =
        { $goal ->
            [first_solved] rozwiążcie { the-type } przed innymi
            [solve_type] rozwiążcie { the-type }
            [solve_count]
                { $n ->
                    [one] rozwiążcie 1 aspekt
                    [few] rozwiążcie { $n } aspekty
                   *[many] rozwiążcie { $n } aspektów
                }
            [everyone_solves] każda osoba rozwiązuje aspekt we własnej turze
            [times-together] 2 osoby z medalionem porównują notatki { $n } razy
            [times]
                { $what ->
                    [investigate] badajcie { $n } razy w sprawie
                    [shift] przenieście skupienie { $n } razy w sprawie
                    [confirm] potwierdźcie { $n } razy w sprawie
                    [exchange] potwierdźcie { $n } razy w sprawie na zajętym polu
                    [scout] zróbcie zwiad { $n } razy w sprawie
                    [trade] porównajcie notatki { $n } razy w sprawie
                    [advice] zasięgnijcie rady { $n } razy w sprawie
                    [teamwork] współpracujcie { $n } razy w sprawie
                   *[discard] odrzućcie swoją kartę { $n } razy w sprawie
                }
            [confirm_cards] potwierdźcie w sprawie { $n } { clues }
            [tokens] zbierzcie tutaj żetony, razem { $n }
            [same_hand] ktoś ma na ręce karty jednego typu
            [escape_at_most] skończcie sprawę ze znacznikiem ucieczki najwyżej na { $n }
            [time_left]
                { $n ->
                    [one] rozwiążcie wszystkie 5 aspektów, mając w zapasie 1 kartę ruchu
                    [few] rozwiążcie wszystkie 5 aspektów, mając w zapasie { $n } karty ruchu
                   *[many] rozwiążcie wszystkie 5 aspektów, mając w zapasie { $n } kart ruchu
                }
            [never]
                { $what ->
                    [investigate] nikt nie bada przez całą sprawę
                    [shift] nikt nie przenosi skupienia przez całą sprawę
                    [confirm] nikt nie potwierdza przez całą sprawę
                    [exchange] nikt nie potwierdza na zajętym polu przez całą sprawę
                    [scout] nikt nie robi zwiadu przez całą sprawę
                    [trade] nikt nie porównuje notatek przez całą sprawę
                    [advice] nikt nie zasięga rady przez całą sprawę
                    [teamwork] nikt nie współpracuje przez całą sprawę
                   *[discard] nikt nie odrzuca swojej karty przez całą sprawę
                }
            [events_at_most]
                { $n ->
                    [one] skończcie sprawę z najwyżej 1 zdarzeniem
                   *[other] skończcie sprawę z najwyżej { $n } zdarzeniami
                }
            [keep_ideas] na końcu macie razem co najmniej { some-ideas }
           *[empty_row] skończcie sprawę z pustym rzędem środkowym
        }

# --- pytania

asks =
    { HAS($condition) ->
        [yes]
            { $at ->
                [setup] { $condition }, zanim zaczniecie
                [record] przy przypinaniu, { $condition }
                [end] na końcu sprawy, { $condition }
                [save] przy zapisywaniu, { $condition }
               *[unlock] { $condition }
            }: { $prompt }
       *[no]
            { $at ->
                [setup] przed każdą sprawą:{ " " }
                [record] przy przypinaniu:{ " " }
                [end] na końcu sprawy:{ " " }
                [save] przy zapisywaniu:{ " " }
               *[unlock] { "" }
            }{ $prompt }
    }
option =
    { $nested ->
        [yes] { $label }. { CAPITAL($means) }
       *[no] { $label }: { $means }
    }
nothing-changes = nic się nie zmienia
