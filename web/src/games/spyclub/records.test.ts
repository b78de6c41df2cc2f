import { expect, it } from 'vitest'
import { readRecord } from './records'

const campaign = {
  edition: '2018',
  members: [{ character: 'Bookworm', name: 'Ida' }, { character: 'Runner' }],
  log: [
    {
      solved: [
        { aspect: 'suspect', name: 'Dog' },
        { aspect: 'motive', name: 'Hunger' },
      ],
    },
  ],
}

it('says what a campaign file holds', () => {
  expect(readRecord(JSON.stringify(campaign))).toEqual({
    record: campaign,
    line: 'Case 2 of 5 comes next. The last one was “The Hungry Dog”. In the club: Ida and the Runner.',
  })
})

it('finds the campaign in a saved game', () => {
  const { record, line } = readRecord(JSON.stringify({ game: 'spyclub', moves: [], options: { campaign } }))
  expect(record).toEqual(campaign)
  expect(line).toMatch(/^A saved game: its case starts over\. Case 2/)
})

it('says what is wrong with anything else', () => {
  expect(() => readRecord('{')).toThrow('wasn’t saved here')
  expect(() => readRecord('{"hello": 1}')).toThrow('isn’t a Spy Club campaign')
  expect(() => readRecord('{"game": "spyfall", "moves": [], "options": {}}')).toThrow('of another kind')
  expect(() => readRecord('{"game": "spyclub", "moves": [], "options": {"campaign": null}}')).toThrow('single case')
  expect(() => readRecord(JSON.stringify({ ...campaign, log: Array(5).fill(campaign.log[0]) }))).toThrow('over')
})
