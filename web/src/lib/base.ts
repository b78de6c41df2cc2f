// Where this page's server is: the one that served the page, or the one in this browser.
//
// A page belongs to one server. Under /offline/ it is the one in the browser, anywhere else the one that served the
// page. A static site has no other: `spyhouse site` marks its page with the folder it lies in. A server below a path of
// its host (`SPYHOUSE_BASE_PATH`) marks its pages with that path.

const { site, root: below } = globalThis.document?.documentElement?.dataset ?? {}

/** The folder of the client's files, and of the server if there is one. */
export const root: string = site ?? below ?? '/'

/** Whether Python runs in this browser. */
export const offline: boolean = site !== undefined || `${globalThis.location?.pathname ?? ''}/`.startsWith(`${root}offline/`)

const home = site ?? (offline ? `${root}offline/` : root)

/** Where an address of the server is fetched: "/api/games" is "/spy/api/games" below /spy. */
export const addressOf = (path: string): string => root + path.slice(1)

/** The address of a page in this browser's history: "/KITE" is "/offline/KITE" on an offline page. */
export const pathTo = (page: string): string => home + page.slice(1)

/** The page at an address: the opposite of `pathTo`. */
export function pageIn(path: string): string {
  return path.startsWith(home) ? `/${path.slice(home.length)}` : path === home.slice(0, -1) ? '/' : path
}
