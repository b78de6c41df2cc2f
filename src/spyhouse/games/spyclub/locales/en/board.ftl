# What the board says.

# Whose turn it is

turn-yours = Your turn
turn-theirs = { $name }’s turn
turn-left =
    { $all ->
        [one] { $left } of 1 action left
       *[other] { $left } of { $all } actions left
    }
turn-none = No actions left
turn-final = Final turn. { $line }
turn-watching = You’re watching
end-turn = End turn
end-turn-sure =
    { $left ->
        [one] One action left. End?
       *[other] { $left } actions left. End?
    }
skip = Skip
    .hint = Skip to now
me-called = { $called } the { WORD($character, of: "character") }
idea-count =
    { $ideas ->
        [0] no ideas
        [one] one idea
       *[other] { $ideas } ideas
    }

# What can be done with a card

deed-Investigate = Investigate
deed-ShiftFocus = Focus
deed-Confirm = Confirm
deed-Scout = Scout
deed-one-action = one action
deed-no-action = teamwork, no action
deed-free-trade = trade, free
deed-same-action = same action
deed-flip = flip it
deed-alike =
    { $count ->
        [0] no others
       *[other] { $count } in hand
    }
deed-here = already in focus
deed-away =
    { $slots ->
        [0] in focus
        [one] 1 slot away
       *[other] { $slots } slots away
    }
deed-dear = you have { $ideas }
deed-swap = swap it
deed-fill = fill the slot
deed-trade = Trade with { $name }
deed-pick = You’re both focused on the same type. Tap a card to trade for it; it costs no action.
deed-advice = Ideas from { $name }
deed-take = Take { ideas } from { $name }
deed-barred = a card forbids it
deed-close = Put it back

# Where to put it

aim-row = Now a slot in the row
aim-incoming = Now an incoming clue
aim-hand = Now one of their cards
aim-row-for = Now one of your cards
aim-incoming-for = Now one of your slots
aim-hand-for = Now one of yours
aim-here = Put it here
aim-instead = Put { WORD($name, of: "clue") } under the { WORD($symbol, of: "symbol") } instead
aim-solution = Five of a kind: which { WORD($type, of: "type", form: "one") } is the solution?

# What lies on the mat

board-incoming = Incoming clues
board-deck = { $left } left
board-ideas-left =
    { $ideas ->
        [one] idea left
       *[other] ideas left
    }
board-left = left
board-gone =
    { $ideas ->
        [0] none gone yet
       *[other] { $ideas } gone for good
    }
