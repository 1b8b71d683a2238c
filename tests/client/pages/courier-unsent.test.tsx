import { act, screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { storeAnswersFor } from '../../../src/api/offline-answers.ts'
import { createBrowserDatabase } from '../../../src/lib/browser-database.ts'
import { companyToday } from '../../../src/lib/company-zone.ts'
import { addDays } from '../../../src/lib/days.ts'
import {
  addEntries,
  deliveryOf,
  leaveUnsentEntries,
  openOutbox,
  readEntries,
} from '../../../src/stores/outbox.ts'
import { failure, later, ok } from '../../support/host.ts'
import { lost, refused } from '../support/answers.ts'
import {
  attention,
  bar,
  changes,
  deliver,
  delivered,
  host,
  keys,
  open,
  parcel,
  record,
  recordedDelivery,
  run,
  runs,
  sent,
  setOnline,
  stop,
} from '../support/courier.tsx'
import { dialogClosed } from '../support/dialog.ts'

const photo = '/9j/4AAQ'
vi.mock('signature_pad', () => import('../support/drawing.ts'))
// jsdom decodes no pictures.
vi.mock('../../../src/features/parcels/delivery/smaller-photo.ts', () => ({
  smallerPhoto: () => Promise.resolve(photo),
}))

describe('A courier without a connection', () => {
  it('sees entries as done immediately; they are stored, and sent later in order', async () => {
    const { person } = open()
    await stop(1)
    act(() => setOnline(false))
    await delivered(person)
    await stop(2)
    await delivered(person)
    await stop(3)
    expect(screen.getByText('3 not sent yet')).toBeVisible()
    expect(screen.getByText('2 of 3 stops')).toBeVisible()
    expect(sent()).toEqual([])
    const kept = readEntries().map(({ key }) => key)

    act(() => setOnline(true))
    await waitFor(() => expect(keys()).toEqual(kept))
    expect(sent()).toEqual([1, 2, 3].map((number) => `POST /api/parcel/deliveries/p-${number}`))
    await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull())
  })

  it('reads the run as last loaded, with the entries made since', async () => {
    const cem = { id: 'cem', name: 'Cem', email: 'cem@example.com', isBlocked: false }
    storeAnswersFor({ ...cem, role: 'COURIER' })
    const { person, leave } = open()
    await stop(1)
    act(() => setOnline(false))
    host.on(runs, lost)
    await delivered(person)
    await stop(2)
    leave()
    open()
    await stop(2)
    expect(screen.getByText(/^Offline, as of \d\d:\d\d$/)).toBeVisible()
    expect(screen.getByText('1 of 3 stops')).toBeVisible()
  })

  it('no longer sees yesterday’s run', async () => {
    const cem = { id: 'cem', name: 'Cem', email: 'cem@example.com', isBlocked: false }
    storeAnswersFor({ ...cem, role: 'COURIER' })
    const { leave } = open(run([[parcel(1)]], { day: addDays(companyToday(), -1) }))
    await stop(1, 1)
    leave()
    setOnline(false)
    host.on(runs, lost)
    open()
    expect(await screen.findByText('No run today')).toBeVisible()
  })

  it('keeps an entry whose answer is lost, and repeats it under the same key', async () => {
    host.on(record, lost)
    const { person } = open()
    await stop(1)
    await delivered(person)
    await waitFor(() => expect(sent()).toHaveLength(1))
    host.on(record, recordedDelivery)
    act(() => setOnline(true))
    await waitFor(() => expect(sent()).toHaveLength(2))
    const [first, second] = keys()
    expect(second).toBe(first)
  })

  it('keeps the dialog open if the browser is full, and stores no part of the entry', async () => {
    const { person } = open(run([[parcel(1), parcel(2)]]))
    await stop(1, 1)
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await deliver(person)
    expect(await screen.findByText(/^This browser has no room to save it\./)).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^Received by/ })).toHaveValue('Rita')
    setItem.mockRestore()
    expect(readEntries()).toEqual([])
  })
})

describe('After the day of a run', () => {
  const yesterday = addDays(companyToday(), -1)

  it('an unsent attempt of that run leaves today’s stop open', async () => {
    setOnline(false)
    await addEntries([
      {
        type: 'attempt',
        runId: 'run-0',
        parcelId: 'p-1',
        trackingId: 'TRK-1',
        attempt: { reason: 'NOBODY_HOME', note: '', nextAttempt: '' },
      },
    ])
    for (const [name, text] of Object.entries(localStorage))
      localStorage.setItem(name, text.replace(companyToday(), yesterday))
    open()
    await stop(1)
    expect(screen.getByText('1 not sent yet')).toBeVisible()
    expect(screen.getByText('0 of 3 stops')).toBeVisible()
  })

  it('an entry that the server no longer accepts says what to do about it', async () => {
    host.on(record, () => failure(404, 'Parcel not found'))
    host.on(runs, () => ok([]))
    await addEntries([
      { type: 'deliver', runId: 'run-0', parcelId: 'p-9', trackingId: 'TRK-9', delivery: {} },
    ])
    for (const [name, text] of Object.entries(localStorage))
      localStorage.setItem(name, text.replace(companyToday(), yesterday))
    open()
    expect(await screen.findByText('Parcel not found')).toBeVisible()
    expect(
      attention().getByText(
        'The day of this run is over. Tell the depot what you did, then discard it here.',
      ),
    ).toBeVisible()
  })

  it.each(['start', 'finish'] as const)(
    'an unsent %s of that run is dropped without an error',
    async (type) => {
      host.on(runs, () => ok([]))
      host.on(`POST /api/runs/run-0/${type}`, () => failure(404, 'Run not found'))
      await addEntries([{ type, runId: 'run-0' }])
      open()
      await waitFor(() => expect(sent()).toHaveLength(1))
      await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull())
      expect(screen.queryByText('Needs attention')).toBeNull()
    },
  )
})

