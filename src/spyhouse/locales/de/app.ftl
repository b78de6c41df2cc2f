# Texte rund um jedes Spiel: Startseite, Lobby, Tisch, Wiederholungen.

house = Spyhouse
tagline = Ein Tisch für Spione, ihre Freunde und ein paar Bots.
close = Schließen
cancel = Abbrechen
yes = Ja
home = Startseite
loading = Die Lampe geht an …
not-loaded = Ein Teil der Seite fehlt. Prüfe deine Verbindung und versuch es noch einmal.
try-again = Noch einmal versuchen
too-long = Das ist zu lang. Fass dich etwas kürzer.
no-picture = Dieser Browser kann das Bild nicht erstellen.
no-script = Spyhouse braucht JavaScript: Ausgeteilt wird auf dem Server, gezeigt werden die Karten hier.

language = Sprache
language-only-english = auf Englisch
language-missing = { $game } ist noch nicht übersetzt und deshalb auf Englisch.

## Die Startseite

front-games = Spiele
front-soon = bald
front-soon-long = Kommt bald.
front-play-now = Jetzt spielen
front-play-now-hint = Jetzt spielen: { $game } mit Bots
front-new-table = Neuer Tisch
front-new-table-hint = Neuer Tisch für { $game }
front-players = Zahl der Spielenden
front-player-range = { $least }–{ $most }
front-time = Dauer
front-got-code = Code?
front-code = Code des Tischs
front-join = Los
front-playing-as = Du spielst als
front-playing-as-name = Du spielst als { $name }
front-your-tables = Deine Tische
front-saved-table = Einen gespeicherten Tisch öffnen
front-waiting =
    { $waiting ->
        [0] { $others ->
            [0] Noch keine. Such dir ein Spiel aus.
            [one] 1 Tisch
           *[other] { $others } Tische
        }
        [one] { $others ->
            [0] An 1 Tisch bist du dran
            [one] An 1 Tisch bist du dran, 1 weiterer Tisch
           *[other] An 1 Tisch bist du dran, { $others } weitere Tische
        }
       *[other] { $others ->
            [0] An { $waiting } Tischen bist du dran
            [one] An { $waiting } Tischen bist du dran, 1 weiterer Tisch
           *[other] An { $waiting } Tischen bist du dran, { $others } weitere Tische
        }
    }
front-goes =
    { $days ->
        [one] Wird morgen gelöscht, wenn du nicht hineinschaust
       *[other] Wird in { $days } Tagen gelöscht, wenn du nicht hineinschaust
    }
front-your-turn = Du bist dran
front-phase-lobby = In der Lobby
front-phase-playing = Läuft
front-phase-over = Beendet
front-forget = Tisch { $code } aus der Liste nehmen
front-offline = Spyhouse ist nicht erreichbar. Bist du online? Neuer Versuch …
front-show = { $game } zeigen
front-play-offline = Offline spielen

daily-title = Das Spiel des Tages
daily-weekday = { DATETIME($day, weekday: "long") }
daily-row =
    { $days ->
        [0] Für alle gleich
        [one] { $done ->
            [yes] Für heute geschafft. Bis morgen!
           *[no] Für alle gleich
        }
       *[other] { $days } Tage in Folge
    }
daily-play = Spielen
daily-play-hint = { $game } spielen: { $what }
daily-again = Noch einmal
daily-again-hint = { $game } noch einmal spielen: { $what }

## Deine Bilanz

record-title = Deine Bilanz
record-private = Sie liegt in diesem Browser und nirgends sonst.
record-none = Noch nichts. Spiel ein Spiel zu Ende, dann steht es hier.
record-games =
    { $played ->
        [one] 1 Spiel
       *[other] { $played } Spiele
    }
record-stars =
    { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }
record-won = { $won } gewonnen
record-row = Siege in Folge: { $row }, höchstens { $longest }
record-share = { $won } von { $played }
record-level-mixed = Gemischte Bots
record-level-people = Nur Menschen
record-lines = Deine besten Sätze
record-save = Als Datei speichern
record-delete = Löschen
record-undo = Zurückholen
record-deleted = Deine Bilanz ist gelöscht.

## Du

