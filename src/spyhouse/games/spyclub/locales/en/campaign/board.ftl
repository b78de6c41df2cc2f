# What a campaign's desk, book and table say in the browser. The cards' own words come from the house, one by one.

# What the closing page says to a grade: A+ and A- read the words of A.
closing =
    { $grade ->
        [A] The frames are full, the string is taut, and the Mayor has asked for your autograph on a parking ticket. There will be buns.
        [B] Nearly all of it was true and most of it was proved. The mastermind sends regards, and a small bill for the window.
        [C] You know who, or why, or at least where the sandwiches went. Officer Plum calls it “promising”, in pencil.
       *[D] The mystery remains at large. So do you, which is something, and the Dog still thinks you are the finest detectives there are.
    }
campaign-unmasked = The mastermind, unmasked:

# --- cards

# When a line of a card counts.
campaign-when-now = Now.
campaign-when-gear = Every case.
campaign-when-hourglass = During the case.
campaign-when-pencil = When you pin up.
campaign-when-flag = At the end.
campaign-when-envelope = When you save.
campaign-when-crossroads = You decide.

campaign-card-b-side = Side B stays hidden for now
campaign-card-belongs = belongs to { WORD($character, of: "character", form: "the") }
campaign-card-asleep = asleep: its owner isn’t here
campaign-card-away = out of the game
campaign-card-chosen = this case: { $option }
campaign-card-tokens =
    { $space ->
        [one] { $tokens } of 1 token
       *[other] { $tokens } of { $space } tokens
    }
campaign-card-new = new
campaign-card-close = Put it back
campaign-no-cards = No cards yet. The first two come when everyone has picked a character.

campaign-mark-wild = counts as every type
campaign-mark-locked = locked
campaign-mark-sticky = stuck
campaign-mark-shield = shielded
campaign-mark-kiss = kissed
campaign-mark-bait = bait
campaign-mark-prize = a prize
campaign-mark-paint = wet paint

campaign-figure-suspect = the suspect
campaign-figure-dog = the Dog
campaign-figure-twin = the second twin
campaign-figure-guard = the guard
campaign-figure-rival = the rival
campaign-figure-bully = the bully
campaign-figure-mom = Mom
campaign-figure-reporter = the reporter
campaign-figure-piece = the piece
campaign-figure-wagon = the truck
campaign-figure-heart = the locket
campaign-figure-monster = the monster
campaign-figure-sign = the arrow
campaign-figure-hat = the hat

# --- the desk

campaign-case = Case { $number } of 5
campaign-case-short = Case { $number }
campaign-stage-cast = Who’s who
campaign-stage-unlock = New cards
campaign-stage-setup = Before the case
campaign-stage-case = The case
campaign-stage-record = For the master case
campaign-stage-end = What the cards say
campaign-stage-save = For the log
campaign-stage-over = Saved
campaign-master = The master case
campaign-frames =
    { $count ->
        [one] 1 of 5 frames filled
       *[other] { $count } of 5 frames filled
    }
campaign-log = Case log
campaign-log-tonight = tonight
campaign-log-later = still closed
campaign-log-finale = the finale
campaign-log-points =
    { $most ->
        [0] points so far
        [100] points out of 100
       *[other] points so far, out of { $most }
    }
campaign-nothing-recorded = Nothing pinned up
campaign-unlocked = Unlocked
campaign-index = The index
campaign-index-line = Where each pinned-up aspect leads. Numbers only, no peeking.

campaign-ask-card = Read it out loud.
campaign-ask-choice = Talk it over. You all have to agree.
campaign-ask-give = Who gets this card?
campaign-ask-record = You may pin one solution to the master case. It also decides what comes next.
campaign-ask-story = How did it go, in a sentence or two? Your words go into the log.
campaign-read = I’ve read it
campaign-opens = leads to card { $number }
campaign-agree = Agree
campaign-suggested = { $name } suggests this
campaign-waits-for = Waiting for { JOIN($names) }.
campaign-not-yours =
    { COUNT($names) ->
        [one] { JOIN($names) } decides this one.
       *[other] { JOIN($names) } decide this one.
    }
campaign-watching = The team decides. You’re watching.
campaign-story-title = In your own words
campaign-story-hint = It was the Dog all along, and he isn’t sorry.
campaign-story-keep = Write it down
campaign-story-done = That’s our story

# --- who plays whom

campaign-cast-title = Who are you in this story?
campaign-cast-line = Your character stays yours from case to case, with every card it earns.
campaign-cast-name = Name, if you like
campaign-cast-taken = { $name }’s pick
campaign-cast-again = from your club
campaign-cast-pick = Play the { WORD($character, of: "character") }
campaign-cast-waiting = You’re in. The others are still choosing.

