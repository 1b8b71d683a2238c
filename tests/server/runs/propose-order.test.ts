import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import sql from 'sql-template-tag'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Coordinates, OrderProposal, Run } from '../../../openapi.d.ts'
import { apiForFile } from '../support/for-file.ts'
import { buildNode, requestsTo } from '../support/api.ts'
import { logBook } from '../support/log-book.ts'
import { placeParcel } from '../support/placed-parcels.ts'

const today = '2026-03-02'
const api = await apiForFile({ TIME_ZONE: 'UTC' })
const { admin, sender, receiver } = await api.residents()
const cem = await api.resident('COURIER', 'Cem Courier')
beforeEach(async () => {
  await api.reset()
  vroom.asked = []
  vroom.answer = toAnswer
})

/** Villages along a road, from west to east. */
const road: Record<string, Coordinates> = {
  'Aston, First Lane': { latitude: 53, longitude: 0 },
  'Birch, Second Lane': { latitude: 53, longitude: 0.1 },
  'Corley, Third Lane': { latitude: 53, longitude: 0.2 },
  'Denby, Fourth Lane': { latitude: 53, longitude: 0.3 },
}
const [aston, birch, corley, denby] = Object.keys(road) as [string, string, string, string]
const planner = () => api.as(admin)
const state = { delivery: 'DISPATCHED' as const, isBlocked: false }

/** A run of the addresses in this order, of which those on the road have coordinates. */
async function runTo(addresses: string[], located = Object.keys(road)): Promise<Run> {
  let run = (await planner().createRun({ day: today, courierId: cem.id })).body.data
  for (const toAddress of addresses) {
    const id = await placeParcel(api, sender, receiver, { state, toAddress })
    run = (await planner().addRunParcels(run._id, { version: run.version, parcelIds: [id] })).body
      .data
  }
  for (const { _id: stopId, address } of run.stops) {
    const where = road[address]
    if (where === undefined || !located.includes(address)) continue
    const body = { version: run.version, stopId, ...where }
    run = (await planner().setStopCoordinates(run._id, body)).body.data
  }
  return run
}

const addressesOf = ({ stops }: Run, ids: readonly string[]) =>
  ids.map((id) => stops.find(({ _id }) => _id === id)?.address)

const proposalFor = async (run: Run) => (await planner().proposeRunOrder(run._id)).body.data
const orderOf = (run: Run, { stopIds }: OrderProposal) => addressesOf(run, stopIds)

describe('A planner', () => {
  test('gets a proposal for a shorter order, which changes nothing until it is used', async () => {
    const run = await runTo([aston, corley, birch, denby])
    const proposal = await proposalFor(run)
    expect(orderOf(run, proposal)).toEqual([aston, birch, corley, denby])
    expect(proposal).toMatchObject({ version: run.version, source: 'OWN', withoutCoordinates: [] })
    // 13.4 + 6.7 + 13.4 km and 3 times 6.7 km as the crow flies.
    expect(proposal.metresBefore / proposal.metresAfter).toBeCloseTo(5 / 3, 2)
    expect(proposal.metresAfter).toBeGreaterThan(26_000)
    expect(proposal.metresAfter).toBeLessThan(26_200)
    expect((await planner().getRun(run._id)).body.data).toEqual(run)

    const { version, stopIds } = proposal
    const taken = (await planner().orderRunStops(run._id, { version, stopIds })).body.data
    expect(taken.stops.map(({ address }) => address)).toEqual([aston, birch, corley, denby])
    const late = await planner().orderRunStops(run._id, { version, stopIds })
    expect(late).toMatchObject({ status: 409, body: { code: 'RUN_CHANGED' } })
  })

  test('finds stops without coordinates behind the same stops as before', async () => {
    const run = await runTo(['Nowhere', aston, corley, 'Somewhere', 'Anywhere', birch, denby])
    const proposal = await proposalFor(run)
    expect(orderOf(run, proposal)).toEqual([
      'Nowhere',
      aston,
      birch,
      corley,
      'Somewhere',
      'Anywhere',
      denby,
    ])
    expect(addressesOf(run, proposal.withoutCoordinates)).toEqual([
      'Nowhere',
      'Somewhere',
      'Anywhere',
    ])
  })

  test('gets the current order as a proposal if no stop has coordinates', async () => {
    const run = await runTo(['Nowhere', 'Somewhere'])
    const proposal = await proposalFor(run)
    expect(proposal).toMatchObject({ metresBefore: 0, metresAfter: 0, source: 'OWN' })
    expect(orderOf(run, proposal)).toEqual(['Nowhere', 'Somewhere'])
  })

  test('gets a proposal for a run under way that begins at the last completed stop', async () => {
    const run = await runTo([denby, aston, corley, birch])
    await planner().giveOutRun(run._id, { version: run.version })
    const [first] = run.stops
    await api.as(cem).recordDelivery(first?.parcels[0]?._id ?? '', { receivedBy: 'Rita' })
    expect(orderOf(run, await proposalFor(run))).toEqual([corley, birch, aston])
  })

  test('gets no proposal for a run that is finished or does not exist', async () => {
    const run = await runTo([aston])
    await planner().giveOutRun(run._id, { version: run.version })
    await planner().finishRun(run._id)
    expect(await planner().proposeRunOrder(run._id)).toMatchObject({ status: 409 })
    expect(await planner().proposeRunOrder('7c1e5b90-3d24-4a6f-8b17-2f9d0c4e6a58')).toMatchObject({
      status: 404,
    })
  })
})

