import { expect, it } from 'vitest'
import { messageOf } from '../../../src/api/api-error.ts'
import { cancelParcel } from '../../../src/api/parcels.ts'
import { loginUser, registerUser } from '../../../src/api/session.ts'
import { standInHost } from '../../support/host.ts'

const nia = { email: 'nia@example.com', password: 'secret1' }
const registration = {
  ...nia,
  name: 'Nia Novak',
  confirmPassword: nia.password,
  role: 'SENDER',
  isBlocked: 'UNBLOCKED',
} as const

it.each<[string, () => Promise<unknown>]>([
  ['POST /api/user/login', () => loginUser(nia)],
  ['POST /api/user', () => registerUser(registration)],
  ['PATCH /api/parcel/cancel/p-1', () => cancelParcel('p-1')],
])('%s that is refused with an empty body shows the fallback', async (call, ask) => {
  standInHost({ [call]: () => new Response('', { status: 500 }) })

  const error = await ask().catch((reason: unknown) => reason)

  expect(error).toMatchObject({ kind: 'http', status: 500, serverMessage: null })
  expect(messageOf(error, 'The fallback')).toBe('The fallback')
})
