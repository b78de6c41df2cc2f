import { expect, test } from 'vitest'
import { column, headline, POSTER } from './poster'

/** A fake canvas whose letters are half as wide as they are high. */
class Pen {
  font = ''
  fillStyle = ''
  textAlign = ''
  written: { text: string; y: number; to: number }[] = []
  measureText = (text: string) => ({ width: (text.length * Number(/([\d.]+)px/.exec(this.font)![1])) / 2 })
  fillText = (text: string, from: number, y: number) => this.written.push({ text, y, to: from + this.measureText(text).width })
}

test('however long the name, what it turned on stands whole beside it', () => {
  const pen = new Pen()
  headline(pen as unknown as CanvasRenderingContext2D, 'Die gierige Bibliothekarin', 'und die sehr wichtige Spielfigur')
  expect(pen.written.map(({ text }) => text)).toEqual(['Die gierige', 'Bibliothekarin', 'und die sehr', 'wichtige Spielfigur'])
  for (const { to } of pen.written) expect(to).toBeLessThan(POSTER.tall.width - 26)
})

test('on a wide poster the name stands beside the board and over the note', () => {
  const pen = new Pen()
  const { x, y, w } = POSTER.wide.quote
  column(pen as unknown as CanvasRenderingContext2D, 'Die rachsüchtige Bibliothekarin', 'und die sehr wichtige Spielfigur')
  expect(pen.written.map(({ text }) => text).join(' ')).toBe('Die rachsüchtige Bibliothekarin und die sehr wichtige Spielfigur')
  for (const line of pen.written) {
    expect(line.to).toBeLessThanOrEqual(x + w)
    expect(line.y).toBeLessThan(y)
  }
})