test('A planner gets a proposal for 500 stops, and is told that 501 are too many', async () => {
  const run = await runTo([aston])
  const addStops = (from: number, to: number) =>
    api.db.query(sql`
      with stop as (
        insert into run_stops (id, run_id, position, address)
        select gen_random_uuid(), ${run._id}::uuid, place, 'Lane ' || place
        from generate_series(${from}::integer, ${to}::integer) as place
        returning id
      ), parcel as (
        insert into parcels (id, tracking_id, sender_id, receiver_id, parcel_type, weight_grams,
          fee_cents, delivery_status, from_address, to_address, created_at, updated_at)
        select id, 'TRK-' || id, ${sender.id}::uuid, ${receiver.id}::uuid, 'PACKAGE', 1000, 500,
          'DISPATCHED', 'Here', 'There', now(), now()
        from stop
        returning id
      )
      insert into run_parcels (run_id, stop_id, parcel_id)
      select ${run._id}::uuid, id, id from stop
    `)
  await addStops(2, 500)
  expect((await proposalFor(run)).stopIds).toHaveLength(500)
  await addStops(501, 501)
  expect(await planner().proposeRunOrder(run._id)).toMatchObject({
    status: 409,
    body: { message: 'An order can be proposed for at most 500 stops. Split the run first.' },
  })
})

describe('Coordinates that a planner sets', () => {
  test('apply to every parcel to the very same address', async () => {
    await runTo([aston])
    const other = await runTo(['  aston,  FIRST Lane ', 'Aston, First Lane 2'], [])
    expect(other.stops.map(({ coordinates }) => coordinates)).toEqual([
      { ...road[aston], source: 'BY_HAND' },
      undefined,
    ])
  })

  test('need the version of the run, and a stop of it', async () => {
    const run = await runTo([aston], [])
    const where = { latitude: 53, longitude: 0 }
    const stopId = run.stops[0]?._id ?? ''
    const late = { version: run.version - 1, stopId, ...where }
    expect(await planner().setStopCoordinates(run._id, late)).toMatchObject({
      status: 409,
      body: { code: 'RUN_CHANGED' },
    })
    const foreign = { version: run.version, stopId: run._id, ...where }
    expect(await planner().setStopCoordinates(run._id, foreign)).toMatchObject({ status: 404 })
    expect((await planner().getRun(run._id)).body.data).toEqual(run)
  })
})

