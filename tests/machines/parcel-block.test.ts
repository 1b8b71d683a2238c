import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { FlowParcel } from '../../machines/parcel-change.ts'
import { parcelBlockMachine } from '../../machines/parcel-block.ts'
import { deferredCall } from './support/calls.ts'
import { blocked, inTransit, requested } from './support/parcels.ts'

describe('an administrator blocking a parcel', () => {
  it('confirms the question, then the parcel is blocked and the result announced', async () => {
    const { actor, call, announced } = start(requested)
    actor.send({ type: 'PRESS' })
    expect(actor.getSnapshot().value).toBe('confirming')
    expect(call.inputs).toEqual([])
    actor.send({ type: 'CONFIRM', note: 'Customs' })
    expect(call.inputs).toEqual([{ parcelId: 'p1', block: true, note: 'Customs' }])
    await call.succeed(blocked)
    expect(actor.getSnapshot().value).toBe('waiting')
    expect(actor.getSnapshot().context.parcel).toEqual(blocked)
    expect(announced).toEqual([{ done: blocked, block: true }])
  })

  it('reads why it failed and tries again', async () => {
    const { actor, call, announced } = start(requested)
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'CONFIRM' })
    await call.fail('no connection')
    expect(actor.getSnapshot().value).toBe('failed')
    actor.send({ type: 'RETRY' })
    await call.succeed(blocked)
    expect(announced).toEqual([
      { failure: 'no connection', block: true },
      { done: blocked, block: true },
    ])
  })

  it('no longer sees the question when a colleague has already blocked it', () => {
    const { actor, call } = start(requested)
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'parcel.changed', parcel: blocked })
    expect(actor.getSnapshot().value).toBe('waiting')
    expect(call.inputs).toEqual([])
  })

  it('still sees the question if the parcel only moves to its next status', () => {
    const { actor } = start(requested)
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'parcel.changed', parcel: inTransit })
    expect(actor.getSnapshot().value).toBe('confirming')
    expect(actor.getSnapshot().context.parcel).toEqual(inTransit)
  })

  it('is told of a failure after closing the dialog during the call', async () => {
    const { actor, call, announced } = start(requested)
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'CONFIRM' })
    actor.send({ type: 'KEEP' })
    await call.fail('no connection')
    expect(actor.getSnapshot().value).toBe('waiting')
    expect(announced).toEqual([{ failure: 'no connection', block: true }])
  })
})

describe('an administrator unblocking a parcel', () => {
  it('is not asked, and no dialog opens', async () => {
    const { actor, call, announced } = start(blocked)
    actor.send({ type: 'PRESS' })
    expect(actor.getSnapshot().value).toEqual({ saving: { unattended: 'prompt' } })
    expect(actor.getSnapshot().hasTag('dialog')).toBe(false)
    expect(call.inputs).toEqual([{ parcelId: 'p1', block: false, note: '' }])
    await call.succeed(requested)
    expect(actor.getSnapshot().value).toBe('waiting')
    expect(announced).toEqual([{ done: requested, block: false }])
  })

  it('reverts the block that they have just made', async () => {
    const { actor, call } = start(requested)
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'CONFIRM', note: 'Customs' })
    await call.succeed(blocked)
    actor.send({ type: 'PRESS' })
    expect(call.inputs.slice(1)).toEqual([{ parcelId: 'p1', block: false, note: '' }])
  })

  it('makes one call by pressing twice', () => {
    const { actor, call } = start(blocked)
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'PRESS' })
    expect(call.inputs).toHaveLength(1)
  })

  it('sees after 5 seconds that it takes longer than usual', () => {
    const { actor, clock } = start(blocked)
    actor.send({ type: 'PRESS' })
    clock.increment(5_000)
    expect(actor.getSnapshot().hasTag('slow')).toBe(true)
  })

  it('is told of a failure and can press again', async () => {
    const { actor, call, announced } = start(blocked)
    actor.send({ type: 'PRESS' })
    await call.fail('no connection')
    expect(actor.getSnapshot().value).toBe('waiting')
    expect(announced).toEqual([{ failure: 'no connection', block: false }])
    actor.send({ type: 'PRESS' })
    expect(call.inputs).toHaveLength(2)
  })
})

type Announcement = { done: FlowParcel; block: boolean } | { failure: unknown; block: boolean }

function start(parcel: FlowParcel) {
  const call = deferredCall<FlowParcel, { parcelId: string; block: boolean }>()
  const clock = new SimulatedClock()
  const announced: Announcement[] = []
  const machine = parcelBlockMachine.provide({
    actors: { blockParcel: call.logic },
    actions: {
      announceDone: ({ context }, { parcel: done }) =>
        announced.push({ done, block: context.block }),
      announceFailure: ({ context }, { error }) =>
        announced.push({ failure: error, block: context.block }),
    },
  })
  const actor = createActor(machine, { input: { parcel }, clock }).start()
  return { actor, call, clock, announced }
}
