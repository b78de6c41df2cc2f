import { mountSvelte } from '../../game-api/mountSvelte.svelte'
import Board from './Board.svelte'

export { tell } from './text'
export const mount = mountSvelte(Board)
export const showsEnd = true
