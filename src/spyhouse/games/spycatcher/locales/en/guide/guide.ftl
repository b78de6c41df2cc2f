# The illustrated guide. Each message is the text under a picture; "title" is above it.

guide-goal = The goal
guide-book =
    You’ve written a book full of secrets, and Whitehall would rather nobody read it. Get { $all ->
        [yes] a permission from each of the { $circles } circles
       *[no] permissions from any { $needed } of the { $circles } circles
    }, then come home to MI5. The first one back wins.
    .title = Get your book out
guide-map =
    A  MI5: the start and the finish
    B  Ring road: follow the arrows
    C  Memo: do what it says
    D  Circle: here you apply for a permission
    .title = Whitehall

guide-turn = Your turn
guide-draw = You start with { $hand } cards, and they’re your secret. In your turn you first take one more: an unseen one from the pack, or the top discard. Then you discard one, face up.
    .title = One in, one out
guide-notebook = It remembers who took which card from the discards, and who discarded which one.
    .title = The notebook
guide-go = Then you roll the die, and your piece moves exactly that far along the arrows. Where the road forks, you choose: with this { $die } you can stay on the ring, or go in at the gate.
    .title = Roll and go
guide-blank = Nothing happens here. There’s room for everyone, too: nobody is ever bumped off a square.
    .title = A blank square

guide-memos = Memos
guide-obey = The ring road has { $memos } memos. Stop on one, and you have to do what it says. If it sends you to a circle, you may apply there right away.
    .title = Do what it says
guide-sour = On a pink one you miss a turn, go back to MI5 or lose a permission: it goes back to its pack, or to someone who doesn’t have it yet. But nobody gets the last one they need.
    .title = Pink is bad news

guide-seek = Applying for permission
guide-arrive = Stop on any of the { $squares } circle squares, and you may apply for that circle’s permission. You’d rather wait? Go around as often as you like: every time you stop there, you may try. You can have one from each circle.
    .title = In a circle
guide-run = Lay down three cards of the circle’s suit, face down, with numbers in a row: { $run }, say. 12 is the top; it doesn’t wrap around to 1.
    .title = Three in a row
guide-master = Or just one card: the master of the suit. Nobody can stop that.
    .title = The master
guide-bluff = Or any three cards, and a straight face. If nobody challenges, they’re never shown, and the permission is yours. But if anyone does, even with a 1, you lose the cards and your next turn.
    .title = Bluffing

guide-challenge = The challenge
guide-secret = Now the others decide in secret: let it pass, or challenge? They have { $seconds } seconds, and if you say nothing, you let it pass. Then all the envelopes are opened at once.
    .title = Sealed envelopes
guide-beats = Challenge with one, two or three cards of the same suit. If they add up to more, the permission is refused: here { $theirs } beats { $own }. A tie isn’t enough, and two people’s cards are never added together.
    .title = More beats less
guide-trump = With the master of the suit among your cards, your challenge beats any three in a row.
    .title = The master again
guide-granted = Nobody beat you? Take the top permission of the circle and do what it says, once. Many are just for fun. Then your turn is over.
    .title = Granted
guide-spent = The cards you play are gone, whoever won: they go under the discards, and you draw as many new ones. If you were refused, try again the next time you stop there.
    .title = Cards played

guide-end = The end
guide-home = With { $needed } permissions, hurry home. You don’t have to hit MI5 exactly: it’s one step away here, and a { $far } will do. If a memo tells you to report to MI5, that counts too.
    .title = Back to MI5
guide-out = The first one home has won, and tomorrow it’s in the papers.
    .title = Your book is out!
