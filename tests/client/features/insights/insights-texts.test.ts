import { expect, it } from 'vitest'
import { durationText } from '../../../../src/features/insights/insights-texts.ts'

it.each([
  [null, '—'],
  [0, '0 min'],
  [0.5, '30 min'],
  [0.995, '1 hour'],
  [1.02, '1 hour'],
  [1.06, '1.1 hours'],
  [26.5, '26.5 hours'],
  [76.8, '3.2 days'],
])('An administrator reads %s hours as %s', (hours, text) => {
  expect(durationText(hours)).toBe(text)
})
