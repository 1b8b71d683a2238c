import { expect, test } from 'vitest'
import { createCompany } from '../../../server/config/company.ts'

test.each([
  ['Asia/Tokyo', undefined, 'UTC', { timeZone: 'Asia/Tokyo', source: 'SETTING', isUnknown: false }],
  [
    'Asia/Tokyo',
    'Europe/Rome',
    'UTC',
    { timeZone: 'Asia/Tokyo', source: 'SETTING', isUnknown: false },
  ],
  ['UTC', undefined, 'Europe/Rome', { timeZone: 'UTC', source: 'SETTING', isUnknown: false }],
  [
    undefined,
    'Europe/Rome',
    'UTC',
    { timeZone: 'Europe/Rome', source: 'CHOICE', isUnknown: false },
  ],
  [undefined, 'UTC', 'UTC', { timeZone: 'UTC', source: 'CHOICE', isUnknown: false }],
  [
    undefined,
    undefined,
    'Asia/Tokyo',
    { timeZone: 'Asia/Tokyo', source: 'COMPUTER', isUnknown: false },
  ],
  [undefined, undefined, 'UTC', { timeZone: 'UTC', source: 'COMPUTER', isUnknown: true }],
  [undefined, undefined, 'Etc/UTC', { timeZone: 'Etc/UTC', source: 'COMPUTER', isUnknown: true }],
])('set to %s, chosen %s, on a computer in %s: %j', (timeZone, chosen, computer, expected) => {
  const company = createCompany({ timeZone }, computer)
  company.noteChosen(chosen)
  expect({
    timeZone: company.timeZone(),
    source: company.source(),
    isUnknown: company.isUnknown(),
  }).toEqual(expected)
})

test('the day of an instant follows a choice', () => {
  const company = createCompany({})
  const late = new Date('2026-03-02T23:30:00Z')
  company.noteChosen('America/Los_Angeles')
  expect(company.dayOf(late)).toBe('2026-03-02')
  company.noteChosen('Asia/Tokyo')
  expect(company.dayOf(late)).toBe('2026-03-03')
})
