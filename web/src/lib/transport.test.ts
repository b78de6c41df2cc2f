import { afterEach, expect, test, vi } from 'vitest'

const sources = import.meta.glob<string>('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })
/** Files that fetch parts of the client rather than the API. */
const FILES = ['./loader.ts', '../offline/download.ts', '../offline/offline-worker.ts', '../games/spyclub/SpriteLoader.svelte']

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('every request and socket goes through the transport', () => {
  const found = Object.entries(sources)
    .filter(([path]) => !/\.test\.ts$|\/transport\.ts$/.test(path) && !FILES.includes(path))
    .filter(([, text]) => /(?<![\w.])fetch\(|new WebSocket\(/.test(text))
  expect(found.map(([path]) => path)).toEqual([])
  expect(Object.keys(sources)).toEqual(expect.arrayContaining(FILES))
})

async function baseAt(pathname: string, site?: string, root?: string) {
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('document', { documentElement: { dataset: { ...(site !== undefined && { site }), ...(root && { root }) } } })
  return import('./base')
}

test.each([
  ['/', undefined, false, '/KITE', '/KITE'],
  ['/OFFLINER', undefined, false, '/KITE', '/KITE'],
  ['/offline/', undefined, true, '/KITE', '/offline/KITE'],
  ['/offline/KITE', undefined, true, '/', '/offline/'],
  ['/games/', '/games/', true, '/learn/x', '/games/learn/x'],
  ['/', '/', true, '/KITE', '/KITE'],
])('a page at %j of the site %j', async (pathname, site, offline, page, path) => {
  const base = await baseAt(pathname, site)
  expect(base.offline).toBe(offline)
  expect(base.pathTo(page)).toBe(path)
  expect(base.pageIn(path)).toBe(page)
})

test.each([
  ['/spy/KITE', false, '/KITE', '/spy/KITE'],
  ['/spy', false, '/', '/spy/'],
  ['/spy/offline/KITE', true, '/KITE', '/spy/offline/KITE'],
])('a page at %j of a server below /spy', async (pathname, offline, page, path) => {
  const base = await baseAt(pathname, undefined, '/spy/')
  expect(base.offline).toBe(offline)
  expect(base.pathTo(page)).toBe(path)
  expect(base.pageIn(pathname)).toBe(page)
  expect(base.addressOf('/api/games')).toBe('/spy/api/games')
})

test('requests and sockets of a server below /spy go there', async () => {
  await baseAt('/spy/KITE', undefined, '/spy/')
  const fetched = vi.fn(async () => new Response())
  const opened = vi.fn()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { pathname: '/spy/KITE', protocol: 'https:', host: 'house.example' })
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor(address: string) {
        opened(address)
      }
    },
  )
  const { ask, connect } = await import('./transport')
  await ask('/api/games')
  connect('KITE')
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/spy/api/games', {})
  expect(opened).toHaveBeenCalledExactlyOnceWith('wss://house.example/spy/ws/KITE')
})

/** Addresses in the sources that would leave the folder; `pathTo`, `addressOf`, `root` and `ask` are safe. */
test('no page or file is named from the top of the host', () => {
  const found = Object.entries(sources)
    .filter(([path]) => !/\.test\.ts$/.test(path))
    .filter(([, text]) => /(href|src)="\/|(href|src)=\{`\/|location\.(host|origin)\}\/|(push|replace)State\([^()]*'\//.test(text))
  expect(found.map(([path]) => path)).toEqual([])
})

test('the folder of a site without its slash is the front page', async () => {
  expect((await baseAt('/offline')).pageIn('/offline')).toBe('/')
})
