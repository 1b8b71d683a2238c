import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../openapi/operation.ts'
import { finishErasures } from '../users/erasure-repository.ts'
import { version } from '../version.ts'
import { removeDeadNodes, removeNode, touchNode } from './repository.ts'

const interval = 10_000
/** Milliseconds that a shutdown waits at most for the database. */
const patience = 2_000

/** While it listens, the node tells all others that it is alive. */
export function mountBeats(app: FastifyInstance, { db, events, nodeId }: AppContext): void {
  let timer: NodeJS.Timeout | undefined
  let beating: Promise<void> | undefined
  let erasing: Promise<void> | undefined

  async function beat(): Promise<void> {
    const { callers, visitors, pollAge } = events.state()
    await touchNode(db, {
      id: nodeId,
      host: hostname(),
      version,
      uptime: process.uptime(),
      callers,
      visitors,
      pollAge: pollAge === null ? null : Math.round(pollAge),
    })
    await removeDeadNodes(db)
  }

  /** Of many parcels it takes longer than a beat, and other nodes wait for the next. */
  function erase(): void {
    erasing ??= finishErasures(db)
      .catch((error: unknown) => app.log.warn({ error: String(error) }, 'erasures: not finished'))
      .finally(() => (erasing = undefined))
  }
  const beatAlone = (): Promise<void> => {
    // While the database is away, the page of an administrator who asks says so.
    beating ??= beat()
      .catch(() => undefined)
      .finally(() => (beating = undefined))
    return beating
  }

  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      void beatAlone()
      erase()
    }, interval).unref()
    void beatAlone()
    erase()
  })
  app.addHook('preClose', async () => {
    if (timer === undefined) return
    clearInterval(timer)
    const removed = Promise.resolve(beating)
      .then(() => removeNode(db, nodeId))
      .catch(() => undefined)
    let giveUp: NodeJS.Timeout | undefined
    const timeout = new Promise<void>((resolve) => (giveUp = setTimeout(resolve, patience)))
    await Promise.race([removed, timeout])
    clearTimeout(giveUp)
  })
}
