import faces from 'icon-set:fluent-emoji-flat/../faces.ts'
import drawings from 'icon-set:fluent-emoji-flat/./cards.ts'
import { expect, it } from 'vitest'
import type { CardView } from '../wire'
import { artOf, figureIcon, markIcon, typeOfCard } from './cards'

const card = (title: string, module: string) => ({ title, module }) as CardView

it('draws what a title speaks of before what the card came with', () => {
  expect(artOf(card('A key that fits', 'Park')).map(({ icon }) => icon)).toEqual(['deciduous-tree', 'old-key'])
  expect(artOf(card('Zzz', 'Park'))[0]!.icon).toBe('deciduous-tree')
  expect(artOf(card('Zzz', 'Shared cards'))[0]!.icon).toBe('puzzle-piece')
})

it('has a drawing for every icon it names', () => {
  const figures = ['dog', 'rival', 'sign', 'heart', 'bully', 'guard', 'mom', 'monster', 'wagon', 'twin', 'piece', 'hat', 'reporter'].map(figureIcon)
  const named = [...figures, ...artOf(card('A key', '')).map(({ icon }) => icon), 'puzzle-piece', ...Object.values(markIcon)]
  expect(named.filter((icon) => !(icon in drawings) && !(icon in faces))).toEqual([])
})

it('takes its colour from the aspect it came with', () => {
  expect(typeOfCard(card('', 'Ice Cream Shop'))).toBe('location')
  expect(typeOfCard(card('', 'The club opens'))).toBeNull()
})
