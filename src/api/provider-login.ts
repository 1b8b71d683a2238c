import type { ProviderCode, SignInOptions } from '../../openapi.d.ts'
import { changeOwn, client, readOwn } from './client.ts'
import type { User } from './model.ts'
import { parseUser } from './parse-person.ts'
import { withSessionLock } from './session-renewal.ts'

/* Separate from the other session calls, since most hosts have no identity provider. */

export async function getSignInOptions(): Promise<SignInOptions> {
  const { data } = await readOwn((init) => client.GET('/api/sign-in', init), { renewal: 'none' })
  return data
}

/** Returns the same as `loginUser`. */
export async function loginWithProvider(body: ProviderCode): Promise<User | null> {
  const { data } = await withSessionLock(() =>
    changeOwn((init) => client.POST('/api/sign-in/oidc/code', { ...init, body }), {
      renewal: 'none',
    }),
  )
  return parseUser(data)
}
