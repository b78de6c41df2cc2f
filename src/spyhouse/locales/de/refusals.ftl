# Warum das Haus Nein sagt, und was stattdessen geht.

## In jedem Spiel

game-over = Das Spiel ist aus.
seat-has-left = Dieser Platz spielt nicht mehr mit.
too-late = Zu spät: Die Zeit ist gerade abgelaufen.
only-the-clock = Das kann nur die Uhr.
only-the-host = Das kann nur, wer den Tisch leitet.
clock-decides = Jetzt wird niemand übersprungen: Die Uhr entscheidet für alle gleich.
nobody-waited-for = Auf diesen Platz wartet niemand, also gibt es nichts zu überspringen.
nobody-to-leave = Auf diesem Platz ist niemand, der gehen könnte.
players-out-of-range = { $game } spielt man zu { $least } bis { $most }, nicht zu { $players }.

## Am Tisch

only-the-house = Das macht nur das Haus selbst.
only-watching = Du schaust zu. Setz dich erst an den Tisch.
only-in-the-lobby = Das geht nur in der Lobby, vor einem Spiel oder nach einer Revanche.
game-over-rematch = Das Spiel ist aus. Wer den Tisch leitet, kann eine Revanche starten.
game-not-started = Das Spiel hat noch nicht begonnen. Wer den Tisch leitet, startet es.
nothing-to-undo = Du kannst nur deinen eigenen letzten Schritt zurücknehmen, und nur solange nichts Verdecktes gezeigt, nichts gezogen und sonst nichts getan wurde.
no-undo = Bei { $game } lässt sich kein Zug zurücknehmen.
nothing-to-read = Da steht nichts Lesbares. Schreib mindestens einen Buchstaben, eine Ziffer oder ein Zeichen.
table-locked = Dieser Tisch ist abgeschlossen. Bitte darum, dass man dir aufmacht.
here-already = Du bist schon an diesem Tisch.
table-full = Dieser Tisch ist voll: { $people } Leute sind hier. Zuschauen kannst du trotzdem.
not-at-this-table = Diese Person ist nicht an diesem Tisch.
chair-taken = Dort sitzt { $name }. Nimm einen freien Stuhl.
no-such-bot = { $game } hat keinen Bot namens „{ $level }“. Es gibt: { JOIN($levels) }.
no-such-seat = Einen Platz { $seat } gibt es hier nicht. Sie sind von 0 bis { $last } nummeriert.
your-seat-already = Du sitzt schon dort.
seat-taken = Das ist der Platz von { $name }. Du kannst den Platz eines Bots nehmen, der niemandem gehört.
secret-seat = Die Karten von { $name } sind geheim. Bitte darum, dass man dir den Platz gibt.
had-a-seat-already = Du hast in diesem Spiel schon mitgespielt und bekommst keinen zweiten Platz.
rules-changed = Die Regeln von { $game } haben sich geändert, seit dieses Spiel begann, und es kann nicht weitergehen. Wer den Tisch leitet, kann neu austeilen.
table-is-paused = Der Tisch macht Pause. Es geht weiter, sobald sie vorbei ist.
table-is-asleep = Der Tisch schläft. Er wacht auf, wenn jemand hereinkommt.
hands-off = Das entscheiden alle, die mitspielen, und die Uhr. Warte, bis es so weit ist.
game-moved-on = Das Spiel ist schon weiter, also ist das nicht geschehen. Schau noch einmal hin.
table-changed = Am Tisch hat sich etwas geändert, also ist das nicht geschehen. Schau noch einmal hin.
chat-is-off = Chat und Reaktionen sind ausgeschaltet.
paused-already = Der Tisch macht schon Pause.
not-paused = Der Tisch macht gerade keine Pause.
seat-not-to-give = Das ist der Platz von { $name }. Vergeben kannst du nur den Platz eines Bots, der niemandem gehört.
no-rematch-yet = Eine Revanche kommt nach einem Spiel. Spielt dieses erst zu Ende, oder beende es.
pace-is-fixed = In diesem Spiel gewinnt, wer schneller ist; deshalb lassen sich Bots immer so viel Zeit wie Menschen.
host-stays = Wer den Tisch leitet, kann nicht entfernt werden. Übergib die Leitung zuerst.
host-already = Du leitest den Tisch schon.
host-is-here = Wer den Tisch leitet, ist da. Übernehmen kannst du nach einer halben Minute Abwesenheit.
has-not-left = { $name } ist noch da. Ohne jemanden weiterspielen könnt ihr nach { $seconds } Sekunden Abwesenheit.
own-seat = Das ist dein eigener Platz: Zieh selbst, oder lass einen Bot für dich spielen.
still-thinking = { $name } denkt noch nach. Überspringen kannst du, wer seit { $seconds } Sekunden weg ist, oder alle nach { $anyone } Sekunden.
not-your-seat = Diesen Platz spielst du nicht. Setz dich erst dorthin, oder zieh für deinen eigenen.
not-your-chair = Das ist nicht dein Stuhl. Steh von deinem eigenen auf.
chair-first = Nimm erst einen Stuhl, dann sag, dass du bereit bist.
empty-already = Dieser Stuhl ist schon leer.
too-few-players =
    { $players ->
        [one] Für { $game } braucht es mindestens { $least }, und du bist noch allein. Warte auf andere, oder nimm Bots dazu.
       *[other] Für { $game } braucht es mindestens { $least }, und ihr seid erst { $players }. Wartet auf andere, oder nehmt Bots dazu.
    }
