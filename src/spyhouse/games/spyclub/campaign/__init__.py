"""The campaign: five cases in a row, tied together by a master case and a deck that changes the rules.

`docs/internals/how-a-card-works.md` follows one card through this package.

Each case is one game at the table. The campaign goes from game to game as a small record (`record`) in the
option `campaign`: None is a single case, a record is the next case of that campaign. `next_case` gives the
record after a case. So people can change seats, join and leave between cases.

While a case is at the table, `Board.mosaic` is the record opened up (`mosaic`), with what cards add to the
case (`case_state`). All of it is public but the deck's order.

A game of a campaign runs through these stages (`Mosaic.stage`, `flow`):

    cast     every seat picks a character: theirs from before, or a new one      (characters)
    unlock   the queue: index entry, what it unlocks, crossroads, reading         (desk)
    setup    choices that every case asks; then the table is laid                 (case_setup)
    case     the case, with the effects of the cards                              (rules, turn)
    record   objectives are judged; the aspect for the master case; its lines     (recording)
    end      lines for the end of a case
    save     lines for saving; the story in the team's own words
    over     `outcome()` is there and the new record with it

Modules, from the bottom up. Imports go one way, and `test_imports` checks it.

    terms, deck_syntax        words of the deck; conditions, filters and odds as types
    engine.effect, deck_types what an effect is; cards, sides, the deck
    engine.frame, case_state, mosaic
                              frames of the agenda and the whole state
    in_force                  which cards and standing rules count now
    engine.execution          one run of an effect: what it may ask and lead to
    conditions                every condition, one row each
    engine.agenda             the loop that carries out frames
    primitives                the primitives, one class each, and the rules they change
    observers, turn           events as occasions for triggers; the end of a turn
    effect_types, deck        all primitives; the deck, loaded and checked
    flow                      a case from the desk to the desk
    view, wording, bots       what players, clients and bots see of it
"""
