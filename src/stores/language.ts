import type { Language } from '../../openapi.d.ts'
import { pageLoads } from '../lib/page-loads.ts'

/** Sets the cookie that makes the server serve pages in this language. */
export function rememberLanguage(chosen: Language): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `language=${chosen}; path=/; max-age=${aYear}; samesite=lax${secure}`
}

/** Replaces this page with the address in another language, so that Back does not open the login again. */
export function openInLanguage(chosen: Language, address: string): void {
  rememberLanguage(chosen)
  pageLoads.replace(address)
}

const aYear = 365 * 24 * 60 * 60
