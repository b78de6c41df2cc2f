// The board: rows of letters to tap. What may be taken is what the server lists in `legal`.
const STYLES = new URL('./board.css', import.meta.url).href

/** Puts the board on the page; the shell calls `update` whenever something has changed. */
export function mount(target, first) {
  if (!document.querySelector(`link[href="${STYLES}"]`)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: STYLES }))
  }
  const board = target.appendChild(element('section', 'deaddrop'))
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
  const yours = view.turn !== null && view.turn === seat
  const head = element('p', 'head')
  head.setAttribute('aria-live', 'polite')
  head.textContent =
    view.turn === null
      ? view.winners.length
        ? `${list(view.winners, names)} wins.`
        : 'The game was stopped.'
      : yours
        ? 'Your turn: tap a letter to take it and all to its left.'
        : `${names[view.turn]} is at the drop.`
  board.replaceChildren(head, ...view.rows.map((left, row) => drawRow(row, left, legal, play)))
}

function drawRow(row, left, legal, play) {
  const line = element('div', 'row')
  line.setAttribute('role', 'group')
  line.setAttribute('aria-label', `Row ${row + 1}, ${letters(left)}`)
  for (let many = 1; many <= left; many++) {
    const move = legal.find((one) => one.row === row && one.letters === many)
    const letter = element('button', 'letter')
    letter.textContent = '\u2709'
    letter.setAttribute('aria-label', `Take ${letters(many)} from row ${row + 1}`)
    letter.disabled = !move
    letter.onclick = () => play(move).catch(() => undefined) // the shell shows the reason
    line.append(letter)
  }
  if (!left) line.append(Object.assign(element('span', 'none'), { textContent: 'empty' }))
  return line
}

const letters = (many) => (many === 1 ? 'one letter' : `${many} letters`)
const list = (seats, names) => seats.map((seat) => names[seat]).join(' and ')

function element(tag, kind) {
  return Object.assign(document.createElement(tag), { className: kind })
}
