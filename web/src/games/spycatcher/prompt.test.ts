import { describe, expect, it } from 'vitest'
import { cardOf } from './cards'
import { squares } from './geometry'
import { hearingPrompt, promptOf } from './prompt'
import { hearingOf } from './table'
import { aPlayer, aView, thePlayers } from './testing'
import type { SpycatcherView } from './wire'

const asked = (view: SpycatcherView, seat: number | null = 0) => promptOf(view, seat, thePlayers(view, seat), 2, false)

it('says what you do, or what somebody else is doing', () => {
  expect(asked(aView()).title).toBe('Your turn: take a card')
  expect(asked(aView({ turn: 1, waiting_for: [1] }))).toEqual({ title: 'Karim is at work', line: 'Taking a card' })
  expect(asked(aView(), null).title).toBe('Ida is at work')
})

it('says whether there is anything to seek with (SK-14)', () => {
  const seek = (hand: number[]) => asked(aView({ phase: 'seek', circle: 'court', hand })).line
  expect(seek([4, 5, 6].map((value) => cardOf('court', value)))).toBe('A run of three in the suit, or its master.')
  expect(seek([cardOf('court', 4)])).toBe('You have neither a run here nor the master.')
})

it('promises to seek in the chosen circle only where a memo sends you (SK-21, SK-37)', () => {
  const sent = (id: string) => {
    const place = squares.findIndex((one) => one.id === id)
    return asked(aView({ phase: 'circle', players: [aPlayer([], { place }), aPlayer(), aPlayer()] })).line
  }
  expect(sent('ring-13')).toContain('you may seek')
  expect(sent('court-2')).not.toContain('you may seek')
})

describe('at a hearing', () => {
  const sought = aView({ phase: 'challenge', turn: 1, circle: 'court', waiting_for: [0, 2], seeking: { seat: 1, circle: 'court', decided: [] } })
  const heard = (view: SpycatcherView, seat: number | null = 0) => hearingPrompt(hearingOf(view)!, view, seat, thePlayers(view, seat))

  it('asks whoever has not decided, whatever they hold (SK-20)', () => {
    expect(heard(sought).title).toBe('Do you object?')
    expect(heard({ ...sought, hand: [] }).title).toBe('Do you object?')
  })
  it('tells only you what you decided', () => {
    expect(heard({ ...sought, decision: 'c' }).title).toBe('Your objection is sealed')
    expect(heard({ ...sought, decision: 'p' }).title).toBe('You let it pass')
    expect(heard(sought, null).line).toBe('Everyone decides in secret')
  })
  it('waits with the seeker', () => {
    expect(heard(sought, 1).title).toBe('Your application is sealed')
  })
})
