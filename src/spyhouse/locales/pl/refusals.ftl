# Dlaczego dom mówi nie, i co można zrobić zamiast tego.

## W każdej grze

game-over = Gra jest skończona.
seat-has-left = To miejsce nie bierze już udziału w grze.
too-late = Za późno: czas właśnie minął.
only-the-clock = To może tylko zegar.
only-the-host = To może tylko gospodarz stołu.
clock-decides = Teraz nikogo nie można pominąć: zegar decyduje za wszystkich tak samo.
nobody-waited-for = Na to miejsce nikt nie czeka, więc nie ma kogo pominąć.
nobody-to-leave = Na tym miejscu nie ma nikogo, kto mógłby odejść.
players-out-of-range = { $game }: liczba graczy od { $least } do { $most }, nie { $players }.

## Przy stole

only-the-house = To robi tylko sam dom.
only-watching = Patrzysz na grę. Najpierw dołącz do stołu.
only-in-the-lobby = To działa tylko w poczekalni, przed grą albo po rewanżu.
game-over-rematch = Gra jest skończona. Gospodarz może rozpocząć rewanż.
game-not-started = Gra jeszcze się nie zaczęła. Rozpoczyna ją gospodarz.
nothing-to-undo = Możesz cofnąć tylko swój ostatni krok, i to dopóki nic ukrytego nie pokazano, nic nie dobrano i nikt inny nie wykonał ruchu.
no-undo = W grze { $game } nie da się cofać ruchów.
nothing-to-read = Tu nie ma nic do przeczytania. Wpisz choć jedną literę, cyfrę lub znak.
table-locked = Ten stół jest zamknięty. Poproś gospodarza, żeby go otworzył.
here-already = Jesteś już przy tym stole.
table-full =
    { $people ->
        [one] Ten stół jest pełny: jest tu { $people } osoba. Nadal możesz patrzeć.
        [few] Ten stół jest pełny: są tu { $people } osoby. Nadal możesz patrzeć.
       *[many] Ten stół jest pełny: jest tu { $people } osób. Nadal możesz patrzeć.
    }
not-at-this-table = Tej osoby nie ma przy tym stole.
chair-taken = Tu siedzi { $name }. Wybierz wolne krzesło.
no-such-bot = Gra { $game } nie ma bota „{ $level }”. Są: { JOIN($levels) }.
no-such-seat = Nie ma tu miejsca { $seat }. Mają numery od 0 do { $last }.
your-seat-already = Już tu siedzisz.
seat-taken = To miejsce zajmuje { $name }. Możesz zająć miejsce bota, które nie należy do nikogo.
secret-seat = Karty na tym miejscu ({ $name }) są tajne. Poproś gospodarza, żeby ci je dał.
had-a-seat-already = W tej grze jedno miejsce było już twoje, drugiego nie dostaniesz.
rules-changed = Zasady gry { $game } zmieniły się od początku tej partii i nie można jej kontynuować. Gospodarz może rozdać ponownie.
table-is-paused = Przy stole jest pauza. Gra ruszy, gdy gospodarz ją wznowi.
table-is-asleep = Stół śpi. Obudzi się, gdy ktoś wejdzie.
hands-off = O tym decydują gracze i zegar. Poczekaj, aż to zrobią.
game-moved-on = Gra poszła dalej, więc tego nie zrobiono. Spójrz jeszcze raz.
table-changed = Przy stole coś się zmieniło, więc tego nie zrobiono. Spójrz jeszcze raz.
chat-is-off = Czat i reakcje są wyłączone.
paused-already = Przy stole jest już pauza.
not-paused = Przy stole nie ma pauzy.
seat-not-to-give = To miejsce zajmuje { $name }. Możesz oddać tylko miejsce bota, które nie należy do nikogo.
no-rematch-yet = Rewanż jest po grze. Najpierw skończcie tę albo zakończ ją jako gospodarz.
pace-is-fixed = W tej grze wygrywa szybszy, więc boty zawsze grają w ludzkim tempie.
host-stays = Gospodarza nie można usunąć. Najpierw przekaż stół komuś innemu.
host-already = Jesteś już gospodarzem.
host-is-here = Gospodarz jest na miejscu. Stół możesz przejąć, gdy nie będzie go pół minuty.
has-not-left = { $name } nadal tu jest. Bez kogoś można grać dalej, gdy nie ma go od { $seconds } s.
own-seat = To twoje miejsce: wykonaj ruch albo pozwól zagrać botowi.
still-thinking = { $name } jeszcze myśli. Można pominąć osobę, której nie ma od { $seconds } s, albo każdą po { $anyone } s.
not-your-seat = To nie twoje miejsce. Najpierw tam usiądź albo graj na swoim.
not-your-chair = To nie twoje krzesło. Wstań ze swojego.
chair-first = Najpierw zajmij krzesło.
empty-already = To krzesło jest już puste.
too-few-players = Za mało graczy: { $game } wymaga co najmniej { $least }, a jest { $players }. Poczekajcie albo dodajcie boty.
deal-not-sealed = Dom nie zapieczętował jeszcze swojej połowy rozdania. Spróbuj za chwilę.
no-secret-here = Nie ma tu domu, który wybrałby sekret.
open-already = Ten stół jest już otwarty.
secret-is-fixed = Sekret tego rozdania jest ustalony. Nowy przyjdzie z rewanżem.
debrief-too-late = Bot może opowiadać o grze tylko wtedy, gdy leży ona na stole.
asleep-already = Stół już śpi.
awake-already = Stół już nie śpi.
no-bot-there = Na tym miejscu nie gra teraz bot.
time-not-up = Czas jeszcze nie minął.
no-such-pack = Nie ma takiego zestawu.
pack-no-longer-fits = Ten zestaw nie pasuje już do gry { $game }: { SAY($fault, as: "misread") }.
no-push-service = To nie jest adres usługi push, więc nie można tam wysyłać powiadomień.

