# Dlaczego czegoś nie można, i co można zrobić zamiast tego.

## W każdej grze

game-over = Gra jest skończona.
seat-has-left = To miejsce nie bierze już udziału w grze.
too-late = Za późno: czas właśnie minął.
only-the-clock = To może zrobić tylko zegar.
only-the-host = To może zrobić tylko gospodarz stołu.
clock-decides = Teraz nikogo nie można pominąć: zegar decyduje za wszystkich tak samo.
nobody-waited-for = Na to miejsce nikt nie czeka, więc nie ma kogo pominąć.
nobody-to-leave = Na tym miejscu nie ma nikogo, kto mógłby odejść.
players-out-of-range = { $game }: liczba graczy od { $least } do { $most }, nie { $players }.

## Przy stole

only-the-house = To może zrobić tylko serwer.
only-watching = Patrzysz na grę. Najpierw dołącz do stołu.
only-in-the-lobby = To działa tylko w poczekalni, zanim zacznie się gra.
game-over-rematch = Gra jest skończona. Gospodarz może rozpocząć rewanż.
game-not-started = Gra jeszcze się nie zaczęła. Rozpoczyna ją gospodarz.
nothing-to-undo = Możesz cofnąć tylko swój ostatni krok, i to dopóki nic ukrytego nie pokazano, nic nie dobrano i nikt inny nie wykonał ruchu.
no-undo = W grze { $game } nie da się cofać ruchów.
nothing-to-read = Tu nie ma nic do przeczytania. Wpisz choć jedną literę, cyfrę lub znak.
table-locked = Ten stół jest zamknięty. Poproś gospodarza, żeby go otworzył.
not-locked = Ten stół jest otwarty. Po prostu wejdź.
knock-later = Gospodarz nie może teraz odpowiedzieć. Spróbuj znowu za kilka minut.
knock-over = Nikt nie odpowiedział. Możesz zapytać jeszcze raz.
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
had-a-seat-already = Drugiego miejsca nie dostaniesz: w tej grze jedno już było twoje.
rules-changed = Zasady gry { $game } zmieniły się od początku tej gry i nie można jej kontynuować. Gospodarz może rozdać ponownie.
table-is-paused = Przy stole jest pauza. Gra ruszy, gdy gospodarz ją wznowi.
table-is-asleep = Stół śpi. Obudzi się, gdy ktoś wejdzie.
hands-off = O tym decydują gracze i zegar. Poczekaj, aż to zrobią.
game-moved-on = Za późno: gra poszła dalej. Spójrz jeszcze raz.
table-changed = Za późno: przy stole coś się zmieniło. Spójrz jeszcze raz.
chat-is-off = Gospodarz wyłączył czat i reakcje.
rename-later = Imię zmienisz dopiero po rundzie: teraz mogłoby zdradzić za dużo.
join-later = Trwa runda. Na razie popatrz, a po niej dołączysz: wcześniej imię mogłoby zdradzić za dużo.
no-such-reaction = Nie ma takiej reakcji. Są: { JOIN($faces) }.
paused-already = Przy stole jest już pauza.
not-paused = Przy stole nie ma pauzy.
seat-not-to-give = To miejsce zajmuje { $name }. Możesz oddać tylko miejsce bota, które nie należy do nikogo.
seat-between-rounds = Karty { $name } są tajne: miejsce zmienia gracza tylko między rundami lub grami.
no-rematch-yet = Rewanż jest po grze. Najpierw skończcie tę albo zakończ ją jako gospodarz.
pace-is-fixed = W tej grze liczy się szybkość, więc boty zawsze grają w ludzkim tempie.
host-stays = Gospodarza nie można usunąć. Najpierw przekaż stół komuś innemu.
host-already = Jesteś już gospodarzem.
host-is-here = Gospodarz jest na miejscu. Stół możesz przejąć, gdy nie będzie go pół minuty.
has-not-left = { $name } nadal tu jest. Bez tej osoby można grać dalej po { $seconds } s nieobecności.
own-seat = To twoje miejsce: wykonaj ruch albo pozwól zagrać botowi.
still-thinking = { $name } jeszcze myśli. Można pominąć osobę, której nie ma od { $seconds } s, albo każdą po { $anyone } s.
not-your-seat = To nie twoje miejsce. Najpierw tam usiądź albo graj na swoim.
not-your-chair = To nie twoje krzesło. Wstań ze swojego.
chair-first = Najpierw zajmij krzesło.
empty-already = To krzesło jest już puste.
too-few-players = Za mało graczy: { $game } wymaga co najmniej { $least }, a jest { $players }. Poczekajcie albo dodajcie boty.
deal-not-sealed = Karty nie są jeszcze potasowane. Spróbuj za chwilę.
no-secret-here = To działa tylko na serwerze.
open-already = Ten stół jest już otwarty.
secret-is-fixed = To rozdanie jest już zapieczętowane. Nowe przyjdzie z rewanżem.
debrief-too-late = Bot może opowiadać o grze tylko wtedy, gdy jest jeszcze na stole.
asleep-already = Stół już śpi.
awake-already = Stół już nie śpi.
no-bot-there = Na tym miejscu nie gra teraz bot.
time-not-up = Czas jeszcze nie minął.
no-such-pack = Nie ma takiego zestawu.
pack-no-longer-fits = Ten zestaw nie pasuje już do gry { $game }: { SAY($fault, as: "misread") }.
no-push-service = To nie jest adres usługi push, więc nie można tam wysyłać powiadomień.

