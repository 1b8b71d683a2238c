import { expect } from 'vitest'
import { ok } from '../../../support/host.ts'
import { wireApiKey } from '../api-keys.ts'
import * as pages from '../pages.tsx'
import { box, form, input, typed } from './action.ts'
import type { Action } from './action.ts'

const apiKeys = (...keys: object[]) => ({
  ...pages.apiKeys,
  host: { 'GET /api/keys': () => ok(keys) },
})

export const apiKeyActions: Action[] = [
  {
    title: 'A sender creates an API key',
    call: 'POST /api/keys',
    ...apiKeys(),
    ...form('Create API key', 'Create key', async (person) => {
      await person.type(input(/Name/), 'Web shop')
      await person.click(box('Create parcels'))
    }),
    fallback: 'Failed to create the API key',
    saidInDialog: true,
    kept: () => {
      typed(/Name/, 'Web shop')
      expect(box('Create parcels')).toBeChecked()
    },
    success: () => ok({ key: 'wb_secret', apiKey: wireApiKey() }),
    done: 'API key created',
  },
  {
    title: 'A sender revokes an API key',
    call: 'DELETE /api/keys/{id}',
    ...apiKeys(wireApiKey()),
    ...form('Revoke Web shop', 'Revoke key'),
    fallback: 'Failed to revoke the API key',
    saidInDialog: true,
    success: () => ok(wireApiKey({ state: 'REVOKED' })),
    done: 'Web shop is revoked',
  },
]
