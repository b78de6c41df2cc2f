# The rules lines of campaign cards: a phrase for everything an effect can be. They are put together by
# campaign/wording, which says each with the effect's own numbers and names. $who is "you" or which player.

# --- players, figures, types

a-player =
    { $who ->
        [you] you
        [each] each player
        [active] the active player
        [owner] the owner
        [others] every other player
        [starter] the starting player
        [left] the next player
        [right] the previous player
        [partner] the partner
        [victim] the player there
        [ringed] the other player with the locket
        [most_ideas] the player with the most ideas (if tied, first in turn order)
        [fewest_ideas] the player with the fewest ideas (if tied, first in turn order)
        [chosen] a player the team chooses
       *[beside] the player with { a-figure }
    }
whose =
    { $who ->
        [you] your
       *[other] { a-player }’s
    }
a-figure =
    { $figure ->
        [suspect] the suspect
        [dog] the Dog
        [twin] the second twin
        [guard] the guard
        [rival] the rival
        [bully] the bully
        [mom] Mom
        [reporter] the reporter
        [piece] the piece
        [wagon] the truck
        [heart] the locket
        [monster] the monster
        [sign] the arrow
        [hat] the hat
       *[other] the figure
    }
who-is-beside =
    { $beside ->
        [hat] the player with the hat
        [heart] a player with the locket
        [reporter] the player with the reporter
        [mom] the player with Mom
        [monster] the player with the monster
       *[bully] the player with the bully
    }
the-type =
    { $type ->
        [motive] the motive
        [suspect] the suspect
        [location] the location
        [crime] the crime
        [object] the object
       *[other] an aspect
    }
the-event =
    { $event ->
        [fatigue] Fatigue
        [loose_end] Loose end
        [decoy] Decoy
        [sabotage] Sabotage
        [roadblock] Roadblock
       *[other] an event
    }
some-ideas =
    { $n ->
        [one] 1 idea
       *[other] { $n } ideas
    }
some-steps =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
steps-more-or-less =
    { $more ->
        [yes]
            { $n ->
                [one] 1 extra step
               *[other] { $n } extra steps
            }
       *[no]
            { $n ->
                [one] 1 fewer step
               *[other] { $n } fewer steps
            }
    }
extra-ideas =
    { $n ->
        [one] 1 extra idea
       *[other] { $n } extra ideas
    }
ideas-more-or-less =
    { $more ->
        [yes] { extra-ideas }
       *[no]
            { $n ->
                [one] 1 fewer idea
               *[other] { $n } fewer ideas
            }
    }
often =
    { $limit ->
        [turn] once a turn
        [round] once a round
        [case] once a case
       *[campaign] once a campaign
    }

# Verbs that tell somebody what to do. English says the same to one player ($to_one) and to the team; others don't.

you-look =
    { $to_one ->
        [yes] look
       *[no] look
    }
you-put =
    { $to_one ->
        [yes] put
       *[no] put
    }
you-take =
    { $to_one ->
        [yes] take
       *[no] take
    }
you-turn =
    { $to_one ->
        [yes] turn
       *[no] turn
    }

# --- clue cards

a-clue =
    { $clue ->
        [type]
            { $of ->
                [object] an object
                [motive] a motive
                [suspect] a suspect
                [location] a location
               *[crime] a crime
            }
        [name]
            { $of ->
                [Stamp] a Stamp card
               *[Twins] a Twins card
            }
        [marked]
            { $of ->
                [kiss] a kissed card
                [paint] a painted card
                [wild] a wild card
                [bait] the bait
               *[prize] the prize
            }
        [distraction] a distraction
        [focus] a focus card
        [open_type] a card of an aspect you haven’t pinned up
        [unsolved_type] a card of an unsolved aspect
        [solved_type] a card of a solved aspect
        [last_recorded_type] a card of the aspect you pinned up last
        [same_as_last] the same type as last turn
        [from]
            { $of ->
                [discard] a card from the discard pile
               *[deck_top] the deck’s top card
            }
       *[any] a card
    }
clues =
    { $clue ->
        [name]
            { $of ->
                [Stamp] Stamp cards
               *[Twins] Twins cards
            }
        [distraction] distractions
        [same_type] cards of one type
        [from] cards from the discard pile
       *[any] cards
    }
