import { ApiError, isOutcomeUnknown, isRefusal, messageOf } from './api-error.ts'

/**
 * Tells why a kept request need not be sent again; null where no answer says what became of it, so that
 * it is sent again under its key.
 */
export function reasonNotToSendAgain(
  error: unknown,
  { refused, fault }: { refused: string; fault: string },
): string | null {
  if (isRefusal(error)) return messageOf(error, refused)
  // The server changed nothing and may fail of this one each time, which must not hold up the others.
  const isFault = error instanceof ApiError && error.status === 500 && !isOutcomeUnknown(error)
  return isFault ? fault : null
}
