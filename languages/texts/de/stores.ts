// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const parcelIsNow = (a: { status: string; trackingId: string }): string => `${a.trackingId} ist jetzt ${(a.status === "REQUESTED" ? "beauftragt" : a.status === "APPROVED" ? "freigegeben" : a.status === "DISPATCHED" ? "versandt" : a.status === "IN_TRANSIT" ? "unterwegs" : a.status === "DELIVERED" ? "zugestellt" : a.status === "CANCELED" ? "storniert" : a.status === "BLOCKED" ? "gesperrt" : "entsperrt")}`
export const parcelsHaveChanged = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Sendung hat sich geändert` : `${number(a.count)} Sendungen haben sich geändert`)
