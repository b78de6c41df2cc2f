// A table of five in the middle of round two, for the tests: change what the test is about.
import type { RoundResult, SpyfallView } from './wire'

export function aView(change: Partial<SpyfallView> = {}): SpyfallView {
  return {
    seat: 0,
    phase: 'questions',
    round: 2,
    rounds: 5,
    dealer: 1,
    players: [0, 1, 2, 3, 4],
    spies: 1,
    gone: [],
    waiting_for: [0],
    card: { place: '01', role: '2' },
    queued: '--',
    my_vote: '-',
    places: ['Airplane', 'Bank', 'Beach'],
    in_play: [0, 1, 2],
    used: [2],
    clock_left: 480_000,
    clock_ends: 481_000,
    asker: 0,
    asked: null,
    barred: [3],
    prompts: ['Would a hat help?'],
    talk: [],
    spent: [],
    callers: [],
    callers_needed: 0,
    accusation: null,
    cases: [],
    accusers: [],
    stars: [null, null, null, null, null],
    ready: [],
    scores: [0, 1, 2, 0, 0],
    sheet: [],
    spy_weights: [],
    odd_card: null,
    ...change,
  }
}

export const aResult: RoundResult = {
  round: 2, dealer: 1, how: 'caught', winner: 'others', place: 1, spies: [2], roles: [0, 1, null, 2, 3], points: [2, 1, 0, 1, 1],
  accuser: 0, accused: 2, guess: null,
}