board-escape = Escape
board-unfold = Show all tracks.
board-fold = Fold the tracks
board-escape-at = Escape track: step { $at } of { $track }
board-cards-left =
    { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
board-set-left = { WORD($daytime, of: "daytime") }: { $drawn } shown, { $left } to come
board-solved = Solved so far
board-gap = New clue first
board-open-hand = { idea-count }. Open the hand.
board-hand = { $name }’s hand

# What stands under a player’s name

plate = { $called }, { $line }
plate-bot = bot
plate-away = away
plate-gone = has left
plate-next = plays next
plate-partner = also on { WORD($type, of: "type", form: "many") }
plate-character = the { WORD($character, of: "character") }

# A place, for those who hear the board

place-hand = { $name }, card { $number }
place-mine = Your card { $number }
place-row = Row, under the { WORD($symbol, of: "symbol") }
place-incoming =
    { $price ->
        [0] Incoming clue, free
        [one] Incoming clue, costs one idea
       *[other] Incoming clue, costs { $price } ideas
    }
place-empty = empty
place-clue = { WORD($name, of: "clue") }, { WORD($type, of: "type", form: "one") }
place-behind =
    { HAS($type) ->
        [yes] other side: { WORD($name, of: "clue") }, { WORD($type, of: "type", form: "one") }
       *[no] other side: { WORD($name, of: "clue") }
    }
place-focus = in focus
place-pawn = the suspect stands here
place-landing =
    { $gap ->
        [yes] with a { $number } the suspect stops here: a new clue comes first
       *[no] with a { $number } the suspect stops here: { WORD($event, of: "event") }
    }
place-dear =
    { $price ->
        [one] too expensive: costs 1 idea
       *[other] too expensive: costs { $price } ideas
    }
place-lit = can be chosen now

# What the suspect does, by the type it stops over

dangers = If the suspect stops over…
danger-motive = every hand flips
danger-suspect = ideas leave the game
danger-location = closer to the door
danger-crime = incoming clues lost
danger-object = costs you ideas
danger-distraction = nothing happens

# Ideas that leave the game, and teamwork

removal =
    { $ideas ->
        [one] One idea must go
       *[other] { $ideas } ideas must go
    }
removal-line =
    { $ideas ->
        [one] It leaves the game. Where from?
       *[other] They leave the game. Where from?
    }
removal-theirs =
    { $ideas ->
        [one] { $name } decides which idea leaves the game.
       *[other] { $name } decides which { $ideas } ideas leave the game.
    }
removal-jar = The jar
removal-has = has { $ideas }
removal-less = One fewer from { $name }
removal-more = One more from { $name }
removal-go = Let them go
consent-trade = { $name } offers the { WORD($give, of: "clue") } for your { WORD($take, of: "clue") }.
consent-advice = { $name } asks you for { ideas }.
consent-yes = Agree
consent-no = Decline
consent-waits = Waiting for { $name } to agree.

# An aspect is solved, a case begins, a case ends

moment-solved = { WORD($aspect, of: "type") } solved
moment-stamp = Solved
moment-symbol = The last movement card shows the { WORD($symbol, of: "symbol") }
moment-chosen = Chosen by { $name }
moment-card = Card { $number } says so: “{ $title }”
moment-of = { $solved } of 5
moment-on = Go on
tonight = The club tonight
tonight-plays = { $name } plays { $called } the { WORD($character, of: "character") }.
open-case = Open case { $number }
finale-success = Case closed
    .line = All five aspects are solved. The club treats itself to ice cream.
finale-escape = And out of the door
    .line = The last step led to the door, and the door was open.
finale-out_of_ideas = Not an idea left
    .line = The club had to give up more ideas than it had.
finale-out_of_time = And the sun is up
    .line = The sun came up before the case was solved.
finale-clueless = Not a clue left
    .line = There weren’t enough clues left to refill every hand.
finale-stopped = Another day, perhaps
    .line = The host put the file back in the drawer.

# The case file

file-success = Case closed.
file-escape = The suspect got away.
file-out_of_ideas = Out of ideas.
file-out_of_time = Out of time.
file-clueless = Clueless.
file-stopped = Case put aside.
file-stamp-won = Case closed
file-stamp-lost = Case cold
file-stamp-line =
    { $solved ->
        [0] none of five solved
        [5] all five solved
       *[other] { $solved } of five solved
    }
file-tab =
    { HAS($code) ->
        [yes] Case { $number } · { $code }
       *[no] Case { $number }
    }
file-office = Spy Club, branch office
file-turns =
    { $count ->
        [one]
            turn
            played
       *[other]
            turns
            played
    }
file-steps =
    of { $track } steps
    to the door
file-ideas =
    { $count ->
        [one]
            idea
            left
       *[other]
            ideas
            left
    }
file-solved =
    of 5
    solved
file-loose = Loose ends, still in our pockets
file-signed = Signed
file-story = How it went
file-turn = Turn { $turn }, { $name }
file-before = Before that
file-tale = In our own words
    .hint = What really happened? Write it here; it stays in this browser.
end-campaign = Make this the first case of a campaign
file-picture = Share the picture
file-of-the-day = Case of the day
file-card = Spy Club, case file
file-card-day = Spy Club, no spoilers
file-card-stamp-success = Case closed
file-card-stamp-escape = Got away
file-card-stamp-out_of_ideas = Out of ideas
file-card-stamp-out_of_time = Out of time
file-card-stamp-clueless = Clueless
file-card-stamp-stopped = Put aside
file-card-turns =
    { $count ->
        [one] turn
       *[other] turns
    }
file-card-steps = { $at } of { $steps } steps to the door
file-order = Solved in this order
file-row =
    { $days ->
        [one] Your first day in a row
       *[other] { $days } days in a row
    }
file-no-spoilers = No spoilers: your picture shows turns and steps, never a clue.
file-link = Share the link
file-print = Print or save as PDF
file-statistics = In numbers
file-count-Flipped = cards flipped
file-count-Confirmed = clues confirmed
file-count-Scouted = clues scouted
file-count-NotesCompared = notes compared
file-count-SuspectWalked = walks of the suspect
file-count-IdeasRemoved = times ideas were lost

# What cannot be done, and the ways out of it

refused = Not like that
refused-still = still selected
refused-Confirm =
    { $price ->
        [one] Confirm costs 1 idea,
       *[other] Confirm costs { $price } ideas,
    }
refused-Scout =
    { $price ->
        [one] This clue costs 1 idea,
       *[other] This clue costs { $price } ideas,
    }
refused-have =
    { $ideas ->
        [0] you have none.
       *[other] you have { $ideas }.
    }
refused-have-none =
    { $ideas ->
        [0] you have none. Try Investigate or Scout.
       *[other] you have { $ideas }. Try Investigate or Scout.
    }
refused-focus = Your focus is already here.
refused-focus-line = Pick another card for it.
refused-turn = You’ve used all your actions.
refused-turn-line = Now it’s the suspect’s move.
refused-trade = You and { $name } can’t trade now.
refused-trade-line = Your focus cards don’t match: { WORD($mine, of: "type", form: "one") } and { WORD($theirs, of: "type", form: "one") }.
refused-late = Teamwork comes before your last action.
refused-late-line = Trade first next turn.
way-focus =
    { $ideas ->
        [0] Focus here first
        [one] Focus here first: +1 idea
       *[other] Focus here first: +{ $ideas } ideas
    }
way-focus-line = Then confirming { WORD($name, of: "clue") } is free.
way-focus-later = Next turn, confirming { WORD($name, of: "clue") } is free.
way-focus-on = Focus on { WORD($name, of: "clue") }
way-gain =
    { $ideas ->
        [0] No ideas for it.
        [one] It brings 1 idea.
       *[other] It brings { $ideas } ideas.
    }
way-advice =
    { $ideas ->
        [one] Take 1 idea from { $name }
       *[other] Take { $ideas } ideas from { $name }
    }
way-advice-line = Free: you both focus on { WORD($type, of: "type", form: "many") }.
way-scout = Scout { WORD($name, of: "clue") } instead
way-scout-line =
    { $price ->
        [0] It’s free.
        [one] It costs 1 idea.
       *[other] It costs { $price } ideas.
    }
way-team-line = Then you and { $name } can trade.
way-end-turn = Then the next player is up.

# The first move

tip-goal = Five of a kind in the row solves an aspect. Solve all five!
tip-tap = Tap me
tip-Confirm = A good start: a free move
    .line = Your focus card costs nothing to confirm.
tip-ShiftFocus = A good start: more ideas
    .line = Shift your focus to this card.
tip-off = No more tips

# A hint

hint-title = Hint
hint-show = Show me the move
hint-got-it = I’ve got it
hint-not-now = Not now
hint-close = Close the hint
nudge-CompareNotes = Look at { $name }’s hand
    .line = One of their cards helps you. Can you see which?
nudge-GetAdvice = Look at { $name }’s ideas
    .line = You both focus on the same type. What may you take?
nudge-Scout = Look at the incoming clues
    .line = One of them helps you. Can you see which?
nudge-Confirm = Look at the row
    .line = One of your cards belongs there. Which one?
nudge-ShiftFocus = Look at your focus
    .line = Another card would bring you more. Which one?
nudge-Investigate = Look at your cards
    .line = One of them may be better on its other side.
do-CompareNotes = Swap them
do-GetAdvice = Take them
do-Scout = Scout it
do-Confirm = Confirm it
do-ShiftFocus = Focus there
do-Investigate = Flip it
do-EndTurn = End turn
do-other = Do it
pill-CompareNotes = Swap, free
pill-Scout =
    { $price ->
        [0] Scout, free
       *[other] Scout, { $price }
    }
pill-Confirm =
    { $price ->
        [0] Confirm, free
       *[other] Confirm, { $price }
    }
pill-ShiftFocus = Focus, +{ $ideas }

# While the others play

wait-title = While you wait
wait-skip = Tap anywhere to skip
wait-again =
    { $turns ->
        [one] Replay the last turn
       *[other] Replay last { $turns } turns
    }
wait-replay = Replay
beat-trade = traded with { $name }
beat-advice = took ideas from { $name }
beat-confirm = confirmed { WORD($name, of: "clue") }
beat-scout = scouted { WORD($name, of: "clue") }
beat-focus = focused on { WORD($name, of: "clue") }
beat-flip =
    { $count ->
        [one] flipped a card
       *[other] flipped { $count } cards
    }
beat-solved = solved the { WORD($aspect, of: "type", form: "one") }!
beat-nothing = ended the turn
beat-and-more = { $first }, and { $more } more
beat-of = { $count } of 5
free = free

# A replay in chapters

chapter-deal = The deal
chapter-turn = turn { $turn }
chapter-door = One step left
chapter-end = The end

# A file to go on from

record-line =
    { $saved ->
        [yes] A saved game: its case starts over. Case { $next } of { $cases } comes next.
       *[no] Case { $next } of { $cases } comes next.
    }{ HAS($last) ->
        [yes] { " " }The last one was “{ $last }”.
       *[no] { "" }
    }{ HAS($club) ->
        [yes] { " " }In the club: { JOIN($club) }.
       *[no] { "" }
    }
record-other-game = That’s a saved game of another kind, not a Spy Club campaign.
record-single = That’s a single case. Only a campaign can go on.
record-none = That file isn’t a Spy Club campaign.
record-over = That campaign is over: all five cases are closed.
record-unknown = That file wasn’t saved here.
