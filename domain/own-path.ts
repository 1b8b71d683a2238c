/**
 * The address where it is a path of this site, else null: a link made elsewhere must not send a visitor on
 * to another site in this one's name.
 */
export function ownPath(wanted: string | null | undefined): string | null {
  if (!wanted?.startsWith('/')) return null
  const base = 'http://same.invalid'
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : null
  // `/.//other` is of this site, but what is left of it is another's address.
  const isOfThisSite = url?.origin === base && !url.pathname.startsWith('//')
  return isOfThisSite ? `${url.pathname}${url.search}${url.hash}` : null
}
