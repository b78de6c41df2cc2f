import { fromSvelte } from '../../door/svelte.svelte'
import Board from './Board.svelte'

export { gather } from './quiet'
export { tell } from './words'
export const mount = fromSvelte(Board)
export const showsEnd = true
