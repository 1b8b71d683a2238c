import { useSearch } from 'wouter'
import { Unauthorized as UnauthorizedArt } from '../ui/illustrations/unauthorized.tsx'
import { useSession } from '../features/session/session.ts'
import { Lost } from '../features/site/lost.tsx'
import { Refused } from '../features/site/refused.tsx'
import { StandaloneBar } from '../features/site/standalone-layout.tsx'
import { askedAreaIn } from '../lib/paths.ts'

export default function UnauthorizedPage() {
  const { user, leaving, logout } = useSession()
  const asked = askedAreaIn(useSearch())
  return (
    <>
      <StandaloneBar />
      <main id="content" tabIndex={-1}>
        <Lost art={<UnauthorizedArt />} title="This area is not yours">
          <Refused user={user} asked={asked} leaving={leaving} onLogout={logout} />
        </Lost>
      </main>
    </>
  )
}
