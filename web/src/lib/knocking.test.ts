import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Knocking } from './knocking.svelte'

vi.mock('./profile', () => ({ currentProfile: () => ({ name: 'Ben', face: 'owl' }) }))
vi.mock('./joining', async () => {
  const { joinTable } = await import('./api')
  return { join: (code: string, _game: string, knocked: string) => joinTable(code, { name: 'Ben', face: 'owl' }, knocked) }
})

interface Call {
  address: string
  method: string
  token: string
}
let calls: Call[] = []
let answers: [number, object][] = []

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const headers = init.headers as Record<string, string>
    calls.push({ address, method: init.method ?? 'GET', token: (headers.Authorization ?? '').slice('Bearer '.length) })
    const [status, body] = answers.shift() ?? [500, {}]
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const knocked: [number, object] = [201, { token: 'k1' }]
const waiting: [number, object] = [200, { answer: 'waiting' }]
const over: [number, object] = [404, { detail: 'Nobody answered.', code: 'knock-over' }]

test('waits for the host, over a busy server, and joins with the token of the knock', async () => {
  answers = [knocked, waiting, [503, { detail: 'not now' }], [200, { answer: 'in' }], [201, { person: 'p2', token: 't2' }]]
  const knocking = new Knocking()
  const asked = knocking.ask('KITE', 'spyfall')
  await vi.advanceTimersByTimeAsync(10)
  expect(knocking.waiting).toBe(true)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(await asked).toBe(true)
  expect(knocking.waiting).toBe(false)
  expect(calls.at(-1)).toEqual({ address: '/api/tables/KITE/people', method: 'POST', token: 'k1' })
})

test('a no ends it, and asking again is a new knock', async () => {
  answers = [knocked, [200, { answer: 'no' }], [201, { token: 'k2' }], waiting, over]
  const knocking = new Knocking()
  expect(await knocking.ask('KITE', 'spyfall')).toBe(false)
  expect(knocking.refused).toBe(true)
  const again = expect(knocking.ask('KITE', 'spyfall')).rejects.toThrow('Nobody answered')
  expect(knocking.refused).toBe(false)
  await vi.advanceTimersByTimeAsync(3_000)
  await again
  expect(knocking.waiting).toBe(false)
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2)
})

test('a join that fails can be tried again with the same knock', async () => {
  answers = [knocked, [200, { answer: 'in' }], [409, { detail: 'A round is on.' }], [200, { answer: 'in' }], [201, { token: 't' }]]
  const knocking = new Knocking()
  await expect(knocking.ask('KITE', 'spyfall')).rejects.toThrow()
  expect(await knocking.ask('KITE', 'spyfall')).toBe(true)
  expect(calls.at(-1)?.token).toBe('k1')
})

test('who leaves the page does not join', async () => {
  answers = [knocked, waiting, [200, { answer: 'in' }]]
  const knocking = new Knocking()
  const asked = knocking.ask('KITE', 'spyfall')
  await vi.advanceTimersByTimeAsync(10)
  knocking.leave()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await asked).toBe(false)
})
