# Texts of the board. events.ftl names cards, circles and squares.

you = You
master = Master
the-master = the master
card-face =
    { $value ->
        [13] Master { circle }
       *[other] { $value } { circle }
    }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# "5 or 8", the values of cards.
or-last = { $before } or { $last }

# --- the board

board-label = The board: { $name }
board-name = Whitehall, 1987
stands =
    { $you ->
        [yes] You’re { $where }.
       *[no] { $name } is { $where }.
    }
mi5 = MI5
start-return = START · RETURN
map = Map. The frame is what you see.
steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
home =
    { $missing ->
        [0] Home: publish!
        [one] Home, one stamp short
       *[other] Home, { $missing } stamps short
    }
home-brief =
    { $missing ->
        [0] The book comes out today.
       *[other] All roads start here.
    }
home-text =
    { $missing ->
        [0] All your papers are in order. The book comes out today.
       *[other] Nothing happens here until you have all your permissions.
    }
seek-at = Apply to the { circle }
granted-already = { circle }: already granted
blank =
    { $road ->
        [in]
            { $side ->
                [north] Toward MI5, north
                [east] Toward MI5, east
                [south] Toward MI5, south
               *[west] Toward MI5, west
            }
        [out]
            { $side ->
                [north] The way out, north
                [east] The way out, east
                [south] The way out, south
               *[west] The way out, west
            }
       *[ring]
            { $side ->
                [north] Ring road, north
                [east] Ring road, east
                [south] Ring road, south
               *[west] Ring road, west
            }
    }
blank-text = Nothing happens here. Enjoy it.
quiet = Quiet.
quiet-before =
    { $circle ->
        [mi5] Quiet. MI5 is next.
       *[other] Quiet. The { circle } gate is next.
    }
# What memos do, in a few words.
effect =
    { $effect ->
        [to_circle] Move there.
        [to_any_circle] Move to any circle.
        [roll_again] Roll again.
        [draw_two] Draw two, discard two.
        [replace_one] Replace one card.
        [replace_hand] A whole new hand.
        [miss_turn] Miss a turn.
        [report] Go to MI5.
        [replace_permission] Hand back a permission.
       *[give_permission] Give a permission away.
    }

# --- what a hand is good for

outlook =
    { $is ->
        [run] A run: you can apply ({ $cards }).
        [master] The master: nobody can refuse it.
        [near] No run yet: you need { $wants }.
       *[nothing] No run yet.
    }
prospect-brief =
    { $is ->
        [run] Run ready.
        [master] Master ready.
        [near] One card short.
       *[nothing] No run in hand.
    }
# Over the cards: short.
prospect-tag =
    { $is ->
        [run] A run: apply!
        [master] Can’t be refused
        [near] needs { $wants } for a run
       *[nothing] { "" }
    }
# On a line of its own, where there is no room over the cards.
prospect-line =
    { $is ->
        [master] { circle } master: ready
        [run] { circle } run { $cards }: ready
       *[near] Needs a { circle } { $wants } for a run
    }

# --- the die, the hand, the piles

die-threw = You rolled a { $die }
die-label = The die shows { $die }
die-preview = What a roll could do
your-hand = Your hand
watching = You’re watching. No hand, no worries.
pack-count = Pack { $count }
discards-count = Discards { $count }
discards-top = Discards: { $card }
take-pack = Take an unseen card
take-discard = Take the { $card }
empty = empty

# --- your turn, and the others'

turn-theirs = { $name } is at work
# In the log, for turns of bots in which nothing happened.
moved-on = { NAMES($seats) } moved. Nothing happened.
turn-waits =
    { $phase ->
        [draw] Taking a card
        [discard] Choosing what to discard
        [go] Choosing a way
        [seek] Deciding whether to apply
        [challenge] Applying for permission
        [circle] Choosing a circle
        [hand_back] Choosing a permission to hand back
        [give] Choosing a permission to give away
        [swap] Choosing a card to replace
        [look] Choosing a hand to look at
        [send] Choosing who reports to MI5
       *[over] { "" }
    }
turn-draw = Your turn: take a card
    .line = An unseen one from the pack, or the top discard.
turn-discard =
    { $left ->
        [one] Discard one
       *[other] Discard { $left }
    }
    .line = Everyone sees what you discard.
discard-this = Discard the { $card }
pick-card = Pick a card
turn-go =
    { $ways ->
        [one] There’s one way to go. Pick a lit square.
       *[other] { $ways } ways to go. Pick a lit square.
    }
pick-way = Pick a way
walk =
    { $steps ->
        [one] Move one, { walk-to }
       *[other] Move { $steps }, { walk-to }
    }
walk-to =
    { $to ->
        [mi5] home
        [circle] to the { circle }
        [memo] to “{ $label }”
        [in] toward MI5
       *[rest] and rest
    }
turn-seek = Apply to the { circle }?
    .line = You need a run of three in the suit, or its master.
    .bluff = Lay a run, the master, or any three cards and a straight face.
    .none = You have neither a run here nor the master.
seek-with = Apply with { $cards }
pick-run =
    { $lacks ->
        [these] Needs the { $wants } for a run
        [one] One more card
        [two] Two more cards
       *[all] Pick your cards
    }
move-on = Not this time
turn-circle = Which circle?
    .seek = Your piece goes there, and you may apply right away.
    .card = Your piece goes there, and your turn ends.