one-card =
    { $place ->
        [own]
            { $who ->
                [you] 1 of your cards
               *[other] 1 of { a-player }’s cards
            }
        [focus] { whose } focus card
        [other] another player’s card
        [left_hand]
            { HAS($you) ->
                [yes] a card of the player on your left
               *[no] a card of the next player
            }
        [left_end] the leftmost card of the player on your left
        [hands] 1 card in any hand
        [got] the card you got back
        [traded] 1 of the 2 traded cards
        [row] a card of the center row
        [row_empty] an empty slot of the center row
        [incoming] an incoming clue
        [incoming_right] the rightmost incoming clue
        [deck_top] the deck’s top card
        [deck_bottom] the deck’s bottom card
        [discard] 1 of the { $latest } latest discards
        [pocket] the card in the pocket
        [victim_card] that card
        [event_card] the card under { a-figure }
       *[other-place] a card
    }
whole-hand =
    { $who ->
        [you] all your cards
       *[other] all cards of { a-player }
    }
the-end =
    { $end ->
        [leftmost] leftmost
       *[rightmost] rightmost
    }

do-flip =
    .ends = flip the { the-end } card of each hand
    .hand = flip { whole-hand }
    .end =
        { $place ->
            [left_hand] flip the { the-end } card of the next player
           *[own] flip the { the-end } card of { a-player }
        }
    .one = flip { one-card }

do-peek =
    .movement =
        { $setting_up ->
            [yes]
                { $n ->
                    [one] { you-look } at the first movement card
                   *[other] { you-look } at the first { $n } movement cards
                }
           *[no]
                { $n ->
                    [one] { you-look } at the next movement card
                   *[other] { you-look } at the next { $n } movement cards
                }
        }
    .deck =
        { $n ->
            [one] { you-look } at both sides of the deck’s top card
           *[other] { you-look } at both sides of the deck’s top { $n } cards
        }
    .incoming = { you-look } at the other side of every incoming clue
    .hand = { you-look } at the other side of { whole-hand }
    .one = { you-look } at the other side of { one-card }

do-move-card =
    .confirm = put another player’s card into the center row; they get any card that was there
    .swap = swap { SAY($from, as: "one-card") } with { SAY($to, as: "one-card") }
    .discard-several = discard { $n } of your { clues }
    .discard-row = discard 1 to { $n } cards of the center row
    .discard =
        { $place ->
           *[other] discard { one-card }
        }
    .out = { a-moved-card } leaves the game
    .bottom = { a-moved-card } goes to the bottom of the deck
    .top = { a-moved-card } goes on top of the deck
    .take = take { a-moved-card } into an empty slot
    .put =
        { $flipped ->
            [yes] put { a-moved-card } into { SAY($to, as: "one-card") }, flipped or not
           *[no] put { a-moved-card } into { SAY($to, as: "one-card") }
        }
a-moved-card =
    { $random ->
        [yes] a random incoming clue
       *[no] { one-card }
    }
do-seed-card =
    { $to ->
        [row_empty] put { a-clue } from the deck into the center row
        [own] put { a-clue } from the deck into the starting player’s rightmost slot
        [deck_top] put { a-clue } on top of the deck
       *[deck_bottom] put { a-clue } at the bottom of the deck
    }
do-set-focus =
    { $each ->
        [yes]
            { $slot ->
                [left] the focus tokens start under the leftmost card
                [right] the focus tokens start under the rightmost card
               *[choice] each player chooses where their focus token starts
            }
       *[no]
            { $setting_up ->
                [yes] you choose where your focus token starts
               *[no] move your focus token to any slot (you gain no ideas for it)
            }
    }

# --- markers

is-marked =
    { $kind ->
        [wild]
            is wild{ $brief ->
                [yes] { "" }
               *[no] { "" } (counts as any type in the row)
            }
        [locked]
            is locked{ $brief ->
                [yes] { "" }
               *[no] { "" } (can’t be flipped or moved)
            }
        [sticky] is stuck (can’t be moved)
        [shield] is shielded (the first event over it doesn’t happen)
        [kiss] is kissed (it matches every focus, and the suspect always stops at it)
        [paint] is painted (flip a card that is put there)
        [bait] is bait (the suspect stops there once)
       *[prize] is a prize
    }{ $round ->
        [yes] , for a round
       *[no] { "" }
    }
are-marked =
    { $n ->
        [one] { is-marked }
       *[other]
            { $kind ->
                [wild] are wild (count as any type in the row)
                [locked] are locked (can’t be flipped or moved)
                [sticky] are stuck (can’t be moved)
                [shield] are shielded (the first event over each doesn’t happen)
                [paint] are painted (flip a card that is put there)
                [bait] are bait (the suspect stops at each once)
               *[prize] are prizes
            }
    }
