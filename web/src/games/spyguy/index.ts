import { mountSvelte } from '../../door/svelte.svelte'
import Board from './Board.svelte'

export { tell } from './words'
export const mount = mountSvelte(Board)
export const showsEnd = true
