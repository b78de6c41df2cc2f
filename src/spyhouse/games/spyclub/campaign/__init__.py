"""The campaign: five cases in a row, a master case across them, and a deck that changes the rules.

`docs/internals/how-a-card-works.md` follows one card through this package.

Each case is one game at the table. The campaign goes from game to game as a small record (`record`) in the
option `campaign`: None is a single case, a record is the next case of that campaign. `next_case` gives the
record after a case. Players can change seats, join and leave between cases.

During a case, `Board.mosaic` holds the campaign's changing state (`mosaic`), including what cards add to the
case (`case_state`). All of it is public except the deck's order.

A game of a campaign runs through these stages (`Mosaic.stage`, `flow`):

    cast     every seat picks a character, its earlier one or a new one          (characters)
    unlock   the queue: index entry, what it unlocks, crossroads, reading         (desk)
    setup    the choices of every case; then the table is laid                    (case_setup)
    case     the case, with the effects of the cards                              (rules, turn)
    record   objectives; the aspect for the master case; lines for recording      (recording)
    end      lines for the end of a case
    save     lines for saving; the story that the team writes
    over     the outcome and the new record are available

Modules, from the bottom up. Imports go one way, and `test_imports` checks it.

    terms, deck_syntax        terms of the deck; conditions, filters and odds as types
    engine.effect, deck_types base class of effects; cards, sides, the deck
    engine.frame, case_state, mosaic
                              frames of the agenda; the whole state
    in_force                  cards and standing rules in force
    engine.execution          one run of an effect
    conditions                every condition, one row each
    engine.agenda             the loop that executes frames
    primitives                effect classes, one each, and the rules they change
    observers, turn           triggers from events; the end of a turn
    effect_types, deck        union of all primitives; loading and checking the deck
    flow                      the course of a case
    view, wording, bots       views, texts, bots
"""
