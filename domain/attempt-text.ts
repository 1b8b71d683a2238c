import * as ownTexts from '#texts/failedAttempts.ts'
import type { DeliveryFailure } from '../openapi.d.ts'
import { formatDay } from './format.ts'

interface Attempt {
  failedAttempt: DeliveryFailure
  /** YYYY-MM-DD; null if it is not known. */
  nextAttempt: string | null
}

/**
 * Says what happened at the door and what happens next, in the language of the build, or of the given texts
 * and locale.
 */
export function attemptSentences(
  { failedAttempt, nextAttempt }: Attempt,
  t = ownTexts,
  locale?: string,
): string {
  const next =
    nextAttempt === null
      ? nextSteps(t)[failedAttempt]
      : t.weWillTryAgainOn({ day: formatDay(nextAttempt, true, locale) })
  return `${happened(t)[failedAttempt]} ${next}`.trim()
}

const happened = (t: typeof ownTexts): Record<DeliveryFailure, string> => ({
  NOBODY_HOME: t.noOneWasHome,
  REFUSED: t.wasRefused,
  WRONG_ADDRESS: t.addressWasWrong,
  DAMAGED: t.isDamaged,
  OTHER: '',
})

const nextSteps = (t: typeof ownTexts): Record<DeliveryFailure, string> => ({
  NOBODY_HOME: t.weWillTryAgain,
  REFUSED: t.weKeepIt,
  WRONG_ADDRESS: t.tellUsTheRightAddress,
  DAMAGED: t.weWillContactTheSender,
  OTHER: t.weWillTryAgain,
})
