import { mountSvelte } from '../../game-api/mountSvelte.svelte'
import Board from './Board.svelte'

export { remembers } from './remembers'
export { tell } from './text'
export const mount = mountSvelte(Board)
export const showsEnd = true
export const busyTop = true
