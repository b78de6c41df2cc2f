// The keyboard's place. When what had the focus is gone (a button that was pressed, a form that was sent, a page),
// the browser lets it fall to the body, from where Tab begins at the very top. It goes to the scene instead.

/** Nothing on the page has the focus, or the scene as a whole: whoever knows better may move it. */
export function isFree(): boolean {
  const at = document.activeElement
  return !at || at === document.body || at.localName === 'main'
}

/** Looks after the focus on every page; gives what stops it. */
export function keepFocus(): () => void {
  let last: Element | null = null
  const note = ({ target }: FocusEvent) => (last = target as Element)
  const mend = () => {
    if (document.activeElement !== document.body || (last?.isConnected && !last.matches(':disabled'))) return
    const scene = document.querySelector<HTMLElement>('dialog[open]') ?? document.querySelector<HTMLElement>('main')
    if (!scene || scene === last) return
    scene.tabIndex = -1
    scene.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(mend)
  document.addEventListener('focusin', note)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', note)
  }
}
