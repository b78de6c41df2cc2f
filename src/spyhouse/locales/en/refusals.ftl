# Why a command is refused, and what would work.

## In any game

game-over = The game is over.
seat-has-left = That player has left the game.
too-late = Too late: time has just run out.
only-the-clock = Only the clock can tick.
only-the-host = Only the host can do that.
clock-decides = Nobody can be skipped now: the clock decides for everyone.
nobody-waited-for = Nobody is waiting for that chair, so there’s nothing to skip.
nobody-to-leave = There’s nobody in that chair to leave.
players-out-of-range = { $game } is for { $least } to { $most } players, not { $players }.

## At the table

only-the-house = Only the server can do that.
only-watching = You’re watching. Join the table first.
only-in-the-lobby = That only works in the lobby, before a game starts.
game-over-rematch = The game is over. The host can start a rematch.
game-not-started = The game hasn’t started yet. The host starts it.
nothing-to-undo = You can only undo your own last step, and only while nothing hidden was shown, nothing was drawn and nobody else has moved.
no-undo = You can’t undo moves in { $game }.
nothing-to-read = There’s nothing to read in that. Type at least one letter, number or symbol.
table-locked = This table is locked. Ask the host to unlock it.
not-locked = This table is open. Just come in.
knock-later = The host can’t answer right now. Try again in a few minutes.
knock-over = Nobody answered. You can ask again.
here-already = You’re already at this table.
table-full = This table is full: { $people } people are here. You can still watch.
not-at-this-table = That person isn’t at this table.
chair-taken = { $name } is sitting there. Choose an empty chair.
no-such-bot = { $game } has no bot called “{ $level }”. It has: { JOIN($levels) }.
no-such-seat = There’s no seat { $seat } here. Seats are numbered 0 to { $last }.
your-seat-already = You’re already sitting there.
seat-taken = That’s { $name }’s chair. You can take a bot’s chair that nobody owns.
secret-seat = { $name }’s cards are secret. Ask the host to give you that chair.
had-a-seat-already = You can’t have a second chair: you’ve already played in this game.
rules-changed = The rules of { $game } have changed since this game began, so it can’t go on. The host can deal it again.
table-is-paused = The table is paused. The game goes on when the host resumes it.
table-is-asleep = The table is asleep. It wakes up when someone comes in.
hands-off = The players and the clock decide this. Wait until they’re done.
game-moved-on = Too late: the game has moved on. Have another look.
table-changed = Too late: the table has changed. Have another look.
chat-is-off = The host has turned chat and reactions off.
rename-later = You can change your name when the round is over: until then it would give too much away.
join-later = A round is on. Just watch for now, and join when it’s over: until then, a name could give too much away.
no-such-reaction = There’s no such reaction. Try one of these: { JOIN($faces) }.
paused-already = The table is already paused.
not-paused = The table isn’t paused.
seat-not-to-give = That’s { $name }’s chair. You can only give away a bot’s chair that nobody owns.
seat-between-rounds = { $name }’s cards are secret, so someone else can take that chair only between rounds or games.
no-rematch-yet = A rematch comes after a game. Finish this one first, or end it as the host.
pace-is-fixed = Speed counts in this game, so bots always take as long as people do.
host-stays = You can’t remove the host. Make someone else host first.
host-already = You’re already the host.
host-is-here = The host is here. You can take over when the host has been away for half a minute.
has-not-left = { $name } hasn’t left. You can play on without someone who’s been away for { $seconds } seconds.
own-seat = That’s your own chair: make a move, or let a bot play for you.
still-thinking = { $name } is still thinking. You can skip someone who’s been away for { $seconds } seconds, or anyone after { $anyone } seconds.
not-your-seat = That isn’t your chair. Take it first, or move from your own.
not-your-chair = That isn’t your chair. Stand up from your own.
chair-first = Take a chair first, then say that you’re ready.
empty-already = That chair is already empty.
too-few-players =
    { $players ->
        [one] { $game } needs at least { $least } players, and 1 is here. Wait for more, or add bots.
       *[other] { $game } needs at least { $least } players, and { $players } are here. Wait for more, or add bots.
    }
deal-not-sealed = The cards aren’t shuffled yet. Try again in a moment.
no-secret-here = This needs a server.
open-already = This table is already open.
secret-is-fixed = The cards are already shuffled. A rematch shuffles them again.
debrief-too-late = A bot can only talk about a game while it’s still on the table.
asleep-already = The table is already asleep.
awake-already = The table is already awake.
no-bot-there = No bot plays that chair now.
time-not-up = Time isn’t up yet.
no-such-pack = There’s no such pack.
pack-no-longer-fits = This pack doesn’t fit { $game } any more: { SAY($fault, as: "misread") }.
no-push-service = That isn’t the address of a push service, so we can’t send notifications there.

## Hints

no-hints-here = { $game } has no hints.
hints-are-off = The host has turned hints off. Think for yourself, or ask the others.
hints-for-your-seat = Hints are for your own chair.
nothing-to-decide = There’s nothing to decide right now: the game isn’t running.
not-your-move = It’s not your move. Ask for a hint when it is.
still-thinking-about-it = Still thinking about your last question.
no-idea-in-time = I couldn’t think of anything in time. Try again in a moment.
too-many-hints = That’s a lot of hints. Look at the table for a while.

## The server

