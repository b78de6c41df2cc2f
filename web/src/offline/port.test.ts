import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FromWorker, ToWorker } from './messages'

/** Fake workers that open at once. */
let workers: { said: ToWorker['type'][]; ended: boolean; onmessage: (event: { data: FromWorker }) => void }[]

class OpenedWorker {
  said: ToWorker['type'][] = []
  ended = false
  onmessage!: (event: { data: FromWorker }) => void

  constructor() {
    workers.push(this)
  }

  postMessage({ type }: ToWorker): void {
    this.said.push(type)
    if (type === 'Open') queueMicrotask(() => this.onmessage({ data: { type: 'Opened', marks: {} } }))
  }

  terminate(): void {
    this.ended = true
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  workers = []
  vi.stubGlobal('Worker', OpenedWorker)
  vi.stubGlobal('spyhouse', {})
  vi.stubGlobal('localStorage', { getItem: () => null })
  const page = { documentElement: { dataset: {} }, visibilityState: 'visible' }
  vi.stubGlobal('document', { ...page, addEventListener: () => undefined, querySelector: () => null })
  vi.stubGlobal('location', { pathname: '/offline/', origin: 'https://house.example', href: 'https://house.example/offline/' })
  vi.stubGlobal('BroadcastChannel', class {})
  const set = { bundle: 'assets/offline-1' }
  vi.stubGlobal('caches', { open: async () => ({ match: async () => Response.json(set) }) })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const listener = () => ({ opened: vi.fn(), message: vi.fn(), closed: vi.fn() })

async function started(persist: () => Promise<boolean>) {
  const locks = { request: async (_: string, __: object, got: (lock: object) => unknown) => got({}) }
  vi.stubGlobal('navigator', { locks, storage: { persist } })
  const { local, port, start } = await import('./port.svelte')
  await start()
  expect(local.status).toBe('open')
  return { local, port: await port() }
}

test.each([
  ['the browser agrees', async () => true, true],
  ['it does not', async () => false, false],
  ['it fails', () => Promise.reject(new Error('no')), false],
])('it is asked once to keep what is stored, with the first table: %s', async (_, answer, persisted) => {
  const persist = vi.fn<() => Promise<boolean>>(answer)
  const { local, port } = await started(persist)
  expect(persist).not.toHaveBeenCalled()
  port.connect('KITE', listener())
  await vi.waitFor(() => expect(local.persisted).toBe(persisted))
  port.connect('DUSK', listener())
  expect(persist).toHaveBeenCalledTimes(1)
})

test('a worker whose storage was cleared gives way to a new one, and its tables connect again', async () => {
  const { local, port } = await started(async () => true)
  const table = listener()
  port.connect('KITE', table)
  workers[0]!.onmessage({ data: { type: 'Storage', fault: 'cleared' } })
  expect(workers.map(({ ended }) => ended)).toEqual([true, false])
  expect(table.closed).toHaveBeenCalledWith(1006)
  expect(local.storage).toBe('cleared')
})

test('a full disk is told, and the worker stays', async () => {
  const { local } = await started(async () => true)
  workers[0]!.onmessage({ data: { type: 'Storage', fault: 'full' } })
  expect([local.storage, workers.length]).toEqual(['full', 1])
  workers[0]!.onmessage({ data: { type: 'Storage', fault: '' } })
  expect(local.storage).toBe('')
})

test('a silent worker is replaced', async () => {
  await started(async () => true)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(workers).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(workers.map(({ ended }) => ended)).toEqual([true, false])
})
