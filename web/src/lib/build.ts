/** The build this page was made with, by its entry script; "" while the client is being worked on. */
export function ownBuild(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]')
  return /\/assets\/([^/]+)\.js$/.exec(entry?.src ?? '')?.[1] ?? ''
}

/** Whether the house hands out another build than this page's. */
export function isOutdated(served: string | undefined): boolean {
  const own = ownBuild()
  return Boolean(own && served && own !== served)
}
