import { vi } from 'vitest'

/** Gives the screen the width of a phone, which jsdom does not know. */
export function stubPhone(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}
