# Texts around every game: the front page, the lobby, the table, replays.

house = Spyhouse
tagline = A table for spies, their friends and a few bots.
close = Close
cancel = Cancel
yes = Yes
home = Home
loading = Lighting the lamp…
not-loaded = Part of this page didn’t load. Check your connection and try again.
try-again = Try again
too-long = That’s too long to send. Try something shorter.
no-picture = This browser can’t make the picture.
no-script = Spyhouse needs JavaScript: the cards are dealt by the server, but shown here.

language = Language
language-only-english = in English
language-missing = { $game } isn’t translated yet, so it’s in English.

## The front page

front-games = Games
front-soon = soon
front-soon-long = Coming soon.
front-play-now = Play now
front-play-now-hint = Play now: { $game } with bots
front-new-table = New table
front-new-table-hint = New table for { $game }
front-players = Players
front-player-range = { $least }–{ $most }
front-time = Time
front-got-code = Got a code?
front-code = Table code
front-join = Join
front-playing-as = Playing as
front-playing-as-name = Playing as { $name }
front-your-tables = Your tables
front-saved-table = Open a table you saved
front-waiting =
    { $waiting ->
        [0] { $others ->
            [0] None yet. Pick a game.
            [one] 1 table
           *[other] { $others } tables
        }
        [one] { $others ->
            [0] Your turn at 1 table
            [one] Your turn at 1 table, 1 other
           *[other] Your turn at 1 table, { $others } others
        }
       *[other] { $others ->
            [0] Your turn at { $waiting } tables
            [one] Your turn at { $waiting } tables, 1 other
           *[other] Your turn at { $waiting } tables, { $others } others
        }
    }
front-goes =
    { $days ->
        [one] Deleted tomorrow unless you open it
       *[other] Deleted in { $days } days unless you open it
    }
front-your-turn = Your turn
front-phase-lobby = In the lobby
front-phase-playing = In progress
front-phase-over = Finished
front-forget = Remove table { $code } from this list
front-offline = Can’t reach Spyhouse. Are you online? Trying again…
front-show = Show { $game }
front-play-offline = Play offline

daily-title = Game of the day
daily-weekday = { DATETIME($day, weekday: "long") }
daily-row =
    { $days ->
        [0] The same for everyone
        [one] { $done ->
            [yes] Done for today. Come back tomorrow!
           *[no] The same for everyone
        }
       *[other] { $days } days in a row
    }
daily-play = Play
daily-play-hint = Play { $game }: { $what }
daily-again = Play again
daily-again-hint = Play { $game } again: { $what }

## Your record

record-title = Your record
record-private = It’s kept in this browser and nowhere else.
record-none = Nothing yet. Finish a game and it’s in here.
record-games =
    { $played ->
        [one] 1 game
       *[other] { $played } games
    }
record-stars =
    { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }
record-won = { $won } won
record-row = Wins in a row: { $row }, longest { $longest }
record-share = { $won } of { $played }
record-level-mixed = Mixed bots
record-level-people = Only people
record-lines = Your best lines
record-save = Save as file
record-delete = Delete
record-undo = Bring it back
record-deleted = Your record is deleted.

## You

me-title = Your name tag
me-name = Name
me-example = Odile
me-face = Face
me-face-named = Face: { $face }
me-save = Save

me-face-taken = Somebody has just taken that face. This one is free.
face-woman-red-hair = woman with red hair
face-man-beard = man with a beard
face-old-woman = older woman
face-man-turban = man with a turban
face-woman-headscarf = woman with a headscarf
face-old-man = older man
face-woman-curly-hair = woman with curly hair
face-man-red-hair = man with red hair
face-person-curly-hair = person with curly hair
face-man-bald = bald man
face-girl = girl
face-boy = boy
face-detective = detective
face-fox = fox
face-owl = owl
face-cat = cat
face-dog = dog
face-bear = bear
face-raccoon = raccoon
face-panda = panda
face-wolf = wolf
face-tiger = tiger
face-penguin = penguin
face-frog = frog
face-octopus = octopus
face-ghost = ghost
face-koala = koala
face-hamster = hamster
face-rabbit = rabbit
face-lion = lion
face-monkey = monkey
face-pig = pig
face-mouse = mouse
face-cow = cow
face-hedgehog = hedgehog
face-dragon = dragon
face-alien = alien
face-turtle = turtle

