/** The build of this page, by its entry script; "" on the development server. */
export function pageBuild(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module]')
  return /\/assets\/([^/]+)\.js$/.exec(entry?.src ?? '')?.[1] ?? ''
}

/** Whether the server serves another build than this page's. */
export function isOutdated(served: string | undefined): boolean {
  const own = pageBuild()
  return Boolean(own && served && own !== served)
}
