import { beforeEach, expect, test, vi } from 'vitest'
import removal from '../../public/sw-remove.js?raw'
import source from '../../public/sw.js?raw'
import { knows, loadOfflineWords } from '../lib/text'
import { Disk, faultOf, faultOnOpening, openDisk } from './disk'
import type { FileSet } from './download'
import type { Fault } from './messages'

/** In-memory caches by name. */
let kept: Map<string, Map<string, Response>>
let served: Record<string, string>
let asked: string[]
/** The cache mode of each request of the page. */
let modes: string[]
const ORIGIN = 'https://house.example'
const SET: FileSet = {
  id: 'one',
  entry: 'index-1',
  bundle: 'assets/offline-1',
  bytes: 30,
  files: [
    ['index.html', 10, ''],
    ['assets/index-1.js', 10, '2d711642b726b04401627ca9fbac32f5'],
    ['assets/offline-worker-1.js', 10, 'a1fce4363854ff888cff4b8e7875d600'],
  ],
}

beforeEach(() => {
  vi.resetModules()
  kept = new Map()
  asked = []
  modes = []
  served = { 'index.html': '<script src="/assets/index-1.js">', 'assets/index-1.js': 'x', 'assets/offline-worker-1.js': 'y' }
  const key = (request: string | Request) => new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname
  const open = (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, cache)
    return {
      match: async (request: string | Request) => cache.get(key(request))?.clone(),
      put: async (request: string | Request, answer: Response) => void cache.set(key(request), answer),
      keys: async () => [...cache.keys()].map((path) => ({ url: ORIGIN + path })),
    }
  }
  vi.stubGlobal('caches', {
    open: async (name: string) => open(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (request: string | Request) =>
      [...kept.values()]
        .map((cache) => cache.get(key(request)))
        .find(Boolean)
        ?.clone(),
  })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('location', { pathname: '/offline/', origin: ORIGIN })
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: {}, locks: {} })
  vi.stubGlobal('fetch', async (request: string | Request, { cache = 'default' }: RequestInit = {}) => {
    const path = key(request)
    asked.push(path)
    if (typeof request === 'string') modes.push(cache)
    const text = served[path.slice(1)]
    if (text === undefined) throw new TypeError('network')
    return new Response(text, { headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'self'" } })
  })
})

const load = () => import('./download')

test('half a download is never used, and goes on where it broke off', async () => {
  const { current, download } = await load()
  delete served['assets/index-1.js']
  await expect(download(SET, () => undefined)).rejects.toThrow()
  expect(await current()).toBeNull()
  asked = []
  served['assets/index-1.js'] = 'x'
  const shares: number[] = []
  await download(SET, (share) => shares.push(share))
  expect(asked).toEqual(['/assets/index-1.js'])
  expect(new Set(modes)).toEqual(new Set(['no-store'])) // the service worker does not keep them, too
  expect(shares.at(-1)).toBe(1)
  expect(await current()).toEqual(SET)
})

test('a login page in place of a file is no file', async () => {
  const { current, download } = await load()
  served['assets/index-1.js'] = '<h1>Welcome to our hotel</h1>'
  await expect(download(SET, () => undefined)).rejects.toThrow("another assets/index-1.js than the set's")
  expect(await current()).toBeNull()
  served['assets/index-1.js'] = 'x'
  await download(SET, () => undefined)
  expect(await current()).toEqual(SET)
})

test('a page of another version spoils the set', async () => {
  const { current, download } = await load()
  served['index.html'] = '<script src="/assets/index-2.js">'
  await expect(download(SET, () => undefined)).rejects.toThrow('another version')
  expect(await current()).toBeNull()
})

test('only the worker may compile WebAssembly', async () => {
  const { download } = await load()
  await download(SET, () => undefined)
  const policies = [...kept.get('spyhouse-offline-one')!.values()].map((answer) => answer.headers.get('Content-Security-Policy'))
  expect(policies.filter((policy) => policy?.includes('wasm'))).toHaveLength(1)
  expect(kept.get('spyhouse-offline-one')!.get('/assets/offline-worker-1.js')!.headers.get('Content-Security-Policy')).toContain(
    'wasm-unsafe-eval',
  )
})

