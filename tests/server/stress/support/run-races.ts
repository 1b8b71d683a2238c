import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Run, UnplannedParcel } from '../../../../openapi.d.ts'
import type { Api, Person, Requests } from '../../support/api.ts'
import { placeParcel } from '../../support/placed-parcels.ts'
import { today } from '../../support/runs.ts'
import { underKey } from '../../support/valid-requests.ts'
import { signInParties } from './callers.ts'
import { expectOrderOnBothSides, expectWholeBoard } from './run-board.ts'
import { createRandom, type Random, type Tally } from './stress-run.ts'

/** The runs on a planner's screen, which may be outdated. */
interface Board {
  runs: Run[]
  unplanned: UnplannedParcel[]
}

interface Answer {
  status: number
  body: { message: string }
}

/** A request of a planner, and the expected rows if no other request changed its runs. */
interface Change {
  what: string
  runIds: string[]
  send: () => Promise<Answer>
  /** Stops of the first run in the order that was set. */
  order?: string[]
}

const addresses = Array.from(
  { length: 8 },
  (_, number) => `${number} Quay Road, ${20457 + number} Town`,
)

/**
 * Two planners, who may have seen an earlier version, and two couriers act at the same moment,
 * round after round, on sixteen parcels and three runs.
 */
export async function raceOnRuns(
  api: Api,
  { seed, rounds }: { seed: number; rounds: number },
  tally: Tally,
): Promise<void> {
  const random = createRandom(seed)
  const { admin, otherAdmin, sender, receiver } = await signInParties(api)
  const couriers = [await api.signedIn('COURIER'), await api.signedIn('COURIER')]
  const state = { delivery: 'DISPATCHED' as const, isBlocked: false }
  const parcelIds: string[] = []
  for (let number = 0; number < 16; number += 1) {
    const toAddress = addresses[number % addresses.length] ?? ''
    parcelIds.push(await placeParcel(api, sender, receiver, { state, toAddress }))
  }
  const planners = [admin, otherAdmin]
  const boards: Board[] = []
  Object.assign(tally.more, { rounds, seed })
  let acts = 0
  for (let round = 0; round < rounds; round += 1) {
    const where = `round ${round}, seed ${seed}`
    await openAgain(api, admin, random)
    await beginRuns(api, admin, couriers, random)
    const changes: Change[] = []
    for (const [index, planner] of planners.entries()) {
      if (boards[index] === undefined || random.chance(0.7))
        boards[index] = await readBoard(api.as(planner))
      changes.push(changeOf(random, api.as(planner), boards[index] ?? assert.fail()))
    }
    const doors = await Promise.all(couriers.map((courier) => actAt(api, courier, random)))
    const before = await versionsOf(api)
    const [answers, done] = await Promise.all([
      Promise.all(changes.map(({ send }) => send())),
      Promise.all(doors.map((sends) => Promise.all(sends.map((send) => send())))),
    ])
    tally.tried += answers.length + done.flat().length
    for (const { status, body } of [...answers, ...done.flat()]) {
      assert.ok([200, 404, 409].includes(status), `${where}: ${status} ${body.message}`)
      if (status !== 200) tally.refused += 1
    }
    // The same result is one entry of the log, however often it was sent.
    acts += done.filter((same) => same.some(({ status }) => status === 200)).length
    tally.compare(`${where}: at a door`, (await countEntriesOf(api, couriers)) === acts)
    const versions = await versionsOf(api)
    for (const [runId, version] of versions) {
      const made = changes.filter(
        (change, index) => answers[index]?.status === 200 && change.runIds.includes(runId),
      )
      // Each acknowledged change counts once, and no other does.
      const isThere = version === (before.get(runId) ?? 1) + made.length
      tally.compare(`${where}: ${made.map(({ what }) => what).join(' and ')}`, isThere)
      const [only] = made.length === 1 ? made : []
      if (only?.order)
        await expectOrderOnBothSides(api, { admin, couriers }, runId, only.order, where)
    }
    await expectWholeBoard(api, { admin, couriers, parcelIds }, where)
  }
}

/** Corrects deliveries now and then, so that there is always something to do. */
async function openAgain(api: Api, admin: Person, random: Random): Promise<void> {
  const delivered = await api.db.query<{ id: string }>(sql`
    select id from parcels where delivery_status = 'DELIVERED'
  `)
  for (const { id } of delivered)
    if (random.chance(0.4)) await api.as(admin).updateParcelStatus(id, { status: 'IN_TRANSIT' })
}

