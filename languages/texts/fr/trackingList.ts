// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const parcels = (a: { count: number }): string => `${number(a.count)} colis`
export const updatedAt = <Part>(a: { time: (text: string) => Part; updated: string }): (string | Part)[] => ["Mise à jour : ", a.time(a.updated)]
export const countRequested = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} demandé` : `${number(a.count)} demandés`)
export const countApproved = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} validé` : `${number(a.count)} validés`)
export const countOnTheWay = (a: { count: number }): string => `${number(a.count)} en route`
export const countDelivered = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} livré` : `${number(a.count)} livrés`)
export const countCanceled = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} annulé` : `${number(a.count)} annulés`)
export const countBlocked = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} bloqué` : `${number(a.count)} bloqués`)
export const countFreeToMoveOn = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} débloqué` : `${number(a.count)} débloqués`)
export const countBeingLookedUp = (a: { count: number }): string => `${number(a.count)} en cours de recherche`
export const countNotLookedUp = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} non recherché` : `${number(a.count)} non recherchés`)
export const countNotFound = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} introuvable` : `${number(a.count)} introuvables`)
export const tryIdAgain = (a: { trackingId: string }): string => `Réessayer ${a.trackingId}`
export const tryAgain: string = "Réessayer"
export const lookingItUp: string = "Recherche…"
export const parcelsFound = (a: { count: number; found: number }): string => `${(category(a.found) === 'one' ? `${number(a.found)} colis trouvé` : `${number(a.found)} colis trouvés`)} sur ${number(a.count)}`
