import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { DeliveryStatus } from '../../openapi.d.ts'
import type { FlowParcel } from '../../machines/parcel-change.ts'
import { parcelStatusMachine } from '../../machines/parcel-status.ts'
import { deferredCall } from './support/calls.ts'
import { blocked, inTransit, requested } from './support/parcels.ts'

const approved: FlowParcel = { ...requested, status: 'APPROVED' }

describe('an administrator updating a status', () => {
  it('sees the current status selected, chooses another and saves it', async () => {
    const { actor, call, announced } = start()
    actor.send({ type: 'OPEN' })
    expect(actor.getSnapshot().context.chosen).toBe('REQUESTED')
    actor.send({ type: 'CHOOSE', status: 'APPROVED' })
    actor.send({ type: 'SAVE', note: 'Checked' })
    expect(call.inputs).toEqual([{ parcelId: 'p1', status: 'APPROVED', note: 'Checked' }])
    await call.succeed(approved)
    expect(actor.getSnapshot().value).toBe('closed')
    expect(actor.getSnapshot().context.parcel).toEqual(approved)
    expect(announced).toEqual([{ done: approved }])
  })

  it.each(['BLOCKED', 'UNBLOCKED'] as const)(
    'sees nothing selected while the parcel shows %s, and cannot save until something is',
    (status) => {
      const { actor, call } = start({ ...blocked, status })
      actor.send({ type: 'OPEN' })
      expect(actor.getSnapshot().context.chosen).toBe(null)
      expect(actor.getSnapshot().can({ type: 'SAVE' })).toBe(false)
      actor.send({ type: 'SAVE' })
      expect(call.inputs).toEqual([])
      actor.send({ type: 'CHOOSE', status: 'DELIVERED' })
      expect(actor.getSnapshot().can({ type: 'SAVE' })).toBe(true)
    },
  )

  it('keeps the choice when saving fails, and saves it on the next try', async () => {
    const { actor, call, announced } = start()
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'CHOOSE', status: 'APPROVED' })
    actor.send({ type: 'SAVE' })
    await call.fail('no connection')
    expect(actor.getSnapshot().value).toBe('failed')
    expect(actor.getSnapshot().context).toEqual({
      parcel: requested,
      chosen: 'APPROVED',
      note: '',
      error: 'no connection',
    })
    actor.send({ type: 'SAVE' })
    await call.succeed(approved)
    expect(actor.getSnapshot().value).toBe('closed')
    expect(announced).toEqual([{ failure: 'no connection' }, { done: approved }])
  })

  it('can choose another status after a failure', async () => {
    const { actor, call } = start()
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'SAVE' })
    await call.fail('no connection')
    actor.send({ type: 'CHOOSE', status: 'DELIVERED' })
    expect(actor.getSnapshot().value).toBe('choosing')
    expect(actor.getSnapshot().context.chosen).toBe('DELIVERED')
  })

  it('sees the current status selected again after closing without saving', () => {
    const { actor, call } = start()
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'CHOOSE', status: 'DELIVERED' })
    actor.send({ type: 'CLOSE' })
    expect(actor.getSnapshot().value).toBe('closed')
    actor.send({ type: 'OPEN' })
    expect(actor.getSnapshot().context.chosen).toBe('REQUESTED')
    expect(call.inputs).toEqual([])
  })

  it('is told after 5 seconds that it takes longer than usual', () => {
    const { actor, clock } = start()
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'SAVE' })
    clock.increment(5_000)
    expect(actor.getSnapshot().value).toEqual({ saving: { attended: 'slow' } })
  })

  it('can close the dialog during the call, and the status is saved anyway', async () => {
    const { actor, call, announced } = start()
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'CHOOSE', status: 'APPROVED' })
    actor.send({ type: 'SAVE' })
    actor.send({ type: 'CLOSE' })
    expect(actor.getSnapshot().value).toEqual({ saving: 'unattended' })
    await call.succeed(approved)
    expect(actor.getSnapshot().value).toBe('closed')
    expect(announced).toEqual([{ done: approved }])
  })
})

describe('a colleague who changes the parcel', () => {
  it('has their status selected in a dialog that opens later', () => {
    const { actor } = start()
    actor.send({ type: 'parcel.changed', parcel: inTransit })
    actor.send({ type: 'OPEN' })
    expect(actor.getSnapshot().context.chosen).toBe('IN_TRANSIT')
  })

  it('moves a selection that the administrator did not touch', () => {
    const { actor } = start()
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'parcel.changed', parcel: inTransit })
    expect(actor.getSnapshot().context).toEqual({
      parcel: inTransit,
      chosen: 'IN_TRANSIT',
      note: '',
      error: null,
    })
  })

  it('does not move a choice that the administrator made', () => {
    const { actor } = start()
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'CHOOSE', status: 'DELIVERED' })
    actor.send({ type: 'parcel.changed', parcel: inTransit })
    expect(actor.getSnapshot().context).toEqual({
      parcel: inTransit,
      chosen: 'DELIVERED',
      note: '',
      error: null,
    })
  })
})

type Announcement = { done: FlowParcel } | { failure: unknown }

function start(parcel: FlowParcel = requested) {
  const call = deferredCall<FlowParcel, { parcelId: string; status: DeliveryStatus }>()
  const clock = new SimulatedClock()
  const announced: Announcement[] = []
  const machine = parcelStatusMachine.provide({
    actors: { updateParcelStatus: call.logic },
    actions: {
      announceDone: (_, params) => announced.push({ done: params.parcel }),
      announceFailure: (_, params) => announced.push({ failure: params.error }),
    },
  })
  const actor = createActor(machine, { input: { parcel }, clock }).start()
  return { actor, call, clock, announced }
}
