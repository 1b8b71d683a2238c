import createClient, { createQuerySerializer } from 'openapi-fetch'
import type { paths } from '../../openapi.d.ts'
import { contractHash } from '../../domain/contract-hash.ts'
import { inLanguage } from './answer-language.ts'
import { ApiError } from './api-error.ts'
import { baseUrl } from './base-url.ts'
import { asChange } from './changes-under-way.ts'
import { send } from './send.ts'
import type { Accepted, Exchange, SendInit, SendOptions } from './send.ts'
import { renewSession } from './session-renewal.ts'

/**
 * The only API client. Calls go through the functions below, which add timeouts, renewal and errors: calls of
 * the specification, which any host can answer, through `requestJson` and `mutate`; calls that only our own
 * server has through `readOwn` and `changeOwn`.
 */
export const client = createClient<paths>({
  baseUrl: baseUrl(),
  credentials: 'include',
  // Leaves out an empty search.
  querySerializer: ({ q, ...query }) => serializeQuery(q === '' ? query : { ...query, q }),
  // Looked up at each call, so that tests can replace it.
  fetch: (request) => globalThis.fetch(request),
})

const serializeQuery = createQuerySerializer()

export type Call = (init: SendInit) => Promise<Exchange>
export type CallOptions = SendOptions & {
  /**
   * `none`: a 401 is a valid answer to this call. `silent`: renews, but the caller handles the session's end.
   */
  renewal?: 'default' | 'silent' | 'none'
}

/** Returns the parsed JSON. Every failure is an ApiError, except the caller's own abort. */
export async function requestJson(call: Call, options?: CallOptions): Promise<unknown> {
  const { text } = await answerTo(call, options)
  return parseJson(text)
}

/** Sends a call that can succeed without valid JSON in its answer; a web page is still a failure. */
export async function mutate(call: Call, options?: CallOptions): Promise<unknown> {
  const { text } = await answerToChange(call, options)
  if (isPage(text)) throw notOurs()
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** True for a network's sign-in page, or the site's own start page: the call has not reached the API. */
const isPage = (text: string) => /^\s*<(!doctype|html)\b/i.test(text)

/** A call whose successful answer has the contract's type. */
export type OwnCall<Answer> = (
  init: OwnInit,
) => Promise<{ data?: Answer | undefined; error?: unknown; response: Response }>

/** Leaves out `parseAs`, because `data` has the type of the JSON that is parsed from the text here. */
type OwnInit = Omit<SendInit, 'parseAs'>

interface OwnAnswer {
  success: true
  data?: unknown
}

/** Reads data that only our own server has: the answer follows the contract, and is not validated. */
export const readOwn = <Answer extends OwnAnswer>(
  call: OwnCall<Answer>,
  options?: CallOptions,
): Promise<Answer> => askOwn(call, options, { isRead: true })

/** Changes data that only our own server has. A server of another contract has made the change anyway. */
export const changeOwn = <Answer extends OwnAnswer>(
  call: OwnCall<Answer>,
  options?: CallOptions,
): Promise<Answer> => askOwn(call, options, { isRead: false })

async function askOwn<Answer extends OwnAnswer>(
  call: OwnCall<Answer>,
  options: CallOptions | undefined,
  { isRead }: { isRead: boolean },
): Promise<Answer> {
  const { text, headers } = await (isRead ? answerTo : answerToChange)(call, options)
  const hash = headers.get('waybill-contract')
  if (isRead && hash !== null && hash !== contractHash)
    throw new ApiError('outdated', { status: 200 })
  try {
    if (!/^application\/json\b/i.test(headers.get('content-type') ?? '')) throw notOurs()
    const answer = parseJson(text)
    if (!isSuccess(answer)) throw notOurs()
    // The one place where the contract is trusted: the server's answers are typed by it, too.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return answer as Answer
  } catch (cause) {
    // The change may have been made, so the caller looks it up before repeating it.
    const outcome = isRead || isPage(text) ? null : 'unknown'
    throw new ApiError('outdated', { status: 200, cause, outcome })
  }
}

const isSuccess = (answer: unknown): answer is { success: true } =>
  typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true

const notOurs = (cause?: unknown) => new ApiError('shape', { status: 200, cause })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw notOurs(cause)
  }
}

type Listener = () => void
const expiryListeners = new Set<Listener>()
const refusalListeners = new Set<Listener>()

/** Calls the listener when a call was answered with 401 and the session could not be renewed. */
export function onSessionExpired(listener: Listener): () => void {
  expiryListeners.add(listener)
  return () => expiryListeners.delete(listener)
}

/** Calls the listener when a call was answered with 403: the account may be blocked, or its role changed. */
export function onCallRefused(listener: Listener): () => void {
  refusalListeners.add(listener)
  return () => refusalListeners.delete(listener)
}

/** Changes of a session; those without renewal are not part of one, as a login, or wait for all others, as a logout. */
const answerToChange: typeof answerTo = (call, options) =>
  options?.renewal === 'none' ? answerTo(call, options) : asChange(() => answerTo(call, options))

async function answerTo(call: Call, options: CallOptions = {}): Promise<Accepted> {
  const { renewal = 'default', ...sending } = options
  const sentAt = Date.now()
  const first = await send(call, sending)
  if (first.ok) return first
  if (first.error.status !== 401 || renewal === 'none')
    throw notified(await inLanguage(first), renewal)

  const renewed = await renewSession(refreshCall, sentAt)
  sending.signal?.throwIfAborted()
  const second = renewed ? await send(call, sending) : first
  if (second.ok) return second
  throw notified(await inLanguage(second), renewal)
}

/** Calls the listeners, then returns the same error. */
function notified(error: ApiError, renewal: CallOptions['renewal']): ApiError {
  if (renewal !== 'default') return error
  if (error.status === 401) for (const listener of expiryListeners) listener()
  if (error.status === 403) for (const listener of refusalListeners) listener()
  return error
}

/** Must not trigger a renewal, which would wait for itself. */
export const refreshCall: Call = (init) => client.POST('/api/users/refresh-token', init)
