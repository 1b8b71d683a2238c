import type { Role } from '../../../openapi.d.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { LogoutIcon } from '../../ui/icons/icons.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import { areaOf, paths } from '../../lib/paths.ts'
import type { SiteUser } from './site-links.ts'

type RefusedProps = {
  user: SiteUser | null
  /** The role whose area was asked for, where the guard said so. */
  asked: Role | null
  leaving: boolean
  onLogout: () => void
}

/** Says why the door stayed shut, and where the person's own door is. */
export function Refused({ user, asked, leaving, onLogout }: RefusedProps) {
  return (
    <>
      <p>
        {asked ? (
          <>
            You asked for the <strong>{roleNames[asked]}</strong> area.{' '}
          </>
        ) : (
          'You asked for an area that belongs to another role. '
        )}
        {sentenceAbout(user)}
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

function sentenceAbout(user: SiteUser | null) {
  if (user === null) return 'You are not logged in.'
  if (user.role === null) return 'Your account has no role that opens an area here.'
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
}
