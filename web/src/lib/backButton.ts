// The browser's Back button closes open drawers and dialogs before it leaves the page.
interface Open {
  mark: string
  close: () => void
}

const open: Open[] = []
let count = 0
let returning: Promise<void> | null = null

/** Call when something opens. Returns the function to call when it is closed. */
export function closeOnBack(close: () => void): () => void {
  const mine = { mark: `over-${++count}`, close }
  open.push(mine)
  // Do not restore the scroll position: a new scene may have begun at its top.
  history.scrollRestoration = 'manual'
  afterBack(() => history.pushState({ over: mine.mark }, ''))
  return () => {
    const at = open.indexOf(mine)
    if (at < 0) return // Back has closed it already
    open.splice(at, 1)
    // Its own history entry is still the current one: remove it. Otherwise the page has changed.
    if ((history.state as { over?: string } | null)?.over === mine.mark) stepBack()
  }
}

/** For the popstate listener: whether Back closed something, or this module called it. */
export function closedByBack(): boolean {
  if (returning) return true
  const top = open.pop()
  top?.close()
  return top !== undefined
}

/** Run a history step only after the pending `history.back()` has finished. */
export function afterBack(step: () => void): void {
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
