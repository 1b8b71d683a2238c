import type { FastifyInstance } from 'fastify'
import type { Tools } from './operation.ts'
import { sendFailure } from './failures.ts'
import { unavailable } from './errors.ts'

const patience = 2_000

export function mountHealth(app: FastifyInstance, { db }: Pick<Tools, 'db'>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/health/')) reply.header('cache-control', 'no-store')
  })
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) =>
    (await isThere(db)) ? { status: 'ready' } : sendFailure(reply, unavailable()),
  )
}

async function isThere(db: Tools['db']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience)
  })
  const asked = db
    .selectNoFrom((expression) => expression.lit(1).as('one'))
    .execute()
    .then(
      () => true,
      () => false,
    )
  return Promise.race([asked, tooLate]).finally(() => clearTimeout(timer))
}
