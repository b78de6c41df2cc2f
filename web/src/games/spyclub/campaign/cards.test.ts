import faces from 'icon-set:fluent-emoji-flat/../faces.ts'
import drawings from 'icon-set:fluent-emoji-flat/./cards.ts'
import { expect, it } from 'vitest'
import deck from '../../../../../src/spyhouse/games/spyclub/data/deck.toml'
import { artOf, figureIcon, markIcon, pictures } from './cards'

const cards = (deck as { card: { picture?: string }[] }).card
const art = (picture: string, module: string) => artOf({ picture, module }).map(({ icon }) => icon)

it('draws what a card names before what it came with', () => {
  expect(art('old-key', 'park')).toEqual(['deciduous-tree', 'old-key'])
  expect(art('', 'park')[0]).toBe('deciduous-tree')
  expect(art('', 'ice_cream_shop')[0]).not.toBe('puzzle-piece')
  expect(art('', 'shared')).toEqual(['puzzle-piece'])
})

it('has a drawing for every icon that a card of the deck shows', () => {
  const figures = ['dog', 'rival', 'sign', 'heart', 'bully', 'guard', 'mom', 'monster', 'wagon', 'twin', 'piece', 'hat', 'reporter'].map(
    figureIcon,
  )
  const named = [...figures, ...Object.values(markIcon), ...pictures, 'puzzle-piece']
  expect(named.filter((icon) => !(icon in drawings) && !(icon in faces))).toEqual([])
  expect(new Set(cards.flatMap(({ picture }) => picture ?? []))).toEqual(new Set(pictures))
})
