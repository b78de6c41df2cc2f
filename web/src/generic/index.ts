// The client of games that bring no board.
import { fromSvelte } from '../door/svelte.svelte'
import Board from './Board.svelte'

export const mount = fromSvelte(Board)
