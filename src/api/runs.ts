import { z } from 'zod/mini'
import type {
  Coordinates,
  DeliveryFailure,
  NewCourier,
  NewRun,
  OrderProposal,
  ParcelAction,
  ParcelStatus,
  ParcelType,
  RunAction,
  RunState,
  RunUpdate,
  StopCoordinates,
} from '../../openapi.d.ts'
import { parcelActions } from '../../domain/parcel-actions.ts'
import { runActions } from '../../domain/run-actions.ts'
import { ApiError } from './api-error.ts'
import { client, mutate, requestJson } from './client.ts'
import type { Call } from './client.ts'
import { coercedAmount, coercedDate, coercedId, knownActions, optionalText } from './coercion.ts'
import { parseList, parseOne } from './envelope.ts'
import { keptOffline } from './kept-answers.ts'
import type { User } from './model.ts'
import { failureWord, parcelTypeWord, statusWord } from './parse-parcel.ts'
import { parseUser } from './parse-person.ts'
import type { ReadOptions } from './query.ts'
import { isDay, localToday } from '../lib/days.ts'

/*
 * What couriers deliver in a day. Only our own server has runs: the caller is an administrator or a courier
 * there.
 */

export interface Courier {
  id: string
  name: string
}

interface RunHead {
  id: string
  /** As 2026-03-04. */
  day: string
  name: string | null
  courier: Courier
  state: RunState
  /** Named with each change that a planner makes. */
  version: number
  actions: RunAction[]
}

export interface RunSummary extends RunHead {
  stops: number
  /** Stops of whose parcels something became. */
  doneStops: number
  parcels: number
  /** kg */
  weight: number
}

export interface Run extends RunHead {
  startedAt: string | null
  finishedAt: string | null
  /** In the order in which they are driven to. */
  stops: RunStop[]
}

export interface RunStop {
  id: string
  address: string
  /** Null where it is not known. */
  coordinates: StopCoordinates | null
  parcels: RunParcel[]
}

export interface RunParcel {
  id: string
  trackingId: string
  /** Their name. */
  receiver: string
  receiverPhone: string | null
  parcelType: ParcelType
  /** kg */
  weight: number
  note: string | null
  status: ParcelStatus
  isBlocked: boolean
  actions: ParcelAction[]
  /** Null until something became of the parcel on this run. */
  result: RunResult | null
}

export interface RunResult {
  state: 'DELIVERED' | 'ATTEMPTED' | 'CANCELED'
  at: string
  failedAttempt: DeliveryFailure | null
  note: string | null
}

/** A parcel that waits for a run. */
export interface UnplannedParcel {
  id: string
  trackingId: string
  address: string
  postcode: string | null
  receiver: string
  /** kg */
  weight: number
  status: ParcelStatus
}

export interface UnplannedParcels {
  parcels: UnplannedParcel[]
  /** There are more than these. */
  isCapped: boolean
}

/** A run, and the version of it that the planner has seen. */
export type SeenRun = Pick<RunHead, 'id' | 'version'>

export async function listCouriers(_: object, options?: ReadOptions): Promise<Courier[]> {
  const call: Call = (init) => client.GET('/api/user/couriers', init)
  return parseList(await requestJson(call, options), parseWith(courierShape)).rows
}

/** With the token of the link by which they set their password, and its last moment. */
export interface CreatedCourier {
  user: User
  token: string
  expiresAt: string
}

export async function createCourier(body: NewCourier): Promise<CreatedCourier> {
  const answer = await mutate((init) => client.POST('/api/user/couriers', { ...init, body }))
  return expectOne(answer, parseWith(createdCourierShape))
}

export async function listRuns({ day }: { day: string }, options?: ReadOptions) {
  const params = { query: { day } }
  const call: Call = (init) => client.GET('/api/runs', { ...init, params })
  return parseList(await requestJson(call, options), parseWith(summaryShape)).rows
}

export async function listUnplannedParcels(
  { day }: { day: string },
  options?: ReadOptions,
): Promise<UnplannedParcels> {
  const params = { query: { day } }
  const call: Call = (init) => client.GET('/api/runs/unplanned', { ...init, params })
  const { rows, meta } = parseList(await requestJson(call, options), parseWith(unplannedShape))
  return { parcels: rows, isCapped: meta?.totalIsCapped ?? false }
}

export async function getRun({ runId }: { runId: string }, options?: ReadOptions): Promise<Run> {
  const params = { path: { runId } }
  const call: Call = (init) => client.GET('/api/runs/{runId}', { ...init, params })
  return expectOne(await requestJson(call, options), parseRun)
}

