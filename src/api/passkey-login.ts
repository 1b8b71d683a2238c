import { z } from 'zod/mini'
import type { PasskeyLogin, PasskeyRequestOptions } from '../../openapi.d.ts'
import { client, mutate } from './client.ts'
import { expectOne, parseOne, parserFor } from './envelope.ts'
import type { User } from './model.ts'
import { parseUser } from './parse-person.ts'
import { withSessionLock } from './session-renewal.ts'

/* Apart from the other session calls, as a login with a password needs none of these. */

export async function beginPasskeyLogin(): Promise<PasskeyRequestOptions> {
  const answer = await mutate((init) => client.POST('/api/user/login/passkey/options', init), {
    renewal: 'none',
  })
  return expectOne(answer, parserFor(optionsShape))
}

/** Returns the same as `loginUser`. */
export async function loginWithPasskey(body: PasskeyLogin): Promise<User | null> {
  const answer = await withSessionLock(() =>
    mutate((init) => client.POST('/api/user/login/passkey', { ...init, body }), {
      renewal: 'none',
    }),
  )
  return parseOne(answer, parseUser)
}

const optionsShape = z.object({
  challenge: z.string().check(z.minLength(1)),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('preferred'),
})