do-mark =
    .marked = the wild card { is-marked }
    .in-hands =
        { $n ->
            [one] a random card in the players’ hands { are-marked }
           *[other] { $n } random cards in the players’ hands { are-marked }
        }
    .incoming =
        { $n ->
            [one] a random incoming clue is locked (can’t be flipped or scouted, but moves along and can be lost)
           *[other] { $n } random incoming clues { are-marked }
        }
    .what-came = the card that came to you { is-marked }
    .empty =
        { $n ->
            [one] a random empty slot of the center row { are-marked }
           *[other] { $n } random empty slots of the center row { are-marked }
        }
    .first-hands =
        { $n ->
            [one] the { the-end } card of the first player { are-marked }
           *[other] the { the-end } cards of the first { $n } players { are-marked }
        }
    .end = { whose } { the-end } card { is-marked }
    .one = { one-card } { is-marked }
    .take-paint =
        { $n ->
            [one] take 1 splash of paint off the center row
           *[other] take { $n } splashes of paint off the center row
        }
    .take-everywhere = take every { the-marker } off every hand
    .take-hand = the { the-marker } comes off { whole-hand }
    .take = take the { the-marker } off { one-card }
the-marker =
    { $kind ->
        [locked] lock
        [sticky] glue
        [kiss] kiss
       *[bait] bait
    }

# --- when something holds

if-objectives =
    { $done ->
        [yes]
            { $several ->
                [yes] if both objectives are done
               *[no] if the objective is done
            }
       *[no]
            { $several ->
                [yes] if no objective here is done
               *[no] if the objective isn’t done
            }
    }
if-success =
    { $told ->
        [it] if you won it
        [past] if you won the case
        [also] if you win the case
       *[now] when you win the case
    }
if-failure =
    { $told ->
        [it] if you lost it
        [past] if you lost the case
        [also] if you lose the case
       *[now] when you lose the case
    }
if-no-zero = if every player has at least 1 idea
if-first-turn = in your first turn of a case
if-before-shift = until you’ve shifted focus this turn
if-no-teamwork = if there was no teamwork this turn
if-lock-taken = if a lock was taken off this turn
if-last-event = when the last event was of its type
if-active = in your turn
if-case =
    { $relation ->
        [least] from case { $n } on
        [less] before case { $n }
        [most] up to case { $n }
       *[exactly]
            { $after ->
                [yes] after case { $n }
               *[no] in case { $n }
            }
    }
so-many-aspects =
    { $relation ->
        [least]
            { $n ->
                [one] at least 1 aspect
               *[other] at least { $n } aspects
            }
        [most]
            { $n ->
                [one] at most 1 aspect
               *[other] at most { $n } aspects
            }
       *[exactly] exactly { $n } aspects
    }
if-so-many-recorded = if { so-many-aspects } are pinned up
if-so-many-solved =
    { $over ->
        [yes] if { so-many-aspects } were solved
       *[no] with { so-many-aspects } solved
    }
if-so-many-events =
    { $relation ->
        [least] { $n ->
            [one] if at least 1 event happened
           *[other] if at least { $n } events happened
        }
       *[most] { $n ->
            [one] if at most 1 event happened
           *[other] if at most { $n } events happened
        }
    }
if-so-many-cards-left =
    { $n ->
        [one] if at least 1 movement card is left
       *[other] if at least { $n } movement cards are left
    }
so-many-ideas =
    { $relation ->
        [least] at least { some-ideas }
        [most] at most { some-ideas }
        [less]
            { $n ->
                [1] no ideas
               *[other] fewer than { some-ideas }
            }
       *[exactly] exactly { some-ideas }
    }
if-so-many-ideas = if all players together have { so-many-ideas }
if-you-have-ideas = if you have { so-many-ideas }
so-many-actions =
    { $n ->
        [one] 1 action
       *[other] { $n } actions
    }
if-actions-left = if you have at least { so-many-actions } left
if-actions-used =
    { $relation ->
        [least] if you used at least { so-many-actions }
       *[exactly] if you used exactly { so-many-actions }
    }
if-recorded = { $about ->
        [motive] if the motive is pinned up
        [suspect] if the suspect is pinned up
        [location] if the location is pinned up
        [crime] if the crime is pinned up
       *[object] if the object is pinned up
    }
if-open = { $about ->
        [motive] if the motive isn’t pinned up
        [suspect] if the suspect isn’t pinned up
        [location] if the location isn’t pinned up
        [crime] if the crime isn’t pinned up
       *[object] if the object isn’t pinned up
    }
the-aspect-named = { $about ->
        [motive] the motive
        [suspect] the suspect
        [location] the location
        [crime] the crime
       *[object] the object
    }
