// The search in the rules: finds what contains all words, in any order.
import type { GuidePage } from '../game-api/builtin'
import type { Rule } from '../wire'

export function searchRules(rules: Rule[], sought: string): Rule[] {
  return rules.filter(({ id, chapter, text }) => mentions(sought, id, chapter, text))
}

/** The pages with their matching steps. Pages without a match are left out. */
export function searchGuide(pages: GuidePage[], sought: string): GuidePage[] {
  return pages
    .map((page) => ({ ...page, steps: page.steps.filter(({ title = '', text }) => mentions(sought, page.title, title, text)) }))
    .filter(({ steps }) => steps.length)
}

function mentions(sought: string, ...texts: string[]): boolean {
  const whole = texts.join(' ').toLowerCase()
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word))
}
