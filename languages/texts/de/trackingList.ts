// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const parcels = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Sendung` : `${number(a.count)} Sendungen`)
export const updatedAt = <Part>(a: { time: (text: string) => Part; updated: string }): (string | Part)[] => ["Stand: ", a.time(a.updated)]
export const countRequested = (a: { count: number }): string => (`${number(a.count)} beauftragt`)
export const countApproved = (a: { count: number }): string => (`${number(a.count)} freigegeben`)
export const countOnTheWay = (a: { count: number }): string => (`${number(a.count)} unterwegs`)
export const countDelivered = (a: { count: number }): string => (`${number(a.count)} zugestellt`)
export const countCanceled = (a: { count: number }): string => (`${number(a.count)} storniert`)
export const countBlocked = (a: { count: number }): string => (`${number(a.count)} gesperrt`)
export const countFreeToMoveOn = (a: { count: number }): string => (`${number(a.count)} entsperrt`)
export const countBeingLookedUp = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} wird gesucht` : `${number(a.count)} werden gesucht`)
export const countNotLookedUp = (a: { count: number }): string => (`${number(a.count)} nicht abgefragt`)
export const countNotFound = (a: { count: number }): string => (`${number(a.count)} nicht gefunden`)
export const tryIdAgain = (a: { trackingId: string }): string => `${a.trackingId} erneut versuchen`
export const tryAgain: string = "Erneut versuchen"
export const lookingItUp: string = "Wird gesucht …"
export const parcelsFound = (a: { count: number; found: number }): string => (category(a.count) === 'one' ? `${number(a.found)} von ${number(a.count)} Sendung gefunden` : `${number(a.found)} von ${number(a.count)} Sendungen gefunden`)