me-title = Dein Namensschild
me-name = Name
me-example = Odile
me-face = Gesicht
me-face-named = Gesicht: { $face }
me-save = Speichern

me-face-taken = Das Gesicht hat eben jemand genommen. Dieses ist frei.
face-woman-red-hair = Frau mit roten Haaren
face-man-beard = Mann mit Bart
face-old-woman = ältere Frau
face-man-turban = Mann mit Turban
face-woman-headscarf = Frau mit Kopftuch
face-old-man = älterer Mann
face-woman-curly-hair = Frau mit Locken
face-man-red-hair = Mann mit roten Haaren
face-person-curly-hair = Person mit Locken
face-man-bald = Mann mit Glatze
face-girl = Mädchen
face-boy = Junge
face-detective = Detektiv
face-fox = Fuchs
face-owl = Eule
face-cat = Katze
face-dog = Hund
face-bear = Bär
face-raccoon = Waschbär
face-panda = Panda
face-wolf = Wolf
face-tiger = Tiger
face-penguin = Pinguin
face-frog = Frosch
face-octopus = Krake
face-ghost = Gespenst
face-koala = Koala
face-hamster = Hamster
face-rabbit = Hase
face-lion = Löwe
face-monkey = Affe
face-pig = Schwein
face-mouse = Maus
face-cow = Kuh
face-hedgehog = Igel
face-dragon = Drache
face-alien = Außerirdische
face-turtle = Schildkröte

## Regeln für einen Tisch

options-title = Neuer Tisch: { $game }
options-intro = Normale Regeln. Ändere, was du magst.
options-open = Tisch eröffnen
options-presets = Such dir eins aus. Ändern geht später auch.
options-hard = Wie schwer?
options-hard-line = so viele gewinnt ein gutes Team
options-bots = Bots
options-bots-fewer = Ein Bot weniger
options-bots-more = Ein Bot mehr
options-more = Mehr Hausregeln
options-auto = Automatisch
options-back-to-auto = { $what }: automatisch
options-standard = Wie üblich
options-fewer = { $what }: weniger
options-greater = { $what }: mehr
options-from-file = Aus einer Datei fortsetzen
options-no-record = Diese Datei stammt nicht von Spyhouse.
options-own-pack = Selbst zusammenstellen
options-own-pack-named = „{ $name }“ (von dir): bearbeiten
options-standard-pack = Die normale Sammlung.
options-pack = Deine eigene Sammlung
options-today = Heute

## An der Tür

join-title = Tisch { $code }
join-invited = { $host } lädt dich zu { $game } ein
join-nobody = Noch ist niemand da.
join-there = Am Tisch
join-sit = Platz nehmen
join-watch = Nur zuschauen
join-locked = Der Host hat diesen Tisch gesperrt. Du kannst zuschauen oder bitten, hereingelassen zu werden.
join-ask = Anklopfen
join-waiting = Wir warten auf { $host } …
join-waiting-host = Wir warten auf den Host …
join-refused = { $host } hat diesmal Nein gesagt.
join-refused-host = Der Host hat diesmal Nein gesagt.
join-playing = Das Spiel läuft schon. Komm herein und übernimm für einen Bot, oder schau einfach zu.
join-not-found = Den Tisch { $code } gibt es nicht
join-not-found-help = Schau dir den Code beim Host noch einmal an: Es sind ein paar Buchstaben. Oder eröffne selbst einen Tisch.
join-closed-help = Eröffne selbst einen Tisch, oder frag nach dem Code des nächsten.
join-again = Noch einmal versuchen
join-gone = Du sitzt nicht mehr an diesem Tisch

## Die Lobby

lobby-title = Tisch von { $host }
lobby-sound =
    { $on ->
        [yes] Ton an
       *[no] Ton aus
    }
