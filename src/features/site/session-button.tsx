import { Button, LinkButton } from '../../design/button.tsx'
import { LoginIcon, LogoutIcon } from '../../design/icons-site.tsx'
import { paths } from '../../lib/paths.ts'
import type { SiteUser } from './site-links.ts'

export interface SessionButtonProps {
  user: SiteUser | null
  onLogout: () => void
  /** The logout is under way. */
  leaving?: boolean
}

export function SessionButton({
  user,
  onLogout,
  leaving = false,
  full = false,
}: SessionButtonProps & { full?: boolean }) {
  return user?.email ? (
    <Button icon={<LogoutIcon />} busy={leaving} full={full} onClick={onLogout}>
      Logout
    </Button>
  ) : (
    <LinkButton href={paths.login()} tone="primary" icon={<LoginIcon />} full={full}>
      Login
    </LinkButton>
  )
}
