import { beforeEach, describe, expect, it, vi } from 'vitest'

const motion = vi.hoisted(() => ({ prefersReducedMotion: vi.fn(() => false), motionMs: (duration: number) => duration }))
vi.mock('../../lib/motion', () => motion)
const { beatAt, byVote, decidedAt, elapsed, sceneOf, verdict } = await import('./show')
import type { Player } from './table'
import { aResult } from './testing'
import type { SpyfallView } from './wire'

const players = ['Ida', 'Dan', 'Basil', 'Karim', 'Rivet'].map((name, seat) => ({ name, seat }) as Player)

beforeEach(() => void motion.prefersReducedMotion.mockReturnValue(false))

describe('the beats', () => {
  it('come at the same moment for everyone, and for one who comes late all are over', () => {
    expect([0, 2_159, 2_160, 4_940, 60_000].map(beatAt)).toEqual([0, 0, 1, 2, 2])
  })
  it('keep their order with less motion', () => {
    motion.prefersReducedMotion.mockReturnValue(true)
    expect([0, 1_500, 3_000].map(beatAt)).toEqual([0, 1, 2])
  })
  it('start when the server says that the round ended', () => {
    const ended = { seq: 9, at: 4_000, events: [{ type: 'RoundEnded', result: aResult }] }
    expect(decidedAt([ended, { seq: 10, at: 5_000 }], 2)).toBe(4_000)
    expect(decidedAt([ended], 3)).toBeNull()
    expect(
      byVote([{ seq: 9, at: 1, events: [{ type: 'VoteEnded', accused: 2, guilty: [0], not_guilty: [], convicted: true }] }], aResult),
    ).toBe(true)
    expect(byVote([ended], { ...aResult, accused: null })).toBe(false)
  })
})

describe('the time since the reveal', () => {
  const voted = { seq: 8, at: 3_900, events: [{ type: 'VoteEnded', accused: 2, guilty: [0], not_guilty: [], convicted: true }] }
  const ended = { seq: 9, at: 4_000, events: [{ type: 'RoundEnded', result: aResult }] }

  it('begins after the votes have been shown', () => {
    expect(elapsed([voted, ended], aResult, 7_000, 2_600)).toBe(400)
    expect(elapsed([voted, ended], aResult, 5_000, 2_600)).toBe(0)
    expect(elapsed([ended], aResult, 7_000, 2_600)).toBe(3_000)
  })
  it('is over when the end of the round is no longer known', () => {
    expect(elapsed([], aResult, 7_000, 2_600)).toBe(Infinity)
  })
})

describe('the scene', () => {
  const of = (phase: SpyfallView['phase'], trial = false, showing = false, dealing = false) =>
    sceneOf({ phase } as SpyfallView, trial, showing, dealing)

  it('stays on the vote while its result is shown', () => {
    expect(of('reveal', true, true)).toBe('trial')
    expect(of('over', true)).toBe('trial')
  })
  it('begins the reveal with a show, once', () => {
    expect([of('reveal', false, true), of('reveal')]).toEqual(['show', 'reveal'])
  })
  it('waits for the look at the card', () => {
    expect([of('questions', false, false, true), of('questions'), of('naming'), of('dealt')]).toEqual(['deal', 'table', 'naming', 'table'])
  })
})

describe('the verdict', () => {
  const of = (change: object) => verdict({ ...aResult, ...change }, players, 0)

  it('is green when the spy is caught, with a coin for everyone and one for who pointed', () => {
    const { side, coins, stamp, wrong, finder } = of({})
    expect(side).toBe('others')
    expect(coins.map(({ gain }) => gain)).toEqual([1, 2])
    expect([stamp, wrong, finder]).toEqual(['Caught', null, 0])
  })
  it('says that the spy wins whenever the spy scores, and stamps no winner as found out', () => {
    const framed = of({ how: 'framed', winner: 'spy', accused: 1, points: [0, 0, 4, 0, 0] })
    expect([framed.side, framed.title, framed.stamp, framed.wrong]).toEqual(['spy', 'The spy wins', 'Got away', 1])
    expect(framed.coins).toEqual([{ gain: 4, to: '' }])
    const guessed = of({ how: 'guessed', winner: 'spy', accuser: null, accused: null, guess: 1, points: [0, 0, 4, 0, 0] })
    expect([guessed.side, guessed.stamp]).toEqual(['spy', 'Named it'])
  })
  it('is nobody’s when the round was called off', () => {
    const off = of({ how: 'void', winner: '', accuser: null, accused: null, points: [0, 0, 0, 0, 0] })
    expect([off.side, off.stamp, off.coins]).toEqual(['nobody', '', []])
  })
})
