import * as t from '#texts/names.ts'
import type { DeliveryFailure } from '../../openapi.d.ts'

/** Short labels for choosing a reason. */
export const failureLabels: Record<DeliveryFailure, string> = {
  NOBODY_HOME: t.noOneHome,
  REFUSED: t.refused,
  WRONG_ADDRESS: t.wrongAddress,
  DAMAGED: t.damaged,
  OTHER: t.other,
}
