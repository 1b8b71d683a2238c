import type { AppContext } from '../openapi/operation.ts'
import { badRequest, notFound } from '../http/errors.ts'

export const noWebhook = () => notFound('Endpoint not found')

/** Refuses an address that requests may not be sent to; it is checked again for every message. */
export async function checkUrl({ outgoing }: Pick<AppContext, 'outgoing'>, url: string) {
  const fault = await outgoing.check(url)
  if (fault !== undefined) throw badRequest([{ path: 'url', message: fault }])
}
