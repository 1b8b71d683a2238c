import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import { parcelWith, trackingMachine } from '../../machines/tracking.ts'
import type { TrackedByTrackingId, TrackingFailure } from '../../machines/tracking.ts'
import { deferredCall } from './support/calls.ts'

const wanted = { trackingId: 'TRK-7H2K-9QXM-3VBT-RD4W' }
const other = { trackingId: 'TRK-0000-0000-0000-0000' }

describe('a visitor who tracks a parcel', () => {
  it('finds it in the list that the server returns', async () => {
    const { actor, call, announced } = start()
    actor.send({ type: 'TRACK', trackingId: ' trk7h2k9qxm3vbtrd4w ' })
    expect(call.inputs).toEqual([{ trackingId: 'trk7h2k9qxm3vbtrd4w' }])
    await call.succeed([other, wanted])
    expect(actor.getSnapshot().value).toBe('found')
    expect(actor.getSnapshot().context.parcel).toEqual(wanted)
    expect(announced).toEqual(['found'])
  })

  it('is told to enter an ID, without a call', () => {
    const { actor, call, announced } = start()
    actor.send({ type: 'TRACK', trackingId: '  ' })
    expect(actor.getSnapshot().value).toBe('failed')
    expect(call.inputs).toEqual([])
    expect(actor.getSnapshot().context).toEqual({
      trackingId: '  ',
      parcel: null,
      reason: 'empty',
      error: null,
    })
    expect(announced).toEqual(['empty'])
    expect(actor.getSnapshot().can({ type: 'RETRY' })).toBe(false)
  })

  it.each<[string, TrackedByTrackingId[], TrackingFailure]>([
    ['no parcels at all', [], 'noParcels'],
    ['only other parcels', [other], 'notFound'],
  ])('is told if the server has %s', async (_title, parcels, reason) => {
    const { actor, call, announced } = start()
    actor.send({ type: 'TRACK', trackingId: wanted.trackingId })
    await call.succeed(parcels)
    expect(actor.getSnapshot().context).toEqual({
      trackingId: wanted.trackingId,
      parcel: null,
      reason,
      error: null,
    })
    expect(announced).toEqual([reason])
  })

  it('is told if the server answers that there is no such parcel', async () => {
    const { actor, call, announced } = start()
    actor.send({ type: 'TRACK', trackingId: wanted.trackingId })
    await call.fail({ status: 404 })
    expect(actor.getSnapshot().context.reason).toBe('notFound')
    expect(announced).toEqual(['notFound'])
  })

  it('is told if the server cannot be reached, tries again and finds it', async () => {
    const { actor, call, announced } = start()
    actor.send({ type: 'TRACK', trackingId: wanted.trackingId })
    await call.fail('no connection')
    expect(actor.getSnapshot().context).toEqual({
      trackingId: wanted.trackingId,
      parcel: null,
      reason: 'unreachable',
      error: 'no connection',
    })
    actor.send({ type: 'RETRY' })
    await call.succeed([wanted])
    expect(actor.getSnapshot().context.parcel).toEqual(wanted)
    expect(announced).toEqual(['unreachable', 'found'])
  })

  it('sees after 5 seconds that it takes longer than usual', () => {
    const { actor, clock } = start()
    actor.send({ type: 'TRACK', trackingId: wanted.trackingId })
    clock.increment(5_000)
    expect(actor.getSnapshot().value).toEqual({ lookingUp: 'slow' })
    expect(actor.getSnapshot().hasTag('slow')).toBe(true)
  })

  it('searches for another before the answer: only the second answer counts', async () => {
    const { actor, call } = start()
    actor.send({ type: 'TRACK', trackingId: other.trackingId })
    actor.send({ type: 'TRACK', trackingId: wanted.trackingId })
    await call.succeed([other])
    expect(actor.getSnapshot().value).toEqual({ lookingUp: 'prompt' })
    await call.succeed([wanted])
    expect(actor.getSnapshot().context.parcel).toEqual(wanted)
  })

  it('clears the form and starts again', async () => {
    const { actor, call } = start()
    actor.send({ type: 'TRACK', trackingId: wanted.trackingId })
    await call.succeed([wanted])
    actor.send({ type: 'CLEAR' })
    expect(actor.getSnapshot().value).toBe('idle')
    for (const one of [actor, start().actor])
      expect(one.getSnapshot().context).toEqual({
        trackingId: '',
        parcel: null,
        reason: null,
        error: null,
      })
  })
})

describe('a tracking ID', () => {
  it.each(['TRK-7H2K-9QXM-3VBT-RD4W', 'trk-7h2k-9qxm-3vbt-rd4w', ' TRK7H2K9QXM3VBTRD4W '])(
    'typed as "%s" means the same parcel',
    (typed) => {
      expect(parcelWith(typed, [other, wanted])).toEqual(wanted)
    },
  )
})

function start() {
  const call = deferredCall<readonly TrackedByTrackingId[], { trackingId: string }>()
  const clock = new SimulatedClock()
  const announced: string[] = []
  const machine = trackingMachine.provide({
    actors: { trackParcel: call.logic },
    actions: {
      announceFound: () => announced.push('found'),
      announceFailure: (_, { reason }) => announced.push(reason),
    },
  })
  return { actor: createActor(machine, { clock }).start(), call, clock, announced }
}
