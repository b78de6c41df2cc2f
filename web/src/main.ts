import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { isSite, offline, root } from './lib/base'
import { language } from './lib/language'
import { loadOfflineWords, loadWords } from './lib/text'

declare global {
  /**
   * `kit` loads the kit for boards of packages (`/kit/1.js`) on demand. `offline` is the port to the server in this
   * browser, for tests and measurements.
   */
  var spyhouse: { kit: () => Promise<object>; offline?: object }
}
globalThis.spyhouse = { kit: async () => (await import('./kit/index.svelte')).default }

document.documentElement.lang = language
await Promise.all([loadWords(), offline && loadOfflineWords()])
const house = document.getElementById('house')
if (house) mount(App, { target: house })

// An on-screen keyboard takes half of the screen: scroll the focused field into view.
visualViewport?.addEventListener('resize', () => {
  const field = document.activeElement
  if (field?.matches('input, textarea')) field.scrollIntoView({ block: 'nearest' })
})

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // The service worker starts the page faster and is needed for offline pages. All other pages work without it (an
  // old browser, no HTTPS).
  const everyPage = isSite ? '?site' : ''
  navigator.serviceWorker.register(`${root}sw.js${everyPage}`).catch(() => undefined)
}
