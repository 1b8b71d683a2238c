import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { messageOf } from '../../../src/api/api-error.ts'
import { apiBaseUrl } from '../../../src/api/base-url.ts'
import { cancelParcel, listMyParcels } from '../../../src/api/parcels.ts'
import { brokenOff, html, json, never, ok, standInHost } from '../../support/host.ts'
import { firstPageOf } from '../support/first-page.ts'
import { lost } from '../support/answers.ts'

const mine = 'GET /api/parcel/me'
const cancel = 'PATCH /api/parcel/cancel/{id}'
const errorOfCancel = () => cancelParcel('p-1').catch((reason: unknown) => reason)

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

describe('A list fails with a readable error if the host', () => {
  it('does not answer within 15 seconds; the call is aborted', async () => {
    vi.useFakeTimers()
    const host = standInHost({ [mine]: never })
    const list = firstPageOf(listMyParcels).catch((error: unknown) => error)

    await vi.advanceTimersByTimeAsync(14_999)
    expect(host.asked[0]?.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)

    expect(await list).toMatchObject({ name: 'ApiError', kind: 'timeout', status: null })
    expect(host.asked[0]?.signal.aborted).toBe(true)
  })

  const network = { name: 'ApiError', kind: 'network', status: null }
  const unreadable = { name: 'ApiError', kind: 'shape' }
  const refused = { kind: 'http', status: 502, serverMessage: null, fieldErrors: [] }

  it.each([
    ['cannot be reached', lost, network],
    ['breaks off in the middle of its answer', () => brokenOff(), network],
    ['answers with an empty body', () => new Response(''), unreadable],
    ['answers 204', () => new Response(null, { status: 204 }), unreadable],
    ['answers a web page', () => html(), unreadable],
    ['answers half a document', () => new Response('{"data": ['), unreadable],
    ['refuses with a web page', () => html(502), refused],
  ])('%s', async (_, answer, error) => {
    standInHost({ [mine]: answer })

    await expect(firstPageOf(listMyParcels)).rejects.toMatchObject(error)
  })
})

it('A refusal carries the host’s sentence and the error of each field', async () => {
  const errors = [{ path: 'weight', message: 'Weight must be greater than 0' }]
  standInHost({
    [cancel]: () => json({ success: false, message: 'Parcel is blocked', errors, code: 7 }, 409),
  })

  const error = await errorOfCancel()

  expect(error).toMatchObject({
    status: 409,
    serverMessage: 'Parcel is blocked',
    fieldErrors: errors,
  })
  expect(messageOf(error, 'Failed to cancel parcel')).toBe('Parcel is blocked')
})

it('An English build shows the host’s own sentence, even if it has a code', async () => {
  const message = 'It weighs nothing'
  standInHost({
    [cancel]: () => json({ success: false, message, messageCode: 'weightIsZero' }, 409),
  })

  expect(messageOf(await errorOfCancel(), 'Failed to cancel parcel')).toBe(message)
})

const weight = [{ path: 'weight', message: 'Too heavy' }]
const unnamed = [{ path: '', message: ' ' }]
it.each([
  ['Zod Error', { errorSources: weight }, 'Too heavy', weight],
  ['Validation failed!', { errorSources: weight }, 'Too heavy', weight],
  ['ValidationError', { errors: weight }, 'Too heavy', weight],
  ['Parcel is blocked', { errorSources: weight }, 'Parcel is blocked', weight],
  ['Zod Error', { errorSources: [] }, 'Zod Error', []],
  ['Zod Error', { errorSources: [...unnamed, ...weight] }, 'Too heavy', [...unnamed, ...weight]],
  ['No', { errors: weight, errorSources: [{ path: 'a', message: 'b' }] }, 'No', weight],
  ['No', { errorSources: [{ path: 3, message: 'b' }] }, 'No', [{ path: '3', message: 'b' }]],
  ['No', { errorSources: 'weight' }, 'No', []],
])('A refusal titled "%s" with %j is read as "%s"', async (message, fields, sentence, found) => {
  standInHost({ [cancel]: () => json({ success: false, message, ...fields }, 400) })

  const error = await errorOfCancel()

  expect(messageOf(error, 'Failed to cancel parcel')).toBe(sentence)
  expect(error).toMatchObject({ fieldErrors: found })
})

it.each([[{}], [{ message: '' }], [{ message: 4 }], ['Not allowed']])(
  'The fallback is shown if a refusal has no sentence: %j',
  async (body) => {
    standInHost({ [cancel]: () => json(body, 409) })

    const error = await errorOfCancel()

    expect(messageOf(error, 'Failed to cancel parcel')).toBe('Failed to cancel parcel')
  },
)

it.each([
  ['an empty body', () => new Response('')],
  ['a single word', () => new Response('OK', { headers: { 'content-type': 'text/html' } })],
  ['a success without the parcel', () => ok(null)],
])('A cancellation that the host accepts with %s succeeds', async (_, answer) => {
  standInHost({ [cancel]: answer })

  expect(await cancelParcel('p-1')).toBeNull()
})

it('A cancellation that is answered with a web page fails, since the host did not carry it out', async () => {
  standInHost({ [cancel]: () => html() })

  await expect(cancelParcel('p-1')).rejects.toMatchObject({ kind: 'shape', serverMessage: null })
})

it('A list is fetched with the cache mode that its caller passes', async () => {
  const host = standInHost({ [mine]: () => ok([], { page: 1, limit: 6, total: 0, totalPages: 0 }) })

  await listMyParcels({ page: 1, limit: 6 })
  await listMyParcels({ page: 1, limit: 6 }, { cache: 'no-cache' })

  expect(host.asked.map(({ cache }) => cache)).toEqual(['default', 'no-cache'])
})

it('A subscriber who leaves aborts the call', async () => {
  const host = standInHost({ [mine]: never })
  const leaving = new AbortController()
  const list = firstPageOf(listMyParcels, leaving.signal)
  await vi.waitFor(() => expect(host.asked).toHaveLength(1))

  leaving.abort()

  await expect(list).rejects.toMatchObject({ name: 'AbortError' })
  expect(host.asked[0]?.signal.aborted).toBe(true)
})

describe('The address of the host', () => {
  it('is the origin of the page, unless another is configured', () => {
    expect(apiBaseUrl(undefined)).toBe(window.location.origin)
    expect(apiBaseUrl(' ')).toBe(window.location.origin)
    expect(apiBaseUrl('https://api.example.com/v1/')).toBe('https://api.example.com/v1')
  })

  it.each(['api.example.com', 'ftp://example.com', 'https://example.com/?a=1', '/api'])(
    'is refused if it is %s',
    (configured) => {
      expect(() => apiBaseUrl(configured)).toThrow('VITE_API_BASE_URL must be an http(s) address')
    },
  )
})
