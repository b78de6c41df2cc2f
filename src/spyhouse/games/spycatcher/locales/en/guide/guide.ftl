# The illustrated guide. Each message is what stands under a picture; "title" stands over it.

guide-goal = The goal
guide-book =
    You have written a book full of secrets, and Whitehall would rather nobody read it. Get { $all ->
        [yes] a permission from each of the { $circles } circles
       *[no] permissions from any { $needed } of the { $circles } circles
    }, then come home to MI5. Whoever does that first wins.
    .title = Get your book out
guide-map =
    A  MI5: the start and the finish
    B  Ring road: follow the arrows
    C  Memo: do what it says
    D  Circle: here you seek a permission
    .title = Whitehall

guide-turn = Your turn
guide-draw = You start with { $hand } cards, and they are your secret. In your turn you first take one more: unseen from the pack, or the one that lies open on the discards. Then you discard one, face up.
    .title = One in, one out
guide-notebook = It remembers for everyone who took which card from the discards, and who put which one there.
    .title = The notebook
guide-go = Then the die is rolled, and your piece goes exactly that far along the arrows. Where the road forks, you choose: with this { $die } you can go on, or in at the gate.
    .title = Roll and go
guide-blank = Nothing happens here. There is room for everyone, too: nobody is ever bumped off a square.
    .title = A white square

guide-memos = Memos
guide-obey = { $memos } memos lie on the ring road. Stop on one, and you must do what it says. If it sends you to a circle, you may seek permission there at once.
    .title = Do what it says
guide-sour = On a pink one you miss a turn, go back to MI5 or lose a permission: it goes back to its pack, or to somebody who doesn’t have it yet. But nobody is given the last one they need.
    .title = Pink is bad news

guide-seek = Seeking permission
guide-arrive = Stop on any of the { $squares } squares of a circle, and you may seek its permission. You’d rather wait? Go round as often as you like: every time you stop there, you may try. One from each circle is all you can have.
    .title = In a circle
guide-run = Lay down three cards of the circle’s suit, unseen, with numbers in a row: { $run }, say. After the 12 comes nothing.
    .title = Three in a row
guide-master = Or just one card: the master of the suit. Nobody can stop that.
    .title = The master
guide-bluff = Or any three cards, and a straight face. If nobody objects, they are never shown, and the permission is yours. But if anyone does, even with a 1, you lose the cards and your next turn.
    .title = Bluffing

guide-challenge = The challenge
guide-secret = Now all the others decide in secret: let it pass, or object? They have { $seconds } seconds, and whoever says nothing lets it pass. Then all the envelopes are opened at once.
    .title = Sealed envelopes
guide-beats = Object with one, two or three cards of the same suit. If they add up to more, the permission is refused: here { $theirs } beats { $own }. As many is not enough, and two people’s cards are never added together.
    .title = More beats less
guide-trump = With the master of the suit among your cards, your objection beats any three in a row.
    .title = The master again
guide-granted = Nobody has beaten you? You take the top permission of the circle and do what it says, once. Many are just for fun. Then your turn is over.
    .title = Granted
guide-spent = Cards that were played are gone, whoever won: they go under the discards, and you draw as many new ones. If you were refused, try again the next time you stop there.
    .title = Cards played

guide-end = The end
guide-home = With { $needed } permissions, hurry home. You needn’t hit MI5 exactly: there’s one step to go, and a { $far } will do. If a memo tells you to report to MI5, that counts too.
    .title = Back to MI5
guide-out = The first one home has won, and tomorrow it’s in the papers.
    .title = Your book is out!