if-solved =
    { $over ->
        [yes]
            { $negated ->
                [yes] if { the-aspect-named } wasn’t solved
               *[no] if { the-aspect-named } was solved
            }
       *[no]
            { $negated ->
                [yes] with { the-aspect-named } still unsolved
               *[no] if { the-aspect-named } is solved
            }
    }
if-unlocked =
    { $negated ->
        [yes] if you never unlocked card { $card }
       *[no] if card { $card } is unlocked
    }
if-side = if card { $card } shows side { $side }
which-card-has =
    { HAS($card) ->
        [yes] card { $card } has
       *[no] this card has
    }
if-tokens =
    { $relation ->
        [less]
            { $n ->
                [1] if { which-card-has } { $none }
               *[other] if { which-card-has } fewer than { $tokens }
            }
        [full] if { which-card-has } { $tokens }
        [least] if { which-card-has } at least { $tokens }
        [most] if { which-card-has } at most { $tokens }
       *[exactly] if { which-card-has } exactly { $tokens }
    }
if-chose = if you chose “{ $option }”
if-not-used = without “{ $action }”
if-up-all-case = if this side was up for the whole case
if-daytime =
    { $daytime ->
        [day] by day
        [sunset] at sunset
       *[night] at night
    }
if-zero-ideas =
    { $negated ->
        [yes] if you have at least 1 idea
       *[no] if you have no ideas
    }
over-a-card-beside = over a card of { who-is-beside }
over-a-card =
    { $yours ->
        [yes] over one of your cards
       *[no] over another player’s card
    }
with-partner =
    { HAS($beside) ->
        [yes] when your partner is { who-is-beside }
       *[no] when somebody teams up with you
    }
while-beside-you =
    { $beside ->
        [hat] with the hat on
        [heart] with the locket on
        [reporter] with the reporter beside you
        [mom] with Mom beside you
        [monster] with the monster beside you
       *[bully] with the bully beside you
    }
happens-if = { $condition }, { $text }
both-hold = { $one } and { $other }

# --- what happens at once

do-give = give { $n } of your ideas to { a-player }
do-remove-ideas =
    { $n ->
        [one] 1 idea leaves the game
       *[other] { $n } ideas leave the game
    }
do-stock =
    .back =
        { $n ->
            [one] 1 idea that left the game comes back to the jar
           *[other] up to { $n } ideas that left the game come back to the jar
        }
    .out =
        { $n ->
            [one] 1 idea from the jar leaves the game
           *[other] { $n } ideas from the jar leave the game
        }
do-escape =
    .on =
        { $setting_up ->
            [yes] the escape marker starts { some-steps } ahead
           *[no] the escape marker moves { some-steps } forward
        }
    .back = the escape marker moves { some-steps } back
do-flush =
    { $n ->
        [one] discard the { the-end } incoming clue
       *[other] discard the { $n } { the-end } incoming clues
    }
a-movement-card =
    { $daytime ->
        [day] day card
        [sunset] sunset card
        [night] night card
       *[any] movement card
    }
do-time =
    .less =
        { $n ->
            [one] take 1 random { a-movement-card } out of the game
           *[other] take { $n } random { a-movement-card }s out of the game
        }
    .back =
        { $setting_up ->
            [yes] { $n ->
                [one] put 1 unused { a-movement-card } back into the deck
               *[other] put { $n } unused { a-movement-card }s back into the deck
            }
           *[no] { $n ->
                [one] put 1 unused { a-movement-card } under the movement deck
               *[other] put { $n } unused { a-movement-card }s under the movement deck
            }
        }
do-calm =
    { $what ->
        [event] the next event doesn’t happen
        [move] the suspect doesn’t move this turn (its card still comes, and an escape icon on it counts)
       *[escape] the next escape icon doesn’t count
    }
do-avert = this event doesn’t happen
guess-result =
    { "" }. If right, { $right }{ HAS($wrong) ->
        [yes] ; if not, { $wrong }
       *[no] { "" }
    }
do-guess =
    .type = guess the type on the back of { one-card }, then flip it{ guess-result }
    .symbol = guess the next movement card’s symbol, then look{ guess-result }
do-chance =
    by chance ({ $hits } in { $of }), { $luck }{ HAS($else) ->
        [yes] ; if not, { $else }
       *[no] { "" }
    }
do-pick-solution =
    .next =
        { $by ->
            [team] the team chooses the next solution
            [leftmost] the leftmost card is the next solution
            [rightmost] the rightmost card is the next solution
           *[random] luck chooses the next solution
        }
    .always =
        { $often ->
            [case] { "" }the first time you solve an aspect in a case
           *[other] when you solve an aspect
        }, { $by ->
            [team] the team chooses its solution
            [leftmost] its solution has to be the leftmost card
            [rightmost] its solution has to be the rightmost card
           *[random] luck chooses its solution
        }, whatever the symbol says
