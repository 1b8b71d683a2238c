// Generated from languages/en.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const requested = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} parcel requested` : `${number(a.count)} parcels requested`)
export const approved = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} parcel approved` : `${number(a.count)} parcels approved`)
export const dispatched = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} parcel dispatched` : `${number(a.count)} parcels dispatched`)
export const outForDelivery = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} parcel out for delivery` : `${number(a.count)} parcels out for delivery`)
export const aboutToArrive = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} parcel about to arrive` : `${number(a.count)} parcels about to arrive`)
export const couldNotBeDelivered = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} parcel could not be delivered` : `${number(a.count)} parcels could not be delivered`)
export const delivered = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} parcel delivered` : `${number(a.count)} parcels delivered`)
export const canceled = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} parcel canceled` : `${number(a.count)} parcels canceled`)
export const blocked = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} parcel blocked` : `${number(a.count)} parcels blocked`)
export const unblocked = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} parcel unblocked` : `${number(a.count)} parcels unblocked`)
