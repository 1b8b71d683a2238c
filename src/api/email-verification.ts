import type { EmailVerificationResult } from '../../openapi.d.ts'
import { changeOwn, client } from './client.ts'

/** Confirms the address that the token belongs to, whichever user is signed in. */
export async function verifyEmail(token: string): Promise<EmailVerificationResult> {
  const body = { token }
  const { data } = await changeOwn(
    (init) => client.POST('/api/user/verify-email', { ...init, body }),
    { renewal: 'none' },
  )
  return data
}

/** Sends the link to the address of the signed-in user. */
export async function sendVerificationEmail(): Promise<void> {
  await changeOwn((init) => client.POST('/api/user/me/verification', init))
}
