// Three kinds of pages: the front page, a table under its code, and the packs.

export const route = $state(pageAt(location.pathname))

export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, '', path)
  Object.assign(route, pageAt(path))
  scrollTo(0, 0)
}

/** The code in an address or in what somebody pasted: "kite", "/KITE", "https://…/KITE". */
export function codeIn(text: string): string {
  const last = text.trim().split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? ''
  return /^[a-z]{4,7}$/i.test(last) ? last.toUpperCase() : ''
}

function pageAt(path: string): { packs: boolean; code: string } {
  const packs = path.split('?')[0] === '/packs'
  return { packs, code: packs ? '' : codeIn(path) }
}

addEventListener('popstate', () => Object.assign(route, pageAt(location.pathname)))