/** A courier's runs as they were when they were asked for, in milliseconds. */
export interface MyRuns {
  runs: Run[]
  askedAt: number
  /** There is no connection, and this was answered then. */
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
  // Receivers' data are the courier's until the end of the day, also where the server cannot be asked.
  const runs = age.asOf === undefined ? rows : rows.filter(({ day }) => day >= localToday())
  return { runs, askedAt, ...age }
}

const askedShape = z.object({ askedAt: z.number(), list: z.unknown() })

export async function createRun(body: NewRun): Promise<Run> {
  return runOf(await mutate((init) => client.POST('/api/runs', { ...init, body })))
}

export async function updateRun(
  { id: runId, version }: SeenRun,
  change: Omit<RunUpdate, 'version'>,
): Promise<Run> {
  const params = { path: { runId } }
  const body = { version, ...change }
  return runOf(await mutate((init) => client.PATCH('/api/runs/{runId}', { ...init, params, body })))
}

export async function deleteRun({ id: runId, version }: SeenRun): Promise<void> {
  const params = { path: { runId }, query: { version } }
  await mutate((init) => client.DELETE('/api/runs/{runId}', { ...init, params }))
}

export async function giveOutRun({ id: runId, version }: SeenRun): Promise<Run> {
  const sent = { params: { path: { runId } }, body: { version } }
  return runOf(
    await mutate((init) => client.POST('/api/runs/{runId}/give-out', { ...init, ...sent })),
  )
}

export async function takeBackRun({ id: runId, version }: SeenRun): Promise<Run> {
  const sent = { params: { path: { runId } }, body: { version } }
  return runOf(
    await mutate((init) => client.POST('/api/runs/{runId}/take-back', { ...init, ...sent })),
  )
}

/** Started twice, it is the same run. */
export async function startRun(runId: string): Promise<Run> {
  const params = { path: { runId } }
  return runOf(await mutate((init) => client.POST('/api/runs/{runId}/start', { ...init, params })))
}

export async function finishRun(runId: string): Promise<Run> {
  const params = { path: { runId } }
  return runOf(await mutate((init) => client.POST('/api/runs/{runId}/finish', { ...init, params })))
}

export async function addRunParcels(
  { id: runId, version }: SeenRun,
  parcelIds: string[],
): Promise<Run> {
  const sent = { params: { path: { runId } }, body: { version, parcelIds } }
  return runOf(
    await mutate((init) => client.POST('/api/runs/{runId}/parcels', { ...init, ...sent })),
  )
}

export async function removeRunParcels(
  { id: runId, version }: SeenRun,
  parcelIds: string[],
): Promise<Run> {
  const sent = { params: { path: { runId } }, body: { version, parcelIds } }
  return runOf(
    await mutate((init) => client.POST('/api/runs/{runId}/parcels/remove', { ...init, ...sent })),
  )
}

/** Both runs as they are then. */
export async function moveRunStops(from: SeenRun, to: SeenRun, stopIds: string[]): Promise<Run[]> {
  const params = { path: { runId: from.id } }
  const body = { version: from.version, stopIds, toRunId: to.id, toVersion: to.version }
  const answer = await mutate((init) =>
    client.POST('/api/runs/{runId}/stops/move', { ...init, params, body }),
  )
  return parseList(answer, parseRun).rows
}

export async function orderRunStops(
  { id: runId, version }: SeenRun,
  stopIds: string[],
): Promise<Run> {
  const sent = { params: { path: { runId } }, body: { version, stopIds } }
  return runOf(await mutate((init) => client.PUT('/api/runs/{runId}/order', { ...init, ...sent })))
}

/** Changes nothing: `orderRunStops` takes it over, with the version that it names. */
export async function proposeRunOrder(runId: string): Promise<OrderProposal> {
  const params = { path: { runId } }
  const call: Call = (init) => client.POST('/api/runs/{runId}/proposal', { ...init, params })
  return expectOne(await mutate(call), parseWith(proposalShape))
}

export async function setStopCoordinates(
  { id: runId, version }: SeenRun,
  stopId: string,
  coordinates: Coordinates,
): Promise<Run> {
  const sent = { params: { path: { runId } }, body: { version, stopId, ...coordinates } }
  return runOf(
    await mutate((init) => client.PUT('/api/runs/{runId}/coordinates', { ...init, ...sent })),
  )
}

/** It is again where a sender or its postcode says. */
export async function removeStopCoordinates(
  { id: runId, version }: SeenRun,
  stopId: string,
): Promise<Run> {
  const params = { path: { runId }, query: { version, stopId } }
  return runOf(
    await mutate((init) => client.DELETE('/api/runs/{runId}/coordinates', { ...init, params })),
  )
}

