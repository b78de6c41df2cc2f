// The client of games that bring no board.
import { mountSvelte } from '../game-api/mountSvelte.svelte'
import Board from './Board.svelte'

export const mount = mountSvelte(Board)
