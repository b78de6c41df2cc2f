// The colour of each seat: a whole ring for the first six, a notched one for the next six. Always shown with the
// name.
const COLOURS = [
  '#3f8fa3',
  '#b8506f',
  '#6d9a3c',
  '#8e62b5',
  '#d0713a',
  '#4a78c9',
  '#b07c48',
  '#8b95a7',
  '#2f9c78',
  '#c04fa8',
  '#6a6fd0',
  '#c2413b',
]

export interface Ring {
  colour: string
  notched: boolean
}

export function ringOf(seat: number): Ring {
  return { colour: COLOURS[seat % COLOURS.length]!, notched: seat % COLOURS.length >= 6 }
}
