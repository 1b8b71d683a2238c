import { vi } from 'vitest'
import { verified } from './endpoint.ts'

/** Verifies at another time: the package compares the timestamp with the machine's clock. */
export function verifiedAt(now: Date, ...message: Parameters<typeof verified>): unknown {
  vi.setSystemTime(now)
  try {
    return verified(...message)
  } finally {
    vi.useRealTimers()
  }
}
