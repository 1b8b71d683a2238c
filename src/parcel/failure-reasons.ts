import * as t from '#texts/failureReasons.ts'
import type { DeliveryFailure } from '../../openapi.d.ts'

/** Reasons within a sentence, as in 'Attempted: no one home'. */
export const failureReasons: Record<DeliveryFailure, string> = {
  NOBODY_HOME: t.noOneHome,
  REFUSED: t.refused,
  WRONG_ADDRESS: t.wrongAddress,
  DAMAGED: t.damaged,
  OTHER: t.other,
}
