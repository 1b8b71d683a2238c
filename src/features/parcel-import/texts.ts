import type { SnapshotFrom } from 'xstate'
import * as t from '#texts/parcelImport.ts'
import { findOddCoordinates } from '../../../domain/odd-coordinates.ts'
import { formatCount } from '../../../domain/format.ts'
import type { NewParcel } from '../../../openapi.d.ts'
import { unsettled } from '../../../machines/csv-import.ts'
import type { CheckedFile, ImportOutcome, ImportOutcomes, parcelImportMachine } from './flow.ts'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { factsText } from '../../lib/lists.ts'

export const formatNumber = (number: number) => formatCount({ count: number, isCapped: false })

/** For example '963 rows can be created, 37 rows have errors'. */
export function reviewText({ rows, bad }: CheckedFile): string {
  const count = rows.length
  return bad.length === 0
    ? t.rowsCanBeCreated({ count })
    : t.rowsCanBeCreatedOthersNot({ count, bad: bad.length })
}

interface LocatedRow {
  row: number
  parcel: Pick<NewParcel, 'coordinates'>
}

/** Says which rows have coordinates that seem to be wrong, as far as the other rows show it. */
export function oddTexts(rows: readonly LocatedRow[]): string[] {
  const odd = findOddCoordinates(rows.map(({ parcel }) => parcel.coordinates))
  const located = rows.filter(({ parcel }) => parcel.coordinates !== undefined).length
  const said = { swapped: t.rowsAreSwapped, far: t.rowsAreFar }
  return (['swapped', 'far'] as const).flatMap((kind) => {
    const found = rows.filter((_, index) => odd.get(index)?.kind === kind)
    if (found.length === 0 || (kind === 'far' && !areFew(found.length, located))) return []
    const named = found.slice(0, maxNamed).map(({ row }) => String(row))
    const more = found.length > maxNamed ? ['…'] : []
    return said[kind]({ count: found.length, rows: [...named, ...more].join(', ') })
  })
}

const maxNamed = 20

/** False for a sender who ships all over a continent: then being far from the others says nothing. */
const areFew = (count: number, located: number): boolean =>
  count * 2 < located && count <= Math.max(3, located / 10)

/** For example '963 parcels created, 12 created before, 2 refused'. */
export function resultText(outcomes: ImportOutcomes): string {
  const { created } = outcomeCounts(outcomes)
  return factsText([t.parcelsCreated({ count: created }), ...otherResults(outcomes)])
}

/** For example '12 created before' and '2 refused'. */
export function otherResults(outcomes: ImportOutcomes): string[] {
  const { existed, refused, failed } = outcomeCounts(outcomes)
  return [
    ...(existed > 0 ? [t.countCreatedBefore({ count: existed })] : []),
    ...(refused > 0 ? [t.countRefused({ count: refused })] : []),
    ...(failed > 0 ? [t.countFailed({ count: failed })] : []),
  ]
}

export function outcomeCounts(outcomes: ImportOutcomes): Record<ImportOutcome['state'], number> {
  const counts = { created: 0, existed: 0, refused: 0, failed: 0 }
  for (const { state } of Object.values(outcomes)) counts[state] += 1
  return counts
}

/** The server's sentence, or else a general reason; without a full stop. */
export function reasonOf(error: unknown): string {
  const known = error instanceof ApiError ? error.message : t.noAnswerCame
  return messageOf(error, known).replace(/\.$/, '')
}

/** Text for screen readers, announced once for each step, and ten times during the creation. */
export function liveText(flow: SnapshotFrom<typeof parcelImportMachine>): string {
  const { file, checked, outcomes, error } = flow.context
  if (flow.matches('checking'))
    return file === null ? t.checkingTheFile : t.checkingFile({ name: file.name })
  if (checked === null) return ''
  if (flow.matches('reviewing')) {
    const count = checked.leftOut.length
    return factsText([reviewText(checked), ...(count > 0 ? [t.phonesAreLeftOut({ count })] : [])])
  }
  if (flow.matches('over')) return resultText(outcomes)
  const total = checked.rows.length
  const settled = total - unsettled(flow.context).length
  if (flow.matches('paused')) {
    return error === null
      ? t.pausedAt({ settled, total })
      : t.pausedAtWithLastError({ settled, total, reason: reasonOf(error) })
  }
  return t.percentOfRows({ percent: Math.floor((settled / total) * 10) * 10, total })
}
