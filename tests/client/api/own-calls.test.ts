import { expect, it } from 'vitest'
import { contractHash } from '../../../domain/contract-hash.ts'
import { createApiKey, listApiKeys } from '../../../src/api/api-keys.ts'
import { isUnknownCall, messageOf } from '../../../src/api/api-error.ts'
import { failure, html, json, standInHost } from '../../support/host.ts'
import { lost } from '../support/answers.ts'

const apiKey = {
  id: 'k-1',
  name: 'Webshop',
  hint: 'x7Qd',
  scopes: ['parcels:read'],
  state: 'ACTIVE',
  createdAt: '2026-03-02T09:00:00.000Z',
  lastUsedAt: null,
  expiresAt: null,
} as const
const created = { key: 'wb_1', apiKey }

const success = (data: unknown) => ({ success: true, message: 'Done', data })
const answer = (body: unknown, headers: Record<string, string>) =>
  new Response(JSON.stringify(body), { headers })
const isJson = { 'content-type': 'application/json; charset=utf-8' }

const reading = () => listApiKeys()
const changing = () => createApiKey({ name: 'Webshop', scopes: ['parcels:read'] })

const updated = 'Waybill was updated. Reload the page.'
const outcomeOf = async (call: () => Promise<unknown>) => {
  try {
    return await call()
  } catch (error) {
    return messageOf(error, 'The fallback')
  }
}

it.each<[string, (data: unknown) => Response | Promise<Response>, unknown, unknown]>([
  ['that follows the contract', (data) => json(success(data)), [apiKey], created],
  [
    'with the same contract in its header',
    (data) => answer(success(data), { ...isJson, 'waybill-contract': contractHash }),
    [apiKey],
    created,
  ],
  [
    'with another contract in its header',
    (data) => answer(success(data), { ...isJson, 'waybill-contract': 'another' }),
    updated,
    created,
  ],
  ['of HTML', () => html(), updated, updated],
  ['of JSON without `success`', (data) => json({ data }), updated, updated],
  ['with half a document', () => answer('{"success":', isJson), updated, updated],
  ['without a body', () => new Response(null, { status: 204 }), updated, updated],
  [
    'of JSON that is declared as text',
    (data) => answer(success(data), { 'content-type': 'text/plain' }),
    updated,
    updated,
  ],
  ['that is a refusal', () => failure(409, 'Too many keys'), 'Too many keys', 'Too many keys'],
  ['that does not arrive', lost, 'The fallback', 'The fallback'],
])('An answer %s gives data, an error or a request to reload', async (_, reply, read, changed) => {
  standInHost({ 'GET /api/keys': () => reply([apiKey]), 'POST /api/keys': () => reply(created) })

  expect(await outcomeOf(reading)).toEqual(read)
  expect(await outcomeOf(changing)).toEqual(changed)
})

it.each([
  ['a start page, since the host does not have the call,', () => html(), true],
  ['JSON that does not follow the contract', () => json({ data: [] }), true],
  [
    'another contract',
    () => answer(success([]), { ...isJson, 'waybill-contract': 'another' }),
    false,
  ],
])('A call that is answered with %s is outdated', async (_, reply, isUnknown) => {
  standInHost({ 'GET /api/keys': reply })

  const error = await reading().catch((reason: unknown) => reason)

  expect(error).toMatchObject({ name: 'ApiError', kind: 'outdated', status: 200 })
  expect(isUnknownCall(error)).toBe(isUnknown)
})

it.each([
  ['half a document may have been made anyway', () => answer('{"success":', isJson), 'unknown'],
  ['a web page has not reached the server', () => html(), null],
])('A change that is answered with %s', async (_, reply, outcome) => {
  standInHost({ 'GET /api/keys': reply, 'POST /api/keys': reply })

  await expect(changing()).rejects.toMatchObject({ kind: 'outdated', outcome })
  await expect(reading()).rejects.toMatchObject({ kind: 'outdated', outcome: null })
})
