import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../../server/db/database.ts'
import { refusalBody } from '../support/answers.ts'
import { buildNode, type Person } from '../support/api.ts'
import { openGate } from '../stress/support/database-gate.ts'
import { parseCsv } from '../support/csv.ts'
import { apiForFile } from '../support/for-file.ts'
import { insertManyParcels } from '../support/many-parcels.ts'

// A server with its own port, whose connection to the database can be cut. Addresses are so long
// that no connection takes the whole file into its buffers.
let admin: Person
let gate: Awaited<ReturnType<typeof openGate>>
let db: Database
let node: ReturnType<typeof buildNode>
let address: string
let statements = 0
let readsOfParcels = 0
const api = await apiForFile()
await insertManyParcels(api, { count: 6_000, toAddress: ' far'.repeat(1_000) })
beforeEach(async () => {
  admin = await api.signedIn('ADMIN')
  gate = await openGate()
  gate.openTo(api.url)
  db = counted(openDatabase({ url: gate.through(api.url) }))
  // With senders, it would look for messages and send its own statements.
  node = buildNode({ db, now: api.now }, { RATE_LIMITS: 'off' }, { senders: {} })
  address = await node.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  node.server.closeAllConnections()
  await node.close()
  await db.close()
  await gate.close()
})

/** Returns the answer as soon as its head arrives; nothing of its body has been read. */
async function startExport(person = admin): Promise<IncomingMessage> {
  const cookie = `accessToken=${person.cookies['accessToken']}`
  const request = get(`${address}/api/parcel/export`, { headers: { cookie } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return response
}

/** Reads everything until the end, tells whether the file is complete, and what broke it off. */
async function readOn(response: IncomingMessage) {
  const parts: Buffer[] = []
  response.on('data', (part: Buffer) => parts.push(part))
  // A broken connection is an error, which is one of the two possible ends.
  const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    response.on('error', resolve).on('close', () => resolve(null))
  })
  return {
    text: Buffer.concat(parts).toString(),
    isComplete: response.complete,
    brokenBy: error?.code ?? null,
  }
}

function counted(database: Database): Database {
  return {
    ...database,
    query(statement) {
      // A job asks each second whether any of these are to be added.
      if (!statement.text.includes('parcel_count_changes')) statements += 1
      if (/\bfrom parcels\b/.test(statement.text)) readsOfParcels += 1
      return database.query(statement)
    },
  }
}

const titleLength = (file: string) => file.indexOf('\r\n') + 2

/** Waits until the server has stopped reading for a caller who does not read. */
async function standstill(): Promise<number> {
  for (let seen = -1; seen !== statements;) {
    seen = statements
    for (let turn = 0; turn < 20; turn += 1) await api.db.query(sql`select pg_sleep(0.02)`)
  }
  return statements
}

test('an administrator who reads slowly gets the whole file, and the server does not run ahead', async () => {
  const begun = statements
  const response = await startExport()
  const before = await standstill()
  // One statement each for the keys, the rows and the caller, for each 500 of 6,000 parcels.
  expect(before - begun).toBeLessThan(3 * 10)
  const { text, isComplete, brokenBy } = await readOn(response)
  expect([isComplete, brokenBy]).toEqual([true, null])
  expect(parseCsv(text)).toHaveLength(6_000)
  expect(statements).toBeGreaterThan(before)
})

test('an export stops when its administrator leaves, who can then start again', async () => {
  const response = await startExport()
  const before = await standstill()
  response.destroy()
  expect(await standstill()).toBeLessThan(before + 6)
  expect((await startExport()).statusCode).toBe(200)
})

test('a database that fails in the middle breaks the connection instead of ending the file', async () => {
  const response = await startExport()
  await standstill()
  gate.shut()
  const { text, isComplete, brokenBy } = await readOn(response)
  expect([isComplete, brokenBy]).toEqual([false, 'ECONNRESET'])
  expect(text.startsWith('\uFEFFTracking ID,')).toBe(true)
})

test('a database that is away from the beginning is a 503', async () => {
  const response = await startExport()
  response.destroy()
  await standstill()
  gate.shut()
  const refused = await startExport()
  const { text } = await readOn(refused)
  expect([refused.statusCode, JSON.parse(text)]).toEqual([
    503,
    refusalBody('The service is busy or being restarted. Please try again.'),
  ])
})

test('an administrator who is blocked in the middle gets no more of the file', async () => {
  const response = await startExport()
  const before = await standstill()
  const other = await api.signedIn('ADMIN')
  await api.as(other).blockUser(admin.id)
  const { text, isComplete, brokenBy } = await readOn(response)
  expect([isComplete, brokenBy]).toEqual([false, 'ECONNRESET'])
  // The caller is looked up once more, but no parcel.
  expect((await standstill()) - before).toBe(1)

  admin = other
  const whole = await readOn(await startExport())
  expect(whole.isComplete).toBe(true)
  expect(text.length).toBeGreaterThan(titleLength(whole.text))
  expect(text.length).toBeLessThan(whole.text.length)
  expect(whole.text.startsWith(text)).toBe(true)
})

test('a caller can run three exports at a time, and start the next when one is done', async () => {
  const running = [await startExport(), await startExport(), await startExport()]
  expect(running.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const refused = await startExport()
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2'])
  refused.destroy()
  const [first, ...others] = running
  if (first === undefined) throw new Error('No export is running')
  expect((await readOn(first)).isComplete).toBe(true)
  const next = await startExport()
  expect(next.statusCode).toBe(200)
  for (const response of [...others, next]) expect((await readOn(response)).isComplete).toBe(true)
})

test('eleven callers who do not read their exports leave others room for theirs', async () => {
  const idle = await Promise.all(
    Array.from({ length: 11 }, async () => {
      const sender = await api.signedIn('SENDER')
      return [await startExport(sender), await startExport(sender), await startExport(sender)]
    }),
  )
  // Each of them has at least one export.
  expect(idle.map(([first]) => first?.statusCode)).toEqual(idle.map(() => 200))
  const other = await startExport()
  expect(other.statusCode).toBe(200)
  expect((await readOn(other)).isComplete).toBe(true)
  for (const response of idle.flat()) response.destroy()
})

test('a HEAD request makes no file', async () => {
  const before = readsOfParcels
  const answer = await node.inject({
    method: 'HEAD',
    url: '/api/parcel/export',
    cookies: admin.cookies,
  })
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    200,
    'text/csv; charset=utf-8',
    '',
  ])
  // The first 500 of 6,000 are read to choose the status; background jobs read as well.
  expect(readsOfParcels).toBeLessThan(before + 8)
})
