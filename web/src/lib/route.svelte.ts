// The pages: the front page, a table under its code, a game of it to look at again, tutorials, a game's own pages.
import { afterReturn, closedByBack } from './back'
import { pageOf } from '../door/clients'
import { pageIn, pathTo } from './base'

export interface Page {
  page: 'front' | 'table' | 'replay' | 'learn' | 'game'
  /** Of a table, or of the table whose game is looked at again; "" for a game from a file. */
  code: string
  /** Which game at the table. */
  number: number
  /** Opens it. */
  key: string
  /** Straight to its end. */
  end: boolean
  /** The game that a tutorial is about, or the word for a page that a game brings. */
  game: string
}

export const route = $state(pageAt(pageIn(location.pathname)))
let before = '/'

/** The page one came from, for those that are only a detour. */
export const cameFrom = (): string => before

export function go(path: string): void {
  const here = pageIn(location.pathname)
  if (path !== here) {
    before = here
    afterReturn(() => history.pushState(null, '', pathTo(path)))
  }
  Object.assign(route, pageAt(path))
  scrollTo(0, 0)
}

/** The code in an address or in what somebody pasted: "kite", "/KITE", "https://…/KITE". */
export function codeIn(text: string): string {
  const last = text.trim().split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? ''
  return /^[a-z]{4,9}$/i.test(last) ? last.toUpperCase() : ''
}

export function pageAt(path: string): Page {
  const nowhere: Page = { page: 'front', code: '', number: 0, key: '', end: false, game: '' }
  const clean = path.split(/[?#]/)[0] ?? ''
  if (pageOf(clean.slice(1))) return { ...nowhere, page: 'game', game: clean.slice(1) }
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
  if (!closedByBack()) Object.assign(route, pageAt(pageIn(location.pathname)))
})