lobby-invite = Lade andere ein
lobby-type-code = Gib diesen Code auf einem anderen Handy ein
lobby-qr-short = QR-Code
lobby-qr = QR-Code zum Tisch { $code }
lobby-copy = Link kopieren
lobby-share = Link teilen
lobby-copied = Link kopiert. Schick ihn jemandem!
lobby-rules = Hausregeln
lobby-show-rules = Ansehen
lobby-change-rules = Ändern
lobby-keep-rules = Regeln speichern
lobby-standard-rules = Normale Regeln.
lobby-table-language = Karten und Bots an diesem Tisch sprechen { $language }.
lobby-sit = Hier sitzen
lobby-add-bot = Bot dazu
lobby-free = Frei
lobby-sit-chair = Hier sitzen: freier Stuhl { $number }
lobby-add-bot-chair = Bot dazu: freier Stuhl { $number }
lobby-free-chair = Frei: Stuhl { $number }
lobby-chair = Stuhl { $number }
lobby-you = { $name } (du)
lobby-another = Noch jemand an diesem Gerät
lobby-another-hint = Reicht das Handy herum: noch jemand spielt auf diesem Bildschirm mit.
lobby-another-name = Wer spielt mit?
lobby-level-easy = Leicht
lobby-level-normal = Normal
lobby-level-strong = Stark
lobby-level-random = Albern
lobby-level-model = Sprachmodell
lobby-bot = Bot
lobby-stand-up = Aufstehen
lobby-remove-bot = Bot entfernen
lobby-free-up = Stuhl freigeben
lobby-free-up-sure = Soll { $name } den Stuhl räumen? Wieder hinsetzen geht jederzeit.
lobby-free-up-yes = Ja, Stuhl freigeben
lobby-chair-changed = Diesen Stuhl hat gerade jemand anderes genommen.
lobby-host = Host
lobby-ready = Bereit
lobby-not-ready = Noch nicht bereit
lobby-im-ready = Ich bin bereit
lobby-wait = Moment, noch nicht
lobby-start =
    { $count ->
        [1] Allein starten
        [2] Zu zweit starten
        [3] Zu dritt starten
        [4] Zu viert starten
        [5] Zu fünft starten
        [6] Zu sechst starten
       *[other] Mit { $count } starten
    }
lobby-too-few =
    { $count ->
        [one] Es fehlt noch jemand. Bots zählen auch.
       *[other] Es fehlen noch { $count }. Bots zählen auch.
    }
lobby-many-not-ready = { $count } sind noch nicht bereit. Du kannst trotzdem starten.
lobby-not-all-ready =
    { COUNT($names) ->
        [one] { JOIN($names) } ist noch nicht bereit. Du kannst trotzdem starten.
       *[other] { JOIN($names) } sind noch nicht bereit. Du kannst trotzdem starten.
    }
lobby-range =
    { $free ->
        [0] Der Tisch ist voll. { $least } bis { $most } können mitspielen.
        [one] Ein Stuhl ist frei. { $least } bis { $most } können mitspielen.
       *[other] { $free } Stühle sind frei. { $least } bis { $most } können mitspielen.
    }
lobby-host-starts = { $host } startet das Spiel.
lobby-take-chair = Nimm Platz und spiel mit, oder bleib stehen und schau zu.
lobby-standing = Ohne Stuhl: { JOIN($names) }

## Der Tisch

table-name = { $game }, Tisch { $code }
table-code = Tisch { $code }. Link kopieren
table-menu = Menü
table-rules = Regeln
table-log = Verlauf
table-chat = Chat
table-undo = Rückgängig
table-stand-up = Ein Bot soll für mich spielen
table-sit-back = Wieder selbst spielen
table-take-seat = Für { $name } spielen
table-watching = Du schaust zu.
table-paused = Pause. Die Uhr steht.
table-resume = Weiter
table-asleep = Der Tisch hat geschlafen und wacht gerade auf …
table-reconnecting = Verbindung verloren. Wird wiederhergestellt …
table-outdated = Es gibt eine neue Version von Spyhouse.
table-reload = Neu laden
table-deal-anew = Neu austeilen
table-board-failed = Auf dieser Seite ist etwas schiefgegangen. Euer Spiel ist sicher: Lade neu und spiel weiter.
table-host-away = { $host } (Host) ist gerade weg.
table-claim-host = Host werden
table-pass = Gib das Handy an { $name }
table-pass-hint = Alle anderen schauen weg. Nicht schummeln!
table-pass-ready = Ich bin { $name }
table-seats = Deine Plätze
table-look-back = Seit deinem letzten Zug
table-back-to-now = Zurück zum Spiel
table-screen = Auf großem Bildschirm zeigen
table-from-device = Dieses Spiel wurde auf einem Gerät gegeben und hierher gebracht. Wem das Gerät gehört, hätte in die Karten schauen können.
table-turn = { $name } ist dran
table-turn-yours = Du bist dran
table-turn-everyone = Alle sind dran
table-turn-some = Wir warten auf dich