## Options

options-title = New table: { $game }
options-intro = Standard rules. Change anything you like.
options-open = Open the table
options-presets = Pick one. You can change it later.
options-hard = How hard?
options-hard-line = cases good teams win
options-bots = Bots
options-bots-fewer = One fewer bot
options-bots-more = One more bot
options-more = More house rules
options-auto = Automatic
options-back-to-auto = { $what }: automatic
options-standard = As usual
options-fewer = { $what }: less
options-greater = { $what }: more
options-from-file = Continue from a file
options-no-record = That file wasn’t saved by Spyhouse.
options-own-pack = Make your own
options-own-pack-named = “{ $name }” (yours): edit
options-standard-pack = The standard pack.
options-pack = Your own pack
options-today = Today’s

## At the door

join-title = Table { $code }
join-invited = { $host } invites you to play { $game }
join-nobody = Nobody’s here yet.
join-there = At the table
join-sit = Take a seat
join-watch = Just watch
join-locked = The host has locked this table. You can watch, or ask to be let in.
join-ask = Ask to be let in
join-waiting = Waiting for { $host }…
join-waiting-host = Waiting for the host…
join-refused = { $host } said no this time.
join-refused-host = The host said no this time.
join-playing = The game has already started. Come in and take over from a bot, or just watch.
join-not-found = There’s no table { $code }
join-not-found-help = Check the code on the host’s screen: it’s a few letters. Or open a table of your own.
join-closed-help = Open a table of your own, or ask for the code of the next one.
join-again = Try again
join-gone = You’re no longer at this table

## The lobby

lobby-title = { $host }’s table
lobby-sound =
    { $on ->
        [yes] Sound on
       *[no] Sound off
    }
lobby-invite = Invite friends
lobby-type-code = Enter this code on any phone
lobby-qr-short = QR code
lobby-qr = QR code for table { $code }
lobby-copy = Copy link
lobby-share = Share link
lobby-copied = Link copied. Send it to a friend.
lobby-rules = House rules
lobby-show-rules = Show
lobby-change-rules = Change
lobby-keep-rules = Save rules
lobby-standard-rules = Standard rules.
lobby-table-language = Cards and bots at this table speak { $language }.
lobby-sit = Sit here
lobby-add-bot = Add a bot
lobby-free = Free
lobby-sit-chair = Sit here: empty chair { $number }
lobby-add-bot-chair = Add a bot: empty chair { $number }
lobby-free-chair = Free: empty chair { $number }
lobby-chair = Chair { $number }
lobby-you = { $name } (you)
lobby-another = Add a player on this device
lobby-another-hint = Pass the phone around: one more player on this screen.
lobby-another-name = Player’s name
lobby-level-easy = Easy
lobby-level-normal = Normal
lobby-level-strong = Strong
lobby-level-random = Silly
lobby-level-model = Language model
lobby-bot = bot
lobby-stand-up = Stand up
lobby-remove-bot = Remove bot
lobby-free-up = Free up this chair
lobby-free-up-sure = Free up { $name }’s chair? They can sit down again.
lobby-free-up-yes = Yes, free it up
lobby-chair-changed = Someone else just took that chair.
lobby-host = Host
lobby-ready = Ready
lobby-not-ready = Not ready yet
lobby-im-ready = I’m ready
lobby-wait = Wait, not yet
lobby-start = Start with { $count }
lobby-too-few =
    { $count ->
        [one] One more player to go. Bots count too.
       *[other] { $count } more players to go. Bots count too.
    }
lobby-many-not-ready = Not everyone is ready yet ({ $count } to go). You can start anyway.
lobby-not-all-ready =
    { COUNT($names) ->
        [one] { JOIN($names) } isn’t ready yet. You can start anyway.
       *[other] { JOIN($names) } aren’t ready yet. You can start anyway.
    }
