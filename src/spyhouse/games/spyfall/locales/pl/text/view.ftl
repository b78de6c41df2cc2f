# Co widać z danego miejsca, dla osób, które czytają stół jako tekst.

round = Runda { $round } z { $rounds }. Rozdaje { NAME($dealer) }.
dealt =
    { $spies ->
        [one] Kartę mają: { NAMES($players) }. Jedna z tych osób to szpieg.
       *[other] Kartę mają: { NAMES($players) }. Szpiegów jest { $spies }.
    }
gone = Poza grą: { NAMES($gone) }.
card =
    { $spy ->
        [yes] Jesteś szpiegiem: nie znasz miejsca.
       *[no]
            { HAS($role) ->
                [yes] Nie jesteś szpiegiem. Miejsce: „{ $place }”. Twoja rola: { $role }.
               *[no] Nie jesteś szpiegiem. Miejsce: „{ $place }”.
            }
    }
no-card = W tej rundzie nie masz karty.
spectator = Patrzysz na grę.
places = Możliwe miejsca: { $places }.
places-used = Skreślone, bo już były: { $places }.
a-place = { $number } „{ $name }”
queued = Przygotowane miejsce: „{ $place }”. Padnie, gdy zegar znów ruszy.
clock =
    { $clock ->
        [none] Nie ma zegara.
        [runs] Zegar biegnie. Gdy ostatnio ruszył, zostało { $seconds } s.
        [stands] Zegar stoi, zostało { $seconds } s.
       *[up] Czas minął: koniec pytań.
    }
phase =
    { $phase ->
        [dealt] Karty są rozdane. Zegar ruszy z pierwszym pytaniem.
        [questions] Trwają pytania.
        [vote] Trwa głosowanie.
        [accusations] Po kolei każdy może raz oskarżyć.
        [naming] Osoba z inną kartą może podać właściwe miejsce.
        [reveal] Wszystkie karty są odkryte.
       *[over] Gra jest skończona.
    }
to-answer = { NAME($asked) } ma odpowiedzieć. Pytanie zadaje { NAME($asker) }.
to-ask =
    { COUNT($barred) ->
        [0] Teraz pyta { NAME($asker) }.
       *[other] Teraz pyta { NAME($asker) }. Nie wolno pytać: { NAMES($barred) }.
    }
prompts = Możliwe pytania: { LIST($prompts, as: "a-prompt") }.
a-prompt = „{ $value }”
said =
    { $answered ->
        [yes]
            { HAS($answer) ->
                [yes] Pytanie { $number }: { NAME($asker) } do { NAME($to) }: „{ $question }” { NAME($to) }: „{ $answer }”
               *[no] Pytanie { $number }: pyta { NAME($asker) }, odpowiada { NAME($to) }.
            }
       *[no]
            { HAS($question) ->
                [yes] Pytanie { $number }: { NAME($asker) } do { NAME($to) }: „{ $question }” Jeszcze bez odpowiedzi.
               *[no] Pytanie { $number }: pyta { NAME($asker) }, ma odpowiedzieć { NAME($to) }. Jeszcze bez odpowiedzi.
            }
    }
spent = Nie mogą już w tej rundzie zatrzymać zegara: { NAMES($spent) }.
callers =
    { COUNT($callers) ->
        [0] Czas mija, gdy dość słuchania ma tyle osób: { $callers_needed }. Na razie nikt.
       *[other] Czas mija, gdy dość słuchania ma tyle osób: { $callers_needed }. Na razie: { NAMES($callers) }.
    }
accusation =
    { $after_time ->
        [yes] Po czasie oskarża { NAME($accuser) }. Na ławie: { NAME($accused) }.
       *[no] Zegar zatrzymuje i oskarża { NAME($accuser) }. Na ławie: { NAME($accused) }.
    }
voted =
    { COUNT($voted) ->
        [0] Nikt jeszcze nie głosował.
       *[other] Głosy już oddane: { NAMES($voted) }.
    }
my-vote =
    { $vote ->
        [g] Twój głos: winny.
       *[n] Twój głos: niewinny.
    }
case =
    { COUNT($not_guilty) ->
        [0] Wcześniej oskarża { NAME($accuser) }, na ławie { NAME($accused) }: wszyscy „winny”.
       *[other]
            { COUNT($guilty) ->
                [0] Wcześniej oskarża { NAME($accuser) }, na ławie { NAME($accused) }: nikt „winny”, „niewinny” { NAMES($not_guilty) }.
               *[other] Wcześniej oskarża { NAME($accuser) }, na ławie { NAME($accused) }: „winny” { NAMES($guilty) }, „niewinny” { NAMES($not_guilty) }.
            }
    }
accusers = Oskarżają w tej kolejności: { NAMES($accusers) }.
result =
    Runda { $round }: miejsce to „{ $place-name }”. { COUNT($spies) ->
        [1] Szpieg: { NAMES($spies) }.
       *[other] Szpiedzy: { NAMES($spies) }.
    } { $how ->
        [caught] Złapany dzięki oskarżeniu: { NAME($accuser) }.
        [framed] Ale skazana osoba to { NAME($accused) }, a oskarża { NAME($accuser) }.
        [guessed] Miejsce podane dobrze.
        [missed] Miejsce podane źle: „{ $guess-name }”.
        [escaped] Nikogo nie skazano.
       *[void] Runda się nie liczy.
    } Punkty: { LIST($points, as: "a-score") }.
a-score = { NAME($index) } { $value }
star = { NAME($seat) } daje gwiazdkę odpowiedzi { $number }.
ready = Mogą zaczynać następną rundę: { NAMES($ready) }.
scores = Wynik: { LIST($scores, as: "a-score") }.
waiting-for = Czekamy na: { NAMES($waiting_for) }.
free-moves =
    Zamiast pytań i odpowiedzi z listy możesz użyć własnych słów, jako JSON: { "{" }"type": "Ask", "to": 2, "text": "..."{ "}" } albo { "{" }"type": "Answer", "text": "..."{ "}" }, najwyżej 200 znaków. Miejsca liczy się od 0: { $seats }.
digest =
    Spyfall. Wszyscy oprócz szpiega wiedzą, w jakim miejscu jesteście. Po kolei ktoś pyta inną osobę o cokolwiek. Kto odpowiada, ten pyta dalej, tylko nie osobę, która właśnie pytała. Jeśli znasz miejsce, pytaj i odpowiadaj tak, żeby inni widzieli, że je znasz, ale nie zdradź go szpiegowi. Jeśli jesteś szpiegiem, odkryj miejsce i nie daj się złapać. Raz na rundę każdy może zatrzymać zegar i oskarżyć: jeśli wszyscy inni zagłosują „winny”, karty są odkryte. Szpieg może podać miejsce, póki zegar biegnie. Gdy czas minie, każdy po kolei może raz oskarżyć. Szpieg dostaje 2 punkty, jeśli nikt nie zostanie skazany, a 4, jeśli skazano kogoś innego albo miejsce się zgadza. Inni dostają po 1, jeśli szpieg zostanie skazany albo się pomyli, a oskarżający 2.

# Jak się skończyło, w kilku słowach.

ending-score = Wszystkie rundy rozegrane
