// A board for any game that brings none.
import { fromSvelte } from '../door/svelte.svelte'
import Board from './Board.svelte'

export const mount = fromSvelte(Board)
