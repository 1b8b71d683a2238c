// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messageOf } from '../../../src/api/api-error.ts'
import { apiBaseUrl } from '../../../src/api/base-url.ts'
import { onSessionExpired } from '../../../src/api/client.ts'
import { cancelParcel, createParcel, listMyParcels } from '../../../src/api/parcels.ts'
import { getCurrentUser, loginUser, logoutUser } from '../../../src/api/session.ts'
import {
  brokenOff,
  failure,
  html,
  json,
  later,
  never,
  ok,
  standInHost,
} from '../../support/host.ts'
import { wireParcel, wireUser } from '../../support/wire.ts'

const refresh = 'POST /api/users/refresh-token'
const mine = 'GET /api/parcel/me'

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

describe('A sender whose session has just run out', () => {
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

  it('gets the list all the same: the session is renewed and the call repeated', async () => {
    const host = hostWithOldSession()

    expect(await listMyParcels()).toEqual({ rows: [], meta: null })
    expect(host.calls()).toEqual([mine, refresh, mine])
  })

  it('renews it once, however many calls fail together', async () => {
    const host = hostWithOldSession()

    await Promise.all([1, 2, 3, 4, 5].map(() => listMyParcels()))

    expect(host.calls().filter((call) => call === refresh)).toHaveLength(1)
    expect(host.calls().filter((call) => call === mine)).toHaveLength(10)
  })

  it('does not renew it again for a call that was on its way meanwhile', async () => {
    vi.useFakeTimers()
    const slow = later()
    const host = hostWithOldSession()
    host.on(mine, slow.handler)
    const late = listMyParcels()
    await vi.advanceTimersByTimeAsync(5)
    host.on(mine, () => failure(401, 'Not signed in'))
    const quick = listMyParcels().catch(() => {})
    host.on(mine, () => ok([]))
    await quick

    slow.answer(failure(401, 'Not signed in'))
    await late

    expect(host.calls().filter((call) => call === refresh)).toHaveLength(1)
  })

  it('does not renew it when another tab has just done so', async () => {
    vi.useFakeTimers()
    const slow = later()
    const host = standInHost({ [mine]: slow.handler, [refresh]: () => ok(null) })
    const list = listMyParcels()
    await vi.advanceTimersByTimeAsync(20)
    localStorage.setItem('waybill-session-renewed-at', String(Date.now()))
    host.on(mine, () => ok([]))

    slow.answer(failure(401, 'Not signed in'))

    expect(await list).toEqual({ rows: [], meta: null })
    expect(host.calls()).toEqual([mine, mine])
  })

  it('sends the same body and key again', async () => {
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
  it('is told so once the renewal is refused', async () => {
    const expired = vi.fn()
    const stop = onSessionExpired(expired)
    const host = standInHost({
      [mine]: () => failure(401, 'Not signed in'),
      [refresh]: () => failure(401, 'Session ended'),
    })

    await expect(listMyParcels()).rejects.toMatchObject({
      kind: 'http',
      status: 401,
      serverMessage: 'Not signed in',
    })
    expect(host.calls()).toEqual([mine, refresh])
    expect(expired).toHaveBeenCalledTimes(1)
    stop()
  })

  it('is told so when the repeated call is refused too', async () => {
    const expired = vi.fn()
    const stop = onSessionExpired(expired)
    standInHost({ [mine]: () => failure(401, 'No'), [refresh]: () => ok(null) })

    await expect(listMyParcels()).rejects.toMatchObject({ status: 401 })
    expect(expired).toHaveBeenCalledTimes(1)
    stop()
  })

  it('is not thrown out when only the renewal could not be asked for', async () => {
    const expired = vi.fn()
    const stop = onSessionExpired(expired)
    standInHost({ [mine]: () => failure(401, 'No'), [refresh]: () => failure(503, 'Busy') })

    await expect(listMyParcels()).rejects.toMatchObject({ status: 503, serverMessage: 'Busy' })
    expect(expired).not.toHaveBeenCalled()
    stop()
  })

  it('is nobody for the current-user call, without a word', async () => {
    const expired = vi.fn()
    const stop = onSessionExpired(expired)
    standInHost({
      'GET /api/user/me': () => failure(401, 'No'),
      [refresh]: () => failure(401, 'No'),
    })

    expect(await getCurrentUser()).toBeNull()
    expect(expired).not.toHaveBeenCalled()
    stop()
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

describe('A list fails with a readable error when the host', () => {
  it('does not answer for 15 seconds, and lets go of the call', async () => {
    vi.useFakeTimers()
    const host = standInHost({ [mine]: never })
    const list = expect(listMyParcels()).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'timeout',
      status: null,
    })

    await vi.advanceTimersByTimeAsync(14_999)
    expect(host.asked[0]?.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)

    await list
    expect(host.asked[0]?.signal.aborted).toBe(true)
  })

  it('cannot be reached', async () => {
    standInHost({ [mine]: () => Promise.reject(new TypeError('Failed to fetch')) })

    await expect(listMyParcels()).rejects.toMatchObject({ kind: 'network', status: null })
  })

  it('breaks off in the middle of its answer', async () => {
    standInHost({ [mine]: () => brokenOff() })

    await expect(listMyParcels()).rejects.toMatchObject({ kind: 'network', status: null })
  })

  it.each([
    ['answers nothing', () => new Response('')],
    ['answers 204', () => new Response(null, { status: 204 })],
    ['answers a web page', () => html()],
    ['answers half a document', () => new Response('{"data": [')],
  ])('%s', async (_, answer) => {
    standInHost({ [mine]: answer })

    await expect(listMyParcels()).rejects.toMatchObject({ name: 'ApiError', kind: 'shape' })
  })

  it('refuses with a web page', async () => {
    standInHost({ [mine]: () => html(502) })

    await expect(listMyParcels()).rejects.toMatchObject({
      kind: 'http',
      status: 502,
      serverMessage: null,
      fieldErrors: [],
    })
  })
})

it('A refusal carries the sentence of the host and the fields it names', async () => {
  const errors = [{ path: 'weight', message: 'Weight must be greater than 0' }]
  standInHost({
    'PATCH /api/parcel/cancel/{id}': () =>
      json({ success: false, message: 'Parcel is blocked', errors, code: 7 }, 409),
  })

  const error = await cancelParcel('p-1').catch((reason: unknown) => reason)

  expect(error).toMatchObject({
    status: 409,
    serverMessage: 'Parcel is blocked',
    fieldErrors: errors,
  })
  expect(messageOf(error, 'Failed to cancel parcel')).toBe('Parcel is blocked')
})

it.each([[{}], [{ message: '' }], [{ message: 4 }], ['Not allowed']])(
  'A refusal without a sentence, %j, is told with the fallback',
  async (body) => {
    standInHost({ 'PATCH /api/parcel/cancel/{id}': () => json(body, 409) })

    const error = await cancelParcel('p-1').catch((reason: unknown) => reason)

    expect(messageOf(error, 'Failed to cancel parcel')).toBe('Failed to cancel parcel')
  },
)

it.each([
  ['nothing', () => new Response('')],
  ['a web page', () => html()],
  ['a success without the parcel', () => ok(null)],
])('A cancellation that the host accepts with %s is no failure', async (_, answer) => {
  standInHost({ 'PATCH /api/parcel/cancel/{id}': answer })

  expect(await cancelParcel('p-1')).toBeNull()
})

it('A reader who leaves takes the call along', async () => {
  const host = standInHost({ [mine]: never })
  const leaving = new AbortController()
  const list = listMyParcels(undefined, leaving.signal)
  await vi.waitFor(() => expect(host.asked).toHaveLength(1))

  leaving.abort()

  await expect(list).rejects.toMatchObject({ name: 'AbortError' })
  expect(host.asked[0]?.signal.aborted).toBe(true)
})

describe('The address of the host', () => {
  it('is the one that served the page, unless another is configured', () => {
    expect(apiBaseUrl(undefined)).toBe(window.location.origin)
    expect(apiBaseUrl(' ')).toBe(window.location.origin)
    expect(apiBaseUrl('https://api.example.com/v1/')).toBe('https://api.example.com/v1')
  })

  it.each(['api.example.com', 'ftp://example.com', 'https://example.com/?a=1', '/api'])(
    'is refused as %s',
    (configured) => {
      expect(() => apiBaseUrl(configured)).toThrow('VITE_API_BASE_URL must be an http(s) address')
    },
  )
})
