import { followParcelAddress, followParcelsAddress, parcelOf } from '../api/live.ts'
import type { Parcel } from '../api/model.ts'
import { getCurrentUser } from '../api/session.ts'
import { trackParcel } from '../api/tracking.ts'
import { statusText } from '../lib/text.ts'
import { startFeed } from './live-feed.ts'
import { setLive } from './live-state.ts'
import { isNewer } from './newer-parcel.ts'
import { invalidateParcels, receiveParcel } from './parcels.ts'

/** Lists are fetched at once after a change, then at most this often. */
const refetchEvery = 3_000
const gatherFor = 1_000

/** Everything the signed-in person may see; `reader` says who that is. */
export function followParcels(reader: string): () => void {
  const refetch = atMostEvery(refetchEvery, invalidateParcels)
  const announcer = createAnnouncer()
  const stop = startFeed({
    address: followParcelsAddress(),
    name: `of ${reader}`,
    onParcel: (event) => {
      const parcel = parcelOf(event)
      if (parcel === null) return
      const known = receiveParcel(parcel)
      if (known !== 'same') refetch.soon()
      if (known === 'changed') announcer.say(parcel)
    },
    onCatchUp: refetch.soon,
    onState: (state) => setLive({ state }),
    mayReturn: async () => (await getCurrentUser())?.email === reader,
  })
  return () => {
    stop()
    refetch.stop()
    announcer.stop()
  }
}

/** One parcel, for whoever has its tracking ID. */
export function followParcel(trackingId: string, onParcel: (parcel: Parcel) => void): () => void {
  let latest: Parcel | null = null
  const tell = (parcel: Parcel) => {
    if (latest !== null && isNewer(parcel, latest)) setLive({ said: changeText(parcel) })
    latest = parcel
    onParcel(parcel)
  }
  return startFeed({
    address: followParcelAddress(trackingId),
    name: trackingId,
    onParcel: (event) => {
      const parcel = parcelOf(event)
      if (parcel !== null) tell(parcel)
    },
    onCatchUp: () =>
      void trackParcel(trackingId).then(
        (found) => found.filter((one) => one.trackingId === trackingId).forEach(tell),
        () => {},
      ),
    onState: (state) => setLive({ state }),
    mayReturn: () => Promise.resolve(true),
  })
}

const changeText = (parcel: Pick<Parcel, 'trackingId' | 'status'>): string =>
  `${parcel.trackingId} is now ${statusText(parcel.status).toLowerCase()}`

/** A screen reader hears one sentence, however much happens at once. */
function createAnnouncer() {
  const changed = new Map<string, Parcel>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const speak = () => {
    timer = undefined
    const [one, ...others] = changed.values()
    changed.clear()
    if (one === undefined) return
    setLive({
      said: others.length === 0 ? changeText(one) : `${others.length + 1} parcels have changed`,
    })
  }
  return {
    say(parcel: Parcel) {
      changed.set(parcel.id, parcel)
      timer ??= setTimeout(speak, gatherFor)
    },
    stop: () => clearTimeout(timer),
  }
}

function atMostEvery(milliseconds: number, work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = 0
  return {
    soon: () => {
      // A little apart from everybody else who was told the same.
      const wait = Math.max(50 + Math.random() * 250, last + milliseconds - Date.now())
      timer ??= setTimeout(() => {
        timer = undefined
        last = Date.now()
        work()
      }, wait)
    },
    stop: () => clearTimeout(timer),
  }
}
