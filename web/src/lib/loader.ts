// Loading of lazy chunks. A request may fail, and after an update of the server the old files are gone.
import { say } from './text'
import { offline, root } from './base'
import { pageBuild } from './buildId'

const PAUSES = [400, 1_200, 3_000]
const RELOADED = 'spyhouse.reloaded'

/** Load a chunk, with a few retries. Rejects with a sentence for players. */
export async function load<T>(part: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await part()
    } catch (error) {
      console.warn('A part of the page did not come.', error)
      if (await reloadIfOld()) return new Promise<T>(() => undefined) // the page is reloading
      await new Promise((done) => setTimeout(done, pause))
      reloadStyles()
    }
  }
  return part().catch(() => Promise.reject(new Error(say('not-loaded'))))
}

/** Reload an outdated page, whose chunks are gone; at most once for each build. */
async function reloadIfOld(): Promise<boolean> {
  if (offline) return false // its files are a complete set
  const page = await fetch(root, { cache: 'no-store' })
    .then((answer) => answer.text())
    .catch(() => '')
  const served = /src="[^"]*\/assets\/([^"]+)\.js"/.exec(page)?.[1]
  if (!served || served === pageBuild() || sessionStorage.getItem(RELOADED) === served) return false
  sessionStorage.setItem(RELOADED, served)
  location.reload()
  return true
}

/** Request failed stylesheets again. Vite requests each of them only once. */
function reloadStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode())
  }
}
