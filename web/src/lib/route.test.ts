import { expect, test, vi } from 'vitest'

vi.stubGlobal('location', { pathname: '/' })
vi.stubGlobal('addEventListener', () => {})
const { codeIn, parseRoute } = await import('./route.svelte')

test.each([
  ['kite', 'KITE'],
  ['/KITE', 'KITE'],
  ['https://spyhouse.example/tomak?x=1', 'TOMAK'],
  [' kite ', 'KITE'],
  ['/', ''],
  ['kit', ''],
  ['kites2', ''],
])('in %j the code is %j', (text, code) => {
  expect(codeIn(text)).toBe(code)
})

test.each([
  ['/', { page: 'front' }],
  ['/kite', { page: 'table', code: 'KITE' }],
  ['/KITE/2/0123456789abcdef0123', { page: 'replay', code: 'KITE', number: 2, key: '0123456789abcdef0123', end: false }],
  ['/kite/12/0123456789abcdef0123/end', { page: 'replay', code: 'KITE', number: 12, key: '0123456789abcdef0123', end: true }],
  ['/kite/12', { page: 'replay', code: 'KITE', number: 12, key: '' }],
  ['/replay', { page: 'replay', code: '' }],
  ['/learn/spyclub', { page: 'learn', game: 'spyclub' }],
  ['/packs?x', { page: 'game', game: 'packs' }],
])('%j is the page %j', (path, page) => {
  expect(parseRoute(path)).toMatchObject(page)
})
