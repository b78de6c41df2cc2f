import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { offline, root } from './lib/base'
import { language } from './lib/language'
import { loadOfflineWords, loadWords } from './lib/words'

declare global {
  /** The kit is for boards from elsewhere (`/kit/1.js`): loaded when one of them asks. `offline` is the way to the
   * server in this browser, for tests and measurements. */
  var spyhouse: { kit: () => Promise<object>; offline?: object }
}
globalThis.spyhouse = { kit: async () => (await import('./kit/index.svelte')).default }

document.documentElement.lang = language
await Promise.all([loadWords(), offline && loadOfflineWords()])
const house = document.getElementById('house')
if (house) mount(App, { target: house })

// A keyboard on the screen takes half of it: what is being written stays in sight.
visualViewport?.addEventListener('resize', () => {
  const field = document.activeElement
  if (field?.matches('input, textarea')) field.scrollIntoView({ block: 'nearest' })
})

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // For a faster start, and for offline pages: without it (an old browser, no HTTPS) all others work the same.
  const everyPage = document.documentElement.dataset.site === undefined ? '' : '?site'
  navigator.serviceWorker.register(`${root}sw.js${everyPage}`).catch(() => undefined)
}
