// The client of games that bring no board.
import { mountSvelte } from '../door/svelte.svelte'
import Board from './Board.svelte'

export const mount = mountSvelte(Board)
