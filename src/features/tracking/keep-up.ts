import { delay, whileVisible } from '../../lib/polling.ts'

/*
 * One parcel is followed by a stream of its own. Several are not: over HTTP/1.1 a browser opens six
 * connections to a host, so that a list's streams would leave none for anything else. They are
 * asked for again instead, while somebody looks.
 */

/** Goes another round after each wait, at once where a page comes back into sight too late for it. */
export function keepUp(round: (signal: AbortSignal) => Promise<number>): () => void {
  let due = Date.now() + waitAfter(0)
  return whileVisible((signal) => void goRound(signal))

  async function goRound(signal: AbortSignal) {
    while (!signal.aborted) {
      await delay(Math.max(0, due - Date.now()), signal)
      if (signal.aborted) return
      const asked = await round(signal)
      due = Date.now() + waitAfter(asked)
    }
  }
}

/** A host may count the lookups of an address, which a whole office may share: ours lets 60 a minute in. */
const waitAfter = (asked: number) => (asked > 10 ? 60_000 : 30_000)
