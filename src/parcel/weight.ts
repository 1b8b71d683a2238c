import * as t from '#texts/weightFaults.ts'
import { readDecimal } from '../../domain/decimal.ts'
import { hasAtMostDecimals } from '../../domain/format.ts'

/** Error text for a weight in kg, as the API refuses it; null if the weight is valid. */
export function weightError(weight: number): string | null {
  if (Number.isNaN(weight) || weight <= 0) return t.weightIsZero
  if (weight > 1000) return t.weightIsOver1000
  return hasAtMostDecimals(weight, 2) ? null : t.weightHasManyDecimals
}

/** The same for a typed one, which is refused too if it can be read in two ways, as 2,500. */
export const typedWeightError = (typed: string): string | null =>
  (decimalIn(typed)?.decimals ?? 0) > 2 ? t.weightHasManyDecimals : weightError(typedWeight(typed))

/** The weight in kg; NaN if none is typed yet, or it can be read in two ways. */
export function typedWeight(typed: string): number {
  const decimal = decimalIn(typed)
  return decimal === null || decimal.decimals > 2 ? Number.NaN : decimal.value
}

/** True if this is a number, though perhaps not a weight. */
export const isTypedNumber = (typed: string): boolean => decimalIn(typed) !== null

const decimalIn = (typed: string) => readDecimal(typed.replace(/\s*kg\.?\s*$/iu, ''))
