import { expect, it } from 'vitest'
import { Fit } from './fit.svelte'
import { DESK, PHONE, SIDEWAYS } from './layout'

function fit(wide: number, screen: number, high = screen - 52, isReplay = false): Fit {
  const it = new Fit(() => isReplay)
  Object.assign(it, { wide, screen, high })
  return it
}

it('shows the whole desk, and shrinks it no further than one can read', () => {
  expect(fit(DESK.width, DESK.height + 52).scale).toBe(1)
  expect(fit(1000, 400)).toMatchObject({ phone: false, scale: 0.78, least: undefined })
})

it('fits a phone in width, and lets a live table scroll', () => {
  const phone = fit(PHONE.width, 500)
  expect(phone).toMatchObject({ phone: true, sideways: false, scale: 0.85 })
  expect(phone.least).toBe(`${PHONE.height * 0.85}px`)
})

it('makes room for the chairs of a phone that goes round', () => {
  const phone = fit(PHONE.width, 740)
  phone.top = 104
  expect(PHONE.height * phone.scale).toBeCloseTo(740 - 104)
})

it('shrinks a replay to its room, without a least height', () => {
  const replay = fit(PHONE.width, 700, PHONE.height * 0.8, true)
  expect(replay.scale).toBeCloseTo(0.8)
  expect(replay.least).toBe('0')
})

it('lays a low phone on its side, and shrinks a replay there, too', () => {
  expect(fit(740, 360)).toMatchObject({ sideways: true })
  expect(fit(740, 360).least).toBe(`${SIDEWAYS.height * fit(740, 360).scale}px`)
  expect(fit(740, 360, SIDEWAYS.height * 0.8, true)).toMatchObject({ sideways: true, scale: 0.8, least: '0' })
})
