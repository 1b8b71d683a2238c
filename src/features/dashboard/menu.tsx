import type { ReactNode } from 'react'
import type { Role } from '../../../openapi.d.ts'
import { ChartIcon, HomeIcon, ParcelIcon, UsersIcon } from '../../ui/icons/icons.tsx'
import { paths } from '../../lib/paths.ts'

export type MenuEntry = { label: string; href: string; icon: ReactNode }

/** What stands in the sidebar, by the role of whoever is signed in. */
export function menuOf(role: Role | null): readonly MenuEntry[] {
  return role === null ? [] : menus[role]
}

const menus: Record<Role, readonly MenuEntry[]> = {
  ADMIN: [
    { label: 'Users', href: paths.adminUsers(), icon: <UsersIcon /> },
    { label: 'Parcels', href: paths.adminParcels(), icon: <ParcelIcon /> },
    { label: 'Insights', href: paths.adminInsights(), icon: <ChartIcon /> },
  ],
  SENDER: [{ label: 'Parcels', href: paths.senderParcels(), icon: <ParcelIcon /> }],
  RECEIVER: [{ label: 'Home', href: paths.receiverDashboard(), icon: <HomeIcon /> }],
}
