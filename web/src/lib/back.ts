// Back closes what lies open over the page before it leaves the page.
interface Open {
  mark: string
  close: () => void
}

const open: Open[] = []
let count = 0
let returning: Promise<void> | null = null

/** Call when something opens; the answer, when it is closed. */
export function closesOnBack(close: () => void): () => void {
  const mine = { mark: `over-${++count}`, close }
  open.push(mine)
  // Going back takes nobody to where the page was scrolled: a new scene may have begun at its top meanwhile.
  history.scrollRestoration = 'manual'
  afterReturn(() => history.pushState({ over: mine.mark }, ''))
  return () => {
    const at = open.indexOf(mine)
    if (at < 0) return // it was Back that closed it
    open.splice(at, 1)
    // Still its own step of the history: take it away. Else one has gone on to another page meanwhile.
    if ((history.state as { over?: string } | null)?.over === mine.mark) stepBack()
  }
}

/** For the listener to Back: whether it closed something, or is our own doing. */
export function closedByBack(): boolean {
  if (returning) return true
  const top = open.pop()
  top?.close()
  return top !== undefined
}

/** A step of the history may be taken only when we are back from the last one. */
export function afterReturn(step: () => void): void {
  if (returning) void returning.then(step)
  else step()
}

function stepBack(): void {
  returning = new Promise<void>((done) => {
    const settled = () => {
      returning = null
      done()
    }
    addEventListener('popstate', () => queueMicrotask(settled), { once: true })
    history.back()
  })
}
