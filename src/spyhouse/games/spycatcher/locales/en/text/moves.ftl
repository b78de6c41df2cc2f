# The moves, as a list of moves names them.

Draw =
    { $source ->
        [pack] Draw the top card of the pack, unseen.
       *[discard] Take the top card of the discards.
    }
Discard = Discard the { CARD($card) }.
Go = Go by { SQUARE($route) }, and end { WHERE($route) }.
Seek = Apply for permission with { CARDS($cards) }.
Challenge = Challenge with { CARDS($cards) }.
Pass = Pass.
ToCircle = Move your piece to the { circle } circle.
HandBack = Hand back your { circle } permission.
Give = Give your { circle } permission to { NAME($to) }.
Swap = Replace the { CARD($card) }.
LookAt = Look at { NAME($seat) }’s hand.
Send = Send { NAME($seat) } to MI5.
