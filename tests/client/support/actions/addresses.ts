import { ok } from '../../../support/host.ts'
import { wireAddress } from '../../../support/wire.ts'
import { created } from '../answers.ts'
import { people } from '../create-dialog.tsx'
import * as pages from '../pages.tsx'
import { form, keeps, question, typed, types } from './action.ts'
import type { Action } from './action.ts'

const newAddress = [
  [/^Label/, 'Hill'],
  [/^Address/, '2 Hill Row'],
] as const
const addressBook = {
  ...pages.myAddresses,
  host: {
    'GET /api/addresses': () => ok([wireAddress()]),
    'GET /api/user/receivers': () => ok(people),
  },
}

export const addressActions: Action[] = [
  {
    title: 'A sender saves an address',
    call: 'POST /api/addresses',
    ...addressBook,
    ...form('Add address', 'Save', types(...newAddress)),
    fallback: 'Failed to save the address',
    saidInDialog: true,
    kept: () => keeps(...newAddress),
    success: () => created(wireAddress()),
    done: 'Address saved',
  },
  {
    title: 'A sender changes an address',
    call: 'PATCH /api/addresses/{id}',
    ...addressBook,
    ...form('Edit Quay', 'Save', types([/^Label/, 's'])),
    fallback: 'Failed to change the address',
    saidInDialog: true,
    kept: () => typed(/^Label/, 'Quays'),
    success: () => ok(wireAddress()),
    done: 'Address changed',
  },
  {
    title: 'A sender removes an address',
    call: 'DELETE /api/addresses/{id}',
    ...addressBook,
    ...question('Remove Quay', 'Remove address'),
    fallback: 'Failed to remove the address',
    saidInDialog: true,
    success: () => ok(null),
    done: 'Address removed',
  },
]
