// What happened, one thing after the other: what an event tells is laid on the table with it, and every
// count is the server's own, of the view that the events led to.
import type { Cue } from '../../stage/stage.svelte'
import type { Clue, Event, Hand, SpyClubView } from './wire'

/** One thing to see. */
export interface Step extends Cue {
  event: Event
  /** What the log tells with this step: nothing for the later spaces of a walk. */
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
/** Seen for as long, however much waits. */
const HOLDS: ReadonlySet<Event['type']> = new Set(['AspectSolved', 'CaseEnded'])

/** The steps from one view to another through these events. The suspect's walk is a step for each space. */
export function stepsFrom(start: SpyClubView, events: Event[], end: SpyClubView): Step[] {
  // Whose turn it is changes when that is told; until then the pencils are as they were left.
  let view = events.some(({ type }) => type === 'TurnBegan') ? start : { ...start, actions: end.actions, flipped: end.flipped }
  return events.flatMap((told) =>
    walked(told).map((event, nth) => {
      view = after(view, event, end)
      return { event, told: nth ? null : told, view, ms: LOOK[event.type] ?? 0, holds: HOLDS.has(event.type) }
    }),
  )
}

/** The same steps in no more time than this, each its share. What is held keeps its time. */
export function within(steps: Step[], most: number): Step[] {
  const whole = timeOf(steps)
  const share = whole <= most ? 1 : Math.max(0, most) / whole
  return steps.map((step) => (step.holds ? step : { ...step, ms: step.ms * share }))
}

/** How long steps are looked at, in ms, without those that are held. */
export const timeOf = (steps: readonly Step[]): number => steps.reduce((sum, step) => sum + (step.holds ? 0 : step.ms), 0)

function walked(event: Event): Event[] {
  return event.type === 'SuspectWalked' ? event.path.map((spot) => ({ ...event, path: [spot] })) : [event]
}

/** The view once an event has been told, on the way to another: prices and landings come with that one. */
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

/** Ideas change hands: those players and the supply have what they will have. */
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
