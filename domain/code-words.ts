import type * as common from '../languages/texts/en/common.ts'
import type * as names from '../languages/texts/en/names.ts'
import type { DeliveryFailure, ParcelStatus, ParcelType, Role, RunState } from '../openapi.d.ts'

type NamedCode = ParcelStatus | ParcelType | Role | RunState | 'ATTEMPTED' | 'ARRIVAL'

/** Words for the contract's codes, in the language of the given texts. */
export const codeWords = (
  t: typeof names,
  { delivered, blocked }: Pick<typeof common, 'delivered' | 'blocked'>,
): Record<NamedCode, string> => ({
  REQUESTED: t.requested,
  APPROVED: t.approved,
  DISPATCHED: t.dispatched,
  IN_TRANSIT: t.inTransit,
  DELIVERED: delivered,
  CANCELED: t.canceled,
  BLOCKED: blocked,
  UNBLOCKED: t.unblocked,
  ATTEMPTED: t.attempted,
  ARRIVAL: t.arrival,
  PACKAGE: t.packageType,
  DOCUMENT: t.documentType,
  ADMIN: t.admin,
  SENDER: t.sender,
  RECEIVER: t.receiver,
  COURIER: t.courier,
  DRAFT: t.draft,
  GIVEN_OUT: t.givenOut,
  UNDER_WAY: t.underWay,
  FINISHED: t.finished,
})

/** Short labels of the reasons for a failed attempt, as they stand alone. */
export const failureWords = (t: typeof names): Record<DeliveryFailure, string> => ({
  NOBODY_HOME: t.noOneHome,
  REFUSED: t.refused,
  WRONG_ADDRESS: t.wrongAddress,
  DAMAGED: t.damaged,
  OTHER: t.other,
})
