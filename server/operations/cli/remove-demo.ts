import type { Config } from '../../config/config.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { noteDemoData } from '../demo/demo-data.ts'
import { findDemoAccounts } from '../demo/find-demo-accounts.ts'
import { createAdminCommand } from '../../start/typed-command.ts'
import { eraseUser } from '../../accounts/lifecycle/erasure-repository.ts'
import {
  hasActiveAdmin,
  hasUsers,
  lockUserAgainstNewParcels,
} from '../../accounts/users/repository.ts'
import { addChangesAtOnce } from '../../parcels/kept-figures/keep-figures.ts'
import { liftTimeLimits } from './backup-repository.ts'
import { CommandError } from './errors.ts'
import {
  countDemoData,
  deleteDemoParcels,
  deleteDemoRuns,
  deleteTracesOfDemo,
  deleteUnusedUsers,
  lockDemoData,
  type DemoCountsRow,
} from './remove-demo-repository.ts'

interface Removal {
  config: Config
  /** The operator agrees that other users, or demo accounts in use, are affected. */
  isConfirmed: boolean
  now: Date
}

/** Removes the demo accounts and all their data, and returns lines for the operator. */
export async function removeDemo(db: Database, removal: Removal): Promise<string[]> {
  const lines = await db.transaction((transaction) => remove(transaction, removal))
  const { databaseUrl, dataDir } = removal.config
  if (databaseUrl === undefined) await noteDemoData(dataDir, false)
  if (!(await hasActiveAdmin(db))) {
    lines.push(`There is no administrator now. Make one with: ${createAdminCommand()}`)
  }
  if (!(await hasUsers(db))) lines.push('A start with DEMO_DATA=on would add the demo data again.')
  return lines
}

async function remove(transaction: Transaction, { isConfirmed, now }: Removal): Promise<string[]> {
  await liftTimeLimits(transaction)
  const found = await findDemoAccounts(transaction)
  const ids = found.map(({ id }) => id).sort()
  const users = []
  for (const id of ids) users.push(await lockUserAgainstNewParcels(transaction, id))
  if (ids.length === 0) return ['There are no demo accounts.']

  await lockDemoData(transaction, ids)
  const counts = await countDemoData(transaction, ids)
  const own = found.filter(({ hasPublishedPassword }) => !hasPublishedPassword)
  const concerns = concernsOf(counts, own.length)
  if (concerns.length > 0 && !isConfirmed) {
    throw new CommandError(
      ['This concerns more than the demo:', ...concerns, 'Add --yes to remove it all.'].join('\n'),
    )
  }
  await deleteDemoRuns(transaction, ids)
  await deleteDemoParcels(transaction, ids)
  for (const user of users) if (user !== undefined) await eraseUser(transaction, user, now)
  const emails = found.map(({ account }) => account.email)
  await deleteTracesOfDemo(transaction, { ids, emails })
  await addChangesAtOnce(transaction)
  const kept = ids.length - (await deleteUnusedUsers(transaction, ids))

  const removed = [
    counted(ids.length, 'demo account'),
    counted(counts.parcels, 'parcel'),
    counted(counts.runs, 'run'),
  ]
  const lines = [`Removed: ${removed.join(', ')}.`]
  if (kept > 0) {
    lines.push(
      `The history of other users' parcels names ${counted(kept, 'demo account')}, now as "Deleted user".`,
    )
  }
  return lines
}

function concernsOf(
  { shared_parcels, shared_runs, planned_parcels }: DemoCountsRow,
  ownPasswords: number,
): string[] {
  return [
    ownPasswords > 0 &&
      `- ${counted(ownPasswords, 'demo account')} with another password than the published one would be removed.`,
    shared_parcels > 0 &&
      `- ${counted(shared_parcels, 'parcel')} between a demo account and another user would be removed.`,
    shared_runs > 0 &&
      `- ${counted(shared_runs, 'run')} of other couriers would lose the stops with demo parcels.`,
    planned_parcels > 0 &&
      `- ${counted(planned_parcels, 'parcel')} of other users would be on no run, as the demo couriers' runs are removed.`,
  ].filter((line) => line !== false)
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
