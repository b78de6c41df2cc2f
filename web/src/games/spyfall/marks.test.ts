import { beforeEach, expect, it, vi } from 'vitest'
import { Marks } from './marks.svelte'

/** Like the browser's: entries are properties of the storage object. */
class Store {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? (this[key] as string) : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

beforeEach(() => vi.stubGlobal('localStorage', new Store()))

it('keeps strike-outs and suspicions over a reload', () => {
  const before = new Marks('KITE', 1, 2, 0)
  before.strike('7')
  before.suspect(3, '!')
  const after = new Marks('KITE', 1, 2, 0)
  expect(after.isStruck('7')).toBe(true)
  expect(after.suspicion(3)).toBe('!')
})

it('rubs out what is struck twice', () => {
  const marks = new Marks('KITE', 1, 2, 0)
  marks.strike('7')
  marks.strike('7')
  expect(new Marks('KITE', 1, 2, 0).isStruck('7')).toBe(false)
})

it('gives every seat, round, game and table a clean pencil', () => {
  new Marks('KITE', 1, 2, 0).strike('7')
  for (const other of [new Marks('KITE', 1, 2, 1), new Marks('KITE', 1, 3, 0), new Marks('KITE', 2, 2, 0), new Marks('MOTH', 1, 2, 0)]) {
    expect(other.isStruck('7')).toBe(false)
  }
})

it('forgets the oldest rounds, never the one in play', () => {
  vi.useFakeTimers()
  for (let round = 1; round <= 45; round++) {
    vi.setSystemTime(round * 1000)
    new Marks('KITE', 1, round, 0).strike('7')
  }
  expect(new Marks('KITE', 1, 1, 0).isStruck('7')).toBe(false)
  expect(new Marks('KITE', 1, 45, 0).isStruck('7')).toBe(true)
  vi.useRealTimers()
})

it('reads no mark that nobody can make', () => {
  localStorage.setItem('spyhouse.spyfall.marks.KITE.1.2.0', '{"struck":7,"suspects":{"1":"constructor","2":"?"},"at":"x"}')
  const marks = new Marks('KITE', 1, 2, 0)
  expect([marks.isStruck('7'), marks.suspicion(1), marks.suspicion(2)]).toEqual([false, '', '?'])
})

it('survives a store that was tampered with or is closed', () => {
  localStorage.setItem('spyhouse.spyfall.marks.KITE.1.2.0', '{broken')
  const marks = new Marks('KITE', 1, 2, 0)
  vi.spyOn(Store.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no room')
  })
  marks.strike('7')
  expect(marks.isStruck('7')).toBe(true)
  vi.restoreAllMocks()
})
