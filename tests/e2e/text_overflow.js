// What scrolls may be scrolled to, and what lies on a sheet of its own may cover what is below. Of a line only
// the middle counts, where its letters are.
() => {
  const SLACK = 2
  const found = []
  const texts = []
  const classes = (one) => [...one.classList].filter((name) => !name.startsWith('svelte-'))
  const nameOf = (one) => [one.localName, ...classes(one)].join('.')
  const where = (one) => (one.parentElement ? `${nameOf(one.parentElement)} > ` : '') + nameOf(one)
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const hides = (overflow) => overflow === 'hidden' || overflow === 'clip'
  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll'
  /** What is under an open sheet was looked at before it opened. */
  const page = document.querySelector('dialog[open]') ?? document.body
  const PRESSED = 'button, [role=button], [role=tab], [role=radio], label, summary'

  for (const one of page.querySelectorAll('*')) {
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(one)
    if (one.matches('input, .sr') || !hides(overflowX) || (textOverflow !== 'ellipsis' && webkitLineClamp === 'none')) continue
    if (shown(one) && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3 * SLACK))
      found.push(`dots in ${where(one)}: ${one.textContent.trim()}`)
  }

  function look(node, one, rect) {
    const text = node.textContent.trim().slice(0, 60)
    let { left, right, top, bottom } = rect
    let far = false
    let cut = ''
    for (let up = one; up && up !== document.documentElement; up = up.parentElement) {
      const style = getComputedStyle(up)
      if (style.display === 'inline' || style.display === 'contents') continue
      const box = up.getBoundingClientRect()
      const beside = left < box.left - SLACK || right > box.right + SLACK
      const below = top < box.top - 2 * SLACK || bottom > box.bottom + 2 * SLACK
      far ||= (scrolls(style.overflowX) && beside) || (scrolls(style.overflowY) && below)
      if (!far && ((hides(style.overflowX) && beside) || (hides(style.overflowY) && below))) cut ||= `cut by ${where(up)}`
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
        top = Math.max(top, box.top)
        bottom = Math.min(bottom, box.bottom)
      }
      if (style.position === 'fixed') break
    }
    if (!far && (rect.left < -SLACK || rect.right > innerWidth + SLACK)) cut ||= 'out of the window'
    const pressed = getComputedStyle(one).position !== 'absolute' && one.closest(PRESSED)?.getBoundingClientRect()
    if (pressed && (rect.left < pressed.left - SLACK || rect.right > pressed.right + SLACK || rect.bottom > pressed.bottom + 5))
      cut ||= 'runs out of its button'
    if (cut) found.push(`${cut}, ${where(one)}: ${text}`)
    const middle = (top + bottom) / 2
    const half = Math.min(bottom - top, parseFloat(getComputedStyle(one).fontSize)) * 0.36
    if (right - left > SLACK && half > 0) texts.push({ node, one, text, left, right, top: middle - half, bottom: middle + half })
  }

  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const one = node.parentElement
    if (!node.textContent.trim() || one.closest('.sr, script, style, option, [role=application], .daily svg')) continue
    if (!shown(one) || getComputedStyle(one).clipPath !== 'none') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) if (rect.width > SLACK && rect.height > SLACK) look(node, one, rect)
  }

  /** Whether it lies on a sheet of its own, which the other is not on. */
  function apart(one, other) {
    for (let up = one; up && !up.contains(other); up = up.parentElement) {
      const { backgroundColor, backgroundImage, position } = getComputedStyle(up)
      if (position === 'fixed' || position === 'sticky') return true
      const [, clear = 1] = /[,/] *([0-9.]+)\)$/.exec(backgroundColor.replace(/^rgb\(.*/, '')) ?? []
      const { width, height } = up.getBoundingClientRect()
      if ((backgroundImage !== 'none' || clear > 0.8) && (width > 200 || height > 70)) return true
    }
    return false
  }
  texts.forEach((one, nth) => {
    for (const other of texts.slice(nth + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (one.node === other.node || across <= 3 || down <= SLACK) continue
      if (apart(one.one, other.one) || apart(other.one, one.one)) continue
      found.push(`over each other, ${where(one.one)}: ${one.text}, and ${where(other.one)}: ${other.text}`)
    }
  })
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`)
  return [...new Set(found)]
}
