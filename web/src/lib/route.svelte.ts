// Two kinds of pages: the front page, and a table under its code.

export const route = $state({ code: codeIn(location.pathname) })

export function go(path: string): void {
  if (path !== location.pathname) history.pushState(null, '', path)
  route.code = codeIn(path)
  scrollTo(0, 0)
}

/** The code in an address or in what somebody pasted: "kite", "/KITE", "https://…/KITE". */
export function codeIn(text: string): string {
  const last = text.trim().split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? ''
  return /^[a-z]{4,5}$/i.test(last) ? last.toUpperCase() : ''
}

addEventListener('popstate', () => {
  route.code = codeIn(location.pathname)
})
