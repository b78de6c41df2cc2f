# Was der Spielplan sagt. Karten, Kreise und Felder heißen in events.ftl.

you = Du
master = Eminenz
the-master = der Eminenz
card-face =
    { $value ->
        [13] Eminenz { circle }
       *[other] { $value } { circle }
    }
cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
or-last = { $before } oder { $last }

# --- der Plan

board-label = Der Plan: { $name }
board-name = Whitehall, 1987
stands =
    { $you ->
        [yes] Du bist { $where }.
       *[no] { $name } ist { $where }.
    }
mi5 = MI5
start-return = START · ZIEL
map = Karte. Der Rahmen zeigt, was du siehst.
steps =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
home =
    { $missing ->
        [0] Heim: Das Buch erscheint!
        [one] Heim, ein Stempel fehlt
       *[other] Heim, { $missing } Stempel fehlen
    }
home-brief =
    { $missing ->
        [0] Heute erscheint das Buch.
       *[other] Hier beginnen alle Wege.
    }
home-text =
    { $missing ->
        [0] Alle Papiere sind in Ordnung. Heute erscheint das Buch.
       *[other] Hier passiert nichts, solange deine Papiere nicht vollständig sind.
    }
seek-at = Antrag { at-circle }
granted-already = { circle }: schon genehmigt
blank =
    { $road ->
        [in]
            { $side ->
                [north] Richtung MI5, Nord
                [east] Richtung MI5, Ost
                [south] Richtung MI5, Süd
               *[west] Richtung MI5, West
            }
        [out]
            { $side ->
                [north] Weg hinaus, Nord
                [east] Weg hinaus, Ost
                [south] Weg hinaus, Süd
               *[west] Weg hinaus, West
            }
       *[ring]
            { $side ->
                [north] Ringstraße, Nord
                [east] Ringstraße, Ost
                [south] Ringstraße, Süd
               *[west] Ringstraße, West
            }
    }
blank-text = Hier passiert nichts. Genieß es.
quiet = Ruhig.
quiet-before =
    { $circle ->
        [mi5] Ruhig. Als Nächstes kommt der MI5.
       *[other] Ruhig. Als Nächstes geht es { to-circle }.
    }
effect =
    { $effect ->
        [to_circle] Schickt dich dorthin.
        [to_any_circle] Schickt dich, wohin du willst.
        [roll_again] Noch einmal würfeln.
        [draw_two] Zwei ziehen, zwei ablegen.
        [replace_one] Eine Karte austauschen.
        [replace_hand] Eine ganz neue Hand.
        [miss_turn] Kostet dich einen Zug.
        [report] Schickt dich zum MI5.
        [replace_permission] Kostet dich eine Genehmigung.
       *[give_permission] Gib eine Genehmigung ab.
    }

# --- was die Hand taugt

outlook =
    { $is ->
        [run] Eine Folge, genug für einen Antrag ({ $cards }).
        [master] Die Eminenz: nicht abzulehnen.
        [near] Noch keine Folge: { $wants } fehlt.
       *[nothing] Noch keine Folge.
    }
prospect-brief =
    { $is ->
        [run] Folge bereit.
        [master] Eminenz bereit.
        [near] Eine Karte fehlt.
       *[nothing] Keine Folge auf der Hand.
    }
prospect-tag =
    { $is ->
        [run] Folge: Antrag!
        [master] Nicht abzulehnen
        [near] Folge braucht { $wants }
       *[nothing] { "" }
    }
prospect-line =
    { $is ->
        [master] { circle }, Eminenz: bereit
        [run] { circle }, Folge { $cards }: bereit
       *[near] Für eine Folge fehlt: { $wants } { circle }
    }

# --- Würfel, Hand, Stapel

die-threw = Du hast eine { $die } gewürfelt
die-label = Der Würfel zeigt { $die }
die-preview = Was ein Wurf bringen kann
your-hand = Deine Hand
watching = Du schaust zu. Keine Hand, keine Sorgen.
pack-count = Stapel { $count }
discards-count = Ablage { $count }
discards-top = Ablage: { $card }
take-pack = Verdeckt ziehen
take-discard = { $card } nehmen
empty = leer

# --- dein Zug und der der anderen

turn-theirs = { $name } ist am Werk
# Von Bots, im Protokoll: Mehr ist in ihren Zügen nicht passiert.
moved-on =
    { COUNT($seats) ->
        [1] { NAMES($seats) } ist weitergezogen, sonst ist nichts passiert.
       *[other] { NAMES($seats) } sind weitergezogen, sonst ist nichts passiert.
    }
