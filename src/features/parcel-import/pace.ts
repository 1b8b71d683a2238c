import type { ImportOutcome } from '../../../machines/parcel-import.ts'

type Outcomes = Record<number, ImportOutcome>

/** Tells what has happened a few times a second, however many answers come. */
export function collectOutcomes(tell: (outcomes: Outcomes) => void) {
  let collected: Outcomes = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const outcomes = collected
    collected = {}
    if (Object.keys(outcomes).length > 0) tell(outcomes)
  }
  return {
    add(row: number, outcome: ImportOutcome) {
      collected[row] = outcome
      timer ??= setTimeout(flush, 150)
    },
    flush,
  }
}

type Hold = {
  tries: number
  /** What the host asks for, in milliseconds. */
  retryAfter: number | null
  /** All calls wait, since all would meet the same. */
  forAll: boolean
}

/** When the next call may be made; after `signal`, none may. */
export function pauses(signal: AbortSignal) {
  let allWaitUntil = 0
  return {
    async isReady(): Promise<boolean> {
      while (!signal.aborted && Date.now() < allWaitUntil)
        await sleep(allWaitUntil - Date.now(), signal)
      return !signal.aborted
    },
    async hold({ tries, retryAfter, forAll }: Hold): Promise<void> {
      // Not all at the same moment again.
      const usual = firstWait * 2 ** (tries - 1) * (1 + Math.random() / 4)
      const wait = Math.min(longestWait, Math.max(usual, retryAfter ?? 0))
      if (forAll) allWaitUntil = Math.max(allWaitUntil, Date.now() + wait)
      else await sleep(wait, signal)
    },
  }
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const wake = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, milliseconds)
    signal.addEventListener('abort', wake)
  })
}

const firstWait = 1_000
const longestWait = 120_000
