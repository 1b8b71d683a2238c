import type { ApiError } from './api-error.ts'
import { send } from './send.ts'
import type { Exchange, SendInit } from './send.ts'

let pendingRenewal: Promise<boolean> | null = null

/**
 * Renews the session once for all concurrent calls, in this tab and in others. True: repeat the call. False:
 * the session is over. Throws if the renewal failed for another reason.
 */
export function renewSession(
  refresh: (init: SendInit) => Promise<Exchange>,
  refusedCallSentAt: number,
): Promise<boolean> {
  pendingRenewal ??= withSessionLock(async () => {
    // The refused call may have been sent with the old cookie, before another tab renewed it.
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
 * Serializes everything that sets or removes the session's cookies: a late answer to a renewal would
 * overwrite those of a new login.
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
    // Without storage each tab renews for itself; the server answers a quick repeat the same way.
  }
}

function lastRenewal(): number {
  let elsewhere = 0
  try {
    elsewhere = Number(localStorage.getItem(renewalKey)) || 0
  } catch {
    // Without storage, only the time in this tab counts.
  }
  const latest = Math.max(renewedHere, elsewhere)
  // A time in the future means that the clock was set back, so it is ignored.
  return latest > Date.now() ? 0 : latest
}
