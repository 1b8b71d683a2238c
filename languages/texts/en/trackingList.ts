// Generated from languages/en.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const parcels = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} parcel` : `${number(a.count)} parcels`)
export const updatedAt = <Part>(a: { time: (text: string) => Part; updated: string }): (string | Part)[] => ["Updated at ", a.time(a.updated)]
export const countRequested = (a: { count: number }): string => (`${number(a.count)} requested`)
export const countApproved = (a: { count: number }): string => (`${number(a.count)} approved`)
export const countOnTheWay = (a: { count: number }): string => (`${number(a.count)} on the way`)
export const countDelivered = (a: { count: number }): string => (`${number(a.count)} delivered`)
export const countCanceled = (a: { count: number }): string => (`${number(a.count)} canceled`)
export const countBlocked = (a: { count: number }): string => (`${number(a.count)} blocked`)
export const countFreeToMoveOn = (a: { count: number }): string => (`${number(a.count)} free to move on`)
export const countBeingLookedUp = (a: { count: number }): string => (`${number(a.count)} being looked up`)
export const countNotLookedUp = (a: { count: number }): string => (`${number(a.count)} not looked up`)
export const countNotFound = (a: { count: number }): string => (`${number(a.count)} not found`)
export const tryIdAgain = (a: { trackingId: string }): string => `Try ${a.trackingId} again`
export const tryAgain: string = "Try again"
export const lookingItUp: string = "Looking it up…"
export const parcelsFound = (a: { count: number; found: number }): string => (`${number(a.found)} of ${number(a.count)} parcels found`)
