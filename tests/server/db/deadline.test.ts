import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/db/database.ts'
import { withDeadline } from '../../../server/db/deadline.ts'
import { retryOf, UnknownOutcomeError } from '../../../server/db/errors.ts'
import { BusyError } from '../../../server/limits/fair-limit.ts'
import { openGate } from '../stress/support/database-gate.ts'
import { databaseForFile } from '../support/for-file.ts'

const database = await databaseForFile()

const pause = sql`select pg_sleep(0.3)`

test('statements that are each in time can miss the deadline together', async () => {
  const { db } = database
  const work = withDeadline(500, async () => {
    await db.query(pause)
    await db.query(pause)
  })
  await expect(work).rejects.toThrow('Query read timeout')
  await db.query(pause)
})

test('work that a request began for others continues after it, without its deadline', async () => {
  let later = Promise.resolve<object[]>([])
  await withDeadline(1_000, async () => {
    later = new Promise((resolve) => setTimeout(resolve, 1_100)).then(() =>
      database.db.query(sql`select 1 as one`),
    )
  })
  expect(await later).toEqual([{ one: 1 }])
})

test('a caller whose deadline has passed gets no connection, and the next caller does', async () => {
  const db = openDatabase({ url: database.url, poolSize: 1 })
  const slow = db.query(pause)
  await expect(withDeadline(50, () => db.query(pause))).rejects.toBeInstanceOf(BusyError)
  await slow
  expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }])
  await db.close()
})

test('only a commit whose answer was lost leaves it unknown whether the change was made', async () => {
  const gate = await openGate()
  gate.openTo(database.url)
  const db = openDatabase({ url: gate.through(database.url), answerTimeout: 300 })
  const change = (before: () => void) =>
    db.transaction(async (transaction) => {
      await transaction.query(sql`update parcel_change_numbers set last = last + 1`)
      before()
    })

  const lost = await change(() => gate.hold()).catch((error: unknown) => error)
  expect(lost).toBeInstanceOf(UnknownOutcomeError)
  expect(retryOf(lost)).toBe('later')
  gate.letGo()

  const interrupted = db.transaction(async (transaction) => {
    gate.hold()
    await transaction.query(sql`update parcel_change_numbers set last = last + 1`)
  })
  await expect(interrupted).rejects.toThrow(/^Query read timeout$/)
  gate.letGo()

  const refused = db.transaction(async (transaction) => {
    await transaction.run(`
      create temporary table once (id integer unique deferrable initially deferred);
      insert into once values (1), (1)
    `)
  })
  await expect(refused).rejects.toMatchObject({ code: '23505' })
  await db.close()
  await gate.close()
})
