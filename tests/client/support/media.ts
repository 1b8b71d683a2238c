import { vi } from 'vitest'

/** Gives the screen the width of a phone, since jsdom has no screen. */
export function stubPhone(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}
