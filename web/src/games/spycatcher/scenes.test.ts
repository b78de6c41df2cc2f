import { render } from 'svelte/server'
import { describe, expect, it, vi } from 'vitest'

vi.mock('../../lib/motion', () => ({ prefersReducedMotion: () => false, motionMs: (ms: number) => ms }))
const { default: Hand } = await import('./Hand.svelte')
const { default: Hearing } = await import('./Hearing.svelte')
import { hearingOf } from './table'
import { aView, thePlayers } from './testing'
import type { Attempt } from './wire'

describe('a hearing', () => {
  const view = aView({
    phase: 'challenge',
    turn: 1,
    circle: 'court',
    seeking: { seat: 1, circle: 'court', cards: 3, decided: [0, 2] },
  })
  const heard = (change: Partial<Attempt>) => {
    const opened = { seat: 1, circle: 'court', cards: [13, 14, 15], bluff: false, challenges: [], granted: false, ...change } as Attempt
    const props = { me: 0, decision: '-' as const, clock: () => 0, deadline: null, seconds: 30, paused: false, phone: true }
    return render(Hearing, { props: { ...props, hearing: { ...hearingOf(view)!, opened }, players: thePlayers(view) } }).body
  }

  it('stamps a caught bluff, with a cross between each two cards, and no total', () => {
    const body = heard({ bluff: true, cards: [13, 20, 40] })
    expect(body).toMatch(/class="stamp bluff[^>]*>Bluff!/)
    expect(body.match(/class="cross/g)).toHaveLength(2)
    expect(body).not.toContain('sum')
    expect(body).not.toContain('Refused')
  })
  it('stamps a run that was beaten as refused', () => {
    const body = heard({})
    expect(body).toContain('Refused')
    expect(body).not.toContain('bluff')
    expect(body).not.toContain('class="cross')
  })
})

it('names the suit and the card that a run needs, over the cards and on a phone', () => {
  const props = { view: aView(), done: [], from: null, picked: [], pick: () => {}, fresh: [], plain: false, narrow: true }
  const { body } = render(Hand, { props })
  expect(body).toContain('Needs a Court 3 or 6 for a run')
  expect(body).toContain('>needs 3 or 6 for a run')
})
