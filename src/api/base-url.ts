import { parseUrl } from '../../domain/parse-url.ts'

/** Milliseconds; `fetch` has no timeout of its own, so a stalled call would never end. */
export const callTimeout = 15_000
/** Milliseconds, for calls that upload pictures over a slow connection. */
export const uploadTimeout = 60_000

/** Base address of this build's calls. */
export const baseUrl = () => apiBaseUrl(import.meta.env.VITE_API_BASE_URL)

/** Returns the configured host, or the one that served the page. */
export function apiBaseUrl(configured: string | undefined): string {
  if (configured === undefined || configured.trim() === '') return globalThis.location?.origin ?? ''
  const url = parseUrl(configured.trim())
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new Error(
      `VITE_API_BASE_URL must be an http(s) address such as https://api.example.com, not "${configured}"`,
    )
  return url.href.replace(/\/+$/, '')
}
