import { createRawSnippet } from 'svelte'
import { render } from 'svelte/server'
import { afterAll, describe, expect, it, vi } from 'vitest'

vi.mock('../../lib/motion', () => ({ prefersReducedMotion: () => false, motionMs: (ms: number) => ms }))
vi.mock('./scene/Scene.svelte', () => ({ default: () => undefined }))
vi.stubGlobal('innerWidth', 1920)
vi.stubGlobal('addEventListener', () => undefined)
afterAll(() => vi.unstubAllGlobals())
const { default: AfterTime } = await import('./AfterTime.svelte')
const { default: Reveal } = await import('./Reveal.svelte')
const { default: RoundHeader } = await import('./RoundHeader.svelte')
const { verdict } = await import('./show')
import type { Options, Player } from './table'
import { aResult, aView } from './testing'

const players = ['Ida', 'Dan', 'Basil', 'Karim', 'Rivet'].map((name, seat) => ({ name, seat, face: 'fox', score: 0 }) as Player)
const talk = [{ asker: 1, to: 0, question: 'Is it loud?', answer: 'When it rains.' }]

describe('the clock on a television', () => {
  const view = aView({ clock_ends: 480_000 })
  const options = { round_seconds: 480 } as Options
  const header = (now: number, paused = false) => {
    const props = { view, options, clock: () => now, deadline: null, paused, screen: true, bellRings: 'not now' as const, enough: false }
    return render(RoundHeader, { props }).body
  }
  it('beats in the last 30 s, but not while it stands', () => {
    expect(header(449_000)).not.toContain('hurried')
    expect(header(451_000)).toContain('hurried')
    expect(header(451_000, true)).not.toContain('hurried')
  })
})

it('opens all that was said from the slip after time is up, where it is not in view', () => {
  const slip = (testimony?: () => void, said = talk) => {
    const view = aView({ phase: 'accusations', accusers: [0, 1, 2], talk: said })
    return render(AfterTime, { props: { view, legal: [], players, seat: 0, accuse: () => {}, pass: () => {}, testimony } }).body
  }
  const open = () => {}
  expect(slip(open)).toContain('Everything said so far')
  expect(slip(open, [])).not.toContain('Everything said so far')
  expect(slip()).not.toContain('Everything said so far')
})

it('shows after the show the votes, then the best line, then what was given away', () => {
  const view = aView({ phase: 'reveal', talk, cases: [{ accuser: 0, accused: 2, guilty: [0, 1, 3, 4], not_guilty: [] }] })
  const folder = createRawSnippet(() => ({ render: () => '<p>What you gave away</p>' }))
  const props = { view, result: aResult, verdict: verdict(aResult, players, 0), players, pack: null, me: 0, how: '', folder }
  const { body } = render(Reveal, { props })
  const order = ['>guilty<', 'Best line of the round?', 'What you gave away'].map((words) => body.indexOf(words))
  expect(order.every((at) => at >= 0)).toBe(true)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
})
