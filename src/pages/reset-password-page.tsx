import { Link } from 'wouter'
import { Welcome } from '../ui/illustrations/lazy-illustrations.tsx'
import { useLinkToken } from '../features/session/link-token.ts'
import { ResetPasswordForm } from '../features/session/reset-password-form.tsx'
import { FormHeader, StandaloneLayout } from '../features/site/standalone-layout.tsx'
import { paths } from '../lib/paths.ts'

export default function ResetPasswordPage() {
  const token = useLinkToken()
  return (
    <StandaloneLayout illustration={<Welcome />} slogan="A new password, and back on the route.">
      {token === null ? (
        <FormHeader>
          <h1>This link is not complete</h1>
          <p>
            Part of it is missing. Please open it from the email again, or{' '}
            <Link href={paths.forgotPassword()}>ask for a new one</Link>.
          </p>
        </FormHeader>
      ) : (
        <>
          <FormHeader>
            <h1>Set a new password</h1>
            <p>
              You will be logged out on all other devices. If the link has expired,{' '}
              <Link href={paths.forgotPassword()}>ask for a new one</Link>.
            </p>
          </FormHeader>
          <ResetPasswordForm key={token} token={token} />
        </>
      )}
    </StandaloneLayout>
  )
}
