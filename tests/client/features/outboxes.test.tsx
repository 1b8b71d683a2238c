import { render, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createActor } from 'xstate'
import { CourierOutbox } from '../../../src/features/courier/courier-outbox.tsx'
import { AdminOutbox } from '../../../src/features/parcels/delivery/admin-outbox.tsx'
import { scanSessionFlow } from '../../../src/features/scan/send-scans.ts'
import { addEntries, openOutbox, readEntries } from '../../../src/stores/outbox.ts'
import { brokenOff, failure, html, json, ok, standInHost } from '../../support/host.ts'
import { wireParcel } from '../../support/wire.ts'
import { lost } from '../support/answers.ts'

/** An outbox whose entries wait for an answer. */
interface Outbox {
  call: string
  /** Records one entry and starts to send it; returns a function that reads its state. */
  open: () => Promise<() => string | undefined>
}

const outboxes: Record<string, Outbox> = {
  'A courier’s delivery': {
    call: 'POST /api/parcel/deliveries/{parcelId}',
    async open() {
      openOutbox('cem')
      await addEntries([
        { type: 'deliver', runId: 'run-1', parcelId: 'p-1', trackingId: 'TRK-1', delivery: {} },
      ])
      render(<CourierOutbox userId="cem" />)
      return () => readEntries()[0]?.outcome.state
    },
  },
  'A handover': {
    call: 'POST /api/parcel/deliveries/{parcelId}',
    async open() {
      openOutbox('ada')
      await addEntries([{ type: 'deliver', parcelId: 'p-1', trackingId: 'TRK-1', delivery: {} }])
      render(<AdminOutbox userId="ada" />)
      return () => readEntries()[0]?.outcome.state
    },
  },
  'A scan': {
    call: 'POST /api/parcel/scans',
    async open() {
      const session = createActor(scanSessionFlow).start()
      const reconnect = () => session.send({ type: 'ONLINE' })
      window.addEventListener('online', reconnect)
      onTestFinished(() => {
        window.removeEventListener('online', reconnect)
        session.stop()
      })
      session.send({ type: 'CHOOSE', status: 'DISPATCHED' })
      session.send({ type: 'START' })
      const readAt = new Date().toISOString()
      session.send({ type: 'READ', key: 'key-1', trackingId: 'TRK-1', readAt })
      return () => session.getSnapshot().context.scans[0]?.outcome.state
    },
  },
}
const names = Object.keys(outboxes)

/** Answers that leave the outcome open, or that can differ on a retry. */
const passing: [title: string, answer: () => Response | Promise<Response>][] = [
  ['no connection', lost],
  ['an answer that breaks off', brokenOff],
  ['a web page instead of the answer', html],
  ['408', () => failure(408, 'Too slow')],
  ['429', () => failure(429, 'Too many')],
  ['409 with an unknown outcome', () => json({ message: 'Busy', outcome: 'unknown' }, 409)],
  ['500 with an unknown outcome', () => json({ message: 'Lost', outcome: 'unknown' }, 500)],
  ['502', () => html(502)],
  ['503', () => failure(503, 'Away')],
  ['504', () => html(504)],
]
const final = [400, 404, 409, 413, 415, 422, 500]

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  openOutbox(null)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
})

describe.each(names)('%s', (name) => {
  const { call, open } = outboxes[name] ?? expect.fail(name)
  const accepted = () => ok(wireParcel({ _id: 'p-1', trackingId: 'TRK-1', status: 'DISPATCHED' }))

  it.each(passing)('is sent again with the same key after %s', async (_, answer) => {
    const host = standInHost({ [call]: answer })
    const state = await open()
    await waitFor(() => expect(keysOf(host)).toHaveLength(1))
    host.on(call, accepted)
    await waitFor(() => {
      window.dispatchEvent(new Event('online'))
      expect(['sent', 'accepted']).toContain(state())
    })
    const [first, second, ...more] = keysOf(host)
    expect([second, more]).toEqual([first, []])
  })

  it.each(final)('is not sent again after a %d', async (status) => {
    const host = standInHost({ [call]: () => failure(status, 'No') })
    const state = await open()
    await waitFor(() => expect(state()).toBe('refused'))
    window.dispatchEvent(new Event('online'))
    // A retry would have been sent by now.
    await new Promise((resolve) => setTimeout(resolve))
    expect(keysOf(host)).toHaveLength(1)
  })

  const keysOf = (host: ReturnType<typeof standInHost>) =>
    host.asked
      .filter((asked) => asked.call.startsWith('POST '))
      .map(({ headers }) => headers.get('Idempotency-Key'))
})
