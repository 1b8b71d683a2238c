import pg from 'pg'
import { openDatabase } from '../../server/db/database.ts'
import { reachEmbedded } from '../../server/db/embedded-postgres/reach-embedded.ts'
import { findDifferences } from '../../server/parcels/kept-figures/check-repository.ts'
import type { Acknowledged } from './crash-writers.ts'

/** Faults of a database after a crash; two empty lists are right. */
export interface Findings {
  missing: Acknowledged[]
  contradictions: Record<string, unknown>[]
}

/** Checks the database of a folder, whether a server runs on it or not. */
export async function inspect(dataDir: string, acknowledged: Acknowledged[]): Promise<Findings> {
  const { url, stop } = await reachEmbedded({ dataDir, log: () => undefined })
  try {
    return await inspectAt(url, acknowledged)
  } finally {
    await stop()
  }
}

async function inspectAt(url: string, acknowledged: Acknowledged[]): Promise<Findings> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const logs = await client.query<{ parcel_id: string; entry_number: number; status: string }>(
      'select parcel_id, entry_number, status from status_logs',
    )
    const there = new Set(
      logs.rows.map((row) => entryKey(row.parcel_id, row.entry_number, row.status)),
    )
    const { rows: broken } = await client.query<Record<string, unknown>>(contradicting)
    const contradictions = [...broken, ...(await differencesOf(url))]
    return {
      missing: acknowledged.filter(
        ({ entry, parcelId, status }) => !there.has(entryKey(parcelId, entry, status)),
      ),
      contradictions,
    }
  } finally {
    await client.end()
  }
}

/** Kept counts and days that are not those of the parcels. */
async function differencesOf(url: string): Promise<Record<string, unknown>[]> {
  const db = openDatabase({ url })
  try {
    return (await findDifferences(db)).map((difference) => ({ ...difference }))
  } finally {
    await db.close()
  }
}

const entryKey = (...parts: (string | number)[]) => parts.join(' ')

/** Parcels without a log, with a gap in it, or whose row has another status than the log. */
export const contradicting = `
  select parcels.id, parcels.delivery_status, log.entries, log.highest, log.last_status
  from parcels
    left join lateral (
      select count(*)::int as entries, max(entry_number) as highest,
        (array_agg(status order by entry_number desc)
          filter (where status not in ('BLOCKED', 'UNBLOCKED')))[1] as last_status
      from status_logs where parcel_id = parcels.id
    ) as log on true
  where log.entries = 0 or log.entries <> log.highest or log.last_status <> parcels.delivery_status`
