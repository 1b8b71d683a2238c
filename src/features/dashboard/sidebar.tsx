import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import type { User } from '../../api/model.ts'
import { HomeIcon, LogoutIcon } from '../../ui/icons/icons.tsx'
import { Spinner } from '../../ui/progress/spinner.tsx'
import { Tooltip } from '../../ui/tooltip/tooltip.tsx'
import { paths } from '../../lib/paths.ts'
import { statusText } from '../../lib/text.ts'
import { menuOf } from './menu.tsx'
import * as Look from './sidebar.styles.ts'

type SidebarProps = {
  user: Pick<User, 'name' | 'email' | 'role'>
  onLogout: () => void
  leaving: boolean
  /** Only the icons are seen; the words stay for screen readers and as tooltips. */
  folded: boolean
  onNavigate?: () => void
}

export function Sidebar({ user, onLogout, leaving, folded, onNavigate }: SidebarProps) {
  const [location] = useLocation()
  const roleName = user.role === null ? '' : statusText(user.role)
  return (
    <Look.Panel data-folded={folded ? '' : undefined}>
      <Item text="Back to home" folded={folded}>
        <Look.Brand as={Link} href={paths.home()}>
          <Look.Mark>
            <HomeIcon />
          </Look.Mark>
          <Look.Words>
            <Look.Name>Waybill</Look.Name>
            <Look.Small>Back to home</Look.Small>
          </Look.Words>
        </Look.Brand>
      </Item>
      <Look.Nav aria-labelledby="dashboard-menu">
        <Look.GroupName id="dashboard-menu">Dashboard</Look.GroupName>
        <Look.List>
          {menuOf(user.role).map(({ label, href, icon }) => (
            <li key={href}>
              <Item text={label} folded={folded}>
                <Look.Entry
                  as={Link}
                  href={href}
                  onClick={onNavigate}
                  aria-current={isWithin(location, href) ? 'page' : undefined}
                >
                  {icon}
                  <Look.Words>{label}</Look.Words>
                </Look.Entry>
              </Item>
            </li>
          ))}
        </Look.List>
      </Look.Nav>
      <Look.Foot>
        <Item text={`${user.name}, ${roleName}`} folded={folded}>
          <Look.Person>
            <Look.Initial aria-hidden="true">{user.name.charAt(0).toUpperCase()}</Look.Initial>
            <Look.Words>
              <Look.Name>{user.name}</Look.Name>
              <Look.Small>{roleName}</Look.Small>
            </Look.Words>
          </Look.Person>
        </Item>
        <Item text="Logout" folded={folded}>
          <Look.Entry
            as="button"
            type="button"
            aria-disabled={leaving ? true : undefined}
            onClick={() => {
              if (!leaving) onLogout()
            }}
          >
            {leaving ? <Spinner /> : <LogoutIcon />}
            <Look.Words>Logout</Look.Words>
          </Look.Entry>
        </Item>
      </Look.Foot>
    </Look.Panel>
  )
}

type ItemProps = {
  text: string
  folded: boolean
  children: Parameters<typeof Tooltip>[0]['children']
}

function Item({ text, folded, children }: ItemProps): ReactNode {
  return <Tooltip text={folded ? text : undefined}>{children}</Tooltip>
}

function isWithin(location: string, href: string): boolean {
  return location === href || location.startsWith(`${href}/`)
}
