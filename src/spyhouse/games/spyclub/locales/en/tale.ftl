# What a case was about, made up from what was solved. *Stars* stand around what is set off in its colour.

# Everyone is “the Dog” or “the Twins”, but Mom is Mom.
tale-The =
    { $suspect ->
        [Mom] { "" }
       *[other] The{ " " }
    }
tale-title-suspect-motive = { tale-The }{ WORD($motive, of: "tale-like") } { WORD($suspect, of: "clue") }
tale-title-suspect-location = { tale-The }{ WORD($suspect, of: "clue") } at the { WORD($location, of: "clue") }
tale-title-suspect-object = { tale-The }{ WORD($suspect, of: "clue") } and the { WORD($object, of: "clue") }
tale-title-suspect-crime = { tale-The }{ WORD($suspect, of: "clue") }, Wanted for { WORD($crime, of: "clue") }
tale-title-suspect = { tale-The }{ WORD($suspect, of: "clue") }, Probably
tale-title-crime-location = { WORD($crime, of: "clue") } at the { WORD($location, of: "clue") }
tale-title-crime-motive = { WORD($crime, of: "clue") } out of { WORD($motive, of: "clue") }
tale-title-crime-object = { WORD($crime, of: "clue") } with a { WORD($object, of: "clue") }
tale-title-crime = A Case of { WORD($crime, of: "clue") }
tale-title-location-object = The { WORD($object, of: "clue") } from the { WORD($location, of: "clue") }
tale-title-location-motive = { WORD($motive, of: "clue") } at the { WORD($location, of: "clue") }
tale-title-location = Something at the { WORD($location, of: "clue") }
tale-title-object-motive = { WORD($motive, of: "clue") } and the { WORD($object, of: "clue") }
tale-title-object = The { WORD($object, of: "clue") }, and Nothing Else
tale-title-motive = Somebody’s { WORD($motive, of: "clue") }
tale-title-nothing = The Empty File
tale-subtitle-object = and the very important { WORD($object, of: "clue", form: "small") }
tale-subtitle-location = and what went on at the { WORD($location, of: "clue", form: "small") }

# How somebody is who did it for that
tale-like-dare = Daring
tale-like-fame = Famous
tale-like-hunger = Hungry
tale-like-jealousy = Jealous
tale-like-love = Lovesick
tale-like-money = Greedy
tale-like-revenge = Vengeful

tale-empty = Nobody knows who, nobody knows why, and the file smells of cookies.

tale-because-dare = Somebody said “I bet you won’t”, and a *Dare* is a promise,
tale-because-fame = The paper had a column to fill, and *Fame* waits for nobody,
tale-because-hunger = Dinner was late and *Hunger* was early,
tale-because-jealousy = Somebody else had the bigger half, and *Jealousy* did the sum,
tale-because-love = There was a letter without a name, and *Love* in every line,
tale-because-money = The piggy bank rattled, *Money* was short,
tale-because-revenge = There was an old score to settle, and *Revenge* keeps good books,
tale-because = It was all about *{ WORD($motive, of: "clue", form: "a") }*,

# After a reason it goes on, without one it begins.
tale-who =
    { HAS($motive) ->
        [yes] so { $suspect ->
            [Mom] *{ WORD($suspect, of: "clue") }*
           *[other] the *{ WORD($suspect, of: "clue") }*
        }
       *[no] { tale-The }*{ WORD($suspect, of: "clue") }*
    }
tale-somebody =
    { HAS($motive) ->
        [yes] so somebody
       *[no] Somebody
    }

tale-went-cabin = crept up to the *Cabin*
tale-went-carnival = slipped into the *Carnival*
tale-went-diner = took a corner table in the *Diner*
tale-went-game-store = hung about in the *Game Store*
tale-went-ice-cream-shop = got into the *Ice Cream Shop*
tale-went-mansion = climbed into the *Mansion*
tale-went-museum = stayed behind in the *Museum*
tale-went-park = waited in the *Park*
tale-went-school = went back to the *School*
tale-went = went to the *{ WORD($location, of: "clue") }*
tale-nowhere = went where nobody saw it

