import { expect, it } from 'vitest'
import { factsText, listText, listWithAnd, quotedList } from '../../../src/lib/lists.ts'

it.each([
  [[], ''],
  [['Amin'], 'Amin'],
  [['Amin', 'Ben', 'Chloe'], 'Amin, Ben, Chloe'],
])('A reader sees %o separated by commas', (items, text) => {
  expect(listText(items)).toBe(text)
  expect(factsText(items)).toBe(text)
})

it.each([
  [['1 scan'], '1 scan'],
  [['1 scan', '2 handovers'], '1 scan and 2 handovers'],
  [['1 scan', '2 handovers', '3 entries'], '1 scan, 2 handovers and 3 entries'],
])('A reader sees “and” before the last of %o', (items, text) => {
  expect(listWithAnd(items)).toBe(text)
})

it('A reader sees each of the titles in quotation marks', () => {
  expect(quotedList(['Weight', 'Note'])).toBe('“Weight”, “Note”')
})
