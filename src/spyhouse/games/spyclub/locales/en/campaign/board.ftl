# What a campaign's desk, book and table say in the browser. The cards' own words come from the house, one by one.

# What the closing page says to a grade: A+ and A- read the words of A.
closing =
    { $grade ->
        [A] The frames are full, the string is taut, and the Mayor has asked for your autograph on a parking ticket. There will be buns.
        [B] Nearly all of it was true and most of it was proved. The mastermind sends regards, and a small bill for the window.
        [C] You know who, or why, or at least where the sandwiches went. Officer Plum calls it “promising”, in pencil.
       *[D] The mystery remains at large. So do you, which is something, and the Dog still thinks you are the finest detectives there are.
    }
