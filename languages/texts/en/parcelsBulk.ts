// Generated from languages/en.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const setStatus: string = "Set status"
export const manifest: string = "Manifest"
export const setStatusOfParcels = (a: { count: number }): string => (category(a.count) === 'one' ? `Set status of ${number(a.count)} parcel` : `Set status of ${number(a.count)} parcels`)
export const cancel: string = "Cancel"
export const leave: string = "Leave"
export const stay: string = "Stay"
export const leaveNow: string = "Leave now? Parcels that are waiting keep their status."
export const stop: string = "Stop"
export const close: string = "Close"
export const goOnWith = (a: { count: number }): string => `Go on with ${number(a.count)}`
export const tryAgain: string = "Try again"
export const doneOfParcels = (a: { count: number; done: number }): string => `${number(a.done)} of ${number(a.count)} parcels`
export const settingStatus = (a: { status: string }): string => `Setting ${a.status}`
export const unchangedStaySelected: string = "What was not changed stays selected."
export const resultForEachParcel: string = "Result for each parcel"
export const waiting: string = "Waiting"
export const done: string = "Done"
export const notStarted: string = "Not started"
export const refusedBecause = (a: { reason: string }): string => `Refused: ${a.reason}`
export const theServerGaveNoReason: string = "the server gave no reason"
export const failedBecause = (a: { reason: string }): string => `Failed: ${a.reason}`
export const noAnswerCame: string = "no answer came"
export const summary = (a: { done: number; failed: number; left: number; refused: number; status: string }): string => `${(category(a.done) === 'one' ? `${number(a.done)} is ${a.status} now` : `${number(a.done)} are ${a.status} now`)}${(a.refused === 0 ? "" : `, ${number(a.refused)} refused`)}${(a.failed === 0 ? "" : `, ${number(a.failed)} failed`)}${(a.left === 0 ? "" : `, ${number(a.left)} not begun`)}.`
export const selectedParcels: string = "Selected parcels"
export const clearSelection: string = "Clear selection"
export const printLabels: string = "Print labels"
export const atMostFitOnePrint = (a: { count: number }): string => `At most ${number(a.count)} parcels fit one print.`
export const opensANewTab: string = "(opens a new tab)"
export const countSelected = (a: { count: number }): string => `${number(a.count)} selected`
export const countSelectedAndElsewhere = (a: { count: number; elsewhere: number }): string => `${number(a.count)} selected, ${number(a.elsewhere)} on other pages`
