import type { Component } from 'svelte'
import Spycatcher from './Spycatcher.svelte'
import SpyClub from './SpyClub.svelte'
import Spyfall from './Spyfall.svelte'
import SpyGuy from './SpyGuy.svelte'

interface Cover {
  title: string
  /** The colour of the pin that holds the poster. */
  pin: string
  art: Component
}

/** The posters of the house, in the order they hang. */
export const covers: Record<string, Cover> = {
  spyclub: { title: 'Spy Club', pin: '#49a37c', art: SpyClub },
  spyfall: { title: 'Spyfall', pin: '#e2574c', art: Spyfall },
  spyguy: { title: 'Spy Guy', pin: '#f0b43a', art: SpyGuy },
  spycatcher: { title: 'Spycatcher', pin: '#5d86c9', art: Spycatcher },
}
