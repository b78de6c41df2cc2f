import { mount, unmount, type Component } from 'svelte'
import type { BoardProps, Mount } from './board'
import BoardBoundary from './BoardBoundary.svelte'

class Prop {
  value = $state.raw<unknown>()
}

/** Adapts a Svelte board to `Client`. Each prop is a separate signal, so an unchanged prop triggers no effect. */
export function mountSvelte<V, M>(Board: Component<BoardProps<V, M>>): Mount {
  return (target, first) => {
    const props = new Map<string, Prop>()
    const seen = {} as BoardProps<V, M> // the shell passes each board its game's props
    const update = (next: BoardProps) => {
      for (const [key, value] of Object.entries(next)) {
        let prop = props.get(key)
        if (!prop) {
          const added = new Prop()
          props.set(key, (prop = added))
          Object.defineProperty(seen, key, { get: () => added.value, enumerable: true })
        }
        prop.value = value
      }
    }
    update(first)
    const board = mount(BoardBoundary, { target, props: { Board: Board as Component<BoardProps>, props: seen as BoardProps } })
    return { update, destroy: () => void unmount(board) }
  }
}
