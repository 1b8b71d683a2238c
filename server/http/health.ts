import type { FastifyInstance } from 'fastify'
import type { Queryable } from '../db/database.ts'
import { isReachable } from '../db/wait-for-database.ts'
import { sendFailure } from './error-handler.ts'
import { unavailable } from './errors.ts'

const readyTimeout = 2_000

export function mountHealth(app: FastifyInstance, { db }: { db: Queryable }): void {
  app.get('/health/live', async () => ({ status: 'live' }))
  const isReady = shared(() => isReachable(db))
  app.get('/health/ready', async (_request, reply) =>
    (await isReady()) ? { status: 'ready' } : sendFailure(reply, unavailable()),
  )
}

/** Requests at the same time share one query, and each waits for it no longer than the timeout. */
function shared(query: () => Promise<boolean>): () => Promise<boolean> {
  let pending: Promise<boolean> | undefined
  return async () => {
    pending ??= query().finally(() => (pending = undefined))
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), readyTimeout)
    })
    return Promise.race([pending, timeout]).finally(() => clearTimeout(timer))
  }
}
