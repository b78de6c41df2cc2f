# The illustrated guide. Each message is what stands under a picture; "title" stands over it.

guide-goal = The goal
guide-aspects = Something has happened in town. Together you find out five things: why, who, where, what and with what. Solve all five, and you have all won.
    .title = Five questions
guide-solved = Five cards of one type in the row answer a question. Which of them is the answer? The symbol on the last movement card points at it: here the star. The other four are discarded.
    .title = Five of a kind
guide-table =
    A  The row
    B  Incoming clues and their prices
    C  Ideas: what you pay with
    D  The last movement card
    E  The suspect’s way to the door
    F  Your cards, with your focus under one
    .title = On the table

guide-turn = Your turn
guide-actions = Each pencil is one. Take them in any order, the same one again if you like, and fewer if you’d rather.
    .title = { $actions } actions
guide-investigate = Every card has a clue on both sides. Turn over as many of your cards as you like, each once: all of it is one action. Remember what you saw.
    .title = Investigate
guide-focus = Move your focus under another of your cards. You get an idea for every card of that type in your hand. Distractions give nothing.
    .title = Focus
guide-confirm = Move a card of yours into the row, to an empty slot or in exchange for a card there. It costs an idea for every step between the card and your focus.
    .title = Confirm
guide-scout = Buy an incoming clue for an empty slot, or discard a card to make room. The one on the right is free.
    .title = Scout
guide-team = Is the card in somebody’s focus of the same type as yours? Then trade a card with them or take their ideas, as often as you like. It costs no action, but you need one left.
    .title = Teamwork

guide-suspect = The suspect
guide-refill = After your turn, the incoming clues fill the gaps in your hand, the one on the right first. Then they move up, and new ones come from the deck.
    .title = Refill
guide-walks = A new movement card is laid beside the last one. Its figure points at a number: that many cards the suspect goes on, clockwise over everyone’s hands. Here: 3.
    .title = The suspect walks
guide-track = A runner on the card moves the suspect a step nearer to the door.
    .title = A step to the door
guide-stops = The yellow tags show where the suspect may stop next. What happens there depends on the card below.
    .title = Where it stops
guide-object =
    { $fatigue ->
        [0] One idea for each question you have solved leaves the game.
       *[other] One idea for each question you have solved, and { $fatigue } more, leave the game.
    }
    .title = Object: Fatigue
guide-crime = The { $loose_end } incoming clues on the right are lost.
    .title = Crime: Loose end
guide-location = The suspect gets a step nearer to the door.
    .title = Location: Decoy
guide-who = { $sabotage } ideas leave the game.
    .title = Suspect: Sabotage
guide-motive = Every card in every hand turns over.
    .title = Motive: Roadblock
guide-distraction = Nothing happens. Lucky you.
    .title = Distraction

guide-end = The end
guide-success = The fifth question is solved: you have all won, and the story can be told.
    .title = Case closed
guide-escape = The suspect reaches the door.
    .title = Escaped
guide-ideas = More ideas have to leave the game than there are.
    .title = Out of ideas
guide-time = There is no movement card left to turn up. After the last one, there is one more turn.
    .title = Out of time
guide-time-flat = The last movement card is turned up.
    .title = Out of time
guide-clueless = There are too few clues to refill a hand.
    .title = Clueless

guide-level = At your table
guide-steps =
    It is { $track } steps to the door{ $escape ->
        [0] .
        [one] , and the suspect has taken the first.
       *[other] , and the suspect has taken { $escape } of them.
    } There are { $ideas } ideas in the game.
    .title = Level: { WORD($level, of: "level") }
guide-notebook = The table shows the other side of a card in its corner, once somebody has seen it.
    .title = With a notebook
guide-consent = Your partner says yes or no before you trade or take ideas.
    .title = Ask first
guide-no-take-back = What somebody gave away in teamwork does not come back to them in the same turn.
    .title = Given is given
guide-campaign = Five cases in a row, with cards that change the rules. A card says itself what it does: the row of cards in force lies at the top of the table.
    .title = Campaign
