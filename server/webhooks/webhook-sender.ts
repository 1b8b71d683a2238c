import type { Message } from '../messages/repository.ts'
import type { Outcome, Sender } from '../messages/sender.ts'
import type { AppContext } from '../openapi/operation.ts'
import { NoAnswerError, RefusedAddressError } from '../outgoing/errors.ts'
import { version } from '../version.ts'
import {
  clearFailing,
  disableWebhook,
  findTarget,
  markFailing,
  type TargetRow,
} from './repository.ts'
import { sign } from './secrets.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'config' | 'outgoing'>

const minutes = 60
const hours = 60 * minutes
const day = 24 * hours

/** After the first attempt, which is made at once. */
const retryDelays = [
  5,
  5 * minutes,
  30 * minutes,
  2 * hours,
  5 * hours,
  10 * hours,
  14 * hours,
  20 * hours,
  24 * hours,
]
/** Seconds without a message that came through, after which one that is given up disables the endpoint. */
const maxFailing = 5 * day

/** Sends webhooks, signed by the Standard Webhooks specification. */
export const createWebhookSender = (context: Context): Sender => ({
  retryDelays,
  async send(message) {
    const target = await findTarget(context.db, endpointOf(message))
    if (target === undefined) return finalRefusal('The endpoint was removed')
    if (target.is_disabled) return finalRefusal('The endpoint was disabled before this was sent')
    if (target.is_owner_blocked) return finalRefusal('The account of the endpoint is blocked')
    return post(context, target, message)
  },
  async recorded(transaction, message, outcome) {
    const id = endpointOf(message)
    if (outcome.result === 'sent') return clearFailing(transaction, id)
    const now = context.clock()
    const failingSince = await markFailing(transaction, id, now)
    if (failingSince === undefined) return
    const isLasting = now.getTime() - failingSince.getTime() >= maxFailing * 1000
    const disable = (because: 'GONE' | 'FAILING') =>
      disableWebhook(transaction, id, {
        because,
        now,
        sendsEmail: context.config.smtpUrl !== undefined,
      })
    if (outcome.status === gone) await disable('GONE')
    else if (outcome.isGivenUp && isLasting) await disable('FAILING')
  },
  // The way out is the server's, and is closed by it.
  close: async () => undefined,
})

const gone = 410

interface PostOptions {
  /** milliseconds */
  timeout?: number
}

/** One attempt, whatever the state of the endpoint. */
export async function post(
  { clock, outgoing }: Pick<Context, 'clock' | 'outgoing'>,
  target: Pick<TargetRow, 'url' | 'secret' | 'previous_secret' | 'previous_secret_until'>,
  message: Pick<Message, 'id' | 'payload'>,
  options: PostOptions = {},
): Promise<Outcome> {
  const now = clock()
  const id = `msg_${message.id}`
  const timestamp = Math.floor(now.getTime() / 1000)
  const body = JSON.stringify(message.payload)
  const headers = {
    'content-type': 'application/json',
    'user-agent': `Waybill/${version}`,
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': sign(secretsOf(target, now), { id, timestamp, body }),
  }
  try {
    const { status, retryAfter } = await outgoing.post(target.url, { headers, body, ...options })
    return outcomeOf(status, retryAfter)
  } catch (error) {
    if (error instanceof RefusedAddressError || error instanceof NoAnswerError) {
      return { result: 'refused', status: null, error: error.message, isFinal: false }
    }
    throw error
  }
}

function secretsOf(
  target: Pick<TargetRow, 'secret' | 'previous_secret' | 'previous_secret_until'>,
  now: Date,
): string[] {
  const { secret, previous_secret: previous, previous_secret_until: until } = target
  return previous === null || until === null || until <= now ? [secret] : [secret, previous]
}

function outcomeOf(status: number, retryAfter: number | undefined): Outcome {
  if (status >= 200 && status < 300) return { result: 'sent', status }
  return {
    result: 'refused',
    status,
    error: sentenceFor(status),
    isFinal: status === gone,
    ...(retryAfter === undefined ? {} : { after: retryAfter }),
  }
}

function sentenceFor(status: number): string {
  if (status === gone) return 'The endpoint answered 410: it is gone'
  if (status >= 300 && status < 400) {
    return `The endpoint answered ${status}; redirects are not followed`
  }
  return `The endpoint answered ${status}`
}

const finalRefusal = (error: string): Outcome => ({
  result: 'refused',
  status: null,
  error,
  isFinal: true,
})

function endpointOf({ id, endpoint_id: endpointId }: Message): string {
  if (endpointId === null) throw new Error(`The webhook ${id} has no endpoint`)
  return endpointId
}
