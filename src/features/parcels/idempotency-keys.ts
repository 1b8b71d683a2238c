import type { NewParcel } from '../../../openapi.d.ts'

/**
 * One key for each parcel meant: a repeated try with the same content keeps it, so that the host
 * answers its first result; other content is another parcel.
 */
export function idempotencyKeys(newKey: () => string = randomKey) {
  let meant: { content: string; key: string } | null = null
  return {
    keyFor(parcel: NewParcel): string {
      const content = JSON.stringify(parcel)
      if (meant?.content !== content) meant = { content, key: newKey() }
      return meant.key
    },
    forget() {
      meant = null
    },
  }
}

// crypto.randomUUID is missing on plain HTTP addresses.
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
