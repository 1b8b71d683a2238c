import { styled } from 'styled-components'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { LoginIcon, LogoutIcon } from '../../ui/icons/icons-site.tsx'
import { paths } from '../../lib/paths.ts'
import type { SiteUser } from './site-links.ts'

export interface SessionButtonProps {
  user: SiteUser | null
  onLogout: () => void
  /** The logout is under way. */
  leaving?: boolean
}

/** As wide as its place. */
export function SessionButton({ user, onLogout, leaving = false }: SessionButtonProps) {
  return (
    <Place>
      {user?.email ? (
        <Button icon={<LogoutIcon />} busy={leaving} full onClick={onLogout}>
          Logout
        </Button>
      ) : (
        <LinkButton href={paths.login()} tone="primary" icon={<LoginIcon />} full>
          Login
        </LinkButton>
      )}
    </Place>
  )
}

// Nothing rather than a wrong offer, while it is asked who is there.
const Place = styled.div`
  :root.who-is-asked & {
    visibility: hidden;
  }
`
