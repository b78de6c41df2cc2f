// What the board needs where a campaign is played, or begun: loaded then.
export { default as Asked } from './Asked.svelte'
export { default as Begin } from './Begin.svelte'
export { default as Book } from './Book.svelte'
export { default as Desk } from './Desk.svelte'
export { default as InForce } from './InForce.svelte'
export { default as OnTable } from './OnTable.svelte'
export { default as Sprites } from './Sprites.svelte'
