// The client's pages: front page, table, replay, tutorials, pages of games.
import { afterBack, closedByBack } from './backButton'
import { pageLoader } from '../game-api/registry'
import { pageIn, pathTo } from './base'

export interface Page {
  page: 'front' | 'table' | 'replay' | 'learn' | 'game'
  /** The code of the table, or of the replay's table; "" for a game from a file. */
  code: string
  /** The number of the game at the table. */
  number: number
  /** The key that gives access to the replay. */
  key: string
  /** Open the replay at its end. */
  end: boolean
  /** The game of a tutorial, or the path of a game's own page. */
  game: string
}

export const route = $state(parseRoute(pageIn(location.pathname)))
let before = '/'

/** The previous page, for pages with a way back. */
export const previousPath = (): string => before

export function navigate(path: string): void {
  const here = pageIn(location.pathname)
  if (path !== here) {
    before = here
    afterBack(() => history.pushState(null, '', pathTo(path)))
  }
  Object.assign(route, parseRoute(path))
  scrollTo(0, 0)
}

/** The table code in an address or a pasted text: "kite", "/KITE", "https://…/KITE". */
export function codeIn(text: string): string {
  const last = text.trim().split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? ''
  return /^[a-z]{4,9}$/i.test(last) ? last.toUpperCase() : ''
}

export function parseRoute(path: string): Page {
  const nowhere: Page = { page: 'front', code: '', number: 0, key: '', end: false, game: '' }
  const clean = path.split(/[?#]/)[0] ?? ''
  if (pageLoader(clean.slice(1))) return { ...nowhere, page: 'game', game: clean.slice(1) }
  if (clean === '/replay') return { ...nowhere, page: 'replay' }
  const lesson = /^\/learn\/([a-z]+)$/.exec(clean)
  if (lesson) return { ...nowhere, page: 'learn', game: lesson[1]! }
  const past = /^\/([a-z]{4,9})\/(\d+)(?:\/([0-9a-f]{20}))?(\/end)?$/i.exec(clean)
  if (past) {
    const [, code, number, key = '', end] = past
    return { ...nowhere, page: 'replay', code: code!.toUpperCase(), number: Number(number), key, end: Boolean(end) }
  }
  const code = codeIn(clean)
  return { ...nowhere, page: code ? 'table' : 'front', code }
}

addEventListener('popstate', () => {
  if (!closedByBack()) Object.assign(route, parseRoute(pageIn(location.pathname)))
})
