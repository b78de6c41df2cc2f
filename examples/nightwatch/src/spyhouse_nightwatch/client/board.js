// The board: who is on watch, the nights so far, and a button for everything that the seat may do. What may be
// done is what the server lists in `legal`. `say` gives the game's own messages in the reader's language.
import '/kit/1.js'

const STYLES = new URL('./board.css', import.meta.url).href

/** Puts the board on the page; the shell calls `update` whenever something has changed. */
export function mount(target, first) {
  if (!document.querySelector(`link[href="${STYLES}"]`)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: STYLES }))
  }
  const board = target.appendChild(element('section', { class: 'nightwatch' }))
  const update = (props) => draw(board, props)
  update(first)
  return { update, destroy: () => board.remove() }
}

function draw(board, { table, view, legal, play, say }) {
  const people = table.chairs.map((chair, seat) => face(chair, seat === view.leader || seat === view.partner))
  const nights = view.nights.map((night, nth) =>
    element('li', { class: night.quiet ? 'quiet' : 'bad' }, say('night', { ...night, number: nth + 1 })),
  )
  const buttons = legal.map((move) => {
    const button = element('button', { class: 'move' }, say(move.type, move))
    button.onclick = () => play(move).catch(() => undefined) // the shell shows the reason
    return button
  })
  board.replaceChildren(
    element('p', { class: 'people' }, ...people),
    element('spy-paper', { tilt: 0.3 },
      element('p', { class: 'role' }, say('role', view)),
      element('p', { 'aria-live': 'polite' }, view.mole === null ? say('phase', view) : say('mole', view)),
      element('ul', {}, ...nights)),
    element('div', { class: 'moves' }, ...buttons),
  )
}

function face(chair, lit) {
  const switches = { ...(chair.bot ? { bot: '' } : {}), ...(lit ? { lit: '' } : {}) }
  return element('spy-face', { face: chair.face ?? '', size: 44, title: chair.name ?? '', ...switches })
}

function element(tag, attributes, ...inside) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...inside)
  return made
}
