import { z } from 'zod/mini'
import type { PasswordReset, PasswordResetWay, ResetLink } from '../../openapi.d.ts'
import { client, mutate } from './client.ts'
import { coercedDate, enumWord } from './coercion.ts'
import { expectOne, parseOne, parserFor } from './envelope.ts'

/** Returns who gives the user the link; a host that does not say is assumed to have sent an email. */
export async function requestPasswordReset(email: string): Promise<PasswordResetWay['by']> {
  const body = { email }
  const answer = await mutate(
    (init) => client.POST('/api/user/forgot-password', { ...init, body }),
    { renewal: 'none' },
  )
  return parseOne(answer, parserFor(wayShape))?.by ?? 'EMAIL'
}

/** Sets the password of the token's user, whichever user is signed in. */
export async function resetPassword(body: PasswordReset): Promise<void> {
  await mutate((init) => client.POST('/api/user/reset-password', { ...init, body }), {
    renewal: 'none',
  })
}

/** Throws where the answer has no token, as there would be no link to hand over. */
export async function createResetLink(id: string): Promise<ResetLink> {
  const params = { path: { id } }
  const answer = await mutate((init) =>
    client.POST('/api/user/reset-link/{id}', { ...init, params }),
  )
  return expectOne(answer, parserFor(linkShape))
}

const wayShape = z.object({ by: enumWord(['EMAIL', 'ADMINISTRATOR']) })
const linkShape = z.object({ token: z.string().check(z.minLength(1)), expiresAt: coercedDate })
