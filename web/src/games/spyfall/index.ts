import { mountSvelte } from '../../door/svelte.svelte'
import Board from './Board.svelte'

export { remembers } from './remembers'
export { tell } from './words'
export const mount = mountSvelte(Board)
export const showsEnd = true
export const busyTop = true
