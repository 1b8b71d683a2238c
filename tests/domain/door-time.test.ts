import { expect, test } from 'vitest'
import { doorTimeText, doneTimeText } from '../../domain/door-time-text.ts'
import { claimedTime, doorTimeOf } from '../../domain/door-time.ts'
import { formatDateTime } from '../../domain/format.ts'

const start = '2026-03-02T08:00:00.000Z'
const door = '2026-03-02T18:02:00.000Z'
const arrival = '2026-03-02T20:07:00.000Z'

test.each([
  ['within the bounds', door, door],
  ['in another time zone', '2026-03-02T19:02:00+01:00', door],
  ['at the start of the run', start, start],
  ['before the start of the run', '2026-03-02T07:59:59.999Z', start],
  ['by a clock that was reset', '1970-01-01T00:00:05.000Z', start],
  ['a little over a minute before it arrives', '2026-03-02T20:05:59.999Z', undefined],
  ['a minute before it arrives', '2026-03-02T20:06:00.000Z', null],
  ['as it arrives', arrival, null],
  ['after it arrives', '2026-03-02T20:07:00.001Z', null],
  ['by a clock that is a year ahead', '2027-03-02T18:02:00.000Z', null],
  ['never', undefined, null],
])('A device that claims a time %s', (_title, claimed, counted = claimed) => {
  const bounds = { notBefore: new Date(start), arrivedAt: new Date(arrival) }
  expect(doorTimeOf(claimed, bounds)?.toISOString() ?? null).toBe(counted)
})

test('No time counts if another node’s clock puts the start after the arrival', () => {
  const bounds = { notBefore: new Date(arrival), arrivedAt: new Date(door) }
  expect(doorTimeOf(start, bounds)).toBeNull()
})

test.each([
  [door, arrival, door],
  ['2026-03-02T19:02:00+01:00', arrival, door],
  ['2026-03-02T20:06:00.000Z', arrival, undefined],
  [arrival, door, undefined],
  ['not a time', arrival, undefined],
])('A device claims for %s, sent at %s: %s', (recordedAt, now, claimed) => {
  expect(claimedTime(recordedAt, Date.parse(now))).toBe(claimed)
})

test('The time at the door has the date only if it arrived on another day', () => {
  const doneAt = '2026-03-02T12:02:00'
  expect(doorTimeText(doneAt, '2026-03-02T14:07:00')).toBe(
    'at 12:02 (recorded without a connection)',
  )
  expect(doorTimeText(doneAt, '2026-03-03T09:00:00')).toBe(
    '02/03/2026, 12:02 (recorded without a connection)',
  )
})

test.each([
  ['2026-03-02T12:02:00', '02/03/2026, 12:02 (recorded without a connection)'],
  [undefined, '02/03/2026, 14:07'],
  [null, '02/03/2026, 14:07'],
])('A single time is that of the door, if there is one: %s', (doneAt, text) => {
  expect(doneTimeText({ at: '2026-03-02T14:07:00', doneAt }, formatDateTime)).toBe(text)
})
