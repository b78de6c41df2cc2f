import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FromWorker, ToWorker } from './messages'

/** Fake workers that open at once. */
let workers: { said: ToWorker['type'][]; ended: boolean; onmessage: (event: { data: FromWorker }) => void }[]
let page: { visibilityState: string; entry: string; listeners: (() => void)[] }
let reload: ReturnType<typeof vi.fn>
const SET = { bundle: 'assets/offline-1', entry: 'index-1' }

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
  page = { visibilityState: 'visible', entry: SET.entry, listeners: [] }
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    addEventListener: (_: string, listener: () => void) => page.listeners.push(listener),
    querySelector: () => ({ src: `https://house.example/assets/${page.entry}.js` }),
    get visibilityState() {
      return page.visibilityState
    },
  })
  reload = vi.fn()
  vi.stubGlobal('location', { pathname: '/offline/', origin: 'https://house.example', href: 'https://house.example/offline/', reload })
  const flags = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => flags.get(key),
    setItem: (key: string, to: string) => flags.set(key, to),
    removeItem: (key: string) => flags.delete(key),
  })
  vi.stubGlobal('BroadcastChannel', class {})
  vi.stubGlobal('caches', { open: async () => ({ match: async () => Response.json(SET) }) })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function becomes(state: 'hidden' | 'visible') {
  page.visibilityState = state
  for (const hear of page.listeners) hear()
}

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
  for (const fault of ['broken', ''] as const) {
    workers[1]!.onmessage({ data: { type: 'Storage', fault } })
    expect(local.storage).toBe('cleared')
  }
  workers[1]!.onmessage({ data: { type: 'Storage', fault: 'full' } })
  expect(local.storage).toBe('full')
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

test('a page that is put away suspends its games, and its worker may be silent', async () => {
  await started(async () => true)
  becomes('hidden')
  await vi.advanceTimersByTimeAsync(3_600_000)
  becomes('visible')
  expect(workers.map(({ said }) => said)).toEqual([['Open', 'Hide', 'Show']])
})

test('a table that is opened on a hidden page wakes no game before it is seen', async () => {
  const { port } = await started(async () => true)
  becomes('hidden')
  port.connect('KITE', listener())
  port.connect('DUSK', listener()).close()
  expect(workers[0]!.said).not.toContain('Connect')
  becomes('visible')
  expect(workers[0]!.said.filter((type) => type === 'Connect')).toHaveLength(1)
})

test('a page that is older than the set in use is reloaded, once', async () => {
  page.entry = 'index-0'
  vi.stubGlobal('navigator', { locks: { request: async (_: string, __: object, got: (lock: object) => unknown) => got({}) } })
  const { start } = await import('./port.svelte')
  await start()
  expect([reload.mock.calls.length, workers.length]).toEqual([1, 0])
  await start()
  expect([reload.mock.calls.length, workers.length]).toEqual([1, 1])
})

test('a request while the worker starts anew is sent once, and one that was not answered is sent again', async () => {
  const { port } = await started(async () => true)
  void port.ask('/api/tables', { method: 'POST' })
  port.kill()
  void port.ask('/api/tables', { method: 'POST' })
  await vi.waitFor(() => expect(workers[1]!.said.filter((type) => type === 'Ask')).toHaveLength(2))
  expect(workers.map(({ said }) => said)).toEqual([
    ['Open', 'Ask'],
    ['Open', 'Ask', 'Ask'],
  ])
})
