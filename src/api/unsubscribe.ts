import type { Unsubscription } from '../../openapi.d.ts'
import { changeOwn, client } from './client.ts'

/** Stops emails to the token's user, whichever user is signed in. */
export async function unsubscribe(body: Unsubscription): Promise<void> {
  await changeOwn((init) => client.POST('/api/unsubscribe', { ...init, body }), { renewal: 'none' })
}
