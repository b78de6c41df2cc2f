# Na co kampania nie pozwala, przy biurku i przez karty. $card to numer wydrukowany na karcie.

spyclub-character-picked = Każdy wybiera postać raz, przed początkiem sprawy.
spyclub-character-taken = Tą postacią gra już ktoś inny. Wybierz inną.

spyclub-desk-nothing-to-decide = Tu nie ma o czym decydować. Po prostu daj znać po przeczytaniu.
spyclub-desk-no-such-way = Takiej odpowiedzi nie ma. Do wyboru: { JOIN($ways) }.
spyclub-desk-team-decides = Decyduje drużyna: zaproponuj odpowiedź albo zgódź się na czyjąś.
spyclub-desk-story-later = Historię pisze się przy zapisywaniu sprawy.
spyclub-desk-something-else = Na biurku leży teraz coś innego. Najpierw spójrz na to.
spyclub-desk-not-yours = O tym decyduje ktoś inny.
spyclub-desk-said-so-already = Twoja odpowiedź już jest. Inni jeszcze myślą.

spyclub-no-such-pocket = Ta karta nie może teraz przyjąć takiej poszlaki.
spyclub-no-such-action = Żadna karta w grze na to nie pozwala.
spyclub-not-solved-early = Nie możesz tego teraz rozwiązać mniejszą liczbą kart.
spyclub-no-answer = To nie jest odpowiedź na pytanie karty.

spyclub-card-guards = Karta { $card } pilnuje tego pola rzędu środkowego.
spyclub-card-locks = Karta { $card } trzyma tę poszlakę na kłódkę, więc nie można jej odwrócić.
spyclub-card-locks-incoming = Karta { $card } trzyma tę poszlakę na kłódkę, więc zwiad jej nie zdobędzie.
spyclub-card-keeps = Karta { $card } trzyma tę poszlakę na miejscu.
spyclub-card-forbids = Karta { $card } teraz na to nie pozwala.
spyclub-card-of-its-owner = Tej karty może użyć tylko jej właściciel.
spyclub-card-not-again = Tej karty nie można jeszcze użyć znowu.
spyclub-card-no-actions = Nie masz już akcji. Zakończ turę.
spyclub-card-too-dear =
    { $price ->
        [one] To kosztuje 1 pomysł, a masz { $ideas }.
        [few] To kosztuje { $price } pomysły, a masz { $ideas }.
       *[many] To kosztuje { $price } pomysłów, a masz { $ideas }.
    }
spyclub-card-lacks-tokens = To kosztuje żetony z karty: { $price }. Karta ma tylko { $tokens }.
spyclub-card-does-nothing = Ta karta nic tu teraz nie zrobi.
spyclub-card-not-now = Akcje są później w turze.

# Kampania, w którą ktoś chce grać dalej, ale do której żadna kampania nie mogła doprowadzić.
spyclub-record-over = W tę kampanię nie można grać dalej: wszystkie pięć spraw jest zamkniętych. Zacznijcie nową.
spyclub-record-other-edition = W tę kampanię nie można tu grać dalej: zaczęto ją z zasadami { $began }, a nie { $edition }.
spyclub-record-no-edition = W tę kampanię nie można grać dalej: nie wiadomo, z jakimi zasadami ją zaczęto.
spyclub-record-card-twice = W tę kampanię nie można grać dalej: jedną kartę odblokowano dwa razy.
spyclub-record-character-twice = W tę kampanię nie można grać dalej: dwie osoby mają tę samą postać.
spyclub-record-no-such-card = W tę kampanię nie można grać dalej: karty { $card } nie ma w talii tej wersji.
spyclub-record-too-many-tokens = W tę kampanię nie można grać dalej: tyle żetonów ({ $tokens }) nie zmieści się na karcie { $card }.
spyclub-record-strange-owner = W tę kampanię nie można grać dalej: karta { $card } należy do postaci, którą nikt nie grał.
spyclub-record-no-such-effect = W tę kampanię nie można grać dalej: żadna karta nie ma efektu „{ $key }”.
spyclub-record-wrong-type = W tę kampanię nie można grać dalej: „{ $name }” to nie { WORD($aspect, of: "type", form: "one") }.
spyclub-record-case-to-come = W tę kampanię nie można grać dalej: sprawy { $case } jeszcze nie rozegrano.
spyclub-record-aspect-twice = W tę kampanię nie można grać dalej: jeden aspekt przypięto dwa razy.
spyclub-record-no-last-case = W tę kampanię nie można grać dalej: nie wiadomo, jak dla każdego gracza skończyła się ostatnia sprawa.
spyclub-record-strange-index = W tę kampanię nie można grać dalej: w skorowidzu nie ma wpisu „{ $name }”.
spyclub-record-strange-member = W tę kampanię nie można grać dalej: w sprawie { $case } brał udział ktoś spoza klubu.
spyclub-record-wrong-file = W tę kampanię nie można grać dalej: to, co przypięto w sprawie { $case }, nie pasuje do wielkiej sprawy.
spyclub-record-solved-twice = W tę kampanię nie można grać dalej: w sprawie { $case } jeden aspekt rozwiązano dwa razy.
spyclub-record-strange-points = W tę kampanię nie można grać dalej: w sprawie { $case } nie da się zdobyć tylu punktów ({ $points }).
spyclub-record-strange-seat = W tę kampanię nie można grać dalej: ostatnią sprawę skończył ktoś, kogo tam nie było.
spyclub-record-strange-start = W tę kampanię nie można grać dalej: tylko pierwsza sprawa może jeszcze czekać na zapisanie.
spyclub-record-effect-not-waiting = W tę kampanię nie można grać dalej: efekt „{ $key }” nie może czekać na następną sprawę.
spyclub-record-effect-not-spent = W tę kampanię nie można grać dalej: efekt „{ $key }” nie może być zużyty.
