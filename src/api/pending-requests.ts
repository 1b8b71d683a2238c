import { ApiError, isOutcomeUnknown, isRefusal, messageOf } from './api-error.ts'

/**
 * Says why a stored request does not have to be repeated; null if its result is unknown, so that it is repeated
 * with its key.
 */
export function reasonNotToSendAgain(
  error: unknown,
  { refused, fault }: { refused: string; fault: string },
): string | null {
  if (isOutcomeUnknown(error)) return null
  if (isRefusal(error)) return messageOf(error, refused)
  // The server has changed nothing and can fail on this request each time: it must not block the others.
  const isFault = error instanceof ApiError && error.status === 500
  return isFault ? fault : null
}
