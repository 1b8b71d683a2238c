import { vi } from 'vitest'
import { failure, html, json, never, ok } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'

/** One failure of a person's call. */
export interface Failure {
  title: string
  answer: () => Response | Promise<Response>
  /** The sentence that the host gave, if it gave one. */
  sentence: string | null
  /** The client cannot know whether it was done. */
  noAnswer?: true
  /** The host may mean that it has no such call. */
  means?: 'unknown call'
}

/** Calls of the specification, which any host may answer; all others are those of our own server. */
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

/** What is said of this failure of a call, instead of its own fallback. */
export const toldOf = ({ means, sentence }: Failure, call: string): string | null =>
  means === 'unknown call' && !specified.some((one) => one.test(call))
    ? 'Waybill was updated. Reload the page.'
    : sentence

export const sentence = 'The depot is on fire'

/** Each way in which one call may fail; whatever else is asked goes on working. */
export const failures: Failure[] = [
  {
    title: 'the connection drops',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    sentence: null,
    noAnswer: true,
  },
  { title: 'the answer never comes', answer: never, sentence: null, noAnswer: true },
  { title: 'the host breaks and says why', answer: () => failure(500, sentence), sentence },
  { title: 'the host breaks without a word', answer: () => json({}, 500), sentence: null },
  { title: 'a web page says 502', answer: () => html(502), sentence: null },
  {
    title: 'a web page comes in its place',
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

/** No session can be renewed on this host. */
export function refuseRenewal(host: Host): void {
  host.on(refresh, () => failure(401, 'No session'))
}

/** The call is refused once for want of a session, which can then be renewed. */
export function expireOnce(host: Host, call: string, then: () => Response): void {
  let renewed = false
  host.on(refresh, () => {
    renewed = true
    return ok(null)
  })
  host.on(call, () => (renewed ? then() : failure(401, 'Expired')))
}

/** Makes the fifteen seconds for which the client waits for an answer pass in no time. */
export function hurryTimeouts(milliseconds = 30): void {
  const usual = globalThis.setTimeout
  const hurried = (run: () => void, time?: number) =>
    usual(run, time === 15_000 ? milliseconds : time)
  vi.stubGlobal('setTimeout', Object.assign(hurried, usual))
}
