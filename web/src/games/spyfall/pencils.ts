// The colour and stroke of each line in the debrief. The truth is red and solid.
import type { ChartLine } from './debrief'

const strokes = [
  { colour: '#2f5d8c', dash: '' },
  { colour: '#4d6b2a', dash: '9 5' },
  { colour: '#7a4e1d', dash: '2 5' },
  { colour: '#6a4687', dash: '12 4 2 4' },
  { colour: '#1f6b6b', dash: '5 4' },
  { colour: '#4a4a52', dash: '14 6' },
  { colour: '#8c3f6b', dash: '2 3 7 3' },
]

export interface Pencil {
  colour: string
  dash: string
}

export function pencilOf(line: ChartLine, nth: number): Pencil {
  return line.truth ? { colour: '#a8281f', dash: '' } : strokes[nth % strokes.length]!
}
