import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import { deliveryConfirmationMachine } from '../../machines/parcel-question.ts'
import type { FlowParcel } from '../../machines/parcel-change.ts'
import { deferredCall } from './support/calls.ts'
import { blocked, delivered, inTransit, requested } from './support/parcels.ts'

describe('a receiver confirming a delivery', () => {
  it('confirms the question, which makes one call and announces the result', async () => {
    const { actor, call, announced } = start()
    actor.send({ type: 'PRESS' })
    expect(actor.getSnapshot().value).toBe('confirming')
    expect(call.inputs).toEqual([])
    actor.send({ type: 'CONFIRM' })
    actor.send({ type: 'CONFIRM' })
    expect(call.inputs).toEqual([{ parcelId: 'p1', note: '' }])
    await call.succeed(delivered)
    expect(actor.getSnapshot().value).toBe('waiting')
    expect(actor.getSnapshot().context).toEqual({ parcel: delivered, note: '', error: null })
    expect(announced).toEqual([{ done: delivered }])
    actor.send({ type: 'PRESS' })
    expect(actor.getSnapshot().value).toBe('waiting')
  })

  it('sees no question before the parcel is dispatched', () => {
    const { actor } = start(requested)
    actor.send({ type: 'PRESS' })
    expect(actor.getSnapshot().value).toBe('waiting')
  })

  it('is told after 5 seconds that it takes longer than usual', () => {
    const { actor, clock } = start()
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'CONFIRM' })
    clock.increment(5_000)
    expect(actor.getSnapshot().value).toEqual({ saving: { attended: 'slow' } })
  })

  it('reads why it failed, tries again and succeeds', async () => {
    const { actor, call, announced } = start()
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'CONFIRM' })
    await call.fail('no connection')
    expect(actor.getSnapshot().value).toBe('failed')
    expect(actor.getSnapshot().context.error).toBe('no connection')
    actor.send({ type: 'RETRY' })
    await call.succeed(delivered)
    expect(actor.getSnapshot().value).toBe('waiting')
    expect(announced).toEqual([{ failure: 'no connection' }, { done: delivered }])
  })

  it('can close the dialog during the call, and the delivery is confirmed anyway', async () => {
    const { actor, call, announced } = start()
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'CONFIRM' })
    actor.send({ type: 'KEEP' })
    expect(actor.getSnapshot().value).toEqual({ saving: 'unattended' })
    await call.succeed(delivered)
    expect(actor.getSnapshot().value).toBe('waiting')
    expect(announced).toEqual([{ done: delivered }])
  })

  it('no longer sees the question when an administrator blocks the parcel', () => {
    const { actor } = start()
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'parcel.changed', parcel: blocked })
    expect(actor.getSnapshot().value).toBe('superseded')
    expect(actor.getSnapshot().context.parcel).toEqual(blocked)
  })
})

type Announcement = { done: FlowParcel } | { failure: unknown }

function start(parcel: FlowParcel = inTransit) {
  const call = deferredCall<FlowParcel, { parcelId: string }>()
  const clock = new SimulatedClock()
  const announced: Announcement[] = []
  const machine = deliveryConfirmationMachine.provide({
    actors: { request: call.logic },
    actions: {
      announceDone: (_, params) => announced.push({ done: params.parcel }),
      announceFailure: (_, params) => announced.push({ failure: params.error }),
    },
  })
  const actor = createActor(machine, { input: { parcel }, clock }).start()
  return { actor, call, clock, announced }
}
