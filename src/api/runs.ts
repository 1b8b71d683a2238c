import { z } from 'zod/mini'
import type { Coordinates, NewRun, OrderProposal, RunUpdate } from '../../openapi.d.ts'
import { localToday } from '../lib/days.ts'
import { client, mutate, requestJson } from './client.ts'
import type { Call } from './client.ts'
import { expectOne, parseList } from './envelope.ts'
import { keptOffline } from './kept-answers.ts'
import { parseOrderProposal, parseRun, parseRunSummary, parseUnplannedParcel } from './parse-run.ts'
import type { ReadOptions } from './query.ts'
import type { Run, RunSummary, SeenRun, UnplannedParcels } from './run-model.ts'

/*
 * A run is what a courier delivers on one day. Only our own server has runs, for administrators and couriers.
 */

export type * from './run-model.ts'

export async function listRuns(
  { day }: { day: string },
  options?: ReadOptions,
): Promise<RunSummary[]> {
  const params = { query: { day } }
  const call: Call = (init) => client.GET('/api/runs', { ...init, params })
  return parseList(await requestJson(call, options), parseRunSummary).rows
}

export async function listUnplannedParcels(
  { day }: { day: string },
  options?: ReadOptions,
): Promise<UnplannedParcels> {
  const params = { query: { day } }
  const call: Call = (init) => client.GET('/api/runs/unplanned', { ...init, params })
  const { rows, meta } = parseList(await requestJson(call, options), parseUnplannedParcel)
  return { parcels: rows, isCapped: meta?.totalIsCapped ?? false }
}

export async function getRun({ runId }: { runId: string }, options?: ReadOptions): Promise<Run> {
  const params = { path: { runId } }
  const call: Call = (init) => client.GET('/api/runs/{runId}', { ...init, params })
  return expectOne(await requestJson(call, options), parseRun)
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
  const call: Call = (init) => client.GET('/api/runs/me', init)
  const { answer, ...age } = await keptOffline('runs/me', async () => {
    const askedAt = Date.now()
    return { askedAt, list: await requestJson(call, options) }
  })
  const { askedAt, list } = askedShape.parse(answer)
  const { rows } = parseList(list, parseRun)
  // Couriers may read receivers' data until the end of the day, also without a connection.
  const runs = age.asOf === undefined ? rows : rows.filter(({ day }) => day >= localToday())
  return { runs, askedAt, ...age }
}

const askedShape = z.object({ askedAt: z.number(), list: z.unknown() })

export function createRun(body: NewRun): Promise<Run> {
  return runAfter((init) => client.POST('/api/runs', { ...init, body }))
}

export function updateRun(
  { id: runId, version }: SeenRun,
  change: Omit<RunUpdate, 'version'>,
): Promise<Run> {
  const params = { path: { runId } }
  const body = { version, ...change }
  return runAfter((init) => client.PATCH('/api/runs/{runId}', { ...init, params, body }))
}

export async function deleteRun({ id: runId, version }: SeenRun): Promise<void> {
  const params = { path: { runId }, query: { version } }
  await mutate((init) => client.DELETE('/api/runs/{runId}', { ...init, params }))
}

export function giveOutRun({ id: runId, version }: SeenRun): Promise<Run> {
  const sent = { params: { path: { runId } }, body: { version } }
  return runAfter((init) => client.POST('/api/runs/{runId}/give-out', { ...init, ...sent }))
}

export function takeBackRun({ id: runId, version }: SeenRun): Promise<Run> {
  const sent = { params: { path: { runId } }, body: { version } }
  return runAfter((init) => client.POST('/api/runs/{runId}/take-back', { ...init, ...sent }))
}

/** Idempotent: a run that has started already is returned unchanged. */
export function startRun(runId: string): Promise<Run> {
  const params = { path: { runId } }
  return runAfter((init) => client.POST('/api/runs/{runId}/start', { ...init, params }))
}

export function finishRun(runId: string): Promise<Run> {
  const params = { path: { runId } }
  return runAfter((init) => client.POST('/api/runs/{runId}/finish', { ...init, params }))
}

export function addRunParcels({ id: runId, version }: SeenRun, parcelIds: string[]): Promise<Run> {
  const sent = { params: { path: { runId } }, body: { version, parcelIds } }
  return runAfter((init) => client.POST('/api/runs/{runId}/parcels', { ...init, ...sent }))
}

export function removeRunParcels(
  { id: runId, version }: SeenRun,
  parcelIds: string[],
): Promise<Run> {
  const sent = { params: { path: { runId } }, body: { version, parcelIds } }
  return runAfter((init) => client.POST('/api/runs/{runId}/parcels/remove', { ...init, ...sent }))
}

/** Returns both runs after the change. */
export async function moveRunStops(from: SeenRun, to: SeenRun, stopIds: string[]): Promise<Run[]> {
  const params = { path: { runId: from.id } }
  const body = { version: from.version, stopIds, toRunId: to.id, toVersion: to.version }
  const answer = await mutate((init) =>
    client.POST('/api/runs/{runId}/stops/move', { ...init, params, body }),
  )
  return parseList(answer, parseRun).rows
}

export function orderRunStops({ id: runId, version }: SeenRun, stopIds: string[]): Promise<Run> {
  const sent = { params: { path: { runId } }, body: { version, stopIds } }
  return runAfter((init) => client.PUT('/api/runs/{runId}/order', { ...init, ...sent }))
}

/** Changes nothing: `orderRunStops` applies the proposal, with its version. */
export async function proposeRunOrder(runId: string): Promise<OrderProposal> {
  const params = { path: { runId } }
  const call: Call = (init) => client.POST('/api/runs/{runId}/proposal', { ...init, params })
  return expectOne(await mutate(call), parseOrderProposal)
}

export function setStopCoordinates(
  { id: runId, version }: SeenRun,
  stopId: string,
  coordinates: Coordinates,
): Promise<Run> {
  const sent = { params: { path: { runId } }, body: { version, stopId, ...coordinates } }
  return runAfter((init) => client.PUT('/api/runs/{runId}/coordinates', { ...init, ...sent }))
}

/** The stop's place comes from a sender's coordinates or its postcode again. */
export function removeStopCoordinates(
  { id: runId, version }: SeenRun,
  stopId: string,
): Promise<Run> {
  const params = { path: { runId }, query: { version, stopId } }
  return runAfter((init) => client.DELETE('/api/runs/{runId}/coordinates', { ...init, params }))
}

export async function splitParcels(
  parcelIds: string[],
  runs: readonly SeenRun[],
): Promise<RunSummary[]> {
  const body = { parcelIds, runs: runs.map(({ id, version }) => ({ runId: id, version })) }
  const answer = await mutate((init) => client.POST('/api/runs/split', { ...init, body }))
  return parseList(answer, parseRunSummary).rows
}

const runAfter = async (call: Call): Promise<Run> => expectOne(await mutate(call), parseRun)