not-now = Spyhouse can’t save anything right now. Your table is safe and goes on by itself.
not-stored = That couldn’t be saved, and nothing changed. Please try again.
went-wrong = Something went wrong, and nothing changed.
cannot-show = This table can’t be shown right now. Come back in a moment.
table-damaged = This table’s log is damaged on the server, so it can’t be opened. Whoever runs this server can restore it from a backup. Other tables are fine.
table-is-newer = This table was last played with a newer version of Spyhouse. It opens again once this one is updated.
no-free-code = We couldn’t find a free code for your table. Please try again.
no-such-table = There’s no table { $table }. Check the letters, or open a new one.
house-full = Spyhouse is full at the moment. Please try again in a few minutes.
too-many-scenes = Too many games with pictures are running right now. Finish another game, or try again in a minute.
house-restarts = Spyhouse is restarting. Your table is safe; this page comes back by itself.
table-deleted = The host closed this table.
table-closed-by = { $name } closed this table.
shown-out = The host has removed you from this table.
no-watchers = This table is closed to spectators. Ask the host to let you in.
too-many-watchers = This table has as many spectators as it can take. Please come back later.
not-your-token = You don’t belong to this table any more. Join it again.
too-fast = That was too fast. Wait a second and try again.
too-many-messages = Too many messages. Please wait a little and come back.
message-too-long = That’s too long: a message can be at most { $most } KiB.
too-often = Too many requests. Please wait a little.
from-elsewhere = Other websites can’t ask Spyhouse for anything. Open Spyhouse itself.
private-house = This Spyhouse is private. Open its front page and enter the password first.
too-many-wrong-codes = Too many wrong codes. Please wait a few minutes.
enough-from-you = Enough people have joined this table from your address. You can still watch.
too-much-here = Too much is happening here. Wait a minute.
too-much-from-you = You’ve saved a lot in a short time. Wait a little.
book-is-full = This table’s log is full. Open a new table; what you’ve played here is kept.
not-json =
    { $line ->
        [0] This isn’t JSON.
       *[other] This isn’t JSON: something is wrong in line { $line }.
    }
nothing-here = There’s nothing at this address.
wrong-method = This address doesn’t take that method.
body-too-long = This is too long. A pack or the options of a table are far shorter.
# An English sentence without a message of its own: for operators, and from games without messages.
as-said = { $text }
no-such-move = { $game } has no move called { $found }.
move-misread = { $game } has no such move: { SAY($fault, as: "misread") }.
say-hello-first = Say Hello first, then wait for the Welcome.
hello-twice = You’ve already said Hello.
no-hello-in-time = Say Hello first. Nobody did, so this connection is closed.
only-text-messages = Only text messages are understood here.
not-compressed-as-agreed = That message wasn’t compressed as agreed.
no-own-file = Whoever runs this server hasn’t replaced that file.
no-notices-here = This server doesn’t send notifications.
no-packs-here = { $game } has no packs.
no-pictures-here = { $game } has no pictures.
no-leak-meter = { $game } has no leak meter.
not-understood = We couldn’t read this: { SAY($fault, as: "misread") }.
options-do-not-fit = These options don’t fit { $game }: { $why }
option-misread = These options don’t fit { $game }: { SAY($fault, as: "misread") }.
# What is wrong in something that was read: a pack, house rules, a saved game. $at is where.
misread =
    { HAS($at) ->
        [yes] “{ $at }”:{ " " }
       *[no] { "" }
    }{ $kind ->
        [missing] “{ $field }” is missing
        [unknown] there’s no “{ $field }” here
        [short] { $limit ->
            [1] it’s empty
           *[other] it takes at least { $limit }
        }
        [long] it takes at most { $limit }
        [low] it must be at least { $limit }
        [high] it must be at most { $limit }
        [letters] only small letters from a to z, digits and hyphens
        [form] it isn’t written the right way
        [choice] { $found } isn’t one of the choices
        [wrong] { $right ->
            [str] this should be a text
            [int] this should be a whole number
            [float] this should be a number
            [bool] this should be true or false
            [array] this should be a list
            [object] this should be an object in curly brackets
           *[other] this should be { $right }
        }
        [malformed] it isn’t valid JSON (byte { $byte })
        [deep] it’s nested too deeply
        [encoding] it isn’t UTF-8 text
       *[other] { $text }
    }
setting-misread = { $name } can’t be “{ $value }”: { SAY($fault, as: "misread") }.
game-not-here = There’s no game called “{ $name }” here. Try one of these: { JOIN($games) }.
no-such-option =
    { $game } has no option “{ $option }”.{ HAS($meant) ->
        [yes] {" "}Did you mean “{ $meant }”?
       *[no] { "" }
    }{ HAS($known) ->
        [yes] {" "}It has: { $known }.
       *[no] { "" }
    }

## Finished games

not-your-game = Only the people who played this game can see it. Ask one of them for the link.
nobody-sat-there = Nobody sat there: { $players } played, and seats count from 0.
no-game-over = No game at table { $table } is over yet.
no-such-game =
    { $started ->
        [one] There’s no game { $number } at table { $table }; 1 was started.
       *[other] There’s no game { $number } at table { $table }; { $started } were started.
    }
game-not-kept = The rules of { $game } have changed since game { $number } at table { $table }, so it can’t be shown any more.
game-still-running = Game { $number } at table { $table } is still running.
no-saved-game = This isn’t a game exported from Spyhouse: { SAY($fault, as: "misread") }.
move-not-legal = Move { $number } of this game isn’t legal under today’s rules.
move-does-other = Move { $number } of this game does something else under today’s rules.
of-other-rules = This game was played under version { $version } of { $game }’s rules; this Spyhouse uses version { $today } and can’t replay it.
newer-file = This file has format { $format }; this Spyhouse reads up to { $known }.
no-saved-table = This isn’t a table saved from Spyhouse.
table-not-replayed = You can’t continue this table here: step { $number } of the file doesn’t fit today’s rules.
file-too-long = The file is too long.
no-tutorial = { $game } has no tutorial.
study-not-asked = The host hasn’t asked to share games for research.
