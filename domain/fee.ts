export const feeRates = { centsPerKilogram: 500, minimumCents: 500 } as const

/** The fee in cents for a weight in kg: $5.00 a kilogram, rounded to the cent, at least $5.00. */
export function feeInCents(weight: number): number {
  const { weightCents, addedCents } = feeParts(weight)
  return weightCents + addedCents
}

/** Parts of the fee: so much for the weight, and what is added to reach the minimum. */
export function feeParts(weight: number): { weightCents: number; addedCents: number } {
  const { centsPerKilogram, minimumCents } = feeRates
  // Weights have at most two decimals; going through hundredths keeps 1.005 * 100 from drifting.
  const hundredths = Math.round(weight * 100)
  const weightCents = Math.round((hundredths * centsPerKilogram) / 100)
  return { weightCents, addedCents: Math.max(0, minimumCents - weightCents) }
}
