// The address of this page's server: the one that served the page, or the one in this browser.
//
// Under /offline/ the server is the one in the browser, anywhere else it is the one that served the page. A static
// site only has the one in the browser: `spyhouse site` marks its page with its folder. A server below a path of its
// host (`SPYHOUSE_BASE_PATH`) marks its pages with that path.

const { site: folder, root: below } = globalThis.document?.documentElement?.dataset ?? {}

/** Whether this page is of a static site, which has no server. */
export const isSite: boolean = folder !== undefined

/** The folder of the client's files, and of the server if there is one. */
export const root: string = folder ?? below ?? '/'

/** Whether the server runs in this browser. */
export const offline: boolean = isSite || `${globalThis.location?.pathname ?? ''}/`.startsWith(`${root}offline/`)

const home = folder ?? (offline ? `${root}offline/` : root)

/** The URL of a server path: "/api/games" is "/spy/api/games" below /spy. */
export const addressOf = (path: string): string => root + path.slice(1)

/** The URL of a page of this client: "/KITE" is "/offline/KITE" on an offline page. */
export const pathTo = (page: string): string => home + page.slice(1)

/** The page at a URL path: the inverse of `pathTo`. */
export function pageIn(path: string): string {
  return path.startsWith(home) ? `/${path.slice(home.length)}` : path === home.slice(0, -1) ? '/' : path
}
