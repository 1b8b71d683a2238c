import { expect, test } from 'vitest'
import { openAttempt } from '../../domain/failed-attempt.ts'

const entry = (status: 'IN_TRANSIT' | 'DELIVERED' | 'BLOCKED' | 'UNBLOCKED') => ({
  status,
  failedAttempt: null,
})
const attempt = { status: 'IN_TRANSIT', failedAttempt: 'NOBODY_HOME' } as const

test.each([
  ['is open until the parcel moves on', false, [entry('IN_TRANSIT'), attempt], attempt],
  ['is open after a block', false, [attempt, entry('BLOCKED'), entry('UNBLOCKED')], attempt],
  ['is not open during a block', true, [attempt, entry('BLOCKED')], null],
  ['ends with the delivery', false, [attempt, entry('DELIVERED')], null],
  ['is missing in an empty log', false, [], null],
])('A failed attempt %s', (_, isBlocked, log, open) => {
  expect(openAttempt({ isBlocked, log })).toEqual(open)
})
