import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { FlowParcel } from '../../machines/parcel-change.ts'
import { parcelCancelMachine } from '../../machines/parcel-question.ts'
import { deferredCall } from './support/calls.ts'
import { canceled, inTransit, requested } from './support/parcels.ts'

describe('a sender canceling a parcel', () => {
  it('confirms the question, which makes one call and announces the result', async () => {
    const { actor, call, announced } = start()
    actor.send({ type: 'PRESS' })
    expect(stateOf(actor)).toEqual({ value: 'confirming', tags: ['dialog'] })
    expect(call.inputs).toEqual([])
    actor.send({ type: 'CONFIRM', note: 'Ordered twice' })
    actor.send({ type: 'CONFIRM' })
    expect(call.inputs).toEqual([{ parcelId: 'p1', note: 'Ordered twice' }])
    await call.succeed(canceled)
    expect(stateOf(actor)).toEqual({ value: 'waiting', tags: [] })
    expect(actor.getSnapshot().context).toEqual({
      parcel: canceled,
      note: 'Ordered twice',
      error: null,
    })
    expect(announced).toEqual([{ done: canceled }])
    actor.send({ type: 'PRESS' })
    expect(stateOf(actor)).toEqual({ value: 'waiting', tags: [] })
  })

  it('can keep the parcel after all, and no call is made', () => {
    const { actor, call } = start()
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'KEEP' })
    expect(stateOf(actor)).toEqual({ value: 'waiting', tags: [] })
    expect(call.inputs).toEqual([])
  })

  it('is told after 5 seconds that it takes longer than usual', () => {
    const { actor, clock } = start()
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'CONFIRM' })
    clock.increment(4_999)
    expect(actor.getSnapshot().hasTag('slow')).toBe(false)
    clock.increment(1)
    expect(stateOf(actor)).toEqual({
      value: { saving: { attended: 'slow' } },
      tags: ['busy', 'dialog', 'slow'],
    })
  })

  it('reads why it failed, tries again and succeeds', async () => {
    const { actor, call, announced } = start()
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'CONFIRM' })
    await call.fail('no connection')
    expect(stateOf(actor)).toEqual({ value: 'failed', tags: ['dialog'] })
    expect(actor.getSnapshot().context.error).toBe('no connection')
    actor.send({ type: 'RETRY' })
    expect(actor.getSnapshot().context.error).toBe(null)
    await call.succeed(canceled)
    expect(stateOf(actor)).toEqual({ value: 'waiting', tags: [] })
    expect(call.inputs).toEqual([
      { parcelId: 'p1', note: '' },
      { parcelId: 'p1', note: '' },
    ])
    expect(announced).toEqual([{ failure: 'no connection' }, { done: canceled }])
  })

  it('can close the dialog after a failure and start again', async () => {
    const { actor, call } = start()
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'CONFIRM' })
    await call.fail('no connection')
    actor.send({ type: 'KEEP' })
    expect(stateOf(actor)).toEqual({ value: 'waiting', tags: [] })
    actor.send({ type: 'PRESS' })
    expect(stateOf(actor)).toEqual({ value: 'confirming', tags: ['dialog'] })
  })

  it('sees no question if the parcel cannot be canceled', () => {
    const { actor } = start(inTransit)
    actor.send({ type: 'PRESS' })
    expect(stateOf(actor)).toEqual({ value: 'waiting', tags: [] })
  })
})

