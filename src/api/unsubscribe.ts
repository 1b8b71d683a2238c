import type { Unsubscription } from '../../openapi.d.ts'
import { client, mutate } from './client.ts'

/** Stops emails. The token says whose they are, not the session of this browser. */
export async function unsubscribe(body: Unsubscription): Promise<void> {
  await mutate((init) => client.POST('/api/unsubscribe', { ...init, body }), { renewal: 'none' })
}
