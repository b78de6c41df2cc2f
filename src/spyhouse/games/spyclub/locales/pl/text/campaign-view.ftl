# Co wszyscy widzą w kampanii, dla osób, które grają tekstem.

on-the-table = Zdarzeń w tej sprawie: { $events }.
a-mark =
    { HAS($row) ->
        [yes] Pole { NTH($row) } rzędu: { mark }, od karty { $card }, { until }.
       *[no] Poszlaka { $clue }: { mark }, od karty { $card }, { until }.
    }
until =
    { $until ->
        [turn] do końca tury
        [next_turn] do końca następnej tury
        [round] do końca rundy
        [case] do końca sprawy
       *[taken] aż się to zabierze
    }
a-figure-stands =
    { HAS($place) ->
        [yes] { The-figure }: { SAY($place, as: "a-place") }.
       *[no] { The-figure }: poza stołem.
    }
a-place =
    { $where ->
        [hand] przy karcie { NTH($slot) } ({ NAME($seat) })
        [row] przy polu { NTH($slot) } rzędu
        [incoming] przy napływającej poszlace { NTH($slot) }
        [seat] przy miejscu: { NAME($seat) }
       *[other] tu: { $where }
    }
a-pocket =
    { COUNT($clues) ->
        [0] Kieszeń karty { $card } (miejsc: { $size }) jest pusta.
       *[other] Kieszeń karty { $card } (miejsc: { $size }), a w niej: { LIST($clues, as: "a-numbered-clue") }.
    }
a-numbered-clue = { WORD($name, of: "clue") } ({ WORD($type, of: "type", form: "one") }, poszlaka { $card })
an-action =
    { $usable ->
        [yes] Karta { $card } daje „{ $name }”{ owner-only }. Koszt: akcje { $actions }, pomysły { $ideas }, żetony { $tokens }.
       *[no] Karta { $card } daje „{ $name }”{ owner-only }, ale nie teraz: { $why }
    }
owner-only =
    { $owner_only ->
        [yes] , tylko właścicielowi
       *[no] { "" }
    }
used-up = Na razie wykorzystana: karta { $card }.
an-objective =
    { $done ->
        [yes] Cel karty { $card }, osiągnięty, punkty { $points }: { $text }.
       *[no] Cel karty { $card }, punkty { $points }: { $text }; do tej pory { $so_far }.
    }
a-barred = Nie wszystko jest teraz dozwolone. { $why }
card-asks =
    { HAS($card) ->
        [yes] Karta { $card } pyta ({ NAMES($seats) }): { what-it-asks }
       *[no] Kampania pyta ({ NAMES($seats) }): { what-it-asks }
    }
what-it-asks =
    { $ask ->
        [offer] chcesz tego?
        [clue] wybierz kartę poszlaki.
        [row] wybierz pole w rzędzie.
        [spot] wybierz pole na czyjejś ręce.
        [player] wybierz gracza.
        [type] zgadnij typ po drugiej stronie.
        [symbol] zgadnij, jaki symbol będzie następny.
        [event] czyje zdarzenie się liczy?
       *[play_on] wszystkie pięć jest rozwiązanych, ale cel jest otwarty. Gracie dla niego dalej?
    }
can-answer = Możliwe odpowiedzi: { $answers }
calm =
    { $what ->
        [event] Następnego zdarzenia nie będzie.
        [move] Następnym razem podejrzany nie pójdzie.
       *[escape] Następna ikona ucieczki się nie liczy.
    }
peeked = Widać obie strony: { LIST($peeked, as: "a-both-sides") }.
a-both-sides = { WORD($name, of: "clue") } ({ WORD($type, of: "type", form: "one") }), po drugiej stronie { WORD($back, of: "clue") }
foreseen = Następne karty ruchu: { $cards }.
out = Poza grą: { LIST($out, as: "a-numbered-clue") }.
more-actions =
    { SIGN($actions) ->
        [plus] W następnej turze { NAME($seat) } ma więcej akcji: o { ABS($actions) }.
       *[minus] W następnej turze { NAME($seat) } ma mniej akcji: o { ABS($actions) }.
    }
second-landing = Druga figura: przy liczbie { $number } zatrzyma się nad kartą { NTH($spot-slot) } ({ NAME($spot-seat) }): { event-in-words }.
early = Jeden aspekt rozwiązano mniejszą liczbą kart.

