"""The campaign: five cases in a row, tied together by a master case and a deck that changes the rules.

How it is built
---------------
Each case is one game at the table. The campaign goes from game to game as a small record (`record.py`) in
the option `campaign`: None is a single case, a record is the next case of that campaign, and what
`Game.sequel` gives back after a case is the record with that case in its log. So people can change seats,
join and leave between cases, and a record written to a file goes on at another house.

While a case is at the table, `Board.mosaic` is the record opened up (`mosaic.py`): the cards with their
side, owner and tokens, the desk's question, this case's points. All of it is public.

A game of a campaign runs through these stages (`Mosaic.stage`):

    cast     every seat picks a character: theirs from before, or a new one
    unlock   the queue: index entry, what it unlocks, crossroads, reading        (desk.py, cards.py)
    setup    choices that are asked in every case; then the table is laid        (flow.py)
    case     the case, played by the case rules with the cards' effects           (effects/)
    record   objectives are judged; the aspect for the master case; pencil lines
    end      flag lines
    save     envelope lines; the story in the team's own words
    over     `outcome()` is there and the new record with it

Whatever cannot be done in one go is on one agenda of typed items (`agenda.py`, `items.py`), at the desk and
in the case: a move does its thing, then `agenda.go_on` works it down until it is empty or somebody is asked.
`b.phase` is "desk" while the team reads or decides (`mosaic.question`).

Where the flow and the effects meet
-----------------------------------
`deck.py`, `vocabulary.py` and `grammar.py` give typed cards: an effect is a struct (`Ideas`, `On`, `Figure`
...), with `when`, `condition`, `limit`, `key`. `deck_check.py` refuses what does not fit together, `caps.py`
has the limits of all cards together, and `wording/` makes the lines that are printed. Keys ("124A.0.then.1")
name an effect for ever: `effects_by_key()`.

`perform.py` is the one door for an effect that happens: `perform(b, number, effect)` checks condition and
limit "campaign", does campaign effects and points itself (`cards.py`: tokens, turning, giving, putting
away, score), puts state effects off while no table is laid (`mosaic.later`), and hands every other effect
to `effects.happen(b, number, effect)`. Inside the effects, what `then` lists goes through `perform` too.

The package `effects` provides what the flow calls:

    CampaignRules(CaseRules)   the decisions, with the standing rules: `mosaic.standing(b)` lists them
    set_up(b)                  called when all choices of the stage "setup" are made: set-up lines before the
                               deal, the deal (`setup.set_up`), those after it, then everything in
                               `mosaic.later`, then `case_start` and the first turn; all of it on the agenda
    happen(b, number, effect)  a state effect, or a standing rule that starts now ("one action more")
    judge(b)                   objectives that are judged at the end: to `mosaic.objectives`, and scored
    conditions about the turn  are registered with `conditions.test`

Triggers hear what happens through `CaseRules.heard`; what `cards.py` does to the mosaic is told there too
(`TokensChanged`, `CardTurned`, `CardPutAway`, `CardGiven`). While a card asks a player in the case, `b.phase`
is "card". After every move `flow.go_on(b)` lets the rules settle, goes to the desk when the case is over, and
works the agenda down. What cards add to a case is in `in_play.py`: what is laid on the table, what is tallied
and what is running (`mosaic.laid`, `mosaic.tally`, `mosaic.running`).
"""
