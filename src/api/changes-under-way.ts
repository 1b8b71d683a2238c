import { uploadTimeout } from './base-url.ts'

/*
 * A logout waits for the answers to changes that are under way, in this tab and in others: a handover whose answer
 * came after the end of the session would look refused, although it is recorded.
 */

const lockName = 'waybill-changes'
const underWay = new Set<Promise<unknown>>()

/** Runs a change that a logout waits for. Each change has a time limit. */
export function asChange<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks
  const change: Promise<Result> =
    locks === undefined ? work() : locks.request(lockName, { mode: 'shared' }, work)
  underWay.add(change)
  const forget = () => underWay.delete(change)
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
    return await inTurn(begin)
  } finally {
    window.removeEventListener('pagehide', onLeft)
  }
}

async function inTurn<Result>(begin: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks
  if (locks === undefined) {
    await Promise.allSettled(underWay)
    return begin()
  }
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