## Podpowiedzi

no-hints-here = W grze { $game } nie ma podpowiedzi.
hints-are-off = Podpowiedzi są wyłączone. Pomyśl albo zapytaj innych.
hints-for-your-seat = Podpowiedzi są tylko dla twojego miejsca.
nothing-to-decide = Teraz nie ma o czym decydować: gra nie trwa.
not-your-move = To nie twój ruch. Poproś o podpowiedź, gdy przyjdzie twoja kolej.
still-thinking-about-it = Nadal zastanawiamy się nad twoim ostatnim pytaniem.
no-idea-in-time = Nie udało się nic wymyślić na czas. Spróbuj za chwilę.
too-many-hints = Dużo tych podpowiedzi. Przyjrzyj się przez chwilę stołowi.

## Dom

not-now = Nie teraz: dom nie może niczego zapisać. Twój stół jest bezpieczny i sam ruszy dalej.
not-stored = Nie udało się tego zapisać i nic się nie zmieniło. Spróbuj ponownie.
went-wrong = Coś poszło nie tak i nic się nie zmieniło.
cannot-show = Tego stołu nie można teraz pokazać. Wróć za chwilę.
no-free-code = Nie znaleźliśmy wolnego kodu dla twojego stołu. Spróbuj ponownie.
no-such-table = Nie ma stołu { $table }. Sprawdź litery albo otwórz nowy.
house-full = Dom jest teraz pełny. Spróbuj za kilka minut.
house-restarts = Dom uruchamia się ponownie. Twój stół jest bezpieczny; ta strona wróci sama.
table-deleted = Ten stół został usunięty.
shown-out = Gospodarz usunął cię od tego stołu.
no-watchers = Przy tym stole nie ma widzów. Poproś gospodarza, żeby cię wpuścił.
too-many-watchers = Przy tym stole jest już tylu widzów, ilu się mieści. Wróć później.
not-your-token = Nie należysz już do tego stołu. Dołącz jeszcze raz.
too-fast = To było za szybko, więc tego nie zrobiono. Odczekaj chwilę i spróbuj ponownie.
too-many-messages = Za dużo wiadomości. Odczekaj chwilę i wróć.
message-too-long = To jest za długie: wiadomość może mieć najwyżej { $most } KiB.
too-often = Za dużo zapytań. Odczekaj chwilę.
too-many-wrong-codes = Za dużo błędnych kodów. Odczekaj kilka minut.
enough-from-you = Z twojego adresu dołączyło już dość osób. Nadal możesz patrzeć.
too-much-here = W ostatniej minucie wydarzyło się tu tyle, że dom nie nadąża. Odczekaj chwilę.
too-much-from-you = Z twojego adresu zapisano tyle, że dom musi odpocząć. Odczekaj chwilę.
book-is-full = Przebieg tego stołu jest pełny. Otwórz nowy stół; to, co tu zagraliście, zostaje.
not-json =
    { $line ->
        [0] To nie jest JSON.
       *[other] To nie jest JSON: coś jest nie tak w wierszu { $line }.
    }
