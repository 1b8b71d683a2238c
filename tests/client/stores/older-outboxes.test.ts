import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { createBrowserDatabase } from '../../../src/lib/browser-database.ts'
import {
  deliveryOf,
  leaveUnsentEntries,
  openOutbox,
  readEntries,
} from '../../../src/stores/outbox.ts'
import { moveOlderEntries } from '../../../src/stores/older-outboxes.ts'
import { storedScansOf } from '../../../src/stores/stored-scans.ts'

const at = '2026-03-02T09:00:00.000Z'
const ofParcel = { runId: 'run-1', parcelId: 'p-1', trackingId: 'TRK-1' }
const refused = { state: 'refused', reason: 'Parcel is blocked', fieldErrors: [] }
const attempt = { reason: 'NOBODY_HOME', note: '', nextAttempt: '' }
const delivery = { receivedBy: 'Rita', signature: 'iVBORw0KGgo=', photo: '/9j/' }

/** Stores an entry as the previous build did for a courier. */
const storeWork = (userId: string, key: string, stored: object) =>
  localStorage.setItem(`waybill-courier-${userId}/${key}`, JSON.stringify({ key, ...stored }))
/** Stores an administrator's handover as the previous build did. */
const storeHandover = (userId: string, parcelId: string, stored: object) =>
  localStorage.setItem(
    `waybill-handovers-${userId}/${parcelId}`,
    JSON.stringify({ parcelId, ...stored }),
  )

function open(userId: string): void {
  moveOlderEntries()
  openOutbox(userId)
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  openOutbox(null)
})

describe('A phone with an updated app', () => {
  it.each([
    { type: 'start', runId: 'run-1' },
    { type: 'load', ...ofParcel },
    { type: 'load', parcelId: 'p-1', trackingId: 'TRK-1' },
    { type: 'deliver', ...ofParcel, delivery: { receivedBy: 'Rita' } },
    { type: 'deliver', ...ofParcel, delivery: {}, hasPhoto: true },
    { type: 'attempt', ...ofParcel, attempt },
    { type: 'finish', runId: 'run-1' },
  ])('keeps a courier’s unsent entry: $type', (work) => {
    storeWork('cem', 'key-1', { order: 4, doneAt: at, work, outcome: { state: 'waiting' } })
    open('cem')
    const entry = { key: 'key-1', order: 4, recordedAt: at, action: work }
    expect(readEntries()).toEqual([{ ...entry, outcome: { state: 'pending' } }])
    expect(Object.keys(localStorage)).toEqual(['waybill-outbox-cem/key-1'])
  })

  it.each([refused, { state: 'sent', sentAt: 5 }])(
    'keeps the server’s answer to a courier: $state',
    (outcome) => {
      const work = { type: 'start', runId: 'run-1' }
      storeWork('cem', 'key-1', { order: 4, doneAt: at, work, outcome })
      open('cem')
      expect(readEntries().map((entry) => entry.outcome)).toEqual([outcome])
    },
  )

  it.each([
    [{ state: 'waiting' }, { state: 'pending' }],
    [refused, refused],
    [{ state: 'recorded' }, { state: 'sent', sentAt: expect.any(Number) }],
  ])('keeps a handover that is %j', (older, outcome) => {
    const ids = { key: 'key-1', trackingId: 'TRK-1' }
    storeHandover('ada', 'p-1', { ...ids, takenAt: at, delivery, outcome: older })
    open('ada')
    const action = { type: 'deliver', parcelId: 'p-1', trackingId: 'TRK-1', delivery }
    expect(readEntries()).toEqual([
      { key: 'key-1', order: Date.parse(at), recordedAt: at, action, outcome },
    ])
    expect(Object.keys(localStorage)).toEqual(['waybill-outbox-ada/key-1'])
  })

  it('still has the photo of a delivery', async () => {
    const database = createBrowserDatabase('waybill-photos', z.unknown())
    await database.write('cem/key-1', { photo: '/9j/', keptAt: 0 })
    const work = { type: 'deliver' as const, ...ofParcel, delivery: {}, hasPhoto: true as const }
    storeWork('cem', 'key-1', { order: 1, doneAt: at, work, outcome: { state: 'waiting' } })
    open('cem')
    expect(await deliveryOf({ key: 'key-1' }, work)).toEqual({
      delivery: { photo: '/9j/' },
      isPhotoLost: false,
    })
  })

  it('keeps unsent scans', () => {
    const scan = { key: 'key-1', trackingId: 'TRK-1', status: 'IN_TRANSIT', readAt: at }
    const session = { status: 'IN_TRANSIT', scans: [{ ...scan, outcome: { state: 'waiting' } }] }
    localStorage.setItem('waybill-scans-ada', JSON.stringify(session))
    expect(storedScansOf('ada')).toEqual(session)
  })

  it('keeps entries in their order, and each for its own user', () => {
    const stored = { doneAt: at, work: { type: 'start', runId: 'run-1' } }
    const waiting = { ...stored, outcome: { state: 'waiting' } }
    storeWork('cem', 'later', { order: 2, ...waiting })
    storeWork('cem', 'first', { order: 1, ...waiting })
    storeWork('dora', 'hers', { order: 1, ...waiting })
    open('cem')
    expect(readEntries().map(({ key }) => key)).toEqual(['first', 'later'])
    expect(
      leaveUnsentEntries()
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(['first', 'hers', 'later'])
  })

  it('leaves an entry in place if there is no space to move it', () => {
    const work = { type: 'start', runId: 'run-1' }
    storeWork('cem', 'key-1', { order: 1, doneAt: at, work, outcome: { state: 'waiting' } })
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    open('cem')
    expect(readEntries()).toEqual([])
    setItem.mockRestore()
    moveOlderEntries()
    expect(readEntries().map(({ key }) => key)).toEqual(['key-1'])
  })

  it('removes malformed entries', () => {
    storeWork('cem', 'key-1', { order: 1, doneAt: 'yesterday' })
    storeHandover('ada', 'p-1', { takenAt: at })
    open('cem')
    expect(localStorage).toHaveLength(0)
  })
})
