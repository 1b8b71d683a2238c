import { callTimeout, uploadTimeout } from './base-url.ts'

/*
 * A logout waits for the answers to changes that are under way, in this tab and in others: a handover whose answer
 * came after the end of the session would look refused, although it is recorded.
 */

const lockName = 'waybill-changes'
/** Changes of this tab that have no lock: they are waited for in another way. */
const unlocked = new Set<Promise<unknown>>()

/**
 * Runs a change that a logout waits for. It waits for a logout of another tab, but no longer than for an answer: the
 * tab may have been suspended.
 */
export async function asChange<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks
  if (locks === undefined) return withoutLock(work)
  const signal = AbortSignal.timeout(callTimeout)
  let isBegun = false
  try {
    return await locks.request(lockName, { mode: 'shared', signal }, () => {
      isBegun = true
      return work()
    })
  } catch (error) {
    if (isBegun || !signal.aborted) throw error
    return withoutLock(work)
  }
}

function withoutLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const change = work()
  unlocked.add(change)
  const forget = () => unlocked.delete(change)
  change.then(forget, forget)
  return change
}

/**
 * Runs the work once no change is under way, or at once if the page is left, as its changes are broken off then.
 * Later changes wait for it, if the browser has locks.
 */
export async function afterChanges<Result>(work: () => Promise<Result>): Promise<Result> {
  let begun: Promise<Result> | undefined
  const begin = () => (begun ??= work())
  const onLeft = () => void begin().catch(() => undefined)
  window.addEventListener('pagehide', onLeft, { once: true })
  try {
    return await inTurn(async () => {
      await Promise.allSettled(unlocked)
      return begin()
    })
  } finally {
    window.removeEventListener('pagehide', onLeft)
  }
}

async function inTurn<Result>(begin: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks
  if (locks === undefined) return begin()
  // Another tab may be suspended by its browser, so the wait has an end.
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), uploadTimeout)
  let isLocked = false
  try {
    return await locks.request(lockName, { signal: limit.signal }, () => {
      isLocked = true
      return begin()
    })
  } catch (error) {
    if (isLocked || !limit.signal.aborted) throw error
    return begin()
  } finally {
    clearTimeout(timer)
  }
}