tale-with-cake = with half a *Cake*
tale-with-game-piece = with a *Game Piece* up one sleeve
tale-with-hat = in somebody else’s *Hat*
tale-with-key = with a borrowed *Key*
tale-with-lipstick = with a *Lipstick* in one pocket
tale-with-slingshot = with a *Slingshot* in the other pocket
tale-with-stamp = with a *Stamp* worth more than the letter
tale-with-watch = with one eye on a *Watch*
tale-with = with the *{ WORD($object, of: "clue") }*

tale-deed =
    { HAS($with) ->
        [yes] { $who } { $went } { $with }.
       *[no] { $who } { $went }.
    }

tale-charge-bullying = The charge is *Bullying*: three crying witnesses, one of them a cat.
tale-charge-eavesdropping = The charge is *Eavesdropping*: one ear, one keyhole, no manners.
tale-charge-lying = The charge is *Lying*: four versions of it, all of them wonderful.
tale-charge-prank = The charge is a *Prank*: one bucket, one door, and very bad timing.
tale-charge-theft = The charge is *Theft*: one empty shelf and one very full pocket.
tale-charge-trespassing = The charge is *Trespassing*: one fence, two signs, and nobody who can read.
tale-charge-vandalism = The charge is *Vandalism*: one window, or what it used to be.
tale-charge = The charge is *{ WORD($crime, of: "clue") }*.
tale-no-charge = What the charge is, nobody can say.

tale-then-escape = Then the last door stood open, and the suspect was on the other side of it.
tale-then-out_of_ideas = Then nobody could think of anything any more.
tale-then-out_of_time = Then the sun came up.
tale-then-clueless = Then there was nothing left to look at.
tale-then-stopped = Then somebody called everyone to dinner.

# The same in other words, for every other case
tale-because-dare-2 = Everybody counted to three, and a *Dare* counted to four,
tale-because-fame-2 = A camera was rolling, and *Fame* likes a close-up,
tale-because-hunger-2 = The fridge was empty, and *Hunger* knew the way,
tale-because-jealousy-2 = The neighbors had a new bicycle, and *Jealousy* had none,
tale-because-love-2 = Two names were carved in a tree, and *Love* held the knife,
tale-because-money-2 = The purse was thin, *Money* was thinner,
tale-because-revenge-2 = Nobody had said sorry, and *Revenge* had waited a week,
tale-went-cabin-2 = knocked twice at the *Cabin*
tale-went-carnival-2 = joined the longest line at the *Carnival*
tale-went-diner-2 = hid behind a menu in the *Diner*
tale-went-game-store-2 = looked into every box in the *Game Store*
tale-went-ice-cream-shop-2 = counted the flavors in the *Ice Cream Shop*
tale-went-mansion-2 = rang every doorbell of the *Mansion*
tale-went-museum-2 = posed as a statue in the *Museum*
tale-went-park-2 = fed the same duck twice in the *Park*
tale-went-school-2 = sat in the last row at the *School*
tale-with-cake-2 = with *Cake* on both cheeks
tale-with-game-piece-2 = with a *Game Piece* and no game
tale-with-hat-2 = under a *Hat* two sizes too big
tale-with-key-2 = with a *Key* to quite another door
tale-with-lipstick-2 = with a *Lipstick* one shade too red
tale-with-slingshot-2 = with a *Slingshot* and no good excuse
tale-with-stamp-2 = with a *Stamp* stuck to one shoe
tale-with-watch-2 = with a *Watch* that ran ten minutes late
tale-charge-bullying-2 = The charge is *Bullying*: one hat, thrown over one fence too many.
tale-charge-eavesdropping-2 = The charge is *Eavesdropping*: a glass, a wall, and a very red ear.
tale-charge-lying-2 = The charge is *Lying*: the dog ate it, and there is no dog.
tale-charge-prank-2 = The charge is a *Prank*: everybody laughed, apart from the teacher.
tale-charge-theft-2 = The charge is *Theft*: a trail of crumbs, leading home.
tale-charge-trespassing-2 = The charge is *Trespassing*: muddy boots on a clean carpet.
tale-charge-vandalism-2 = The charge is *Vandalism*: the paint was still wet, and so were the hands.
