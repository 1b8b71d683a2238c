import * as t from '#texts/weightFaults.ts'
import { hasAtMostDecimals } from './format.ts'

/** Fault of a weight in kg, in the words of every form and of the contract; null if there is none. */
export function weightError(weight: number): string | null {
  if (Number.isNaN(weight) || weight <= 0) return t.weightIsZero
  if (weight > 1000) return t.weightIsOver1000
  return hasAtMostDecimals(weight, 2) ? null : t.weightHasManyDecimals
}

/** A weight as it was typed; NaN where nothing was. Before one or two digits, a comma parts off decimals. */
export const typedWeight = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.replace(/,(?=\d{1,2}\s*$)/, '.'))
