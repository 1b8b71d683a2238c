import { vi } from 'vitest'
import { pageLoads } from '../../../src/lib/page-loads.ts'

/** Replaces page loads from now on, and records them. */
export const stubPageLoads = () => ({
  reload: vi.spyOn(pageLoads, 'reload').mockImplementation(() => {}),
  replace: vi.spyOn(pageLoads, 'replace').mockImplementation(() => {}),
})

/** Language in which the next page would load; null if none was chosen. */
export const rememberedLanguage = () => /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1] ?? null

export function forgetLanguage(): void {
  document.cookie = 'language=; path=/; max-age=0'
}
