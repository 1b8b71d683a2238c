import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import { deliveryRecordMachine } from '../../machines/delivery-record.ts'
import type { FlowParcel } from '../../machines/parcel-change.ts'
import type { NewDelivery } from '../../openapi.d.ts'
import { deferredCall } from './support/calls.ts'
import { blocked, delivered, inTransit, requested } from './support/parcels.ts'

const byRita = { receivedBy: 'Rita' }

describe('an administrator handing a parcel over', () => {
  it('records who received it and saves it', async () => {
    const { actor, call, announced } = start()
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'SAVE', delivery: byRita })
    expect(call.inputs).toEqual([{ parcelId: 'p1', delivery: byRita }])
    await call.succeed(delivered)
    expect(actor.getSnapshot().value).toBe('closed')
    expect(actor.getSnapshot().context.delivery).toEqual({})
    expect(announced).toEqual([{ done: delivered }])
  })

  it('cannot begin if the parcel is not on its way', () => {
    const { actor } = start(requested)
    actor.send({ type: 'OPEN' })
    expect(actor.getSnapshot().value).toBe('closed')
  })

  it('is told why saving fails, and saves the corrected details', async () => {
    const { actor, call, announced } = start()
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'SAVE', delivery: { handoverCode: '0000' } })
    await call.fail('a wrong code')
    expect(actor.getSnapshot().value).toBe('failed')
    expect(actor.getSnapshot().context.error).toBe('a wrong code')
    actor.send({ type: 'SAVE', delivery: { handoverCode: '4821' } })
    await call.succeed(delivered)
    expect(call.inputs.map(({ delivery }) => delivery)).toEqual([
      { handoverCode: '0000' },
      { handoverCode: '4821' },
    ])
    // The dialog has already shown the failure.
    expect(announced).toEqual([{ done: delivered }])
  })

  it('reads that it is no longer possible when the parcel is blocked in between', () => {
    const { actor } = start()
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'parcel.changed', parcel: blocked })
    expect(actor.getSnapshot().value).toBe('superseded')
    actor.send({ type: 'parcel.changed', parcel: inTransit })
    expect(actor.getSnapshot().value).toBe('takingDown')
  })

  it('can close the dialog during the call, and the delivery is recorded anyway', async () => {
    const { actor, call, clock, announced } = start()
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'SAVE', delivery: byRita })
    clock.increment(5_000)
    expect(actor.getSnapshot().value).toEqual({ saving: { attended: 'slow' } })
    actor.send({ type: 'CLOSE' })
    expect(actor.getSnapshot().value).toEqual({ saving: 'unattended' })
    await call.succeed(delivered)
    expect(announced).toEqual([{ done: delivered }])
  })

  it('is told of a failure after closing the dialog during the call', async () => {
    const { actor, call, announced } = start()
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'SAVE', delivery: {} })
    actor.send({ type: 'CLOSE' })
    await call.fail('a wrong code')
    expect(actor.getSnapshot().value).toBe('closed')
    expect(announced).toEqual([{ failure: 'a wrong code' }])
  })
})

type Announcement = { done: FlowParcel } | { failure: unknown }

function start(parcel: FlowParcel = inTransit) {
  const call = deferredCall<FlowParcel, { parcelId: string; delivery: NewDelivery }>()
  const clock = new SimulatedClock()
  const announced: Announcement[] = []
  const machine = deliveryRecordMachine.provide({
    actors: { recordDelivery: call.logic },
    actions: {
      announceDone: (_, params) => announced.push({ done: params.parcel }),
      announceFailure: (_, params) => announced.push({ failure: params.error }),
    },
  })
  const actor = createActor(machine, { input: { parcel }, clock }).start()
  return { actor, call, clock, announced }
}
