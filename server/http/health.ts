import type { FastifyInstance } from 'fastify'
import type { Tools } from '../openapi/operation.ts'
import { sendFailure } from './error-handler.ts'
import { unavailable } from './errors.ts'

const patience = 2_000

export function mountHealth(app: FastifyInstance, { db }: Pick<Tools, 'db'>): void {
  app.get('/health/live', async () => ({ status: 'live' }))
  const isThere = oneAtATime(() => ask(db))
  app.get('/health/ready', async (_request, reply) =>
    (await isThere()) ? { status: 'ready' } : sendFailure(reply, unavailable()),
  )
}

/** However many want to know, one question is on its way, and each waits for it for so long. */
function oneAtATime(question: () => Promise<boolean>): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined
  return async () => {
    asked ??= question().finally(() => (asked = undefined))
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), patience)
    })
    return Promise.race([asked, tooLate]).finally(() => clearTimeout(timer))
  }
}

const ask = (db: Tools['db']): Promise<boolean> =>
  db
    .selectNoFrom((expression) => expression.lit(1).as('one'))
    .execute()
    .then(
      () => true,
      () => false,
    )
