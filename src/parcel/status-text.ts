import * as common from '#texts/common.ts'
import * as t from '#texts/names.ts'
import type { ParcelStatus, ParcelType, Role, RunState } from '../../openapi.d.ts'

/** Shows 'IN_TRANSIT' as 'In transit', and also statuses that only another host has. */
export function statusText(status: string): string {
  const words = status.replaceAll('_', ' ').toLowerCase()
  return texts.get(status) ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** Shows 'IN_TRANSIT' as 'IN TRANSIT'. */
export const statusWithSpaces = (status: string): string => statusText(status).toUpperCase()

const texts = new Map<string, string>(
  Object.entries({
    REQUESTED: t.requested,
    APPROVED: t.approved,
    DISPATCHED: t.dispatched,
    IN_TRANSIT: t.inTransit,
    DELIVERED: common.delivered,
    CANCELED: t.canceled,
    BLOCKED: common.blocked,
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
  } satisfies Record<
    ParcelStatus | ParcelType | Role | RunState | 'ATTEMPTED' | 'ARRIVAL',
    string
  >),
)
