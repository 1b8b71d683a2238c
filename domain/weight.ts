import { hasAtMostDecimals } from './format.ts'

export const notPositive = 'Weight must be greater than 0'

/** Fault of a weight in kg, in the words of every form and of the contract; null if there is none. */
export function weightError(weight: number): string | null {
  if (Number.isNaN(weight) || weight <= 0) return notPositive
  if (weight > 1000) return 'Weight must be at most 1000'
  return hasAtMostDecimals(weight, 2) ? null : 'Weight must have at most two decimals'
}

/** A weight as it was typed; NaN where nothing was. */
export const typedWeight = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed)
