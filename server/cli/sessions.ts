import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { inTransaction } from '../db/transaction.ts'
import { endSessionsOfUser } from '../sessions/repository.ts'
import { lockUser } from '../users/repository.ts'
import { findLiveSessions } from './sessions-repository.ts'

export async function sessionLines(
  db: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<string[]> {
  const sessions = await findLiveSessions(db, userId, now)
  if (sessions.length === 0) return ['No live sessions.']
  return [
    line('Began', 'Last renewed', 'Ends, if not renewed'),
    ...sessions.map(({ began, renewed, ends }) =>
      line(shown(began), renewed > began ? shown(renewed) : '-', shown(ends)),
    ),
  ]
}

export function endSessions(db: Kysely<Database>, userId: string, now: Date): Promise<string> {
  return inTransaction(db, async (transaction) => {
    await lockUser(transaction, userId)
    const live = await findLiveSessions(transaction, userId, now)
    await endSessionsOfUser(transaction, userId, now)
    if (live.length === 0) return 'There were no live sessions.'
    return live.length === 1 ? 'One session has ended.' : `${live.length} sessions have ended.`
  })
}

const line = (...cells: [string, string, string]) =>
  cells.map((cell, index) => (index < 2 ? cell.padEnd(25) : cell)).join('')

const shown = (time: Date) => `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`
