import type { SnapshotFrom } from 'xstate'
import { formatCount } from '../../../domain/format.ts'
import { unsettled } from '../../../machines/csv-import.ts'
import type { CheckedFile, ImportOutcome, ImportOutcomes, parcelImportMachine } from './flow.ts'
import { ApiError, messageOf } from '../../api/api-error.ts'

export const formatNumber = (number: number) => formatCount({ count: number, isCapped: false })

/** As in '963 rows can be created, 37 rows have errors'. */
export function reviewText({ rows, bad }: CheckedFile): string {
  const right = `${rowCount(rows.length)} can be created`
  if (bad.length === 0) return right
  return `${right}, ${rowCount(bad.length)} ${bad.length === 1 ? 'has an error' : 'have errors'}`
}

/** As in '963 parcels created, 12 created before, 2 refused'. */
export function resultText(outcomes: ImportOutcomes): string {
  const { created } = outcomeCounts(outcomes)
  const parcels = created === 1 ? '1 parcel created' : `${formatNumber(created)} parcels created`
  return [parcels, ...otherResults(outcomes)].join(', ')
}

/** As in '12 created before' and '2 refused'. */
export function otherResults(outcomes: ImportOutcomes): string[] {
  const { existed, refused, failed } = outcomeCounts(outcomes)
  const results: [number, string][] = [
    [existed, 'created before'],
    [refused, 'refused'],
    [failed, 'failed'],
  ]
  return results.flatMap(([count, text]) => (count > 0 ? `${formatNumber(count)} ${text}` : []))
}

export function outcomeCounts(outcomes: ImportOutcomes): Record<ImportOutcome['state'], number> {
  const counts = { created: 0, existed: 0, refused: 0, failed: 0 }
  for (const { state } of Object.values(outcomes)) counts[state] += 1
  return counts
}

/** The server's sentence, or what is known without one; without a full stop. */
export function reasonOf(error: unknown): string {
  const known = error instanceof ApiError ? error.message : 'no answer came'
  return messageOf(error, known).replace(/\.$/, '')
}

/** For screen readers: each step once, and of the creation every tenth part. */
export function liveText(flow: SnapshotFrom<typeof parcelImportMachine>): string {
  const { file, checked, outcomes, error } = flow.context
  if (flow.matches('checking')) return `Checking ${file?.name ?? 'the file'}`
  if (checked === null) return ''
  if (flow.matches('reviewing')) return reviewText(checked)
  if (flow.matches('over')) return resultText(outcomes)
  const total = checked.rows.length
  const settled = total - unsettled(flow.context).length
  if (flow.matches('paused')) {
    const reason = error === null ? '' : `. Last error: ${reasonOf(error)}`
    return `Paused at ${formatNumber(settled)} of ${formatNumber(total)} rows${reason}`
  }
  return `${Math.floor((settled / total) * 10) * 10} percent of ${rowCount(total)}`
}

const rowCount = (number: number) => (number === 1 ? '1 row' : `${formatNumber(number)} rows`)
