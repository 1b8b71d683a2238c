import { parseList, parseOne } from './envelope.ts'
import { requestJson, client } from './client.ts'
import type { Parcel } from './model.ts'
import { parseParcel } from './parse-parcel.ts'

/** Looks the ID up: a host answers just that parcel, or all of them; the caller looks for its own. */
export async function trackParcel(trackingId: string, signal?: AbortSignal): Promise<Parcel[]> {
  const params = { query: { trackingId } }
  const answer = await requestJson((init) => client.GET('/api/parcel/track', { ...init, params }), {
    signal,
    renewal: 'none',
  })
  const one = parseOne(answer, parseParcel)
  return one === null ? parseList(answer, parseParcel).rows : [one]
}
