import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { Agent, request } from 'undici'
import type { PlainCode } from '../../../domain/answer-texts.ts'
import { NoAnswerError, RefusedAddressError, toOutgoingError } from './errors.ts'
import { createResolveName, type ResolveName } from './resolve-name.ts'
import { parseRetryAfter } from './retry-after.ts'
import { createTargets, type Targets } from './target.ts'

interface OutgoingRequest {
  headers: Record<string, string>
  body: string
  timeLimit?: TimeLimit
}

/** From the name's look-up to the end of the answer. */
export interface TimeLimit {
  milliseconds: number
  /** Reason of the failure if the request took longer. */
  reason: PlainCode
}

/** A redirect is an answer like any other, and is not followed. The body is discarded. */
interface OutgoingAnswer {
  status: number
  /** seconds, as sent by the endpoint: not limited */
  retryAfter: number | undefined
}

export interface Outgoing {
  /** Says why requests to the address would be refused now; undefined if they would not be. */
  check(url: string): Promise<PlainCode | undefined>
  /** Throws a RefusedAddressError or a NoAnswerError. The name is looked up again each time. */
  post(url: string, request: OutgoingRequest): Promise<OutgoingAnswer>
  /** Waits for running requests; new ones are refused. */
  close(): Promise<void>
}

export interface OutgoingService {
  /** Sends requests to addresses that users give. */
  outgoing: Outgoing
}

interface Options {
  /** Networks that may be reached in addition to the internet, such as 10.0.0.0/8. */
  allowedNetworks: readonly string[]
  resolveName?: ResolveName | undefined
  /** milliseconds */
  connectTimeout?: number
}

const defaultTimeLimit: TimeLimit = { milliseconds: 15_000, reason: 'answerTookOver15Seconds' }
const maxBodyBytes = 64 * 1024

/** Sends all requests to addresses that users enter, and none to the internal network. */
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
        if (error instanceof RefusedAddressError) return error.reason
        throw error
      }
    },
    async post(url, { timeLimit = defaultTimeLimit, ...given }) {
      // Checked here as well: the agent calls `lookup` neither for IP addresses nor for a reused connection.
      const target = targets.parse(url)
      const limit = new AbortController()
      const timer = setTimeout(() => limit.abort(), timeLimit.milliseconds)
      try {
        return await send(agent, target, given, limit.signal)
      } catch (error) {
        throw limit.signal.aborted
          ? new NoAnswerError(timeLimit.reason, { cause: error })
          : toOutgoingError(error)
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
  // The agent does not abort a request before it is connected.
  const answer = await Promise.race([head, aborted(signal)])
  // Reads the body, so that the connection can be reused. The status counts even if the body breaks off.
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
  // Connects to the addresses that were checked, because a second look-up could give others.
  const resolve = callbackify((name: string) => targets.resolve(name))
  const lookup: LookupFunction = (name, _options, callback) => resolve(name, callback)
  return new Agent({
    connect: {
      lookup,
      timeout: connectTimeout,
      // Makes Node look up all addresses, and try the next one after a while.
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: 2_000,
    },
    // More than a node sends at a time, so that hanging endpoints delay no others on the same host.
    connections: 64,
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 10_000,
    // The signal limits the request as a whole.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
}
