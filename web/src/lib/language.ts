// The reader's language: from the link, the stored choice, the browser, or English.
import { keepText, keptText } from './localStore'

const KEPT = 'spyhouse.language'
const ENGLISH = 'en'

/** The languages of the shell. */
const files = import.meta.glob('../../../src/spyhouse/locales/*/app.ftl')
export const LANGUAGES: readonly string[] = Object.keys(files).map((path) => path.split('/').at(-2)!)

/**
 * Pseudo-locale (`?lang=en-XA`): English with accents and longer words, to find texts that a translation would not
 * fit. In no menu.
 */
export const PSEUDO = 'en-XA'

export const language: string =
  named() === PSEUDO ? PSEUDO : bestMatch([named(), kept(), ...(globalThis.navigator?.languages ?? [])], LANGUAGES)
// A language in the link wins over the others.
if (named() === language && language !== PSEUDO && !kept()) keep(language)

/** The first wish that is available, by its exact tag or its base language: de for de-AT. */
export function bestMatch(wishes: readonly (string | null)[], known: readonly string[]): string {
  for (const wish of wishes) {
    const found = [wish, wish?.split('-')[0]].find((one) => one && known.includes(one))
    if (found) return found
  }
  return ENGLISH
}

/** A language's name in that language. */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/** Store the choice and show the page in it. */
export function switchTo(code: string): void {
  keep(code)
  const address = new URL(location.href)
  address.searchParams.delete('lang')
  location.replace(address)
}

/** A link that opens in the reader's language. */
export function withLanguage(address: string): string {
  const link = new URL(address, location.href)
  link.searchParams.set('lang', language)
  return link.href
}

function named(): string | null {
  return new URLSearchParams(globalThis.location?.search).get('lang')
}

function kept(): string | null {
  return keptText(KEPT)
}

function keep(code: string): void {
  keepText(KEPT, code)
}
