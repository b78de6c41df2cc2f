// Marks a tapped control while the table's answer takes noticeably long.
const NOTICED = 250
let tapped: Element | null = null

const note = ({ target }: Event): void => {
  tapped = target instanceof Element ? target.closest('button, a, label, input, select, [role], [tabindex]') : null
}
addEventListener('pointerdown', note, true)
addEventListener('keydown', note, true)

/** Mark the last tapped control until the request is answered. */
export function markPending(request: Promise<unknown>): void {
  const what = tapped
  if (!what) return
  const timer = setTimeout(() => what.setAttribute('data-pending', ''), NOTICED)
  const done = (): void => {
    clearTimeout(timer)
    what.removeAttribute('data-pending')
  }
  request.then(done, done)
}