# --- on the table

campaign-force-now = Now
campaign-force-turn = On your turn
campaign-force-end = At the end
campaign-force = In force
campaign-force-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
campaign-force-line = { campaign-force-cards }, case { $number } of 5
campaign-objective-reached = Objective reached
# $goal: what the card asks for.
campaign-progress =
    { $kind ->
        [never]
            { $done ->
                [0] { $goal }: so far, not once.
               *[other] { $goal }: too late, it has happened.
            }
       *[other]
            { $n ->
                [0] { $goal }.
               *[other] { $goal }: { $done } of { $n } so far.
            }
    }
campaign-more-cards = and { $count } more
campaign-known = Seen cards
campaign-known-steps = The suspect’s next steps
campaign-known-sides = Both sides of these clues
campaign-known-both = { $front }, and { $back } on the back

campaign-asks-offer = Do you want that?
campaign-asks-clue = Choose a clue card.
campaign-asks-row = Choose a slot of the center row.
campaign-asks-spot = Choose a slot in someone’s hand.
campaign-asks-player = Choose a player.
campaign-asks-type = Your guess: what’s on the other side?
campaign-asks-symbol = Your guess: which symbol comes next?
campaign-asks-event = Whose event happens?
campaign-asks-play_on = All five are solved, but there’s still an objective. Play on for it?
campaign-asks = The campaign asks
campaign-asks-another = { $name } decides.
campaign-answer-unseen = a card nobody has seen
campaign-answer-row = slot { $nth } of the row
campaign-answer-slot = slot { $nth }
campaign-answer-spot = { $what } ({ $name })
campaign-answer-yes = Yes
campaign-answer-no = No
campaign-answer-enough = That’s enough
campaign-answer-play-on = Play on
campaign-answer-stop = Close the case

# What a card offers: what it costs, and what the button says.
campaign-offer-price =
    { $actions ->
        [0]
            { $ideas ->
                [0]
                    { $tokens ->
                        [0] free
                       *[other] no action, { campaign-offer-tokens }
                    }
               *[other]
                    { $tokens ->
                        [0] no action, { campaign-offer-ideas }
                       *[other] no action, { campaign-offer-ideas }, { campaign-offer-tokens }
                    }
            }
       *[other]
            { $ideas ->
                [0]
                    { $tokens ->
                        [0] an action
                       *[other] an action, { campaign-offer-tokens }
                    }
               *[other]
                    { $tokens ->
                        [0] an action, { campaign-offer-ideas }
                       *[other] an action, { campaign-offer-ideas }, { campaign-offer-tokens }
                    }
            }
    }
campaign-offer-ideas =
    { $ideas ->
        [one] an idea
       *[other] { $ideas } ideas
    }
campaign-offer-tokens =
    { $tokens ->
        [one] a token
       *[other] { $tokens } tokens
    }
campaign-offer-solve = Solve the { WORD($aspect, of: "type", form: "one") } now
campaign-offer-pocket-both = Put in { $into }, take out { $out }
campaign-offer-pocket-in = Put in { $into }
campaign-offer-pocket-out = Take out { $out }

# --- the end of a case

campaign-ending-office = Spy Club, branch office
campaign-ending-closed = Case { $number }, closed on turn { $turn }
campaign-ending-pin = Pin it up
campaign-ending-desk = Back to the desk
campaign-receipt = What it’s worth
campaign-receipt-solved =
    { $turn ->
        [0] solved
       *[other]
            { $nth ->
                [0] solved first, turn { $turn }
               *[other] solved, turn { $turn }
            }
    }
campaign-receipt-pinned = pinned to the master case
campaign-receipt-card = because its card says so
campaign-receipt-objective = objective reached
campaign-receipt-limit = cards can’t give more than that
campaign-receipt-over = over the limit
campaign-receipt-tonight =
    { $points ->
        [one] point tonight,
       *[other] points tonight,
    }
campaign-receipt-so-far = { $points } of { $most } so far
campaign-receipt-waits = not pinned up yet
campaign-receipt-nothing = Nothing was solved. It happens to the best.

# --- pinning up

campaign-pinup-title = What do we pin up?
campaign-pinup-line =
    { $next ->
        [6] One photo fills a frame.
       *[other] One photo fills a frame, and its card comes out for case { $next }.
    }
campaign-pinup-is-up = { WORD($aspect, of: "type") }, already up:
campaign-pinup-leads = leads to card
campaign-pinup-would-pin = { $name } would pin up { SAY($clue, as: "campaign-pinup-what") }
campaign-pinup-would-leave = { $name } would leave the frames as they are
campaign-pinup-what =
    { $aspect ->
        [motive] { WORD($name, of: "clue") }
        [crime] { WORD($name, of: "clue") }
       *[other] { $name ->
            [Mom] { WORD($name, of: "clue") }
           *[other] the { WORD($name, of: "clue") }
        }
    }
