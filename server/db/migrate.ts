import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { projectRoot } from '../project-root.ts'
import type { Database } from './database.ts'
import { DatabaseStartError, sqlState } from './errors.ts'

export interface Migration {
  number: number
  name: string
  text: string
  checksum: string
}

/** A row of the table `migrations`. */
export interface AppliedMigration {
  name: string
  checksum: string
}

const defaultFolder = join(projectRoot, 'server/db/migrations')

/** Runs the missing migrations, at most up to number `last`; returns their names. */
export async function migrate(
  db: Database,
  folder = defaultFolder,
  last = Infinity,
): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(({ number }) => number <= last)
  await createMigrationsTable(db)
  const ran: string[] = []
  for (;;) {
    const name = await untilUnlocked((lockTimeout) => runNext(db, migrations, lockTimeout))
    if (name === undefined) return ran
    ran.push(name)
  }
}

/** Milliseconds for which a migration is tried again if it does not get its locks. */
const patience = 600_000
/** What a migration waits for a lock, as changes wait behind it; an autovacuum gives way only after a second. */
const lockTimeoutOf = (attempt: number) => (attempt % 10 === 9 ? '1500ms' : '100ms')

/** Repeats a migration that gave way to the changes of people who are at work, after a short pause. */
async function untilUnlocked<Result>(
  work: (lockTimeout: string) => Promise<Result>,
): Promise<Result> {
  const end = performance.now() + patience
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work(lockTimeoutOf(attempt))
    } catch (error) {
      if (sqlState(error) !== '55P03') throw error
      if (performance.now() > end) {
        throw new DatabaseStartError(
          'A migration got no lock on its tables for ten minutes. End what holds them, such as a VACUUM or ' +
            'a long transaction, and start again.',
        )
      }
      await wait(100 + Math.random() * 200)
    }
  }
}

export async function readMigrations(folder = defaultFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const migrations = await Promise.all(
    files.map(async (file) => {
      const number = /^(\d{3})-[a-z0-9-]+\.sql$/.exec(file)?.[1]
      if (number === undefined) {
        throw new DatabaseStartError(
          `${file} is no name for a migration: 012-what-it-does.sql is one.`,
        )
      }
      const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
      const checksum = createHash('sha256').update(text).digest('hex')
      return { number: Number(number), name: file.slice(0, -4), text, checksum }
    }),
  )
  for (const [index, { name, number }] of migrations.entries()) {
    if (number !== index + 1) {
      throw new DatabaseStartError(
        `${name} is migration ${index + 1} in order: number them 1, 2, 3 …`,
      )
    }
  }
  return migrations
}

/** Runs one migration in a transaction of its own, so that an interrupted start can continue from there. */
async function runNext(
  db: Database,
  migrations: Migration[],
  lockTimeout: string,
): Promise<string | undefined> {
  return db.transaction(async (transaction) => {
    await transaction.run('set local statement_timeout = 0')
    // Nodes that start together queue at the lock on row 0.
    await transaction.query(sql`select number from migrations where number = 0 for update`)
    const applied = await transaction.query<AppliedMigration>(sql`
      select name, checksum from migrations where number > 0 order by number
    `)
    checkHistory(applied, migrations)

    const next = migrations[applied.length]
    if (next === undefined) return undefined
    await transaction.run(`set local lock_timeout = '${lockTimeout}'`)
    await transaction.run(next.text)
    await transaction.query(sql`
      insert into migrations (number, name, checksum, ran_at)
      values (${next.number}, ${next.name}, ${next.checksum}, now())
    `)
    return next.name
  })
}

function checkHistory(applied: AppliedMigration[], migrations: Migration[]) {
  for (const [index, { name, checksum }] of applied.entries()) {
    const known = migrations[index]
    if (known === undefined) {
      throw new DatabaseStartError(
        `The database has migration ${name}, which this version does not know. ` +
          'It was opened by a newer version: start that one.',
      )
    }
    if (known.name !== name || known.checksum !== checksum) {
      throw new DatabaseStartError(
        `Migration ${name} has run in this database, but its file is another one now ` +
          `(${known.name}). Restore the file and put the change into a new migration.`,
      )
    }
  }
}

async function createMigrationsTable(db: Database): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await db.transaction(async (transaction) => {
        await transaction.query(sql`
          create table if not exists migrations (
            number integer primary key,
            name text not null,
            checksum text not null,
            ran_at timestamptz not null
          )
        `)
        await transaction.query(sql`
          insert into migrations (number, name, checksum, ran_at)
          values (0, 'start', '', now()) on conflict (number) do nothing
        `)
      })
      return
    } catch (error) {
      // "if not exists" still collides with a node that creates the table at this moment.
      if (attempt === 5 || !['23505', '42710', '42P07'].includes(sqlState(error) ?? '')) throw error
      await wait(50 * attempt)
    }
  }
}
