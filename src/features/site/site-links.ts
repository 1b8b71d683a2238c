import type { Role } from '../../../openapi.d.ts'
import { areaOf, paths } from '../../lib/paths.ts'

/** What the header needs to know of the person; null is a visitor. */
export interface SiteUser {
  email: string
  role: Role | null
}

export interface SiteLink {
  label: string
  href: string
}

/** The same links in the header and in the mobile menu. */
export function siteLinks(user: SiteUser | null): SiteLink[] {
  const links = [
    { label: 'Home', href: paths.home() },
    { label: 'About', href: paths.about() },
    { label: 'Contact', href: paths.contact() },
  ]
  return user?.role ? [...links, { label: 'Dashboard', href: areaOf(user.role) }] : links
}
