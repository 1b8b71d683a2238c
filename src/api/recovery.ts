import type { AccountProof, PasswordReset, PasswordResetWay, ResetLink } from '../../openapi.d.ts'
import { changeOwn, client } from './client.ts'

/** Returns who gives the user the link: an email or an administrator. */
export async function requestPasswordReset(email: string): Promise<PasswordResetWay['by']> {
  const body = { email }
  const { data } = await changeOwn(
    (init) => client.POST('/api/user/forgot-password', { ...init, body }),
    { renewal: 'none' },
  )
  return data.by
}

/** Sets the password of the token's user, whichever user is signed in. */
export async function resetPassword(body: PasswordReset): Promise<void> {
  await changeOwn((init) => client.POST('/api/user/reset-password', { ...init, body }), {
    renewal: 'none',
  })
}

export async function createResetLink(id: string, body: AccountProof): Promise<ResetLink> {
  const params = { path: { id } }
  const { data } = await changeOwn((init) =>
    client.POST('/api/user/reset-link/{id}', { ...init, params, body }),
  )
  return data
}
