import { describe, expect, test } from 'vitest'
import { parseRetryAfter } from '../../../../server/messaging/outgoing/retry-after.ts'

const now = Date.parse('2026-11-22T12:00:00.500Z')

describe('An endpoint that says when to try again', () => {
  test.each([
    ['120', 120],
    [' 0 ', 0],
    ['Sun, 22 Nov 2026 12:02:00 GMT', 120],
    ['Sunday, 22-Nov-26 12:02:00 GMT', 120],
    ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
  ])('is understood with %j', (value, seconds) => {
    expect(parseRetryAfter(value, now)).toBe(seconds)
  })

  test.each([
    undefined,
    '',
    '-5',
    '1.5',
    '+5',
    '1e3',
    '9999999999',
    'soon',
    '2026-11-22T12:02:00Z',
    'Sun Nov 22 12:02:00 2026',
    'Sun, 99 Nov 2026 12:02:00 GMT',
    '120, 240',
  ])('is ignored with %j', (value) => {
    expect(parseRetryAfter(value, now)).toBeUndefined()
  })
})
