# Warum etwas nicht geht, und was stattdessen geht.

## In jedem Spiel

game-over = Das Spiel ist aus.
seat-has-left = Dieser Platz spielt nicht mehr mit.
too-late = Zu spät: Die Zeit ist gerade abgelaufen.
only-the-clock = Das kann nur die Uhr.
only-the-host = Das kann nur der Host.
clock-decides = Jetzt wird niemand übersprungen: Die Uhr entscheidet für alle gleich.
nobody-waited-for = Auf diesen Platz wartet niemand, also gibt es nichts zu überspringen.
nobody-to-leave = Auf diesem Platz ist niemand, der gehen könnte.
players-out-of-range = { $game } ist für { $least } bis { $most } Personen, nicht für { $players }.

## Am Tisch

only-the-house = Das kann nur der Server.
only-watching = Du schaust zu. Setz dich erst an den Tisch.
only-in-the-lobby = Das geht nur in der Lobby, vor einem Spiel.
game-over-rematch = Das Spiel ist aus. Der Host kann eine Revanche starten.
game-not-started = Das Spiel hat noch nicht begonnen. Der Host startet es.
nothing-to-undo = Du kannst nur deinen eigenen letzten Schritt zurücknehmen, und nur solange nichts Verdecktes gezeigt und nichts gezogen wurde und sonst niemand gezogen hat.
no-undo = Bei { $game } lässt sich kein Zug zurücknehmen.
nothing-to-read = Da steht nichts Lesbares. Schreib mindestens einen Buchstaben, eine Ziffer oder ein Zeichen.
table-locked = Dieser Tisch ist gesperrt. Bitte den Host, ihn zu öffnen.
not-locked = Dieser Tisch ist offen. Komm einfach herein.
knock-later = Der Host kann gerade nicht antworten. Versuch es in ein paar Minuten noch einmal.
knock-over = Niemand hat geantwortet. Du kannst noch einmal fragen.
here-already = Du bist schon an diesem Tisch.
table-full = Dieser Tisch ist voll: { $people } Leute sind hier. Zuschauen kannst du trotzdem.
not-at-this-table = Diese Person ist nicht an diesem Tisch.
chair-taken = Dort sitzt { $name }. Nimm einen freien Stuhl.
no-such-bot = { $game } hat keinen Bot namens „{ $level }“. Es gibt: { JOIN($levels) }.
no-such-seat = Einen Platz { $seat } gibt es hier nicht. Sie sind von 0 bis { $last } nummeriert.
your-seat-already = Du sitzt schon dort.
seat-taken = Das ist der Platz von { $name }. Du kannst einen Bot-Platz nehmen, der niemandem gehört.
secret-seat = Die Karten von { $name } sind geheim. Bitte den Host, dir den Platz zu geben.
had-a-seat-already = Du hast in diesem Spiel schon mitgespielt und bekommst keinen zweiten Platz.
rules-changed = Die Regeln von { $game } haben sich geändert, seit dieses Spiel begann, und es kann nicht weitergehen. Der Host kann neu austeilen.
table-is-paused = Der Tisch macht Pause. Es geht weiter, sobald sie vorbei ist.
table-is-asleep = Der Tisch schläft. Er wacht auf, wenn jemand hereinkommt.
hands-off = Das entscheiden alle, die mitspielen, und die Uhr. Warte, bis es so weit ist.
game-moved-on = Zu spät: Das Spiel ist schon weiter. Schau noch einmal hin.
table-changed = Zu spät: Am Tisch hat sich etwas geändert. Schau noch einmal hin.
chat-is-off = Der Host hat Chat und Reaktionen ausgeschaltet.
rename-later = Umbenennen geht erst nach der Runde: Vorher würde ein Name zu viel sagen.
join-later = Gerade läuft eine Runde. Schau erst einmal zu und komm danach dazu: Vorher könnte ein Name zu viel verraten.
no-such-reaction = Diese Reaktion gibt es nicht. Es gibt: { JOIN($faces) }.
paused-already = Der Tisch macht schon Pause.
not-paused = Der Tisch macht gerade keine Pause.
seat-not-to-give = Das ist der Platz von { $name }. Vergeben kannst du nur einen Bot-Platz, der niemandem gehört.
seat-between-rounds = Die Karten von { $name } sind geheim: Der Platz wechselt nur zwischen zwei Runden oder Spielen.
no-rematch-yet = Eine Revanche kommt nach einem Spiel. Spielt dieses erst zu Ende oder beendet es.
pace-is-fixed = In diesem Spiel zählt Tempo; deshalb lassen sich Bots immer so viel Zeit wie Menschen.
host-stays = Der Host kann nicht entfernt werden. Mach zuerst jemand anderen zum Host.
host-already = Du bist schon Host.
host-is-here = Der Host ist da. Erst wenn der Host eine halbe Minute weg ist, kannst du übernehmen.
has-not-left = { $name } ist noch da. Ihr könnt ohne jemanden weiterspielen, der { $seconds } Sekunden weg ist.
own-seat = Das ist dein eigener Platz: Zieh selbst, oder lass einen Bot für dich spielen.
still-thinking = { $name } denkt noch nach. Du kannst alle überspringen, die seit { $seconds } Sekunden weg sind, und nach { $anyone } Sekunden auch alle anderen.
not-your-seat = Diesen Platz spielst du nicht. Setz dich erst dorthin, oder zieh für deinen eigenen.
not-your-chair = Das ist nicht dein Stuhl. Steh von deinem eigenen auf.
chair-first = Nimm erst einen Stuhl, dann sag, dass du bereit bist.
empty-already = Dieser Stuhl ist schon leer.
too-few-players =
    { $players ->
        [one] Für { $game } braucht es mindestens { $least }, und du bist noch allein. Warte auf andere, oder nimm Bots dazu.
       *[other] Für { $game } braucht es mindestens { $least }, und ihr seid erst { $players }. Wartet auf andere, oder nehmt Bots dazu.
    }
