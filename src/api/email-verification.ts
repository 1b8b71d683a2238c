import { z } from 'zod/mini'
import type { EmailVerificationResult } from '../../openapi.d.ts'
import { client, mutate } from './client.ts'
import { parseOne, parserFor } from './envelope.ts'

/** Confirms the address that the token belongs to, whichever user is signed in. */
export async function verifyEmail(token: string): Promise<EmailVerificationResult> {
  const body = { token }
  const answer = await mutate((init) => client.POST('/api/user/verify-email', { ...init, body }), {
    renewal: 'none',
  })
  return parseOne(answer, parserFor(resultShape)) ?? { wasVerified: false }
}

/** Sends it to the address of the signed-in user. */
export async function sendVerificationEmail(): Promise<void> {
  await mutate((init) => client.POST('/api/user/me/verification', init))
}

const resultShape = z.object({ wasVerified: z.boolean() })
