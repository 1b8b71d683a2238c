import { vi } from 'vitest'
import { pageLoads } from '../../../src/lib/page-loads.ts'

/** From now on, these note that a page was to be loaded. */
export const stubPageLoads = () => ({
  reload: vi.spyOn(pageLoads, 'reload').mockImplementation(() => {}),
  replace: vi.spyOn(pageLoads, 'replace').mockImplementation(() => {}),
})

/** Language that the next page would come in; null if none was chosen. */
export const rememberedLanguage = () => /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1] ?? null

export function forgetLanguage(): void {
  document.cookie = 'language=; path=/; max-age=0'
}