## Podpowiedzi

no-hints-here = W grze { $game } nie ma podpowiedzi.
hints-are-off = Gospodarz wyłączył podpowiedzi. Pomyśl albo zapytaj innych.
hints-for-your-seat = Podpowiedzi są tylko dla twojego miejsca.
nothing-to-decide = Teraz nie ma o czym decydować: gra nie trwa.
not-your-move = To nie twój ruch. Poproś o podpowiedź, gdy przyjdzie twoja kolej.
still-thinking-about-it = Nadal zastanawiamy się nad twoim ostatnim pytaniem.
no-idea-in-time = Nie udało się nic wymyślić na czas. Spróbuj za chwilę.
too-many-hints = Dużo tych podpowiedzi. Przyjrzyj się przez chwilę stołowi.

## Serwer

not-now = Spyhouse nie może teraz niczego zapisać. Twój stół jest bezpieczny i sam ruszy dalej.
not-stored = Nie udało się tego zapisać i nic się nie zmieniło. Spróbuj ponownie.
went-wrong = Coś poszło nie tak i nic się nie zmieniło.
cannot-show = Tego stołu nie można teraz pokazać. Wróć za chwilę.
table-damaged = Zapis tego stołu na serwerze jest uszkodzony i nie da się go otworzyć. Osoba, która prowadzi serwer, może go przywrócić z kopii; inne stoły działają.
table-is-newer = Przy tym stole grano ostatnio w nowszej wersji Spyhouse. Otworzy się znowu, gdy ta zostanie zaktualizowana.
no-free-code = Nie znaleźliśmy wolnego kodu dla twojego stołu. Spróbuj ponownie.
no-such-table = Nie ma stołu { $table }. Sprawdź litery albo otwórz nowy.
house-full = Na serwerze nie ma teraz miejsca. Spróbuj za kilka minut.
too-many-scenes = W grze jest teraz za dużo obrazków. Dokończ inną grę albo spróbuj za minutę.
house-restarts = Spyhouse uruchamia się ponownie. Twój stół jest bezpieczny; ta strona wróci sama.
table-deleted = Gospodarz zamknął ten stół.
table-closed-by = { $name } zamyka ten stół.
shown-out = Gospodarz usunął cię od tego stołu.
no-watchers = Ten stół jest zamknięty dla widzów. Poproś gospodarza, żeby cię wpuścił.
too-many-watchers = Przy tym stole jest już tylu widzów, ilu się mieści. Wróć później.
not-your-token = Nie należysz już do tego stołu. Dołącz jeszcze raz.
too-fast = To było za szybko, więc ten ruch się nie liczy. Odczekaj chwilę i spróbuj ponownie.
too-many-messages = Za dużo wiadomości. Odczekaj chwilę i wróć.
message-too-long = To jest za długie: wiadomość może mieć najwyżej { $most } KiB.
too-often = Za dużo zapytań. Odczekaj chwilę.
from-elsewhere = Inne strony nie mogą o nic pytać Spyhouse. Otwórz samo Spyhouse.
private-house = Ten Spyhouse jest prywatny. Najpierw otwórz stronę główną i podaj hasło.
too-many-wrong-codes = Za dużo błędnych kodów. Odczekaj kilka minut.
enough-from-you = Z twojego adresu dołączyło już dość osób. Nadal możesz patrzeć.
too-much-here = Za dużo się tu teraz dzieje. Odczekaj minutę.
too-much-from-you = W krótkim czasie zapisujesz bardzo dużo. Odczekaj chwilę.
book-is-full = Dziennik tego stołu jest pełny. Otwórz nowy stół; to, co tu zagraliście, zostaje.
not-json =
    { $line ->
        [0] To nie jest JSON.
       *[other] To nie jest JSON: coś jest nie tak w wierszu { $line }.
    }
