import { pageIn, thingIn } from './envelope.ts'
import { ask, client } from './client.ts'
import type { Parcel } from './model.ts'
import { parcelIn } from './parse-parcel.ts'

/** What the host answers for the ID: just that parcel, or all of them; the caller looks for its own. */
export async function trackParcel(trackingId: string, signal?: AbortSignal): Promise<Parcel[]> {
  const params = { query: { trackingId } }
  const answer = await ask((init) => client.GET('/api/parcel/track', { ...init, params }), {
    signal,
    renewal: 'none',
  })
  const one = thingIn(answer, parcelIn)
  return one === null ? pageIn(answer, parcelIn).rows : [one]
}
