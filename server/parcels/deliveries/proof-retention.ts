import type { AppContext } from '../../http/openapi/operation.ts'
import { removeDeliveryProofs } from './repository.ts'

/** Rows that one statement removes; each can hold two pictures. */
const batchSize = 100

/** Removes some proofs that are older than PROOF_RETENTION_DAYS; returns whether there may be more. */
export function removeOldProofs({
  db,
  clock,
  config,
}: Pick<AppContext, 'db' | 'clock' | 'config'>): Promise<boolean> {
  const before = new Date(clock().getTime() - config.proofRetentionDays * 24 * 3_600_000)
  return removeDeliveryProofs(db, before, batchSize)
}
