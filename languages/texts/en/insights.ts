// Generated from languages/en.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const couriers: string = "Couriers"
export const figuresBy: string = "Figures by"
export const byCourier: string = "By courier"
export const byDay: string = "By day"
export const byCourierAndDay: string = "By courier and day"
export const exportCsv: string = "Export CSV"
export const noRunsInTheseDays: string = "No runs in these days."
export const noCourierWasGivenOne: string = "No courier had a run."
export const figuresOfCouriers: string = "Figures of couriers"
export const day: string = "Day"
export const courier: string = "Courier"
export const runs: string = "Runs"
export const stops: string = "Stops"
export const parcels: string = "Parcels"
export const delivered: string = "Delivered"
export const couldNotDeliver: string = "Could not deliver"
export const notReached: string = "Not reached"
export const minutesPerStop: string = "Minutes per stop"
export const created: string = "Created"
export const createdAndDeliveredPerDay: string = "Created and delivered per day"
export const medianTimePerDay: string = "Median time to delivery per day"
export const medianTime: string = "Median time"
export const hoursUnit: string = " h"
export const median: string = "Median"
export const whereParcelsStandNow: string = "Where parcels stand now"
export const status: string = "Status"
export const noInsightsHere: string = "No insights here."
export const serverOffersNone: string = "This server offers none."
export const noParcelsInTheseDays: string = "No parcels in these days."
export const nothingWasCreatedOrDelivered: string = "Nothing was created or delivered."
export const loadingInsights: string = "Loading insights…"
export const medianTimeFromRequest: string = "Median time from request to delivery"
export const minutesLong = (a: { minutes: number }): string => `${number(a.minutes)} min`
export const hoursLong = (a: { count: number; text: string }): string => (category(a.count) === 'one' ? `${a.text} hour` : `${a.text} hours`)
export const daysLong = (a: { count: number; text: string }): string => (category(a.count) === 'one' ? `${a.text} day` : `${a.text} days`)
export const createdAndDelivered = (a: { created: number; days: number; delivered: number }): string => `${number(a.created)} created and ${number(a.delivered)} delivered in ${(category(a.days) === 'one' ? `${number(a.days)} day` : `${number(a.days)} days`)}.`
export const createdAndDeliveredMostOn = (a: { created: number; day: string; days: number; delivered: number; most: number }): string => `${number(a.created)} created and ${number(a.delivered)} delivered in ${(category(a.days) === 'one' ? `${number(a.days)} day` : `${number(a.days)} days`)}. Most were created on ${a.day}: ${number(a.most)}.`
export const nothingWasDelivered: string = "Nothing was delivered in these days."
export const halfTook = (a: { duration: string }): string => `Half of the deliveries took ${a.duration} or less.`
export const halfTookSlowestOn = (a: { day: string; duration: string; slowest: string }): string => `Half of the deliveries took ${a.duration} or less. The slowest day was ${a.day}: ${a.slowest}.`
export const thereAreNoParcels: string = "There are no parcels."
export const countOfStatus = (a: { count: number; status: string }): string => `${number(a.count)} ${a.status}`
export const inAll = (a: { counts: string; total: number }): string => `${number(a.total)} in all, whenever they were created: ${a.counts}.`
export const lastDays = (a: { days: number }): string => `Last ${number(a.days)} days`
export const days: string = "Days"
export const fromUtc: string = "From (UTC)"
export const toUtc: string = "To (UTC)"
export const firstDayIsAfterLast = (a: { days: number }): string => `The first day is after the last. Shown are the last ${number(a.days)} days.`
export const atMostDaysAtOnce = (a: { days: number; most: number }): string => `At most ${number(a.most)} days at once. Shown are the last ${number(a.days)} days.`
export const loadingFiguresOfCouriers: string = "Loading figures of couriers…"
export const failedToLoadFiguresOfCouriers: string = "Failed to load figures of couriers."
export const failedToLoadInsights: string = "Failed to load insights."
