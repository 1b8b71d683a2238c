// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const parcelIsNow = (a: { status: string; trackingId: string }): string => `Le colis ${a.trackingId} est maintenant ${(a.status === "REQUESTED" ? "demandé" : a.status === "APPROVED" ? "validé" : a.status === "DISPATCHED" ? "expédié" : a.status === "IN_TRANSIT" ? "en transit" : a.status === "DELIVERED" ? "livré" : a.status === "CANCELED" ? "annulé" : a.status === "BLOCKED" ? "bloqué" : "débloqué")}`
export const parcelsHaveChanged = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} colis a changé` : `${number(a.count)} colis ont changé`)
