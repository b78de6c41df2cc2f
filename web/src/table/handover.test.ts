import { expect, it } from 'vitest'
import { HandOver } from './handover.svelte'

const at = { mine: [0, 2], toAct: [0], hasSecrets: true }
const hands = (start: Partial<typeof at> = {}) => {
  const table = { ...at, ...start }
  return { table, hands: new HandOver(() => table) }
}

it('shows a single seat at once, and none to a watcher', () => {
  expect(hands({ mine: [1] }).hands.seat).toBe(1)
  expect(hands({ mine: [1] }).hands.passing).toBe(false)
  expect(hands({ mine: [] }).hands.seat).toBeNull()
})

it('covers the first seat until its player has the device', () => {
  const { hands: it } = hands()
  it.turnPassed()
  expect([it.passing, it.next, it.seat]).toEqual([true, 0, null])
  it.take()
  expect([it.passing, it.seat]).toEqual([false, 0])
})

it('passes the device when the turn passes on to another seat of it', () => {
  const { table, hands: it } = hands()
  it.turnPassed()
  it.take()
  table.toAct = [2]
  it.turnPassed()
  expect([it.passing, it.next, it.seat]).toEqual([true, 2, 0])
})

it('stays where it is while somebody elsewhere is to act', () => {
  const { table, hands: it } = hands()
  it.turnPassed()
  it.take()
  table.toAct = [1]
  it.turnPassed()
  expect([it.passing, it.seat]).toEqual([false, 0])
})

it('asks for a tap before it shows another seat with secrets, and shows one without at once', () => {
  const { table, hands: it } = hands()
  it.turnPassed()
  it.take()
  it.ask(2)
  expect([it.passing, it.next]).toEqual([true, 2])
  it.take()
  table.hasSecrets = false
  it.ask(0)
  expect([it.passing, it.seat]).toEqual([false, 0])
})

it('goes round when cards are dealt, and comes back to whoever begins', () => {
  const { hands: it } = hands({ mine: [0, 1, 2], toAct: [1] })
  it.turnPassed()
  it.take()
  it.looked([0, 2])
  expect([it.passing, it.next]).toEqual([true, 0])
  it.take()
  it.looked([2])
  expect(it.next).toBe(2)
  it.take()
  it.looked([])
  expect([it.passing, it.next]).toEqual([true, 1])
})
