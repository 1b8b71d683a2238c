import * as t from '#texts/weightFaults.ts'
import { hasAtMostDecimals } from '../../domain/format.ts'

/** Error text for a weight in kg, as the API refuses it; null if the weight is valid. */
export function weightError(weight: number): string | null {
  if (Number.isNaN(weight) || weight <= 0) return t.weightIsZero
  if (weight > 1000) return t.weightIsOver1000
  return hasAtMostDecimals(weight, 2) ? null : t.weightHasManyDecimals
}

/**
 * Parses a typed weight; NaN if the field is empty. A comma before one or two digits is a decimal
 * separator.
 */
export const typedWeight = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.replace(/,(?=\d{1,2}\s*$)/, '.'))
