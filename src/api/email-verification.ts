import { z } from 'zod/mini'
import type { EmailVerificationResult } from '../../openapi.d.ts'
import { client, mutate } from './client.ts'
import { parseOne, parserFor } from './envelope.ts'

/** The token says whose address it is, not the session of this browser. */
export async function verifyEmail(token: string): Promise<EmailVerificationResult> {
  const body = { token }
  const answer = await mutate((init) => client.POST('/api/user/verify-email', { ...init, body }), {
    renewal: 'none',
  })
  return parseOne(answer, parserFor(resultShape)) ?? { wasVerified: false }
}

/** To the address of the user who is signed in. */
export async function sendVerificationEmail(): Promise<void> {
  await mutate((init) => client.POST('/api/user/me/verification', init))
}

const resultShape = z.object({ wasVerified: z.boolean() })
