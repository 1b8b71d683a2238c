import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import type { User } from '../../api/model.ts'
import { HomeIcon, LogoutIcon } from '../../ui/icons/icons.tsx'
import { Spinner } from '../../ui/progress/spinner.tsx'
import { Tooltip } from '../../ui/tooltip/tooltip.tsx'
import { paths } from '../../lib/paths.ts'
import { statusText } from '../../lib/text.ts'
import { menuOf } from './menu.tsx'
import * as Styled from './sidebar.styles.ts'

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
    <Styled.Panel data-folded={folded ? '' : undefined}>
      <Item text="Back to home" folded={folded}>
        <Styled.Brand as={Link} href={paths.home()}>
          <Styled.Mark>
            <HomeIcon />
          </Styled.Mark>
          <Styled.Words>
            <Styled.Name>Waybill</Styled.Name>
            <Styled.Small>Back to home</Styled.Small>
          </Styled.Words>
        </Styled.Brand>
      </Item>
      <Styled.Nav aria-labelledby="dashboard-menu">
        <Styled.GroupName id="dashboard-menu">Dashboard</Styled.GroupName>
        <Styled.List>
          {menuOf(user.role).map(({ label, href, icon }) => (
            <li key={href}>
              <Item text={label} folded={folded}>
                <Styled.Entry
                  as={Link}
                  href={href}
                  onClick={onNavigate}
                  aria-current={isWithin(location, href) ? 'page' : undefined}
                >
                  {icon}
                  <Styled.Words>{label}</Styled.Words>
                </Styled.Entry>
              </Item>
            </li>
          ))}
        </Styled.List>
      </Styled.Nav>
      <Styled.Foot>
        <Item text={`${user.name}, ${roleName}`} folded={folded}>
          <Styled.Person>
            <Styled.Initial aria-hidden="true">{user.name.charAt(0).toUpperCase()}</Styled.Initial>
            <Styled.Words>
              <Styled.Name>{user.name}</Styled.Name>
              <Styled.Small>{roleName}</Styled.Small>
            </Styled.Words>
          </Styled.Person>
        </Item>
        <Item text="Logout" folded={folded}>
          <Styled.Entry
            as="button"
            type="button"
            aria-disabled={leaving ? true : undefined}
            onClick={() => {
              if (!leaving) onLogout()
            }}
          >
            {leaving ? <Spinner /> : <LogoutIcon />}
            <Styled.Words>Logout</Styled.Words>
          </Styled.Entry>
        </Item>
      </Styled.Foot>
    </Styled.Panel>
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