do-unlock =
    { $n ->
        [one] unlock card { $cards }
       *[other] unlock cards { $cards }
    }
per-what =
    { $per ->
        [token] { "" } for each { $token } here
        [solved] { "" } for each aspect solved
        [unsolved] { "" } for each aspect not solved
        [recorded] { "" } for each aspect pinned up
        [zero_player] { "" } for each player without ideas
       *[once] { "" }
    }
so-many-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
do-score =
    .get = score { so-many-points }{ per-what }
    .lose = lose { so-many-points }{ per-what }
do-keep-ideas =
    { $who ->
        [you] you keep only { some-ideas }
       *[other] { a-player } keeps only { some-ideas }
    }
do-ideas =
    .start =
        { $who ->
            [you] you start with { extra-ideas }
           *[other] { a-player } starts with { extra-ideas }
        }
    .gain =
        { $who ->
            [you] you gain { some-ideas }
           *[other] { a-player } gains { some-ideas }
        }
    .lose-all =
        { $who ->
            [you] you lose all your ideas
           *[other] { a-player } loses all their ideas
        }
    .lose =
        { $who ->
            [you] you lose { some-ideas }
           *[other] { a-player } loses { some-ideas }
        }
do-token =
    .put =
        { HAS($card) ->
            [yes] { you-put } { $tokens } on card { $card }
           *[no] { you-put } { $tokens } here
        }
    .take =
        { $n ->
            [one] { you-take } { $tokens } off{ off-what }
           *[other] { you-take } up to { $tokens } off{ off-what }
        }
off-what =
    { HAS($card) ->
        [yes] { "" } card { $card }
       *[no] { "" } this card
    }
do-move-suspect =
    .starts = the suspect starts { some-steps } ahead
    .goes =
        the suspect moves { some-steps } { $way ->
            [either] forward or back
            [on] forward
           *[back] back
        } { $event ->
            [yes] (with event)
           *[no] (no event)
        }
do-move-figure =
    .leaves = { a-figure } leaves the table
    .to-suspect = { a-figure } goes to the suspect
    .to-player =
        { $who ->
            [you] you take { a-figure }
           *[other] { a-player } takes { a-figure }
        }
    .anywhere = put { a-figure } where you like
    .either = move { a-figure } { some-steps } forward or back
    .goes =
        { $figure ->
            [hat]
                { $n ->
                    [one] the hat goes 1 seat to the left
                   *[other] the hat goes { $n } seats to the left
                }
           *[other]
                { $n ->
                    [one] { a-figure } takes 1 step
                   *[other] { a-figure } takes { $n } steps
                }
        }
extra-actions =
    { $more ->
        [yes]
            { $n ->
                [one] 1 extra action
               *[other] { $n } extra actions
            }
       *[no]
            { $n ->
                [one] 1 fewer action
               *[other] { $n } fewer actions
            }
    }
do-extra-action =
    { $turns ->
        [first]
            { $who ->
                [you] in your first turn of a case, you have { extra-actions }
               *[other] in their first turn of a case, { a-player } has { extra-actions }
            }
        [final]
            { $who ->
                [you] if the final turn is yours, you have { extra-actions }
               *[other] in the final turn, { a-player } has { extra-actions }
            }
        [this]
            { $who ->
                [you] you have { extra-actions } this turn
                [left] { a-player } has { extra-actions }
               *[other] { a-player } has { extra-actions } this turn
            }
       *[every]
            { $who ->
                [you] you have { extra-actions } in every turn
               *[other] { a-player } has { extra-actions } in every turn
            }
    }
do-it =
    { $what ->
        [investigate] investigate
        [shift] shift focus
        [confirm] confirm
        [exchange] confirm onto a filled slot
        [scout] scout
        [scout_top] scout the deck’s top card
        [scout_middle] scout a middle clue
        [scout_right] scout the rightmost clue
        [trade] compare notes
        [advice] get advice
        [teamwork] use teamwork
       *[discard] discard a card of your own
    }
do-forbid =
    .at-most =
        { $over ->
            [1] you can { do-it } only once a turn
           *[other] you can { do-it } only { $over } times a turn
        }
    .never =
        { $who ->
            [nobody] nobody can { do-it }
            [you] you can’t { do-it }
            [somebody] { who-is-beside } can’t { do-it }
           *[other] { a-player } can’t { do-it }
        }{ $until ->
            [turn] { "" } for the rest of this turn
            [next_turn] { "" } in the next turn
            [round] { "" } for a round
           *[always] { "" }
        }
