# What the board says. $me is yes where "you" are meant.

you = You
you-too = you
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
quoted = “{ $text }”

# The card in your hand

card-here = You are here
card-somewhere = You are… somewhere
card-spy = You’re the spy
card-lead = and you are the
card-no-role = and you are yourself
card-no-role-line = Answer so that friends believe you and the spy learns nothing.
card-two-spies = and so is somebody else
card-alone = and nobody else is
card-spy-role = Look natural
card-spy-line = Work out the place and name it while the clock runs.
card-number = No. { $code }
peek-title = Your card
peek-hold = Hold to open
peek-how = Hold the space bar to look, or press Enter to open it and Enter again to close it. Check who is behind you.
peek-stamp = eyes
    .below = only
peek-let-go = Let go to hide

# The drawer of places

places-title = Places
places-shut = Close the drawer
places-left-of = of { $total } left
places-count = { $left } of { $total } left
places-played = PLAYED
places-tap-to-strike = Tap to cross out. Only you see it.
places-pictures = Pictures
places-naming = Where are you all?
places-tap-to-name = Tap the place you are in.
places-name = Name the place…
places-never-mind = Never mind
places-label = { $state ->
        [played] { $name }, played in an earlier round
        [naming] Name { $name }
        [struck] { $name }, crossed out by you
       *[open] { $name }
    }

naming-title = Stop pretending?
naming-sure = You show your card and say: “{ $place }!” If you’re right, you get 4 points. If not, everyone else gets one.
naming-say = Say it
naming-odd-title = Where were the others?
naming-odd = You say: “{ $place }!” If you’re right, you get 2 points. If not, nothing more happens.
odd-title =
    { $me ->
        [yes] You were the odd one out!
       *[no] { $name } was the odd one out.
    }
odd-line =
    { $me ->
        [yes] Everyone else was somewhere else. Name the real place and get 2 points.
       *[no] They may name the real place for 2 points. Not a word!
    }
odd-no-idea = No idea
naming-not-yet = Not yet
naming-later = The clock is stopped. “{ $place }” will be spoken the moment it runs again, and until then nobody can tell.
naming-queue = Say it then
naming-waits = “{ $place }” will be spoken the moment the clock runs again.
naming-take-back = Take it back
naming-leave = Leave it
naming-not-spy = Only the spy names a place.
naming-not-spy-line = You know where you are. Let somebody else sweat.
naming-wait = You can name a place while the clock is running.
naming-fine = OK

# Around the table

ring-bot = bot
ring-gone = left
ring-ask = Ask
ring-points =
    { $count ->
        [one] point
       *[other] points
    }
ring-points-away =
    { $count ->
        [one] point, away
       *[other] points, away
    }
ring-mark = , your mark: { $mark ->
        [unsure] not sure
        [suspect] suspect
        [trusted] trusted
       *[none] no mark
    }
mark-none = no mark
mark-unsure = not sure
mark-suspect = suspect
mark-trusted = trusted
head-round = Round
head-of = of { $rounds }
head-round-of = Round { $round } of { $rounds }
head-accuse = Accuse
head-accuse-spent = Already used
head-stopped = Clock stopped
head-not-started = Not started
head-time-up = Time!
head-enough = Call time

# The deal

deal-title =
    { $me ->
        [yes] You deal
       *[no] { $name } deals
    }
deal-line = Look at your card before anybody asks
deal-hold = Hold to see who you are
deal-let-go = Let go and it folds again
deal-keep-holding = Keep holding
deal-looked = { $count } of { $all } have looked
deal-has-looked = { $name } has looked
deal-clock = The clock starts with the first question
deal-clock-runs = The clock is running

