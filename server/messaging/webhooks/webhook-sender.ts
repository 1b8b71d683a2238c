import { endpointAfter, type WebhookEndpointEvent } from '../../../machines/webhook-endpoint.ts'
import type { WebhookPayload, WebhookTestPayload } from '../../../openapi.d.ts'
import { withValues, type Reason } from '../../http/sentences.ts'
import { refusedFor, type SendResult } from '../messages/send-result.ts'
import type { Message } from '../messages/repository.ts'
import type { Sender } from '../messages/sender.ts'
import type { AppContext } from '../../http/openapi/operation.ts'
import { NoAnswerError, RefusedAddressError } from '../outgoing/errors.ts'
import type { OutgoingService, TimeLimit } from '../outgoing/outgoing.ts'
import { version } from '../../version.ts'
import {
  clearFailing,
  disableWebhook,
  findPeople,
  findTarget,
  lockEndpointState,
  markAccepted,
  markFailing,
  type EndpointStateRow,
  type TargetRow,
} from './repository.ts'
import { endpointStateOf } from './endpoint-state.ts'
import { isStoredPayload, isTestPayload, withPeople } from './payload.ts'
import { sign } from './secrets.ts'

type Context = Pick<AppContext, 'db' | 'clock' | 'config'> & OutgoingService

/** Status by which an endpoint asks for no more messages. */
const gone = 410

const minutes = 60
const hours = 60 * minutes

/** Seconds after each failed attempt; the first one is made immediately. */
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
/** Sends webhooks, signed by the Standard Webhooks specification. */
export const createWebhookSender = (context: Context): Sender => ({
  retryDelays,
  async send(message) {
    const target = await findTarget(context.db, endpointOf(message))
    if (target === undefined) return refusedFor('endpointWasRemoved', { isFinal: true })
    if (target.is_disabled) return refusedFor('endpointWasDisabled', { isFinal: true })
    if (target.is_owner_blocked) return refusedFor('accountOfEndpointIsBlocked', { isFinal: true })
    return post(context, target, { id: message.id, payload: await payloadOf(context, message) })
  },
  async recorded(transaction, message, outcome) {
    const id = endpointOf(message)
    const now = context.clock()
    const row = await lockEndpointState(transaction, id)
    if (row === undefined) return
    if (outcome.result === 'sent' && !row.has_accepted) await markAccepted(transaction, id)
    const state = endpointStateOf(row)
    const next = endpointAfter(state, endpointEvent(outcome, row, now))
    if (next === state) return
    if (next === 'active') return clearFailing(transaction, id)
    if (next === 'failing') return markFailing(transaction, id, now)
    await disableWebhook(transaction, id, {
      because: outcome.status === gone ? 'GONE' : 'FAILING',
      now,
      sendsEmail: context.config.smtpUrl !== undefined,
      isVerifiedOnly: context.config.emailVerification === 'on',
    })
  },
  // The server owns the outgoing connections, and closes them.
  close: async () => undefined,
})

function endpointEvent(
  outcome: SendResult & { isGivenUp: boolean },
  { failing_since: since }: EndpointStateRow,
  now: Date,
): WebhookEndpointEvent {
  if (outcome.result === 'sent') return { type: 'message.accepted' }
  if (outcome.status === gone) return { type: 'message.gone' }
  if (!outcome.isGivenUp) return { type: 'message.refused' }
  const failingSeconds = since === null ? 0 : (now.getTime() - since.getTime()) / 1000
  return { type: 'message.givenUp', failingSeconds }
}

async function payloadOf({ db }: Context, { id, parcel_id: parcelId, payload }: Message) {
  if (isTestPayload(payload)) return payload
  const people = parcelId === null ? undefined : await findPeople(db, parcelId)
  if (people === undefined || !isStoredPayload(payload))
    throw new Error(`The webhook ${id} is about no parcel`)
  return withPeople(payload, people)
}

interface PostOptions {
  timeLimit?: TimeLimit
}

/** Makes one attempt, in any state of the endpoint. */
export async function post(
  { clock, outgoing }: Pick<Context, 'clock' | 'outgoing'>,
  target: Pick<TargetRow, 'url' | 'secret' | 'previous_secret' | 'previous_secret_until'>,
  message: { id: string; payload: WebhookPayload | WebhookTestPayload },
  options: PostOptions = {},
): Promise<SendResult> {
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
    if (error instanceof RefusedAddressError || error instanceof NoAnswerError)
      return refusedFor(error.reason)
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

function outcomeOf(status: number, retryAfter: number | undefined): SendResult {
  if (status >= 200 && status < 300) return { result: 'sent', status }
  return refusedFor(reasonFor(status), {
    status,
    isFinal: status === gone,
    ...(retryAfter === undefined ? {} : { after: retryAfter }),
  })
}

/** Explains why an answer with this status counts as a failure. */
function reasonFor(status: number): Reason {
  if (status === gone) return 'endpointIsGone'
  const code = status >= 300 && status < 400 ? 'endpointRedirects' : 'endpointAnswered'
  return withValues(code, { value: String(status) })
}

function endpointOf({ id, endpoint_id: endpointId }: Message): string {
  if (endpointId === null) throw new Error(`The webhook ${id} has no endpoint`)
  return endpointId
}