do-turn-card =
    { HAS($card) ->
        [yes] { you-turn } card { $card } to side { $side }
       *[no] flip this card
    }
do-put-away =
    { HAS($card) ->
        [yes] { you-put } card { $card } away for good
       *[no] { you-put } this card away for good
    }
do-give-card =
    { $to ->
        [chosen] the team chooses who gets this card
        [left] pass this card to the left
        [right] pass this card to the right
        [active] the player whose turn was last gets this card
       *[other] { a-player } gets this card
    }

# --- what is in force for a while

rule-when = { $lead }, { $rule }
trigger = { $when }: { $does }
do-change-event =
    { $event ->
        [any]
            { $first ->
                [yes] the first event of each case{ $where }
               *[no] every event{ $where }
            }
       *[other]
            { $first ->
                [yes] the first { the-event } of each case{ $where }
               *[no] { the-event }{ $where }
            }
    } { $to ->
        [none]
            { $event ->
                [any] doesn’t happen
               *[other] does nothing
            }
        [fatigue] becomes Fatigue
        [loose_end] becomes Loose end
        [decoy] becomes Decoy
        [sabotage] becomes Sabotage
       *[roadblock] becomes Roadblock
    }
for-what =
    { $clue ->
        [any] { "" }
       *[other] { "" } { a-clue }
    }
doing-it =
    { $what ->
        [investigate] investigating
        [shift] shifting focus
        [confirm] confirming
        [exchange] confirming onto a filled slot
        [scout] scouting
        [scout_top] scouting the deck’s top card
        [scout_middle] scouting a middle clue
        [scout_right] scouting the rightmost clue
        [trade] comparing notes
        [advice] getting advice
        [teamwork] teamwork
       *[discard] discarding
    }
the-first-time =
    { $first ->
        [yes] , the first time each turn
       *[no] { "" }
    }
do-cost =
    { $you ->
        [yes] { doing-it }{ for-what } costs you { price-more-or-less }{ the-first-time }
       *[no] { doing-it }{ for-what } costs { price-more-or-less }{ the-first-time }
    }
price-more-or-less = { ideas-more-or-less }
do-event-size =
    { $event ->
        [loose_end]
            { $more ->
                [yes]
                    { $n ->
                        [one] Loose end takes 1 extra clue
                       *[other] Loose end takes { $n } extra clues
                    }
               *[no]
                    { $n ->
                        [one] Loose end takes 1 fewer clue
                       *[other] Loose end takes { $n } fewer clues
                    }
            }
        [decoy] Decoy moves the escape marker { steps-more-or-less }
       *[other] { the-event } takes { ideas-more-or-less }
    }
for-a-price =
    { $pay ->
        [0] { "" }
        [one] for 1 idea,{ " " }
       *[other] for { $pay } ideas,{ " " }
    }
do-match =
    { $rule ->
        [any] { for-a-price }you can use teamwork with any player, even if your focus cards don’t match
        [neighbours] { for-a-price }you can use teamwork with a player next to you, even if your focus cards don’t match
        [ringed] the 2 players with the locket always match for teamwork
        [distractions] for all players, 2 distractions in focus match for teamwork too
       *[solved_types] for all players, 2 focus cards of solved aspects match for teamwork too
    }
do-count-as =
    { clues } count as { $counted ->
        [any] any type
        [two] 2 cards
        [motive] a motive
        [suspect] a suspect
        [location] a location
        [crime] a crime
       *[object] an object
    } in the center row
do-solve-with =
    { for-a-price }you may solve { the-type } with only { $n } cards of its type in the center row
do-focus-gain =
    shifting focus{ $clue ->
        [any] { "" }
       *[other] { "" } to { a-clue }
    } { $you ->
        [yes] gains you { ideas-more-or-less }
       *[no] gains { ideas-more-or-less }
    }{ the-first-time }
do-cover =
    { $place ->
        [top] the deck’s top card stays
        [middle] the middle incoming clues stay
       *[right] the rightmost incoming clue stays
    } covered until it’s drawn, looked at or moved along
do-suspect-step =
    { $back ->
        [yes]
            { $daytime ->
                [any] the suspect walks the other way around
               *[other] { if-daytime }, the suspect walks the other way around
            }
       *[no]
            { $daytime ->
                [any] the suspect walks { steps-more-or-less }
               *[other] { if-daytime }, the suspect walks { steps-more-or-less }
            }
    }
