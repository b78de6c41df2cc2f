// A finished case in chapters: the deal, each solved aspect, the step before the door, the end.
import type { Chapter } from '../../game-api/board'
import { clueName } from './names'
import { typeShape } from './shapes'
import { say } from './text'
import type { Event, SpyClubView } from './wire'

const COLORS = { motive: '#b93c36', suspect: '#7b4ea3', location: '#277a4c', crime: '#2b6cb0', object: '#8f5f04' }

interface Frame {
  view: unknown
  events?: unknown[]
}

export function chapters(frames: readonly Frame[]): Chapter[] {
  const views = frames.map(({ view }) => view as SpyClubView)
  // A campaign begins at its desk: start with the first turn.
  const deal = Math.max(
    0,
    views.findIndex(({ phase }) => phase !== 'desk'),
  )
  const found: Chapter[] = [{ frame: deal, title: say('chapter-deal'), line: say('chapter-turn', { turn: 1 }) }]
  let close = false
  frames.forEach(({ events = [] }, frame) => {
    const { turn, track } = views[frame]!
    const line = say('chapter-turn', { turn })
    for (const event of events as Event[]) {
      if (event.type === 'AspectSolved')
        found.push({ frame, title: clueName(event.solution.name), line, path: typeShape[event.aspect], color: COLORS[event.aspect] })
      if (event.type === 'EscapeAdvanced' && event.escape === track - 1 && !close) {
        close = true
        found.push({ frame, title: say('chapter-door'), line })
      }
      if (event.type === 'CaseEnded' && event.how !== 'success') found.push({ frame, title: say('chapter-end'), line })
    }
  })
  return found
}
