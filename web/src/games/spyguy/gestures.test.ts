import { expect, it, vi } from 'vitest'
import { DoubleTaps, GestureTracker, glide } from './gestures'

const at = (x: number, y = 0) => ({ x, y })

it('takes a finger that stays for a tap, even if it trembles', () => {
  const fingers = new GestureTracker()
  fingers.press(1, at(100), 0)
  expect(fingers.move(1, at(106, 4), 30)).toBeNull()
  expect(fingers.lift(1, at(106, 4), 60)).toEqual({ tap: at(106, 4) })
})

it('pans with a finger that wanders, and never taps after', () => {
  const fingers = new GestureTracker()
  fingers.press(1, at(100), 0)
  expect(fingers.move(1, at(130), 30)).toMatchObject({ dx: 30, dy: 0, factor: 1 })
  fingers.move(1, at(100), 500)
  expect(fingers.lift(1, at(100), 900)).toEqual({ fling: at(0) }) // back at its start, and at rest
})

it('needs a steadier hand of a mouse', () => {
  const fingers = new GestureTracker()
  fingers.press(1, at(100), 0, 'mouse')
  expect(fingers.move(1, at(106), 30)).toMatchObject({ dx: 6 })
})

it('zooms by how far two fingers part, around their middle', () => {
  const fingers = new GestureTracker()
  fingers.press(1, at(100), 0)
  fingers.press(2, at(200), 10)
  expect(fingers.move(2, at(300), 30)).toEqual({ dx: 50, dy: 0, factor: 2, at: at(200) })
})

it('never taps after a pinch, whichever finger is lifted last', () => {
  const fingers = new GestureTracker()
  fingers.press(1, at(100), 0)
  fingers.press(2, at(200), 10)
  expect(fingers.lift(1, at(100), 20)).toBeNull()
  expect(fingers.lift(2, at(200), 30)).toEqual({ fling: at(0) })
})

it('taps again after all fingers were up', () => {
  const fingers = new GestureTracker()
  fingers.press(1, at(100), 0)
  fingers.move(1, at(180), 30)
  fingers.lift(1, at(180), 60)
  fingers.press(1, at(50), 100)
  expect(fingers.lift(1, at(50), 130)).toEqual({ tap: at(50) })
})

it('comes to nothing when the system takes the finger away', () => {
  const fingers = new GestureTracker()
  fingers.press(1, at(100), 0)
  fingers.cancel()
  expect(fingers.lift(1, at(100), 50)).toBeNull()
})

it('flings as fast as the finger was at last, and glides to a halt', () => {
  const fingers = new GestureTracker()
  fingers.press(1, at(0), 0)
  for (let ms = 10; ms <= 100; ms += 10) fingers.move(1, at(ms * 2), ms)
  const ended = fingers.lift(1, at(200), 105)
  expect(ended && 'fling' in ended && ended.fling.x).toBeCloseTo(2)
  expect(glide({ x: 2, y: 0 }, 16)!.x).toBeLessThan(2)
  expect(glide({ x: 2, y: 0 }, 5_000)).toBeNull()
})

it('takes two taps on one spot for a zoom, and two on two for two finds', () => {
  vi.useFakeTimers()
  const found: number[] = []
  const taps = new DoubleTaps(({ x }) => found.push(x))
  const down = (x: number, at: number) => taps.tap({ x, y: 0 }, at) || taps.wait({ x, y: 0 }, 1)
  expect(down(10, 0)).toBeUndefined()
  expect(down(12, 150)).toBe(true)
  vi.advanceTimersByTime(1000)
  expect(found).toEqual([])
  down(10, 2000)
  down(200, 2100)
  expect(found).toEqual([10])
  vi.advanceTimersByTime(240)
  expect(found).toEqual([10, 200])
  vi.useRealTimers()
})