test('an update fetches only what has changed', async () => {
  const { current, download, missing } = await load()
  expect(await missing(SET)).toBe(30)
  await download(SET, () => undefined)
  served = { 'index.html': served['index.html']!, 'assets/index-2.js': 'x', 'assets/other-1.js': 'z' }
  asked = []
  const [page, script] = SET.files as [FileSet['files'][0], FileSet['files'][0]]
  const update: FileSet = { ...SET, id: 'two', files: [page, ['assets/index-2.js', 10, script[2]], ['assets/other-1.js', 20, '']] }
  expect(await missing(update)).toBe(30) // the page and the other script
  const shares: number[] = []
  await download(update, (share) => shares.push(share))
  expect(asked.sort()).toEqual(['/assets/other-1.js', '/index.html'])
  expect(shares.at(-1)).toBe(1)
  expect(await kept.get('spyhouse-offline-two')!.get('/assets/index-2.js')!.text()).toBe('x')
  expect(await current()).toEqual(update)
})

test('what the set in use has lost is fetched', async () => {
  const { download } = await load()
  await download(SET, () => undefined)
  kept.get('spyhouse-offline-one')!.clear()
  asked = []
  await download({ ...SET, id: 'two' }, () => undefined)
  expect(asked).toHaveLength(3)
})

test('older sets go when the new one runs', async () => {
  const { download, tidy } = await load()
  await download(SET, () => undefined)
  await download({ ...SET, id: 'two' }, () => undefined)
  await tidy({ ...SET, id: 'two' })
  expect([...kept.keys()].sort()).toEqual(['spyhouse-current', 'spyhouse-offline-two'])
})

test.each([
  ['/offline/KITE', 'navigate', true],
  ['/offline', 'navigate', true],
  ['/KITE', 'navigate', false],
  ['/offliner', 'navigate', false],
])('the service worker shows %j from the set: %s', async (path, mode, fromSet) => {
  const { download } = await load()
  const heard: Record<string, (event: object) => void> = {}
  const self = {
    addEventListener: (kind: string, listener: (event: object) => void) => (heard[kind] = listener),
    location: { href: `${ORIGIN}/sw.js`, origin: ORIGIN },
  }
  new Function('self', source)(self)
  const shown = async () => {
    let answer: Promise<Response> | undefined
    heard.fetch!({ request: { url: ORIGIN + path, mode, method: 'GET' }, respondWith: (found: Promise<Response>) => (answer = found) })
    return answer && (await answer.catch(() => null))
  }
  served[path.slice(1)] = 'from the network'
  expect(await (await shown())?.text()).toBe(fromSet ? 'from the network' : undefined)
  await download(SET, () => undefined)
  expect(await (await shown())?.text()).toBe(fromSet ? served['index.html'] : undefined)
})

test('a page that is open during an update still gets the files of its own set', async () => {
  const { download } = await load()
  await download(SET, () => undefined)
  await download({ ...SET, id: 'two', files: [SET.files[0]!] }, () => undefined)
  const heard: Record<string, (event: object) => void> = {}
  const self = {
    addEventListener: (kind: string, listener: (event: object) => void) => (heard[kind] = listener),
    location: { href: `${ORIGIN}/sw.js`, origin: ORIGIN },
  }
  new Function('self', source)(self)
  delete served['assets/index-1.js']
  let answer: Promise<Response> | undefined
  heard.fetch!({
    request: { url: `${ORIGIN}/assets/index-1.js`, mode: 'cors', method: 'GET' },
    respondWith: (found: Promise<Response>) => (answer = found),
  })
  expect(await (await answer)?.text()).toBe('x')
})

test('the service worker leaves a download to the page, which keeps it itself', async () => {
  const heard: Record<string, (event: object) => void> = {}
  const self = {
    addEventListener: (kind: string, listener: (event: object) => void) => (heard[kind] = listener),
    location: { href: `${ORIGIN}/sw.js`, origin: ORIGIN },
  }
  new Function('self', source)(self)
  const answered = (cache: string) => {
    const respondWith = vi.fn()
    heard.fetch!({ request: { url: `${ORIGIN}/assets/index-1.js`, mode: 'cors', method: 'GET', cache }, respondWith })
    return respondWith.mock.calls.length
  }
  // A reload asks with "no-cache", and must come from the set.
  expect([answered('default'), answered('no-cache'), answered('no-store')]).toEqual([1, 1, 0])
})

test('without a network manifest and icons come from the set', async () => {
  const { download } = await load()
  const heard: Record<string, (event: object) => void> = {}
  const self = {
    addEventListener: (kind: string, listener: (event: object) => void) => (heard[kind] = listener),
    location: { href: `${ORIGIN}/sw.js`, origin: ORIGIN },
  }
  new Function('self', source)(self)
  const shown = (path: string) => {
    let answer: Promise<Response> | undefined
    heard.fetch!({
      request: { url: ORIGIN + path, mode: 'no-cors', method: 'GET' },
      respondWith: (found: Promise<Response>) => (answer = found),
    })
    return answer
  }
  await expect(shown('/icon-192.png')).rejects.toThrow('network')
  served['icon-192.png'] = 'a face'
  await download({ ...SET, files: [...SET.files, ['icon-192.png', 6, '']] }, () => undefined)
  delete served['icon-192.png']
  expect(await (await shown('/icon-192.png'))!.text()).toBe('a face')
  expect(shown('/api/icon-192.png')).toBeUndefined()
})

