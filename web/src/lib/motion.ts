import { memory } from './memory.svelte'

const asked = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether things should stay still: asked for by the system or in the settings. */
export function still(): boolean {
  return asked.matches || memory.settings.motion === 'less'
}

/** How long a movement takes, in ms: nothing at all when things should stay still. */
export function ms(duration: number): number {
  return still() ? 0 : duration
}

/** Puts theme and motion on the page, where the stylesheet reads them. */
export function dressPage(): void {
  const page = document.documentElement
  page.dataset.theme = memory.settings.theme
  page.dataset.motion = still() ? 'less' : 'full'
}

asked.addEventListener('change', dressPage)
