import { expect, it, vi } from 'vitest'
import * as parcels from '../../../src/api/parcels.ts'
import * as session from '../../../src/api/session.ts'
import { trackParcel } from '../../../src/api/tracking.ts'
import * as users from '../../../src/api/users.ts'
import { firstPageOf } from '../support/first-page.ts'

const registration = {
  name: 'Nia Novak',
  email: 'nia@example.com',
  password: 'secret1',
  confirmPassword: 'secret1',
  role: 'SENDER',
  isBlocked: 'UNBLOCKED',
} as const
const credentials = { email: 'nia@example.com', password: 'secret1' }
const parcel = {
  receiverId: 'r-1',
  fromAddress: 'Harbour 1',
  toAddress: 'Hill 2',
  parcelType: 'DOCUMENT',
  weight: 2.35,
  note: 'Ring twice',
} as const

/** The table of the specification's §7, row by row. */
it.each<[string, object | null, () => Promise<unknown>]>([
  ['POST /api/user', registration, () => session.registerUser(registration)],
  ['POST /api/user/login', credentials, () => session.loginUser(credentials)],
  ['POST /api/users/refresh-token', null, () => session.refreshSession()],
  ['POST /api/auth/logout', null, () => session.logoutUser()],
  ['GET /api/user/me', null, () => session.getCurrentUser()],
  ['GET /api/user', null, () => firstPageOf(users.listUsers)],
  ['GET /api/user/receivers', null, () => firstPageOf(users.listReceivers)],
  ['PATCH /api/user/block/u-1', null, () => users.blockUser('u-1')],
  ['PATCH /api/user/unblock/u-1', null, () => users.unblockUser('u-1')],
  ['GET /api/parcel', null, () => firstPageOf(parcels.listParcels)],
  ['POST /api/parcel', parcel, () => parcels.createParcel(parcel, 'key')],
  [
    'PATCH /api/parcel/status/p-1',
    { status: 'IN_TRANSIT' },
    () => parcels.updateParcelStatus('p-1', { status: 'IN_TRANSIT' }),
  ],
  [
    'PATCH /api/parcel/block/p-1',
    { block: true, note: 'Blocked by admin' },
    () => parcels.blockParcel('p-1', true, 'Blocked by admin'),
  ],
  ['GET /api/parcel/incoming', null, () => firstPageOf(parcels.listIncomingParcels)],
  ['GET /api/parcel/me', null, () => firstPageOf(parcels.listMyParcels)],
  ['GET /api/parcel/history', null, () => firstPageOf(parcels.listDeliveryHistory)],
  ['GET /api/parcel/track', null, () => trackParcel('TRK-1')],
  ['PATCH /api/parcel/confirm-delivery/p-1', null, () => parcels.confirmDelivery('p-1')],
  ['PATCH /api/parcel/cancel/p-1', null, () => parcels.cancelParcel('p-1', ' ')],
])('%s is sent with its payload and the cookies', async (call, payload, ask) => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const text = await request.text()
    sent.push({
      call: `${request.method} ${new URL(request.url).pathname}`,
      payload: text === '' ? null : JSON.parse(text),
      credentials: request.credentials,
    })
    return Response.json({ data: [] })
  })

  await ask()

  expect(sent).toEqual([{ call, payload, credentials: 'include' }])
})
