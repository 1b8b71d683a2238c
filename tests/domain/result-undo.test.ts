import { describe, expect, test } from 'vitest'
import { answerTexts } from '../../domain/answer-texts.ts'
import { undoOf, type ResultStep, type UndoableResult } from '../../domain/result-undo.ts'
import type { Role } from '../../openapi.d.ts'

const at = new Date('2026-03-02T09:00:00.000Z')
const admin = { id: 'ada', role: 'ADMIN' } as const
const courier = { id: 'cem', role: 'COURIER' } as const
const delivered = (by: ResultStep['by'] = admin): ResultStep => step('DELIVERED', by)
const step = (status: ResultStep['status'], by: ResultStep['by'] = admin): ResultStep => ({
  entryNumber: 4,
  status,
  failedAttempt: null,
  by,
  at,
})
const attempt = (by: ResultStep['by'] = admin): ResultStep => ({
  ...step('IN_TRANSIT', by),
  failedAttempt: 'NOBODY_HOME',
})
const before = step('DISPATCHED')

interface Asked {
  seconds?: number
  caller?: { id: string; role: Role }
}

/** The result, with the reason for a refusal in English. */
function undo(result: UndoableResult, steps: ResultStep[], asked: Asked = {}) {
  const { seconds = 5, caller = admin } = asked
  const now = new Date(at.getTime() + seconds * 1000)
  const undone = undoOf(result, steps, { caller, now })
  return undone.allowed ? undone : answerTexts[undone.reason]
}

describe.each([admin, courier])('A result that the caller recorded as $role', (caller) => {
  test.each([
    ['delivery', [delivered(caller), before], 'DISPATCHED'],
    ['delivery', [delivered(caller), step('IN_TRANSIT')], 'IN_TRANSIT'],
    ['delivery', [delivered(caller), attempt()], 'IN_TRANSIT'],
    ['attempt', [attempt(caller), before], 'IN_TRANSIT'],
    ['attempt', [attempt(caller), attempt(caller)], 'IN_TRANSIT'],
  ] as const)('can be undone for a minute: %s %#, back to %3$s', (result, steps, backTo) => {
    const possible = { allowed: true, backTo, entryNumber: 4 }
    for (const seconds of [0, 60])
      expect(undo(result, [...steps], { seconds, caller })).toEqual(possible)
    expect(undo(result, [...steps], { seconds: 60.001, caller })).toMatch(/^It is too late/)
  })
})

const tooLate = { seconds: 61 }

test.each<[string, UndoableResult, ResultStep[], Asked?]>([
  ['Parcel is not delivered', 'delivery', []],
  ['Parcel is not delivered', 'delivery', [delivered()]],
  ['Parcel is not delivered', 'delivery', [step('IN_TRANSIT'), delivered()]],
  ['Parcel is not delivered', 'delivery', [attempt(), before]],
  ['There is no failed attempt to undo', 'attempt', []],
  ['There is no failed attempt to undo', 'attempt', [delivered(), attempt()]],
  ['There is no failed attempt to undo', 'attempt', [step('IN_TRANSIT'), attempt()]],
  ['Someone else recorded the delivery', 'delivery', [delivered({ ...admin, id: 'otto' }), before]],
  ['Someone else recorded the delivery', 'delivery', [delivered(courier), before]],
  ['Someone else recorded the delivery', 'delivery', [delivered(), before], { caller: courier }],
  ['Someone else recorded the failed attempt', 'attempt', [attempt(courier), before]],
  [
    'The receiver has confirmed the delivery',
    'delivery',
    [delivered({ id: 'rita', role: 'RECEIVER' }), before],
  ],
  [
    'It is too late to undo the delivery. Please set the status instead.',
    'delivery',
    [delivered(), before],
    tooLate,
  ],
  [
    'It is too late to undo the failed attempt. Please record what happened instead.',
    'attempt',
    [attempt(), before],
    tooLate,
  ],
  [
    'It is too late to undo this. Please tell the depot.',
    'attempt',
    [attempt(courier), before],
    { ...tooLate, caller: courier },
  ],
  [
    'It is too late to undo this. Please tell the depot.',
    'delivery',
    [delivered(courier), before],
    { ...tooLate, caller: courier },
  ],
])('refuses with “%s”: %s %#', (reason, result, steps, asked) => {
  expect(undo(result, steps, asked)).toBe(reason)
})
