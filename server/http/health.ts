import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import type { Queryable } from '../db/database.ts'
import { sendFailure } from './error-handler.ts'
import { unavailable } from './errors.ts'

const readyTimeout = 2_000

export function mountHealth(app: FastifyInstance, { db }: { db: Queryable }): void {
  app.get('/health/live', async () => ({ status: 'live' }))
  const isReady = oneAtATime(() => answers(db))
  app.get('/health/ready', async (_request, reply) =>
    (await isReady()) ? { status: 'ready' } : sendFailure(reply, unavailable()),
  )
}

/** However many ask, one question is on its way, and each of them waits for it for so long. */
function oneAtATime(question: () => Promise<boolean>): () => Promise<boolean> {
  let pending: Promise<boolean> | undefined
  return async () => {
    pending ??= question().finally(() => (pending = undefined))
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), readyTimeout)
    })
    return Promise.race([pending, timeout]).finally(() => clearTimeout(timer))
  }
}

const answers = (db: Queryable): Promise<boolean> =>
  db.query(sql`select 1`).then(
    () => true,
    () => false,
  )