turn-hand-back = Which permission do you hand back?
    .line = It goes to the bottom of its pack. You can win it again.
turn-give = Which permission do you give away?
    .line = You can’t give anyone the last one they need.
give-to = Who gets your { circle } permission?
give-another = Choose another
turn-swap = Replace one card
    .line = It goes face down under the discards.
swap-this = Replace the { $card }
turn-look = Whose hand will you look at?
    .line = Only you will see it.
turn-send = Who reports to MI5?
    .line = If that would let them publish, they go to this circle instead.

# --- the players

folder =
    { $held ->
        [0] { $name }: no permissions
        [one] { $name }: one permission
       *[other] { $name }: { $held } permissions
    }
player-state =
    { $is ->
        [gone] has left
        [away] away
        [misses] misses a turn
        [again] rolls twice
        [ready] back to MI5!
        [last] { $held } of { $needed }: one to go
        [some] { $held } of { $needed }
       *[none] none yet
    }
granted = Granted
granted-stamp = GRANTED
permit-missing = { circle }: not yet
permit-granted = Granted: { circle }, { $title }
permit-title = { circle } permission
hand-seen = What you saw of { $name }’s hand
    .when = As it was in round { $round }.
notebook = Notebook
    .title = Seen at the discard pile
    .took =
        { $you ->
            [yes] You took the { $card }
           *[no] { $name } took the { $card }
        }
    .put =
        { $you ->
            [yes] You discarded the { $card }
           *[no] { $name } discarded the { $card }
        }
    .held = Known to be held
    .nothing = Nothing yet.

# --- an application

form-number = The { circle } · Form 7
form-title = Application for leave to publish
form-applicant = Applicant
form-evidence = Evidence
form-shows =
    { $evidence ->
        [one] one card, under seal
        [three] three cards, under seal
        [unopened] never opened
        [run] three in sequence
        [master] the master
       *[bluff] no run at all
    }
form-decision = Decision
form-refused = Refused
form-bluff = Bluff!
form-not-yet = not yet
form-label =
    { $you ->
        [yes] You apply to the { circle }
       *[no] { $name } applies to the { circle }
    }
form-secret = A challenge or a blank sheet? Nobody can tell until all are opened.
judge-sealed = has sealed an answer
judge-counting = is still counting
judge-you =
    { $decision ->
        [p] let it pass
        [c] challenge
       *[other] haven’t decided
    }
judge-passed =
    { $you ->
        [yes] let it pass
       *[no] lets it pass
    }
judge-objected = challenged with { $weight }
object = Do you challenge?
    .line = Play up to three { circle } cards. You win if yours add up to more than { $name }’s. You lose the cards you play either way.
    .none = You have no { circle } cards.
object-with = Challenge with { $weight }
object-pick = Pick cards to challenge
let-pass = Let it pass
decided-p = You let it pass
decided-c = Your challenge is sealed
decided-wait = Waiting for the others.
form-yours = Your application is sealed
    .line = The others decide in secret.
form-watching = Everyone decides in secret
reason-objected =
    { $you ->
        [yes] You challenged with { $weight }.
       *[no] { $name } challenged with { $weight }.
    }
reason-compared =
    { $succeeds ->
        [yes] { objected }: { $weight } beats { $own }.
       *[no] { objected }: { $weight } doesn’t beat { $own }.
    }
objected =
    { $you ->
        [yes] You challenged with { $weight }
       *[no] { $name } challenged with { $weight }
    }
reason-unopposed = Nobody challenged.
reason-unseen = Nobody challenged, so nobody will ever know.
reason-bluff = It wasn’t a run at all.
reason-bluff-costs =
    { $you ->
        [yes] You lose all three cards and your next turn.
       *[no] { $name } loses all three cards and the next turn.
    }
verdict-bluff =
    { $you ->
        [yes] You were bluffing
       *[no] { $name } was bluffing
    }
verdict =
    { $granted ->
        [yes]
            { $you ->
                [yes] You have permission
               *[no] { $name } has permission
            }
       *[no]
            { $you ->
                [yes] You’re refused
               *[no] { $name } is refused
            }
    }
form-opening = All cards are shown
go-on = Go on
form-timer = Time to decide

# --- the end: a newspaper

gazette = The Whitehall Gazette
    .dateline = Late edition · round { $round }
    .edition = Late edition
    .round = Round { $round }
    .price = One penny
    .keep = Keep the front page
    .file = whitehall-gazette
headline =
    { $you ->
        [yes] Your book is out
       *[no] { $name }’s book is out
    }
    .stopped = Nobody publishes today
story =
    { $you ->
        [yes] You reached MI5 with every stamp in place. Shops report queues; ministers report nothing.
       *[no] { $name } reached MI5 with every stamp in place. Shops report queues; ministers report nothing.
    }
    .stopped = The presses were stopped before the race was run.
    .reached = Reached MI5 with every stamp in place.
    .queues = Shops report queues; ministers report nothing.
course = The course of the race
    .caption = Permissions, round by round.
    .chart = Permissions over rounds. { $lines }
    .line = { $name } ended with { $held }.
applications =
    { $all ->
        [one] { $all } application, { $contested } challenged.
       *[other] { $all } applications, { $contested } of them challenged.
    }
hands-left = What everyone still had
    .none = Nothing
book-title = Spycatcher
book-by = by { $name }
map-thames = Thames
