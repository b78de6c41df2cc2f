// The kit for boards of packages (see 1.d.ts): custom elements around the client's own components. An element moves
// its children into the component, and back when it leaves the page.
import { createRawSnippet, mount, unmount, type Component } from 'svelte'
import Dialog from '../lib/Dialog.svelte'
import Face from '../lib/Face.svelte'
import Paper from '../lib/Paper.svelte'
import { Stage } from '../stage/stage.svelte'
import type * as Published from './1'
import Card from './Card.svelte'

type Kind = 'text' | 'number' | 'switch'
type Attributes = Record<string, Kind>

define('spy-paper', Paper, { tilt: 'number', held: 'text' })
define('spy-card', Card, { down: 'switch' })
define('spy-face', Face, { face: 'text', size: 'number', bot: 'switch', lit: 'switch', away: 'switch' })
define('spy-dialog', Dialog, { heading: 'text', wide: 'switch', drawer: 'switch' }, (element, { heading, ...rest }) => ({
  ...rest,
  title: heading,
  close: () => {
    const dialog = element.querySelector('dialog')
    // Closed before it is removed, so that the dialog restores the focus.
    if (dialog?.open) dialog.close()
    else if (element.isConnected) element.dispatchEvent(new Event('close'))
  },
}))

const published: Pick<typeof Published, 'Stage'> = { Stage }
export { published as default }

// `props` lists the props of each component.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function define<P extends Record<string, any>>(
  tag: keyof Published.Elements,
  Drawn: Component<P>,
  attributes: Attributes,
  props: (element: HTMLElement, read: Record<string, unknown>) => Record<string, unknown> = (_, read) => read,
): void {
  class Element extends HTMLElement {
    static observedAttributes = Object.keys(attributes)
    #props = $state<Record<string, unknown>>({})
    #drawn: object | null = null

    connectedCallback(): void {
      const held = [...this.childNodes]
      // A slot outside of a shadow root should have no box.
      const children = createRawSnippet(() => ({ render: () => '<slot></slot>', setup: (slot) => slot.append(...held) }))
      Object.assign(this.#props, this.#read(), { children })
      this.#drawn = mount(Drawn, { target: this, props: this.#props as P })
    }
    disconnectedCallback(): void {
      const held = [...(this.querySelector('slot')?.childNodes ?? [])]
      if (this.#drawn) void unmount(this.#drawn)
      this.#drawn = null
      this.replaceChildren(...held)
    }
    attributeChangedCallback(): void {
      if (this.#drawn) Object.assign(this.#props, this.#read())
    }

    #read(): Record<string, unknown> {
      const given = Object.entries(attributes).flatMap(([name, kind]): [string, unknown][] => {
        const value = this.getAttribute(name)
        if (kind === 'switch') return [[name, value !== null]]
        return value === null ? [] : [[name, kind === 'number' ? Number(value) : value]]
      })
      return props(this, Object.fromEntries(given))
    }
  }
  if (!customElements.get(tag)) customElements.define(tag, Element)
}
