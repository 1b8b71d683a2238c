import { vi } from 'vitest'

/** jsdom knows no widths: from now on, the screen is a phone's. */
export function stubPhone(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}