costs-action =
    { $actions ->
        [0]
            { $more ->
                [yes] no action
               *[no] free
            }
       *[other] an action
    }
costs-ideas = { some-ideas }
do-action = { $name } ({ $costs }): { $does }.
may-choose =
    { $at ->
        [yes] { $lead }
       *[no] { $lead },
    } { $you ->
        [yes] you may
       *[no] the active player may
    } { $pay ->
        [0] do this
        [one] pay 1 idea
       *[other] pay { $pay } ideas
    }

# --- what a card waits for

when =
    { $every ->
        [1] when
        [2] every second time
        [3] every third time
        [4] every fourth time
        [5] every fifth time
       *[6] every sixth time
    }
when-at =
    { $every ->
        [1] { "" }
       *[other] { when }{ " " }
    }
when-turn-start =
    { $you ->
        [yes] { when-at }at the start of your turn
       *[no] { when-at }at the start of each turn
    }
    .without-ideas =
        { $you ->
            [yes] { when } you start a turn with no ideas
           *[no] { when } somebody starts a turn with no ideas
        }
when-turn-end =
    { $you ->
        [yes] { when-at }at the end of your turn
       *[no] { when-at }at the end of each turn
    }
when-round-end = { when-at }at the end of each round
when-case-start = { when } a case starts
when-set-change =
    { $daytime ->
        [day] { when } the first day card comes
        [sunset] { when } the first sunset card comes
        [night] { when } the first night card comes
       *[any] { when } sunset or night begins
    }
when-movement = { when } a movement card is revealed
when-solve =
    { $you ->
        [yes] { when } you solve
       *[no] { when } somebody solves
    } { $of ->
        [motive] the motive
        [suspect] the suspect
        [location] the location
        [crime] the crime
        [object] the object
       *[any] an aspect
    }
when-confirm =
    { $you ->
        [yes] { when } you confirm
       *[no] { when } somebody confirms
    } { $of ->
        [paint] a card onto a painted slot
       *[other] { a-clue }
    }
when-exchange =
    { $you ->
        [yes] { when } you confirm onto a filled slot
       *[no] { when } somebody confirms onto a filled slot
    }
when-scout =
    { $you ->
        [yes] { when } you scout{ for-what }
       *[no] { when } somebody scouts{ for-what }
    }{ $broke ->
        [yes] { "" } and have no ideas left after paying
       *[no] { "" }
    }
when-discard =
    { $you ->
        [yes] { when } you discard { a-clue }
       *[no] { when } somebody discards { a-clue }
    }
when-shift =
    { $you ->
        [yes] { when } you shift focus
       *[no] { when } somebody shifts focus
    }
when-investigate =
    { $you ->
        [yes] { when } you investigate
       *[no] { when } somebody investigates
    }
when-the-two-trade = { when } the 2 players with the locket trade
when-teamwork =
    { $what ->
        [advice]
            { $you ->
                [yes] { when } you get advice
               *[no] { when } somebody gets advice
            }
       *[trade]
            { $you ->
                [yes] { when } you compare notes
               *[no] { when } somebody compares notes
            }
    }{ HAS($partner) ->
        [yes]
            { "" } { $what ->
                [advice] from
               *[trade] with
            } { $partner ->
                [you] you
               *[other] { who-is-beside }
            }
       *[no] { "" }
    }
when-refill = { when } { a-clue } fills a gap in a hand
when-suspect =
    { $stops ->
        [yes] { when } the suspect stops over
       *[no] { when } the suspect walks or stops over
    } { $victim ->
        [yours]
            { $clue ->
                [any] one of your cards
               *[other] { a-clue } of yours
            }
        [others] another player’s card
       *[anybody] { a-clue }
    }
when-escape-moves = { when } the escape marker moves
when-meets = { when } the suspect stops at { a-figure }
when-figure-over = { when } { a-figure } stops over { a-clue }
when-figure-passed = { when } the suspect walks past { a-figure }
when-tokens-full = as soon as this card has { $tokens }
when-event =
    { when } { the-event } happens{ $victim ->
        [beside] { "" } over a card of { who-is-beside }
        [yours] { "" } over one of your cards
        [others] { "" } over another player’s card
       *[anybody] { "" }
    }

# --- pockets, figures, recording, objectives

do-pocket =
    { $n ->
        [one] This card holds 1 clue card.
       *[other] This card holds { $n } clue cards.
    } { $free ->
        [yes] As an action, put one of yours on it. For free, take one into an empty slot or swap one.
       *[no] As an action, put one of yours on it, take one into an empty slot or swap one.
    } Nothing else affects them.
