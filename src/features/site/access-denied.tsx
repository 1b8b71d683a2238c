import * as common from '#texts/common.ts'
import * as t from '#texts/site.ts'
import type { Role } from '../../../openapi.d.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { LogoutIcon } from '../../ui/icons/icons.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import { areaOf, paths } from '../../lib/paths.ts'
import { sentence } from '../../lib/sentence.ts'
import type { SiteUser } from './site-header.tsx'

type AccessDeniedProps = {
  user: SiteUser | null
  /** Role of the refused area, if the URL names it. */
  requested: Role | null
  leaving: boolean
  onLogout: () => void
}

/** Reason of the refusal, and a link to the user's own area. */
export function AccessDenied({ user, requested, leaving, onLogout }: AccessDeniedProps) {
  return (
    <>
      <p>
        <span>
          {requested
            ? sentence(t.areaWasAskedFor({ role: requested, strong }))
            : t.areaOfAnotherRole}
        </span>
        <span> </span>
        <span>{reasonText(user)}</span>
      </p>
      <Row>
        {user ? (
          <>
            <LinkButton href={areaOf(user.role)} tone="primary" size="large">
              {user.role ? t.goToTheArea({ role: user.role }) : common.backToHome}
            </LinkButton>
            <Button size="large" icon={<LogoutIcon />} busy={leaving} onClick={onLogout}>
              {common.logout}
            </Button>
          </>
        ) : (
          <>
            <LinkButton href={paths.login()} tone="primary" size="large">
              {common.login}
            </LinkButton>
            <LinkButton href={paths.home()} size="large">
              {common.backToHome}
            </LinkButton>
          </>
        )}
      </Row>
    </>
  )
}

type AccountBlockedProps = { email: string; leaving: boolean; onLogout: () => void }

/** Replaces every area if the host lets a blocked user log in. */
export function AccountBlocked({ email, leaving, onLogout }: AccountBlockedProps) {
  return (
    <>
      <p>{sentence(t.accountIsBlocked({ email, strong }))}</p>
      <Row>
        <Button tone="primary" size="large" icon={<LogoutIcon />} busy={leaving} onClick={onLogout}>
          {common.logout}
        </Button>
        <LinkButton href={paths.home()} size="large">
          {common.backToHome}
        </LinkButton>
      </Row>
    </>
  )
}

function reasonText(user: SiteUser | null) {
  if (user === null) return t.youAreNotLoggedIn
  if (user.role === null) return t.yourRoleHasNoArea
  return sentence(t.yourRoleIs({ role: user.role, strong }))
}

const strong = (text: string) => <strong>{text}</strong>
