import type { SessionUser } from '../../machines/session.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { LogoutIcon } from '../ui/icons/icons.tsx'
import { Unauthorized as UnauthorizedIllustration } from '../ui/illustrations/unauthorized.tsx'
import { Row } from '../ui/layout/layout.tsx'
import { useSession } from '../features/session/session.ts'
import { ErrorPage } from '../features/site/error-page.tsx'
import { StandaloneBar } from '../features/site/standalone-layout.tsx'
import { paths } from '../lib/paths.ts'

/** In place of the areas, on a host that lets a blocked user log in. */
export default function BlockedAccount({ user }: { user: SessionUser }) {
  const { leaving, logout } = useSession()
  return (
    <>
      <StandaloneBar />
      <main id="content" tabIndex={-1}>
        <ErrorPage illustration={<UnauthorizedIllustration />} title="Your account is blocked">
          <p>
            An administrator has blocked the account <strong>{user.email}</strong>. Until it is
            unblocked, it opens no area.
          </p>
          <Row>
            <Button
              tone="primary"
              size="large"
              icon={<LogoutIcon />}
              busy={leaving}
              onClick={logout}
            >
              Logout
            </Button>
            <LinkButton href={paths.home()} size="large">
              Back to home
            </LinkButton>
          </Row>
        </ErrorPage>
      </main>
    </>
  )
}
