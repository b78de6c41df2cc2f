import { describe, expect, it } from 'vitest'
import { squares } from './geometry'
import { hearingPrompt, promptOf } from './prompt'
import { hearingOf } from './table'
import { aPlayer, aView, thePlayers } from './testing'
import type { Move, SpycatcherView } from './wire'

const asked = (view: SpycatcherView, seat: number | null = 0, legal: Move[] = []) =>
  promptOf(view, legal, seat, thePlayers(view, seat), 2, false)

it('says what you do, or what somebody else is doing', () => {
  expect(asked(aView()).title).toBe('Your turn: take a card')
  expect(asked(aView({ turn: 1, waiting_for: [1] }))).toEqual({ title: 'Karim is at work', line: 'Taking a card' })
  expect(asked(aView(), null).title).toBe('Ida is at work')
})

it('says whether there is anything to seek with', () => {
  const seek = (legal: Move[]) => asked(aView({ phase: 'seek', circle: 'court' }), 0, legal).line
  expect(seek([{ type: 'Pass' }, { type: 'Seek', cards: [16, 17, 18] }])).toBe('You need a run of three in the suit, or its master.')
  expect(seek([{ type: 'Pass' }])).toBe('You have neither a run here nor the master.')
})

it('promises to seek in the chosen circle only where a memo sends you', () => {
  const sent = (id: string) => {
    const place = squares.findIndex((one) => one.id === id)
    return asked(aView({ phase: 'circle', players: [aPlayer([], { place }), aPlayer(), aPlayer()] })).line
  }
  expect(sent('ring-13')).toContain('you may apply')
  expect(sent('court-2')).not.toContain('you may apply')
})

describe('at a hearing', () => {
  const sought = aView({
    phase: 'challenge',
    turn: 1,
    circle: 'court',
    waiting_for: [0, 2],
    seeking: { seat: 1, circle: 'court', cards: 3, decided: [] },
  })
  const heard = (view: SpycatcherView, seat: number | null = 0) =>
    hearingPrompt(hearingOf(view)!, true, view, [], seat, thePlayers(view, seat))

  it('asks whoever has not decided, whatever they hold', () => {
    expect(heard(sought).title).toBe('Do you challenge?')
    expect(heard({ ...sought, hand: [] }).title).toBe('Do you challenge?')
  })
  it('tells only you what you decided', () => {
    expect(heard({ ...sought, decision: 'c' }).title).toBe('Your challenge is sealed')
    expect(heard({ ...sought, decision: 'p' }).title).toBe('You let it pass')
    expect(heard(sought, null).line).toBe('Everyone decides in secret')
  })
  it('says nothing of the result before the stamp has fallen', () => {
    const attempt = { seat: 1, circle: 'court', cards: [13, 14, 15], bluff: false, challenges: [], granted: true } as const
    const opened = { ...hearingOf(sought)!, opened: { ...attempt, cards: [...attempt.cards], challenges: [] } }
    const said = (stamped: boolean) => hearingPrompt(opened, stamped, sought, [], 0, thePlayers(sought, 0))
    expect(said(false)).toEqual({ title: 'All cards are shown', line: '' })
    expect(said(true).title).toBe('Karim has permission')
  })
  it('tells what a caught bluff was and what it costs', () => {
    const attempt = { seat: 1, circle: 'court' as const, cards: [13, 8, 40], bluff: true, granted: false }
    const opened = { ...hearingOf(sought)!, opened: { ...attempt, challenges: [{ seat: 0, cards: [6], succeeds: true }] } }
    const { title, line } = hearingPrompt(opened, true, sought, [], 0, thePlayers(sought, 0))
    expect(title).toBe('Karim was bluffing')
    expect(line).toContain('It wasn’t a run at all. Karim loses all three cards and the next turn.')
  })
  it('waits with the seeker', () => {
    expect(heard(sought, 1).title).toBe('Your application is sealed')
  })
})