nothing-here = Pod tym adresem niczego nie ma.
wrong-method = Pod tym adresem tak się nie da.
body-too-long = To jest za długie. Zestaw albo zasady stołu są dużo krótsze.
# Zdanie po angielsku bez własnego komunikatu: dla operatorów i z gier bez komunikatów.
as-said = { $text }
no-such-move = { $game } nie ma ruchu { $found }.
move-misread = W grze { $game } nie ma takiego ruchu: { SAY($fault, as: "misread") }.
say-hello-first = Najpierw Hello, potem czekaj na Welcome.
hello-twice = Hello już było.
no-hello-in-time = Najpierw Hello. Nikt go nie wysłał, więc to połączenie jest zamknięte.
only-text-messages = Tu działają tylko wiadomości tekstowe.
not-compressed-as-agreed = Ta wiadomość nie była spakowana tak, jak uzgodniono.
no-own-file = Nikt tu nie podmienił tego pliku.
no-notices-here = Ten serwer nie wysyła powiadomień.
no-packs-here = { $game } nie ma zestawów.
no-pictures-here = { $game } nie ma obrazków.
no-leak-meter = Dla gry { $game } nie ma tego pomiaru.
not-understood = Nie udało się tego zrozumieć: { SAY($fault, as: "misread") }.
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
        [form] zapis jest nieprawidłowy
        [choice] { $found } nie jest jedną z możliwości
        [wrong] { $right ->
            [str] tu powinien być tekst
            [int] tu powinna być liczba całkowita
            [float] tu powinna być liczba
            [bool] tu powinno być true albo false
            [array] tu powinna być lista
            [object] tu powinien być obiekt w nawiasach klamrowych
           *[other] tu powinno być { $right }
        }
        [malformed] to nie jest poprawny JSON (bajt { $byte })
        [deep] za dużo poziomów zagnieżdżenia
        [encoding] to nie jest tekst UTF-8
       *[other] { $text }
    }
setting-misread = { $name } nie może mieć wartości „{ $value }”: { SAY($fault, as: "misread") }.
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

not-your-game = Tę grę mogą zobaczyć tylko osoby, które w nią grały. Poproś kogoś z nich o link.
nobody-sat-there = Nikt tam nie siedział. Liczba graczy: { $players }, miejsca liczone od 0.
no-game-over = Przy stole { $table } żadna gra jeszcze się nie skończyła.
no-such-game = Przy stole { $table } nie ma gry { $number }; rozpoczęto: { $started }.
game-not-kept = Zasady gry { $game } zmieniły się od gry { $number } przy stole { $table } i nie można jej już pokazać.
game-still-running = Gra { $number } przy stole { $table } jeszcze trwa.
no-saved-game = To nie jest gra zapisana ze Spyhouse: { SAY($fault, as: "misread") }.
move-not-legal = Ruch { $number } tej gry jest dziś niezgodny z zasadami.
move-does-other = Ruch { $number } tej gry robi według dzisiejszych zasad coś innego.
of-other-rules = Tę grę rozegrano według wersji { $version } zasad gry { $game }; ten Spyhouse zna wersję { $today } i nie może jej pokazać.
newer-file = Ten plik ma format { $format }; ten Spyhouse czyta do { $known }.
no-saved-table = To nie jest stół zapisany ze Spyhouse.
table-not-replayed = Tego stołu nie da się tu kontynuować: krok { $number } pliku nie pasuje do dzisiejszych zasad.
file-too-long = Plik jest za długi.
no-tutorial = Gra { $game } nie ma lekcji.
study-not-asked = Gospodarz nie zapytał, czy gry można badać.