describe('a sender closing the dialog during a slow call', () => {
  it('still gets the parcel canceled, and is told', async () => {
    const { actor, call, announced } = start()
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'CONFIRM' })
    actor.send({ type: 'KEEP' })
    expect(stateOf(actor)).toEqual({ value: { saving: 'unattended' }, tags: ['busy'] })
    await call.succeed(canceled)
    expect(stateOf(actor)).toEqual({ value: 'waiting', tags: [] })
    expect(announced).toEqual([{ done: canceled }])
  })

  it('is told of a failure, and the dialog stays closed', async () => {
    const { actor, call, announced } = start()
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'CONFIRM' })
    actor.send({ type: 'KEEP' })
    await call.fail('no connection')
    expect(stateOf(actor)).toEqual({ value: 'waiting', tags: [] })
    expect(announced).toEqual([{ failure: 'no connection' }])
  })

  it('cannot make a second call by pressing again', () => {
    const { actor, call } = start()
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'CONFIRM' })
    actor.send({ type: 'KEEP' })
    actor.send({ type: 'PRESS' })
    expect(stateOf(actor)).toEqual({ value: { saving: 'unattended' }, tags: ['busy'] })
    expect(call.inputs).toHaveLength(1)
  })
})

describe('a change by another user in between', () => {
  it('removes the question if the parcel can no longer be canceled', () => {
    const { actor } = start()
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'parcel.changed', parcel: inTransit })
    expect(stateOf(actor)).toEqual({ value: 'superseded', tags: ['dialog'] })
    expect(actor.getSnapshot().context.parcel).toEqual(inTransit)
    actor.send({ type: 'KEEP' })
    expect(stateOf(actor)).toEqual({ value: 'waiting', tags: [] })
  })

  it('leaves the question open if the parcel can still be canceled', () => {
    const { actor } = start()
    const approved: FlowParcel = { ...requested, status: 'APPROVED' }
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'parcel.changed', parcel: approved })
    expect(stateOf(actor)).toEqual({ value: 'confirming', tags: ['dialog'] })
    expect(actor.getSnapshot().context.parcel).toEqual(approved)
  })

  it('does not affect a call under way, whose answer decides', async () => {
    const { actor, call } = start()
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'CONFIRM' })
    actor.send({ type: 'parcel.changed', parcel: inTransit })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    await call.succeed(canceled)
    expect(actor.getSnapshot().context.parcel).toEqual(canceled)
  })

  it('removes the retry after a failure', async () => {
    const { actor, call } = start()
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'CONFIRM' })
    await call.fail('no connection')
    actor.send({ type: 'parcel.changed', parcel: inTransit })
    expect(stateOf(actor)).toEqual({ value: 'superseded', tags: ['dialog'] })
    expect(actor.getSnapshot().context.error).toBe(null)
  })

  it('allows the question again when canceling becomes possible again', () => {
    const { actor } = start()
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'parcel.changed', parcel: inTransit })
    actor.send({ type: 'parcel.changed', parcel: requested })
    expect(stateOf(actor)).toEqual({ value: 'confirming', tags: ['dialog'] })
  })

  it.each([
    ['canceled before', canceled],
    ['that the sender has just canceled', requested],
  ])('makes a parcel %s cancelable again by correcting its status', async (_, parcel) => {
    const { actor, call } = start(parcel)
    actor.send({ type: 'PRESS' })
    actor.send({ type: 'CONFIRM' })
    if (parcel === requested) await call.succeed(canceled)
    actor.send({ type: 'parcel.changed', parcel: requested })
    actor.send({ type: 'PRESS' })
    expect(stateOf(actor)).toEqual({ value: 'confirming', tags: ['dialog'] })
  })
})

type Announcement = { done: FlowParcel } | { failure: unknown }

function start(parcel: FlowParcel = requested) {
  const call = deferredCall<FlowParcel, { parcelId: string }>()
  const clock = new SimulatedClock()
  const announced: Announcement[] = []
  const machine = parcelCancelMachine.provide({
    actors: { request: call.logic },
    actions: {
      announceDone: (_, params) => announced.push({ done: params.parcel }),
      announceFailure: (_, params) => announced.push({ failure: params.error }),
    },
  })
  const actor = createActor(machine, { input: { parcel }, clock }).start()
  return { actor, call, clock, announced }
}

function stateOf(actor: ReturnType<typeof start>['actor']) {
  const { value, tags } = actor.getSnapshot()
  return { value, tags: [...tags].sort() }
}
