import { expect, it, vi } from 'vitest'
import type { GameView, TableView } from '../wire'

vi.mock('../lib/text', () => ({ say: (key: string, about?: { name?: string }) => [key, about?.name].filter(Boolean).join(' ') }))
const { Turn } = await import('./turn.svelte')

const table = { phase: 'playing', chairs: [{ name: 'Ida' }, { name: 'Ben' }, { name: 'Twitch' }] } as TableView
const game = (mine: number[], toAct: number[], winners?: number[]) =>
  ({ seats: mine.map((seat) => ({ seat, view: {} })), to_act: toAct, outcome: winners ? { winners } : null }) as unknown as GameView
const turn = (mine: number[], toAct: number[], more: { table?: TableView; animating?: boolean; winners?: number[] } = {}) =>
  new Turn(() => ({ table: more.table ?? table, game: game(mine, toAct, more.winners), animating: more.animating ?? false }))

it.each([
  ['yours', [0], [0], 'table-turn-yours'],
  ['another player’s', [0], [1], 'table-turn Ben'],
  ['everyone’s', [0], [0, 1, 2], 'table-turn-everyone'],
  ['that of some, with you', [0], [0, 1], 'table-turn-some'],
  ['that of some, without you', [0], [1, 2], ''],
  ['nobody’s', [0], [], ''],
])('says that the turn is %s', (_, mine, toAct, words) => {
  expect(turn(mine, toAct).words).toBe(words)
})

it('says nothing while the board plays what happened, then that the game is over', () => {
  const over = { ...table, phase: 'over' } as TableView
  expect(turn([0], [], { table: over, animating: true }).words).toBe('')
  expect(turn([0], [], { table: over, animating: true }).over).toBe(false)
  expect(turn([0], [], { table: over }).words).toBe('end-title')
})

it('knows whether this browser’s seats won', () => {
  expect(turn([1], [], { winners: [1] }).won).toBe(true)
  expect(turn([1], [], { winners: [0] }).won).toBe(false)
  expect(turn([], [], { winners: [0] }).won).toBe(false)
})

it('has a key that changes with the turn alone', () => {
  expect(turn([0], [1]).key).toBe(turn([0], [1]).key)
  expect(turn([0], [1]).key).not.toBe(turn([0], [2]).key)
})
