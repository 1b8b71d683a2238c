import { z } from 'zod/mini'
import type { ProviderCode, SignInOptions } from '../../openapi.d.ts'
import { client, mutate, requestJson } from './client.ts'
import { expectOne, parseOne, parserFor } from './envelope.ts'
import type { User } from './model.ts'
import { parseUser } from './parse-person.ts'
import { withSessionLock } from './session-renewal.ts'

/* Apart from the other session calls, as most hosts have no identity provider. */

export async function getSignInOptions(): Promise<SignInOptions> {
  const answer = await requestJson((init) => client.GET('/api/sign-in', init), { renewal: 'none' })
  return expectOne(answer, parserFor(optionsShape))
}

/** Returns the same as `loginUser`. */
export async function loginWithProvider(body: ProviderCode): Promise<User | null> {
  const answer = await withSessionLock(() =>
    mutate((init) => client.POST('/api/sign-in/oidc/code', { ...init, body }), {
      renewal: 'none',
    }),
  )
  return parseOne(answer, parseUser)
}

const optionsShape = z.object({
  provider: z.nullable(z.object({ name: z.string(), isReachable: z.boolean() })),
})