describe('A photo', () => {
  const withPhoto = {
    type: 'deliver',
    runId: 'run-1',
    parcelId: 'p-1',
    trackingId: 'TRK-1',
    delivery: { receivedBy: 'Rita', photo },
  } as const
  const namesOfPhotos = () => createBrowserDatabase('waybill-photos', z.unknown()).names()

  it('is stored in IndexedDB, is sent, and is then removed', async () => {
    setOnline(false)
    const [kept] = (await addEntries([withPhoto])) ?? []
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain(photo)
    expect(await namesOfPhotos()).toEqual([`cem/${kept?.key}`])
    open()
    await stop(2)
    act(() => setOnline(true))
    await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([withPhoto.delivery]))
    await waitFor(async () => expect(await namesOfPhotos()).toEqual([]))
  })

  it('is kept when a refused delivery is corrected, and is sent under the new key', async () => {
    host.on(record, () => refused('handoverCode', 'The handover code is wrong'))
    await addEntries([withPhoto])
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Correct it' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over' }))
    expect(await dialog.findByRole('img', { name: 'The photo to be kept' })).toBeVisible()
    host.on(record, recordedDelivery)
    await person.click(dialog.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(changes()[1]?.body).toEqual(withPhoto.delivery)
    await waitFor(async () => expect(await namesOfPhotos()).toEqual([]))
  })

  it('is removed with a discarded entry', async () => {
    host.on(record, () => failure(409, 'Parcel is blocked'))
    await addEntries([withPhoto])
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Discard' }))
    const question = within(await screen.findByRole('dialog', { name: 'Discard it?' }))
    await person.click(question.getByRole('button', { name: 'Discard' }))
    await waitFor(async () => expect(await namesOfPhotos()).toEqual([]))
  })

  it('has to be taken again if the browser has lost it', async () => {
    setOnline(false)
    await addEntries([withPhoto])
    vi.stubGlobal('indexedDB', new IDBFactory())
    open()
    act(() => setOnline(true))
    const lost = 'The photo is no longer on this phone. Take another one, or send it without.'
    expect(await screen.findByText(lost)).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('keeps the dialog open with all input if there is no space for it', async () => {
    const { person } = open()
    await stop(1)
    await person.click(bar().getByRole('button', { name: /^Deliver/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over' }))
    const file = new File(['…'], 'door.jpg', { type: 'image/jpeg' })
    await person.upload(dialog.getByLabelText('Photo of the delivery'), file)
    await dialog.findByRole('img', { name: 'The photo to be kept' })
    vi.stubGlobal('indexedDB', undefined)
    await person.click(dialog.getByRole('button', { name: 'Record delivery' }))
    expect(await screen.findByText(/^This browser has no room to save it\./)).toBeVisible()
    expect(dialog.getByRole('img', { name: 'The photo to be kept' })).toBeVisible()
    expect(readEntries()).toEqual([])

    vi.stubGlobal('indexedDB', new IDBFactory())
    await person.click(dialog.getByRole('button', { name: 'Record delivery' }))
    await dialogClosed()
    await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ photo }]))
  })

  it('is not shown to another courier, nor sent by them', async () => {
    setOnline(false)
    const [kept] = (await addEntries([withPhoto])) ?? []
    openOutbox('dora')
    expect(readEntries()).toEqual([])
    const asked = { ...withPhoto, delivery: {}, hasPhoto: true as const }
    expect(await deliveryOf({ key: kept?.key ?? '' }, asked)).toEqual({
      delivery: {},
      isPhotoLost: true,
    })
    openOutbox('cem')
    expect(readEntries()).toEqual([kept])
  })

  it('is removed after an hour without its entry', async () => {
    const database = createBrowserDatabase('waybill-photos', z.unknown())
    const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000
    await database.write('cem/lost', { photo, keptAt: minutesAgo(61) })
    await database.write('cem/new', { photo, keptAt: minutesAgo(59) })
    await database.write('cem/odd', 'not ours')
    openOutbox('dora')
    await waitFor(async () => expect(await namesOfPhotos()).toEqual(['cem/new']))
  })
})

describe('A session that an administrator ends', () => {
  afterEach(() => void vi.useRealTimers())

  it.each([401, 403])('stops sending immediately: %d', async (status) => {
    const answer = later()
    host.on(record, answer.handler)
    const { person } = open()
    await stop(1)
    await delivered(person)
    await stop(2)
    await delivered(person)
    await waitFor(() => expect(sent()).toHaveLength(1))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    answer.answer(failure(status, 'No'))
    // An entry without an answer would have been sent again by now, twice.
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    expect(screen.getByText('3 not sent yet')).toBeVisible()
    expect(sent().filter((call) => call.includes('deliveries'))).toHaveLength(1)
  })
})

it('Pending entries are not shown to another courier, nor sent by them, and survive a logout', async () => {
  await addEntries([{ type: 'start', runId: 'run-1' }])
  const [own] = readEntries()
  openOutbox('dora')
  expect(readEntries()).toEqual([])
  expect(leaveUnsentEntries()).toEqual([own])
  openOutbox('cem')
  expect(readEntries()).toEqual([own])
})
