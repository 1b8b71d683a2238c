import { z } from 'zod/mini'
import { isUnknownCall } from './api-error.ts'
import { requestJson, client } from './client.ts'
import type { Call } from './client.ts'
import { coercedAmount } from './coercion.ts'
import { expectOne, parserFor } from './envelope.ts'
import type { Count } from './model.ts'
import type { ReadOptions } from './query.ts'

/** Null where the host has no notifications. */
export async function countUnread(options?: ReadOptions): Promise<Count | null> {
  const call: Call = (init) => client.GET('/api/notifications/unread-count', init)
  try {
    return unreadCountIn(await requestJson(call, options))
  } catch (error) {
    if (isUnknownCall(error)) return null
    throw error
  }
}

/** Finds the count at any level of the answer. */
export const unreadCountIn = (answer: unknown): Count => expectOne(answer, parserFor(countShape))

const countShape = z.object({ count: coercedAmount, isCapped: z.catch(z.boolean(), false) })
