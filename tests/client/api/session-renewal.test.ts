import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onSessionExpired } from '../../../src/api/client.ts'
import { createParcel, listMyParcels } from '../../../src/api/parcels.ts'
import { getCurrentUser, loginUser, logoutUser } from '../../../src/api/session.ts'
import { failure, later, ok, standInHost } from '../../support/host.ts'
import { wireParcel, wireUser } from '../../support/wire.ts'
import { firstPageOf } from '../support/first-page.ts'

const refresh = 'POST /api/users/refresh-token'
const mine = 'GET /api/parcel/me'
const nothing = { rows: [], meta: { page: 1, limit: 6, total: 0 } }

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

describe('A sender whose session has just run out', () => {
  it('gets the list anyway: the session is renewed and the call repeated', async () => {
    const host = hostWithOldSession()

    expect(await firstPageOf(listMyParcels)).toEqual(nothing)
    expect(host.calls()).toEqual([mine, refresh, mine])
  })

  it('renews the session once, even if several calls fail together', async () => {
    const host = hostWithOldSession()

    await Promise.all([1, 2, 3, 4, 5].map(() => firstPageOf(listMyParcels)))

    expect(host.calls().filter((call) => call === refresh)).toHaveLength(1)
    expect(host.calls().filter((call) => call === mine)).toHaveLength(10)
  })

  it('does not renew the session again for an older call that fails later', async () => {
    vi.useFakeTimers()
    const slow = later()
    const host = hostWithOldSession()
    host.on(mine, slow.handler)
    const late = firstPageOf(listMyParcels)
    await vi.advanceTimersByTimeAsync(5)
    host.on(mine, () => failure(401, 'Not signed in'))
    const quick = firstPageOf(listMyParcels).catch(() => {})
    host.on(mine, () => ok([]))
    await quick

    slow.answer(failure(401, 'Not signed in'))
    await late

    expect(host.calls().filter((call) => call === refresh)).toHaveLength(1)
  })

  it('does not renew a session that another tab has just renewed', async () => {
    vi.useFakeTimers()
    const slow = later()
    const host = standInHost({ [mine]: slow.handler, [refresh]: () => ok(null) })
    const list = firstPageOf(listMyParcels)
    await vi.advanceTimersByTimeAsync(20)
    localStorage.setItem('waybill-session-renewed-at', String(Date.now()))
    host.on(mine, () => ok([]))

    slow.answer(failure(401, 'Not signed in'))

    expect(await list).toEqual(nothing)
    expect(host.calls()).toEqual([mine, mine])
  })

  it('repeats the call with the same body and key', async () => {
    let count = 0
    const host = standInHost({
      'POST /api/parcel': () => ((count += 1) === 1 ? failure(401, '') : ok(wireParcel())),
      [refresh]: () => ok(null),
    })
    const body = {
      receiverId: 'u-2',
      fromAddress: 'Harbour 1',
      toAddress: 'Hill 2',
      parcelType: 'PACKAGE',
      weight: 2,
    } as const

    await createParcel(body, 'key-of-this-parcel')

    const sent = host.asked.filter(({ call }) => call === 'POST /api/parcel')
    expect(sent.map((one) => [one.body, one.headers.get('Idempotency-Key')])).toEqual([
      [body, 'key-of-this-parcel'],
      [body, 'key-of-this-parcel'],
    ])
  })
})

describe('A sender whose session is over', () => {
  const expired = vi.fn<() => void>()
  beforeEach(() => {
    expired.mockClear()
    return onSessionExpired(expired)
  })

  it('is told when the renewal is refused', async () => {
    const host = standInHost({
      [mine]: () => failure(401, 'Not signed in'),
      [refresh]: () => failure(401, 'Session ended'),
    })

    await expect(firstPageOf(listMyParcels)).rejects.toMatchObject({
      kind: 'http',
      status: 401,
      serverMessage: 'Not signed in',
    })
    expect(host.calls()).toEqual([mine, refresh])
    expect(expired).toHaveBeenCalledTimes(1)
  })

  it('is told if the repeated call is refused, too', async () => {
    standInHost({ [mine]: () => failure(401, 'No'), [refresh]: () => ok(null) })

    await expect(firstPageOf(listMyParcels)).rejects.toMatchObject({ status: 401 })
    expect(expired).toHaveBeenCalledTimes(1)
  })

  it('stays logged in if the renewal fails because the host is busy', async () => {
    standInHost({ [mine]: () => failure(401, 'No'), [refresh]: () => failure(503, 'Busy') })

    await expect(firstPageOf(listMyParcels)).rejects.toMatchObject({
      status: 503,
      serverMessage: 'Busy',
    })
    expect(expired).not.toHaveBeenCalled()
  })

  it('is treated as a visitor by the current-user call, without a message', async () => {
    const host = standInHost({
      'GET /api/user/me': () => failure(401, 'No'),
      [refresh]: () => failure(401, 'No'),
    })

    expect(await getCurrentUser()).toBeNull()
    expect(host.asked[0]?.query).toEqual({ optional: 'true' })
    expect(expired).not.toHaveBeenCalled()
  })
})

describe('No session is renewed for', () => {
  it.each([
    [
      'a login with a wrong password',
      'POST /api/user/login',
      () => loginUser({ email: 'a@b.c', password: 'wrong' }),
    ],
    ['a logout', 'POST /api/auth/logout', () => logoutUser()],
  ])('%s', async (_, call, act) => {
    const host = standInHost({ [call]: () => failure(401, 'Password does not match') })

    await expect(act()).rejects.toMatchObject({
      status: 401,
      serverMessage: 'Password does not match',
    })
    expect(host.calls()).toEqual([call])
  })
})

function hostWithOldSession() {
  let isNew = false
  const answer = () => (isNew ? ok([]) : failure(401, 'Not signed in'))
  return standInHost({
    [mine]: answer,
    'GET /api/user/receivers': answer,
    [refresh]: () => {
      isNew = true
      return ok(wireUser())
    },
  })
}
