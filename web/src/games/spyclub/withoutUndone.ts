import type { Happened } from '../../wire'

/** The events without undone ones and their undo entries. */
export function withoutUndone(recent: Happened[]): Happened[] {
  const kept: Happened[] = []
  for (const entry of recent) {
    if (entry.did?.type === 'Undo') {
      const last = kept.findLastIndex(({ events }) => events?.length)
      if (last >= 0) kept.splice(last, 1)
    } else kept.push(entry)
  }
  return kept
}
