const centsPerKilogram = 500
const leastCents = 500

/** The fee in cents for a weight in kg: $5.00 a kilogram, rounded to the cent, at least $5.00. */
export function feeInCents(weight: number): number {
  // Weights have at most two decimals; going through hundredths keeps 1.005 * 100 from drifting.
  const hundredths = Math.round(weight * 100)
  return Math.max(leastCents, Math.round((hundredths * centsPerKilogram) / 100))
}
