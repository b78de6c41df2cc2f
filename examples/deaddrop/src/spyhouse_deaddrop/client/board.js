// The board: rows of letters to tap. What may be taken is what the server lists in `legal`. Papers and faces are
// the house's own, from its kit.
import '/kit/1.js'

const STYLES = new URL('./board.css', import.meta.url).href

/** Puts the board on the page; the shell calls `update` whenever something has changed. */
export function mount(target, first) {
  if (!document.querySelector(`link[href="${STYLES}"]`)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: STYLES }))
  }
  const board = target.appendChild(element('section', { class: 'deaddrop' }))
  const update = (props) => draw(board, props)
  update(first)
  return { update, destroy: () => board.remove() }
}

/** A line of the log. */
export function tell(event, names) {
  if (event.type === 'Took') return `${names[event.seat]} takes ${letters(event.letters)} from row ${event.row + 1}.`
  if (event.type === 'Emptied') return event.winners.length ? `${list(event.winners, names)} wins.` : ''
  return ''
}

/** Nothing is secret here: one screen can be passed round. */
export const open = true

function draw(board, { table, view, legal, seat, play }) {
  const names = table.chairs.map((chair) => chair.name ?? '')
  const people = element('p', { class: 'people' }, ...table.chairs.map((chair, nth) => face(chair, nth === view.turn)))
  const head = element('p', { class: 'head', 'aria-live': 'polite' }, news(view, seat, names))
  const rows = view.rows.map((left, row) => drawRow(row, left, legal, play))
  board.replaceChildren(people, head, element('spy-paper', { tilt: 0.4, held: 'tape' }, ...rows))
}

function news({ turn, winners }, seat, names) {
  if (turn === null) return winners.length ? `${list(winners, names)} wins.` : 'The game was stopped.'
  return turn === seat ? 'Your turn: tap a letter to take it and all to its left.' : `${names[turn]} is at the drop.`
}

function face(chair, lit) {
  const switches = { ...(chair.bot ? { bot: '' } : {}), ...(lit ? { lit: '' } : {}) }
  return element('spy-face', { face: chair.face ?? '', size: 44, title: chair.name ?? '', ...switches })
}

function drawRow(row, left, legal, play) {
  const line = element('div', { class: 'row', role: 'group', 'aria-label': `Row ${row + 1}, ${letters(left)}` })
  for (let many = 1; many <= left; many++) {
    const move = legal.find((one) => one.row === row && one.letters === many)
    const letter = element('button', { class: 'letter', 'aria-label': `Take ${letters(many)} from row ${row + 1}` }, '\u2709')
    letter.disabled = !move
    letter.onclick = () => play(move).catch(() => undefined) // the shell shows the reason
    line.append(letter)
  }
  if (!left) line.append(element('span', { class: 'none' }, 'empty'))
  return line
}

const letters = (many) => (many === 1 ? 'one letter' : `${many} letters`)
const list = (seats, names) => seats.map((seat) => names[seat]).join(' and ')

function element(tag, attributes, ...inside) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...inside)
  return made
}
