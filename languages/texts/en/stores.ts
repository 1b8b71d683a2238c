// Generated from languages/en.json: change it there, and run "npm run generate".
import { number } from './numbers.ts'
export const parcelIsNow = (a: { status: string; trackingId: string }): string => `${a.trackingId} is now ${a.status}`
export const parcelsHaveChanged = (a: { count: number }): string => (`${number(a.count)} parcels have changed`)
