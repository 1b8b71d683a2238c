import { z } from 'zod/mini'
import type {
  Coordinates,
  NewRun,
  OrderProposal,
  Run,
  RunAnswer,
  RunSummary,
  RunUpdate,
  UnplannedParcel,
} from '../../openapi.d.ts'
import { companyToday } from '../lib/company-zone.ts'
import { changeOwn, client, readOwn } from './client.ts'
import type { OwnCall } from './client.ts'
import { answerOrStored } from './offline-answers.ts'
import { parseStoredRun } from './stored-run.ts'
import { doneOn } from './query.ts'
import type { Doing, ReadOptions } from './query.ts'

/*
 * A run consists of the parcels that a courier delivers on one day. Only our own server has runs, for
 * administrators and couriers.
 */

/** A run, in the version that the planner has seen. */
export type SeenRun = Pick<Run, '_id' | 'version'>

export async function listRuns(
  { day }: { day: string },
  options?: ReadOptions,
): Promise<RunSummary[]> {
  const params = { query: { day } }
  const { data } = await readOwn((init) => client.GET('/api/runs', { ...init, params }), options)
  return data
}

export interface UnplannedParcels {
  parcels: UnplannedParcel[]
  /** True if there are more parcels than these. */
  isCapped: boolean
}

export async function listUnplannedParcels(
  { day }: { day: string },
  options?: ReadOptions,
): Promise<UnplannedParcels> {
  const params = { query: { day } }
  const { data, meta } = await readOwn(
    (init) => client.GET('/api/runs/unplanned', { ...init, params }),
    options,
  )
  return { parcels: data, isCapped: meta?.totalIsCapped ?? false }
}

export async function getRun({ runId }: { runId: string }, options?: ReadOptions): Promise<Run> {
  const params = { path: { runId } }
  const { data } = await readOwn(
    (init) => client.GET('/api/runs/{runId}', { ...init, params }),
    options,
  )
  return data
}

/** A courier's runs; `askedAt` is the time of the request, in milliseconds. */
export interface MyRuns {
  runs: Run[]
  askedAt: number
  /** Time of the server's last answer, in milliseconds; set while there is no connection. */
  asOf?: number
}

/** Readable without a connection. */
export async function listMyRuns(_: object, options?: ReadOptions): Promise<MyRuns> {
  let runs: Run[] = []
  const { answer, asOf } = await answerOrStored('runs/me', async () => {
    const askedAt = Date.now()
    const list = await readOwn((init) => client.GET('/api/runs/me', init), options)
    runs = list.data
    return { askedAt, list }
  })
  const { askedAt, list } = storedShape.parse(answer)
  if (asOf === undefined) return { runs, askedAt }
  const stored = list.data.map(parseStoredRun).filter((run) => run !== null)
  // Couriers may read receivers' data until the end of the day, even without a connection.
  return { runs: stored.filter(({ day }) => day >= companyToday()), askedAt, asOf }
}

const storedShape = z.object({
  askedAt: z.number(),
  list: z.object({ data: z.array(z.unknown()) }),
})

export function createRun(body: NewRun): Promise<Run> {
  return runAfter((init) => client.POST('/api/runs', { ...init, body }))
}

export function updateRun(
  { _id: runId, version }: SeenRun,
  change: Omit<RunUpdate, 'version'>,
): Promise<Run> {
  const params = { path: { runId } }
  const body = { version, ...change }
  return runAfter((init) => client.PATCH('/api/runs/{runId}', { ...init, params, body }))
}

export async function deleteRun({ _id: runId, version }: SeenRun): Promise<void> {
  const params = { path: { runId }, query: { version } }
  await changeOwn((init) => client.DELETE('/api/runs/{runId}', { ...init, params }))
}

export function giveOutRun({ _id: runId, version }: SeenRun): Promise<Run> {
  const sent = { params: { path: { runId } }, body: { version } }
  return runAfter((init) => client.POST('/api/runs/{runId}/give-out', { ...init, ...sent }))
}

export function takeBackRun({ _id: runId, version }: SeenRun): Promise<Run> {
  const sent = { params: { path: { runId } }, body: { version } }
  return runAfter((init) => client.POST('/api/runs/{runId}/take-back', { ...init, ...sent }))
}

/** Idempotent: a run that has started already is returned unchanged. */
export function startRun(runId: string, doing?: Pick<Doing, 'doneAt'>): Promise<Run> {
  const params = { path: { runId }, ...doneOn(doing) }
  return runAfter((init) => client.POST('/api/runs/{runId}/start', { ...init, params }))
}

export function finishRun(runId: string, doing?: Pick<Doing, 'doneAt'>): Promise<Run> {
  const params = { path: { runId }, ...doneOn(doing) }
  return runAfter((init) => client.POST('/api/runs/{runId}/finish', { ...init, params }))
}

export function addRunParcels({ _id: runId, version }: SeenRun, parcelIds: string[]): Promise<Run> {
  const sent = { params: { path: { runId } }, body: { version, parcelIds } }
  return runAfter((init) => client.POST('/api/runs/{runId}/parcels', { ...init, ...sent }))
}

export function removeRunParcels(
  { _id: runId, version }: SeenRun,
  parcelIds: string[],
): Promise<Run> {
  const sent = { params: { path: { runId } }, body: { version, parcelIds } }
  return runAfter((init) => client.POST('/api/runs/{runId}/parcels/remove', { ...init, ...sent }))
}

/** Returns both runs after the change. */
export async function moveRunStops(from: SeenRun, to: SeenRun, stopIds: string[]): Promise<Run[]> {
  const params = { path: { runId: from._id } }
  const body = { version: from.version, stopIds, toRunId: to._id, toVersion: to.version }
  const { data } = await changeOwn((init) =>
    client.POST('/api/runs/{runId}/stops/move', { ...init, params, body }),
  )
  return data
}

export function orderRunStops({ _id: runId, version }: SeenRun, stopIds: string[]): Promise<Run> {
  const sent = { params: { path: { runId } }, body: { version, stopIds } }
  return runAfter((init) => client.PUT('/api/runs/{runId}/order', { ...init, ...sent }))
}

/** Changes nothing: `orderRunStops` applies the proposal, with its version. */
export async function proposeRunOrder(runId: string): Promise<OrderProposal> {
  const params = { path: { runId } }
  const { data } = await changeOwn((init) =>
    client.POST('/api/runs/{runId}/proposal', { ...init, params }),
  )
  return data
}

export function setStopCoordinates(
  { _id: runId, version }: SeenRun,
  stopId: string,
  coordinates: Coordinates,
): Promise<Run> {
  const sent = { params: { path: { runId } }, body: { version, stopId, ...coordinates } }
  return runAfter((init) => client.PUT('/api/runs/{runId}/coordinates', { ...init, ...sent }))
}

/** Removes the stop's coordinates, so that those of the sender or its postcode apply again. */
export function removeStopCoordinates(
  { _id: runId, version }: SeenRun,
  stopId: string,
): Promise<Run> {
  const params = { path: { runId }, query: { version, stopId } }
  return runAfter((init) => client.DELETE('/api/runs/{runId}/coordinates', { ...init, params }))
}

export async function splitParcels(
  parcelIds: string[],
  runs: readonly SeenRun[],
): Promise<RunSummary[]> {
  const body = { parcelIds, runs: runs.map(({ _id: runId, version }) => ({ runId, version })) }
  const { data } = await changeOwn((init) => client.POST('/api/runs/split', { ...init, body }))
  return data
}

const runAfter = async (call: OwnCall<RunAnswer>): Promise<Run> => (await changeOwn(call)).data
