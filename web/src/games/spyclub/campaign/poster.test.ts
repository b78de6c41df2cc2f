import { expect, test } from 'vitest'
import { headline, POSTER } from './poster'

/** Letters that are all half as wide as they are high. */
class Pen {
  font = ''
  fillStyle = ''
  textAlign = ''
  written: { text: string; from: number; to: number }[] = []
  measureText = (text: string) => ({ width: (text.length * Number(/([\d.]+)px/.exec(this.font)![1])) / 2 })
  fillText = (text: string, from: number) => this.written.push({ text, from, to: from + this.measureText(text).width })
}

test('however long the name, what it turned on stands whole beside it', () => {
  const pen = new Pen()
  headline(pen as unknown as CanvasRenderingContext2D, 'Die gierige Bibliothekarin', 'und die sehr wichtige Spielfigur')
  expect(pen.written.map(({ text }) => text)).toEqual(['Die gierige', 'Bibliothekarin', 'und die sehr', 'wichtige Spielfigur'])
  for (const { to } of pen.written) expect(to).toBeLessThan(POSTER.width - 26)
})
