import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { Agent, request } from 'undici'
import { RefusedAddressError, toOutgoingError, tooLate } from './errors.ts'
import { createResolveName, type ResolveName } from './resolve-name.ts'
import { parseRetryAfter } from './retry-after.ts'
import { createTargets, type Targets } from './target.ts'

interface OutgoingRequest {
  headers: Record<string, string>
  body: string
  /** milliseconds, from the name's look-up to the end of the answer */
  timeout?: number
}

/** A redirect is an answer like others: it is not followed. What the body says is not kept. */
interface OutgoingAnswer {
  status: number
  /** seconds, as the endpoint wishes them: not bounded */
  retryAfter: number | undefined
}

export interface Outgoing {
  /** A sentence on why requests to the address would be refused now, or nothing. */
  check(url: string): Promise<string | undefined>
  /** Throws a RefusedAddressError or a NoAnswerError; a name's addresses may be others the next time. */
  post(url: string, request: OutgoingRequest): Promise<OutgoingAnswer>
  /** Requests under way are waited for; new ones are not taken. */
  close(): Promise<void>
}

interface Options {
  /** Networks beside the internet that may be reached, such as 10.0.0.0/8. */
  allowedNetworks: readonly string[]
  resolveName?: ResolveName | undefined
  /** milliseconds */
  connectTimeout?: number
}

const defaultTimeout = 15_000
const maxBodyBytes = 64 * 1024

/** The one way out of this server to addresses that users give; none leads to the inside. */
export function createOutgoing(options: Options): Outgoing {
  const { allowedNetworks, resolveName = createResolveName(), connectTimeout = 8_000 } = options
  const targets = createTargets(allowedNetworks, resolveName)
  const agent = createAgent(targets, connectTimeout)
  return {
    async check(url) {
      try {
        await targets.resolve(targets.parse(url).hostname)
        return undefined
      } catch (error) {
        if (error instanceof RefusedAddressError) return error.message
        throw error
      }
    },
    async post(url, { timeout = defaultTimeout, ...given }) {
      // Before each request: the agent looks no literal address up, and nothing for a connection it kept.
      const target = targets.parse(url)
      const limit = new AbortController()
      const timer = setTimeout(() => limit.abort(), timeout)
      try {
        return await send(agent, target, given, limit.signal)
      } catch (error) {
        throw limit.signal.aborted ? tooLate(timeout, error) : toOutgoingError(error)
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => agent.close(),
  }
}

async function send(
  dispatcher: Agent,
  target: URL,
  { headers, body }: OutgoingRequest,
  signal: AbortSignal,
): Promise<OutgoingAnswer> {
  const head = request(target, { method: 'POST', headers, body, signal, dispatcher })
  // The agent itself ends no request before it has connected.
  const answer = await Promise.race([head, aborted(signal)])
  // Read so that the connection can be used again. The status stands, even if the rest does not come.
  await answer.body.dump({ limit: maxBodyBytes })
  const [retryAfter] = [answer.headers['retry-after']].flat()
  return { status: answer.statusCode, retryAfter: parseRetryAfter(retryAfter) }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

function createAgent(targets: Targets, connectTimeout: number): Agent {
  // Connects to the addresses that were looked up: there is no second look-up to answer differently.
  const resolve = callbackify((name: string) => targets.resolve(name))
  const lookup: LookupFunction = (name, _options, callback) => resolve(name, callback)
  return new Agent({
    connect: {
      lookup,
      timeout: connectTimeout,
      // Has Node ask for all addresses, and try the next one after a while.
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: 2_000,
    },
    // More than a node asks at once, so that none that hang at a host of many keep others there waiting.
    connections: 64,
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 10_000,
    // The signal of the request ends it as a whole.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
}
