// The table as it was after each step: what happened is shown one thing after the other.
import { ACTIONS } from './box'
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
}

/** The steps that lead from a view through these events. The suspect's walk is a step for each space. */
export function stepsFrom(start: SpyClubView, events: Event[]): Step[] {
  let view = start
  return events.flatMap((told) =>
    walked(told).map((event, nth) => {
      view = after(view, event)
      return { event, told: nth ? null : told, view, ms: LOOK[event.type] ?? 0, holds: event.type === 'AspectSolved' }
    }),
  )
}

function walked(event: Event): Event[] {
  return event.type === 'SuspectWalked' ? event.path.map((spot) => ({ ...event, path: [spot] })) : [event]
}

/** The view after an event, as far as one can see it happen; prices and landings follow with the real view. */
export function after(view: SpyClubView, event: Event): SpyClubView {
  switch (event.type) {
    case 'Flipped': {
      const same = view.flipped.length > 0 && !view.flipped.includes(event.slot)
      const flipped = same ? [...view.flipped, event.slot] : [event.slot]
      return { ...put(same ? view : acted(view), event.seat, event.slot, event.clue), flipped }
    }
    case 'FocusShifted':
      return withHand(acted(view), event.seat, { focus: event.slot })
    case 'IdeasGained':
      return withIdeas({ ...view, supply: view.supply - event.ideas }, event.seat, event.ideas)
    case 'IdeasSpent':
      return withIdeas({ ...view, supply: view.supply + event.ideas }, event.seat, -event.ideas)
    case 'Confirmed':
      return { ...put(acted(view), event.seat, event.slot, event.exchanged), row: view.row.with(event.row, event.clue) }
    case 'Discarded':
      return put(view, event.seat, event.slot, null)
    case 'Scouted':
      return put(incoming(acted(view), event.place, null), event.seat, event.slot, event.clue)
    case 'Refilled':
      return put(incoming(view, event.place, null), event.seat, event.slot, event.clue)
    case 'DeckTurned':
      return { ...incoming(view, 0, event.clue), deck: event.left }
    case 'NotesCompared':
      return put(put(view, event.seat, event.mine, event.got), event.partner, event.theirs, event.given)
    case 'AdviceTaken':
      return withIdeas(withIdeas(view, event.partner, -event.ideas), event.seat, event.ideas)
    case 'AspectSolved':
      return {
        ...view,
        row: view.row.map(() => null),
        solved: [...view.solved, { aspect: event.aspect, solution: event.solution }],
      }
    case 'ClueSlid':
      return incoming(incoming(view, event.before, null), event.place, event.clue)
    case 'IncomingLost':
      return incoming(view, event.place, null)
    case 'MovementRevealed':
      return {
        ...view,
        movement: event.card,
        numbers: event.card.numbers,
        landings: [],
        movement_left: view.movement_left.map((set) =>
          set.daytime === (event.card.daytime ?? 'day') ? { ...set, drawn: set.drawn + 1, left: set.left - 1 } : set,
        ),
      }
    case 'EscapeAdvanced':
      return { ...view, escape: event.escape }
    case 'SuspectWalked':
      return { ...view, pawn: event.path.at(-1) ?? view.pawn }
    case 'HandsFlipped':
      return { ...view, hands: view.hands.map((hand, seat) => ({ ...hand, clues: event.hands[seat] ?? hand.clues })) }
    case 'IdeasRemoved':
      return {
        ...view,
        supply: view.supply - event.supply,
        removed: view.removed + event.supply + event.players.reduce((sum, ideas) => sum + ideas, 0),
        hands: view.hands.map((hand, seat) => ({ ...hand, ideas: hand.ideas - (event.players[seat] ?? 0) })),
      }
    case 'TurnEnded':
      return { ...view, actions: 0, flipped: [], partners: [], landings: [] }
    case 'TurnBegan':
      return { ...view, active: event.seat, turn: event.turn, final_turn: event.final, actions: ACTIONS, flipped: [] }
    default:
      return view
  }
}

function acted(view: SpyClubView): SpyClubView {
  return { ...view, actions: Math.max(view.actions - 1, 0), flipped: [] }
}

function withHand(view: SpyClubView, seat: number, change: Partial<Hand>): SpyClubView {
  return { ...view, hands: view.hands.map((hand, one) => (one === seat ? { ...hand, ...change } : hand)) }
}

function withIdeas(view: SpyClubView, seat: number, more: number): SpyClubView {
  return withHand(view, seat, { ideas: (view.hands[seat]?.ideas ?? 0) + more })
}

function put(view: SpyClubView, seat: number, slot: number, clue: Clue | null): SpyClubView {
  return withHand(view, seat, { clues: view.hands[seat]?.clues.with(slot, clue) ?? [] })
}

function incoming(view: SpyClubView, place: number, clue: Clue | null): SpyClubView {
  const there = view.incoming[place]
  return there ? { ...view, incoming: view.incoming.with(place, { ...there, clue }) } : view
}
