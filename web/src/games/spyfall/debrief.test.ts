import { describe, expect, it } from 'vitest'
import type { Happened } from '../../wire'
import {
  type CaseFile,
  caseFile,
  ceiling,
  chanceOf,
  debriefsOf,
  fatalLine,
  pencilLine,
  placeLines,
  spread,
  stepsOf,
  suspicionLines,
  talkOf,
} from './debrief'
import { aView } from './testing'
import type { Debrief, RoundResult } from './wire'

const result: RoundResult = {
  round: 1,
  dealer: 0,
  how: 'missed',
  winner: 'others',
  place: 7,
  spies: [2],
  roles: [0, 1, null, 2],
  points: [1, 1, 0, 1],
  accuser: null,
  accused: null,
  guess: 4,
}

function aDebrief(change: Partial<Debrief> = {}): Debrief {
  return {
    type: 'Debrief',
    round: 1,
    seat: 1,
    level: 'strong',
    temper: 'bold',
    spy: false,
    moments: [],
    turn: null,
    suspect: null,
    remark: '',
    ...change,
  }
}

function aFile(change: Partial<CaseFile> = {}): CaseFile {
  return { result, players: [], dealt: [0, 1, 2, 3], places: [], art: [], open: 18, talk: [], debriefs: [], ...change }
}

const told = (note: Debrief): Happened => ({ seq: 1, at: 0, by: 'bot', did: { type: 'BotTold', seat: note.seat, note: { ...note } } })
const start: Happened = { seq: 1, at: 0, did: { type: 'Start' } }

describe('what was told', () => {
  it('is of this round only, by seat', () => {
    const recent = [start, told(aDebrief({ seat: 3 })), told(aDebrief({ seat: 0 })), told(aDebrief({ round: 2 })), { seq: 2, at: 0 }]
    expect(debriefsOf(recent, 1).map(({ seat }) => seat)).toEqual([0, 3])
  })
  it('is not of the same round of the game before', () => {
    expect(debriefsOf([start, told(aDebrief()), start], 1)).toEqual([])
  })
  it('is left out when the game was stopped in a later round', () => {
    const notes = (round: number) => caseFile(aView({ phase: 'over', round }), result, [], [told(aDebrief())], null).debriefs
    expect(notes(1)).toHaveLength(1)
    expect(notes(2)).toEqual([])
  })
  it('counts once when a bot tells it again', () => {
    expect(debriefsOf([told(aDebrief()), told(aDebrief())], 1)).toHaveLength(1)
  })
})

describe('a civilian’s suspicion', () => {
  const debrief = aDebrief({
    moments: [
      { after: 1, suspicion: [30, 0, 40, 30], places: [] },
      { after: 2, suspicion: [20, 0, 60, 20], places: [] },
      { after: 2, suspicion: [10, 0, 80, 10], places: [] },
    ],
  })
  const steps = stepsOf(debrief)

  it('has one step a question, a vote included', () => {
    expect(steps.map(({ question, suspicion }) => [question, suspicion[2]])).toEqual([
      [1, 40],
      [2, 80],
    ])
  })
  it('is a line for everyone else, with the spy on top', () => {
    expect(suspicionLines(debrief, steps, aFile())).toEqual([
      { of: 0, values: [30, 10], truth: false },
      { of: 3, values: [30, 10], truth: false },
      { of: 2, values: [40, 80], truth: true },
    ])
  })
})

describe('a spy’s places', () => {
  const steps = [
    {
      question: 1,
      suspicion: [],
      places: [
        [1, 9],
        [2, 8],
        [3, 7],
        [5, 6],
        [6, 5],
      ] as [number, number][],
    },
    {
      question: 2,
      suspicion: [],
      places: [
        [4, 30],
        [1, 20],
        [2, 5],
        [3, 4],
        [5, 3],
      ] as [number, number][],
    },
  ]
  it('are five at most, the true one and the one named among them', () => {
    const lines = placeLines(steps, aFile())
    expect(lines.map(({ of }) => of)).toEqual([4, 1, 2, 3, 7])
    expect(lines.at(-1)!.truth).toBe(true)
  })
  it('have their share of what is left when they were not told', () => {
    const { values } = placeLines(steps, aFile({ open: 44 })).at(-1)!
    expect(values[0]).toBeCloseTo(65 / 39)
    expect(values[1]).toBeCloseTo(38 / 39)
  })
  it('are never likelier than those that were told', () => {
    expect(placeLines(steps, aFile({ open: 6 })).at(-1)!.values).toEqual([5, 3])
  })
  it('are unknown below the likeliest', () => {
    expect(chanceOf(steps[0]!, 4)).toBeNull()
    expect(chanceOf(steps[1]!, 4)).toBe(30)
  })
})

describe('what was said', () => {
  const talk = Array.from({ length: 60 }, (_, nth) => ({ asker: 0, to: 1, question: `question ${nth + 3}`, answer: '' }))
  it('is found although the view has forgotten the first questions', () => {
    const debriefs = [aDebrief({ moments: [{ after: 62, suspicion: [], places: [] }] })]
    expect(talkOf(aFile({ talk, debriefs }), 62)?.question).toBe('question 62')
    expect(talkOf(aFile({ talk, debriefs }), 2)).toBeUndefined()
  })
})

describe('the drawing', () => {
  it('has a scale of fifths', () => {
    const top = (...values: number[]) => ceiling([{ of: 0, values, truth: false }])
    expect([top(5), top(17), top(18), top(60), top(100)]).toEqual([20, 20, 40, 80, 100])
  })
  it('goes through every point', () => {
    expect(
      pencilLine([
        [0, 10],
        [20, 30],
      ]),
    ).toBe('M0 10C10 10 10 30 20 30')
  })
  it('keeps the faces at the ends of the lines apart and on the paper', () => {
    expect(spread([100, 98, 20], 30, 95)).toEqual([95, 65, 20])
  })
})

it('names the line that told the spy most, unless it rose by less than a percent', () => {
  const line = (before: number, after: number) => ({ seat: 0, text: 'It is loud.', before, after })
  const found = (fatal: number | null) => fatalLine({ secret: 'Bank', lines: [line(3, 9), line(0, 0)], fatal, not_understood: 0 })
  expect(found(0)).toEqual(line(3, 9))
  expect(found(1)).toBeNull()
  expect(found(null)).toBeNull()
})
