import type { Database } from '../../db/database.ts'
import {
  findDifferences,
  isCounting,
  resetSums,
} from '../../parcels/kept-figures/check-repository.ts'
import { inSnapshot, liftTimeLimits } from './backup-repository.ts'
import { CommandError } from './errors.ts'

/** Differences that are listed; of more, only their number is said. */
const maxListed = 20

/** Compares kept counts and days with the parcels; returns what to say. With `isRepair`, all are counted again if any differ. */
export async function checkFigures(db: Database, isRepair: boolean): Promise<string[]> {
  const { differences, counting } = await inSnapshot(db, async (transaction) => ({
    differences: await findDifferences(transaction),
    counting: await isCounting(transaction),
  }))
  const notYet = counting ? ['Some are still being counted by a server, and not compared yet.'] : []
  if (differences.length === 0) return [...notYet, 'Found 0 differences from the parcels.']
  const listed = differences
    .slice(0, maxListed)
    .map(({ sum, kept, counted }) => `${sum}: ${kept}, but counted ${counted}`)
  const found = `${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}`
  if (!isRepair) {
    throw new CommandError(
      [...notYet, ...listed, `${found}. With --repair, all are counted again.`].join('\n'),
    )
  }
  await db.transaction(async (transaction) => {
    await liftTimeLimits(transaction)
    await resetSums(transaction)
  })
  return [
    ...listed,
    `${found}. The servers count all of them again now, without a pause in service.`,
  ]
}
