// What this browser stores. A private window or the reader's settings may refuse: then nothing is kept.

export function keptText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** A stored value, which another version or an extension may have written; null without one. */
export function keptJson(key: string): unknown {
  try {
    return JSON.parse(keptText(key) ?? 'null')
  } catch {
    return null
  }
}

/** Store a text. Returns whether the browser did. */
export function keepText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

export const keepJson = (key: string, value: unknown): boolean => keepText(key, JSON.stringify(value))

/** Of the entries whose keys begin with `prefix`, keep only the `most` latest. */
export function keepLatest(prefix: string, most: number, at: (key: string) => number): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    if (keys.length <= most) return
    const byAge = keys.map((key) => ({ key, at: at(key) })).sort((a, b) => b.at - a.at)
    for (const { key } of byAge.slice(most)) localStorage.removeItem(key)
  } catch {
    // Nothing is stored.
  }
}