screen-join = Mitspielen oder zuschauen
screen-how = Scannen oder Code eintippen

host-title = Host
host-pause = Pause
host-lock = Tisch sperren
host-private = Zuschauen sperren
host-knock = { $name } möchte herein.
host-knock-in = { $name } hereinlassen
host-knock-no = Jetzt nicht
host-delete = Tisch löschen
host-delete-sure = Diesen Tisch mit allen Spielen für alle löschen? Das lässt sich nicht rückgängig machen.
host-give = { $name } spielen lassen
host-chat = Chat und Reaktionen
host-hints = Tipps
host-pace = Tempo der Bots
host-pace-slow = Langsam
host-pace-usual = Wie Menschen
host-pace-quick = Schnell
host-pace-at-once = Sofort
host-end = Beenden und aufdecken
host-end-sure = Das Spiel für alle beenden und alle Karten aufdecken?
host-people = Am Tisch
host-acts = Aktionen für { $name }
host-bot = Bot spielt weiter
host-remove = Entfernen
host-remove-sure = { $name } vom Tisch entfernen?
host-hand-over = Zum Host machen
host-hand-over-sure = { $name } zum Host machen?
host-here = da
host-away = weg
host-bot-plays = ein Bot spielt
host-move-Skip = Überspringen
host-move-Skip-sure = { $name } überspringen?
host-move-Leave = Ohne weiterspielen
host-move-Leave-sure = Bis zum Ende ohne { $name } weiterspielen? Das lässt sich nicht rückgängig machen.
host-move-Stop = Beenden und aufdecken
host-move-sure = { $move }? Das lässt sich nicht rückgängig machen.

settings-title = Einstellungen
settings-theme = Aussehen
settings-theme-auto = Auto
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-sound = Ton
settings-touch = Vibration
settings-turn = Sag mir, wenn ich dran bin
    .hint = Schickt eine Mitteilung auf dieses Gerät, wenn du weg bist
settings-turn-blocked = Mitteilungen sind für diese Seite gesperrt. In den Einstellungen des Browsers kannst du sie erlauben.
settings-motion = Weniger Bewegung

hint-ask = Tipp
hint-title = Ein Tipp
hint-do = So machen
hint-wait = Warte lieber noch einen Moment.
hint-close = Tipp schließen

chat-placeholder = Sag etwas
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt. Verdächtig.
chat-off = Der Chat ist ausgeschaltet.
chat-watching = Wer zuschaut, kann nicht mitreden. Setz dich an den Tisch, um zu chatten.
chat-react = Reaktion: { $reaction }
reaction-thumbs-up = Daumen hoch
reaction-laugh = Lachen
reaction-think = Nachdenken
reaction-eyes = wachsame Augen
reaction-clap = Beifall
reaction-fire = Feuer
reaction-heart = Herz
reaction-hush = verschlossene Lippen

rules-search = Regeln durchsuchen
rules-none = In keiner Regel steht „{ $text }“.
rules-failed = Die Regeln lassen sich gerade nicht laden. Versuch es gleich noch einmal.
rules-shown = Was zu sehen ist
    .guide = Anleitung
    .numbers = Alle Regeln

log-empty = Noch ist nichts passiert. Genieß die Ruhe.
log-why = Warum? { $reason }
log-Opened = Der Tisch ist eröffnet.
log-Joined = { $who } ist hereingekommen.
log-Sit = { $who } hat sich gesetzt.
log-Stand = { $who } ist aufgestanden.
log-Ready =
    { $on ->
        [yes] { $who } ist bereit.
       *[no] { $who } ist doch noch nicht bereit.
    }
