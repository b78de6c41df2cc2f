// The language a person reads: the one a link names, the one they chose, the browser's, or English.
const KEPT = 'spyhouse.language'
const ENGLISH = 'en'

/** Those that the shell is written in. */
const files = import.meta.glob('../../../src/spyhouse/locales/*/app.ftl')
export const LANGUAGES: readonly string[] = Object.keys(files).map((path) => path.split('/').at(-2)!)

/** English with accents and longer words (`?lang=en-XA`), to see where a translation would not fit. In no menu. */
export const PSEUDO = 'en-XA'

export const language: string =
  named() === PSEUDO ? PSEUDO : choose([named(), kept(), ...(globalThis.navigator?.languages ?? [])], LANGUAGES)
// Whoever came by a link reads on in its language.
if (named() === language && language !== PSEUDO && !kept()) keep(language)

/** The first wish that there is, or what it is a kind of: de for de-AT. */
export function choose(wishes: readonly (string | null)[], known: readonly string[]): string {
  for (const wish of wishes) {
    const found = [wish, wish?.split('-')[0]].find((one) => one && known.includes(one))
    if (found) return found
  }
  return ENGLISH
}

/** A language by the name its own speakers have for it. */
export function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/** Remembers the choice and shows the page in it: every word is said anew. */
export function read(code: string): void {
  keep(code)
  const address = new URL(location.href)
  address.searchParams.delete('lang')
  location.replace(address)
}

/** A link that opens in the language of whoever sends it. */
export function withLanguage(address: string): string {
  const link = new URL(address, location.href)
  link.searchParams.set('lang', language)
  return link.href
}

function named(): string | null {
  return new URLSearchParams(globalThis.location?.search).get('lang')
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT)
  } catch {
    return null
  }
}

function keep(code: string): void {
  try {
    localStorage.setItem(KEPT, code)
  } catch {
    // Then it is chosen again next time.
  }
}
