import { describe, expect, test } from 'vitest'
import type { LifecycleState } from '../../../machines/parcel-lifecycle.ts'
import { apiForFile } from '../support/for-file.ts'
import { placeParcel } from '../support/placed-parcels.ts'
import { expectRefusal } from '../support/answers.ts'
import { storedParcel } from '../support/rows.ts'

const api = await apiForFile({}, { tick: 1 })
const { admin, sender, receiver } = await api.signedInUsers()

describe('a parcel of other parties', () => {
  test('cannot be canceled or detected by another sender', async () => {
    const other = await api.signedIn('SENDER', 'Olga Other')
    const id = await placeParcel(api, sender, receiver)
    const before = await storedParcel(api.db, id)
    expectRefusal(await api.as(other).cancelParcel(id), 404, 'Parcel not found')
    expect(await storedParcel(api.db, id)).toEqual(before)
  })

  test('cannot be confirmed or detected by another receiver', async () => {
    const other = await api.signedIn('RECEIVER', 'Otto Other')
    const state: LifecycleState = { delivery: 'IN_TRANSIT', isBlocked: false }
    const id = await placeParcel(api, sender, receiver, { state })
    const before = await storedParcel(api.db, id)
    expectRefusal(await api.as(other).confirmDelivery(id), 404, 'Parcel not found')
    expect(await storedParcel(api.db, id)).toEqual(before)
  })

  test.each([
    ['cancel', () => api.as(sender).cancelParcel(unknown)],
    ['confirm-delivery', () => api.as(receiver).confirmDelivery(unknown)],
    ['status', () => api.as(admin).updateParcelStatus(unknown, { status: 'APPROVED' })],
    ['block', () => api.as(admin).blockParcel(unknown, { block: true })],
  ])('is a 404 for a change (%s) if it does not exist', async (_name, change) => {
    expectRefusal(await change(), 404, 'Parcel not found')
  })
})

const unknown = '0b9d7f38-1f0e-4d83-a9f5-94a1d3f8c001'
