import { parseUrl } from './parse-url.ts'

/**
 * The address if it is a path of this site, else null, so that a crafted link to this site cannot
 * redirect a visitor to another one.
 */
export function ownPath(wanted: string | null | undefined): string | null {
  if (!wanted?.startsWith('/')) return null
  const base = 'http://same.invalid'
  const url = parseUrl(wanted, base)
  // `/.//other` is on this site, but its normalized path `//other` would be the address of another one.
  const isOfThisSite = url?.origin === base && !url.pathname.startsWith('//')
  return isOfThisSite ? `${url.pathname}${url.search}${url.hash}` : null
}
