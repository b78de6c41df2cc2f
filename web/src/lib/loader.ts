// Parts of the client come when they are needed. On the way they may get lost, and after the house was
// updated the old ones are gone for good.
import { say } from './words'
import { offline, root } from './base'
import { ownBuild } from './build'

const PAUSES = [400, 1_200, 3_000]
const RELOADED = 'spyhouse.reloaded'

/** The part, after a few tries if need be. Rejects with a sentence for people. */
export async function load<T>(part: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await part()
    } catch (error) {
      console.warn('A part of the page did not come.', error)
      if (await reloadIfOld()) return new Promise<T>(() => undefined) // the page goes away now
      await new Promise((done) => setTimeout(done, pause))
      dressAgain()
    }
  }
  return part().catch(() => Promise.reject(new Error(say('not-loaded'))))
}

/** An old page cannot go on: its parts are gone. A new one can; but never twice for the same build. */
async function reloadIfOld(): Promise<boolean> {
  if (offline) return false // its files are a whole set
  const page = await fetch(root, { cache: 'no-store' })
    .then((answer) => answer.text())
    .catch(() => '')
  const served = /src="[^"]*\/assets\/([^"]+)\.js"/.exec(page)?.[1]
  if (!served || served === ownBuild() || sessionStorage.getItem(RELOADED) === served) return false
  sessionStorage.setItem(RELOADED, served)
  location.reload()
  return true
}

/** Vite asks for a stylesheet only once; one that did not come is asked for again here. */
function dressAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode())
  }
}
