import { z } from 'zod/mini'
import type { PasswordReset, PasswordResetWay, ResetLink } from '../../openapi.d.ts'
import { client, mutate } from './client.ts'
import { coercedDate, enumWord } from './coercion.ts'
import { expectOne, parseOne, parserFor } from './envelope.ts'

/** From whom a user gets the link. A host that says nothing of it is taken to have sent a mail. */
export async function requestPasswordReset(email: string): Promise<PasswordResetWay['by']> {
  const body = { email }
  const answer = await mutate(
    (init) => client.POST('/api/user/forgot-password', { ...init, body }),
    { renewal: 'none' },
  )
  return parseOne(answer, parserFor(wayShape))?.by ?? 'EMAIL'
}

/** The token says whose password it is, not the session of this browser. */
export async function resetPassword(body: PasswordReset): Promise<void> {
  await mutate((init) => client.POST('/api/user/reset-password', { ...init, body }), {
    renewal: 'none',
  })
}

/** Without a token in its answer, there is nothing to hand over. */
export async function createResetLink(id: string): Promise<ResetLink> {
  const params = { path: { id } }
  const answer = await mutate((init) =>
    client.POST('/api/user/reset-link/{id}', { ...init, params }),
  )
  return expectOne(answer, parserFor(linkShape))
}

const wayShape = z.object({ by: enumWord(['EMAIL', 'ADMINISTRATOR']) })
const linkShape = z.object({ token: z.string().check(z.minLength(1)), expiresAt: coercedDate })