nothing-here = Pod tym adresem niczego nie ma.
wrong-method = Pod tym adresem tak się nie da.
body-too-long = To jest za długie. Zestaw albo zasady stołu są dużo krótsze.
not-understood = Nie udało się zrozumieć tej prośby: { $why }
options-do-not-fit = Te zasady nie pasują do gry { $game }: { $why }
option-misread = Te zasady nie pasują do gry { $game }: { SAY($fault, as: "misread") }.
# Co się nie zgadza w zestawie, w zasadach albo w zapisanej grze, i gdzie.
misread =
    { HAS($at) ->
        [yes] „{ $at }”:{ " " }
       *[no] { "" }
    }{ $kind ->
        [missing] brakuje „{ $field }”
        [unknown] „{ $field }” tu nie pasuje
        [short] { $limit ->
            [1] tu nic nie ma
           *[other] musi być co najmniej { $limit }
        }
        [long] może być najwyżej { $limit }
        [low] musi być co najmniej { $limit }
        [high] może być najwyżej { $limit }
        [letters] tylko małe litery od a do z, cyfry i łączniki
        [choice] nie ma do wyboru { $found }
        [wrong] { $right ->
            [str] tu powinien być tekst
            [int] tu powinna być liczba całkowita
            [bool] tu powinno być true albo false
            [array] tu powinna być lista
           *[other] to tu nie pasuje
        }
       *[other] { $text }
    }
game-not-here = Nie ma tu gry „{ $name }”. Są: { JOIN($games) }.
no-such-option =
    { $game } nie ma zasady „{ $option }”.{ HAS($meant) ->
        [yes] {" "}Może chodzi o „{ $meant }”?
       *[no] { "" }
    }{ HAS($known) ->
        [yes] {" "}Są: { $known }.
       *[no] { "" }
    }

## Skończone gry

not-your-game = Ta gra jest dla tych, którzy w nią grali. Poproś kogoś z nich o link.
nobody-sat-there = Nikt tam nie siedział. Liczba graczy: { $players }, miejsca liczone od 0.
no-game-over = Przy stole { $table } żadna gra jeszcze się nie skończyła.
no-such-game = Przy stole { $table } nie ma gry { $number }; rozpoczęto: { $started }.
game-not-kept = Zasady gry { $game } zmieniły się od gry { $number } przy stole { $table } i nie można jej już pokazać.
game-still-running = Gra { $number } przy stole { $table } jeszcze trwa.
no-saved-game = To nie jest gra zapisana ze Spyhouse: { SAY($fault, as: "misread") }.
move-not-legal = Ruch { $number } tej gry jest dziś niezgodny z zasadami.
move-does-other = Ruch { $number } tej gry robi według dzisiejszych zasad coś innego.
of-other-rules = Tę grę rozegrano według wersji { $version } zasad gry { $game }; dziś obowiązuje wersja { $today } i gra się z nią nie zgadza. Użyj tego Spyhouse, w którym grano.
newer-file = Ten plik ma format { $format }; ten Spyhouse czyta do { $known }.
no-tutorial = Gra { $game } nie ma lekcji.