stage =
    { $stage ->
        [cast] Sprawa { $case } z 5. Wszyscy wybierają postać.
        [unlock] Sprawa { $case } z 5. Pora przeczytać nowe karty.
        [setup] Sprawa { $case } z 5. Przed sprawą.
        [case] Sprawa { $case } z 5 trwa.
        [record] Sprawa { $case } z 5. Co przypinacie do wielkiej sprawy?
        [end] Sprawa { $case } z 5. Co karty mówią na koniec.
        [save] Sprawa { $case } z 5. Do kroniki.
       *[over] Sprawa { $case } z 5 jest zapisana.
    }
points =
    { $points ->
        [one] Do tej pory jeden punkt.
        [few] Do tej pory { $points } punkty.
       *[many] Do tej pory { $points } punktów.
    }
member =
    { HAS($name) ->
        [yes] { NAME($seat) } to „{ $name }”, { WORD($character, of: "character", form: "small") }.
       *[no] { NAME($seat) } to { WORD($character, of: "character", form: "small") }.
    }
recorded = Wielka sprawa: { LIST($recorded, as: "a-record") }.
a-record = { WORD($aspect, of: "type", form: "one") } to { WORD($name, of: "clue") }
open = Jeszcze nie w wielkiej sprawie: { LIST($open, as: "a-value") }.
a-value =
    { $value ->
        [motive] motyw
        [suspect] podejrzany
        [location] miejsce
        [crime] czyn
        [object] dowód
       *[other] { $value }
    }
campaign-card =
    Karta { $card } „{ $title }”, strona { $side }{ HAS($owner) ->
        [yes] , należy do { WORD($owner, of: "character", form: "gen") }
       *[no] { "" }
    }{ $space ->
        [0] { "" }
       *[other] , żetony: { $tokens } z { $space }
    }{ HAS($chosen) ->
        [yes] , wybrano: { $chosen }
       *[no] { "" }
    }{ $away ->
        [yes] , poza grą
       *[no] { "" }
    }{ $asleep ->
        [yes] , śpi
       *[no] { "" }
    }{ $fresh ->
        [yes] , nowa
       *[no] { "" }
    }.
question =
    { $about ->
        [card] Na biurku leży karta { $card } do przeczytania.
        [choice] Karta { $card } stawia was na rozdrożu.
        [give] Karta { $card }: do kogo odtąd należy?
        [record] Jedno rozwiązanie można przypiąć do wielkiej sprawy.
       *[story] Historia sprawy, waszymi słowami.
    } Decyzja: { NAMES($seats) }.
an-answer =
    { $number ->
        [0] Odpowiedź „{ $key }”: { $label }. { $means }
       *[other] Odpowiedź „{ $key }”: { $label }, prowadzi do karty { $number }. { $means }
    }
to-record =
    { $key ->
        [none] nic nie przypinajcie
       *[other]
            { $old ->
                [yes] { WORD($aspect, of: "type", form: "one") } to { WORD($name, of: "clue") }, w miejsce starego rozwiązania
               *[no] { WORD($aspect, of: "type", form: "one") } to { WORD($name, of: "clue") }
            }
    }
proposal = Propozycja: „{ $proposal }”; na razie zgadzają się: { NAMES($agreed) }.
read-so-far = Po lekturze: { NAMES($agreed) }.
a-line =
    { $why ->
        [recorded] { $points } za nowy aspekt
        [solved] { $points } za rozwiązania
        [objective] { $points } za cel
        [card] { $points } z karty { $card }
       *[limit] { $points } obcięto przez limit
    }
lines = Punkty tej sprawy: { LIST($lines, as: "a-line") }.
reached = Osiągnięte cele: { LIST($objectives, as: "a-value") }.
told-story = Historia do tej pory: „{ $story }”
old-case =
    { $how ->
        [success] Wcześniejsza sprawa zamknięta, rozwiązane aspekty: { $solved }.
        [escape] Wcześniejsza sprawa przegrana (ucieczka), rozwiązane aspekty: { $solved }.
        [out_of_ideas] Wcześniejsza sprawa przegrana (koniec pomysłów), rozwiązane aspekty: { $solved }.
        [out_of_time] Wcześniejsza sprawa przegrana (koniec czasu), rozwiązane aspekty: { $solved }.
        [clueless] Wcześniejsza sprawa przegrana (koniec poszlak), rozwiązane aspekty: { $solved }.
       *[other] Wcześniejsza sprawa przegrana, rozwiązane aspekty: { $solved }.
    }
index-entry = { $name }: { LIST($numbers, as: "a-value") }
index = Skorowidz: { $entries }.
grade = Ocena końcowa: { $grade }.
free-moves =
    Żeby zapisać historię sprawy, powiedz { "{" }"type": "WriteStory", "text": "..."{ "}" }.
