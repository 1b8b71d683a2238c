import { language } from '#texts/language.ts'
import type { Language } from '../../openapi.d.ts'
import type { User } from '../api/model.ts'
import { pageLoads } from '../lib/page-loads.ts'

/** From now on, the server answers this browser the pages in that language. */
export function rememberLanguage(chosen: Language): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `language=${chosen}; path=/; max-age=${aYear}; samesite=lax${secure}`
}

/**
 * After a login: loads the page at an address in the language that the user has chosen for themselves.
 * False where this page has that, or they have chosen none.
 */
export function openInLanguageOf(user: Pick<User, 'language'> | null, address: string): boolean {
  const own = user?.language
  if (own === undefined || own === language) return false
  rememberLanguage(own)
  // Back would lead to a login that is over.
  pageLoads.replace(address)
  return true
}

const aYear = 365 * 24 * 60 * 60