test('without a network the front page goes on to the tables on this device', async () => {
  const { download } = await load()
  const heard: Record<string, (event: object) => void> = {}
  const self = {
    addEventListener: (kind: string, listener: (event: object) => void) => (heard[kind] = listener),
    location: { href: `${ORIGIN}/sw.js`, origin: ORIGIN },
  }
  new Function('self', 'Response', source)(self, { redirect: (to: string) => `redirected to ${to}` })
  const shown = () => {
    let answer: Promise<unknown> | undefined
    heard.fetch!({
      request: { url: `${ORIGIN}/`, mode: 'navigate', method: 'GET' },
      respondWith: (found: Promise<unknown>) => (answer = found),
    })
    return answer
  }
  await expect(shown()).rejects.toThrow('network')
  await download(SET, () => undefined)
  expect(await shown()).toBe('redirected to /offline/')
})

test('the switch removes what was kept, and the service worker', async () => {
  const { current, download } = await load()
  await download(SET, () => undefined)
  kept.set('of another app', new Map())
  const heard: Record<string, (event: object) => void> = {}
  let unregistered = false
  const self = {
    addEventListener: (kind: string, listener: (event: object) => void) => (heard[kind] = listener),
    skipWaiting: () => undefined,
    registration: { unregister: async () => (unregistered = true) },
  }
  new Function('self', removal)(self)
  heard.install!({})
  let done: Promise<void> | undefined
  heard.activate!({ waitUntil: (work: Promise<void>) => (done = work) })
  await done
  expect(unregistered).toBe(true)
  expect([...kept.keys()]).toEqual(['of another app'])
  expect(await current()).toBeNull()
})

test.each([
  ['SecurityError', 'blocked'],
  ['InvalidStateError', 'blocked'],
  ['VersionError', 'newer'],
  ['QuotaExceededError', 'full'],
])('a disk that cannot be opened for a %s is %s', async (name, fault) => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      const request = { error: new DOMException('', name), onerror: () => undefined }
      setTimeout(() => request.onerror())
      return request
    },
  })
  const found = await openDisk('x', () => undefined).catch(faultOnOpening)
  expect(found).toBe(fault)
})

test('a database that the browser closes was cleared, and is told before the next write', async () => {
  const request = { result: {} as Record<string, () => void>, onsuccess: () => undefined }
  vi.stubGlobal('indexedDB', { open: () => request })
  const told: string[] = []
  const opening = openDisk('x', (fault) => told.push(fault))
  request.onsuccess()
  await opening
  request.result.onclose!()
  expect(told).toEqual(['cleared'])
})

test('a browser without IndexedDB is blocked', async () => {
  vi.stubGlobal('indexedDB', undefined)
  expect(await openDisk('x', () => undefined).catch(faultOnOpening)).toBe('blocked')
})

test('a full disk is told, and fails with an error that Python can raise', async () => {
  const database = {
    transaction: () => {
      throw new DOMException('no room', 'QuotaExceededError')
    },
  }
  const told: string[] = []
  const disk = new Disk(database as unknown as IDBDatabase, (fault) => told.push(fault))
  const error = await disk.append([['KITE', 1, 0, '', '', new Uint8Array()]]).catch((found: unknown) => found)
  expect(Object.prototype.toString.call(error)).toBe('[object Error]')
  expect((error as Error).name).toBe('QuotaExceededError')
  expect(told).toEqual(['full'])
})

test('every fault has its sentence', async () => {
  await loadOfflineWords()
  const names: Record<string, Fault> = {
    QuotaExceededError: 'full',
    VersionError: 'newer',
    InvalidStateError: 'cleared',
    SecurityError: 'broken',
  }
  for (const [name, fault] of Object.entries(names)) expect(faultOf(new DOMException('', name))).toBe(fault)
  for (const fault of [...Object.values(names), 'blocked']) expect(knows(`offline-fault-${fault}`)).toBe(true)
  for (const stage of ['no-files', 'impossible', 'broken-off']) expect(knows(`offline-${stage}`)).toBe(true)
})