do-figure =
    .starts =
        { a-figure } { $at ->
            [opposite] starts opposite the suspect (halfway round, rounded down)
            [suspect] starts where the suspect is
            [row-1] starts at the left end of the center row
            [row-3] starts in the middle of the center row
            [row-5] starts at the right end of the center row
            [starter] starts with the starting player
            [owner] starts with the owner
            [most_ideas] sits with the player who has the most ideas
            [fewest_ideas] sits with the player who has the fewest ideas
            [off] waits beside the table
           *[chosen] goes to another player the team chooses
        }{ $ring ->
            [yes] ; that player and the starting player share it
           *[no] { "" }
        }{ $n ->
            [0] { "" }
           *[other]
                { "" } and goes { $track ->
                    [path] { some-steps } each turn
                    [row]
                        { $n ->
                            [one] 1 slot each turn, back and forth
                           *[other] { $n } slots each turn, back and forth
                        }
                   *[seats]
                        { $n ->
                            [one] 1 seat each turn
                           *[other] { $n } seats each turn
                        }
                }{ $way ->
                    [toward_suspect] { "" } toward the suspect
                    [ccw] { "" } counterclockwise
                   *[other] { "" }
                }
        }
    .power =
        { $power ->
            [mute] no event happens where it is
            [hide] no event happens over that player’s cards
            [stop] the suspect can’t walk past it and stops there
            [guard] no card may be put on or taken off the slot where it is
            [second] it walks as far as the suspect, the other way. The active player picks one event (same type: it happens twice)
            [second_once] it walks as far as the suspect, the other way. The active player picks one event (same type: it happens once)
           *[none] { "" }
        }
do-record-option =
    { $kind ->
        [rename] you may pin up your solution under any other name of its type
        [from_row] you may pin up a card of the center row, of an aspect neither solved nor pinned up
       *[swap_old] you may replace a pinned-up solution with a new one of the same type
    }{ HAS($then) ->
        [yes] ; if you do, { $then }
       *[no] { "" }
    }
do-objective =
    Objective{ HAS($condition) ->
        [yes] , { $condition }
       *[no] { "" }
    }: { $goal }{ $judged ->
        [yes] { "" } (counts only if { $enough } aspects are solved)
       *[no] { "" }
    }. Then score { so-many-points }{ HAS($then) ->
        [yes] ; { $then }
       *[no] { "" }
    }.
    .goal =
        { $goal ->
            [first_solved] solve { the-type } before any other aspect
            [solve_type] solve { the-type }
            [solve_count]
                { $n ->
                    [one] solve 1 aspect
                   *[other] solve { $n } aspects
                }
            [everyone_solves] each player solves an aspect in their own turn
            [times-together] the 2 players with the locket { do-it } { $n } times
            [times] { do-it } { $n } times in a case
            [confirm_cards] confirm { $n } { clues } in a case
            [tokens] have { $n } tokens here
            [same_hand] have a hand of one type
            [escape_at_most] end the case with the escape marker on { $n } or less
            [time_left]
                { $n ->
                    [one] solve all 5 aspects with at least 1 movement card left
                   *[other] solve all 5 aspects with at least { $n } movement cards left
                }
            [never]
                { $what ->
                    [investigate] nobody investigates in the whole case
                    [shift] nobody shifts focus in the whole case
                    [confirm] nobody confirms in the whole case
                    [exchange] nobody confirms onto a filled slot in the whole case
                    [scout] nobody scouts in the whole case
                    [trade] nobody compares notes in the whole case
                    [advice] nobody gets advice in the whole case
                    [teamwork] nobody uses teamwork in the whole case
                   *[discard] nobody discards a card of their own in the whole case
                }
            [events_at_most]
                { $n ->
                    [one] end the case with at most 1 event
                   *[other] end the case with at most { $n } events
                }
            [keep_ideas] end the case with at least { some-ideas } in all
           *[empty_row] end the case with an empty center row
        }

# --- questions

asks =
    { HAS($condition) ->
        [yes]
            { $at ->
                [setup] { $condition }, before you start
                [record] when you pin up, { $condition }
                [end] at the end of a case, { $condition }
                [save] when you save, { $condition }
               *[unlock] { $condition }
            }: { $prompt }
       *[no]
            { $at ->
                [setup] before each case:{ " " }
                [record] when you pin up:{ " " }
                [end] at the end of a case:{ " " }
                [save] when you save:{ " " }
               *[unlock] { "" }
            }{ $prompt }
    }
option =
    { $nested ->
        [yes] { $label }. { CAPITAL($means) }
       *[no] { $label }: { $means }
    }
nothing-changes = nothing changes