log-Rename = Ein neuer Name am Tisch: { $name }.
log-SeatBot = { $name } (Bot) hat sich gesetzt.
log-ClearSeat = Ein Stuhl ist frei geworden.
log-Configure = Die Hausregeln wurden geändert.
log-Start = Das Spiel beginnt.
log-Undo = { $who } hat einen Zug zurückgenommen.
log-Pause = { $who } hat das Spiel angehalten.
log-Resume = { $who } lässt das Spiel weiterlaufen.
log-ReplaceByBot =
    { $later ->
        [yes] Für { $name } spielt ein Bot weiter, sobald dieser Zug vorbei ist.
       *[no] Ein Bot spielt für { $name } weiter.
    }
log-GiveSeat = { $who } übernimmt für einen Bot.
log-Rematch = Das nächste Spiel. Alle bleiben sitzen.
log-Lock =
    { $on ->
        [yes] Der Tisch ist gesperrt.
       *[no] Der Tisch ist wieder offen.
    }
log-AllowHints =
    { $on ->
        [yes] Tipps sind erlaubt.
       *[no] Tipps sind aus.
    }
log-AllowChat =
    { $on ->
        [yes] Der Chat ist an.
       *[no] Der Chat ist aus.
    }
log-SetBotPace =
    { $pace ->
        [slow] Die Bots lassen sich jetzt Zeit.
        [quick] Die Bots spielen jetzt schnell.
        [at-once] Die Bots ziehen jetzt sofort.
       *[usual] Die Bots spielen jetzt wie Menschen.
    }
log-Remove =
    { $later ->
        [yes] { $who } verlässt den Tisch, sobald dieser Zug vorbei ist.
       *[no] { $who } wurde vom Tisch entfernt.
    }
log-HandOver = { $who } ist jetzt Host.
log-ClaimHost = { $who } hat den Tisch übernommen.
log-Slept = Der Tisch ist eingeschlafen.
log-Woke = Der Tisch ist aufgewacht.

## Das Ende

end-title = Das Ende
end-wins =
    { COUNT($names) ->
        [one] { JOIN($names) } gewinnt
       *[other] { JOIN($names) } gewinnen
    }
end-side = Gewonnen: { $side }
end-nobody = Niemand gewinnt
end-stopped = Vorzeitig beendet
end-scores = Punkte
end-rematch = Revanche
end-host-rematch = { $host } kann eine Revanche starten.
end-host-next = { $host } ist dran: { $next }
end-save = Als Datei speichern
end-look = Tisch ansehen
end-back = Punkte zeigen
end-replay = Replay

## Wiederholungen und Übungen

replay-chapters = Kapitel
replay-highlights = Höhepunkte { $seconds } s
replay-title = Replay
replay-first = An den Anfang
replay-last = Ans Ende
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo: { $speed }×
replay-times = { $speed }×
replay-position = Stelle im Spiel
replay-step = Schritt { $at } von { $of }
replay-eyes = Blickwinkel
replay-eyes-of = Mit den Augen von { $name }
replay-everyone = Von außen
replay-share = Teilen
replay-file = Ein Spiel, das du als Datei gespeichert hast
replay-no-game = Das ist kein gespeichertes Spiel von Spyhouse.

learn-short = Anleitung
learn-link = In { $minutes } Min. lernen
learn-title = Erstes Spiel
learn-page = Erstes Spiel: { $game }
learn-skip = Beenden
learn-back = Zurück
learn-next = Weiter
learn-watch = Schau zu …
learn-try-this = Gut gedacht, aber versuch erst einmal das hier.
learn-again = Von vorn
learn-play = Mit Bots spielen
learn-failed = Die Übung lässt sich gerade nicht laden. Versuch es gleich noch einmal.
learn-coach = Coach

## Das Brett für jedes Spiel

generic-view = Was du siehst
generic-moves = Was du tun kannst
generic-none = Gerade gibt es nichts zu tun.
generic-yes = ja
generic-no = nein
generic-nothing = nichts
generic-send = Senden
generic-deadline = Restzeit

study-agree = Meine Spiele hier dürfen erforscht werden
study-hint = Ohne Namen. Nur Spiele, bei denen alle zustimmen.
study-count = { $agreed } von { $all } stimmen zu. Namen werden entfernt.
