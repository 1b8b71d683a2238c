import { vi } from 'vitest'

/** jsdom loads no pages: from now on, these note that one was to be loaded. */
export function stubPageLoads() {
  const loads = { reload: vi.fn<() => void>(), replace: vi.fn<(address: string) => void>() }
  const real = window.location
  const handler: ProxyHandler<Location> = {
    get: (_, name) =>
      name === 'reload' || name === 'replace' ? loads[name] : Reflect.get(real, name),
  }
  vi.stubGlobal('location', new Proxy(real, handler))
  return loads
}

/** Language that the next page would come in; null where none was chosen. */
export const rememberedLanguage = () => /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1] ?? null

export function forgetLanguage(): void {
  document.cookie = 'language=; path=/; max-age=0'
}