describe('A stop without coordinates set by hand', () => {
  const postcode = (country: string, code: string, place: string, latitude: number) =>
    api.db.query(sql`
      insert into postcodes values (${country}, ${code}, ${place}, ${latitude}::float8, 10::float8)
    `)
  const whereIs = async (address: string) => (await runTo([address])).stops[0]?.coordinates ?? null
  const at = (latitude: number) => ({ latitude, longitude: 10, source: 'POSTCODE' })

  test('is located at its postcode', async () => {
    await postcode('DE', '20457', 'Hamburg', 53.5)
    expect(await whereIs('9 Mühlenweg, 20457 Hamburg')).toEqual(at(53.5))
    expect(await whereIs('9 Mühlenweg, 20458 Hamburg')).toBeNull()
    expect(await whereIs('9 Mühlenweg')).toBeNull()
  })

  test('is located by its town if several share the postcode', async () => {
    await postcode('DE', '1010', 'Altdorf', 50)
    await postcode('AT', '1010', 'Wien', 48.2)
    await postcode('CH', '1010', 'Zürich', 47)
    expect(await whereIs('Graben 3, 1010 WIEN')).toEqual(at(48.2))
    expect(await whereIs('Weg 3, 1010 Zurich')).toEqual(at(47))
    expect(await whereIs('Weg 3, 1010')).toBeNull()
    await postcode('BE', '1010', 'Wien', 51)
    expect(await whereIs('Graben 3, 1010 Wien')).toBeNull()
  })

  test('is located in the operator’s country if others share the postcode', async () => {
    await postcode('CH', '8001', 'Zürich', 47.4)
    await postcode('HU', '8001', 'Somewhere', 46)
    const run = await runTo(['Weg 3, 8001'])
    expect(run.stops[0]?.coordinates).toBeUndefined()
    await inSwitzerland.ready()
    const { body } = await requestsTo(inSwitzerland, admin.cookies).getRun(run._id)
    expect(body.data.stops[0]?.coordinates).toEqual(at(47.4))
  })

  test('is located by the part of its postcode that the table has', async () => {
    await postcode('GB', 'HU1', 'Hull', 53.7)
    expect(await whereIs('8 Quay Road, Hull hu1 2ab')).toEqual(at(53.7))
    await postcode('GB', 'HU12AB', 'Hull', 53.74)
    expect(await whereIs('8 Quay Road, Hull HU1 2AB')).toEqual(at(53.74))
  })
})

const depot = { DEPOT: '53, 0.4' }
const vroom = await startVroom()
const withDepot = nodeWith(depot)
const withVroom = nodeWith({ VROOM_URL: vroom.url })
const withBoth = nodeWith({ ...depot, VROOM_URL: vroom.url })
const inSwitzerland = nodeWith({ COUNTRY: 'CH' })

function nodeWith(settings: Record<string, string>) {
  const node = buildNode(api, { TIME_ZONE: 'UTC', RATE_LIMITS: 'off', ...settings })
  afterAll(() => node.close())
  return node
}

async function proposalOf(run: Run, node: ReturnType<typeof nodeWith>): Promise<OrderProposal> {
  await node.ready()
  return (await requestsTo(node, admin.cookies).proposeRunOrder(run._id)).body.data
}

describe('If the operator has a depot', () => {
  test('the route begins and ends at the depot', async () => {
    const run = await runTo([aston, denby])
    const proposal = await proposalOf(run, withDepot)
    // The round trip has the same length in both directions.
    expect(proposal.metresAfter).toBe(proposal.metresBefore)
    expect(orderOf(run, proposal)).toEqual([aston, denby])
    const zigzag = await runTo([corley, aston, denby, birch])
    const shorter = await proposalOf(zigzag, withDepot)
    expect(shorter.metresBefore / shorter.metresAfter).toBeCloseTo(12 / 8, 2)
  })

  test('the route of a courier who is under way only ends at the depot', async () => {
    const run = await runTo([aston, denby, corley, birch])
    await planner().giveOutRun(run._id, { version: run.version })
    await api.as(cem).recordDelivery(run.stops[0]?.parcels[0]?._id ?? '', { receivedBy: 'Rita' })
    expect(orderOf(run, await proposalOf(run, withDepot))).toEqual([birch, corley, denby])
  })
})

