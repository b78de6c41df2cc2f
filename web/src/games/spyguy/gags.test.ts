import { beforeEach, describe, expect, it, vi } from 'vitest'
import { gagAt, GAGS, paintGag } from './gags'
import { Gags } from './gags.svelte'
import type { Sprite } from './scene'

const LIFE: Sprite[] = [
  ['walker', 100, 100, 300, 100, 1, 20, 0],
  ['cat', 500, 500, 500, 500, 0.5, 2, 0],
  ['tuba', 900, 500, 900, 500, 1, 2, 0],
]

describe('the running gags', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    })
  })

  it('are tapped on themselves, however small they are, and nowhere else', () => {
    expect(gagAt(LIFE, { x: 509, y: 490 })).toBe('cat')
    expect(gagAt(LIFE, { x: 513, y: 490 })).toBe(null)
    expect(gagAt(LIFE, { x: 900, y: 452 })).toBe('tuba')
    expect(gagAt(LIFE, { x: 100, y: 90 })).toBe(null)
  })

  it('count once in a game, also after the page was reloaded', () => {
    const first = new Gags('ABCD.1')
    for (const gag of ['cat', 'tuba', 'cat'] as const) first.tap(gag)
    expect(first.seen).toEqual(['cat', 'tuba'])
    expect(new Gags('ABCD.1').seen).toEqual(['cat', 'tuba'])
    expect(new Gags('ABCD.2').seen).toEqual([])
  })

  it('leave the brush as they found it', () => {
    let saved = 0
    const brush = new Proxy({ globalAlpha: 1 } as Record<string, unknown>, {
      get: (own, name) => (name === 'save' ? () => saved++ : name === 'restore' ? () => saved-- : (own[name as string] ?? (() => {}))),
    }) as unknown as CanvasRenderingContext2D
    for (const gag of GAGS) for (let tenth = -10; tenth < 80; tenth++) paintGag(brush, gag, tenth / 10, tenth / 10)
    expect(saved).toBe(0)
  })
})
