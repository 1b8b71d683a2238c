export const feeRates = { centsPerKilogram: 500, minimumCents: 500 } as const

/** The fee in cents for a weight in kg: $5.00 a kilogram, rounded to the cent, at least $5.00. */
export function feeInCents(weight: number): number {
  const { weightCents, addedCents } = feeParts(weight)
  return weightCents + addedCents
}

/** Parts of the fee: the price of the weight, and the amount that is added to reach the minimum. */
export function feeParts(weight: number): { weightCents: number; addedCents: number } {
  const { centsPerKilogram, minimumCents } = feeRates
  // Weights have at most two decimals; counting in hundredths avoids rounding errors such as 1.005 * 100.
  const hundredths = Math.round(weight * 100)
  const weightCents = Math.round((hundredths * centsPerKilogram) / 100)
  return { weightCents, addedCents: Math.max(0, minimumCents - weightCents) }
}
