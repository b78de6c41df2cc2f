import type { NewTableSheet } from '../../game-api/builtin'
import CampaignArt from './CampaignArt.svelte'
import CaseArt from './CaseArt.svelte'

// Of ten cases, how many strong bots won: docs/balance/spyclub.md.
export const sheet: NewTableSheet = {
  presets: [
    { id: 'single', options: { campaign: null }, art: CaseArt },
    { id: 'campaign', options: { campaign: {} }, art: CampaignArt },
  ],
  levels: { key: 'difficulty', wins: { easy: 9, standard: 7, advanced: 4 } },
}
