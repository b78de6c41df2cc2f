// The kinds of items: their drawings as they are in the city and on the cards.
import { bare } from '../../lib/bare'
import known from 'icon-set:fluent-emoji-flat/../../../../src/spyhouse/citydraw/data/items.toml?beside'
import file from '../../../../src/spyhouse/citydraw/data/items.toml'

export interface Drawing {
  body: string
  width: number
  height: number
}

export interface Kind {
  icon: string
}

const drawings = bare(known)

export const kinds = (file as { kinds: Kind[] }).kinds

export function drawingOf(kind: number): Drawing | undefined {
  return drawings[kinds[kind]?.icon ?? '']
}
