// Keyboard focus recovery. When the focused element is removed (a pressed button, a sent form, a page), the browser
// moves the focus to the body, and Tab starts at the top of the page. This moves the focus to the scene instead.

/** Whether nothing specific has the focus, so that a component may take it. */
export function isFree(): boolean {
  const at = document.activeElement
  return !at || at === document.body || at.localName === 'main'
}

/** Watch the page and move a lost focus to the scene. Returns the function that stops watching. */
export function keepFocus(): () => void {
  let last: Element | null = null
  const note = ({ target }: FocusEvent) => (last = target as Element)
  const refocus = () => {
    if (document.activeElement !== document.body || (last?.isConnected && !last.matches(':disabled'))) return
    const scene = document.querySelector<HTMLElement>('dialog[open]') ?? document.querySelector<HTMLElement>('main')
    if (!scene || scene === last) return
    scene.tabIndex = -1
    scene.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(refocus)
  document.addEventListener('focusin', note)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', note)
  }
}
