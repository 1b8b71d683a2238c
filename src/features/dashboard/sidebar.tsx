import type { HTMLAttributes, ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import * as common from '#texts/common.ts'
import * as t from '#texts/dashboard.ts'
import type { Role } from '../../../openapi.d.ts'
import type { User } from '../../api/model.ts'
import { mayHaveAccount } from '../../stores/account.ts'
import { mayHaveNotifications } from '../../stores/unread-count.ts'
import {
  ChartIcon,
  HomeIcon,
  LinkIcon,
  LogoutIcon,
  ParcelIcon,
  PinIcon,
  PulseIcon,
  QrIcon,
  RouteIcon,
  UsersIcon,
} from '../../ui/icons/icons.tsx'
import { BellIcon, KeyboardIcon } from '../../ui/icons/notification-icons.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Spinner } from '../../ui/progress/spinner.tsx'
import { Tooltip } from '../../ui/tooltip/tooltip.tsx'
import { paths } from '../../lib/paths.ts'
import { statusText } from '../../parcel/status-text.ts'
import * as Styled from './sidebar.styles.ts'

type SidebarProps = {
  user: Pick<User, 'name' | 'email' | 'role'>
  onLogout: () => void
  leaving: boolean
  /** Only the icons are visible; the labels stay for screen readers and as tooltips. */
  folded: boolean
  onNavigate?: (() => void) | undefined
  /** Shows the keyboard shortcuts; not set on a phone. */
  onHelp?: () => void
}

export function Sidebar({ user, onLogout, leaving, folded, onNavigate, onHelp }: SidebarProps) {
  const [location] = useLocation()
  const roleName = user.role === null ? '' : statusText(user.role)
  const tip = (text: string) => (folded ? text : undefined)
  return (
    <Styled.Panel data-folded={folded ? '' : undefined}>
      <Tooltip text={tip(common.backToHome)}>
        <Styled.Brand as={Link} href={paths.home()}>
          <Styled.BrandIcon>
            <HomeIcon />
          </Styled.BrandIcon>
          <Styled.Label>
            <Styled.Name translate="no">Waybill</Styled.Name>
            <Styled.Detail>{common.backToHome}</Styled.Detail>
          </Styled.Label>
        </Styled.Brand>
      </Tooltip>
      <Styled.Nav aria-labelledby="dashboard-menu">
        <Styled.GroupName id="dashboard-menu">{t.dashboard}</Styled.GroupName>
        <Styled.List>
          {navItems(user.role).map(({ label, href, icon, hasOwnDocument = false }) => (
            <li key={href}>
              <Tooltip text={tip(label)}>
                <Styled.Item
                  as={hasOwnDocument ? 'a' : Link}
                  href={href}
                  onClick={onNavigate}
                  aria-current={isWithin(location, href) ? 'page' : undefined}
                >
                  {icon}
                  <Styled.Label>{label}</Styled.Label>
                </Styled.Item>
              </Tooltip>
            </li>
          ))}
        </Styled.List>
      </Styled.Nav>
      <Styled.Footer>
        <Tooltip text={tip(t.nameAndRole({ name: user.name, role: roleName }))}>
          <Person user={user} location={location} onNavigate={onNavigate}>
            <Styled.Avatar aria-hidden="true">{user.name.charAt(0).toUpperCase()}</Styled.Avatar>
            <Styled.Label>
              <Styled.Name translate="no">{user.name}</Styled.Name>
              <Styled.Detail>{roleName}</Styled.Detail>
            </Styled.Label>
          </Person>
        </Tooltip>
        {onHelp && (
          <Tooltip text={tip(t.keyboardShortcuts)}>
            <Styled.Item as="button" type="button" aria-keyshortcuts="?" onClick={onHelp}>
              <KeyboardIcon />
              <Styled.Label>{t.keyboardShortcuts}</Styled.Label>
            </Styled.Item>
          </Tooltip>
        )}
        <Tooltip text={tip(common.logout)}>
          <Styled.Item
            as="button"
            type="button"
            aria-disabled={leaving ? true : undefined}
            onClick={() => {
              if (!leaving) onLogout()
            }}
          >
            {leaving ? <Spinner /> : <LogoutIcon />}
            <Styled.Label>{common.logout}</Styled.Label>
          </Styled.Item>
        </Tooltip>
      </Styled.Footer>
    </Styled.Panel>
  )
}

type NavItem = {
  label: string
  href: string
  icon: ReactNode
  /** The page is a document of its own with other permissions, so it needs a page load. */
  hasOwnDocument?: boolean
}

type PersonProps = HTMLAttributes<HTMLElement> & {
  user: SidebarProps['user']
  location: string
  onNavigate: SidebarProps['onNavigate']
}

/** Links to the user's account if the host has accounts. */
function Person({ user: { role }, location, onNavigate, children, ...trigger }: PersonProps) {
  if (role === null || !mayHaveAccount())
    return <Styled.Person {...trigger}>{children}</Styled.Person>
  const href = paths.account(role)
  return (
    <Styled.Item
      {...trigger}
      as={Link}
      href={href}
      onClick={onNavigate}
      aria-current={isWithin(location, href) ? 'page' : undefined}
    >
      {children}
      <VisuallyHidden>{common.yourAccount}</VisuallyHidden>
    </Styled.Item>
  )
}

function navItems(role: Role | null): readonly NavItem[] {
  if (role === null) return []
  if (!mayHaveNotifications() || role === 'COURIER') return itemsByRole[role]
  const href = paths.notifications(role)
  return [...itemsByRole[role], { label: common.notifications, href, icon: <BellIcon /> }]
}

const itemsByRole: Record<Role, readonly NavItem[]> = {
  ADMIN: [
    { label: common.usersTitle, href: paths.adminUsers(), icon: <UsersIcon /> },
    { label: common.parcels, href: paths.adminParcels(), icon: <ParcelIcon /> },
    { label: common.runs, href: paths.adminRuns(), icon: <RouteIcon /> },
    { label: t.scan, href: paths.adminScan(), icon: <QrIcon />, hasOwnDocument: true },
    { label: common.insights, href: paths.adminInsights(), icon: <ChartIcon /> },
    { label: common.system, href: paths.adminSystem(), icon: <PulseIcon /> },
  ],
  SENDER: [
    { label: common.parcels, href: paths.senderParcels(), icon: <ParcelIcon /> },
    { label: common.addresses, href: paths.senderAddresses(), icon: <PinIcon /> },
    { label: common.integrations, href: paths.senderIntegrations(), icon: <LinkIcon /> },
  ],
  RECEIVER: [{ label: t.home, href: paths.receiverDashboard(), icon: <HomeIcon /> }],
  COURIER: [{ label: common.run, href: paths.courier(), icon: <RouteIcon /> }],
}

function isWithin(location: string, href: string): boolean {
  return location === href || location.startsWith(`${href}/`)
}