# Fairer spies
lots-count =
    { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
lots-line = More tickets for the spy’s card, more likely the spy
lots-column = Tickets
lots-after = The tickets are this round’s. Whoever was the spy has fewer in the next; everyone else has more.

# Questions and answers

slip-asks =
    { $asking ->
        [me] You ask { $to }
        [them] { $asker } asks you
       *[others] { $asker } asks { $to }
    }
slip-says =
    { $me ->
        [yes] You say
       *[no] { $name } says
    }
slip-spoken-question = Listen up…
slip-spoken-answer = Answered out loud.
slip-your-first = You deal. Ask the first question and the clock starts.
slip-your-ask = Your turn to ask. Tap anyone who glows.
slip-your-ask-voice = Your turn: tap a player and ask out loud.
slip-your-answer-voice = Answer out loud, then tap.
slip-answered = I’ve answered
slip-dealer-thinks = { $name } deals and asks first. The question starts the clock.
slip-thinks = { $name } is thinking of a question.
slip-answers = Waiting for { $name } to answer.
slip-listens = { $name } answers out loud.
slip-your-question = Your question for { $name }
slip-question = Your question
slip-your-answer = Your answer
slip-ask-them = Ask { $name }
slip-to = To { $name }
slip-you-ask = You ask
slip-you-answer = You answer
slip-back = Back to the table
slip-count = { $count } of { $most }
slip-barred = { $name } has just asked you
slip-say = Answer
slip-stuck = Stuck? Get a question
slip-testimony = Everything said so far
slip-play-role = Answer in character.
said-title =
    { $me ->
        [yes] What you said
       *[no] What { $name } said
    }
said-more = All of it
said-all = Everything said so far
said-nothing = Not a word yet.
said-spoken = asked out loud
said-answered-aloud = (out loud)
said-open = …
said-mark = Your private mark
said-mark-note = It stays in this browser. Nobody else ever sees it.
said-accuse = Accuse { $name }

# Accusations and votes

accuse-title = Who is the spy?
accuse-once = This stops the clock. You can do it once a round.
accuse-after-time = Your turn to accuse. If the vote fails, it’s the next player’s turn.
accuse-pick = Choose a suspect
accuse-not-yet = Not yet
accuse-pass = Pass
accuse-spent = You’ve already stopped the clock this round. You get another turn when time is up.
accuse-turn =
    { $first ->
        [yes] Time! { $name } accuses first.
       *[no] { $name } may accuse.
    }
accuse-your-turn =
    { $first ->
        [yes] Time! You accuse first.
       *[no] Your turn to accuse.
    }
accuse-then =
    { $count ->
        [0] Nobody after that: then the spy gets away.
       *[other] Then { JOIN($names) }.
    }
accuse-more = { $count } more
trial-label = { $name } is accused
trial-question =
    { $me ->
        [yes] Are you the spy?
       *[no] Is { $name } the spy?
    }
trial-this =
    { $me ->
        [yes] Are you the spy?
       *[no] Is this the spy?
    }
trial-agree = All { $voters } must agree
trial-half = More than half must agree
trial-in = { $down } of { $all } in
trial-guilty = Guilty!
trial-free =
    { $me ->
        [yes] You walk free
       *[no] { $name } walks free
    }
trial-turn-over =
    { $me ->
        [yes] Turn over your card…
       *[no] Turn over { $name }’s card…
    }
trial-next = Next, please.
trial-runs-on = The clock runs on.
trial-chips-down =
    { $down ->
        [one] { $down } of { $all } chips is down
       *[other] { $down } of { $all } chips are down
    }
trial-accuses =
    { $me ->
        [yes] You accuse
       *[no] { $name } accuses
    }
trial-rang =
    { $me ->
        [yes] You stopped the clock
       *[no] { $name } stopped the clock
    }
trial-majority = More than half must say guilty.
trial-need = All { $voters } must say guilty, or the clock runs on.
trial-need-after-time = All { $voters } must say guilty, or the next player accuses.
trial-hush = No chatting till the chips turn over.
trial-says =
    { $side ->
        [down] chip is down
        [guilty] says guilty
        [innocent] says not guilty
       *[none] is thinking
    }
trial-you-said =
    { $side ->
        [guilty] You said guilty
        [innocent] You said not guilty
       *[down] Your vote
    }
trial-vote-guilty = Guilty
trial-vote-innocent = Not guilty
trial-on-you = They are voting on you. Look innocent.
trial-watching = You are watching.

# The cards are shown

reveal-was-the =
    { $count ->
        [one]
            { $me ->
                [yes] You were the spy
               *[no] { JOIN($spies) } was the spy
            }
       *[other] { JOIN($spies) } were the spies
    }
reveal-spy = The spy
reveal-how-caught =
    { $pointing ->
        [me] You pointed at { $accused }, and everyone agreed. Quite right.
        [at-me] { $accuser } pointed at you, and everyone agreed. Quite right.
       *[others] { $accuser } pointed at { $accused }, and everyone agreed. Quite right.
    }
reveal-how-framed =
    { $pointing ->
        [me] You pointed at { $accused }, and everyone agreed. All wrong.
        [at-me] { $accuser } pointed at you, and everyone agreed. All wrong.
       *[others] { $accuser } pointed at { $accused }, and everyone agreed. All wrong.
    }
reveal-how-guessed =
    { $count ->
        [one]
            { $me ->
                [yes] You named the place and were right.
               *[no] { JOIN($spies) } named the place and was right.
            }
       *[other] { JOIN($spies) } named the place and were right.
    }
reveal-how-missed =
    { $count ->
        [one]
            { $me ->
                [yes] You said “{ $guess }”. Nice try.
               *[no] { JOIN($spies) } said “{ $guess }”. Nice try.
            }
       *[other] { JOIN($spies) } said “{ $guess }”. Nice try.
    }
reveal-how-escaped = Time ran out, and nobody was convicted.
reveal-how-void = The round was called off. No points.
reveal-next = Next round
reveal-ready = Waiting for the others
reveal-ready-count = { $ready } of { $all } ready
reveal-waits = No rush: the table waits for everyone.
reveal-last = Final score
reveal-guess = The spy’s guess: { $place }.
reveal-voted =
    { $side ->
        [guilty] guilty
       *[innocent] not guilty
    }
reveal-caught = Caught
reveal-framed = Got away
reveal-guessed = Named it
reveal-missed = Wrong place
reveal-escaped = Got away
reveal-wrong = Wrong person
reveal-label = The cards of round { $round }
reveal-here = You were all here
reveal-knew =
    { $count ->
        [one] One of you knew that.
       *[other] { $count } of you knew that.
    }
reveal-made-up =
    { $count ->
        [one] One of you was making it up.
       *[other] Two of you were making it up.
    }
reveal-elsewhere = One of you had another place on the card.
reveal-odd =
    { $me ->
        [yes] Your card said { $place }.
       *[no] { JOIN($spies) } had { $place } on the card.
    }
reveal-and-spy =
    { $count ->
        [one] and the spy was
       *[other] and the spies were
    }
reveal-hurry = Tap to hurry it along
reveal-innocent =
    { $me ->
        [yes] You were innocent
       *[no] { $name } was innocent
    }
reveal-finder =
    { $me ->
        [yes] You pointed first
       *[no] { $name } pointed first
    }
reveal-band-spy =
    { $count ->
        [one] The spy wins
       *[other] The spies win
    }
reveal-band-caught = Spy caught
reveal-band-missed =
    { $count ->
        [one] The spy loses
       *[other] The spies lose
    }
reveal-band-void = No result
reveal-everyone = everyone
reveal-everyone-else = everyone else
reveal-coin = { $to } +{ $gain }
reveal-votes = Votes and best line
reveal-more = and { $count } more
reveal-rounds = Score sheet
score-after = After round { $round } of { $rounds }
best-lines = The best lines
reveal-total = Total
reveal-player = Player
best-title = Best line of the round?
best-how = One star each. Not for your own.
best-given = You’ve given your star.
best-own = Yours: no star here
best-label =
    { $stars ->
        [one] Give a star to “{ $answer }” by { $name }, { $stars } star so far
       *[other] Give a star to “{ $answer }” by { $name }, { $stars } stars so far
    }
best-more = All { $all } answers
best-fewer = Only the best
souvenir-keep = Save as a picture
souvenir-title = Spyfall
souvenir-house = Spyhouse
souvenir-names = { JOIN($names) }
souvenir-were =
    { $count ->
        [one] was the spy
       *[other] were the spies
    }
souvenir-best =
    { $stars ->
        [0] The last word
        [one] Best line, { $stars } star
       *[other] Best line, { $stars } stars
    }
souvenir-asked =
    { HAS($question) ->
        [yes] { $name }, asked: { $question }
       *[no] { $name }
    }
souvenir-foot = Spyfall · { $players } players · round { $round }
end-title = Case closed
end-winner =
    { $count ->
        [one]
            { $me ->
                [yes] You win
               *[no] { JOIN($names) } wins
            }
       *[other] { JOIN($names) } win
    }
end-nobody = Nobody wins
end-stopped = The game was stopped early.
end-last-round = The last round

# The bots' notes

debrief-title = The debrief
debrief-invite = What the bots thought
debrief-tabs = Whose notes
debrief-notes-of = Notes by { $name } ({ $temper ->
        [cautious] cautious
        [chatty] chatty
       *[bold] bold
    }, { $level ->
        [easy] plays at easy level
        [normal] plays at normal level
       *[strong] plays at strong level
    })
debrief-declassified = Declassified
debrief-suspicion-title = Who I thought was the spy
debrief-places-title = Where I thought we were
debrief-percent = { $value }%
debrief-spy = the spy
debrief-right = we were here
debrief-named = my guess
debrief-nothing = It was over before I could make up my mind.
debrief-no-suspect = I had no idea who it was.
debrief-suspected =
    { $right ->
        [yes]
            { $me ->
                [yes] In the end I was { $chance }% sure it was you. And it was.
               *[no] In the end I was { $chance }% sure it was { $name }. And it was.
            }
       *[no]
            { $me ->
                [yes] In the end I was { $chance }% sure it was you. I was wrong.
               *[no] In the end I was { $chance }% sure it was { $name }. I was wrong.
            }
    }
debrief-guessed =
    { $right ->
        [yes] After question { $question } I said “{ $place }”, { $chance }% sure. And I was right.
       *[no] After question { $question } I said “{ $place }”, { $chance }% sure. I was wrong.
    }
debrief-guessed-anyhow =
    { $right ->
        [yes] After question { $question } I said “{ $place }” against the odds. And I was right.
       *[no] After question { $question } I said “{ $place }” against the odds. I was wrong.
    }
debrief-would-guess =
    { $right ->
        [yes] I never said it, but my best guess was “{ $place }”, { $chance }%. It would have been right.
       *[no] I never said it, but my best guess was “{ $place }”, { $chance }%. It would have been wrong.
    }
debrief-looked = By then, I thought, you were { $chance }% sure it was me.
debrief-did-it = This did it
debrief-why-seat =
    { $me ->
        [yes] I went from { $before }% to { $after }% sure that it was you.
       *[no] I went from { $before }% to { $after }% sure that it was { $name }.
    }
debrief-why-place = “{ $place }” went from { $before }% to { $after }%.
debrief-walk = Step through the round
debrief-question = Question { $number } of { $all }
debrief-back = Previous question
debrief-forth = Next question
debrief-then = After that: { JOIN($chances) }.
debrief-chance = { $name } { $value }%
debrief-as-table = Show as a table
debrief-after = Question
debrief-unlikely = low

# Sounds, spectators and the clock

voices-on = Bots speak here
voices-off = Bots are muted here
watch-title = You are watching
watch-line = No card, no vote, no worries.
time-60 = One minute left.
time-30 = Thirty seconds left.
time-10 = Ten seconds left.

# Choosing a pack

packs-box = The box
packs-box-line = All thirty places, from Airplane to Zoo.
packs-in-use = in use
packs-use = Use this pack
packs-manage = Make and edit packs
packs-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
packs-places-not-ready =
    { $count ->
        [one] { $count } place · not finished yet
       *[other] { $count } places · not finished yet
    }

# What stands between a pack and a game

packs-place = Place { $number }
packs-fault-toml = This can’t be read: something is wrong in line { $line }, column { $column }.
packs-fault-name = The pack needs a name.
packs-fault-few = A pack has at least { $least } places; this one has { $have }.
packs-fault-many = A pack has at most { $most } places.
packs-fault-place-name = Place { $number } needs a name.
packs-fault-twice = { $name } is there twice.
packs-fault-roles =
    { $missing ->
        [one] { $name }: { $missing } role is missing.
       *[other] { $name }: { $missing } roles are missing.
    }
packs-fault-same-role = { $name }: two roles have the same name.
packs-no-room = This browser has no room left for packs. Save some as files and delete them here.

# --- what only the host can do

host-move-EndRound = End this round
host-move-EndRound-sure = End this round for everyone, without points?

leak-title = What you gave away
leak-fatal = This told the spy most: { $place } went from { $before }% to { $after }%.
leak-none = No line told the spy anything.
leak-not-understood =
    { $count ->
        [one] One line couldn’t be weighed.
       *[other] { $count } lines couldn’t be weighed.
    }
leak-curve = How likely { $place } looked to the spy: from { $first }% to { $last }%.
