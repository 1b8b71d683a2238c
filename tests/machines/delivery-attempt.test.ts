import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import { deliveryAttemptMachine } from '../../machines/delivery-attempt.ts'
import type { FlowParcel } from '../../machines/parcel-change.ts'
import type { DeliveryFailure } from '../../openapi.d.ts'
import { deferredCall } from './support/calls.ts'
import { blocked, inTransit, requested } from './support/parcels.ts'

describe('an administrator recording a failed delivery', () => {
  it('chooses a reason, writes a note and saves both', async () => {
    const { actor, call, announced } = start()
    actor.send({ type: 'OPEN' })
    expect(actor.getSnapshot().can({ type: 'SAVE' })).toBe(false)
    actor.send({ type: 'CHOOSE', reason: 'REFUSED' })
    actor.send({ type: 'SAVE', note: 'Too late', nextAttempt: '2026-03-04' })
    expect(call.inputs).toEqual([
      { parcelId: 'p1', reason: 'REFUSED', note: 'Too late', nextAttempt: '2026-03-04' },
    ])
    await call.succeed(inTransit)
    expect(actor.getSnapshot().value).toBe('closed')
    expect(announced).toEqual([{ done: inTransit }])
  })

  it('cannot begin if the parcel is not on its way', () => {
    const { actor } = start(requested)
    actor.send({ type: 'OPEN' })
    expect(actor.getSnapshot().value).toBe('closed')
  })

  it('keeps the reason when saving fails, and saves it on the next try', async () => {
    const { actor, call, announced } = start()
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'CHOOSE', reason: 'NOBODY_HOME' })
    actor.send({ type: 'SAVE' })
    await call.fail('no connection')
    expect(actor.getSnapshot().value).toBe('failed')
    expect(actor.getSnapshot().context).toEqual({
      parcel: inTransit,
      reason: 'NOBODY_HOME',
      nextAttempt: '',
      note: '',
      error: 'no connection',
    })
    actor.send({ type: 'SAVE' })
    await call.succeed(inTransit)
    expect(actor.getSnapshot().value).toBe('closed')
    // The dialog has already shown the failure.
    expect(announced).toEqual([{ done: inTransit }])
  })

  it('begins without a reason the next time', () => {
    const { actor } = start()
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'CHOOSE', reason: 'DAMAGED' })
    actor.send({ type: 'CLOSE' })
    actor.send({ type: 'OPEN' })
    expect(actor.getSnapshot().context.reason).toBeNull()
  })

  it('reads that it is no longer possible when the parcel is blocked in between', () => {
    const { actor } = start()
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'parcel.changed', parcel: blocked })
    expect(actor.getSnapshot().value).toBe('superseded')
    actor.send({ type: 'parcel.changed', parcel: inTransit })
    expect(actor.getSnapshot().value).toBe('choosing')
  })

  it('can close the dialog during the call, and the attempt is recorded anyway', async () => {
    const { actor, call, clock, announced } = start()
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'CHOOSE', reason: 'REFUSED' })
    actor.send({ type: 'SAVE' })
    clock.increment(5_000)
    expect(actor.getSnapshot().value).toEqual({ saving: { attended: 'slow' } })
    actor.send({ type: 'CLOSE' })
    expect(actor.getSnapshot().value).toEqual({ saving: 'unattended' })
    await call.succeed(inTransit)
    expect(announced).toEqual([{ done: inTransit }])
  })

  it('is told of a failure after closing the dialog during the call', async () => {
    const { actor, call, announced } = start()
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'CHOOSE', reason: 'REFUSED' })
    actor.send({ type: 'SAVE' })
    actor.send({ type: 'CLOSE' })
    await call.fail('no connection')
    expect(actor.getSnapshot().value).toBe('closed')
    expect(announced).toEqual([{ failure: 'no connection' }])
  })
})

type Announcement = { done: FlowParcel } | { failure: unknown }

function start(parcel: FlowParcel = inTransit) {
  const call = deferredCall<
    FlowParcel,
    { parcelId: string; reason: DeliveryFailure; note: string }
  >()
  const clock = new SimulatedClock()
  const announced: Announcement[] = []
  const machine = deliveryAttemptMachine.provide({
    actors: { recordDeliveryAttempt: call.logic },
    actions: {
      announceDone: (_, params) => announced.push({ done: params.parcel }),
      announceFailure: (_, params) => announced.push({ failure: params.error }),
    },
  })
  const actor = createActor(machine, { input: { parcel }, clock }).start()
  return { actor, call, clock, announced }
}
