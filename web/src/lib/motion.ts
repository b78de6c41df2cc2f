import { stored } from './storage.svelte'

const asked = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether motion is reduced, by the system or in the settings. */
export function prefersReducedMotion(): boolean {
  return asked.matches || stored.settings.motion === 'less'
}

/** The duration of a movement in ms; 0 with reduced motion. */
export function motionMs(duration: number): number {
  return prefersReducedMotion() ? 0 : duration
}

/** Set theme and motion on the page, for the stylesheets. */
export function applyAppearance(): void {
  const page = document.documentElement
  page.dataset.theme = stored.settings.theme
  page.dataset.motion = prefersReducedMotion() ? 'less' : 'full'
}

asked.addEventListener('change', applyAppearance)