lobby-range =
    { $free ->
        [0] The table is full. { $least } to { $most } can play.
        [one] One free chair. { $least } to { $most } can play.
       *[other] { $free } free chairs. { $least } to { $most } can play.
    }
lobby-host-starts = { $host } starts the game.
lobby-take-chair = Take a chair to play, or stay and watch.
lobby-standing = Not seated: { JOIN($names) }

## The table

table-name = { $game }, table { $code }
table-code = Table { $code }. Copy the link
table-menu = Menu
table-rules = Rules
table-log = Log
table-chat = Chat
table-undo = Undo
table-stand-up = Let a bot play for me
table-sit-back = Take my chair back
table-take-seat = Play for { $name }
table-watching = You’re watching.
table-paused = Paused. The clock is stopped.
table-resume = Resume
table-asleep = This table was asleep. Waking it up…
table-reconnecting = Connection lost. Reconnecting…
table-outdated = There’s a new version of Spyhouse.
table-reload = Reload
table-deal-anew = Deal again
table-board-failed = Something went wrong on this page. Your game is safe: reload and play on.
table-host-away = { $host }, the host, is away.
table-claim-host = Become host
table-pass = Pass the phone to { $name }
table-pass-hint = Everyone else, look away. No peeking!
table-pass-ready = I’m { $name }
table-seats = Your chairs
table-look-back = Since your last turn
table-back-to-now = Back to now
table-screen = Show on a big screen
table-from-device = This game was dealt on a device and brought here. Whoever has that device could have looked at the cards.
table-turn = { $name }’s turn
table-turn-yours = Your turn
table-turn-everyone = Everyone’s turn
table-turn-some = Waiting for you

screen-join = Join or watch
screen-how = Scan it or type the code

host-title = Host
host-pause = Pause
host-lock = Lock the table
host-private = No spectators
host-knock = { $name } asks to be let in.
host-knock-in = Let { $name } in
host-knock-no = Not now
host-delete = Delete this table
host-delete-sure = Delete this table and all its games for everyone? This can’t be undone.
host-give = Let { $name } play
host-chat = Chat and reactions
host-hints = Hints
host-pace = Bot speed
host-pace-slow = Slow
host-pace-usual = Human speed
host-pace-quick = Quick
host-pace-at-once = Instant
host-end = End and reveal
host-end-sure = End the game for everyone and reveal all cards?
host-people = At the table
host-acts = Actions for { $name }
host-bot = Let a bot play on
host-remove = Remove player
host-remove-sure = Remove { $name } from the table?
host-hand-over = Make host
host-hand-over-sure = Make { $name } the host?
host-here = here
host-away = away
host-bot-plays = a bot plays
host-move-Skip = Skip
host-move-Skip-sure = Skip { $name }?
host-move-Leave = Play on without them
host-move-Leave-sure = Play on without { $name } for the rest of the game? This can’t be undone.
host-move-Stop = End and reveal
host-move-sure = { $move }? This can’t be undone.

settings-title = Settings
settings-theme = Appearance
settings-theme-auto = Auto
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sound
settings-touch = Vibration
settings-turn = Tell me when it’s my turn
    .hint = Sends a notification to this device when you’re away
settings-turn-blocked = Notifications are blocked for this page. You can allow them in the browser’s settings.
settings-motion = Reduce motion

hint-ask = Hint
hint-title = A hint
hint-do = Do it
hint-wait = Better wait a moment.
hint-close = Close the hint

chat-placeholder = Say something
chat-send = Send
chat-empty = Nobody has said anything. Suspicious.
chat-off = The host has turned chat off.
chat-watching = Spectators can’t chat. Join the table to talk.
chat-react = React: { $reaction }
reaction-thumbs-up = thumbs up
reaction-laugh = laughing
reaction-think = thinking
reaction-eyes = watching eyes
reaction-clap = applause
reaction-fire = fire
reaction-heart = heart
reaction-hush = zipped lips

