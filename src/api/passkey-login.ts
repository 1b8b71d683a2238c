import type { PasskeyLogin, PasskeyRequestOptions } from '../../openapi.d.ts'
import { changeOwn, client } from './client.ts'
import type { User } from './model.ts'
import { parseUser } from './parse-person.ts'
import { withSessionLock } from './session-renewal.ts'

/* Separate from the other session calls, since a login with a password needs none of these. */

export async function beginPasskeyLogin(): Promise<PasskeyRequestOptions> {
  const { data } = await changeOwn((init) => client.POST('/api/user/login/passkey/options', init), {
    renewal: 'none',
  })
  return data
}

/** Returns the same as `loginUser`. */
export async function loginWithPasskey(body: PasskeyLogin): Promise<User | null> {
  const { data } = await withSessionLock(() =>
    changeOwn((init) => client.POST('/api/user/login/passkey', { ...init, body }), {
      renewal: 'none',
    }),
  )
  return parseUser(data)
}
