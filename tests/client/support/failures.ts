import { vi } from 'vitest'
import { failure, html, json, never, ok } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'

/** A failure of a user's call. */
export interface Failure {
  title: string
  answer: () => Response | Promise<Response>
  /** The host's sentence, if it gave one. */
  sentence: string | null
  /** The client cannot know whether the call succeeded. */
  noAnswer?: true
  /** The answer can also mean that the host does not have the call. */
  means?: 'unknown call'
}

/**
 * Calls of the specification, which any host can answer; all others exist only on our own server.
 */
const specified = [
  'POST /api/user',
  'POST /api/user/login',
  'POST /api/auth/logout',
  'PATCH /api/user/block/{id}',
  'PATCH /api/user/unblock/{id}',
  'POST /api/parcel',
  'PATCH /api/parcel/status/{id}',
  'PATCH /api/parcel/block/{id}',
  'PATCH /api/parcel/confirm-delivery/{id}',
  'PATCH /api/parcel/cancel/{id}',
].map((call) => new RegExp(`^${call.replace('{id}', '[^/]+')}$`))

/** The text for this failure of a call, if it replaces the fallback. */
export const toldOf = ({ means, sentence }: Failure, call: string): string | null =>
  means === 'unknown call' && !specified.some((one) => one.test(call))
    ? 'Waybill was updated. Reload the page.'
    : sentence

export const sentence = 'The depot is on fire'

/** Each way in which a call can fail; all other calls still succeed. */
export const failures: Failure[] = [
  {
    title: 'the connection drops',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    sentence: null,
    noAnswer: true,
  },
  { title: 'the answer never comes', answer: never, sentence: null, noAnswer: true },
  { title: 'the host breaks and says why', answer: () => failure(500, sentence), sentence },
  { title: 'the host breaks without a reason', answer: () => json({}, 500), sentence: null },
  { title: 'a web page says 502', answer: () => html(502), sentence: null },
  {
    title: 'a web page comes instead',
    answer: () => html(200),
    sentence: null,
    means: 'unknown call',
  },
  {
    title: 'the session is over for good',
    answer: () => json({ success: false }, 401),
    sentence: null,
  },
]

const refresh = 'POST /api/users/refresh-token'

/** The host cannot renew any session. */
export function refuseRenewal(host: Host): void {
  host.on(refresh, () => failure(401, 'No session'))
}

/** The call is refused once for an expired session, which can then be renewed. */
export function expireOnce(host: Host, call: string, then: () => Response): void {
  let renewed = false
  host.on(refresh, () => {
    renewed = true
    return ok(null)
  })
  host.on(call, () => (renewed ? then() : failure(401, 'Expired')))
}

/** Shortens the fifteen seconds for which the client waits for an answer. */
export function hurryTimeouts(milliseconds = 30): void {
  const usual = globalThis.setTimeout
  const hurried = (run: () => void, time?: number) =>
    usual(run, time === 15_000 ? milliseconds : time)
  vi.stubGlobal('setTimeout', Object.assign(hurried, usual))
}
