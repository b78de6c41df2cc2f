// A table of five in the middle of round two, for the tests: change what the test is about.
import type { SpyfallView } from './wire'

export function aView(change: Partial<SpyfallView> = {}): SpyfallView {
  return {
    seat: 0,
    phase: 'questions',
    round: 2,
    rounds: 5,
    dealer: 1,
    players: [0, 1, 2, 3, 4],
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
    barred: 3,
    prompts: ['Would a hat help?'],
    talk: [],
    spent: [],
    callers: [],
    accusation: null,
    cases: [],
    accusers: [],
    ready: [],
    scores: [0, 1, 2, 0, 0],
    sheet: [],
    ...change,
  }
}
