import { useSearch } from 'wouter'
import * as t from '#texts/pages.ts'
import { Unauthorized as UnauthorizedIllustration } from '../ui/illustrations/unauthorized.tsx'
import { useSession } from '../features/session/session.ts'
import { AccessDenied, AccountBlocked } from '../features/site/access-denied.tsx'
import { ErrorPage } from '../features/site/error-page.tsx'
import { StandaloneBar } from '../features/site/standalone-layout.tsx'
import { askedAreaIn } from '../lib/paths.ts'

export default function UnauthorizedPage() {
  const { user, leaving, logout } = useSession()
  const requested = askedAreaIn(useSearch())
  const isBlocked = user?.isBlocked === true
  const title = isBlocked ? t.accountIsBlocked : t.areaIsNotYours
  return (
    <>
      <StandaloneBar isSignedIn={user !== null} />
      <main id="content" tabIndex={-1}>
        <ErrorPage illustration={<UnauthorizedIllustration />} title={title}>
          {isBlocked ? (
            <AccountBlocked email={user.email} leaving={leaving} onLogout={logout} />
          ) : (
            <AccessDenied user={user} requested={requested} leaving={leaving} onLogout={logout} />
          )}
        </ErrorPage>
      </main>
    </>
  )
}
