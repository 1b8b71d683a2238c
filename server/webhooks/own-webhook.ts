import type { AppContext } from '../openapi/operation.ts'
import { badRequest, notFound } from '../http/errors.ts'

export const noWebhook = () => notFound('Endpoint not found')

/** Refuses an address that cannot be reached now; each is checked again every time it is used. */
export async function checkUrl({ outgoing }: Pick<AppContext, 'outgoing'>, url: string) {
  const fault = await outgoing.check(url)
  if (fault !== undefined) throw badRequest([{ path: 'url', message: fault }])
}