deal-not-sealed = Die Karten sind noch nicht gemischt. Versuch es gleich noch einmal.
no-secret-here = Das geht nur auf einem Server.
open-already = Dieser Tisch ist schon eröffnet.
secret-is-fixed = Die Karten sind schon gemischt. Neu gemischt wird bei der Revanche.
debrief-too-late = Ein Bot kann von einem Spiel nur erzählen, solange es noch auf dem Tisch ist.
asleep-already = Der Tisch schläft schon.
awake-already = Der Tisch ist schon wach.
no-bot-there = Auf diesem Platz spielt gerade kein Bot.
time-not-up = Die Zeit ist noch nicht um.
no-such-pack = Diese Sammlung gibt es nicht.
pack-no-longer-fits = Diese Sammlung passt nicht mehr zu { $game }: { SAY($fault, as: "misread") }.
no-push-service = Das ist keine Adresse eines Push-Dienstes. Dorthin lassen sich keine Mitteilungen schicken.

## Tipps

no-hints-here = Bei { $game } gibt es keine Tipps.
hints-are-off = Der Host hat Tipps ausgeschaltet. Denk selbst nach, oder frag die anderen.
hints-for-your-seat = Tipps gibt es nur für deinen eigenen Platz.
nothing-to-decide = Gerade gibt es nichts zu entscheiden: Das Spiel läuft nicht.
not-your-move = Du bist nicht dran. Frag nach einem Tipp, wenn du dran bist.
still-thinking-about-it = Über deine letzte Frage wird noch nachgedacht.
no-idea-in-time = Mir ist nicht rechtzeitig etwas eingefallen. Versuch es gleich noch einmal.
too-many-hints = Das waren viele Tipps. Schau dir eine Weile selbst den Tisch an.

## Der Server

