import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { publishedTours, roundedDistance } from '../tests/support/published-tours.ts'
import { newFolder, startBuiltServer } from './built-server.ts'
import { withDatabase } from './database.ts'
import { closeConnections, send } from './http.ts'
import {
  counted,
  heading,
  logStep,
  median,
  options,
  projectRoot,
  publish,
  table,
} from './report.ts'
import { seedAudience, type Audience } from './streams/audience.ts'
import { migrateDatabase, shortestTour, startEmbeddedPostgres } from './waybill.ts'

// npm run bench -- --only routes            published problems, then requests beside constant proposals
// npm run bench -- --only routes --quick    two short rounds
const rounds = options.quick ? 2 : 6
/** Milliseconds of a window; windows with and without proposals alternate. */
const duration = options.quick ? 4_000 : 10_000
/** Concurrent callers, with a pause after each request, so that the processors are not the limit. */
const callers = 4
const pause = 10
const stopsOfRun = 100
/** Milliseconds of requests before the first window, which are not counted. */
const warmUp = 2_000

const problems = [
  ...publishedTours.map(({ name, shortest, points }) => ({
    name,
    shortest,
    points: points.length,
    distance: roundedDistance(points),
  })),
  ...[200, 500].map((points) => ({
    name: `${points} at random`,
    shortest: undefined,
    points,
    distance: roundedDistance(randomPoints(points)),
  })),
]

logStep('published problems …')
const solved = problems.map(({ name, shortest, points, distance }) => {
  const times: number[] = []
  let length = 0
  for (let time = 0; time < 5; time += 1) {
    const start = performance.now()
    const { order } = shortestTour({ points, distance, end: 'same' })
    times.push(performance.now() - start)
    length = order.reduce(
      (sum, point, index) => sum + distance(order[index - 1] ?? order.at(-1) ?? 0, point),
      0,
    )
  }
  return [
    name,
    counted(points),
    shortest === undefined ? '' : counted(shortest),
    shortest === undefined ? '' : counted(length),
    shortest === undefined ? '' : `${((length / shortest - 1) * 100).toFixed(1)} %`,
    `${median(times).toFixed(0)} ms`,
  ]
})

const folder = await newFolder()
const postgres = await startEmbeddedPostgres({
  dataDir: join(folder, 'data'),
  log: () => undefined,
})
try {
  await migrateDatabase(postgres.url)
  const audience = await seedAudience(postgres.url, 4 * (stopsOfRun + 10))
  const runId = await insertRun(audience)
  const { alone, beside, proposals } = await measure(audience, runId)
  const at = (windows: number[][], share: number) =>
    median(windows.map((times) => times[Math.ceil(share * times.length) - 1] ?? Number.NaN))
  const row = (name: string, windows: number[][]) => [
    name,
    counted(windows.flat().length),
    ...[0.5, 0.99].map((share) => `${at(windows, share).toFixed(1)} ms`),
  ]
  await publish(
    'routes',
    [
      heading('The order of stops', 'npm run bench -- --only routes'),
      table(['Problem', 'Points', 'Shortest', 'Found', 'Longer by', 'Time, median of 5'], solved),
      `\nPages of six parcels by ${callers} callers, alone and beside a planner who asks for the order of ` +
        `${stopsOfRun} stops without pause; medians of ${rounds} windows of ${duration / 1_000} s, in turn.\n`,
      table(['', 'Requests', 'p50', 'p99'], [row('alone', alone), row('beside', beside)]),
      `\np99, beside ÷ alone: ${(at(beside, 0.99) / at(alone, 0.99)).toFixed(2)}. An order of ${stopsOfRun} stops ` +
        `took ${median(proposals).toFixed(0)} ms as a whole request, at most ${Math.max(...proposals).toFixed(0)} ms.`,
    ].join('\n'),
  )
} finally {
  closeConnections()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure({ admins }: Audience, runId: string) {
  const server = await startBuiltServer(projectRoot, postgres.url)
  const accessToken = admins[0]?.accessToken ?? ''
  const page = () => send(server.origin, { path: '/api/parcel?page=1&limit=6', accessToken })
  const propose = () =>
    send(server.origin, { method: 'POST', path: `/api/runs/${runId}/proposal`, accessToken })

  /** Milliseconds of each page, in order, and of each proposal. */
  async function window(milliseconds: number, isBeside: boolean) {
    const end = performance.now() + milliseconds
    const repeat = async (call: () => Promise<number>, rest: number) => {
      const times: number[] = []
      while (performance.now() < end) {
        times.push(await call())
        await new Promise((resolve) => setTimeout(resolve, rest))
      }
      return times
    }
    const [proposals, ...pages] = await Promise.all([
      isBeside ? repeat(propose, 0) : [],
      ...Array.from({ length: callers }, () => repeat(page, pause)),
    ])
    return { proposals, pages: pages.flat().toSorted((one, other) => one - other) }
  }

  await window(warmUp, true)
  const [alone, beside, proposals]: [number[][], number[][], number[]] = [[], [], []]
  for (let round = 0; round < rounds; round += 1) {
    logStep(`round ${round + 1} of ${rounds} …`)
    for (const isBeside of round % 2 === 0 ? [false, true] : [true, false]) {
      const measured = await window(duration, isBeside)
      ;(isBeside ? beside : alone).push(measured.pages)
      proposals.push(...measured.proposals)
    }
  }
  await server.stop()
  return { alone, beside, proposals }
}

/** Inserts a run of today with `stopsOfRun` addresses around a town, all with coordinates. */
function insertRun({ parcels }: Audience): Promise<string> {
  return withDatabase(postgres.url, async (sql) => {
    const [runId, courierId] = [randomUUID(), randomUUID()]
    await sql`
      insert into users (id, name, email, password_hash, role, created_at, updated_at)
      values (${courierId}, 'Cem Courier', 'cem@example.com', 'none', 'COURIER', now(), now())
    `
    await sql`
      insert into runs (id, day, courier_id, state, created_at, updated_at)
      values (${runId}, current_date, ${courierId}, 'DRAFT', now(), now())
    `
    const points = randomPoints(stopsOfRun)
    for (const [index, [east, north]] of points.entries()) {
      const [stopId, parcelId] = [randomUUID(), parcels[index]?.id]
      const address = `${index + 1} Mill Lane, Leeds`
      await sql`
        update parcels set to_address = ${address}, delivery_status = 'DISPATCHED',
          latitude = ${53.7 + north / 5_000}, longitude = ${-1.6 + east / 3_000},
          coordinates_source = 'BY_HAND'
        where id = ${parcelId}
      `
      await sql`
        insert into run_stops (id, run_id, position, address)
        values (${stopId}, ${runId}, ${index + 1}, ${address})
      `
      await sql`
        insert into run_parcels (run_id, stop_id, parcel_id)
        values (${runId}, ${stopId}, ${parcelId})
      `
    }
    return runId
  })
}

/** The same points each time, with coordinates below 1,000. */
function randomPoints(count: number): [number, number][] {
  let state = 20_261_125
  const next = () => (state = (state * 48_271) % 2_147_483_647) % 1_000
  return Array.from({ length: count }, () => [next(), next()])
}
