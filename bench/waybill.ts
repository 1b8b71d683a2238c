import { randomUUID } from 'node:crypto'
import { buildApp } from '../server/app.ts'
import { openDatabase, type OpenDatabase } from '../server/db/database.ts'
import { readEnvironment } from '../server/config/environment.ts'
import { listen } from '../server/http/listen.ts'
import { insertSession } from '../server/sessions/repository.ts'
import { newTokens } from '../server/sessions/tokens.ts'

export interface Waybill {
  origin: string
  database: OpenDatabase
  /** Signs somebody in and answers their access token. */
  signIn: (userId: string) => Promise<string>
  stop: () => Promise<void>
}

/** The product as it ships, but for its limits of tries; its clock stands, so no session ends. */
export async function startWaybill(url: string): Promise<Waybill> {
  const database = openDatabase({ url })
  const { db } = database
  const now = new Date()
  const environment = readEnvironment({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
  const app = buildApp({ db, clock: () => now, environment, logger: false })
  const origin = await listen(app, { host: '127.0.0.1', port: 0 })
  return {
    origin,
    database,
    async signIn(userId) {
      const tokens = newTokens()
      await db
        .transaction()
        .execute((transaction) =>
          insertSession(transaction, { userId, familyId: randomUUID(), tokens, now }),
        )
      return tokens.access
    },
    async stop() {
      await app.close()
      await database.close()
    },
  }
}
