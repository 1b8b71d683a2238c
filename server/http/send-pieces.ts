import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { withDeadline } from '../db/deadline.ts'
import type { NodeLimits } from '../limits/node-limits.ts'
import { asOwner } from '../limits/owner.ts'

const defaultIdleTime = 15_000
/** Milliseconds for the database work of one piece. */
const pieceTime = 9_000

interface Sending {
  owner: string
  limits: Pick<NodeLimits, 'pieces' | 'reads' | 'changes'>
  /** Of the answer, unless its first piece fails. */
  headers?: Record<string, string>
  /** Called once the answer is sent or broken off. */
  ended?: () => void
  /** Milliseconds after which a reader who takes nothing is cut off. */
  idleTime?: number
}

/**
 * Sends a success of unknown length, each piece of which is made when the reader has taken the one before. The
 * first is made before the answer begins, so that a failure of it is still answered as such; after that, a
 * failure can only break the connection, which a client can tell from the end.
 */
export async function sendPieces(
  reply: FastifyReply,
  pieces: AsyncIterator<string>,
  { owner, limits, headers = {}, ended, idleTime = defaultIdleTime }: Sending,
): Promise<FastifyReply> {
  const make = () => withDeadline(pieceTime, () => pieces.next())
  const next = () =>
    asOwner(owner, () =>
      limits.pieces.run(owner, async () => {
        const begun = performance.now()
        const piece = await make()
        // While other requests are worked on, leaves them half of the time.
        const isShared = limits.reads.state().running + limits.changes.state().running > 0
        if (isShared) await wait(performance.now() - begun)
        return piece
      }),
    )
  let first: IteratorResult<string, unknown>
  try {
    first = await next()
  } catch (error) {
    ended?.()
    throw error
  }
  async function* all() {
    try {
      for (let piece = first; piece.done !== true; piece = await next())
        if (piece.value !== '') yield piece.value
    } finally {
      await pieces.return?.()
    }
  }
  const content = Readable.from(reply.request.method === 'HEAD' ? [] : all(), { objectMode: false })
  content.once('close', () => ended?.())
  // Also called while a piece is being made; then the reader has taken everything.
  reply.raw.setTimeout(idleTime, () => {
    if (reply.raw.writableLength > 0) reply.raw.destroy()
  })
  reply.headers(headers)
  return reply.send(content)
}
