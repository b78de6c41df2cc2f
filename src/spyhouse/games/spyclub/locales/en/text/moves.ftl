# The moves, as a list of moves names them. Cards of a hand and of the row are counted from the left.

Investigate = Investigate: flip your card { NTH($slot) }.
ShiftFocus = Shift focus to your card { NTH($slot) }.
Confirm = Confirm your card { NTH($slot) } to slot { NTH($row) } of the row.
Scout = Scout incoming clue { NTH($place) } to your slot { NTH($slot) }.
CompareNotes = Compare notes with { NAME($seat) }: your card { NTH($mine) } for their card { NTH($theirs) }.
GetAdvice = Get advice from { NAME($seat) }: take { ideas }.
Agree = Agree.
Decline = Say no.
ChooseSolution = Say that the card in slot { NTH($row) } of the row is the solution.
RemoveIdeas =
    { SUM($players) ->
        [0] { $supply ->
            [one] Remove 1 idea from the jar.
           *[other] Remove { $supply } ideas from the jar.
        }
       *[other] { $supply ->
            [one] Remove 1 idea from the jar, and { LIST($players, as: "ideas-from") }.
           *[other] Remove { $supply } ideas from the jar, and { LIST($players, as: "ideas-from") }.
        }
    }
EndTurn = End your turn.
UseCard = Use card { $card }: { WORD($action, of: "action") }.
UsePocket =
    { HAS($clue) ->
        [yes] Use the pocket of card { $card } with your slot { NTH($slot) }, and take out clue { $clue }.
       *[no] Put your card { NTH($slot) } into the pocket of card { $card }.
    }
SolveEarly = Solve the { $aspect } now, as card { $card } allows.
PickClue = Pick clue { $clue }.
PickRow = Pick slot { NTH($row) } of the row.
PickSpot = Pick { NAME($seat) }’s card { NTH($slot) }.
PickPlayer = Pick { NAME($seat) }.
PickType = Guess: { $guess }.
PickSymbol = Guess: { $symbol }.
PickEvent = { The-figure }’s event happens.
Accept = Yes.
Refuse = No.
Enough = That’s enough.
PickCharacter =
    { HAS($name) ->
        [yes] Play “{ $name }” the { $character }.
       *[no] Play the { $character }.
    }
ReadOn =
    { HAS($card) ->
        [yes] You’ve read card { $card }.
       *[no] You’ve read it.
    }
Propose = Propose “{ $answer }”.
WriteStory = Write the story of the case: “{ $text }”
