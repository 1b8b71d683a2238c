import type { Role } from '../../../openapi.d.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { LogoutIcon } from '../../ui/icons/icons.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import { areaOf, paths } from '../../lib/paths.ts'
import type { SiteUser } from './site-header.tsx'

type AccessDeniedProps = {
  user: SiteUser | null
  /** The role of the refused area, where the address names it. */
  requested: Role | null
  leaving: boolean
  onLogout: () => void
}

/** Reason of the refusal, and the way to the user's own area. */
export function AccessDenied({ user, requested, leaving, onLogout }: AccessDeniedProps) {
  return (
    <>
      <p>
        {requested ? (
          <>
            You asked for the <strong>{roleNames[requested]}</strong> area.{' '}
          </>
        ) : (
          'You asked for an area that belongs to another role. '
        )}
        {reasonText(user)}
      </p>
      <Row>
        {user ? (
          <>
            <LinkButton href={areaOf(user.role)} tone="primary" size="large">
              {user.role ? `Go to the ${roleNames[user.role]} area` : 'Back to home'}
            </LinkButton>
            <Button size="large" icon={<LogoutIcon />} busy={leaving} onClick={onLogout}>
              Logout
            </Button>
          </>
        ) : (
          <>
            <LinkButton href={paths.login()} tone="primary" size="large">
              Login
            </LinkButton>
            <LinkButton href={paths.home()} size="large">
              Back to home
            </LinkButton>
          </>
        )}
      </Row>
    </>
  )
}

type AccountBlockedProps = { email: string; leaving: boolean; onLogout: () => void }

/** In place of every area, on a host that lets a blocked user log in. */
export function AccountBlocked({ email, leaving, onLogout }: AccountBlockedProps) {
  return (
    <>
      <p>
        An administrator has blocked the account <strong>{email}</strong>. Until it is unblocked,
        you cannot use it.
      </p>
      <Row>
        <Button tone="primary" size="large" icon={<LogoutIcon />} busy={leaving} onClick={onLogout}>
          Logout
        </Button>
        <LinkButton href={paths.home()} size="large">
          Back to home
        </LinkButton>
      </Row>
    </>
  )
}

function reasonText(user: SiteUser | null) {
  if (user === null) return 'You are not logged in.'
  if (user.role === null) return 'Your account has no role with an area here.'
  return (
    <>
      Your role is <strong>{roleNames[user.role]}</strong>, and each role may enter only its own
      area.
    </>
  )
}

const roleNames: Record<Role, string> = {
  ADMIN: 'Admin',
  SENDER: 'Sender',
  RECEIVER: 'Receiver',
  COURIER: 'Courier',
}