/** Keeps three runs that are not finished. */
async function beginRuns(api: Api, admin: Person, couriers: Person[], random: Random) {
  const { body } = await api.as(admin).listRuns({ query: { day: today } })
  const open = body.data.filter(({ state }) => state !== 'FINISHED').length
  for (let count = open; count < 3; count += 1)
    await api.as(admin).createRun({ day: today, courierId: random.pick(couriers).id })
}

async function readBoard(planner: Requests): Promise<Board> {
  const query = { day: today }
  const summaries = (await planner.listRuns({ query })).body.data
  const open = summaries.filter(({ state }) => state !== 'FINISHED')
  const runs = await Promise.all(open.map(async ({ _id }) => (await planner.getRun(_id)).body.data))
  return { runs, unplanned: (await planner.listUnplannedParcels({ query })).body.data }
}

function changeOf(random: Random, planner: Requests, { runs, unplanned }: Board): Change {
  const [run, other] = random.shuffled(runs)
  if (run === undefined || other === undefined) throw new Error('There are always three runs')
  const { _id, version } = run
  const free = random.shuffled(unplanned).map((parcel) => parcel._id)
  const open = run.stops.filter(({ parcels }) => parcels.some(({ result }) => result === undefined))
  const stopIds = random.shuffled(open.map((stop) => stop._id))
  const onIt = open.flatMap(({ parcels }) => parcels.filter(({ result }) => result === undefined))
  const some = <Item>(items: Item[]) => items.slice(0, 1 + random.below(3))
  const of = (what: string, send: Change['send'], more: Partial<Change> = {}): Change => ({
    what,
    runIds: [_id],
    send,
    ...more,
  })
  const add = { version, parcelIds: some(free) }
  const possible: Change[] = [
    of('giveOutRun', () => planner.giveOutRun(_id, { version })),
    of('takeBackRun', () => planner.takeBackRun(_id, { version })),
    ...(random.chance(0.1) ? [of('finishRun', () => planner.finishRun(_id))] : []),
    ...(free.length === 0
      ? []
      : [
          of('addRunParcels', () => planner.addRunParcels(_id, add)),
          of('addRunParcels', () => planner.addRunParcels(_id, add)),
          of(
            'splitParcels',
            () =>
              planner.splitParcels({
                parcelIds: free.slice(0, 6),
                runs: [run, other].map((one) => ({ runId: one._id, version: one.version })),
              }),
            { runIds: [_id, other._id] },
          ),
        ]),
    ...(stopIds.length === 0
      ? []
      : [
          of('orderRunStops', () => planner.orderRunStops(_id, { version, stopIds }), {
            order: stopIds,
          }),
          of('removeRunParcels', () =>
            planner.removeRunParcels(_id, { version, parcelIds: some(onIt).map((one) => one._id) }),
          ),
          of(
            'moveRunStops',
            () =>
              planner.moveRunStops(_id, {
                version,
                stopIds: some(stopIds),
                toRunId: other._id,
                toVersion: other.version,
              }),
            { runIds: [_id, other._id] },
          ),
        ]),
  ]
  return random.pick(possible)
}

/** The courier's work at one door; now and then sent twice simultaneously, under the same key. */
async function actAt(
  api: Api,
  courier: Person,
  random: Random,
): Promise<(() => Promise<Answer>)[]> {
  const as = api.as(courier)
  const runs = (await as.listMyRuns()).body.data
  const parcels = runs.flatMap(({ stops }) => stops.flatMap((stop) => stop.parcels))
  const open = parcels.filter(({ result }) => result === undefined)
  if (open.length === 0) return []
  const { _id } = random.pick(open)
  const key = underKey(randomUUID())
  const isDelivered = random.chance(0.6)
  const send = () =>
    isDelivered
      ? as.recordDelivery(_id, { receivedBy: 'Rita' }, key)
      : as.recordDeliveryAttempt(_id, { reason: 'NOBODY_HOME' }, key)
  return random.chance(0.3) ? [send, send] : [send]
}

async function versionsOf({ db }: Api): Promise<Map<string, number>> {
  const rows = await db.query<{ id: string; version: number }>(sql`select id, version from runs`)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

async function countEntriesOf({ db }: Api, couriers: Person[]): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::integer as count from status_logs
    where updated_by = any(${couriers.map(({ id }) => id)}::uuid[])
  `)
  return row?.count ?? 0
}
