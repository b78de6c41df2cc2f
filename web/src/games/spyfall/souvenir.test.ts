import { expect, it, vi } from 'vitest'

vi.mock('svelte', () => ({ flushSync: vi.fn(), mount: vi.fn(), unmount: vi.fn() }))
vi.mock('./scene/Scene.svelte', () => ({ default: {} }))
const { quote } = await import('./souvenir')

/** A fake canvas whose letters are half as wide as they are high. */
const drawn = { font: '', measureText: (text: string) => ({ width: (text.length * Number(/(\d+(\.\d+)?)px/.exec(drawn.font)![1])) / 2 }) }
const pen = drawn as unknown as CanvasRenderingContext2D

it('writes no line of a quote over another or over the question below', () => {
  for (let letters = 5; letters < 200; letters++) {
    const { size, lines } = quote(pen, 'word '.repeat(letters / 5).trim())
    expect(lines.length).toBeLessThanOrEqual(2)
    for (const [nth, { y }] of lines.entries())
      expect((lines[nth + 1]?.y ?? 196) - y).toBeGreaterThanOrEqual(nth + 1 < lines.length ? size : 36)
  }
})
