import { expect, test, vi } from 'vitest'

vi.stubGlobal('location', { pathname: '/' })
vi.stubGlobal('addEventListener', () => {})
const { codeIn } = await import('./route.svelte')

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
