// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const parcels = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} envío` : `${number(a.count)} envíos`)
export const updatedAt = <Part>(a: { time: (text: string) => Part; updated: string }): (string | Part)[] => ["Actualizado: ", a.time(a.updated)]
export const countRequested = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} solicitado` : `${number(a.count)} solicitados`)
export const countApproved = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} aprobado` : `${number(a.count)} aprobados`)
export const countOnTheWay = (a: { count: number }): string => (`${number(a.count)} en camino`)
export const countDelivered = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} entregado` : `${number(a.count)} entregados`)
export const countCanceled = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} cancelado` : `${number(a.count)} cancelados`)
export const countBlocked = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} bloqueado` : `${number(a.count)} bloqueados`)
export const countFreeToMoveOn = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} desbloqueado` : `${number(a.count)} desbloqueados`)
export const countBeingLookedUp = (a: { count: number }): string => (`${number(a.count)} en búsqueda`)
export const countNotLookedUp = (a: { count: number }): string => (`${number(a.count)} sin buscar`)
export const countNotFound = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} no encontrado` : `${number(a.count)} no encontrados`)
export const tryIdAgain = (a: { trackingId: string }): string => `Reintentar con ${a.trackingId}`
export const tryAgain: string = "Reintentar"
export const lookingItUp: string = "Buscando…"
export const parcelsFound = (a: { count: number; found: number }): string => (`Envíos encontrados: ${number(a.found)} de ${number(a.count)}`)
