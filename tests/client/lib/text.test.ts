import { describe, expect, it } from 'vitest'
import {
  countText,
  formatCents,
  formatMoney,
  formatWeight,
  statusText,
  statusWithSpaces,
} from '../../../src/lib/text.ts'

describe('A person reads', () => {
  it('statuses in words', () => {
    expect(statusText('IN_TRANSIT')).toBe('In transit')
    expect(statusWithSpaces('IN_TRANSIT')).toBe('IN TRANSIT')
  })

  it('fees and weights with their units', () => {
    expect([formatMoney(5), formatMoney(1250.5), formatCents(1999)]).toEqual([
      '$5.00',
      '$1,250.50',
      '$19.99',
    ])
    expect([formatWeight(2), formatWeight(0.25)]).toEqual(['2 kg', '0.25 kg'])
  })
})

it('counts rows in words, and says where the count is capped', () => {
  expect(countText({ total: 1, totalIsCapped: false }, ['user', 'users'])).toBe('1 user')
  expect(countText({ total: 12, totalIsCapped: false }, ['user', 'users'])).toBe('12 users')
  expect(countText({ total: 10_000, totalIsCapped: true }, ['user', 'users'])).toBe('10,000+ users')
})
