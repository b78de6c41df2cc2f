import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const sound = vi.fn()
vi.mock('../lib/sound', () => ({ play: sound }))
const { Finish } = await import('./finish.svelte')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  sound.mockClear()
})

it('celebrates a win for a while', () => {
  const finish = new Finish(false)
  finish.note(false, false, true)
  expect(finish.celebrating).toBe(false)
  finish.note(true, true, true)
  expect(finish.celebrating).toBe(true)
  expect(sound).toHaveBeenCalledWith('won')
  vi.advanceTimersByTime(5_000)
  expect(finish.celebrating).toBe(false)
})

it('plays another sound for who lost, and the winner’s for a watcher', () => {
  new Finish(false).note(true, false, true)
  new Finish(false).note(true, false, false)
  expect(sound.mock.calls).toEqual([['lost'], ['won']])
})

it('says nothing of a game that was over already, but does of the next one', () => {
  const finish = new Finish(true)
  finish.note(true, true, true)
  expect(finish.celebrating).toBe(false)
  finish.note(false, false, true)
  finish.note(true, true, true)
  expect(finish.celebrating).toBe(true)
})
