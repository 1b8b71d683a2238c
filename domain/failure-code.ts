/** Code of a refusal, as the contract's `Failure` has it; null if there is none. */
export function failureCodeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}
