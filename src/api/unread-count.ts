import { z } from 'zod/mini'
import type { UnreadCount } from '../../openapi.d.ts'
import { ApiError, isUnknownCall } from './api-error.ts'
import { requestJson, client } from './client.ts'
import type { Call } from './client.ts'
import { coercedAmount } from './coercion.ts'
import { parseOne } from './envelope.ts'
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

/** The count, wherever it stands in the answer. */
export function unreadCountIn(answer: unknown): Count {
  const count = parseOne(answer, parseCount)
  if (count === null) throw new ApiError('shape', { status: 200 })
  return count
}

function parseCount(value: unknown): UnreadCount | null {
  const parsed = countShape.safeParse(value)
  return parsed.success ? parsed.data : null
}

const countShape = z.object({ count: coercedAmount, isCapped: z.catch(z.boolean(), false) })
