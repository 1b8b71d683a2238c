// Generated from languages/en.json: change it there, and run "npm run generate".
import { number } from './numbers.ts'
export const parcelIsNow = (a: { status: string; trackingId: string }): string => `${a.trackingId} is now ${(a.status === "REQUESTED" ? "requested" : a.status === "APPROVED" ? "approved" : a.status === "DISPATCHED" ? "dispatched" : a.status === "IN_TRANSIT" ? "in transit" : a.status === "DELIVERED" ? "delivered" : a.status === "CANCELED" ? "canceled" : a.status === "BLOCKED" ? "blocked" : "unblocked")}`
export const parcelsHaveChanged = (a: { count: number }): string => (`${number(a.count)} parcels have changed`)
