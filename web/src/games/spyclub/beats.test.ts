import { expect, it } from 'vitest'
import { BEAT, beatOf, turnsIn } from './beats'
import { stepsFrom, timeOf, within } from './replay'
import { aClue, aView } from './testing'
import type { Event } from './wire'

const NAMES = ['Ida', 'Clover', 'Saffron', 'Bobbin']
const began = (seat: number, turn: number): Event => ({ type: 'TurnBegan', seat, turn, final: false })

it('a turn of somebody else makes one beat: what mattered most, what it brought, and which cards changed', () => {
  const after = aView({ row: [aClue(1, 'crime'), aClue(2, 'crime'), null, null, null] })
  const beat = beatOf(
    1,
    4,
    [
      { type: 'Flipped', seat: 1, slot: 0, clue: aClue(9, 'motive') },
      { type: 'Confirmed', seat: 1, slot: 2, row: 1, clue: aClue(2, 'crime'), exchanged: null },
      { type: 'SuspectWalked', path: [{ seat: 0, slot: 0 }] },
    ],
    after,
    NAMES,
  )
  expect(beat).toMatchObject({ seat: 1, turn: 4, gain: { type: 'crime', count: 2 }, places: ['hand 1 0', 'row 1'] })
  expect(beat.line).toContain('1')
})

it('events are told by the turns they belong to', () => {
  const gained: Event = { type: 'IdeasGained', seat: 1, ideas: 2 }
  expect(
    turnsIn(aView({ active: 0, turn: 3 }), [began(1, 4), gained, began(2, 5)]).map(({ seat, events }) => [seat, events.length]),
  ).toEqual([
    [0, 0],
    [1, 1],
    [2, 0],
  ])
})

it('however much happens in a turn, it takes no longer than a beat', () => {
  const events: Event[] = Array.from({ length: 12 }, () => ({ type: 'Flipped', seat: 1, slot: 0, clue: aClue(9, 'motive') }))
  const steps = stepsFrom(aView(), events, aView())
  expect(timeOf(steps)).toBeGreaterThan(BEAT)
  expect(timeOf(within(steps, BEAT))).toBeCloseTo(BEAT)
  expect(timeOf(within(steps, 0))).toBe(0)
})
