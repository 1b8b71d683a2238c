// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const parcelIsNow = (a: { status: string; trackingId: string }): string => `El envío ${a.trackingId} ahora está ${(a.status === "REQUESTED" ? "solicitado" : a.status === "APPROVED" ? "aprobado" : a.status === "DISPATCHED" ? "expedido" : a.status === "IN_TRANSIT" ? "en tránsito" : a.status === "DELIVERED" ? "entregado" : a.status === "CANCELED" ? "cancelado" : a.status === "BLOCKED" ? "bloqueado" : "desbloqueado")}`
export const parcelsHaveChanged = (a: { count: number }): string => (category(a.count) === 'one' ? `Ha cambiado ${number(a.count)} envío` : `Han cambiado ${number(a.count)} envíos`)
