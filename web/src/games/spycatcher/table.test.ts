import { describe, expect, it } from 'vitest'
import { cardOf } from './cards'
import { MI5, squares } from './geometry'
import { choices, courses, destination, fromYou, hearingOf, justOpened, picking, reasons } from './table'
import { aPlayer, aView, thePlayers } from './testing'
import type { Happened } from '../../wire'
import type { Attempt } from './wire'

const place = (id: string) => squares.findIndex((one) => one.id === id)
const court = (...values: number[]) => values.map((value) => cardOf('court', value))

it('puts you first, then the others in their order', () => {
  expect(fromYou(thePlayers(aView(), 1), 1).map(({ called }) => called)).toEqual(['You', 'Bruno', 'Ida'])
})

describe('what a square would do', () => {
  const told = (id: string, view = aView()) => destination({ place: place(id), route: [1, 2] }, view, thePlayers(view)[0]!, 4)

  it('says whether home is the end of it (SK-31)', () => {
    expect(told('mi5').title).toBe('Home, four stamps short')
    const ready = aView({ players: [aPlayer(['court', 'government', 'press', 'publisher']), aPlayer(), aPlayer()] })
    expect(told('mi5', ready).title).toBe('Home: publish!')
    expect(squares[MI5]!.id).toBe('mi5')
  })
  it('offers to seek where the permission is lacking (SK-12, SK-16)', () => {
    expect(told('court-1')).toMatchObject({ title: 'Seek at Court', text: 'No run yet: 3 or 6 makes a run.' })
    const has = aView({ players: [aPlayer(['court']), aPlayer(), aPlayer()] })
    expect(told('court-1', has).title).toBe('Court: granted already')
  })
  it('reads out the memo, but not on a second roll (SK-11, SK-37)', () => {
    expect(told('ring-3').text).toContain('Roll again')
    expect(told('ring-3', aView({ again: true })).text).not.toContain('Roll again')
  })
})

describe('the cards one can pick', () => {
  it('are all when discarding, runs and master when seeking, the suit when challenging (SK-14, SK-24)', () => {
    expect(picking(aView({ phase: 'discard' }), 0, false)?.from).toHaveLength(3)
    const hand = [...court(4, 5, 6, 9, 13), cardOf('press', 9)]
    expect(picking(aView({ phase: 'seek', circle: 'court', hand }), 0, false)?.from).toEqual(court(4, 5, 6, 13))
    expect(picking(aView({ phase: 'seek', circle: 'court' }), 0, false)?.from).toEqual([])
    expect(picking(aView({ phase: 'challenge', circle: 'court' }), 0, true)?.from).toEqual(court(4, 5))
  })
  it('are all when seeking with a bluff (SK-25)', () => {
    expect(picking(aView({ phase: 'seek', circle: 'court' }), 0, true)?.from).toHaveLength(3)
  })
  it('are none out of turn, or for a watcher', () => {
    expect(picking(aView({ phase: 'discard', waiting_for: [1] }), 0, false)).toBeNull()
    expect(picking(aView({ phase: 'discard' }), null, false)).toBeNull()
  })
})

describe('what one can choose', () => {
  it('gives to nobody who has one of the kind, nor as the last one needed (SK-28)', () => {
    const players = [aPlayer(['court', 'press']), aPlayer(['court']), aPlayer(['government', 'press', 'publisher'])]
    const view = aView({ phase: 'give', players })
    expect(choices(view, 0, thePlayers(view), 4).map(({ move }) => move)).toEqual([{ type: 'Give', circle: 'press', to: 1 }])
  })
  it('sends nobody home who would publish there', () => {
    const view = aView({ phase: 'send', players: [aPlayer(), aPlayer(['court', 'press', 'government']), aPlayer()] })
    expect(choices(view, 0, thePlayers(view), 3).map(({ label }) => label)).toEqual(['Bruno'])
  })
  it('hands back what one has (SK-27)', () => {
    const view = aView({ phase: 'hand_back', players: [aPlayer(['press']), aPlayer(), aPlayer()] })
    expect(choices(view, 0, thePlayers(view), 4).map(({ label }) => label)).toEqual(['Press'])
  })
})

describe('a hearing', () => {
  it('shows who has decided, and no more (SK-20)', () => {
    const view = aView({ phase: 'challenge', turn: 1, seeking: { seat: 1, circle: 'court', decided: [2] } })
    expect(hearingOf(view)).toEqual({ seat: 1, circle: 'court', judges: [2, 0], decided: [2], opened: null })
  })
  it('ends with every objection compared by itself (SK-18, SK-20)', () => {
    const attempt: Attempt = {
      seat: 1,
      circle: 'court',
      cards: court(4, 5, 6),
      valid: true,
      challenges: [
        { seat: 2, cards: court(3, 12), succeeds: false },
        { seat: 0, cards: court(13), succeeds: true },
      ],
      granted: false,
    }
    expect(reasons(attempt, thePlayers(aView()))).toEqual([
      'Bruno objected with 15: 15 does not beat 15.',
      'You objected with the master: the master beats 15.',
    ])
  })
})

it('draws the race as permissions over rounds, losses too (SK-32)', () => {
  const race = [
    { round: 3, seat: 1, circle: 'court', won: true } as const,
    { round: 5, seat: 1, circle: 'court', won: false } as const,
  ]
  const view = aView({ round: 9, race })
  expect(courses(view, thePlayers(view))[1]!.points).toEqual([
    { round: 1, held: 0 },
    { round: 3, held: 1 },
    { round: 5, held: 0 },
    { round: 9, held: 0 },
  ])
})

it('shows an opened attempt in the frame of a reel where it was opened', () => {
  const attempt: Attempt = { seat: 1, circle: 'press', cards: [40, 41, 42], valid: true, challenges: [], granted: true }
  const happened = { seq: 9, at: 0, events: [{ type: 'Judged', attempt }] } as Happened
  expect(justOpened([happened], aView({ gone: [2] }))).toEqual({ seat: 1, circle: 'press', judges: [0], decided: [0], opened: attempt })
  expect(justOpened([happened, { seq: 10, at: 0, events: [] } as unknown as Happened], aView())).toBeNull()
})
