# Why the house says no, and what would work.

## In any game

game-over = The game is over.
seat-has-left = This seat has left the game.
too-late = Too late: time has just run out.
only-the-clock = Only the clock can tick.
only-the-host = Only the host can do that.
clock-decides = Nobody is skipped now: the clock decides for everyone alike.
nobody-waited-for = Nobody is waiting for that seat, so there is nothing to skip.
nobody-to-leave = There is nobody in that seat who could leave.
players-out-of-range = { $game } is for { $least } to { $most } players, not { $players }.

## At the table

only-the-house = Only the house itself does that.
only-watching = You’re watching. Join the table first.
only-in-the-lobby = That works only in the lobby, before a game starts or after a rematch.
game-over-rematch = The game is over. The host can start a rematch.
game-not-started = The game hasn’t started yet. The host starts it.
nothing-to-undo = You can only undo your own last step, and only while nothing hidden was shown, nothing was drawn and nobody else has moved.
no-undo = In { $game } no move can be undone.
nothing-to-read = There’s nothing to read in that. Type at least one letter, digit or sign.
table-locked = This table is locked. Ask the host to unlock it.
here-already = You’re already at this table.
table-full = This table is full: { $people } people are here. You can still watch.
not-at-this-table = That person isn’t at this table.
chair-taken = { $name } is sitting there. Choose an empty chair.
no-such-bot = { $game } has no bot called “{ $level }”. It has: { JOIN($levels) }.
no-such-seat = There is no seat { $seat } here. They are numbered 0 to { $last }.
your-seat-already = You’re already sitting there.
seat-taken = That seat is { $name }’s. You can take a bot’s seat that nobody owns.
secret-seat = { $name }’s cards are secret. Ask the host to give you that seat.
had-a-seat-already = You can’t have a second seat: you’ve already played in this game.
rules-changed = The rules of { $game } have changed since this game began, and it can’t go on. The host can deal it again.
table-is-paused = The table is paused. The game goes on when the host resumes it.
table-is-asleep = The table is asleep. It wakes up when somebody comes in.
hands-off = The players and the clock decide this. Wait until they have.
game-moved-on = The game has moved on, so that wasn’t done. Look again.
table-changed = The table has changed, so that wasn’t done. Look again.
chat-is-off = The host has turned chat and reactions off.
paused-already = The table is already paused.
not-paused = The table isn’t paused.
seat-not-to-give = That seat is { $name }’s. You can only give away a bot’s seat that nobody owns.
no-rematch-yet = A rematch comes after a game. Finish this one first, or end it as the host.
pace-is-fixed = In this game the quicker one wins, so bots always take as long as people do.
host-stays = The host can’t be removed. Make somebody else host first.
host-already = You’re already the host.
host-is-here = The host is here. You can take over when the host has been away for half a minute.
has-not-left = { $name } hasn’t left. You can play on without somebody who has been away for { $seconds } seconds.
own-seat = That’s your own seat: make a move, or let a bot play for you.
still-thinking = { $name } is still thinking. You can skip somebody who has been away for { $seconds } seconds, or anyone after { $anyone } seconds.
not-your-seat = You don’t play that seat. Sit down there first, or move for your own seat.
not-your-chair = That isn’t your chair. Stand up from your own.
chair-first = Take a chair first, then say that you’re ready.
empty-already = That chair is already empty.
too-few-players =
    { $players ->
        [one] { $game } needs at least { $least } players, and 1 is here. Wait for more, or add bots.
       *[other] { $game } needs at least { $least } players, and { $players } are here. Wait for more, or add bots.
    }
deal-not-sealed = The house hasn’t sealed its half of the deal yet. Try again in a moment.
no-secret-here = There is no house here to choose a secret.
open-already = This table is already open.
secret-is-fixed = The secret of this deal is fixed. A rematch brings a new one.
debrief-too-late = A bot can tell about a game only while it lies on the table.
asleep-already = The table is already asleep.
awake-already = The table is already awake.
no-bot-there = No bot plays that seat now.
time-not-up = Time isn’t up yet.
no-such-pack = There is no such pack.
pack-no-longer-fits = This pack doesn’t fit { $game } any more: { SAY($fault, as: "misread") }.
no-push-service = That isn’t the address of a push service, so no notices can be sent there.

## Hints

