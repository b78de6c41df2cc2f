import { describe, expect, it } from 'vitest'
import { cardOf } from './cards'
import { MI5, squares } from './geometry'
import {
  cardsOf,
  choices,
  courses,
  destination,
  fits,
  fromYou,
  hearingOf,
  justOpened,
  lacking,
  picking,
  reasons,
  throwsFrom,
  walks,
} from './table'
import { aPlayer, aView, thePlayers } from './testing'
import type { Happened } from '../../wire'
import type { Attempt, Move } from './wire'

const place = (id: string) => squares.findIndex((one) => one.id === id)
const court = (...values: number[]) => values.map((value) => cardOf('court', value))

it('puts you first, then the others in their order', () => {
  expect(fromYou(thePlayers(aView(), 1), 1).map(({ called }) => called)).toEqual(['You', 'Bruno', 'Ida'])
})

describe('what a square would do', () => {
  const told = (id: string, view = aView()) => destination({ place: place(id), route: [1, 2] }, view, thePlayers(view)[0]!, 4)

  it('says whether home is the end of it', () => {
    expect(told('mi5').title).toBe('Home, 4 stamps short')
    const ready = aView({ players: [aPlayer(['court', 'government', 'press', 'publisher']), aPlayer(), aPlayer()] })
    expect(told('mi5', ready).title).toBe('Home: publish!')
    expect(squares[MI5]!.id).toBe('mi5')
  })
  it('offers to seek where the permission is lacking', () => {
    expect(told('court-1')).toMatchObject({ title: 'Apply to the Court', text: 'No run yet: you need 3 or 6.' })
    const has = aView({ players: [aPlayer(['court']), aPlayer(), aPlayer()] })
    expect(told('court-1', has).title).toBe('Court: already granted')
  })
  it('reads out the memo, on an extra roll too', () => {
    expect(told('ring-3').text).toContain('Roll again')
    expect(told('ring-3', aView({ again: true })).text).toContain('Roll again')
  })
})

it('says once what each throw could do', () => {
  const view = aView({ ahead: [['mi5'], ['mi5', 'court-1'], ['court-2', 'court-1']].map((ids) => ids.map(place)) })
  const said = throwsFrom(view, thePlayers(view)[0]!, 4).map(({ title, faces }) => [title, faces])
  expect(said).toEqual([
    ['Home, 4 stamps short', [1, 2]],
    ['Apply to the Court', [2, 3]],
  ])
})

describe('what one can do', () => {
  const seek: Move[] = [{ type: 'Pass' }, { type: 'Seek', cards: court(4, 5, 6) }, { type: 'Seek', cards: court(13) }]

  it('with cards is what is listed', () => {
    const found = picking(seek, aView({ phase: 'seek' }))!
    expect(found.for).toBe('seek')
    expect(cardsOf(found)).toEqual(court(4, 5, 6, 13))
    expect(fits(found, court(6, 5, 4))).toBe(true)
    expect(fits(found, court(4, 5))).toBe(false)
    expect(picking([{ type: 'Discard', card: 20 }], aView())).toEqual({ for: 'discard', sets: [[20]] })
    expect(picking([{ type: 'Pass' }], aView({ phase: 'challenge' }))).toEqual({ for: 'challenge', sets: [] })
    expect(picking([], aView())).toBeNull()
  })
  it('says what the lifted cards lack', () => {
    const sets = [court(4, 5, 6), court(5, 6, 7), court(13)]
    const lacks = (...values: number[]) => lacking({ for: 'seek', sets }, court(...values))
    expect([lacks(), lacks(5), lacks(4, 5), lacks(6, 5)]).toEqual([
      'Pick your cards',
      'Two more cards',
      'Needs the 6 for a run',
      'Needs the 4 or 7 for a run',
    ])
    expect(lacking({ for: 'seek', sets: [court(4, 5, 9)] }, court(4, 5))).toBe('One more card') // a bluff
  })
  it('with the piece is each end once', () => {
    const legal: Move[] = [
      { type: 'Go', route: [1, 2] },
      { type: 'Go', route: [3, 2] },
      { type: 'Go', route: [3, 4] },
    ]
    expect(walks(legal)).toEqual([
      { place: 2, route: [1, 2] },
      { place: 4, route: [3, 4] },
    ])
  })
  it('else is a choice of circles and players', () => {
    const legal: Move[] = [
      { type: 'Give', circle: 'press', to: 1 },
      { type: 'HandBack', circle: 'court' },
      { type: 'Send', seat: 2 },
    ]
    expect(choices(legal, thePlayers(aView())).map(({ label, circle, seat }) => [label, circle, seat])).toEqual([
      ['Karim', 'press', 1],
      ['Court', 'court', undefined],
      ['Bruno', undefined, 2],
    ])
    expect(choices(seek, thePlayers(aView()))).toEqual([])
  })
})

describe('a hearing', () => {
  it('shows who has decided, and no more', () => {
    const view = aView({ phase: 'challenge', turn: 1, seeking: { seat: 1, circle: 'court', cards: 3, decided: [2] } })
    expect(hearingOf(view)).toEqual({ seat: 1, circle: 'court', cards: 3, judges: [2, 0], decided: [2], opened: null })
  })
  it('ends with every objection compared by itself', () => {
    const attempt: Attempt = {
      seat: 1,
      circle: 'court',
      cards: court(4, 5, 6),
      bluff: false,
      challenges: [
        { seat: 2, cards: court(3, 12), succeeds: false },
        { seat: 0, cards: court(13), succeeds: true },
      ],
      granted: false,
    }
    expect(reasons(attempt, thePlayers(aView()))).toEqual([
      'Bruno challenged with 15: 15 doesn’t beat 15.',
      'You challenged with the master: the master beats 15.',
    ])
  })
})

it('draws the race as permissions over rounds, losses too', () => {
  const race = [{ round: 3, seat: 1, circle: 'court', won: true } as const, { round: 5, seat: 1, circle: 'court', won: false } as const]
  const view = aView({ round: 9, race })
  expect(courses(view, thePlayers(view))[1]!.points).toEqual([
    { round: 1, held: 0 },
    { round: 3, held: 1 },
    { round: 5, held: 0 },
    { round: 9, held: 0 },
  ])
})

it('shows an opened attempt in the frame of a replay where it was opened', () => {
  const attempt: Attempt = { seat: 1, circle: 'press', cards: [40, 41, 42], bluff: false, challenges: [], granted: true }
  const happened = { seq: 9, at: 0, events: [{ type: 'Judged', attempt }] } as Happened
  expect(justOpened([happened], aView({ gone: [2] }))).toEqual({
    seat: 1,
    circle: 'press',
    cards: 3,
    judges: [0],
    decided: [0],
    opened: attempt,
  })
  expect(justOpened([happened, { seq: 10, at: 0, events: [] } as unknown as Happened], aView())).toBeNull()
})
