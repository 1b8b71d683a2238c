import { expect, test } from 'vitest'
import { timeOnWire } from '../../server/parcels/time-on-wire.ts'

test.each([
  ['2026-03-02T09:00:00+00:00', '2026-03-02T09:00:00.000Z'],
  ['2026-03-02T09:00:00.9+00:00', '2026-03-02T09:00:00.900Z'],
  ['2026-03-02T09:00:00.93+00:00', '2026-03-02T09:00:00.930Z'],
  ['2026-03-02T09:00:00.932+00:00', '2026-03-02T09:00:00.932Z'],
  ['2026-03-02T09:00:00.932999+00:00', '2026-03-02T09:00:00.932Z'],
  ['2026-03-02T14:30:00.5+05:30', '2026-03-02T09:00:00.500Z'],
  ['2026-03-02T08:30:00-00:30', '2026-03-02T09:00:00.000Z'],
  [new Date('2026-03-02T09:00:00.007Z'), '2026-03-02T09:00:00.007Z'],
])('somebody reads %s as PostgreSQL gives it as %s', (time, shown) => {
  expect(timeOnWire(time)).toBe(shown)
  expect(shown).toBe(new Date(time).toISOString())
})
