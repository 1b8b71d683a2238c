import { expect, test } from 'vitest'
import { answerTexts } from '../../domain/answer-texts.ts'
import { undoOfDelivery, type DeliveryStep } from '../../domain/delivery-undo.ts'

const at = new Date('2026-03-02T09:00:00.000Z')
const admin = { id: 'ada', role: 'ADMIN' } as const
const step = (status: DeliveryStep['status'], by: DeliveryStep['by'] = admin): DeliveryStep => ({
  status,
  by,
  at,
})
/** The result, with the reason for a refusal in English. */
function undo(steps: DeliveryStep[], seconds = 5) {
  const now = new Date(at.getTime() + seconds * 1000)
  const result = undoOfDelivery(steps, { callerId: 'ada', now })
  return result.allowed ? result : refused(answerTexts[result.reason])
}
const refused = (reason: string) => ({ allowed: false, reason })

test.each(['DISPATCHED', 'IN_TRANSIT'] as const)(
  'An administrator undoes a delivery of a moment ago: the parcel is %s again',
  (before) => {
    expect(undo([step('DELIVERED'), step(before)])).toEqual({ allowed: true, backTo: before })
  },
)

test('An administrator can undo a delivery for one minute', () => {
  const steps = [step('DELIVERED'), step('IN_TRANSIT')]
  expect(undo(steps, 60)).toEqual({ allowed: true, backTo: 'IN_TRANSIT' })
  expect(undo(steps, 60.001)).toEqual(
    refused('It is too late to undo the delivery. Please set the status instead.'),
  )
})

test.each([
  ['that is not in the log', [], 'Parcel is not delivered'],
  ['that has no earlier step', [step('DELIVERED')], 'Parcel is not delivered'],
  ['that no longer applies', [step('IN_TRANSIT'), step('DELIVERED')], 'Parcel is not delivered'],
  [
    'of another administrator',
    [step('DELIVERED', { id: 'otto', role: 'ADMIN' }), step('IN_TRANSIT')],
    'Another administrator recorded the delivery',
  ],
  [
    'that the receiver confirmed',
    [step('DELIVERED', { id: 'rita', role: 'RECEIVER' }), step('IN_TRANSIT')],
    'The receiver has confirmed the delivery',
  ],
])('An administrator cannot undo a delivery %s', (_, steps, reason) => {
  expect(undo(steps)).toEqual(refused(reason))
})
