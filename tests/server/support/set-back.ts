import type { Database } from '../../../server/db/database.ts'

const tables = ['parcels', 'status_logs', 'parcel_changes', 'parcel_change_numbers']

/** The parcels as a standby has them that never receives what is committed from now on. */
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
    /** The standby takes over: what was committed since is lost. */
    setBack: () =>
      db.transaction((transaction) =>
        transaction.run(
          `truncate ${tables.join(', ')} cascade;` +
            tables.map((name) => `insert into ${name} table kept_${name};`).join(''),
        ),
      ),
  }
}