deal-not-sealed = Das Haus hat seine Hälfte des Austeilens noch nicht versiegelt. Versuch es gleich noch einmal.
no-secret-here = Hier ist kein Haus, das ein Geheimnis wählen könnte.
open-already = Dieser Tisch ist schon eröffnet.
secret-is-fixed = Das Geheimnis dieses Spiels steht fest. Ein neues kommt mit der Revanche.
debrief-too-late = Ein Bot kann von einem Spiel nur erzählen, solange es auf dem Tisch liegt.
asleep-already = Der Tisch schläft schon.
awake-already = Der Tisch ist schon wach.
no-bot-there = Auf diesem Platz spielt gerade kein Bot.
time-not-up = Die Zeit ist noch nicht um.
no-such-pack = Diese Sammlung gibt es nicht.
pack-no-longer-fits = Diese Sammlung passt nicht mehr zu { $game }: { SAY($fault, as: "misread") }.
no-push-service = Das ist keine Adresse eines Push-Dienstes. Dorthin lassen sich keine Hinweise schicken.

## Tipps

no-hints-here = Bei { $game } gibt es keine Tipps.
hints-are-off = Tipps sind ausgeschaltet. Denk selbst nach, oder frag die anderen.
hints-for-your-seat = Tipps gibt es nur für deinen eigenen Platz.
nothing-to-decide = Gerade gibt es nichts zu entscheiden: Das Spiel läuft nicht.
not-your-move = Du bist nicht dran. Frag nach einem Tipp, wenn du dran bist.
still-thinking-about-it = Über deine letzte Frage wird noch nachgedacht.
no-idea-in-time = Es kam keine Idee rechtzeitig. Versuch es gleich noch einmal.
too-many-hints = Das waren viele Tipps. Schau dir eine Weile selbst den Tisch an.

## Das Haus

not-now = Gerade nicht: Das Haus kann nichts speichern. Euer Tisch ist sicher, und es geht von selbst weiter.
not-stored = Das ließ sich nicht speichern, und nichts hat sich geändert. Bitte versuch es noch einmal.
went-wrong = Da ist etwas schiefgegangen, und nichts hat sich geändert.
cannot-show = Dieser Tisch lässt sich gerade nicht zeigen. Bitte komm gleich wieder.
no-free-code = Für deinen Tisch fand sich kein freier Code. Bitte versuch es noch einmal.
no-such-table = Den Tisch { $table } gibt es nicht. Prüf die Buchstaben, oder eröffne einen neuen.
house-full = Das Haus ist gerade voll. Bitte versuch es in ein paar Minuten noch einmal.
house-restarts = Das Haus startet neu. Euer Tisch ist sicher; diese Seite kommt von selbst zurück.
table-deleted = Dieser Tisch wurde gelöscht.
shown-out = Du wurdest von diesem Tisch entfernt.
no-watchers = An diesem Tisch schaut niemand zu. Bitte darum, dass man dich hereinlässt.
too-many-watchers = Diesem Tisch schauen schon so viele zu, wie hinpassen. Bitte komm später wieder.
not-your-token = Du gehörst nicht mehr zu diesem Tisch. Setz dich noch einmal dazu.
too-fast = Das war zu schnell und ist nicht geschehen. Warte eine Sekunde und versuch es noch einmal.
too-many-messages = Zu viele Nachrichten. Bitte warte ein wenig und komm dann wieder.
message-too-long = Das ist zu lang: Eine Nachricht hat höchstens { $most } KiB.
too-often = Zu viele Anfragen. Bitte warte ein wenig.
too-many-wrong-codes = Zu viele falsche Codes. Bitte warte ein paar Minuten.
enough-from-you = Von deiner Adresse sitzen schon genug Leute an diesem Tisch. Zuschauen kannst du trotzdem.
too-much-here = Hier ist in der letzten Minute so viel passiert, dass das Haus nicht mitkommt. Bitte warte ein wenig.
too-much-from-you = Von deiner Adresse wurde so viel gespeichert, dass das Haus eine Pause braucht. Bitte warte ein wenig.
book-is-full = Der Verlauf dieses Tischs ist voll. Eröffne einen neuen; was ihr hier gespielt habt, bleibt erhalten.
not-json =
    { $line ->
        [0] Das ist kein JSON.
       *[other] Das ist kein JSON: In Zeile { $line } stimmt etwas nicht.
    }
