# What a player can do, as it stands in a list of moves.

Draw =
    { $source ->
        [pack] Draw the top card of the pack, unseen.
       *[discard] Take the top card of the discards.
    }
Discard = Discard the { CARD($card) }.
Go = Go by { SQUARE($route) }, and end { WHERE($route) }.
Seek = Seek permission with { CARDS($cards) }.
Challenge = Challenge with { CARDS($cards) }.
Pass = Pass.
ToCircle = Have your piece put in the { circle } circle.
HandBack = Hand back your { circle } permission.
Give = Give your { circle } permission to { NAME($to) }.
Swap = Replace the { CARD($card) }.
LookAt = Look at { NAME($seat) }’s hand.
Send = Send { NAME($seat) } to MI5.