describe('If the operator runs VROOM', () => {
  test('a proposal has the order of VROOM, requested by its published contract', async () => {
    vroom.answer = (ids) => toAnswer(ids.toReversed())
    const run = await runTo([aston, birch, corley])
    const proposal = await proposalOf(run, withVroom)
    expect(proposal.source).toBe('VROOM')
    expect(orderOf(run, proposal)).toEqual([aston, corley, birch])
    expect(vroom.asked).toEqual([
      {
        vehicles: [{ id: 1, start: [0, 53] }],
        jobs: [
          { id: 1, location: [0.1, 53] },
          { id: 2, location: [0.2, 53] },
        ],
      },
    ])
  })

  test('VROOM gets the start and the end of the route', async () => {
    const run = await runTo([aston, birch])
    await proposalOf(run, withBoth)
    expect(vroom.asked).toMatchObject([
      { vehicles: [{ start: [0.4, 53], end: [0.4, 53] }], jobs: [{ id: 1 }, { id: 2 }] },
    ])
    await planner().giveOutRun(run._id, { version: run.version })
    const third = await runTo([aston, denby, birch, corley])
    await planner().giveOutRun(third._id, { version: third.version })
    await api.as(cem).recordDelivery(third.stops[0]?.parcels[0]?._id ?? '', { receivedBy: 'Rita' })
    const proposal = await proposalOf(third, withBoth)
    expect(vroom.asked.at(-1)).toMatchObject({ vehicles: [{ start: [0, 53], end: [0.4, 53] }] })
    expect(orderOf(third, proposal)).toEqual([denby, birch, corley])
  })

  const failures: [string, () => unknown][] = [
    ['says that it failed', () => ({ code: 3, error: 'No route' })],
    ['leaves a stop out', () => toAnswer([1])],
    ['contains a stop twice', () => toAnswer([1, 1])],
    ['answers something else', () => 'Welcome'],
  ]
  test.each(failures)('our own order is proposed if it %s', async (_, change) => {
    vroom.answer = change
    const run = await runTo([aston, corley, birch])
    const proposal = await proposalOf(run, withVroom)
    expect(proposal.source).toBe('OWN')
    expect(orderOf(run, proposal)).toEqual([aston, birch, corley])
  })

  test('the operator reads why VROOM failed, without coordinates, until it works again', async () => {
    const { entries, logger } = logBook('warn')
    const settings = { TIME_ZONE: 'UTC', VROOM_URL: vroom.url, METRICS_TOKEN: token }
    const node = buildNode(api, settings, { logger })
    onTestFinished(() => node.close())
    vroom.answer = () => ({ code: 3, error: 'Unfound route(s) from location [0.1;53]' })
    const run = await runTo([aston, corley, birch])
    const reason = 'it answered with its code 3: Unfound route(s) from location […]'
    expect(await proposalOf(run, node)).toMatchObject({ source: 'OWN', vroomFailure: reason })
    expect(entries()).toEqual([
      { level: 40, time: expect.any(Number), error: reason, msg: 'vroom: failed' },
    ])
    expect(await vroomSeries(node)).toEqual(['answered 0', 'failed 1'])
    expect(await warningsOn(node)).toEqual([
      {
        code: 'VROOM_FAILED',
        message:
          `VROOM proposed no order of stops when last asked: ${reason}. Until it does, orders are ` +
          'proposed by straight-line distance. Check that it runs at VROOM_URL.',
        messageCode: 'vroomFailed',
        messageValues: { value: reason },
      },
    ])

    vroom.answer = toAnswer
    const again = await proposalOf(run, node)
    expect(again.source).toBe('VROOM')
    expect(again).not.toHaveProperty('vroomFailure')
    expect(entries()).toHaveLength(1)
    expect(await vroomSeries(node)).toEqual(['answered 1', 'failed 1'])
    expect(await warningsOn(node)).toEqual([])
  })

  test('our own order is proposed if VROOM is away', async () => {
    const run = await runTo([aston, corley, birch])
    expect((await proposalOf(run, nodeWith({ VROOM_URL: 'http://127.0.0.1:9/' }))).source).toBe(
      'OWN',
    )
  })
})

const token = 'a-token-of-the-operator'

async function vroomSeries(node: ReturnType<typeof nodeWith>): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` }
  const { body } = await node.inject({ url: '/metrics', headers })
  return [...body.matchAll(/^waybill_vroom_requests_total\{outcome="(\w+)"\} (\d+)$/gm)].map(
    ([, outcome = '', count = '']) => `${outcome} ${count}`,
  )
}

async function warningsOn(node: ReturnType<typeof nodeWith>) {
  const { body } = await requestsTo(node, admin.cookies).getSystemStatus()
  return body.data.warnings.filter(({ code }) => code === 'VROOM_FAILED')
}

/** An answer of VROOM: its start, its jobs and its end are the steps of a route. */
function toAnswer(ids: number[]) {
  return {
    code: 0,
    summary: { cost: 100, routes: 1, unassigned: 0 },
    unassigned: [],
    routes: [
      {
        vehicle: 1,
        steps: [
          { type: 'start' },
          ...ids.map((id) => ({ type: 'job', id, job: id })),
          { type: 'end' },
        ],
      },
    ],
  }
}

interface VroomRequest {
  vehicles: { id: number; start: [number, number]; end?: [number, number] }[]
  jobs: { id: number; location: [number, number] }[]
}

async function startVroom() {
  const vroom = {
    /** Answers in the given order, until a test has it answer something else. */
    answer: (ids: number[]): unknown => toAnswer(ids),
    asked: [] as VroomRequest[],
    url: '',
  }
  const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
    const problem = (await json(request)) as VroomRequest
    vroom.asked.push(problem)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(vroom.answer(problem.jobs.map(({ id }) => id))))
  }
  const server = createServer((request, response) => void answerTo(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => stopServer(server))
  const { port } = server.address() as AddressInfo
  vroom.url = `http://127.0.0.1:${port}/`
  return vroom
}

async function stopServer(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}
