import {
  actionsFor,
  deliveryStatuses,
  move,
  scanEvent,
  undoDeliveryEvent,
} from '../../../machines/parcel-lifecycle.ts'
import type { LifecycleEvent } from '../../../machines/parcel-lifecycle.ts'
import { moveRun, runActionsFor } from '../../../machines/run.ts'
import type { Run, RunAction, RunParcel, RunResult, RunStop } from '../../../openapi.d.ts'
import type { MyRuns } from '../../api/runs.ts'
import { companyDay, companyToday } from '../../lib/company-zone.ts'
import type { OutboxEntry } from '../../stores/outbox-storage.ts'

/** A run as it will be once all entries of the outbox have been sent. */
export type CourierRun = Omit<Run, 'stops'> & { stops: CourierStop[] }

export type CourierStop = Omit<RunStop, 'parcels'> & {
  /** Position in the run, from 1. */
  number: number
  parcels: CourierParcel[]
  /** Each parcel has a result. */
  isDone: boolean
}

export type CourierParcel = RunParcel & {
  /** The outbox has an unsent entry for this parcel. */
  isUnsent: boolean
  canLoad: boolean
  /** Entry of the result that the courier recorded last, on this device. */
  lastResult?: OutboxEntry
}

/**
 * Applies the outbox to the fetched runs: pending entries, and those that were sent after the request. Refused
 * entries are left out, since they changed nothing.
 */
export function mergeRuns(
  { runs, askedAt }: MyRuns,
  entries: readonly OutboxEntry[],
): CourierRun[] {
  const counting = entries.filter(
    ({ outcome }) =>
      outcome.state === 'pending' || (outcome.state === 'sent' && outcome.sentAt >= askedAt),
  )
  const lastResults = lastResultsIn(entries)
  return runs.map((run) => mergeRun(run, counting, lastResults))
}

/** Newest results by their parcels, of those that have not been taken back. */
function lastResultsIn(entries: readonly OutboxEntry[]): ReadonlyMap<string, OutboxEntry> {
  const results = new Map<string, OutboxEntry>()
  for (const entry of entries) {
    if (entry.outcome.state === 'refused') continue
    const { action } = entry
    if (action.type === 'undo') results.delete(action.parcelId)
    if (action.type === 'deliver' || action.type === 'attempt') results.set(action.parcelId, entry)
  }
  return results
}

/** Picks the run to show: prefers one under way to an assigned one, and an earlier day to a later one. */
export function currentRun(runs: readonly CourierRun[]): CourierRun | undefined {
  const open = runs.filter(({ state }) => state !== 'FINISHED')
  return open.find(isUnderWay) ?? open[0] ?? runs[0]
}

export const isUnderWay = ({ state }: Pick<Run, 'state'>): boolean => state === 'UNDER_WAY'

/** Finds the next open stop after this one, else the first one before it. */
export function stopAfter({ stops }: CourierRun, stopId: string | null): CourierStop | undefined {
  const index = stops.findIndex(({ _id }) => _id === stopId)
  const inTurn = [...stops.slice(index + 1), ...stops.slice(0, Math.max(index, 0))]
  return inTurn.find(({ isDone }) => !isDone)
}

/** Parcels for the stop's buttons: the open ones, else those with a failed attempt. */
export function parcelsToHandOver({ parcels }: CourierStop): CourierParcel[] {
  const possible = parcels.filter(({ actions }) => actions.includes('recordDelivery'))
  const open = possible.filter(({ result }) => result === undefined)
  return open.length === 0 ? possible : open
}

export const openParcels = ({ stops }: CourierRun): CourierParcel[] =>
  stops.flatMap(({ parcels }) => parcels.filter(({ result }) => result === undefined))

export const can = (action: RunAction, { actions }: Pick<Run, 'actions'>): boolean =>
  actions.includes(action)

function mergeRun(
  run: Run,
  entries: readonly OutboxEntry[],
  lastResults: ReadonlyMap<string, OutboxEntry>,
): CourierRun {
  const own = entries.filter((entry) => countsOn(run, entry))
  const stops = run.stops.map((stop, index): CourierStop => {
    const parcels = stop.parcels.map((parcel) => {
      const merged = mergeParcel(parcel, own)
      const lastResult = merged.result && lastResults.get(parcel._id)
      return { ...merged, ...(lastResult && { lastResult }) }
    })
    const isDone = parcels.every(({ result }) => result !== undefined)
    return { ...stop, number: index + 1, parcels, isDone }
  })
  const parcelIds = new Set(stops.flatMap(({ parcels }) => parcels.map(({ _id }) => _id)))
  const actions = own.flatMap(({ action }): RunAction[] => {
    if ('parcelId' in action) return parcelIds.has(action.parcelId) ? ['record'] : []
    return action.runId === run._id ? [action.type] : []
  })
  const facts = {
    stops: stops.length,
    done: stops.filter(({ isDone }) => isDone).length,
    // The fetched run may be from the evening before, on a phone that has had no connection since.
    dayHasCome: can('record', run) || companyToday() >= run.day,
  }
  const state = actions.reduce((before, action) => {
    const moved = moveRun('COURIER', action, { ...facts, state: before })
    return moved.allowed && moved.next !== 'deleted' ? moved.next : before
  }, run.state)
  return { ...run, stops, state, actions: runActionsFor('COURIER', { ...facts, state }) }
}

/**
 * True if the entry applies to this run: an entry of another run does if it is a delivery, or was recorded on
 * the day of this run or later.
 */
function countsOn({ _id: id, day }: Run, { action, recordedAt }: OutboxEntry): boolean {
  if (action.type === 'deliver' || action.runId === undefined || action.runId === id) return true
  return companyDay(new Date(recordedAt)) >= day
}

function mergeParcel(parcel: RunParcel, entries: readonly OutboxEntry[]): CourierParcel {
  const own = entries.filter(({ action }) => 'parcelId' in action && action.parcelId === parcel._id)
  const merged = own.reduce(withEntry, parcel)
  const isUnsent = own.some(({ outcome }) => outcome.state === 'pending')
  return { ...merged, isUnsent, canLoad: after(merged, loading) !== null }
}

function withEntry(parcel: RunParcel, { action, recordedAt: at }: OutboxEntry): RunParcel {
  if (action.type === 'load') return after(parcel, loading) ?? parcel
  if (action.type === 'deliver') {
    const result: RunResult = { state: 'DELIVERED', at }
    return { ...(after(parcel, { type: 'COURIER.recordDelivery' }) ?? parcel), result }
  }
  if (action.type === 'attempt') {
    const { reason: failedAttempt, note } = action.attempt
    return {
      ...parcel,
      result: { state: 'ATTEMPTED', at, failedAttempt, ...(note !== '' && { note }) },
    }
  }
  if (action.type === 'undo') {
    const { result: _takenBack, ...open } = after(parcel, undoing) ?? parcel
    return open
  }
  return parcel
}

const loading = scanEvent('COURIER', 'DISPATCHED')
/** Until the run is fetched again, which shows the status that the server has set. */
const undoing = undoDeliveryEvent('COURIER', 'DISPATCHED')

/** Returns the parcel after the event; null if the lifecycle does not allow it. */
function after(parcel: RunParcel, event: LifecycleEvent | undefined): RunParcel | null {
  const delivery = deliveryStatuses.find((status) => status === parcel.status)
  if (delivery === undefined || event === undefined) return null
  const moved = move({ delivery, isBlocked: parcel.isBlocked }, event)
  if (!moved.allowed) return null
  return { ...parcel, status: moved.next.delivery, actions: actionsFor('COURIER', moved.next) }
}
