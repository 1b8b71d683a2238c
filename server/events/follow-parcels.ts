import { unauthenticated } from '../http/errors.ts'
import type { Handler } from '../openapi/operation.ts'
import { findByAccessToken } from '../sessions/repository.ts'

export const followParcels: Handler<'followParcels'> = async (call, { db, live }) => {
  const { caller, cookies, headers, query } = call
  const session = await findByAccessToken(db, cookies['accessToken'] ?? '')
  if (session === undefined) throw unauthenticated()
  return live.followPerson(
    { ...caller, until: session.access_expires_at },
    headers['Last-Event-ID'] ?? query.lastEventId,
  )
}
