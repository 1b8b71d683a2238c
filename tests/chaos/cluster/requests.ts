import type { Node } from './nodes.ts'

/** An answer, or why there is none. */
export type Reply =
  | { status: number; body: ReplyBody }
  | { status: 'no answer' }
  /** The caller waited for as long as a call may take. */
  | { status: 'too late' }

interface ReplyBody {
  message: string
  data?: unknown
}

export interface Request {
  method: string
  path: string
  cookie?: string
  key?: string
  body?: object
  /** Slightly old data are not enough. */
  isUpToDate?: boolean
}

/** Every call is answered within this time, whatever has happened to the database. */
const maxMilliseconds = 15_000

export async function send(node: Node, request: Request): Promise<Reply> {
  const begun = Date.now()
  const signal = AbortSignal.timeout(maxMilliseconds)
  const { method, path, cookie, key, body, isUpToDate } = request
  try {
    const reply = await fetch(`${node.origin}${path}`, {
      method,
      signal,
      headers: {
        ...(cookie === undefined ? {} : { cookie }),
        ...(isUpToDate && { 'cache-control': 'no-cache' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer: ReplyBody = JSON.parse(await reply.text())
    return { status: reply.status, body: answer }
  } catch {
    // A node that is frozen or killed answers nothing, which is not a fault of the server.
    return { status: signal.aborted && !node.wasAway(begun) ? 'too late' : 'no answer' }
  }
}

/** True if the caller cannot know the outcome of the request, and sends it again. */
export const isUnknown = ({ status }: Reply): boolean =>
  status === 503 || status === 'no answer' || status === 'too late'
