import type { NewParcel } from '../../openapi.d.ts'
import { parseList, parseOne } from './envelope.ts'
import { requestJson, client, mutate } from './client.ts'
import type { Parcel, Receiver } from './model.ts'
import { parseParcel } from './parse-parcel.ts'
import { parseReceiver } from './parse-person.ts'

/** Limit of the contract for one call. */
export const maxEmails = 50

export interface FoundReceivers {
  receivers: Receiver[]
  /** True for a host of the plain contract, which ignores the addresses and sends all its receivers. */
  isUnpaged: boolean
  /** Time of the answer by the host's clock, in milliseconds; null if it does not say. */
  hostTime: number | null
}

/** Finds the receivers with these addresses; a host without this lookup returns all its receivers. */
export async function findReceivers(
  emails: readonly string[],
  signal: AbortSignal,
): Promise<FoundReceivers> {
  const params = { query: { email: [...emails] } }
  let hostTime: number | null = null
  const answer = await requestJson(
    async (init) => {
      const exchange = await client.GET('/api/user/receivers', { ...init, params })
      hostTime = momentIn(exchange.response.headers.get('date'))
      return exchange
    },
    { signal },
  )
  const { rows, meta } = parseList(answer, parseReceiver)
  return { receivers: rows, isUnpaged: meta === null, hostTime }
}

export type CreationAnswer =
  | { ok: true; parcel: Parcel | null }
  /** `retryAfter`: milliseconds that the host asks to wait. */
  | { ok: false; error: unknown; retryAfter: number | null }

/** Tries `createParcel` once; never throws, so that a failure keeps the wait that the host asks for. */
export async function tryToCreateParcel(
  body: NewParcel,
  idempotencyKey: string,
): Promise<CreationAnswer> {
  const params = { header: { 'Idempotency-Key': idempotencyKey } }
  let retryAfter: number | null = null
  try {
    const answer = await mutate(async (init) => {
      const exchange = await client.POST('/api/parcel', { ...init, params, body })
      retryAfter = waitIn(exchange.response.headers.get('retry-after'))
      return exchange
    })
    return { ok: true, parcel: parseOne(answer, parseParcel) }
  } catch (error) {
    return { ok: false, error, retryAfter }
  }
}

/** Milliseconds to wait; HTTP allows both seconds and a date. */
function waitIn(header: string | null): number | null {
  if (header === null) return null
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000
  const moment = momentIn(header)
  return moment === null ? null : Math.max(0, moment - Date.now())
}

function momentIn(header: string | null): number | null {
  const moment = Date.parse(header ?? '')
  return Number.isNaN(moment) ? null : moment
}
