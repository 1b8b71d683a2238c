import type { AppContext } from '../../http/openapi/operation.ts'
import { badRequest, notFound } from '../../http/errors.ts'

export const noWebhook = () => notFound('endpointNotFound')

/** Refuses an address that requests may not be sent to; it is checked again for every message. */
export async function checkUrl({ outgoing }: Pick<AppContext, 'outgoing'>, url: string) {
  const reason = await outgoing.check(url)
  if (reason !== undefined) throw badRequest([{ path: 'url', reason }])
}
