import { describe, expect, it } from 'vitest'
import { sceneOf, scenes } from './scene/scenes'
import { accusing, artOf, askable, cardWords, linesOf, placesOnList, suspects, trialOf, turnedOver, sidesOf } from './table'
import { aView } from './testing'
import type { Options } from './table'
import type { Move, Pack, VoteEnded } from './wire'

const roles = ['Teller', 'Robber', 'Guard', 'Saver', 'Clerk', 'Adviser', 'Designer'].map((name) => ({
  name,
  line: `${name}, you.`,
  icon: 'coin',
}))
const usual = { majority_after_time: false } as Options
const pack: Pack = { name: 'Three places', places: ['Airplane', 'Bank', 'Beach'].map((name) => ({ name, roles })) }

describe('what one may do', () => {
  const legal: Move[] = [
    { type: 'Ask', to: 1 },
    { type: 'Ask', to: 4 },
    { type: 'Accuse', seat: 1 },
    { type: 'Accuse', seat: 2 },
  ]

  it('is what the server lists', () => {
    expect(askable(legal)).toEqual(new Set([1, 4]))
    expect(suspects(legal)).toEqual([1, 2])
    expect(accusing(legal, aView(), 0)).toBe('now')
  })
  it('is nothing where it lists nothing, and the bell says who has rung it', () => {
    expect(askable([]).size).toBe(0)
    expect(accusing([], aView(), 1)).toBe('not now')
    expect(accusing([], aView({ spent: [1] }), 1)).toBe('spent')
  })
})

describe('the card', () => {
  it('names place and role from the pack', () => {
    expect(cardWords(aView(), pack)).toMatchObject({ spy: false, place: 'Bank', role: 'Guard', line: 'Guard, you.' })
  })
  it('of the spy fills the same lines as any other', () => {
    const spy = cardWords(aView({ card: { place: '--', role: '-' } }), pack)!
    expect(spy.spy).toBe(true)
    for (const line of [spy.lead, spy.role, spy.line]) expect(line).not.toBe('')
  })
  it('shows the place alone when roles are off', () => {
    expect(cardWords(aView({ card: { place: '01', role: '-' } }), pack)).toMatchObject({ place: 'Bank', role: '' })
  })
  it('is not there for a watcher', () => {
    expect(cardWords(aView({ card: null }), pack)).toBeNull()
  })
})

it('postmarks the places of earlier rounds', () => {
  expect(placesOnList(aView(), null, { pack: null, language: 'en' }).map(({ name, played }) => [name, played])).toEqual([
    ['Airplane', false],
    ['Bank', false],
    ['Beach', true],
  ])
})

describe('a vote', () => {
  const open = aView({ phase: 'vote', waiting_for: [0, 4], accusation: { accuser: 1, accused: 2, after_time: false, voted: [1, 3] } })

  it('shows the accuser as guilty, other chips face down', () => {
    expect([...trialOf(open, usual)!.sides]).toEqual([
      [0, 'none'],
      [1, 'guilty'],
      [3, 'down'],
      [4, 'none'],
    ])
  })
  it('shows you your own chip and nobody else’s', () => {
    expect(trialOf({ ...open, my_vote: 'n' }, usual)!.sides.get(0)).toBe('innocent')
  })
  it('turns over all at once, as it was decided', () => {
    const ended: VoteEnded = { type: 'VoteEnded', accused: 2, guilty: [0, 1, 3], not_guilty: [4], convicted: false }
    const over = turnedOver(trialOf(open, usual)!, ended)
    expect(over.verdict).toBe('innocent')
    expect(over.sides.get(3)).toBe('guilty')
    expect(over.sides.get(4)).toBe('innocent')
    expect(turnedOver(trialOf(open, usual)!, { ...ended, convicted: true }).verdict).toBe('guilty')
  })
})

describe('after the round', () => {
  const talk = ['Rarely.', null, 'On Sundays.'].map((answer, nth) => ({ asker: 0, to: nth + 1, question: 'Why?', answer }))

  it('the answer with most stars comes first, and what was not answered is no line', () => {
    expect(linesOf(aView({ talk, stars: [null, null, 0, 0, 2] })).map(({ line, stars }) => [line, stars])).toEqual([
      [0, 2],
      [2, 1],
    ])
  })
  it('has everybody’s side once it is over, in the order of the seats', () => {
    expect(sidesOf({ accuser: 3, accused: 2, guilty: [0, 3], not_guilty: [1] })).toEqual([
      [0, 'guilty'],
      [1, 'innocent'],
      [3, 'guilty'],
    ])
  })
})

it('lists the places of the box by the alphabet of the table, and one’s own as they were written', () => {
  const view = aView({ places: ['Zoo', 'Überseehafen', 'Bank'], in_play: [0, 1, 2] })
  const names = (pack: Pack | null) => placesOnList(view, pack, { pack, language: 'de' }).map(({ name }) => name)
  expect(names(null)).toEqual(['Bank', 'Überseehafen', 'Zoo'])
  expect(names({ name: 'Ours', places: [] })).toEqual(['Zoo', 'Überseehafen', 'Bank'])
})

it('finds the picture of a place by its id, whatever it is called', () => {
  const box: Pack = { name: 'Die Schachtel', places: [{ id: 'airplane', name: 'Flugzeug', roles: [] }] }
  const view = aView({ places: ['Flugzeug', 'Unser Garten'] })
  expect(sceneOf(artOf(view, box, 0))).toBe(scenes['airplane'])
  expect(artOf(view, box, 1)).toBe('Unser Garten')
})
