import { afterEach, expect, it, vi } from 'vitest'
import { keepAwake } from './awake'

afterEach(() => vi.unstubAllGlobals())

it('keeps the screen on, again after the page was out of sight, and lets it go', async () => {
  const release = vi.fn()
  const request = vi.fn(async () => ({ release }))
  let seen: () => void = () => {}
  vi.stubGlobal('navigator', { wakeLock: { request } })
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: (_: string, then: () => void) => (seen = then),
    removeEventListener: vi.fn(),
  })
  const stop = keepAwake()
  await Promise.resolve()
  expect(request).toHaveBeenCalledOnce()
  seen()
  await Promise.resolve()
  expect(request).toHaveBeenCalledTimes(2)
  stop()
  expect(release).toHaveBeenCalledOnce()
})

it('does without where the browser cannot', () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: vi.fn(), removeEventListener: vi.fn() })
  expect(() => keepAwake()()).not.toThrow()
})
