import type { FastifyInstance } from 'fastify'
import { stateOfDatabase } from '../db/wait-for-database.ts'
import type { AppContext } from './openapi/operation.ts'
import { sendFailure } from './error-handler.ts'
import { diskFull, readOnly, unavailable } from './errors.ts'

const readyTimeout = 2_000

export function mountHealth(
  app: FastifyInstance,
  { db, replica }: Pick<AppContext, 'db' | 'replica'>,
): void {
  app.get('/health/live', async () => ({ status: 'live' }))
  const state = shared(() => stateOfDatabase(db))
  app.get('/health/ready', async (_request, reply) => {
    const found = await state()
    if (found === 'ready') return { status: 'ready' }
    // Ready even without a leader: a load balancer that removed all nodes would stop the reads as well.
    if (await replica?.isReadable()) return { status: 'read-only' }
    return sendFailure(reply, failures[found]())
  })
}

const failures = {
  standby: readOnly,
  full: diskFull,
  away: () => unavailable(),
  late: () => unavailable(),
}

/** Concurrent requests share one query, and each waits for it no longer than the timeout. */
function shared<State>(query: () => Promise<State>): () => Promise<State | 'late'> {
  let pending: Promise<State> | undefined
  return async () => {
    pending ??= query().finally(() => (pending = undefined))
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), readyTimeout)
    })
    return Promise.race([pending, timeout]).finally(() => clearTimeout(timer))
  }
}
