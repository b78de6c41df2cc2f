import { expect, test, vi } from 'vitest'
import { covers } from '../game-api/registry'
import { faces } from '../games/spyclub/faces'
import { iconBody } from '../games/spyfall/icons.svelte'
import { sceneOf, scenes } from '../games/spyfall/scene/scenes'
import { tipsWanted } from '../games/spyclub/tips'
import { Marks } from '../games/spyfall/marks.svelte'
import { recall } from '../games/spyguy/souvenir'
import { reactions } from '../table/reactions'
import { facePicture } from './faces'
import { keepLatest, keepText, keptText } from './localStore'
import { withLine } from './record'

const TRICKS = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']

test.each(TRICKS)('a name from the wire such as %s finds nothing that nobody put there', (name) => {
  expect(facePicture(name)).toBe(facePicture('nobody'))
  expect(iconBody(name)).toBe('')
  for (const table of [reactions, faces, scenes, covers] as Record<string, unknown>[]) expect(table[name]).toBeUndefined()
  const scene = sceneOf(name)
  expect([scene.sky.length, typeof scene.hero]).toEqual([2, 'string'])
})

test.each([
  'null',
  '[]',
  '{}',
  '"x"',
  '7',
  '{',
  '{"name":{},"me":1,"theme":[],"A":null,"B":3,"constructor":1}',
  '{"A":{"code":{},"game":"x","token":7,"seen":null},"B":[7]}',
  '[{"id":"x"},null,{"id":"y","pack":{"name":"n","places":[{"name":"p"}]}}]',
])('a page survives %s in the local storage', async (text) => {
  vi.resetModules()
  const kept = new Map<string, string>()
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', () => undefined)
  for (const key of ['me', 'tables', 'days', 'settings', 'lessons', 'record', 'packs.spyfall']) kept.set(`spyhouse.${key}`, text)
  const { changeRecord, stored, tutorialStep, storeDay, storeTable, tokenFor } = await import('./storage.svelte')
  const { own } = await import('../games/spyfall/packs/packs.svelte')
  expect(stored.me).toEqual({ name: '', face: '' })
  expect(stored.settings).toEqual({ theme: 'auto', sound: true, touch: true, motion: 'auto' })
  expect(stored.record).toEqual({ games: [], lines: [], past: [] })
  const line = { id: 'A 1 1', text: 'Yes.', stars: 1 }
  changeRecord((before) => withLine(before, line))
  expect(stored.record.lines).toEqual([line])
  expect([tutorialStep('B'), tokenFor('A')]).toEqual([text.includes('"B":3') ? 3 : 0, ''])
  storeDay('B', '2026-11-18')
  storeTable({ code: 'A', token: 't' })
  expect([stored.days.B, tokenFor('A'), own.packs]).toEqual([['2026-11-18'], 't', []])
})

test('a browser that refuses to store anything breaks nothing', () => {
  vi.stubGlobal('localStorage', {
    get getItem() {
      throw new Error('SecurityError')
    },
  })
  expect([keptText('x'), keepText('x', 'y'), keepLatest('x', 1, () => 1)]).toEqual([null, false, undefined])
  expect([tipsWanted(), recall('2026-11-19'), new Marks('KITE', 1, 1, 0).suspicion(0)]).toEqual([true, null, ''])
})