turn-waits =
    { $phase ->
        [draw] Nimmt eine Karte
        [discard] Überlegt, was weg kann
        [go] Sucht einen Weg aus
        [seek] Überlegt, ob ein Antrag lohnt
        [challenge] Hat einen Antrag gestellt
        [circle] Sucht einen Kreis aus
        [hand_back] Sucht aus, welche Genehmigung zurückgeht
        [give] Sucht aus, welche Genehmigung weggeht
        [swap] Sucht eine Karte zum Tauschen aus
        [look] Sucht sich eine Hand zum Ansehen aus
        [send] Sucht aus, wer zum MI5 muss
       *[over] { "" }
    }
turn-draw = Du bist dran: Nimm eine Karte
    .line = Verdeckt vom Stapel oder offen von der Ablage.
turn-discard =
    { $left ->
        [one] Leg eine ab
       *[other] Leg { $left } ab
    }
    .line = Alle sehen, was du weglegst.
discard-this = { $card } ablegen
pick-card = Such eine Karte aus
turn-go =
    { $ways ->
        [one] Es gibt nur einen Weg. Tipp das leuchtende Feld an.
       *[other] { $ways } Wege stehen offen. Tipp ein leuchtendes Feld an.
    }
pick-way = Such einen Weg aus
walk =
    { $steps ->
        [one] Einen Schritt, { walk-to }
       *[other] { $steps } Schritte, { walk-to }
    }
walk-to =
    { $to ->
        [mi5] nach Hause
        [circle] { to-circle }
        [memo] auf „{ $label }“
        [in] Richtung MI5
       *[rest] und Pause
    }
turn-seek = Antrag { at-circle } stellen?
    .line = Eine Dreierfolge der Farbe oder ihre Eminenz.
    .bluff = Eine Folge, die Eminenz oder drei beliebige Karten und ein Pokergesicht.
    .none = Du hast hier weder eine Folge noch die Eminenz.
seek-with = Antrag mit { $cards }
pick-run =
    { $lacks ->
        [these] Für eine Folge fehlt: { $wants }
        [one] Noch eine Karte
        [two] Noch zwei Karten
       *[all] Such deine Karten aus
    }
move-on = Diesmal nicht
turn-circle = In welchen Kreis?
    .seek = Deine Figur kommt dorthin, und du darfst gleich einen Antrag stellen.
    .card = Deine Figur kommt dorthin, und dein Zug ist zu Ende.
turn-hand-back = Welche Genehmigung gibst du zurück?
    .line = Sie kommt unter ihren Stapel. Du kannst sie wieder bekommen.
turn-give = Welche Genehmigung gibst du ab?
    .line = Niemand darf so die letzte bekommen, die noch fehlt.
give-to = Wer bekommt deine Genehmigung { of-circle }?
give-another = Eine andere Genehmigung
turn-swap = Eine Karte austauschen
    .line = Sie kommt verdeckt unter die Ablage.
swap-this = { $card } austauschen
turn-look = Wessen Hand willst du sehen?
    .line = Nur du siehst sie.
turn-send = Wer muss zum MI5?
    .line = Wer dort veröffentlichen könnte, kommt stattdessen in diesen Kreis.

# --- die Leute

folder =
    { $held ->
        [0] { $name }: keine Genehmigung
        [one] { $name }: eine Genehmigung
       *[other] { $name }: { $held } Genehmigungen
    }
player-state =
    { $is ->
        [gone] ist gegangen
        [away] nicht da
        [misses] setzt aus
        [again] würfelt zweimal
        [ready] zurück zum MI5!
        [last] { $held } von { $needed }: noch eine
        [some] { $held } von { $needed }
       *[none] noch keine
    }
granted = Erteilt
granted-stamp = GENEHMIGT
permit-missing = { circle }: noch nicht
permit-granted = Genehmigt: { circle }, { $title }
permit-title = Genehmigung { of-circle }
hand-seen = Was du von { $name } gesehen hast
    .when = So war es in Runde { $round }.
notebook = Notizbuch
    .title = An der Ablage gesehen
    .took =
        { $you ->
            [yes] Du hast { $card } genommen
           *[no] { $name } hat { $card } genommen
        }
    .put =
        { $you ->
            [yes] Du hast { $card } abgelegt
           *[no] { $name } hat { $card } abgelegt
        }
    .held = Sicher auf der Hand
    .nothing = Noch nichts zu notieren.

# --- ein Antrag

