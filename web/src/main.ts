import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { language } from './lib/language'
import { loadWords } from './lib/words'

declare global {
  /** For boards from elsewhere (`/kit/1.js`): loaded when one of them asks. */
  var spyhouse: { kit: () => Promise<object> }
}
globalThis.spyhouse = { kit: async () => (await import('./kit/index.svelte')).default }

document.documentElement.lang = language
await loadWords()
const house = document.getElementById('house')
if (house) mount(App, { target: house })

// A keyboard on the screen takes half of it: what is being written stays in sight.
visualViewport?.addEventListener('resize', () => {
  const field = document.activeElement
  if (field?.matches('input, textarea')) field.scrollIntoView({ block: 'nearest' })
})

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Only for a faster start: without it (an old browser, no HTTPS) everything works the same.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
