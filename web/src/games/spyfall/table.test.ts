import { describe, expect, it } from 'vitest'
import { accusing, askable, cardWords, placesOnList, suspects, trialOf, turnedOver } from './table'
import { aView } from './testing'
import type { Pack } from './wire'

const roles = ['Teller', 'Robber', 'Guard', 'Saver', 'Clerk', 'Adviser', 'Designer'].map((name) => ({ name, line: `${name}, you.`, icon: 'coin' }))
const pack: Pack = { name: 'Three places', places: ['Airplane', 'Bank', 'Beach'].map((name) => ({ name, roles })) }

describe('whom one may ask', () => {
  it('is anyone but oneself and whoever has just asked (SF-9)', () => {
    expect(askable(aView(), 0)).toEqual(new Set([1, 2, 4]))
  })
  it('includes who has left or is away (SF-11)', () => {
    expect(askable(aView({ gone: [4] }), 0).has(4)).toBe(true)
  })
  it('is nobody while a question is open, out of turn, or for a watcher', () => {
    expect(askable(aView({ asked: 2 }), 0).size).toBe(0)
    expect(askable(aView(), 1).size).toBe(0)
    expect(askable(aView({ asker: 1 }), null).size).toBe(0)
    expect(askable(aView({ phase: 'vote' }), 0).size).toBe(0)
  })
})

describe('the bell', () => {
  it('rings once a round while the clock runs (SF-14)', () => {
    expect(accusing(aView(), 1)).toBe('now')
    expect(accusing(aView({ spent: [1] }), 1)).toBe('spent')
    expect(accusing(aView({ phase: 'dealt' }), 1)).toBe('not now')
  })
  it('goes round in turn after time, also for who has stopped the clock before (SF-12, SF-14)', () => {
    const after = aView({ phase: 'accusations', accusers: [2, 3], spent: [2] })
    expect(accusing(after, 2)).toBe('now')
    expect(accusing(after, 3)).toBe('not now')
  })
  it('points at anyone else who is still there', () => {
    expect(suspects(aView({ gone: [3] }), 0)).toEqual([1, 2, 4])
  })
})

describe('the card', () => {
  it('names place and role from the pack', () => {
    expect(cardWords(aView(), pack, {})).toMatchObject({ spy: false, place: 'Bank', role: 'Guard', line: 'Guard, you.' })
  })
  it('of the spy fills the same lines as any other (SF-28)', () => {
    const spy = cardWords(aView({ card: { place: '--', role: '-' } }), pack, {})!
    expect(spy.spy).toBe(true)
    for (const line of [spy.lead, spy.role, spy.line]) expect(line).not.toBe('')
  })
  it('shows the place alone when roles are off', () => {
    expect(cardWords(aView({ card: { place: '01', role: '-' } }), pack, {})).toMatchObject({ place: 'Bank', role: '' })
  })
  it('is not there for a watcher', () => {
    expect(cardWords(aView({ card: null }), pack, {})).toBeNull()
  })
})

it('postmarks the places of earlier rounds', () => {
  expect(placesOnList(aView()).map(({ name, played }) => [name, played])).toEqual([
    ['Airplane', false],
    ['Bank', false],
    ['Beach', true],
  ])
})

describe('a vote', () => {
  const open = aView({ phase: 'vote', accusation: { accuser: 1, accused: 2, after_time: false, voted: [1, 3] } })

  it('shows the accuser as guilty, other chips face down (SF-15)', () => {
    expect([...trialOf(open, {})!.sides]).toEqual([[0, 'none'], [1, 'guilty'], [3, 'down'], [4, 'none']])
  })
  it('shows you your own chip and nobody else’s', () => {
    expect(trialOf({ ...open, my_vote: 'n' }, {})!.sides.get(0)).toBe('innocent')
  })
  it('turns over all at once, and one doubt is enough', () => {
    const over = turnedOver(trialOf(open, {})!, { accuser: 1, accused: 2, guilty: [0, 1, 3], not_guilty: [4] })
    expect(over.verdict).toBe('innocent')
    expect(over.sides.get(3)).toBe('guilty')
    expect(over.sides.get(4)).toBe('innocent')
  })
  it('convicts by majority after time where that was agreed (SF-32)', () => {
    const late = { ...open, accusation: { ...open.accusation!, after_time: true } }
    const trial = trialOf(late, { majority_after_time: true })!
    expect(turnedOver(trial, { accuser: 1, accused: 2, guilty: [0, 1, 3], not_guilty: [4] }).verdict).toBe('guilty')
  })
})
