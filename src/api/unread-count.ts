import type { UnreadCount } from '../../openapi.d.ts'
import { isUnknownCall } from './api-error.ts'
import { client, readOwn } from './client.ts'
import type { ReadOptions } from './query.ts'

/** Null if the host has no notifications. */
export async function countUnread(options?: ReadOptions): Promise<UnreadCount | null> {
  try {
    const { data } = await readOwn(
      (init) => client.GET('/api/notifications/unread-count', init),
      options,
    )
    return data
  } catch (error) {
    if (isUnknownCall(error)) return null
    throw error
  }
}
