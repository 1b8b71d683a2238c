import { expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { bulkStatusMachine } from '../../machines/bulk-status.ts'
import type { BulkCalls, BulkOutcome } from '../../machines/bulk-status.ts'

const parcels = ['a', 'b', 'c'].map((id) => ({ id, trackingId: `TRK-${id}` }))

/** A dialog whose calls are answered by the test. */
function openDialog() {
  const rounds: BulkCalls[] = []
  const stops: number[] = []
  const actor = createActor(
    bulkStatusMachine.provide({
      actors: {
        updateParcelStatuses: fromCallback<{ type: 'STOP' }, BulkCalls>(({ input, receive }) => {
          rounds.push(input)
          receive(() => stops.push(rounds.length))
        }),
      },
    }),
  ).start()
  const settle = (parcelId: string, outcome: BulkOutcome) =>
    actor.send({ type: 'parcel.settled', parcelId, outcome })
  actor.send({ type: 'OPEN', parcels })
  return { actor, rounds, stops, settle, state: () => actor.getSnapshot() }
}

it('An administrator cannot start without a status', () => {
  const { actor, rounds, state } = openDialog()
  actor.send({ type: 'START' })
  expect(state().value).toBe('choosing')
  actor.send({ type: 'CHOOSE', status: 'DELIVERED' })
  actor.send({ type: 'START' })
  expect(state().hasTag('busy')).toBe(true)
  expect(rounds).toEqual([{ parcelIds: ['a', 'b', 'c'], status: 'DELIVERED' }])
})

it('An administrator tries again, and only failed or left-out parcels are sent', () => {
  const { actor, rounds, stops, settle, state } = openDialog()
  actor.send({ type: 'CHOOSE', status: 'DELIVERED' })
  actor.send({ type: 'START' })
  settle('a', { state: 'refused', error: 'gone' })
  actor.send({ type: 'STOP' })
  expect(stops).toEqual([1])
  settle('c', { state: 'left' })
  expect(state().value).toEqual({ working: 'stopping' })
  settle('b', { state: 'failed', error: 'no connection' })
  expect(state().value).toBe('over')

  actor.send({ type: 'RETRY' })
  expect(rounds[1]).toEqual({ parcelIds: ['b', 'c'], status: 'DELIVERED' })
  settle('b', { state: 'done' })
  settle('c', { state: 'done' })
  expect(state().value).toBe('over')
  expect(state().context.outcomes).toEqual({
    a: { state: 'refused', error: 'gone' },
    b: { state: 'done' },
    c: { state: 'done' },
  })
  actor.send({ type: 'RETRY' })
  expect(state().value).toBe('over')
})

it('An administrator cannot close the dialog during calls, and can begin again later', () => {
  const { actor, settle, state } = openDialog()
  actor.send({ type: 'CHOOSE', status: 'APPROVED' })
  actor.send({ type: 'START' })
  actor.send({ type: 'CLOSE' })
  expect(state().hasTag('dialog')).toBe(true)
  for (const { id } of parcels) settle(id, { state: 'done' })
  actor.send({ type: 'CLOSE' })
  actor.send({ type: 'OPEN', parcels: parcels.slice(1) })
  expect(state().context).toEqual({ parcels: parcels.slice(1), chosen: null, outcomes: {} })
})
