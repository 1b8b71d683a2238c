import { texts } from '../../languages/texts/of-server.ts'
import type {
  DeliveryFailure,
  Language,
  ParcelStatus,
  ParcelType,
  RunState,
} from '../../openapi.d.ts'

export type WordedCode = ParcelStatus | ParcelType | RunState | DeliveryFailure | 'ATTEMPTED'

/**
 * Words for codes in files for people. `statusText` of the client has the same words; it names each text by itself,
 * so that a page loads only those.
 */
export function codeWords(language: Language): Record<WordedCode, string> {
  const { names: t, common } = texts[language]
  return {
    REQUESTED: t.requested,
    APPROVED: t.approved,
    DISPATCHED: t.dispatched,
    IN_TRANSIT: t.inTransit,
    DELIVERED: common.delivered,
    CANCELED: t.canceled,
    BLOCKED: common.blocked,
    UNBLOCKED: t.unblocked,
    ATTEMPTED: t.attempted,
    PACKAGE: t.packageType,
    DOCUMENT: t.documentType,
    DRAFT: t.draft,
    GIVEN_OUT: t.givenOut,
    UNDER_WAY: t.underWay,
    FINISHED: t.finished,
    NOBODY_HOME: t.noOneHome,
    REFUSED: t.refused,
    WRONG_ADDRESS: t.wrongAddress,
    DAMAGED: t.damaged,
    OTHER: t.other,
  }
}
