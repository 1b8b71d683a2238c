/** Key as hard to guess as a UUID; `crypto.randomUUID` is missing on plain HTTP addresses. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
