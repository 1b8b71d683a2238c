/** What the search for a browser asks of a machine. */
interface Machine {
  platform: string
  env: Record<string, string | undefined>
  home: string
  exists: (place: string) => boolean
  runs: (place: string) => boolean
  hasFonts: () => boolean
  hasOwn: () => boolean
}

export const ownBrowser: string
export function browserPath(machine?: Machine): string | undefined
export function hasFonts(): boolean
