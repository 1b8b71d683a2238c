import type pg from 'pg'
import { countRows, findReferences, findTableNames } from './repository.ts'

/**
 * A session that ended after the backup would be alive again after its restore; counters of tries
 * and changes not yet told to everybody are about minutes.
 */
const leftOut = new Set(['sessions', 'rate_limits', 'parcel_changes'])

/** It counts on in each database; going back would give a number twice. */
const ofItsDatabase = new Set(['parcel_change_numbers'])

export interface TableCount {
  name: string
  rows: number
}

export interface Tables {
  /** What a restore empties. */
  all: string[]
  /** What a backup holds, each table after those that it refers to. */
  kept: string[]
}

export async function findTables(client: pg.Client): Promise<Tables> {
  const all = (await findTableNames(client)).filter((name) => !ofItsDatabase.has(name))
  const references = await findReferences(client)
  const kept: string[] = []
  const left = new Set(all.filter((name) => !leftOut.has(name)))
  while (left.size > 0) {
    const next = [...left].find((name) =>
      references.every(({ from, to }) => from !== name || !left.has(to)),
    )
    if (next === undefined) throw new Error(`Tables refer to each other: ${[...left].join(', ')}`)
    left.delete(next)
    kept.push(next)
  }
  return { all, kept }
}

export async function countAll(client: pg.Client, tables: string[]): Promise<TableCount[]> {
  const counts: TableCount[] = []
  for (const name of tables) counts.push({ name, rows: await countRows(client, name) })
  return counts
}

/** Such as "5 users, 33 parcels". */
export function countsInWords(counts: TableCount[]): string {
  const told = counts.filter(({ name }) => name === 'users' || name === 'parcels')
  return told.map(({ name, rows }) => `${rows} ${rows === 1 ? name.slice(0, -1) : name}`).join(', ')
}
