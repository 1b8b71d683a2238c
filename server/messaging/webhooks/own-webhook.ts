import { badRequest, notFound } from '../../http/errors.ts'
import type { OutgoingService } from '../outgoing/outgoing.ts'

export const noWebhook = () => notFound('endpointNotFound')

/** Refuses an address to which requests may not be sent; it is checked again for every message. */
export async function checkUrl({ outgoing }: OutgoingService, url: string) {
  const reason = await outgoing.check(url)
  if (reason !== undefined) throw badRequest([{ path: 'url', reason }])
}
