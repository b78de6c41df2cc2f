# Why a move is refused.

spyfall-not-now =
    { $phase ->
        [dealt] The clock hasn’t started yet: the first question starts it.
        [questions] The clock is running: ask, answer, or stop it with an accusation.
        [vote] Someone accused first: wait until everyone has voted.
        [accusations] Time is up: now you take turns to accuse someone or pass.
        [naming] The odd one out may name the place now.
       *[over] The game is over.
    }
spyfall-round-over =
    { $how ->
        [caught] The round is over: the spy was convicted. Go on to the next one.
        [framed] The round is over: someone was convicted who wasn’t the spy. Go on to the next one.
        [guessed] The round is over: the spy named the right place. Go on to the next one.
        [missed] The round is over: the spy named a wrong place. Go on to the next one.
        [escaped] The round is over: nobody was convicted. Go on to the next one.
       *[void] The round is over: it was called off. Go on to the next one.
    }
spyfall-accused-first = Someone accused first, so the clock is stopped: queue your guess for when it runs again.
spyfall-guess-now = The clock is running: name the place now, there’s nothing to wait for.
spyfall-guess-waits = That guess is already waiting.
spyfall-not-the-spy = Only the spy can name the place.
spyfall-no-such-place = That place isn’t in this game: choose one from the list.
spyfall-place-played = That place has already been played: choose one that isn’t crossed out.
spyfall-not-your-turn-to-accuse = It’s not your turn to accuse or pass: it goes around to the left, from the dealer.
spyfall-clock-stopped-once = You’ve already stopped the clock this round: accuse again when time is up.
spyfall-accuse-yourself = You can’t accuse yourself: choose another player.
spyfall-nobody-there = Nobody sits there: choose another player.
spyfall-your-own-case = You’re the accused: nobody votes on their own case.
spyfall-accuser-has-voted = Your accusation is your vote: guilty.
spyfall-voted-already = You’ve voted, and a vote stays as it is.
spyfall-no-early-time = This table plays until the clock runs out: nobody calls time early.
spyfall-time-called = You’ve already called time.
spyfall-star-given = You’ve given your star for this round.
spyfall-no-such-answer = There’s no such answer: choose one from this round.
spyfall-own-answer = That was your own answer: give your star to someone else.
spyfall-ready-already = You’re ready: the next round is waiting for the others.
spyfall-one-question = One question at a time: the last one hasn’t been answered yet.
spyfall-dealer-asks = The dealer asks the first question.
spyfall-not-your-turn-to-ask = It’s not your turn to ask: whoever answered last asks next.
spyfall-ask-yourself = You can’t ask yourself: choose another player.
spyfall-ask-back = You can’t ask the player who just asked you, or one who didn’t answer: choose someone else.
spyfall-nothing-asked = There’s no question to answer yet.
spyfall-not-asked = The question wasn’t for you: only the player who was asked answers.
spyfall-no-words =
    { $kind ->
        [question] Type your question first, in 1 to 200 characters.
       *[answer] Type your answer first, in 1 to 200 characters.
    }
spyfall-more-to-do = You can do more than listen right now.
spyfall-nobody-guesses = Nobody names the place here: the odd one out doesn’t know who it is.
spyfall-not-the-odd-one = Only the odd one out may name the place now.
spyfall-your-own-place = That’s the place on your own card, and it was the wrong one. Name another.
spyfall-odd-one-alone = There can be only one odd one out. Choose one spy, or turn odd one out off.
spyfall-hush-vote = No chat while the clock is stopped: a word too many could give the place away.
spyfall-hush-clock = One question, one answer, and no chat from the deal until the round is decided or time is up.
spyfall-too-many-places = The pack has { $there } places, so { $places } can’t be in play.
spyfall-too-few-places =
    { $rounds ->
        [one] { $rounds } round needs at least { $least } places, not { $places }.
       *[other] { $rounds } rounds need at least { $least } places, not { $places }.
    }
spyfall-no-such-dealer = The first dealer must be one of the { $seats } seats, counted from 0.
spyfall-too-few-for-two-spies = Two spies need at least { $least } players, not { $seats }.
spyfall-roles-twice = Roles can be played or left off the cards, but not both.
spyfall-pack-fault =
    { $line ->
        [0] { $file }
       *[other] { $file }, line { $line }
    }: { $fault ->
        [no-text] this isn’t text. A pack is a JSON or TOML file in UTF-8.
        [unreadable] this can’t be read (column { $column }). Is a comma, a bracket or a quote missing?
        [too-deep] the brackets are nested too deeply for a pack.
        [places] a pack has { $least } to { $most } places, this one has { $places }.
        [same-name] place { $place }, “{ $name }”: place { $first } has the same name.
        [roles] place { $place }, “{ $name }”: needs { $needs } roles, has { $roles }.
        [same-role] place { $place }, “{ $name }”: two roles are called “{ $role }”.
       *[misread] { $place ->
            [0] { "" }
           *[other] place { $place }{ $role ->
                [0] { "" }
               *[other] , role { $role }
            },{ " " }
        }{ SAY($found, as: "misread") }.
    }