not-now = Spyhouse kann gerade nichts speichern. Euer Tisch ist sicher, und es geht von selbst weiter.
not-stored = Das ließ sich nicht speichern, und nichts hat sich geändert. Bitte versuch es noch einmal.
went-wrong = Da ist etwas schiefgegangen, und nichts hat sich geändert.
cannot-show = Dieser Tisch lässt sich gerade nicht zeigen. Bitte komm gleich wieder.
table-damaged = Das Protokoll dieses Tischs ist auf dem Server beschädigt und lässt sich nicht öffnen. Wer den Server betreibt, kann es aus einer Sicherung zurückholen. Andere Tische sind nicht betroffen.
table-is-newer = An diesem Tisch wurde zuletzt mit einer neueren Version von Spyhouse gespielt. Er lässt sich wieder öffnen, sobald diese hier aktualisiert ist.
no-free-code = Für deinen Tisch fand sich kein freier Code. Bitte versuch es noch einmal.
no-such-table = Den Tisch { $table } gibt es nicht. Prüf die Buchstaben, oder eröffne einen neuen.
house-full = Spyhouse ist gerade voll. Bitte versuch es in ein paar Minuten noch einmal.
too-many-scenes = Gerade sind zu viele Bilder im Spiel. Beende ein anderes Spiel oder versuch es in einer Minute noch einmal.
house-restarts = Spyhouse startet neu. Euer Tisch ist sicher; diese Seite kommt von selbst zurück.
table-deleted = Der Host hat diesen Tisch geschlossen.
table-closed-by = { $name } hat diesen Tisch geschlossen.
shown-out = Der Host hat dich von diesem Tisch entfernt.
no-watchers = Zuschauen ist an diesem Tisch gesperrt. Bitte den Host, dich hereinzulassen.
too-many-watchers = Diesem Tisch schauen schon so viele zu, wie hinpassen. Bitte komm später wieder.
not-your-token = Du gehörst nicht mehr zu diesem Tisch. Setz dich noch einmal dazu.
too-fast = Das war zu schnell. Warte eine Sekunde und versuch es noch einmal.
too-many-messages = Zu viele Nachrichten. Bitte warte ein wenig und komm dann wieder.
message-too-long = Das ist zu lang: Eine Nachricht darf höchstens { $most } KiB haben.
too-often = Zu viele Anfragen. Bitte warte ein wenig.
from-elsewhere = Andere Websites dürfen bei Spyhouse nichts abfragen. Öffne Spyhouse selbst.
private-house = Dieses Spyhouse ist privat. Öffne zuerst die Startseite und gib das Passwort ein.
too-many-wrong-codes = Zu viele falsche Codes. Bitte warte ein paar Minuten.
enough-from-you = Von deiner Adresse sitzen schon genug Leute an diesem Tisch. Zuschauen kannst du trotzdem.
too-much-here = Hier passiert gerade zu viel auf einmal. Warte eine Minute.
too-much-from-you = Du hast in kurzer Zeit sehr viel gespeichert. Warte ein wenig.
book-is-full = Der Verlauf dieses Tischs ist voll. Eröffne einen neuen; was ihr hier gespielt habt, bleibt erhalten.
not-json =
    { $line ->
        [0] Das ist kein JSON.
       *[other] Das ist kein JSON: In Zeile { $line } stimmt etwas nicht.
    }
nothing-here = Unter dieser Adresse gibt es nichts.
wrong-method = Das geht unter dieser Adresse nicht.
body-too-long = Das ist zu lang. Eine Sammlung oder die Hausregeln eines Tisches sind viel kürzer.
# Ein englischer Satz ohne eigene Meldung: für Betreiber und von Spielen ohne Meldungen.
as-said = { $text }
no-such-move = { $game } hat keinen Zug namens { $found }.
move-misread = Einen solchen Zug gibt es in { $game } nicht: { SAY($fault, as: "misread") }.
say-hello-first = Erst Hello sagen, dann auf Welcome warten.
hello-twice = Du hast schon Hello gesagt.
no-hello-in-time = Erst Hello sagen. Das hat niemand getan, also ist diese Verbindung zu Ende.
only-text-messages = Hier gehen nur Textnachrichten.
not-compressed-as-agreed = Diese Nachricht war nicht so gepackt wie vereinbart.
no-own-file = Diese Datei hat hier niemand ersetzt.
no-notices-here = Dieser Server verschickt keine Mitteilungen.
no-packs-here = { $game } hat keine Sammlungen.
no-pictures-here = { $game } hat keine Bilder.
no-leak-meter = Für { $game } gibt es diese Messung nicht.
not-understood = Das war nicht zu verstehen: { SAY($fault, as: "misread") }.
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
        [form] das ist nicht richtig geschrieben
        [choice] { $found } steht nicht zur Wahl
        [wrong] { $right ->
            [str] hier gehört ein Text hin
            [int] hier gehört eine ganze Zahl hin
            [float] hier gehört eine Zahl hin
            [bool] hier gehört true oder false hin
            [array] hier gehört eine Liste hin
            [object] hier gehört ein Objekt in geschweiften Klammern hin
           *[other] hier gehört { $right } hin
        }
        [malformed] das ist kein gültiges JSON (Byte { $byte })
        [deep] das ist zu tief verschachtelt
        [encoding] das ist kein Text in UTF-8
       *[other] { $text }
    }
setting-misread = { $name } kann nicht „{ $value }“ sein: { SAY($fault, as: "misread") }.
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

not-your-game = Dieses Spiel können nur die sehen, die dabei waren. Frag jemanden von ihnen nach dem Link.
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
of-other-rules = Dieses Spiel wurde nach Version { $version } der Regeln von { $game } gespielt; dieses Spyhouse kennt Version { $today } und kann es nicht mehr zeigen.
newer-file = Diese Datei hat das Format { $format }; dieses Spyhouse liest bis { $known }.
no-saved-table = Das ist kein gespeicherter Tisch von Spyhouse.
table-not-replayed = Dieser Tisch lässt sich hier nicht weiterspielen: Schritt { $number } der Datei passt nicht zu den heutigen Regeln.
file-too-long = Die Datei ist zu lang.
no-tutorial = Für { $game } gibt es keine Übung.
study-not-asked = Der Host hat noch nicht gefragt, ob Spiele erforscht werden dürfen.
