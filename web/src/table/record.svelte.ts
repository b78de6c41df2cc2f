// Stores a finished game in this browser: in its record, and in the streak of a daily game.
import { untrack } from 'svelte'
import type { Client } from '../game-api/board'
import { toDay } from '../lib/daily'
import { levelOf, withGame, withLine } from '../lib/record'
import { changeRecord, storeDay } from '../lib/storage.svelte'
import type { GameView, TableView } from '../wire'
import type { Turn } from './turn.svelte'

interface Read {
  table: TableView
  game: GameView | null
  client: Client | null
  /** A television plays in no seat. */
  screen: boolean
}

/** Call while a component is set up. */
export function keepRecord(turn: Turn, read: () => Read): void {
  // The daily game, also one begun before midnight, was played to its end.
  const openedOn = toDay(new Date())
  const dailyPlayed = $derived.by(() => {
    const { table, game } = read()
    if (!game?.outcome || game.outcome.how === 'stopped' || !turn.mine.length) return undefined
    return [openedOn, toDay(new Date())].find((day) => Object.values(table.options).includes(day))
  })
  $effect(() => {
    if (dailyPlayed) storeDay(read().table.game, dailyPlayed)
  })
  $effect(() => {
    const { table, game, client, screen } = read()
    const mine = game?.seats.find((one) => one.seat != null)
    if (!game || mine?.seat == null || !client || screen) return
    const id = `${table.code} ${table.number}`
    const { parts = [], line = null } = client.remembers?.(mine.view, mine.seat) ?? {}
    const { outcome } = game
    const level = levelOf(table.chairs)
    untrack(() => {
      if (line) changeRecord((record) => withLine(record, { id: `${id} ${line.round}`, text: line.text, stars: line.stars }))
      if (!outcome || outcome.how === 'stopped') return
      changeRecord((record) => withGame(record, { id, game: table.game, won: turn.won, level, parts }))
    })
  })
}
