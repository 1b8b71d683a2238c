import type { ApiError } from './api-error.ts'
import { send } from './send.ts'
import type { Exchange, SendInit } from './send.ts'

let pendingRenewal: Promise<boolean> | null = null

/**
 * Renews the session once, however many calls ask together, in this tab or in others. True: repeat
 * the call. False: the session is over. A renewal that failed for another reason throws.
 */
export function renewSession(
  refresh: (init: SendInit) => Promise<Exchange>,
  refusedCallSentAt: number,
): Promise<boolean> {
  pendingRenewal ??= withSessionLock(async () => {
    // The refused call may have carried the old cookie, from before another tab's renewal.
    if (lastRenewal() > refusedCallSentAt) return true
    const sent = await send(refresh)
    if (!sent.ok && !endsSession(sent.error)) throw sent.error
    if (sent.ok) noteRenewal()
    return sent.ok
  }).finally(() => {
    pendingRenewal = null
  })
  return pendingRenewal
}

function endsSession({ status }: ApiError): boolean {
  return status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429
}

/**
 * For everything that gives or takes the session's cookies: a renewal that is answered late would
 * put others in the place of a new login's.
 */
export async function withSessionLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks
  return locks === undefined ? work() : await locks.request('waybill-session-cookies', work)
}

const renewalKey = 'waybill-session-renewed-at'
let renewedHere = 0

function noteRenewal(): void {
  renewedHere = Date.now()
  try {
    localStorage.setItem(renewalKey, String(renewedHere))
  } catch {
    // Without storage the tabs do not know of each other; the server answers a quick repeat alike.
  }
}

function lastRenewal(): number {
  let elsewhere = 0
  try {
    elsewhere = Number(localStorage.getItem(renewalKey)) || 0
  } catch {
    // As above.
  }
  const latest = Math.max(renewedHere, elsewhere)
  // A time to come means that the clock was set back: it says nothing.
  return latest > Date.now() ? 0 : latest
}