nothing-here = Unter dieser Adresse gibt es nichts.
wrong-method = Das geht unter dieser Adresse nicht.
body-too-long = Das ist zu lang. Eine Sammlung oder die Hausregeln eines Tisches sind viel kürzer.
not-understood = Diese Anfrage war nicht zu verstehen: { $why }
options-do-not-fit = Diese Hausregeln passen nicht zu { $game }: { $why }
option-misread = Diese Hausregeln passen nicht zu { $game }: { SAY($fault, as: "misread") }.
# Was in einer Sammlung, in Hausregeln oder einem gespeicherten Spiel nicht stimmt, und wo.
misread =
    { HAS($at) ->
        [yes] „{ $at }“:{ " " }
       *[no] { "" }
    }{ $kind ->
        [missing] „{ $field }“ fehlt
        [unknown] „{ $field }“ gehört hier nicht hin
        [short] { $limit ->
            [1] hier steht nichts
           *[other] es müssen mindestens { $limit } sein
        }
        [long] es dürfen höchstens { $limit } sein
        [low] es muss mindestens { $limit } sein
        [high] es darf höchstens { $limit } sein
        [letters] hier gehen nur kleine Buchstaben von a bis z, Ziffern und Bindestriche
        [choice] { $found } steht nicht zur Wahl
        [wrong] { $right ->
            [str] hier gehört ein Text hin
            [int] hier gehört eine ganze Zahl hin
            [bool] hier gehört true oder false hin
            [array] hier gehört eine Liste hin
           *[other] das gehört hier nicht hin
        }
       *[other] { $text }
    }
game-not-here = Ein Spiel namens „{ $name }“ gibt es hier nicht. Es gibt: { JOIN($games) }.
no-such-option =
    { $game } hat keine Hausregel „{ $option }“.{ HAS($meant) ->
        [yes] {" "}Meinst du „{ $meant }“?
       *[no] { "" }
    }{ HAS($known) ->
        [yes] {" "}Es gibt: { $known }.
       *[no] { "" }
    }

## Beendete Spiele

not-your-game = Dieses Spiel ist für alle aufgehoben, die dabei waren. Bitte jemanden davon um den Link.
nobody-sat-there = Dort saß niemand: { $players } haben gespielt, auf Plätzen von 0 an gezählt.
no-game-over = Am Tisch { $table } ist noch kein Spiel zu Ende.
no-such-game =
    { $started ->
        [one] Am Tisch { $table } gibt es kein Spiel { $number }; begonnen wurde 1.
       *[other] Am Tisch { $table } gibt es kein Spiel { $number }; begonnen wurden { $started }.
    }
game-not-kept = Die Regeln von { $game } haben sich seit dem Spiel { $number } am Tisch { $table } geändert, und es lässt sich nicht mehr zeigen.
game-still-running = Das Spiel { $number } am Tisch { $table } läuft noch.
no-saved-game = Das ist kein gespeichertes Spiel von Spyhouse: { SAY($fault, as: "misread") }.
move-not-legal = Zug { $number } dieses Spiels ist nach den heutigen Regeln nicht erlaubt.
move-does-other = Zug { $number } dieses Spiels bewirkt nach den heutigen Regeln etwas anderes.
of-other-rules = Gespielt wurde das mit Version { $version } der Regeln von { $game }; heute gilt Version { $today }, und nach der geht es nicht auf. Nimm das Spyhouse, mit dem gespielt wurde.
newer-file = Diese Datei hat das Format { $format }; dieses Spyhouse liest bis { $known }.
no-tutorial = Für { $game } gibt es keine Übung.
