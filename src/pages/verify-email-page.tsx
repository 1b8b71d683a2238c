import { Link } from 'wouter'
import { Welcome } from '../ui/illustrations/lazy-illustrations.tsx'
import { useLinkToken } from '../features/session/link-token.ts'
import { VerifyEmail } from '../features/session/verify-email.tsx'
import { FormHeader, StandaloneLayout } from '../features/site/standalone-layout.tsx'
import { paths } from '../lib/paths.ts'

export default function VerifyEmailPage() {
  const token = useLinkToken()
  return (
    <StandaloneLayout illustration={<Welcome />} slogan="One click, and you are all set.">
      {token === null ? (
        <FormHeader>
          <h1>This link is not complete</h1>
          <p>
            Part of it is missing. Please open it from the email again, or{' '}
            <Link href={paths.login()}>log in</Link> and press Send link again on your dashboard.
          </p>
        </FormHeader>
      ) : (
        <>
          <FormHeader>
            <h1>Confirm your address</h1>
            <p>You have opened the link that was sent to your email address.</p>
          </FormHeader>
          <VerifyEmail key={token} token={token} />
        </>
      )}
    </StandaloneLayout>
  )
}
