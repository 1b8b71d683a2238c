import { randomUUID } from 'node:crypto'
import type { Dataset } from '../database.ts'
import type { HttpCall } from '../http.ts'
import { commonWord, password } from '../seed.ts'

export const trackParcel =
  ({ trackingIds: [trackingId] }: Dataset) =>
  (): HttpCall => ({ path: `/api/parcel/track?trackingId=${trackingId}` })

export const whoAmI =
  ({ admin }: Dataset) =>
  (): HttpCall => ({ path: '/api/user/me', accessToken: admin })

export const pageOfSix =
  ({ admin }: Dataset) =>
  (): HttpCall => ({ path: '/api/parcel?page=1&limit=6', accessToken: admin })

export const pageOfSender =
  ({ sender }: Dataset) =>
  (): HttpCall => ({ path: '/api/parcel/me?page=1&limit=6', accessToken: sender })

export const searchForName =
  ({ admin }: Dataset) =>
  (): HttpCall => ({
    path: `/api/parcel?page=1&limit=6&q=${commonWord.surname}`,
    accessToken: admin,
  })

export const createParcel =
  ({ addressee, sender }: Dataset) =>
  (): HttpCall => ({
    method: 'POST',
    path: '/api/parcel',
    accessToken: sender,
    body: {
      receiverId: addressee.id,
      fromAddress: '1 Mill Lane, Leeds',
      toAddress: '8 Quay Road, Hull',
      parcelType: 'PACKAGE',
      weight: 2.5,
    },
  })

/** Creates with an idempotency key, like the client. */
export const createParcelOnce = (dataset: Dataset) => {
  const call = createParcel(dataset)
  return (): HttpCall => ({ ...call(), headers: { 'Idempotency-Key': randomUUID() } })
}

/**
 * Changes one parcel after the other, each to its next status, because setting the same one would
 * change nothing.
 */
export const changeStatus = ({ admin, requestedIds }: Dataset) => {
  const statuses = ['APPROVED', 'DISPATCHED', 'IN_TRANSIT']
  let calls = 0
  return (): HttpCall => {
    const id = requestedIds[calls % requestedIds.length]
    const round = Math.floor(calls / requestedIds.length)
    calls += 1
    return {
      method: 'PATCH',
      path: `/api/parcel/status/${id}`,
      accessToken: admin,
      body: { status: statuses[round % statuses.length] },
    }
  }
}

export const logIn =
  ({ addressee }: Dataset) =>
  (): HttpCall => ({
    method: 'POST',
    path: '/api/user/login',
    body: { email: addressee.email, password },
  })
