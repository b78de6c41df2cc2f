// Loading the clients of games: built-in ones from their folders, those of packages from the address that the server
// gives.
import type { Component } from 'svelte'
import { bare } from '../lib/bare'
import { addressOf } from '../lib/base'
import { load } from '../lib/loader'
import { loadWords, gameText, writtenGuide } from '../lib/text'
import type { BoardProps, Client, Mount } from './board'
import { catalogue } from './catalogue.svelte'
import type { Cover, Guide, NewTableSheet, PacksProps, ReadRecord } from './builtin'

const clients = import.meta.glob<Client>('../games/*/index.ts')
const hung = import.meta.glob<Cover>('../games/*/cover.ts', { eager: true, import: 'cover' })
const packs = import.meta.glob<{ default: Component<PacksProps> }>('../games/*/Packs.svelte')
const records = import.meta.glob<{ readRecord: ReadRecord }>('../games/*/records.ts')
const dailies = import.meta.glob<{ default: Component<{ day: string }> }>('../games/*/Daily.svelte')
const guides = import.meta.glob<Guide>('../games/*/guide/index.ts')
const sheets = import.meta.glob<{ sheet: NewTableSheet }>('../games/*/newtable.ts')
const pages = import.meta.glob<{ default: Component }>('../games/*/pages/*.svelte')

/** The posters of the built-in games by name, in the order on the wall. */
export const covers: Record<string, Cover> = bare(
  Object.fromEntries(
    Object.entries(hung)
      .map(([path, cover]) => [path.split('/')[2]!, cover] as const)
      .sort(([, one], [, other]) => one.place - other.place),
  ),
)

/** The client of a game, loaded on first use. The generic board if it has none. */
export async function loadClient(game: string): Promise<Client> {
  const own = clients[`../games/${game}/index.ts`]
  if (own) return (await Promise.all([load(own), load(() => loadWords(game))]))[0]
  const [client] = await Promise.all([brought(game), loadWords(game).catch(() => undefined)]) // a game can be played without its messages
  const { say, tell } = gameText(game)
  const speaking = (props: BoardProps): BoardProps => {
    const names = props.table.chairs.map((chair) => chair.name ?? '')
    return { ...props, say: (message, about = {}) => say(message, about as Record<string, unknown>, names) }
  }
  const mount: Mount = (target, first) => {
    const board = client.mount(target, speaking(first))
    return { update: (props) => board.update(speaking(props)), destroy: () => board.destroy() }
  }
  return { ...client, mount, tell: client.tell ?? tell }
}

/** The client from a game's package, or the generic one. */
async function brought(game: string): Promise<Client> {
  const address = (await catalogue.find(game))?.board
  if (!address) return load(() => import('../generic'))
  try {
    return (await import(/* @vite-ignore */ addressOf(address))) as Client
  } catch (error) {
    console.error(`The board of ${game} cannot be loaded; the generic one takes its place.`, error)
    return load(() => import('../generic'))
  }
}

export async function loadPackEditor(game: string): Promise<Component<PacksProps> | null> {
  const own = packs[`../games/${game}/Packs.svelte`]
  if (!own) return null
  await loadWords(game)
  return (await own()).default
}

/** The game's reader for record files. A game without one takes the parsed file unchanged. */
export async function loadRecordReader(game: string): Promise<ReadRecord> {
  const [own] = await Promise.all([records[`../games/${game}/records.ts`]?.(), loadWords(game)])
  return own?.readRecord ?? ((text) => ({ record: JSON.parse(text) as unknown, line: '' }))
}

/** A game's picture for its daily challenge on the front page (`games/<name>/Daily.svelte`). */
export function dailyLoader(game: string): (() => Promise<{ default: Component<{ day: string }> }>) | null {
  return dailies[`../games/${game}/Daily.svelte`] ?? null
}

/** A game's illustrated guide, with its messages loaded; null if it has none. */
export async function loadGuide(game: string): Promise<Guide | null> {
  const own = guides[`../games/${game}/guide/index.ts`]
  if (own) {
    await loadWords(game)
    return (await Promise.all([load(own), load(() => loadWords(game, 'guide'))]))[0]
  }
  if (clients[`../games/${game}/index.ts`]) return null
  await loadWords(game).catch(() => undefined)
  const pages = writtenGuide(game)
  return pages.length ? { pages: () => pages } : null
}

/** A game's sheet for a new table, with its messages loaded; null if it has none. */
export async function loadNewTableSheet(game: string): Promise<NewTableSheet | null> {
  const own = sheets[`../games/${game}/newtable.ts`]
  if (!own) return null
  await loadWords(game)
  return (await Promise.all([load(own), load(() => loadWords(game, 'newtable'))]))[0].sheet
}

/** A page that a game adds under a path ("packs" is `games/<name>/pages/packs.svelte`), with its messages loaded. */
export function pageLoader(word: string): (() => Promise<{ default: Component }>) | null {
  const path = Object.keys(pages).find((one) => one.endsWith(`/pages/${word}.svelte`))
  if (!path) return null
  return async () => {
    const game = path.split('/')[2]!
    await loadWords(game)
    await loadWords(game, word)
    return pages[path]!()
  }
}