campaign-pinup-yours = Choose a photo
campaign-pinup-yours-line = It fills a frame for good, and decides what comes next.
campaign-pinup-everyone =
    { $count ->
        [one] You decide.
        [2] You both have to agree.
       *[other] All { $count } of you have to agree.
    }
campaign-pinup-pin = Pin up { SAY($clue, as: "campaign-pinup-what") }
campaign-pinup-agree = Agree to { SAY($clue, as: "campaign-pinup-what") }
campaign-pinup-agree-leave = Agree to leave them
campaign-pinup-leave = Leave the frames as they are
campaign-pinup-says = suggests it
campaign-pinup-agrees = agrees
campaign-pinup-thinks = thinking
campaign-pinup-you = you
campaign-pinup-waiting = You’ve had your say. The others are thinking.
campaign-pinup-by = Thanks to “{ $title }”

campaign-pinned =
    { $aspect ->
        [motive] It was about { WORD($name, of: "clue", form: "a") }.
        [suspect] { $name ->
            [Mom] It was { WORD($name, of: "clue") }.
           *[other] It was the { WORD($name, of: "clue") }.
        }
        [location] It was at the { WORD($name, of: "clue") }.
        [crime] It was { WORD($name, of: "clue", form: "a") }.
       *[object] It was the { WORD($name, of: "clue") }.
    }
campaign-pinned-frame =
    { $count ->
        [1] The first frame is filled.
        [2] The second frame is filled.
        [3] The third frame is filled.
        [4] The fourth frame is filled.
       *[5] The fifth frame is filled.
    }
campaign-pinned-wants = Something rattles in the index: card { $number } wants out.
campaign-pinned-all = The string is tied off.
campaign-pinned-on = Go on
campaign-pinned-points = of { $most } points so far

# --- the book

campaign-book-saved =
    { $number ->
        [0] No case is in the log yet
       *[other] Case { $number } is in the log
    }
campaign-book-next = Open case { $number } right here, tonight or in a month. Chairs and players may change.
campaign-book-grade = Final grade
campaign-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
campaign-book-solved =
    { COUNT($names) ->
        [0] Nothing solved
       *[other] Solved: { JOIN($names) }
    }; { HAS($pinned) ->
        [yes] { $pinned } pinned up.
       *[no] nothing pinned up.
    }
campaign-book-recorded = a new aspect { $points }
campaign-book-aspects = aspects solved { $points }
campaign-book-card = cards { $points }
campaign-book-objective = objectives { $points }
campaign-book-limit = over the limit { $points }
campaign-book-team = The club
campaign-book-file = Save the campaign as a file
campaign-book-print = Print the book, or save it as a PDF

campaign-poster-club = Spy Club
campaign-poster-five = A mystery in five cases
campaign-poster-alt = The poster of this campaign
campaign-poster-keep = Save the poster
campaign-poster-quote = “{ $words }”
campaign-poster-closed = Closed on { DATETIME($day, day: "numeric", month: "long", year: "numeric") }

# What a photo may lead to: a theme, no rule
stake-dare = courage and silly bets
stake-fame = reporters and attention
stake-hunger = kitchens and full plates
stake-jealousy = who has more than whom
stake-love = letters and secrets
stake-money = purses and big plans
stake-revenge = old scores
stake-cashier = tills and small change
stake-dog = noses and buried things
stake-garbage-man = what people throw away
stake-librarian = books and whispers
stake-mom = bedtimes and house rules
stake-neighbor = fences and curtains
stake-troublemaker = trouble, and more of it
stake-twins = things that come in twos
stake-cabin = woods and campfires
stake-carnival = rides and tickets
stake-diner = late nights and pancakes
stake-game-store = dice and rule books
stake-ice-cream-shop = sweet things that melt
stake-mansion = attics and old families
stake-museum = old things behind glass
stake-park = benches and pigeons
stake-school = bells and homework
stake-bullying = sticking together
stake-eavesdropping = doors and thin walls
stake-lying = stories that grow
stake-prank = jokes that go too far
stake-theft = locks and missing things
stake-trespassing = places out of bounds
stake-vandalism = broken things
stake-cake = parties and crumbs
stake-game-piece = moves and rules
stake-hat = disguises and mix-ups
stake-key = doors that open
stake-lipstick = faces and mirrors
stake-slingshot = aim and distance
stake-stamp = letters from far away
stake-watch = being in time
