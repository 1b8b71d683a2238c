import { screen, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, vi } from 'vitest'
import type { Run, RunParcel, RunResult } from '../../../openapi.d.ts'
import { CourierOutbox } from '../../../src/features/courier/courier-outbox.tsx'
import { companyToday } from '../../../src/lib/company-zone.ts'
import CourierPage from '../../../src/pages/courier-page.tsx'
import { openOutbox } from '../../../src/stores/outbox.ts'
import { ok, standInHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'
import { dialogClosed } from './dialog.ts'
import { stubResizeObserver } from './drawing.ts'
import { openPage } from './open-page.tsx'

export const runs = 'GET /api/runs/me'
export const record = 'POST /api/parcel/deliveries/{parcelId}'
const attempt = 'POST /api/parcel/attempts/{parcelId}'
export const look = 'GET /api/parcel/deliveries/{parcelId}'

export const parcel = (number: number, change: Partial<RunParcel> = {}): RunParcel => ({
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
export const run = (parcels: RunParcel[][], change: Partial<Run> = {}): Run => ({
  _id: 'run-1',
  day: companyToday(),
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
export const threeStops = run([[parcel(1)], [parcel(2), parcel(3)], [parcel(4)]])

/** Created before each test, with a run of three stops. */
export let host: Host
/** Runs of the host; recorded calls change them at the next fetch, as on the server. */
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
export const recordedDelivery = recorded({ state: 'DELIVERED', at: new Date().toISOString() })
beforeEach(() => {
  stubResizeObserver()
  vi.stubGlobal('scrollTo', () => {})
  localStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  openOutbox(null)
  openOutbox('cem')
  setOnline(true)
  held = [threeStops]
  host = standInHost({
    [runs]: () => ok(held),
    [look]: () => ok({ requiredProof: [], isCodeLocked: false }),
    [record]: recordedDelivery,
    [attempt]: recorded({ state: 'ATTEMPTED', at: new Date().toISOString() }),
  })
})

/** Makes the host answer with these runs from now on. */
export function hold(...shown: Run[]): void {
  held = shown
}

/** Opens Cem's page; `shown` replaces the runs of the host. */
export function open(...shown: Run[]) {
  if (shown.length > 0) hold(...shown)
  const page = (
    <>
      <CourierOutbox userId="cem" />
      <CourierPage />
    </>
  )
  return openPage(page, '/courier')
}

/** Calls of the page that change data on the host. */
export const changes = () => host.asked.filter(({ call }) => !call.startsWith('GET '))
export const sent = () => changes().map(({ call }) => call)
export const keys = () => changes().map(({ headers }) => headers.get('Idempotency-Key'))
export const stop = (number: number, count = 3) =>
  screen.findByRole('region', { name: new RegExp(`^Stop ${number} of ${count}`) })
export const bar = () => within(screen.getByRole('region', { name: 'What is next' }))
export const attention = () => within(screen.getByRole('region', { name: 'Needs attention' }))

export type Person = ReturnType<typeof openPage>['person']

/** Hands all parcels of the stop over to Rita. */
export async function deliver(person: Person) {
  await person.click(bar().getByRole('button', { name: /^Deliver/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over' }))
  await person.type(dialog.getByRole('textbox', { name: /^Received by/ }), 'Rita')
  await person.click(dialog.getByRole('button', { name: 'Record delivery' }))
}

/** Hands all parcels of the stop over, and waits until the dialog is closed. */
export async function delivered(person: Person) {
  await deliver(person)
  await dialogClosed()
}

export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
