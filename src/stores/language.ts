import { language } from '#texts/language.ts'
import type { Language } from '../../openapi.d.ts'
import type { User } from '../api/model.ts'
import { pageLoads } from '../lib/page-loads.ts'

/** Sets the cookie by which the server serves pages in this language. */
export function rememberLanguage(chosen: Language): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `language=${chosen}; path=/; max-age=${aYear}; samesite=lax${secure}`
}

/**
 * Loads the address after a login in the language that the user has chosen. False where this page is in that
 * language, or they have chosen none.
 */
export function openInLanguageOf(user: Pick<User, 'language'> | null, address: string): boolean {
  const own = user?.language
  if (own === undefined || own === language) return false
  rememberLanguage(own)
  // Replaced, as Back would open the login again.
  pageLoads.replace(address)
  return true
}

const aYear = 365 * 24 * 60 * 60
