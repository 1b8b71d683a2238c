/** Code of a refusal, from the contract's `Failure`; null if there is none. */
export function failureCodeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}
