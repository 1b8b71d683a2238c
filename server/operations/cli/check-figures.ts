import type { Database } from '../../db/database.ts'
import {
  findDifferences,
  forgetSums,
  isCounting,
} from '../../parcels/kept-figures/check-repository.ts'
import { inSnapshot } from './backup-repository.ts'
import { CommandError } from './errors.ts'

/** Differences that are listed; of more, only their number is said. */
const maxListed = 20

/** Compares kept counts and days with the parcels; returns what to say. With `isRepair`, differing ones are counted again. */
export async function checkFigures(db: Database, isRepair: boolean): Promise<string[]> {
  const { differences, counting } = await inSnapshot(db, async (transaction) => ({
    differences: await findDifferences(transaction),
    counting: await isCounting(transaction),
  }))
  const notYet = counting ? ['Some are still being counted by a server, and not compared.'] : []
  if (differences.length === 0) {
    return [...notYet, 'Counts and days are those of the parcels: 0 differences.']
  }
  const listed = differences
    .slice(0, maxListed)
    .map(({ sum, kept, counted }) => `${sum}: ${kept}, but counted ${counted}`)
  const found = `${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}`
  if (!isRepair) {
    throw new CommandError(
      [...notYet, ...listed, `${found}. With --repair, all are counted again.`].join('\n'),
    )
  }
  await db.transaction(forgetSums)
  return [
    ...listed,
    `${found}. The servers count all of them again now, without a pause in service.`,
  ]
}
