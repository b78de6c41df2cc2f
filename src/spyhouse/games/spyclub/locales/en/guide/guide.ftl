# The illustrated guide. Each message is the text under a picture; "title" is above it.

guide-goal = The goal
guide-aspects = Something has happened in town. Together you find out five things: why, who, where, what and with what. Solve all five aspects, and you all win.
    .title = Five aspects
guide-solved = Get five cards of one type in the row to solve an aspect. The symbol on the last movement card shows which of the five is the solution: here the star. Discard the other four.
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
guide-actions = Each pencil is one action. Take them in any order, repeat them, or use fewer.
    .title = { $actions } actions
guide-investigate = Every card has a clue on both sides. Flip as many of your cards as you like, each one once: all of it is one action. Remember what you saw.
    .title = Investigate
guide-focus = Move your focus under another of your cards. You get an idea for every card of that type in your hand. Distractions give you nothing.
    .title = Focus
guide-confirm = Move one of your cards into the row, to an empty slot or in exchange for a card there. It costs an idea for every slot between the card and your focus.
    .title = Confirm
guide-scout = Buy an incoming clue for an empty slot, or discard a card to make room. The one on the right is free.
    .title = Scout
guide-team = Is someone’s focus card the same type as yours? Then trade a card with them or take their ideas, as often as you like. It doesn’t cost an action, but you need one left.
    .title = Teamwork

guide-suspect = The suspect
guide-refill = After your turn, the incoming clues fill the gaps in your hand, the one on the right first. Then they move up, and new ones come from the deck.
    .title = Refill
guide-walks = The next movement card goes beside the last one. Its icon points at a number. The suspect walks that many cards clockwise, across everyone’s hands. Here: 3.
    .title = The suspect walks
guide-track = A runner on the card moves the suspect one step closer to the door.
    .title = One step to the door
guide-stops = The yellow tags show where the suspect may stop next. What happens there depends on the card below.
    .title = Where it stops
guide-object =
    { $fatigue ->
        [0] You lose one idea for each aspect you’ve solved.
       *[other] You lose one idea for each aspect you’ve solved, and { $fatigue } more.
    }
    .title = Object: Fatigue
guide-crime = You lose the { $loose_end } incoming clues on the right.
    .title = Crime: Loose end
guide-location = The suspect gets one step closer to the door.
    .title = Location: Decoy
guide-who = You lose { $sabotage } ideas.
    .title = Suspect: Sabotage
guide-motive = Flip every card in every hand.
    .title = Motive: Roadblock
guide-distraction = Nothing happens. Lucky you.
    .title = Distraction

guide-end = The end
guide-success = You’ve solved the fifth aspect: you all win. Now tell the story.
    .title = Case closed
guide-escape = The suspect reaches the door.
    .title = Escaped
guide-ideas = You have to lose more ideas than there are.
    .title = Out of ideas
guide-time = There’s no movement card left to flip. You get one more turn after the last one.
    .title = Out of time
guide-time-flat = You flip the last movement card.
    .title = Out of time
guide-clueless = There are too few clues to refill a hand.
    .title = Clueless

guide-level = At your table
guide-steps =
    It’s { $track } steps to the door{ $escape ->
        [0] .
        [one] , and the suspect has taken the first.
       *[other] , and the suspect has taken { $escape } of them.
    } There are { $ideas } ideas in the game.
    .title = Level: { WORD($level, of: "level") }
guide-notebook = The table shows the other side of a card in its corner, once someone has seen it.
    .title = With a notebook
guide-consent = Your partner says yes or no before you trade or take ideas.
    .title = Ask first
guide-no-take-back = A card or idea given away in teamwork can’t come back in the same turn.
    .title = No take-backs
guide-campaign = Five cases in a row, with cards that change the rules. Each card tells you what it does. The cards in play are along the top of the table.
    .title = Campaign