rules-search = Search the rules
rules-none = No rule mentions “{ $text }”.
rules-failed = Can’t load the rules right now. Try again in a moment.
rules-shown = Show
    .guide = The guide
    .numbers = Every rule

log-empty = Nothing has happened yet. Enjoy the quiet.
log-why = Why? { $reason }
log-Opened = The table is open.
log-Joined = { $who } came in.
log-Sit = { $who } sat down.
log-Stand = { $who } stood up.
log-Ready =
    { $on ->
        [yes] { $who } is ready.
       *[no] { $who } isn’t ready after all.
    }
log-Rename = A new name at the table: { $name }.
log-SeatBot = { $name } (bot) sat down.
log-ClearSeat = A chair was freed up.
log-Configure = The house rules have changed.
log-Start = The game begins.
log-Undo = { $who } took back a move.
log-Pause = { $who } paused the game.
log-Resume = { $who } resumed the game.
log-ReplaceByBot =
    { $later ->
        [yes] A bot plays on for { $name } when this turn is over.
       *[no] A bot plays on for { $name }.
    }
log-GiveSeat = { $who } takes over from a bot.
log-Rematch = The next game. Same chairs.
log-Lock =
    { $on ->
        [yes] The table is locked.
       *[no] The table is open again.
    }
log-AllowHints =
    { $on ->
        [yes] Hints are on.
       *[no] Hints are off.
    }
log-AllowChat =
    { $on ->
        [yes] Chat is on.
       *[no] Chat is off.
    }
log-SetBotPace =
    { $pace ->
        [slow] Bots take their time now.
        [quick] Bots play quickly now.
        [at-once] Bots play instantly now.
       *[usual] Bots take as long as people now.
    }
log-Remove =
    { $later ->
        [yes] { $who } leaves the table when this turn is over.
       *[no] { $who } was removed from the table.
    }
log-HandOver = { $who } is the host now.
log-ClaimHost = { $who } took over as host.
log-Slept = The table fell asleep.
log-Woke = The table woke up.

## The end

end-title = The end
end-wins =
    { COUNT($names) ->
        [one] { JOIN($names) } wins
       *[other] { JOIN($names) } win
    }
end-side = { $side } wins
end-nobody = Nobody wins
end-stopped = Ended by the host
end-scores = Scores
end-rematch = Rematch
end-host-rematch = { $host } can start a rematch.
end-host-next = Waiting for { $host }: { $next }
end-save = Save as file
end-look = Look at the table
end-back = Show the scores
end-replay = Watch replay

## Replays and lessons

replay-chapters = Chapters
replay-highlights = Highlights { $seconds } s
replay-title = Replay
replay-first = To the start
replay-last = To the end
replay-back = Step back
replay-forward = Step forward
replay-play = Play
replay-pause = Pause
replay-speed = Playing speed: { $speed }×
replay-times = { $speed }×
replay-position = Position in the game
replay-step = Step { $at } of { $of }
replay-eyes = Point of view
replay-eyes-of = As seen by { $name }
replay-everyone = Spectator
replay-share = Share
replay-file = A game you saved as a file
replay-no-game = That isn’t a game saved from Spyhouse.

learn-short = Learn to play
learn-link = Learn in { $minutes } min
learn-title = First game
learn-page = First game: { $game }
learn-skip = Skip
learn-back = Back
learn-next = Next
learn-watch = Watch…
learn-try-this = Good thinking, but try this first.
learn-again = Start over
learn-play = Play with bots
learn-failed = Can’t load the lesson right now. Try again in a moment.
learn-coach = Coach

## The board for any game

generic-view = What you see
generic-moves = What you can do
generic-none = Nothing to do right now.
generic-yes = yes
generic-no = no
generic-nothing = none
generic-send = Send
generic-deadline = Time left

study-agree = Let researchers study my games here
study-hint = Without names. Only games in which everyone agrees.
study-count = { $agreed } of { $all } agree. Names are removed.
