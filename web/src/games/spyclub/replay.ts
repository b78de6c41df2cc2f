// Events as steps to animate. Each step changes the view by what its event says; all counts come from the server's
// final view.
import type { Cue } from '../../stage/stage.svelte'
import type { Clue, Event, Hand, SpyClubView } from './wire'

/** One step to show. */
export interface Step extends Cue {
  event: Event
  /** The event that the log shows with this step; null for the later spaces of a walk. */
  told: Event | null
  view: SpyClubView
}

const LOOK: Partial<Record<Event['type'], number>> = {
  Flipped: 620,
  FocusShifted: 420,
  IdeasGained: 380,
  IdeasSpent: 260,
  Confirmed: 560,
  Discarded: 320,
  Scouted: 480,
  DeckTurned: 200,
  NotesCompared: 620,
  AdviceTaken: 480,
  AspectSolved: 1500,
  Refilled: 300,
  ClueSlid: 170,
  MovementRevealed: 900,
  EscapeAdvanced: 620,
  SuspectWalked: 270,
  EventHappened: 1100,
  IncomingLost: 320,
  HandsFlipped: 900,
  IdeasRemoved: 620,
  TurnBegan: 420,
  CaseEnded: 2400,
}
/** Events that keep their duration however many wait. */
const HOLDS: ReadonlySet<Event['type']> = new Set(['AspectSolved', 'CaseEnded'])

/** The steps from one view to another through these events. Each space of the suspect's walk is a step. */
export function stepsFrom(start: SpyClubView, events: Event[], end: SpyClubView): Step[] {
  // The turn changes with its event; until then the pencils stay.
  let view = events.some(({ type }) => type === 'TurnBegan') ? start : { ...start, actions: end.actions, flipped: end.flipped }
  return events.flatMap((told) =>
    walked(told).map((event, nth) => {
      view = after(view, event, end)
      return { event, told: nth ? null : told, view, ms: LOOK[event.type] ?? 0, holds: HOLDS.has(event.type) }
    }),
  )
}

/** The same steps within a total duration, shortened proportionally. Steps that hold keep theirs. */
export function within(steps: Step[], most: number): Step[] {
  const whole = timeOf(steps)
  const share = whole <= most ? 1 : Math.max(0, most) / whole
  return steps.map((step) => (step.holds ? step : { ...step, ms: step.ms * share }))
}

/** The duration of these steps in ms, without those that hold. */
export const timeOf = (steps: readonly Step[]): number => steps.reduce((sum, step) => sum + (step.holds ? 0 : step.ms), 0)

function walked(event: Event): Event[] {
  return event.type === 'SuspectWalked' ? event.path.map((spot) => ({ ...event, path: [spot] })) : [event]
}

/** The view after an event; prices and landings come from the final view. */
function after(view: SpyClubView, event: Event, end: SpyClubView): SpyClubView {
  switch (event.type) {
    case 'Flipped':
      return put(view, event.seat, event.slot, event.clue)
    case 'FocusShifted':
      return withHand(view, event.seat, { focus: event.slot })
    case 'IdeasGained':
    case 'IdeasSpent':
      return ideasOf(view, end, event.seat)
    case 'Confirmed':
      return { ...put(view, event.seat, event.slot, event.exchanged), row: view.row.with(event.row, event.clue) }
    case 'Discarded':
      return put(view, event.seat, event.slot, null)
    case 'Scouted':
    case 'Refilled':
      return put(incoming(view, event.place, null), event.seat, event.slot, event.clue)
    case 'DeckTurned':
      return { ...incoming(view, 0, event.clue), deck: event.left }
    case 'NotesCompared':
      return put(put(view, event.seat, event.mine, event.got), event.partner, event.theirs, event.given)
    case 'AdviceTaken':
      return ideasOf(view, end, event.seat, event.partner)
    case 'AspectSolved':
      return { ...view, row: view.row.map(() => null), solved: end.solved }
    case 'ClueSlid':
      return incoming(incoming(view, event.before, null), event.place, event.clue)
    case 'IncomingLost':
      return incoming(view, event.place, null)
    case 'MovementRevealed':
      return { ...view, movement: event.card, numbers: event.card.numbers, landings: [], movement_left: end.movement_left }
    case 'EscapeAdvanced':
      return { ...view, escape: event.escape }
    case 'SuspectWalked':
      return { ...view, pawn: event.path.at(-1) ?? view.pawn }
    case 'HandsFlipped':
      return { ...view, hands: view.hands.map((hand, seat) => ({ ...hand, clues: event.hands[seat] ?? hand.clues })) }
    case 'IdeasRemoved':
      return { ...ideasOf(view, end, ...view.hands.keys()), removed: end.removed }
    case 'TurnEnded':
      return { ...view, actions: 0, flipped: [], partners: [], landings: [] }
    case 'TurnBegan':
      return { ...view, active: event.seat, turn: event.turn, final_turn: event.final, actions: end.actions, flipped: [] }
    default:
      return view
  }
}

function withHand(view: SpyClubView, seat: number, change: Partial<Hand>): SpyClubView {
  return { ...view, hands: view.hands.map((hand, one) => (one === seat ? { ...hand, ...change } : hand)) }
}

/** Set the ideas of these players and of the supply to their final numbers. */
function ideasOf(view: SpyClubView, end: SpyClubView, ...seats: number[]): SpyClubView {
  const counted = seats.reduce((so, seat) => withHand(so, seat, { ideas: end.hands[seat]?.ideas }), view)
  return { ...counted, supply: end.supply }
}

function put(view: SpyClubView, seat: number, slot: number, clue: Clue | null): SpyClubView {
  return withHand(view, seat, { clues: view.hands[seat]?.clues.with(slot, clue) ?? [] })
}

function incoming(view: SpyClubView, place: number, clue: Clue | null): SpyClubView {
  const there = view.incoming[place]
  return there ? { ...view, incoming: view.incoming.with(place, { ...there, clue }) } : view
}