no-hints-here = { $game } has no hints.
hints-are-off = The host has turned hints off. Think for yourself, or ask the others.
hints-for-your-seat = Hints are for your own seat.
nothing-to-decide = There’s nothing to decide right now: the game isn’t running.
not-your-move = It’s not your move. Ask for a hint when it is.
still-thinking-about-it = Still thinking about your last question.
no-idea-in-time = No idea came in time. Try again in a moment.
too-many-hints = That’s a lot of hints. Look at the table for a while.

## The house

not-now = Not now: the house can’t save anything. Your table is safe and goes on by itself.
not-stored = That couldn’t be saved, and nothing changed. Please try again.
went-wrong = Something went wrong, and nothing changed.
cannot-show = This table can’t be shown right now. Please come back in a moment.
no-free-code = No free code was found for your table. Please try again.
no-such-table = There’s no table { $table }. Check the letters, or open a new one.
house-full = The house is full at the moment. Please try again in a few minutes.
house-restarts = The house is restarting. Your table is safe; this page comes back by itself.
table-deleted = The host has deleted this table.
shown-out = The host has removed you from this table.
no-watchers = This table is closed to spectators. Ask the host to let you in.
too-many-watchers = This table has as many spectators as it can take. Please come back later.
not-your-token = You don’t belong to this table any more. Join it again.
too-fast = That was too fast, so it wasn’t done. Wait a second and try again.
too-many-messages = Too many messages. Please wait a little and come back.
message-too-long = That’s too long: a message may have { $most } KiB at most.
too-often = Too many requests. Please wait a little.
too-many-wrong-codes = Too many wrong codes. Please wait a few minutes.
enough-from-you = Enough people have joined this table from your address. You can still watch.
too-much-here = So much has happened here in the last minute that the house can’t keep up. Please wait a little.
too-much-from-you = So much has been saved from your address that the house needs a rest. Please wait a little.
book-is-full = This table’s log is full. Open a new table; what you’ve played here is kept.
not-json =
    { $line ->
        [0] This isn’t JSON.
       *[other] This isn’t JSON: something is wrong in line { $line }.
    }
nothing-here = There is nothing at this address.
wrong-method = This address does not take that method.
body-too-long = This is too long. A pack or the options of a table are far shorter.
not-understood = This request was not understood: { $why }
options-do-not-fit = These options do not fit { $game }: { $why }
option-misread = These options do not fit { $game }: { SAY($fault, as: "misread") }.
# What does not fit in something that was read: a pack, house rules, a saved game. $at is where.
misread =
    { HAS($at) ->
        [yes] “{ $at }”:{ " " }
       *[no] { "" }
    }{ $kind ->
        [missing] “{ $field }” is missing
        [unknown] there is no “{ $field }” here
        [short] { $limit ->
            [1] it is empty
           *[other] it takes at least { $limit }
        }
        [long] it takes at most { $limit }
        [low] it must be at least { $limit }
        [high] it must be at most { $limit }
        [letters] only small letters from a to z, digits and hyphens
        [choice] { $found } is not one of the choices
        [wrong] { $right ->
            [str] this should be a text
            [int] this should be a whole number
            [bool] this should be true or false
            [array] this should be a list
           *[other] this is not what belongs here
        }
       *[other] { $text }
    }
game-not-here = There is no game called “{ $name }” here. There are: { JOIN($games) }.
no-such-option =
    { $game } has no option '{ $option }'.{ HAS($meant) ->
        [yes] {" "}Did you mean '{ $meant }'?
       *[no] { "" }
    }{ HAS($known) ->
        [yes] {" "}There are: { $known }.
       *[no] { "" }
    }

## Finished games

not-your-game = This game is kept for those who played it. Ask one of them for the link.
nobody-sat-there = Nobody sat there: { $players } played, on seats counted from 0.
no-game-over = No game at table { $table } is over yet.
no-such-game =
    { $started ->
        [one] There is no game { $number } at table { $table }; 1 was started.
       *[other] There is no game { $number } at table { $table }; { $started } were started.
    }
game-not-kept = The rules of { $game } have changed since game { $number } at table { $table }, and it can’t be shown any more.
game-still-running = Game { $number } at table { $table } is still running.
no-saved-game = This is not a game exported from Spyhouse: { SAY($fault, as: "misread") }.
move-not-legal = Move { $number } of this game is not legal by the rules of today.
move-does-other = Move { $number } of this game does something else by the rules of today.
of-other-rules = This game was played with version { $version } of the rules of { $game }, and by version { $today }, which is today’s, it does not hold. Use the Spyhouse that played it.
newer-file = This file has format { $format }; this Spyhouse reads up to { $known }.
no-tutorial = { $game } has no tutorial.