form-number = { circle } · Formular 7
form-title = Antrag auf Veröffentlichung
form-applicant = Antrag von
form-evidence = Beweis
form-shows =
    { $evidence ->
        [one] eine Karte, versiegelt
        [three] drei Karten, versiegelt
        [unopened] nie geöffnet
        [run] drei in Folge
        [master] die Eminenz
       *[bluff] gar keine Folge
    }
form-decision = Entscheidung
form-refused = Abgelehnt
form-bluff = Bluff!
form-not-yet = noch offen
form-label =
    { $you ->
        [yes] Du stellst { at-circle } einen Antrag
       *[no] { $name } stellt { at-circle } einen Antrag
    }
form-secret = Einspruch oder leeres Blatt: Das weiß niemand, bis alle geöffnet sind.
judge-sealed = hat die Antwort versiegelt
judge-counting = rechnet noch
judge-you =
    { $decision ->
        [p] lässt es durchgehen
        [c] erhebst Einspruch
       *[other] überlegst noch
    }
judge-passed =
    { $you ->
        [yes] hast es durchgehen lassen
       *[no] hat es durchgehen lassen
    }
judge-objected = Einspruch mit { $weight }
object = Erhebst du Einspruch?
    .line = Bis zu drei Karten { of-circle }. Haben sie zusammen mehr als { $name }, gewinnst du. Die Karten sind danach weg.
    .none = Du hast keine Karten { of-circle }.
object-with = Einspruch mit { $weight }
object-pick = Such Karten für den Einspruch aus
let-pass = Durchgehen lassen
decided-p = Du lässt es durchgehen
decided-c = Dein Einspruch ist versiegelt
decided-wait = Warten auf die anderen.
form-yours = Dein Antrag ist versiegelt
    .line = Die anderen entscheiden geheim.
form-watching = Alle entscheiden geheim
reason-objected = { objected }.
reason-compared =
    { $succeeds ->
        [yes] { objected }: mehr als { $own }.
       *[no] { objected }: nicht mehr als { $own }.
    }
objected =
    { $you ->
        [yes] Du erhebst Einspruch mit { $weight }
       *[no] { $name } erhebt Einspruch mit { $weight }
    }
reason-unopposed = Niemand erhebt Einspruch.
reason-unseen = Niemand erhebt Einspruch, also wird es nie jemand erfahren.
reason-bluff = Es war gar keine Folge.
reason-bluff-costs =
    { $you ->
        [yes] Du verlierst alle drei Karten und den nächsten Zug.
       *[no] { $name } verliert alle drei Karten und den nächsten Zug.
    }
verdict-bluff =
    { $you ->
        [yes] Du hast geblufft
       *[no] { $name } hat geblufft
    }
verdict =
    { $granted ->
        [yes]
            { $you ->
                [yes] Du hast die Genehmigung
               *[no] { $name } hat die Genehmigung
            }
       *[no]
            { $you ->
                [yes] Dein Antrag ist abgelehnt
               *[no] Abgelehnt: { $name }
            }
    }
form-opening = Alles wird aufgedeckt
go-on = Weiter
form-timer = Zeit zum Entscheiden

# --- das Ende: eine Zeitung

gazette = The Whitehall Gazette
    .dateline = Spätausgabe · Runde { $round }
    .edition = Spätausgabe
    .round = Runde { $round }
    .price = Ein Penny
    .keep = Titelseite speichern
    .file = whitehall-gazette
headline =
    { $you ->
        [yes] Dein Buch ist da
       *[no] Das Buch von { $name } ist da
    }
    .stopped = Heute erscheint nichts
story =
    { $you ->
        [yes] Du bist mit allen Stempeln zurück beim MI5. Die Buchläden melden Schlangen, die Ministerien melden nichts.
       *[no] { $name } ist mit allen Stempeln zurück beim MI5. Die Buchläden melden Schlangen, die Ministerien melden nichts.
    }
    .stopped = Die Druckmaschinen wurden vor dem Ziel angehalten.
    .reached = Mit allen Stempeln zurück beim MI5.
    .queues = Die Buchläden melden Schlangen, die Ministerien melden nichts.
course = Der Verlauf des Rennens
    .caption = Genehmigungen, Runde für Runde.
    .chart = Genehmigungen über die Runden. { $lines }
    .line = { $name } hatte am Ende { $held }.
applications =
    { $all ->
        [one] { $all } Antrag, { $contested } davon mit Einspruch.
       *[other] { $all } Anträge, { $contested } davon mit Einspruch.
    }
hands-left = Was alle noch auf der Hand hatten
    .none = Nichts
book-title = Spycatcher
book-by = von { $name }
map-thames = Themse