export async function splitParcels(
  parcelIds: string[],
  runs: readonly SeenRun[],
): Promise<RunSummary[]> {
  const body = { parcelIds, runs: runs.map(({ id, version }) => ({ runId: id, version })) }
  const answer = await mutate((init) => client.POST('/api/runs/split', { ...init, body }))
  return parseList(answer, parseWith(summaryShape)).rows
}

/** Null for what cannot be read as a run. */
const parseRun = (value: unknown): Run | null => parseWith(runShape)(value)

const runOf = (answer: unknown): Run => expectOne(answer, parseRun)

function expectOne<Model>(answer: unknown, parse: (value: unknown) => Model | null): Model {
  const one = parseOne(answer, parse)
  if (one === null) throw new ApiError('shape', { status: 200 })
  return one
}

/** As it is read; null where it cannot be. */
function parseWith<Model>(shape: z.ZodMiniType<Model>): (value: unknown) => Model | null {
  return (value) => shape.safeParse(value).data ?? null
}

const courierShape = z.pipe(
  z.object({ _id: coercedId, name: z.string() }),
  z.transform(({ _id: id, name }): Courier => ({ id, name })),
)

const headShape = {
  _id: coercedId,
  day: z.string().check(z.refine((text) => isDay(text))),
  name: optionalText,
  courier: courierShape,
  state: z.enum(['DRAFT', 'GIVEN_OUT', 'UNDER_WAY', 'FINISHED']),
  version: z.number(),
  actions: z.pipe(
    knownActions(runActions),
    z.transform((actions) => actions ?? []),
  ),
}

const summaryShape = z.pipe(
  z.object({
    ...headShape,
    stops: z.number(),
    doneStops: z.number(),
    parcels: z.number(),
    weight: coercedAmount,
  }),
  z.transform(({ _id: id, ...rest }): RunSummary => ({ id, ...rest })),
)

const resultShape = z.object({
  state: z.enum(['DELIVERED', 'ATTEMPTED', 'CANCELED']),
  at: coercedDate,
  failedAttempt: failureWord,
  note: optionalText,
})

const runParcelShape = z.pipe(
  z.object({
    _id: coercedId,
    trackingId: z.string(),
    receiver: z.string(),
    receiverPhone: optionalText,
    parcelType: parcelTypeWord,
    weight: coercedAmount,
    note: optionalText,
    status: statusWord,
    isBlocked: z.boolean(),
    actions: z.pipe(
      knownActions(parcelActions),
      z.transform((actions) => actions ?? []),
    ),
    result: z.catch(z.nullable(resultShape), null),
  }),
  z.transform(({ _id: id, ...rest }): RunParcel => ({ id, ...rest })),
)

const coordinatesShape = z.object({
  latitude: z.number(),
  longitude: z.number(),
  source: z.enum(['BY_HAND', 'GIVEN', 'POSTCODE']),
})

const stopShape = z.pipe(
  z.object({
    _id: coercedId,
    address: z.string(),
    coordinates: z.catch(z.nullable(coordinatesShape), null),
    parcels: z.array(runParcelShape),
  }),
  z.transform(({ _id: id, ...rest }): RunStop => ({ id, ...rest })),
)

const optionalTime = z.catch(z.nullable(coercedDate), null)

const runShape = z.pipe(
  z.object({
    ...headShape,
    startedAt: optionalTime,
    finishedAt: optionalTime,
    stops: z.array(stopShape),
  }),
  z.transform(({ _id: id, ...rest }): Run => ({ id, ...rest })),
)

const proposalShape = z.object({
  version: z.number(),
  stopIds: z.array(coercedId),
  metresBefore: coercedAmount,
  metresAfter: coercedAmount,
  withoutCoordinates: z.array(coercedId),
  source: z.enum(['OWN', 'VROOM']),
})

const unplannedShape = z.pipe(
  z.object({
    _id: coercedId,
    trackingId: z.string(),
    address: z.string(),
    postcode: optionalText,
    receiver: z.string(),
    weight: coercedAmount,
    status: statusWord,
  }),
  z.transform(({ _id: id, ...rest }): UnplannedParcel => ({ id, ...rest })),
)

const createdCourierShape = z.object({
  user: z.pipe(
    z.unknown(),
    z.transform((value: unknown, context): User => {
      const user = parseUser(value)
      if (user !== null) return user
      context.issues.push({ code: 'custom', input: value, message: 'No user' })
      return z.NEVER
    }),
  ),
  token: z.string(),
  expiresAt: coercedDate,
})
