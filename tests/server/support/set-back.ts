import type { Database } from '../../../server/db/database.ts'

const tables = ['parcels', 'status_logs', 'parcel_changes', 'parcel_change_numbers']

/** Copies the tables of parcels, to act as a standby that receives none of the later commits. */
export async function keepMoment(db: Database) {
  await db.transaction((transaction) =>
    transaction.run(
      tables
        .map(
          (name) =>
            `drop table if exists kept_${name}; create table kept_${name} as table ${name};`,
        )
        .join(''),
    ),
  )
  return {
    /** Restores the copies, as if the standby was promoted: later commits are lost. */
    setBack: () =>
      db.transaction((transaction) =>
        transaction.run(
          `truncate ${tables.join(', ')} cascade;` +
            tables.map((name) => `insert into ${name} table kept_${name};`).join(''),
        ),
      ),
  }
}
