import { z } from 'zod/mini'
import type { Arrival } from '../../openapi.d.ts'
import { parseArrival } from './arrival.ts'
import { parseList, parseOne } from './envelope.ts'
import { requestJson, client } from './client.ts'
import type { Parcel } from './model.ts'
import { parseParcel } from './parse-parcel.ts'

/** Looks the ID up. Some hosts answer with one parcel, others with all of them: the caller picks its own. */
export async function trackParcel(
  trackingId: string,
  signal?: AbortSignal,
): Promise<TrackedParcel[]> {
  const params = { query: { trackingId } }
  const answer = await requestJson((init) => client.GET('/api/parcel/track', { ...init, params }), {
    signal,
    renewal: 'none',
  })
  const one = parseOne(answer, parseTracked)
  return one === null ? parseList(answer, parseTracked).rows : [one]
}

/** A parcel with its public fields. */
export type TrackedParcel = Parcel & { arrival: Arrival | null }

function parseTracked(value: unknown): TrackedParcel | null {
  const parcel = parseParcel(value)
  return parcel && { ...parcel, arrival: parseArrival(objectOf(value)['arrival']) }
}

const objectOf = (value: unknown): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).safeParse(value).data ?? {}
