# The coach’s lines in the first case. Odile and Fox are its players.

lesson-title = Your first case
lesson-welcome = Welcome to the club. Something has happened in town, and nobody knows who, where, why, what or with what. We find out together: everyone on the same side, everything on the table.
lesson-hand = These four cards are your clues. Nothing is secret; talk about everything. Each card has another side, and nobody knows what’s on it.
lesson-goal = The goal: five clues of one type in this row. With five locations we know where it happened. The same goes for the other four types.
lesson-investigate = You have three actions each turn: these pencils. First, flip a card. Tap the Watch, then Investigate.
lesson-flip-another = A School! Locations, then: Odile already has two. As long as you keep flipping other cards, it’s still the same action. Flip the Hiccups too.
lesson-focus = The Carnival. That’s three locations in your hand. Now for some ideas: move your focus token to the School. You get an idea for every card of that type in your hand.
lesson-ideas = Three ideas. They pay for nearly everything; when they’re gone for good, so is the case.
lesson-confirm = Last action: confirm the School. The card over your focus token costs nothing; any other costs an idea for every slot in between. Tap it, then Confirm, then the first slot in the row.
lesson-look-at-suspect = Before you ring the bell, look at the suspect. It walks around the table, from card to card. Next time it goes 1, 2 or 3 steps, and the type of card it stops over decides what goes wrong. The tags warn you.
lesson-ring = Every turn ends like that. Be brave and ring the bell.
lesson-first-walk = One step, onto a location: Decoy. The suspect is one step closer to the door. Your empty slot was filled from the incoming clues, and they moved up.
lesson-odile = Odile’s turn. She’s on locations too and confirms two of them.
lesson-second-walk = A crime this time: Loose end, you lose two incoming clues. And there was an escape icon on the movement card: one more step to the door. When it gets there, the suspect is out.
lesson-row = There are three locations in the row. You need two more, and maybe not the ones you’d think: keep some for later.
lesson-trade = You’re focused on a crime, and so is Odile. That makes you a team, and teamwork doesn’t cost an action. Trade your Vandalism for her Carnival: tap yours, then hers. (On a phone, tap Odile to see her hand.)
lesson-scout = Better. Now scout: an incoming clue for one of yours. The Game Store costs one idea; it takes the place of Lying. Tap Lying, then Scout, then the Game Store.
lesson-confirm-carnival = Confirm the Carnival. It’s one slot away from your token, so it costs one idea. You always see the price before you pay.
lesson-confirm-fifth = And the Game Store: in focus, free, and the fifth of its type.
lesson-solved = Solved! The symbol on the last movement card was the triangle, so the card under the triangle is the solution: the Museum. The others make room for the next aspect.
lesson-done =
    Where did it happen? At the Museum. One down, four to go: who, why, what and with what.
    Solve all five before the suspect reaches the door, and before the ideas or the movement cards run out: that’s the whole case. You know enough. Go and find someone guilty.
