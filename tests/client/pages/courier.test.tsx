// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import type { Run, RunParcel, RunResult } from '../../../openapi.d.ts'
import { keepAnswersFor } from '../../../src/api/kept-answers.ts'
import { CourierSync } from '../../../src/features/courier/courier-sync.tsx'
import { addDays, localToday } from '../../../src/lib/days.ts'
import { keepUnsentActs } from '../../../src/stores/act-keeper.ts'
import { createLargeKeeper } from '../../../src/lib/browser-database.ts'
import CourierPage from '../../../src/pages/courier-page.tsx'
import { deliveryOf, keepActs, keptActs, openActs } from '../../../src/stores/kept-acts.ts'
import { failure, later, never, ok, standInHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'
import { lost, refused } from '../support/answers.ts'
import { dialogClosed } from '../support/dialog.ts'
import { stubResizeObserver } from '../support/drawing.ts'
import { openPage } from '../support/open-page.tsx'
import { makePlaceForToasts, toasts } from '../support/toasts.ts'

const photo = '/9j/4AAQ'
vi.mock('signature_pad', () => import('../support/drawing.ts'))
// jsdom decodes no pictures.
vi.mock('../../../src/features/parcels/delivery/smaller-photo.ts', () => ({
  smallerPhoto: () => Promise.resolve(photo),
}))

const runs = 'GET /api/runs/me'
const record = 'POST /api/parcel/deliveries/{parcelId}'
const attempt = 'POST /api/parcel/attempts/{parcelId}'
const look = 'GET /api/parcel/deliveries/{parcelId}'

const parcel = (number: number, change: Partial<RunParcel> = {}): RunParcel => ({
  _id: `p-${number}`,
  trackingId: `TRK-${number}`,
  receiver: `Receiver ${number}`,
  parcelType: 'PACKAGE',
  weight: 2.5,
  status: 'DISPATCHED',
  isBlocked: false,
  actions: ['recordDelivery', 'recordAttempt'],
  ...change,
})
const run = (parcels: RunParcel[][], change: Partial<Run> = {}): Run => ({
  _id: 'run-1',
  day: localToday(),
  name: 'City centre',
  courier: { _id: 'cem', name: 'Cem' },
  state: 'UNDER_WAY',
  version: 3,
  actions: ['start', 'record', 'finish'],
  stops: parcels.map((own, index) => ({
    _id: `s-${index + 1}`,
    address: `${index + 1} Quay Road, Hull`,
    parcels: own,
  })),
  ...change,
})
const threeStops = run([[parcel(1)], [parcel(2), parcel(3)], [parcel(4)]])

let host: Host
/** What the host holds; what it records stands in it at the next fetch, as on the server. */
let held: Run[]
const recorded =
  (result: RunResult) =>
  ({ call }: { call: string }) => {
    const change = (one: RunParcel) => (call.endsWith(`/${one._id}`) ? { ...one, result } : one)
    held = held.map((one) => ({
      ...one,
      stops: one.stops.map((own) => ({ ...own, parcels: own.parcels.map(change) })),
    }))
    return ok(null)
  }
const recordedDelivery = recorded({ state: 'DELIVERED', at: new Date().toISOString() })
beforeEach(() => {
  stubResizeObserver()
  vi.stubGlobal('scrollTo', () => {})
  localStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  openActs(null)
  openActs('cem')
  setOnline(true)
  held = [threeStops]
  host = standInHost({
    [runs]: () => ok(held),
    [look]: () => ok({ requiredProof: [], isCodeLocked: false }),
    [record]: recordedDelivery,
    [attempt]: recorded({ state: 'ATTEMPTED', at: new Date().toISOString() }),
  })
})

function open(...shown: Run[]) {
  if (shown.length > 0) held = shown
  const page = (
    <>
      <CourierSync userId="cem" />
      <CourierPage />
    </>
  )
  return openPage(page, '/courier')
}

const changes = () => host.asked.filter(({ call }) => !call.startsWith('GET '))
const sent = () => changes().map(({ call }) => call)
const keys = () => changes().map(({ headers }) => headers.get('Idempotency-Key'))
const stop = (number: number, count = 3) =>
  screen.findByRole('region', { name: new RegExp(`^Stop ${number} of ${count}`) })
const bar = () => within(screen.getByRole('region', { name: 'What is next' }))
const attention = () => within(screen.getByRole('region', { name: 'Needs attention' }))

async function deliver(person: ReturnType<typeof openPage>['person']) {
  await person.click(bar().getByRole('button', { name: /^Deliver/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over' }))
  await person.type(dialog.getByRole('textbox', { name: /^Received by/ }), 'Rita')
  await person.click(dialog.getByRole('button', { name: 'Record delivery' }))
}

async function delivered(person: ReturnType<typeof openPage>['person']) {
  await deliver(person)
  await dialogClosed()
}

describe('A courier', () => {
  it('without a run reads so', async () => {
    host.on(runs, () => ok([]))
    open()
    expect(await screen.findByText('No run today')).toBeVisible()
  })

  it('whose run cannot be loaded reads so, and tries again', async () => {
    host.on(runs, () => failure(503, 'Away'))
    const { press } = open()
    expect(await screen.findByText('Failed to load your run.')).toBeVisible()
    host.on(runs, () => ok([threeStops]))
    await press('Try again')
    expect(await stop(1)).toBeVisible()
  })

  it('reads the next stop large: where it is, who is there, what is for them', async () => {
    const change = { receiverPhone: '+44 1482 55', note: 'Ring twice' }
    open(run([[parcel(1, change)], [parcel(2)]]))
    const shown = within(await stop(1, 2))
    expect(shown.getByRole('link', { name: /^1 Quay Road, Hull/ })).toHaveAttribute(
      'href',
      expect.stringContaining('1%20Quay%20Road%2C%20Hull'),
    )
    expect(shown.getByRole('link', { name: '+44 1482 55' })).toHaveAttribute(
      'href',
      'tel:+44148255',
    )
    expect(shown.getByText('Ring twice')).toBeVisible()
    expect(shown.getByText('Package, 2.5 kg')).toBeVisible()
    expect(screen.getByText('0 of 2 stops')).toBeVisible()
  })

  it('loads, delivers and could not deliver: each is sent once, in order, under its own key', async () => {
    const toLoad = parcel(1, { status: 'APPROVED', actions: [] })
    const others = [[parcel(2)], [parcel(3)]]
    host.on('POST /api/parcel/scans', () => {
      held = [run([[parcel(1)], ...others])]
      return ok(null)
    })
    const { person } = open(run([[toLoad], ...others]))
    await stop(1)
    await person.click(bar().getByRole('button', { name: 'Load' }))
    await delivered(person)
    await stop(2)
    await person.click(bar().getByRole('button', { name: 'Could not deliver' }))
    await person.click(await screen.findByRole('radio', { name: 'No one home' }))
    await person.click(screen.getByRole('button', { name: 'Record attempt' }))
    await stop(3)
    await waitFor(() =>
      expect(sent()).toEqual([
        'POST /api/parcel/scans',
        'POST /api/parcel/deliveries/p-1',
        'POST /api/parcel/attempts/p-2',
      ]),
    )
    expect(changes().map(({ body }) => body)).toEqual([
      { trackingId: 'TRK-1', status: 'DISPATCHED' },
      { receivedBy: 'Rita' },
      { reason: 'NOBODY_HOME' },
    ])
    expect(new Set(keys()).size).toBe(3)
    // Each says on which run it was.
    expect(changes().map(({ query }) => query['runId'])).toEqual(['run-1', 'run-1', 'run-1'])
    expect(screen.getByText('2 of 3 stops')).toBeVisible()
  })

  it('hands all parcels of a stop over in one dialog, unless each needs its code', async () => {
    const { person } = open(run([[parcel(1), parcel(2)]]))
    await stop(1, 1)
    await delivered(person)
    await waitFor(() =>
      expect(sent()).toEqual([
        'POST /api/parcel/deliveries/p-1',
        'POST /api/parcel/deliveries/p-2',
      ]),
    )
    expect(await screen.findByText('All stops are done')).toBeVisible()
  })

  it('hands each parcel of a stop over with its own code where one is required', async () => {
    host.on(look, () => ok({ requiredProof: ['CODE'], isCodeLocked: false }))
    open(run([[parcel(1), parcel(2)]]))
    await stop(1, 1)
    await waitFor(() => expect(bar().queryByRole('button', { name: /^Deliver/ })).toBeNull())
    expect(screen.getAllByRole('button', { name: 'Deliver' })).toHaveLength(2)
  })

  it('goes on to any other stop without doing anything', async () => {
    const { person } = open()
    await stop(1)
    await person.click(bar().getByRole('button', { name: 'Next' }))
    await stop(2)
    await person.click(screen.getByRole('button', { name: /3 Quay Road/ }))
    await stop(3)
    await person.click(bar().getByRole('button', { name: 'Next' }))
    await stop(1)
    expect(sent()).toEqual([])
  })

  it('is at the stop that they went on to after a reload, until it is done', async () => {
    const first = open()
    await stop(1)
    await first.person.click(bar().getByRole('button', { name: 'Next' }))
    await stop(2)
    first.leave()
    const second = open()
    await stop(2)
    expect(screen.queryByRole('heading', { name: /^Stop 1/ })).toBeNull()
    second.leave()
    // The depot has delivered both parcels there meanwhile.
    for (const id of ['p-2', 'p-3']) recordedDelivery({ call: `${record}/${id}` })
    open()
    expect(await stop(1)).toBeVisible()
  })

  it('begins another run at its own first stop', async () => {
    const first = open()
    await stop(1)
    await first.person.click(bar().getByRole('button', { name: 'Next' }))
    await stop(2)
    first.leave()
    open(run([[parcel(5)], [parcel(6)]], { _id: 'run-2' }))
    expect(await stop(1, 2)).toBeVisible()
  })

  it('starts the run, and finishes it after reading what was not reached', async () => {
    const givenOut = run([[parcel(1)], [parcel(2), parcel(3)]], { state: 'GIVEN_OUT' })
    const underWay: Run = { ...givenOut, state: 'UNDER_WAY' }
    host.on('POST /api/runs/run-1/start', () => {
      held = [underWay]
      return ok(underWay)
    })
    host.on('POST /api/runs/run-1/finish', () => failure(404, 'Run not found'))
    const { person, press } = open(givenOut)
    await press('Start run', 'Finish run')
    const dialog = within(await screen.findByRole('dialog', { name: 'Finish the run?' }))
    expect(
      dialog.getByText('2 stops are open: 3 parcels were not reached. They wait for another run.'),
    ).toBeVisible()
    host.on(runs, () => ok([]))
    await person.click(dialog.getByRole('button', { name: 'Finish run' }))
    await waitFor(() =>
      expect(sent()).toEqual(['POST /api/runs/run-1/start', 'POST /api/runs/run-1/finish']),
    )
    // A run that is finished is not found any more: the end has arrived.
    expect(await screen.findByText('No run today', {}, { timeout: 4_000 })).toBeVisible()
    expect(screen.queryByText('Needs attention')).toBeNull()
  })
})

describe('Without a connection', () => {
  it('what is done is shown as done at once, kept, and sent later in order', async () => {
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
    const kept = keptActs().map(({ key }) => key)

    act(() => setOnline(true))
    await waitFor(() => expect(keys()).toEqual(kept))
    expect(sent()).toEqual([1, 2, 3].map((number) => `POST /api/parcel/deliveries/p-${number}`))
    await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull())
  })

  it('the run is read as it was, with what was done since', async () => {
    const cem = { id: 'cem', name: 'Cem', email: 'cem@example.com', isBlocked: false }
    keepAnswersFor({ ...cem, role: 'COURIER' })
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

  it('a run of yesterday is not shown any more', async () => {
    const cem = { id: 'cem', name: 'Cem', email: 'cem@example.com', isBlocked: false }
    keepAnswersFor({ ...cem, role: 'COURIER' })
    const { leave } = open(run([[parcel(1)]], { day: addDays(localToday(), -1) }))
    await stop(1, 1)
    leave()
    setOnline(false)
    host.on(runs, lost)
    open()
    expect(await screen.findByText('No run today')).toBeVisible()
  })

  it('an answer that is lost leaves it kept, and it is sent again under the same key', async () => {
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

  it('a full browser keeps the dialog open, and nothing half', async () => {
    const { person } = open(run([[parcel(1), parcel(2)]]))
    await stop(1, 1)
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await deliver(person)
    expect(await screen.findByText(/^This browser has no room to save it\./)).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^Received by/ })).toHaveValue('Rita')
    setItem.mockRestore()
    expect(keptActs()).toEqual([])
  })
})

describe('A handover code with a connection', () => {
  const wrong = 'The handover code is wrong. 4 tries are left.'
  makePlaceForToasts()
  beforeEach(() => host.on(look, () => ok({ requiredProof: ['CODE'], isCodeLocked: false })))
  afterEach(() => void vi.useRealTimers())

  async function deliverWith(code: string, person: ReturnType<typeof openPage>['person']) {
    await person.click(bar().getByRole('button', { name: 'Deliver' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over' }))
    await person.type(dialog.getByRole('textbox', { name: /^Received by/ }), 'Rita')
    await person.type(dialog.getByRole('textbox', { name: /^Handover code/ }), code)
    await person.click(dialog.getByRole('button', { name: 'Record delivery' }))
    return dialog
  }

  it('that is wrong is said at its field, what was typed stays, and the right one is sent anew', async () => {
    host.on(record, () => refused('handoverCode', wrong))
    const { person } = open(run([[parcel(1)], [parcel(2)]]))
    await stop(1, 2)
    const dialog = await deliverWith('1111', person)
    const code = dialog.getByRole('textbox', { name: /^Handover code/ })
    await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(wrong)))
    await waitFor(() => expect(code).toHaveFocus())
    expect(dialog.getByRole('textbox', { name: /^Received by/ })).toHaveValue('Rita')
    expect(screen.queryByText('Needs attention')).toBeNull()
    expect(toasts().queryByText(/was refused/)).toBeNull()

    host.on(record, recordedDelivery)
    await person.clear(code)
    await person.type(code, '1234')
    await person.click(dialog.getByRole('button', { name: 'Try again' }))
    await dialogClosed()
    await stop(2, 2)
    expect(changes().map(({ body }) => body)).toEqual([
      { receivedBy: 'Rita', handoverCode: '1111' },
      { receivedBy: 'Rita', handoverCode: '1234' },
    ])
    expect(keys()[1]).not.toBe(keys()[0])
    expect(screen.queryByText('Needs attention')).toBeNull()
  })

  it.each(['cancels', 'leaves the page'])(
    'that is wrong needs attention once the courier %s',
    async (how) => {
      host.on(record, () => refused('handoverCode', wrong))
      const { person, leave } = open(run([[parcel(1)], [parcel(2)]]))
      await stop(1, 2)
      const dialog = await deliverWith('1111', person)
      await dialog.findByText(wrong)
      if (how === 'cancels') await person.click(dialog.getByRole('button', { name: 'Cancel' }))
      else {
        leave()
        open()
      }
      await dialogClosed()
      await stop(1, 2)
      expect(attention().getByText('Delivery of TRK-1')).toBeVisible()
      await stop(1, 2)
    },
  )

  it.each([
    ['the line breaks', () => act(() => setOnline(false))],
    ['the courier closes it', () => screen.getAllByRole('button', { name: 'Close' })[0]?.click()],
  ])('is kept, and the run goes on, when %s before an answer', async (_, giveUp) => {
    const answer = later()
    host.on(record, answer.handler)
    const { person } = open(run([[parcel(1)], [parcel(2)]]))
    await stop(1, 2)
    await deliverWith('1234', person)
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(screen.getByRole('dialog', { name: 'Hand over' })).toBeVisible()
    giveUp()
    await dialogClosed()
    await stop(2, 2)
    expect(screen.getByText('1 not sent yet')).toBeVisible()
    answer.answer(ok(null))
    await waitFor(() => expect(screen.queryByText('1 not sent yet')).toBeNull())
    expect(sent()).toHaveLength(1)
  })

  it('is kept, and the run goes on, after eight seconds without an answer', async () => {
    host.on(record, never)
    const { person } = open(run([[parcel(1)], [parcel(2)]]))
    await stop(1, 2)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await deliverWith('1234', person)
    await waitFor(() => expect(sent()).toHaveLength(1))
    await act(() => vi.advanceTimersByTimeAsync(8_000))
    await stop(2, 2)
    expect(screen.getByText('1 not sent yet')).toBeVisible()
  })
})

describe('After the day of a run', () => {
  const yesterday = addDays(localToday(), -1)

  it('a failed attempt that is not sent yet leaves the stop of today open', async () => {
    setOnline(false)
    await keepActs([
      {
        type: 'attempt',
        runId: 'run-0',
        parcelId: 'p-1',
        trackingId: 'TRK-1',
        attempt: { reason: 'NOBODY_HOME', note: '', nextAttempt: '' },
      },
    ])
    for (const [name, text] of Object.entries(localStorage))
      localStorage.setItem(name, text.replace(localToday(), yesterday))
    open()
    await stop(1)
    expect(screen.getByText('1 not sent yet')).toBeVisible()
    expect(screen.getByText('0 of 3 stops')).toBeVisible()
  })

  it('what the server does not take any more says what to do', async () => {
    host.on(record, () => failure(404, 'Parcel not found'))
    host.on(runs, () => ok([]))
    await keepActs([
      { type: 'deliver', runId: 'run-0', parcelId: 'p-9', trackingId: 'TRK-9', delivery: {} },
    ])
    for (const [name, text] of Object.entries(localStorage))
      localStorage.setItem(name, text.replace(localToday(), yesterday))
    open()
    expect(await screen.findByText('Parcel not found')).toBeVisible()
    expect(
      attention().getByText(
        'The day of this run is over. Tell the depot what you did, then discard it here.',
      ),
    ).toBeVisible()
  })

  it.each(['start', 'finish'] as const)(
    'the %s of a run that is over is no failure',
    async (type) => {
      host.on(runs, () => ok([]))
      host.on(`POST /api/runs/run-0/${type}`, () => failure(404, 'Run not found'))
      await keepActs([{ type, runId: 'run-0' }])
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
  const namesOfPhotos = () => createLargeKeeper('waybill-photos', z.unknown()).names()

  it('is kept beside what fills up soon, is sent, and is then gone', async () => {
    setOnline(false)
    const [kept] = (await keepActs([withPhoto])) ?? []
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain(photo)
    expect(await namesOfPhotos()).toEqual([`cem/${kept?.key}`])
    open()
    await stop(2)
    act(() => setOnline(true))
    await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([withPhoto.delivery]))
    await waitFor(async () => expect(await namesOfPhotos()).toEqual([]))
  })

  it('of a refused delivery is there when it is corrected, and is sent under the other key', async () => {
    host.on(record, () => refused('handoverCode', 'The handover code is wrong'))
    await keepActs([withPhoto])
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

  it('goes with what is discarded', async () => {
    host.on(record, () => failure(409, 'Parcel is blocked'))
    await keepActs([withPhoto])
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Discard' }))
    const question = within(await screen.findByRole('dialog', { name: 'Discard it?' }))
    await person.click(question.getByRole('button', { name: 'Discard' }))
    await waitFor(async () => expect(await namesOfPhotos()).toEqual([]))
  })

  it('that the browser has lost is not left out unasked', async () => {
    setOnline(false)
    await keepActs([withPhoto])
    vi.stubGlobal('indexedDB', new IDBFactory())
    open()
    act(() => setOnline(true))
    const lost = 'The photo is no longer on this phone. Take another one, or send it without.'
    expect(await screen.findByText(lost)).toBeVisible()
    expect(sent()).toEqual([])
  })

  it('for which there is no room keeps the dialog open, with all that was taken down', async () => {
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
    expect(keptActs()).toEqual([])

    vi.stubGlobal('indexedDB', new IDBFactory())
    await person.click(dialog.getByRole('button', { name: 'Record delivery' }))
    await dialogClosed()
    await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ photo }]))
  })

  it('is another courier’s to neither see nor send', async () => {
    setOnline(false)
    const [kept] = (await keepActs([withPhoto])) ?? []
    openActs('dora')
    expect(keptActs()).toEqual([])
    const asked = { ...withPhoto, delivery: {}, hasPhoto: true as const }
    expect(await deliveryOf({ key: kept?.key ?? '' }, asked)).toEqual({
      delivery: {},
      isPhotoLost: true,
    })
    openActs('cem')
    expect(keptActs()).toEqual([kept])
  })

  it('without its act is removed after an hour', async () => {
    const keeper = createLargeKeeper('waybill-photos', z.unknown())
    const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000
    await keeper.write('cem/lost', { photo, keptAt: minutesAgo(61) })
    await keeper.write('cem/new', { photo, keptAt: minutesAgo(59) })
    await keeper.write('cem/odd', 'not ours')
    openActs('dora')
    await waitFor(async () => expect(await namesOfPhotos()).toEqual(['cem/new']))
  })
})

describe('What the server refuses', () => {
  it('is shown with its sentence, holds up nothing, and is tried again or discarded', async () => {
    host.on(record, ({ call }) =>
      call.endsWith('p-1') ? failure(409, 'Parcel is blocked') : ok(null),
    )
    const { person } = open()
    await stop(1)
    await delivered(person)
    await stop(2)
    await delivered(person)
    expect(await screen.findByText('Parcel is blocked')).toBeVisible()
    expect(attention().getByText('Delivery of TRK-1')).toBeVisible()
    await waitFor(() => expect(sent()).toHaveLength(3))
    // The stop is open again, and the screen stays where the thumb is.
    await stop(3)

    await person.click(attention().getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sent()).toHaveLength(4))
    expect(keys()[3]).toBe(keys()[0])
    await person.click(await screen.findByRole('button', { name: 'Discard' }))
    const question = within(await screen.findByRole('dialog', { name: 'Discard it?' }))
    await person.click(question.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByText('Needs attention')).toBeNull())
  })

  it('of a parcel that has left the run says so', async () => {
    host.on(record, () => failure(404, 'Parcel not found'))
    const { person } = open()
    await stop(1)
    host.on(runs, () => ok([run([[parcel(2), parcel(3)], [parcel(4)]])]))
    await delivered(person)
    expect(await screen.findByText('Parcel not found')).toBeVisible()
    expect(
      await screen.findByText('It is not on your run any more.', {}, { timeout: 4_000 }),
    ).toBeVisible()
  })

  it('is no loss where the depot has loaded the parcel meanwhile', async () => {
    host.on('POST /api/parcel/scans', () => failure(409, 'Parcel is already dispatched'))
    const { person } = open(run([[parcel(1, { status: 'APPROVED', actions: [] })]]))
    await stop(1, 1)
    await person.click(bar().getByRole('button', { name: 'Load' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull())
    expect(screen.queryByText('Needs attention')).toBeNull()
  })

  it('for a wrong code is corrected, and sent under another key', async () => {
    host.on(record, () => refused('handoverCode', 'The handover code is wrong. 4 tries are left.'))
    const { person } = open(run([[parcel(1)], [parcel(2)]]))
    await stop(1, 2)
    await delivered(person)
    await person.click(await screen.findByRole('button', { name: 'Correct it' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hand over' }))
    expect(dialog.getByRole('textbox', { name: /^Received by/ })).toHaveValue('Rita')
    host.on(record, recordedDelivery)
    await person.type(await dialog.findByRole('textbox', { name: /^Handover code/ }), '1234')
    await person.click(dialog.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(changes()[1]?.body).toEqual({ receivedBy: 'Rita', handoverCode: '1234' })
    expect(keys()[1]).not.toBe(keys()[0])
  })
})

describe('A session that an administrator ends', () => {
  afterEach(() => void vi.useRealTimers())

  it.each([401, 403])('stops the sending at once: %d', async (status) => {
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
    // What gets no answer would have been sent again meanwhile, twice.
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    expect(screen.getByText('3 not sent yet')).toBeVisible()
    expect(sent().filter((call) => call.includes('deliveries'))).toHaveLength(1)
  })
})

it('What waits is another courier’s to neither see nor send, and stays over a logout', async () => {
  await keepActs([{ type: 'start', runId: 'run-1' }])
  const [own] = keptActs()
  openActs('dora')
  expect(keptActs()).toEqual([])
  expect(keepUnsentActs()).toBe(1)
  openActs('cem')
  expect(keptActs()).toEqual([own])
})

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
