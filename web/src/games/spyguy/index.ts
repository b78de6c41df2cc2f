import { fromSvelte } from '../../door/svelte.svelte'
import Board from './Board.svelte'

export { tell } from './story'
export const mount = fromSvelte(Board)
export const showsEnd = true
