import { beforeEach, expect, it, vi } from 'vitest'
import { closeWithScene, enter, leave } from './scene'

const scrolled = vi.fn()

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrolled)
  leave()
  scrolled.mockClear()
})

it('closes what lies open and goes to the top when the scene changes', () => {
  const close = vi.fn()
  enter('table', 'playing')
  enter('board', 'table')
  const closed = closeWithScene(close)
  enter('board', 'vote')
  expect(close).toHaveBeenCalledOnce()
  expect(scrolled).toHaveBeenCalledWith(0, 0)
  closed()
  enter('board', 'reveal')
  expect(close).toHaveBeenCalledOnce()
})

it('leaves everything as it is while the scene stays', () => {
  const close = vi.fn()
  enter('table', 'playing')
  enter('board', 'table')
  closeWithScene(close)
  enter('board', 'table')
  enter('table', 'playing')
  expect(close).not.toHaveBeenCalled()
  expect(scrolled).not.toHaveBeenCalled()
})

it('takes the first word of a board for no change, and the end of the game for one', () => {
  const close = vi.fn()
  enter('table', 'playing')
  closeWithScene(close)
  enter('board', 'table')
  expect(close).not.toHaveBeenCalled()
  enter('table', 'over')
  expect(close).toHaveBeenCalledOnce()
  enter('board', 'ending')
  expect(close).toHaveBeenCalledOnce()
})

it('closes one that another closes with it only once', () => {
  enter('table', 'lobby')
  const inner = vi.fn()
  const innerClosed = closeWithScene(inner)
  closeWithScene(() => innerClosed())
  expect(() => enter('table', 'playing')).not.toThrow()
  expect(inner).toHaveBeenCalledOnce()
})
