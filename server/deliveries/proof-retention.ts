import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../openapi/operation.ts'
import { removeDeliveryProofs } from './repository.ts'

/** Milliseconds */
const interval = 10 * 60_000
/** Rows that are removed at once; each may hold two pictures. */
const size = 100

type Context = Pick<AppContext, 'db' | 'clock' | 'config'>

/** Removes what is older than PROOF_RETENTION_DAYS, until it is told to stop. */
export async function removeOldProofs(
  { db, clock, config }: Context,
  isStopped = () => false,
): Promise<void> {
  const before = new Date(clock().getTime() - config.proofRetentionDays * 24 * 3_600_000)
  while (!isStopped() && (await removeDeliveryProofs(db, before, size)));
}

/** While it listens, the node looks for such proofs; what fails is tried again the next time. */
export function mountProofRetention(app: FastifyInstance, context: Context): void {
  let timer: NodeJS.Timeout | undefined
  let removing: Promise<void> | undefined
  let isStopped = false

  const remove = (): void => {
    removing ??= removeOldProofs(context, () => isStopped)
      .catch((error: unknown) => app.log.warn({ error: String(error) }, 'proofs: not removed'))
      .finally(() => (removing = undefined))
  }

  app.addHook('onListen', async () => {
    timer = setInterval(remove, interval).unref()
    remove()
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    isStopped = true
    await removing
  })
}
