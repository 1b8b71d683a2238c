import type { IncomingHttpHeaders } from 'node:http'

/** Token of `Authorization: Bearer`; null if there is none. Other schemes are for a proxy. */
export function bearerOf({ authorization = '' }: IncomingHttpHeaders): string | null {
  return /^bearer(?: |$)/i.test(authorization) ? authorization.slice('bearer'.length).trim() : null
}
